//! Push messages that only one browser can read (RFC 8291), and the word of the server that they are its own
//! (RFC 8292).

use std::fmt;

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use reqwest::Url;
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    error::Unspecified,
    hkdf::{self, HKDF_SHA256},
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use serde::Serialize;
use urzeit_table::messages::NewPush;

use crate::{
    random,
    store::{Browser, Time},
};

/// How long, in seconds, a word of the server counts.
const COUNTS: Time = 12 * 60 * 60;

/// A message is one record of at most so many bytes, and none is longer.
const RECORD: u32 = 4096;

/// The key of the server.
pub struct ServerKey {
    pair: EcdsaKeyPair,
}

impl fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerKey({})", self.public())
    }
}

/// What a push service is told: who sends, to whom, until when.
#[derive(Serialize)]
struct Claims<'a> {
    aud: String,
    exp: Time,
    #[serde(skip_serializing_if = "Option::is_none")]
    sub: Option<&'a str>,
}

impl ServerKey {
    /// A new one, as it is kept.
    pub(super) fn fresh() -> Result<Vec<u8>, Unspecified> {
        let way = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let fresh = EcdsaKeyPair::generate_pkcs8(way, &SystemRandom::new())?;
        Ok(fresh.as_ref().to_vec())
    }

    /// One that was kept.
    pub(super) fn read(kept: &[u8]) -> Option<ServerKey> {
        let way = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let pair = EcdsaKeyPair::from_pkcs8(way, kept, &SystemRandom::new()).ok()?;
        Some(ServerKey { pair })
    }

    /// What browsers and push services know it by.
    #[must_use]
    pub fn public(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// The header by which the push service at an address knows that the server sends something. `site` is
    /// where the operator can be found.
    pub(super) fn word(&self, to: &Url, site: Option<&str>, now: Time) -> Option<String> {
        let claims = Claims {
            aud: to.origin().ascii_serialization(),
            exp: now / 1000 + COUNTS,
            sub: site.filter(|site| site.starts_with("https://")),
        };
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let claims = BASE64.encode(serde_json::to_vec(&claims).ok()?);
        let said = format!("{head}.{claims}");
        let signed = self.pair.sign(&SystemRandom::new(), said.as_bytes()).ok()?;
        let signed = BASE64.encode(signed);
        Some(format!("vapid t={said}.{signed}, k={}", self.public()))
    }
}

/// A browser that messages can be encrypted for; none if its keys are no keys.
pub(super) fn read(push: &NewPush) -> Option<Browser> {
    let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
    let browser = Browser {
        endpoint: push.endpoint.clone(),
        public_key: bytes(&push.keys.p256dh)?,
        auth: bytes(&push.keys.auth).filter(|auth| auth.len() == 16)?,
    };
    seal(&browser, b"").is_ok().then_some(browser)
}

/// Encrypts a message for a browser.
pub(super) fn seal(browser: &Browser, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())?;
    let own_public = own.compute_public_key()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &browser.public_key);
    let sealed = |shared: &[u8]| {
        let keys = Keys {
            shared,
            own: own_public.as_ref(),
            salt: random::bytes(),
        };
        keys.seal(browser, message)
    };
    agree_ephemeral(own, &theirs, sealed)?
}

/// What a message is encrypted with, besides what the browser has said.
struct Keys<'a> {
    /// What only the browser and we know.
    shared: &'a [u8],
    /// Our public key, which serves for this message alone.
    own: &'a [u8],
    salt: [u8; 16],
}

impl Keys<'_> {
    /// RFC 8291, section 3.4, and RFC 8188, section 2.
    fn seal(&self, browser: &Browser, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let info = [b"WebPush: info\0", &browser.public_key[..], self.own].concat();
        let secret: [u8; 32] = derive(&browser.auth, self.shared, &info)?;
        let key: [u8; 16] = derive(&self.salt, &secret, b"Content-Encoding: aes128gcm\0")?;
        let nonce: [u8; 12] = derive(&self.salt, &secret, b"Content-Encoding: nonce\0")?;
        // This is the last record.
        let mut record = [message, &[2]].concat();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
        let nonce = Nonce::assume_unique_for_key(nonce);
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record)?;
        if record.len() > RECORD as usize {
            return Err(Unspecified);
        }
        let length = u8::try_from(self.own.len()).map_err(|_| Unspecified)?;
        let head = [&self.salt[..], &RECORD.to_be_bytes(), &[length], self.own];
        Ok([head.concat(), record].concat())
    }
}

/// HKDF (RFC 5869).
fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Result<[u8; N], Unspecified> {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut derived = [0; N];
    let extracted = hkdf::Salt::new(HKDF_SHA256, salt).extract(secret);
    let info = [info];
    extracted.expand(&info, Length(N))?.fill(&mut derived)?;
    Ok(derived)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use urzeit_table::messages::PushKeys;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap()
    }

    /// RFC 8291, appendix A.
    #[test]
    fn the_example_of_rfc_8291_is_encrypted_as_there() {
        let browser = Browser {
            endpoint: String::new(),
            public_key: bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let keys = Keys {
            shared: &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            own: &bytes(
                "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
            ),
            salt: bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
        };
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = keys.seal(&browser, message).unwrap();
        assert_eq!(
            BASE64.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS\
             6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulc\
             y4a-fN"
        );
    }

    #[test]
    fn only_keys_that_are_keys_are_taken() {
        let good = PushKeys {
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .to_owned(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned(),
        };
        let is_taken = |p256dh: &str, auth: &str| {
            let (p256dh, auth) = (p256dh.to_owned(), auth.to_owned());
            let endpoint = "https://push.example.org/1".to_owned();
            let keys = PushKeys { p256dh, auth };
            read(&NewPush { endpoint, keys }).is_some()
        };
        assert!(is_taken(&good.p256dh, &good.auth));
        assert!(is_taken(
            &format!("{}=", good.p256dh),
            &format!("{}==", good.auth)
        ));
        for key in ["", "?", "BCVx", &good.p256dh.replace("Aiw4", "Aiw8")] {
            assert!(!is_taken(key, &good.auth), "{key}");
        }
        for auth in ["", "?", "BTBZ"] {
            assert!(!is_taken(&good.p256dh, auth), "{auth}");
        }
    }

    #[test]
    fn a_push_service_can_tell_who_sends() {
        let key = ServerKey::read(&ServerKey::fresh().unwrap()).unwrap();
        let to = "https://push.example.org:8443/1?x=2".parse().unwrap();
        let site = Some("https://urzeit.example");
        let word = key.word(&to, site, 1_794_800_000_000).unwrap();
        let (token, public) = word.split_once(", k=").unwrap();
        let (said, signed) = token
            .strip_prefix("vapid t=")
            .unwrap()
            .rsplit_once('.')
            .unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
        public.verify(said.as_bytes(), &bytes(signed)).unwrap();
        let (_, claims) = said.split_once('.').unwrap();
        assert_eq!(
            String::from_utf8(bytes(claims)).unwrap(),
            r#"{"aud":"https://push.example.org:8443","exp":1794843200,"sub":"https://urzeit.example"}"#
        );
    }
}
