import { expect, it } from 'vitest';
import { canBeReminded, lastReminderAt } from './reminders.js';

const start = new Date('2026-11-24T09:00:00Z');

it('allows reminders until the last one is due, an hour before the shift starts', () => {
  expect(lastReminderAt(start)).toEqual(new Date('2026-11-24T08:00:00Z'));
  expect(canBeReminded(start, new Date('2026-11-20T09:00:00Z'))).toBe(true);
  expect(canBeReminded(start, new Date('2026-11-24T07:59:59.999Z'))).toBe(true);
  expect(canBeReminded(start, new Date('2026-11-24T08:00:00Z'))).toBe(false);
  expect(canBeReminded(start, new Date('2026-11-24T10:00:00Z'))).toBe(false);
});
