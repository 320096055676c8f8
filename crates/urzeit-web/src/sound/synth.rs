//! Sounds as a few tones each, and the browser's synthesiser that plays them.

use std::cell::RefCell;

use js_sys::Reflect;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioParam, AudioScheduledSourceNode, BiquadFilterType,
    OscillatorType,
};

use super::Sound;

/// What swings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wave {
    Sine,
    Triangle,
    /// Noise around a pitch.
    Noise,
}

/// A tone: when it begins and how long it takes, in seconds; its pitch at first and at last; its loudness.
struct Tone(Wave, f64, f64, [f32; 2], f32);

use Wave::{Noise, Sine, Triangle};

fn tones(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Card => &[Tone(Noise, 0.0, 0.09, [2400.0, 900.0], 0.35)],
        Sound::Tile => &[
            Tone(Noise, 0.0, 0.04, [1800.0, 700.0], 0.6),
            Tone(Sine, 0.0, 0.12, [220.0, 130.0], 0.7),
        ],
        Sound::Dice => &[
            Tone(Noise, 0.0, 0.03, [3200.0, 2400.0], 0.6),
            Tone(Noise, 0.07, 0.03, [2600.0, 2000.0], 0.5),
            Tone(Noise, 0.15, 0.03, [3000.0, 2200.0], 0.5),
            Tone(Noise, 0.24, 0.05, [1900.0, 1200.0], 0.7),
        ],
        Sound::March => &[
            Tone(Noise, 0.0, 0.07, [500.0, 260.0], 0.6),
            Tone(Noise, 0.14, 0.07, [440.0, 240.0], 0.5),
            Tone(Noise, 0.28, 0.07, [500.0, 260.0], 0.6),
        ],
        Sound::Meal => &[
            Tone(Sine, 0.0, 0.09, [260.0, 520.0], 0.5),
            Tone(Sine, 0.1, 0.12, [230.0, 620.0], 0.5),
        ],
        Sound::Division => &[
            Tone(Sine, 0.0, 0.22, [330.0, 660.0], 0.4),
            Tone(Sine, 0.09, 0.25, [330.0, 495.0], 0.4),
        ],
        Sound::Fight => &[
            Tone(Noise, 0.0, 0.1, [2900.0, 1500.0], 0.6),
            Tone(Triangle, 0.02, 0.2, [180.0, 70.0], 0.8),
        ],
        Sound::Death => &[Tone(Triangle, 0.0, 0.45, [300.0, 75.0], 0.6)],
        Sound::Chat => &[
            Tone(Sine, 0.0, 0.08, [740.0, 740.0], 0.35),
            Tone(Sine, 0.09, 0.12, [880.0, 880.0], 0.35),
        ],
        Sound::MyTurn => &[
            Tone(Triangle, 0.0, 0.16, [523.0, 523.0], 0.5),
            Tone(Triangle, 0.15, 0.3, [784.0, 784.0], 0.5),
        ],
        Sound::ShortTime => &[
            Tone(Triangle, 0.0, 0.1, [988.0, 988.0], 0.5),
            Tone(Triangle, 0.18, 0.1, [988.0, 988.0], 0.5),
            Tone(Triangle, 0.36, 0.16, [988.0, 880.0], 0.5),
        ],
        Sound::End => &[
            Tone(Triangle, 0.0, 0.25, [392.0, 392.0], 0.5),
            Tone(Triangle, 0.2, 0.25, [523.0, 523.0], 0.5),
            Tone(Triangle, 0.4, 0.7, [659.0, 659.0], 0.5),
            Tone(Sine, 0.4, 0.9, [262.0, 262.0], 0.4),
        ],
    }
}

thread_local! {
    /// Made with the first sound: browsers allow few.
    static SYNTH: RefCell<Option<Synth>> = const { RefCell::new(None) };
}

/// Plays a sound. Where a browser has none, nothing is heard.
pub(super) fn play(sound: Sound, volume: f32) {
    SYNTH.with_borrow_mut(|synth| {
        if synth.is_none() {
            *synth = Synth::new().ok();
        }
        if let Some(synth) = synth {
            // It sleeps until somebody has clicked something. Its clock stands still meanwhile, so all that was
            // to be heard would be heard at once.
            if !is_running(&synth.context) {
                let _ = synth.context.resume();
                return;
            }
            for tone in tones(sound) {
                let _ = synth.play(tone, volume);
            }
        }
    });
}

fn is_running(context: &AudioContext) -> bool {
    Reflect::get(context, &"state".into()) == Ok("running".into())
}

struct Synth {
    context: AudioContext,
    noise: AudioBuffer,
}

impl Synth {
    fn new() -> Result<Synth, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let noise = context.create_buffer(1, rate as u32, rate)?;
        let samples: Vec<f32> = (0..rate as u32)
            .map(|_| js_sys::Math::random() as f32 * 2.0 - 1.0)
            .collect();
        noise.copy_to_channel(&samples, 0)?;
        let wakes = context.clone();
        let wake = Closure::<dyn Fn()>::new(move || {
            if !is_running(&wakes) {
                let _ = wakes.resume();
            }
        });
        let window = web_sys::window().ok_or(JsValue::NULL)?;
        let wake = wake.into_js_value();
        window.add_event_listener_with_callback("pointerdown", wake.unchecked_ref())?;
        Ok(Synth { context, noise })
    }

    fn play(&self, Tone(wave, at, long, pitch, loud): &Tone, volume: f32) -> Result<(), JsValue> {
        let begin = self.context.current_time() + at;
        let end = begin + long;
        let gain = self.context.create_gain()?;
        fade(&gain.gain(), begin, end, loud * volume)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        let source = self.source(*wave, *pitch, [begin, end], &gain)?;
        source.start_with_when(begin)?;
        source.stop_with_when(end)
    }

    /// What makes a tone, connected to where it goes.
    fn source(
        &self,
        wave: Wave,
        pitch: [f32; 2],
        time: [f64; 2],
        to: &AudioNode,
    ) -> Result<AudioScheduledSourceNode, JsValue> {
        if wave == Noise {
            let source = self.context.create_buffer_source()?;
            source.set_buffer(Some(&self.noise));
            let filter = self.context.create_biquad_filter()?;
            filter.set_type(BiquadFilterType::Bandpass);
            glide(&filter.frequency(), time, pitch)?;
            source.connect_with_audio_node(&filter)?;
            filter.connect_with_audio_node(to)?;
            return Ok(source.into());
        }
        let source = self.context.create_oscillator()?;
        source.set_type(match wave {
            Triangle => OscillatorType::Triangle,
            Sine | Noise => OscillatorType::Sine,
        });
        glide(&source.frequency(), time, pitch)?;
        source.connect_with_audio_node(to)?;
        Ok(source.into())
    }
}

/// From one pitch to another.
fn glide(pitch: &AudioParam, [begin, end]: [f64; 2], [from, to]: [f32; 2]) -> Result<(), JsValue> {
    pitch.set_value_at_time(from, begin)?;
    pitch.exponential_ramp_to_value_at_time(to, end)?;
    Ok(())
}

/// A tone begins softly, so that nothing clicks, and dies away.
fn fade(gain: &AudioParam, begin: f64, end: f64, loud: f32) -> Result<(), JsValue> {
    const SILENT: f32 = 0.0001;
    gain.set_value_at_time(SILENT, begin)?;
    gain.linear_ramp_to_value_at_time(loud, begin + 0.008)?;
    gain.exponential_ramp_to_value_at_time(SILENT, end)?;
    Ok(())
}
