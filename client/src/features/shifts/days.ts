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

/** Whether both are given, in their order, and no more than `most` days long. */
export const areDays = (days: Days, most: number): boolean => {
  if (days.from === '' || days.to === '') return false;
  const { from, to } = momentsOf(days);
  return isWithinDays(new Date(from), new Date(to), most);
};
