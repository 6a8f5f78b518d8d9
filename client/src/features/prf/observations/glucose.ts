import type { NumberField } from '@sideline/schema/prf/catalogue/kinds';
import { parseNumber, type Typed } from '../../../lib/form-rules';

/** What a meter shows outside its measuring range (clinical section 1). */
export const METER_LIMITS = ['lo', 'hi'] as const;
export type MeterLimit = (typeof METER_LIMITS)[number];

/** Blood glucose as the meter shows it: mmol/L, or LO or HI. */
export type GlucoseReading = number | MeterLimit;

export const limitText = (limit: MeterLimit): string => limit.toUpperCase();

export const parseGlucose = (field: NumberField, text: string): Typed<GlucoseReading> => {
  const typed = text.trim().toLowerCase();
  const limit = METER_LIMITS.find(
    (one) => one === typed || (one === 'hi' && typed === 'high') || (one === 'lo' && typed === 'low'),
  );
  if (limit) return { value: limit, problem: null };
  const number = parseNumber(field, text);
  return number.problem === 'Enter a number.'
    ? { value: undefined, problem: 'Enter a number, LO or HI.' }
    : number;
};
