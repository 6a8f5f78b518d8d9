import { isAhead } from '@sideline/schema/validation/instant';
import { momentOf, twinOf, wallClock } from '@sideline/schema/wall-clock';
import { bothMoments } from '../../lib/both-moments';
import { clockOf } from '../../lib/dates';
import type { Typed } from '../../lib/form-rules';

/** Times typed at the control desk, on the event's clock. A controller may be in a different time zone from the field. */

/** A moment at which the clocks show what was typed. `isReal` is false in the hour that the clocks skip. */
interface Candidate {
  readonly at: number;
  readonly isReal: boolean;
}

/** The moments of a clock time on the days around another, earliest first; empty if it is not a clock time. */
const candidatesOf = (text: string, about: number, timeZone: string): readonly Candidate[] => {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === '' || hour > 23 || minute > 59) return [];
  const day = wallClock(new Date(about), timeZone);
  return [-1, 0, 1]
    .flatMap((days): Candidate[] => {
      const moment = momentOf({ ...day, day: day.day + days, hour, minute, second: 0 }, timeZone);
      const shown = wallClock(moment, timeZone);
      const isReal = shown.hour === hour && shown.minute === minute;
      const twin = twinOf(moment, timeZone);
      return [moment, ...(twin === null ? [] : [twin])].map((each) => ({ at: each.getTime(), isReal }));
    })
    .sort((one, other) => one.at - other.at);
};

const NOTHING: Typed<string> = { value: null, problem: null };
const timeOf = (candidate: Candidate | undefined): Typed<string> => {
  if (candidate === undefined) return NOTHING;
  return candidate.isReal
    ? { value: new Date(candidate.at).toISOString(), problem: null }
    : {
        value: undefined,
        problem: 'The clocks went forward, so this time did not exist. Enter the time that the clock showed.',
      };
};

/**
 * A time typed as 14:32: the last time that the event's clocks showed it. Null if nothing was typed. In the hour that
 * occurs twice, the later one once it can have happened.
 */
export const typedTime = (text: string, now: number, timeZone: string): Typed<string> => {
  const clock = clockOf(timeZone);
  const today = clock.day(now);
  // The skipped hour is over once the clocks show a later time.
  const isOver = ({ at, isReal }: Candidate): boolean =>
    !isAhead(new Date(at), new Date(now)) ||
    (!isReal && clock.day(at) === today && clock.time(now) >= text.trim().padStart(5, '0'));
  return timeOf(candidatesOf(text, now, timeZone).filter(isOver).at(-1));
};

/** A time typed as 14:32, on the day that brings it closest to the one that it replaces; null if nothing was typed. */
export const nearestTime = (text: string, was: string, timeZone: string): Typed<string> => {
  const then = Date.parse(was);
  const far = ({ at }: Candidate): number => Math.abs(at - then);
  return timeOf([...candidatesOf(text, then, timeZone)].sort((one, other) => far(one) - far(other)).at(0));
};

/** A time as it is being typed. */
export interface TimeDraft {
  readonly text: string;
  /** Which of the two moments of the repeated hour, if that was chosen. */
  readonly chosen: string | null;
}
export const NO_TIME: TimeDraft = { text: '', chosen: null };

/** The moments of a typed time to choose between, with the names of the clocks; empty if only one is possible. */
export const choicesOf = (
  { value }: Typed<string>,
  now: number,
  timeZone: string,
): ReturnType<typeof bothMoments> => {
  const both = typeof value === 'string' ? bothMoments(value, timeZone) : [];
  return both.every(({ key }) => !isAhead(new Date(key), new Date(now))) ? both : [];
};

/** Reads a text as a time. */
export type ReadTime = (text: string, now: number) => Typed<string>;

/** What a draft means, with `read` reading its text: the chosen moment if there are two. */
export const timeDrafted = (
  { text, chosen }: TimeDraft,
  timeZone: string,
  read: ReadTime,
  now: number,
): Typed<string> => {
  const typed = read(text, now);
  const isOne =
    chosen !== null &&
    typeof typed.value === 'string' &&
    bothMoments(typed.value, timeZone).some(({ key }) => key === chosen);
  return isOne ? { value: chosen, problem: null } : typed;
};
