import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportUnsent } from './online';
import { lazyPage, loadScreen } from './lazy-page';

const reload = vi.fn();
let isUp = true;
const gone = () => Promise.reject(new Error('The script is gone.'));

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  isUp = true;
  vi.stubGlobal('fetch', () =>
    isUp ? Promise.resolve(Response.json({ status: 'ok' })) : Promise.reject(new TypeError()),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
  reportUnsent('drafts', 0);
});

/** Lets both attempts fail; answers what was thrown, or null while the page reloads. */
const fail = async (): Promise<unknown> => {
  let thrown: unknown = null;
  void loadScreen(gone).catch((reason: unknown) => {
    thrown = reason;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  return thrown;
};

describe('a script that a new release replaced', () => {
  it('reloads the page once', async () => {
    expect(await fail()).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await fail()).toBeInstanceOf(Error);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads while the server cannot be reached', async () => {
    isUp = false;
    expect(await fail()).toBeInstanceOf(Error);
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads while it is slow: it waits two minutes, twice, and then says so', async () => {
    let tries = 0;
    let thrown: unknown = null;
    const hang = () => {
      tries += 1;
      return new Promise<never>(() => undefined);
    };
    void loadScreen(hang).catch((reason: unknown) => {
      thrown = reason;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(tries).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tries).toBe(2);
    await vi.advanceTimersByTimeAsync(110_000);
    expect(thrown).toBeNull();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(thrown).toMatchObject({ message: expect.stringMatching(/took too long to load/) as string });
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads while something is unsent', async () => {
    reportUnsent('drafts', 1);
    expect(await fail()).toBeInstanceOf(Error);
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads for a page that nobody has opened', async () => {
    lazyPage(gone).preload();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
