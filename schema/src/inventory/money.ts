import { z } from 'zod';
import { moneyText, type Formats } from '../provider/formats.js';

/** Money is whole pence everywhere. PostgreSQL's integer ends at £21 million, which no line of an order reaches. */
export const PENCE_MAXIMUM = 2_000_000_000;

const ENTER = 'Enter an amount in whole pence, 0 or more.';

export const pence = z
  .number(ENTER)
  .refine((value) => Number.isInteger(value) && value >= 0 && value <= PENCE_MAXIMUM, ENTER);

/** '£1,234.50', or as the provider writes amounts; below zero '−£3.00'. */
export const poundsText = (amount: number, formats?: Formats): string => moneyText(amount, formats);

/**
 * Pence in what a person typed: '12', '12.5', '£1,234.50'. Null for anything that is not an amount in pounds, and for fractions of a
 * penny.
 */
export const penceIn = (text: string): number | null => {
  const typed = /^£?\s*(\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (typed === null) return null;
  const pounds = Number((typed[1] ?? '').replaceAll(/[,\s]/g, ''));
  const amount = pounds * 100 + Number((typed[2] ?? '').padEnd(2, '0'));
  return amount <= PENCE_MAXIMUM ? amount : null;
};

/** What a quantity costs at so many pence a unit, to the nearest penny, halves up. */
export const costOf = (quantity: number, penceEach: number): number => {
  // In thousandths of a penny: whole numbers, so that a half is a half.
  const thousandths = Math.round(quantity * 1_000) * penceEach;
  return Math.floor((thousandths + 500) / 1_000);
};
