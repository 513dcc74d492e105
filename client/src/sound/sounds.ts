/* Small dry sounds, made in the browser. Off until asked for; nothing is told by sound alone. */
import { settings } from "../settings/settings.ts";

export type Sound = "turn" | "stone" | "crystal" | "level" | "brass" | "wick" | "iron" | "bag";

let context: AudioContext | null = null;
const LOUD = 0.125;

function ready(): AudioContext | null {
  if (!settings.get().sound) return null;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return null;
  }
}

/** A tone that dies away. */
function tone(
  audio: AudioContext,
  pitch: number,
  length: number,
  kind: OscillatorType,
  loud = 1,
  delay = 0,
): void {
  const start = audio.currentTime + delay;
  const [source, gain] = [audio.createOscillator(), audio.createGain()];
  source.type = kind;
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUD * loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0004, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

/** Noise through a narrow gap: stone on stone, a rustle. */
function noise(audio: AudioContext, pitch: number, length: number, sharp: number, loud = 1, delay = 0): void {
  const start = audio.currentTime + delay;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length) ** 3;
  const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  gain.gain.value = LOUD * 3 * loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

/** `size` makes a stone sound larger, that is lower. */
export function play(sound: Sound, size = 1): void {
  const audio = ready();
  if (!audio) return;
  if (sound === "stone") {
    noise(audio, 900 / (0.7 + size * 0.3), 0.12, 2.5, 1.2);
    noise(audio, 260 / (0.7 + size * 0.2), 0.16, 3, 1.4, 0.012);
  } else if (sound === "crystal") {
    tone(audio, 1568, 0.38, "sine", 0.5);
    tone(audio, 2349, 0.3, "sine", 0.25, 0.05);
  } else if (sound === "level") {
    tone(audio, 110, 0.4, "triangle", 1.1);
    tone(audio, 165, 0.4, "sine", 0.6, 0.03);
  } else if (sound === "brass") {
    tone(audio, 1240, 0.09, "triangle", 0.7);
    noise(audio, 3200, 0.05, 6, 0.5);
  } else if (sound === "wick") {
    noise(audio, 1800, 0.22, 0.8, 0.5);
  } else if (sound === "iron") {
    tone(audio, 640, 0.12, "square", 0.25);
    noise(audio, 2400, 0.06, 4, 0.9);
  } else if (sound === "bag") {
    noise(audio, 2600, 0.12, 0.7, 0.4);
    noise(audio, 1700, 0.18, 0.7, 0.4, 0.1);
  } else {
    tone(audio, 523, 0.3, "sine", 0.6);
    tone(audio, 784, 0.34, "sine", 0.45, 0.09);
  }
}
