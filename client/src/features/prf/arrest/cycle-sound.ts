/** The cycle's tones, made by the browser: there is no file to load, so they come without a network. */

const LENGTH_S = 0.18;
const GAP_S = 0.12;
const VOLUME = 0.4;

/** Browsers let a page sound only after somebody has touched it: `unlock` is called from a tap or a key. */
export interface CycleSound {
  readonly unlock: () => void;
  readonly play: (tones: number, hertz: number) => void;
  readonly close: () => void;
}

export const makeCycleSound = (): CycleSound => {
  let context: AudioContext | null = null;
  return {
    unlock: () => {
      if (!('AudioContext' in globalThis)) return;
      context ??= new AudioContext();
      if (context.state === 'suspended') void context.resume();
    },
    play: (tones, hertz) => {
      if (context?.state !== 'running') return;
      for (let tone = 0; tone < tones; tone += 1) {
        const from = context.currentTime + tone * (LENGTH_S + GAP_S);
        const oscillator = context.createOscillator();
        const volume = context.createGain();
        oscillator.frequency.value = hertz;
        // A tone that begins and ends at once would click.
        volume.gain.setValueAtTime(0, from);
        volume.gain.linearRampToValueAtTime(VOLUME, from + 0.02);
        volume.gain.setValueAtTime(VOLUME, from + LENGTH_S - 0.04);
        volume.gain.linearRampToValueAtTime(0, from + LENGTH_S);
        oscillator.connect(volume).connect(context.destination);
        oscillator.start(from);
        oscillator.stop(from + LENGTH_S);
      }
    },
    close: () => {
      void context?.close();
      context = null;
    },
  };
};
