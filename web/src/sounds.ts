// A few soft sounds, made as they are played; whether they are heard is a setting.

export const SOUNDS = ["turn", "dice", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

const VOLUME = 0.12;
let context: AudioContext | undefined;

/** A plucked note: it begins at once and fades. */
function pluck(audio: AudioContext, frequency: number, after: number, length: number, volume = 1): void {
  const [tone, fade] = [audio.createOscillator(), audio.createGain()];
  const start = audio.currentTime + after;
  tone.type = "triangle";
  tone.frequency.value = frequency;
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(VOLUME * volume, start + 0.01);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(fade).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** A die that falls on wood: a short burst of noise, filtered. */
function knock(audio: AudioContext, after: number, volume: number): void {
  const length = 0.05;
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  samples.forEach((_, n) => (samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 3));
  const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = 900;
  gain.gain.value = VOLUME * 2 * volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + after);
}

const PLAYERS: Record<Sound, (audio: AudioContext) => void> = {
  turn: (audio) => [587.33, 880].forEach((tone, n) => pluck(audio, tone, n * 0.14, 0.7)),
  dice: (audio) => [0, 0.07, 0.16, 0.21, 0.3].forEach((after, n) => knock(audio, after, 1 - n * 0.15)),
  end: (audio) => [293.66, 440, 587.33, 739.99].forEach((tone, n) => pluck(audio, tone, n * 0.16, 1.6, 0.8)),
};

/** Plays a sound; a browser that forbids it, or has none, stays silent. */
export function playSound(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    PLAYERS[sound](context);
  } catch {
    context = undefined;
  }
}
