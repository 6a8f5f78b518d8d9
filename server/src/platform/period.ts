import { badInput } from './errors.js';

/**
 * BAD_INPUT for a time that ends before it starts: a list of it would be empty, and look as if there were nothing.
 * `field` is where its end stands in what was asked.
 */
export const refuseBackwards = (
  { from, to }: { readonly from?: Date | null | undefined; readonly to?: Date | null | undefined },
  field = 'to',
): void => {
  if (from && to && to <= from)
    throw badInput([{ field, code: 'order', message: 'The end must come after the start.' }]);
};
