import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type * as Online from './online';

const listeners = new Map<string, () => void>();
let isUp = true;
/** What /healthz answers where anything does. */
let answer: () => Response;
const asked = vi.fn<() => Promise<Response>>(() =>
  isUp ? Promise.resolve(answer()) : Promise.reject(new TypeError('no way')),
);

/** A page of its own each time: the state is the module's. */
const load = async (onLine: boolean): Promise<typeof Online> => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine });
  const online = await import('./online');
  online.watchConnection();
  await vi.advanceTimersByTimeAsync(0);
  return online;
};

beforeEach(() => {
  vi.useFakeTimers();
  isUp = true;
  answer = () => Response.json({ status: 'ok' });
  asked.mockClear();
  listeners.clear();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whether the server can be reached', () => {
  it('is checked at once if the browser reports no network, and the answer counts', async () => {
    const online = await load(false);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(online.isOnlineNow()).toBe(true);
    listeners.get('offline')?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(online.isOnlineNow()).toBe(true);
  });

  it('comes with the difference between the clocks of device and server', async () => {
    const online = await load(true);
    const apart = async (minutes: number): Promise<number> => {
      const date = new Date(Date.now() - minutes * 60_000).toUTCString();
      answer = () => Response.json({ status: 'ok' }, { headers: { date } });
      await online.ping();
      return online.clockMinutesNow();
    };
    expect(await apart(90)).toBe(90);
    expect(await apart(-61)).toBe(-61);
    expect(await apart(4)).toBe(0);
    answer = () => Response.json({ status: 'ok' });
    await online.ping();
    expect(online.clockMinutesNow()).toBe(0);
  });

  it('is no if it does not answer, whatever the browser says, and yes when it answers again', async () => {
    const online = await load(true);
    isUp = false;
    await online.ping();
    expect(online.isOnlineNow()).toBe(false);
    const back = vi.fn();
    online.onReconnection(back);
    isUp = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(online.isOnlineNow()).toBe(true);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a page', () => new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', () => new Response('')],
    ['JSON of its own', () => Response.json({ status: 'login' })],
    ['an empty value', () => Response.json(null)],
  ])('is no if a Wi-Fi network answers %s in its place', async (_what, portal) => {
    const online = await load(true);
    answer = portal;
    expect(await online.ping()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(online.isOnlineNow()).toBe(false);
    answer = () => Response.json({ status: 'ok' });
    expect(await online.ping()).toBe(true);
    expect(online.isOnlineNow()).toBe(true);
  });
});
