import { END_BEFORE_START } from '@sideline/schema/validation/instant';
import { badInput } from '../errors.js';

/**
 * BAD_INPUT if a period ends before it starts: its list would be empty, as if there were no records. `field` names the
 * period's end in the request.
 */
export const refuseBackwards = (
  { from, to }: { readonly from?: Date | null | undefined; readonly to?: Date | null | undefined },
  field = 'to',
): void => {
  if (from && to && to <= from) throw badInput([{ field, code: 'order', message: END_BEFORE_START }]);
};

/** The same for a period of days, YYYY-MM-DD, both included. */
export const refuseBackwardDays = ({
  from,
  to,
}: {
  readonly from: string | null;
  readonly to: string | null;
}): void => {
  if (from !== null && to !== null && to < from)
    throw badInput([{ field: 'to', code: 'order', message: 'The last day must not be before the first.' }]);
};
