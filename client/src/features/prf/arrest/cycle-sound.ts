/** The cycle's tones, made by the browser. There is no file to load, so they work without a network. */

const LENGTH_S = 0.18;
const GAP_S = 0.12;
const VOLUME = 0.4;

/**
 * Browsers let a page play sound only after it has been touched, and some need another touch after the screen slept or a
 * call came in. So every tap and key calls `unlock`.
 */
export interface CycleSound {
  readonly unlock: () => void;
  readonly play: (tones: number, hertz: number) => void;
  readonly close: () => void;
}

/** `onChange` is called with whether the page can play sound now. */
export const makeCycleSound = (onChange: (isRunning: boolean) => void): CycleSound => {
  let context: AudioContext | null = null;
  const follow = (made: AudioContext): AudioContext => {
    const tell = () => {
      onChange(made.state === 'running');
    };
    made.addEventListener('statechange', tell);
    tell();
    return made;
  };
  return {
    unlock: () => {
      if (!('AudioContext' in globalThis)) return;
      context ??= follow(new AudioContext());
      // Suspended, or 'interrupted' in Safari. It may refuse, and the next tap asks again.
      if (context.state !== 'running') context.resume().catch(() => undefined);
    },
    play: (tones, hertz) => {
      if (context?.state !== 'running') return;
      for (let tone = 0; tone < tones; tone += 1) {
        const from = context.currentTime + tone * (LENGTH_S + GAP_S);
        const oscillator = context.createOscillator();
        const volume = context.createGain();
        oscillator.frequency.value = hertz;
        // A tone that starts and ends abruptly would click.
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
