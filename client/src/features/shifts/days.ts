import { isWithinDays } from '@sideline/schema/day-count';
import dayjs from 'dayjs';

/** The first and last day of a period, YYYY-MM-DD, as date inputs return them. Empty while one is being typed. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** As moments: from midnight at the start of the first day to midnight at the end of the last. */
export const momentsOf = ({ from, to }: Days): { readonly from: string; readonly to: string } => ({
  from: dayjs(from).startOf('day').toISOString(),
  to: dayjs(to).add(1, 'day').startOf('day').toISOString(),
});

const DAY = 'YYYY-MM-DD';

/** The days that a period covers on this device, at most `most`. A day that begins when the period ends is not included. */
export const daysOf = (from: string, to: string, most: number): Days => {
  const first = dayjs(from).startOf('day');
  const last = dayjs(to).subtract(1, 'millisecond').startOf('day');
  const furthest = first.add(most - 1, 'day');
  return { from: first.format(DAY), to: (last.isAfter(furthest) ? furthest : last).format(DAY) };
};

/** Whether both are given, in the right order, and at most `most` days apart. */
export const areDays = (days: Days, most: number): boolean => {
  if (days.from === '' || days.to === '') return false;
  const { from, to } = momentsOf(days);
  return isWithinDays(new Date(from), new Date(to), most);
};
