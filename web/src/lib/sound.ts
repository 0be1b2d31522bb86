/** A few short sounds, made here and now: nothing is loaded, and none is the only sign of anything. */
import { settings } from "$lib/settings.svelte";

interface Tone {
  /** Seconds after the sound begins. */
  at?: number;
  /** The pitch, and where it glides to. */
  hertz: number;
  to?: number;
  seconds: number;
  shape?: OscillatorType;
  loud?: number;
}

/** A rustle or a knock: noise through a filter at this pitch. */
interface Noise {
  at?: number;
  noise: number;
  seconds: number;
  loud?: number;
}

const SOUNDS = {
  deal: [0, 0.07, 0.14, 0.21].map((at) => ({ at, noise: 3200, seconds: 0.05, loud: 0.5 })),
  card: [{ noise: 2600, seconds: 0.06, loud: 0.6 }],
  bid: [{ hertz: 520, seconds: 0.07, shape: "triangle", loud: 0.5 }],
  hammer: [
    { noise: 420, seconds: 0.09, loud: 1.6 },
    { hertz: 170, to: 80, seconds: 0.13, loud: 1 },
    { at: 0.17, noise: 420, seconds: 0.09, loud: 1.6 },
    { at: 0.17, hertz: 170, to: 80, seconds: 0.13, loud: 1 },
  ],
  coins: [0, 0.07, 0.13].map((at, place) => ({
    at,
    hertz: 1900 + 260 * place,
    seconds: 0.12,
    shape: "triangle",
    loud: 0.35,
  })),
  catch: [
    { hertz: 420, to: 640, seconds: 0.12, shape: "triangle", loud: 0.6 },
    { at: 0.1, noise: 2200, seconds: 0.08, loud: 0.5 },
  ],
  promote: [
    { hertz: 440, seconds: 0.1, shape: "triangle", loud: 0.5 },
    { at: 0.09, hertz: 660, seconds: 0.16, shape: "triangle", loud: 0.5 },
  ],
  score: [0, 0.08, 0.16].map((at, place) => ({
    at,
    hertz: [523, 659, 784][place] ?? 784,
    seconds: 0.14,
    shape: "triangle",
    loud: 0.45,
  })),
  turn: [
    { hertz: 587, seconds: 0.14, loud: 0.4 },
    { at: 0.13, hertz: 880, seconds: 0.22, loud: 0.4 },
  ],
  end: [0, 0.14, 0.28, 0.42].map((at, place) => ({
    at,
    hertz: [392, 523, 659, 784][place] ?? 784,
    seconds: 0.32,
    shape: "triangle",
    loud: 0.5,
  })),
} as const satisfies Record<string, readonly (Tone | Noise)[]>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let a page be heard once somebody has touched it: until then this is silent. */
function awake(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate / 4, on.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return hiss;
}

/** Swells at once and dies away. */
function envelope(on: AudioContext, start: number, { seconds, loud = 1 }: Tone | Noise): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, 0.3 * loud * settings.volume), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(on.destination);
  return gain;
}

function sound(on: AudioContext, part: Tone | Noise): void {
  const start = on.currentTime + (part.at ?? 0);
  const into = envelope(on, start, part);
  if ("noise" in part) {
    const source = new AudioBufferSourceNode(on, { buffer: noise(on) });
    source.connect(new BiquadFilterNode(on, { type: "bandpass", frequency: part.noise, Q: 0.9 })).connect(into);
    source.start(start, 0, part.seconds);
    return;
  }
  const source = new OscillatorNode(on, { type: part.shape ?? "sine", frequency: part.hertz });
  if (part.to) source.frequency.exponentialRampToValueAtTime(part.to, start + part.seconds);
  source.connect(into);
  source.start(start);
  source.stop(start + part.seconds);
}

/** What is felt, too, where there is a finger on glass. */
const FELT: Partial<Record<SoundName, number | number[]>> = {
  turn: 40,
  hammer: [25, 90, 25],
  catch: 25,
  promote: 25,
  end: [30, 60, 60],
};

export function play(name: SoundName): void {
  tremble(FELT[name]);
  if (settings.volume === 0) return;
  const on = awake();
  if (on) for (const part of SOUNDS[name]) sound(on, part);
}

/** A short tremble, where there is one and it is wished. */
function tremble(pattern: number | number[] | undefined): void {
  if (pattern !== undefined && settings.vibrates && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(pattern);
}
