import { momentAt } from '@sideline/schema/wall-time';
import { onDay, parseClock } from '../../lib/form-rules';

/**
 * ISO 8601: the moment at which the clocks of a zone show a typed time on a day, YYYY-MM-DD; '' if nothing readable is
 * typed.
 */
export const incidentMoment = (typed: string, day: string, zone: string, now: Date): string => {
  const on = day === '' ? null : momentAt(`${day}T00:00`, zone);
  if (on === null) return '';
  const read = parseClock(typed, on, { now, isAhead: false, zone });
  return typeof read.value === 'string' ? onDay(read.value, on, zone) : '';
};
