import type { EntriesField } from '@sideline/schema/prf/catalogue/kinds';
import type { Values } from '../drafts/changes';

type Timed = Pick<EntriesField, 'timeField'>;

/** When it happened: the entry's own time, otherwise the general one. Null if it is not known. */
export const timeOf = (entry: Values, field: Timed): string | null => {
  const own = field.timeField ? entry[field.timeField] : null;
  const time = own ?? entry['occurred_at'];
  return typeof time === 'string' ? time : null;
};

export const isVoided = (entry: Values): boolean =>
  typeof entry['void_reason'] === 'string' && entry['void_reason'] !== '';

/** Oldest first. Entries whose time is not known (before we arrived) come first. */
export const byTime = <E extends Values>(entries: readonly E[], field: Timed): readonly E[] =>
  [...entries].sort((a, b) => {
    const left = timeOf(a, field);
    const right = timeOf(b, field);
    return (left ? Date.parse(left) : 0) - (right ? Date.parse(right) : 0);
  });
