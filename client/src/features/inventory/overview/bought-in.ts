import { HOME_ZONE } from '@sideline/schema/local-day';
import { momentAt } from '@sideline/schema/wall-time';

/**
 * From the first moment of a month to the end of the given number of months, on the provider's clock like the sums,
 * whatever this device's zone is.
 */
export const boughtIn = (month: string, months: number): { from?: string; to?: string } => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = (added: number): Date | null =>
    momentAt(
      `${new Date(Date.UTC(year, number - 1 + added, 1)).toISOString().slice(0, 10)}T00:00`,
      HOME_ZONE,
    );
  const [from, to] = [first(0), first(months)];
  return { ...(from && { from: from.toISOString() }), ...(to && { to: to.toISOString() }) };
};
