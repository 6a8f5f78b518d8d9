/**
 * Doses as exact whole numbers, so that 0.1 mg and 0.2 mg are 300 microgram and not a little more. A record keeps at most four
 * decimals of a dose; grams and microgram of one drug are the same quantity, tablets of it are another.
 */

interface Measure {
  /** Amounts of one kind can be added and compared. */
  readonly kind: string;
  readonly factor: bigint;
}

const MEASURES: Readonly<Record<string, Measure>> = {
  microgram: { kind: 'mass', factor: 1n },
  mg: { kind: 'mass', factor: 1_000n },
  g: { kind: 'mass', factor: 1_000_000n },
  ml: { kind: 'volume', factor: 1n },
  litre: { kind: 'volume', factor: 1_000n },
};

const DECIMALS = 10_000;
/** A weight is kept to one decimal. */
export const WEIGHT_PARTS = 10n;

const measureOf = (unit: string): Measure => MEASURES[unit] ?? { kind: unit, factor: 1n };

/** What amounts in this unit can be added to: 'mass', 'volume', or the unit itself. */
export const kindOfUnit = (unit: string): string => measureOf(unit).kind;

/** Ten-thousandths of the smallest unit of its kind. */
export const exactAmount = (amount: number, unit: string): bigint =>
  BigInt(Math.round(amount * DECIMALS)) * measureOf(unit).factor;

/** Back to a number in the unit, for people to read. */
export const amountIn = (exact: bigint, unit: string): number =>
  Number(exact) / (DECIMALS * Number(measureOf(unit).factor));

export const exactWeight = (kilograms: number): bigint =>
  BigInt(Math.round(kilograms * Number(WEIGHT_PARTS)));

/** '1,000', '0.25': to four decimals at most. */
export const amountText = (amount: number): string =>
  amount.toLocaleString('en-GB', { maximumFractionDigits: 4 });
