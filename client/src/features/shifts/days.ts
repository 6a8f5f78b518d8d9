import { isWithinDays } from '@sideline/schema/day-count';
import dayjs from 'dayjs';

/** The first and the last day of a time, YYYY-MM-DD, as date inputs give them: empty while one is typed. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** As moments: from the first midnight, and before the one after the last day. */
export const momentsOf = ({ from, to }: Days): { readonly from: string; readonly to: string } => ({
  from: dayjs(from).startOf('day').toISOString(),
  to: dayjs(to).add(1, 'day').startOf('day').toISOString(),
});

const DAY = 'YYYY-MM-DD';

/** The days that a time is on here, `most` of them at most: none is of it that begins as it ends. */
export const daysOf = (from: string, to: string, most: number): Days => {
  const first = dayjs(from).startOf('day');
  const last = dayjs(to).subtract(1, 'millisecond').startOf('day');
  const furthest = first.add(most - 1, 'day');
  return { from: first.format(DAY), to: (last.isAfter(furthest) ? furthest : last).format(DAY) };
};

/** Whether both are given, in their order, and no more than `most` days long. */
export const areDays = (days: Days, most: number): boolean => {
  if (days.from === '' || days.to === '') return false;
  const { from, to } = momentsOf(days);
  return isWithinDays(new Date(from), new Date(to), most);
};
