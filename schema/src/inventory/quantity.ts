import { z } from 'zod';

/**
 * Quantities in an item's base unit: at most three decimals, as `numeric(14,3)` keeps them. They travel as numbers, which
 * hold 14 digits exactly, and are added and compared in whole thousandths, so that 0.1 and 0.2 are 0.3.
 */
export const QUANTITY_DECIMALS = 3;
const THOUSAND = 1_000;

/** The largest that one move or balance holds: 11 digits before the decimal point. */
export const QUANTITY_MAXIMUM = 99_999_999_999.999;

/** Whole thousandths of a quantity. Throws RangeError for what has more decimals, or is too large. */
export const thousandthsOf = (quantity: number): number => {
  const thousandths = Math.round(quantity * THOUSAND);
  if (!isQuantity(quantity))
    throw new RangeError('A quantity has at most three decimal places and 14 digits.');
  return thousandths;
};

/** The quantity of so many whole thousandths. */
export const fromThousandths = (thousandths: number): number => thousandths / THOUSAND;

/** Whether a number is one that can be kept exactly; its sign does not matter. */
export const isQuantity = (value: number): boolean =>
  Number.isFinite(value) &&
  Math.abs(value) <= QUANTITY_MAXIMUM &&
  Math.round(value * THOUSAND) / THOUSAND === value;

export const addQuantities = (...quantities: readonly number[]): number =>
  fromThousandths(quantities.reduce((sum, quantity) => sum + thousandthsOf(quantity), 0));

/** The first minus the second. */
export const lessQuantity = (from: number, taken: number): number =>
  fromThousandths(thousandthsOf(from) - thousandthsOf(taken));

/** Less than, equal to or more than zero, as the first is beside the second. */
export const compareQuantities = (left: number, right: number): number =>
  Math.sign(thousandthsOf(left) - thousandthsOf(right));

/** The least multiple that is not below the quantity: 7 by packs of 5 is 10. */
export const roundUpTo = (quantity: number, multiple: number): number => {
  const step = thousandthsOf(multiple);
  if (step <= 0) throw new RangeError('The multiple must be more than zero.');
  return fromThousandths(Math.ceil(thousandthsOf(quantity) / step) * step);
};

/** A quantity as people read it: '1,200', '0.5'. */
export const quantityText = (quantity: number): string =>
  quantity.toLocaleString('en-GB', { maximumFractionDigits: QUANTITY_DECIMALS });

const ENTER = 'Enter a quantity above 0, with at most three decimal places.';

/** A quantity that is moved, counted out or requested: above zero. */
export const positiveQuantity = z.number(ENTER).refine((value) => value > 0 && isQuantity(value), ENTER);

const ENTER_OR_NONE = 'Enter 0 or more, with at most three decimal places.';

/** A quantity that may be zero: a count, or a minimum. */
export const quantityOrNone = z
  .number(ENTER_OR_NONE)
  .refine((value) => value >= 0 && isQuantity(value), ENTER_OR_NONE);
