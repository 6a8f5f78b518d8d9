import { expect, it } from 'vitest';
import { figuresDue } from './figures-due';

const MINUTE_MS = 60_000;
const at = Date.parse('2026-11-20T14:00:00Z');
const after = (minutes: number): number => at + minutes * MINUTE_MS;

it('requests the provider’s figures after a minute without news, and says so after two more failed requests', () => {
  const came = { nextAt: null, cameAt: at };
  expect(figuresDue(came, after(1))).toEqual({ isDue: false, isLate: false });
  expect(figuresDue(came, after(2))).toEqual({ isDue: true, isLate: false });
  expect(figuresDue(came, after(4))).toEqual({ isDue: true, isLate: true });
  // Silence is measured on this device's own clock, so it does not matter if that clock is wrong.
  expect(figuresDue(came, after(1), 90 * MINUTE_MS)).toEqual({ isDue: false, isLate: false });
});

it('waits for a client’s figures until the hour ends by the server’s clock', () => {
  const came = { nextAt: new Date(after(30)).toISOString(), cameAt: at };
  expect(figuresDue(came, after(34))).toEqual({ isDue: false, isLate: false });
  expect(figuresDue(came, after(36))).toEqual({ isDue: true, isLate: false });
  expect(figuresDue(came, after(38))).toEqual({ isDue: true, isLate: true });
  // A device whose clock is an hour ahead does not say that figures are late, and one that is behind still does.
  expect(figuresDue(came, after(90), 60 * MINUTE_MS)).toEqual({ isDue: false, isLate: false });
  expect(figuresDue(came, after(8), -30 * MINUTE_MS)).toEqual({ isDue: true, isLate: true });
});
