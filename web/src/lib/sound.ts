/** Small sounds, made on the spot; silent unless the person switched them on. */
import { settings } from './settings.svelte.ts';

export type Sound = 'turn' | 'move' | 'roll' | 'score' | 'refused' | 'chat';

/** Frequency in hertz, start and length in seconds, loudness. */
type Tone = [number, number, number, number];

const TONES: Record<Sound, Tone[]> = {
  turn: [
    [523, 0, 0.18, 0.16],
    [784, 0.12, 0.32, 0.14],
  ],
  move: [
    [220, 0, 0.07, 0.12],
    [330, 0.02, 0.06, 0.06],
  ],
  roll: [
    [180, 0, 0.04, 0.12],
    [240, 0.07, 0.04, 0.1],
    [200, 0.15, 0.05, 0.12],
    [260, 0.26, 0.06, 0.08],
  ],
  score: [
    [659, 0, 0.12, 0.1],
    [880, 0.09, 0.2, 0.1],
  ],
  refused: [
    [196, 0, 0.12, 0.1],
    [165, 0.1, 0.16, 0.1],
  ],
  chat: [[698, 0, 0.1, 0.08]],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, start, length, loud] of TONES[sound])
    tone(context, pitch, context.currentTime + start, length, loud);
}

function tone(audio: AudioContext, pitch: number, start: number, length: number, loud: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}
