import type { ObservationEntry } from '@sideline/schema/prf/catalogue';
import type { NumberField } from '@sideline/schema/prf/kinds';
import { parseNumber, type Typed } from '../../../lib/form-rules';

/** What a meter shows outside of what it can measure (clinical section 1). */
export const METER_LIMITS = ['lo', 'hi'] as const;
export type MeterLimit = (typeof METER_LIMITS)[number];

/** Blood glucose as the meter gives it: mmol/L, or LO or HI. */
export type GlucoseReading = number | MeterLimit;

type Reading = Pick<ObservationEntry, 'blood_glucose' | 'blood_glucose_limit'>;

export const limitText = (limit: MeterLimit): string => limit.toUpperCase();

const limitOf = (set: Reading): MeterLimit | undefined =>
  METER_LIMITS.find((limit) => limit === set.blood_glucose_limit);

/** '5.4', 'LO', 'HI'; null where none was taken. */
export const glucoseText = (set: Reading): string | null => {
  const limit = limitOf(set);
  if (limit) return limitText(limit);
  return set.blood_glucose == null ? null : String(set.blood_glucose);
};

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
