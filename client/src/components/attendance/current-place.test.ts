import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentPlace } from './current-place';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withDevice = (getCurrentPosition: (found: (at: object) => void) => void) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

it('is unknown if nobody answers the permission question within four seconds', async () => {
  withDevice(() => undefined);
  const place = currentPlace();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await place).toBeNull();
});

it('is where the device says', async () => {
  withDevice((found) => found({ coords: { latitude: 51.5, longitude: -2.6, accuracy: 20 } }));
  expect(await currentPlace()).toEqual({ latitude: 51.5, longitude: -2.6, accuracyMetres: 20 });
  expect(vi.getTimerCount()).toBe(0);
});
