import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeCycleSound } from './cycle-sound';

/** Node has no sound; a browser's states, as Safari goes through them. */
class SoundOfSafari extends EventTarget {
  static readonly made: SoundOfSafari[] = [];
  state = 'suspended';
  constructor() {
    super();
    SoundOfSafari.made.push(this);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  resume(): Promise<void> {
    this.become('running');
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.become('closed');
    return Promise.resolve();
  }
}
afterEach(() => {
  vi.unstubAllGlobals();
  SoundOfSafari.made.length = 0;
});

describe('the cycle sound', () => {
  it('works again with the next tap after the screen slept, and says that it is off until then', () => {
    vi.stubGlobal('AudioContext', SoundOfSafari);
    const told: boolean[] = [];
    const sound = makeCycleSound((isRunning) => told.push(isRunning));
    sound.unlock();
    SoundOfSafari.made[0]?.become('interrupted');
    sound.unlock();
    expect(told).toEqual([false, true, false, true]);
    expect(SoundOfSafari.made).toHaveLength(1);
    sound.close();
  });

  it('is requested again at the next tap if the browser refused it', async () => {
    vi.stubGlobal('AudioContext', SoundOfSafari);
    const refused = vi.spyOn(SoundOfSafari.prototype, 'resume').mockRejectedValueOnce(new Error('In a call'));
    const told: boolean[] = [];
    const sound = makeCycleSound((isRunning) => told.push(isRunning));
    sound.unlock();
    await Promise.resolve();
    sound.unlock();
    expect(refused).toHaveBeenCalledTimes(2);
    expect(told).toEqual([false, true]);
    sound.close();
  });
});
