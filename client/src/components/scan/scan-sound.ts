const HERTZ = { found: 1_760, refused: 220 } as const;
const LENGTH_S = 0.09;
const VOLUME = 0.3;

let context: AudioContext | null = null;

/**
 * One short tone, made by the browser: high for a match, low for none. Silent if the page may not play sound yet. The
 * words that go with it are always shown.
 */
export function beep(outcome: keyof typeof HERTZ): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state !== 'running') context.resume().catch(() => undefined);
  const from = context.currentTime;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = HERTZ[outcome];
  // A tone that starts and ends abruptly would click.
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(VOLUME, from + 0.01);
  volume.gain.linearRampToValueAtTime(0, from + LENGTH_S);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + LENGTH_S);
}
