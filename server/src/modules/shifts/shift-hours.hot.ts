import { HOURS_COUNTED, SHIFT_STATUSES } from '@sideline/schema/shifts/vocabulary';

const minutes = (from: string, to: string): string => `extract(epoch FROM ${to} - ${from}) / 60`;

/** SQL for the states in which those hours count, of the shift that goes by `alias`. */
export const counting = (alias: string, hours: 'attended' | 'planned'): string =>
  `${alias}.status IN (${SHIFT_STATUSES.filter((status) => HOURS_COUNTED[status] === hours)
    .map((status) => `'${status}'`)
    .join(', ')})`;

/** SQL for the minutes of shifts, from check-in to check-out, or those confirmed instead (operations section 2). */
export const workedMinutesSql = (alias: string): string =>
  `coalesce(sum(coalesce(${alias}.approved_minutes, ${minutes(`${alias}.checked_in_at`, `${alias}.checked_out_at`)}))
     FILTER (WHERE ${counting(alias, 'attended')}), 0)`;

/** SQL for the planned minutes that count instead, while a shift is not over. */
export const plannedMinutesSql = (alias: string): string =>
  `coalesce(sum(${minutes(`${alias}.starts_at`, `${alias}.ends_at`)}) FILTER (WHERE ${counting(alias, 'planned')}), 0)`;
