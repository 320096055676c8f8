//! A push service (RFC 8030) and the browser behind it, which reads what is encrypted for it (RFC 8291).

use std::sync::{
    Arc,
    atomic::{AtomicU16, Ordering},
};

use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    routing::post,
};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use p256::{PublicKey, SecretKey, elliptic_curve::sec1::ToSec1Point as _};
use reqwest::Method;
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    hkdf::{HKDF_SHA256, KeyType, Salt},
    signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey},
};
use serde_json::{Value, json};
use tokio::{sync::mpsc, time::timeout};

use super::office::Office;
use crate::stage::{PATIENCE, Person};

/// The keys of the browser in RFC 8291, appendix A.
const SECRET: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

pub(super) fn bytes(text: &str) -> Vec<u8> {
    BASE64.decode(text).unwrap()
}

fn secret() -> SecretKey {
    SecretKey::from_slice(&bytes(SECRET)).unwrap()
}

/// The browser's public key.
pub(super) fn public() -> String {
    BASE64.encode(secret().public_key().to_sec1_point(false).as_bytes())
}

/// What a browser reads.
pub(super) fn open(body: &[u8]) -> Vec<u8> {
    let (salt, rest) = body.split_at(16);
    let (size, rest) = rest.split_at(4);
    assert_eq!(size, 4096_u32.to_be_bytes());
    let (sender, sealed) = rest[1..].split_at(usize::from(rest[0]));
    let shared = secret().diffie_hellman(&PublicKey::from_sec1_bytes(sender).unwrap());
    let info = [b"WebPush: info\0", &bytes(&public())[..], sender].concat();
    let derive = |salt: &[u8], from: &[u8], info: &[u8], length: usize| {
        struct Length(usize);
        impl KeyType for Length {
            fn len(&self) -> usize {
                self.0
            }
        }
        let mut derived = vec![0; length];
        let extracted = Salt::new(HKDF_SHA256, salt).extract(from);
        let info = [info];
        let expanded = extracted.expand(&info, Length(length)).unwrap();
        expanded.fill(&mut derived).unwrap();
        derived
    };
    let from = derive(&bytes(AUTH), shared.raw_secret_bytes(), &info, 32);
    let key = derive(salt, &from, b"Content-Encoding: aes128gcm\0", 16);
    let nonce = derive(salt, &from, b"Content-Encoding: nonce\0", 12);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
    let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
    let mut sealed = sealed.to_vec();
    let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).unwrap();
    let (end, message) = opened.split_last().unwrap();
    assert_eq!(*end, 2, "not the last record");
    message.to_vec()
}

/// A message that a push service was given.
pub(super) struct Pushed {
    /// For which browser.
    pub(super) browser: String,
    pub(super) headers: HeaderMap,
    pub(super) message: Value,
}

impl Pushed {
    pub(super) fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().unwrap()
    }

    /// What the sender said of itself, once that is proved (RFC 8292); and its key.
    pub(super) fn sender(&self) -> (Value, String) {
        let word = self.header("authorization").strip_prefix("vapid t=");
        let (token, key) = word.unwrap().split_once(", k=").unwrap();
        let (said, signed) = token.rsplit_once('.').unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
        public.verify(said.as_bytes(), &bytes(signed)).unwrap();
        let (_, claims) = said.split_once('.').unwrap();
        (
            serde_json::from_slice(&bytes(claims)).unwrap(),
            key.to_owned(),
        )
    }
}

/// A push service that answers as it is told.
pub(super) struct PushService {
    pub(super) url: String,
    status: Arc<AtomicU16>,
    heard: mpsc::UnboundedReceiver<Pushed>,
}

impl PushService {
    pub(super) async fn open() -> PushService {
        let (sender, heard) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(201));
        let answer = Arc::clone(&status);
        let hear = async move |Path(browser): Path<String>,
                               State(()): State<()>,
                               headers: HeaderMap,
                               body: Bytes| {
            assert_eq!(headers["content-encoding"], "aes128gcm");
            let message = serde_json::from_slice(&open(&body)).unwrap();
            let pushed = Pushed {
                browser,
                headers,
                message,
            };
            let status = answer.load(Ordering::SeqCst);
            sender.send(pushed).unwrap();
            StatusCode::from_u16(status).unwrap()
        };
        let router = Router::new().route("/{browser}", post(hear)).with_state(());
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await });
        PushService { url, status, heard }
    }

    /// Answers so from now on.
    pub(super) fn answer(&self, status: StatusCode) {
        self.status.store(status.as_u16(), Ordering::SeqCst);
    }

    /// The next message.
    pub(super) async fn hear(&mut self) -> Pushed {
        let heard = timeout(PATIENCE, self.heard.recv()).await;
        heard.expect("nothing is pushed").unwrap()
    }

    pub(super) fn has_heard(&mut self) -> bool {
        self.heard.try_recv().is_ok()
    }

    /// What a browser says of itself.
    pub(super) fn browser(&self, name: &str) -> Value {
        json!({
            "endpoint": format!("{}/{name}", self.url),
            "expirationTime": null,
            "keys": {"p256dh": public(), "auth": AUTH},
        })
    }

    /// Somebody wants push messages in this browser.
    pub(super) async fn tell(&self, office: &Office, person: &Person, name: &str) {
        let person = person.at(office.address);
        let browser = self.browser(name);
        let (status, wanted) = person.ask(Method::PUT, super::push::PUSH, browser).await;
        assert_eq!(status, StatusCode::OK, "{wanted}");
        assert_eq!(wanted["push"], true);
    }
}
