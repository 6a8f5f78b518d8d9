import { LIMITS } from '../limits.js';

const HOUR_MS = 3_600_000;

/** When the last reminder of a shift is due (operations section 2): the fewest hours before it starts. */
export const lastReminderAt = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - Math.min(...LIMITS.reminders.hoursBefore) * HOUR_MS);

/** Whether a reminder of the shift is still to come for who enables them now: what was due before is not sent late. */
export const canBeReminded = (startsAt: Date, now: Date): boolean => now < lastReminderAt(startsAt);
