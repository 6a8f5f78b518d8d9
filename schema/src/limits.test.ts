import { expect, it } from 'vitest';
import { LIMITS } from './limits.js';

it('allows fewer than 100 guesses at one account in any 24 hours, over every way in (ADR 35)', () => {
  const { strangers, allDevices, letters, ownSessions, witnesses } = LIMITS.signIn;
  const inADay = ({ burst, everyMinutes }: { readonly burst: number; readonly everyMinutes: number }) =>
    burst + Math.floor((24 * 60) / everyMinutes);
  const all = [strangers, allDevices, letters, ownSessions, witnesses].reduce(
    (sum, share) => sum + inADay(share),
    0,
  );
  expect(all).toBeLessThan(100);
  // One device and one colleague leave the others theirs.
  expect(inADay(LIMITS.signIn.devices)).toBeLessThan(inADay(allDevices) / 2);
  expect(inADay(witnesses.each)).toBeLessThan(inADay(witnesses) / 2);
});
