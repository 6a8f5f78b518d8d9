import { once } from '../remembered.js';

/**
 * How the provider writes figures. What the specification or the clinical reference fixes is not here: measurements stay in
 * °C, mmol/L and kg, and the times of a record in 24 hours.
 */
export const THOUSANDS = {
  comma: { label: '1,234,567', mark: ',' },
  // A no-break space: a figure never ends a line in its middle.
  space: { label: '1 234 567', mark: '\u00a0' },
  none: { label: '1234567', mark: '' },
} as const;
export const PENCE_SHOWN = {
  always: { label: 'Always: £12.00 and £12.50' },
  when_needed: { label: 'Only if needed: £12 and £12.50' },
} as const;
export const CLOCKS = {
  h24: { label: '24 hours: 14:32' },
  h12: { label: '12 hours: 2:32 pm' },
} as const;
export const WEEK_STARTS = {
  monday: { label: 'Monday' },
  sunday: { label: 'Sunday' },
  saturday: { label: 'Saturday' },
} as const;

export interface Formats {
  readonly thousands: keyof typeof THOUSANDS;
  readonly pence: keyof typeof PENCE_SHOWN;
  readonly clock: keyof typeof CLOCKS;
  readonly weekStart: keyof typeof WEEK_STARTS;
}

export const USUAL_FORMATS: Formats = {
  thousands: 'comma',
  pence: 'always',
  clock: 'h24',
  weekStart: 'monday',
};

/** The valid parts of a stored value; the defaults for the rest. */
export const formatsIn = (value: unknown): Formats => {
  const source =
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const pick = <K extends string>(name: keyof Formats, table: Readonly<Record<K, unknown>>): K | null => {
    const found = source[name];
    return typeof found === 'string' && found in table ? (found as K) : null;
  };
  return {
    thousands: pick('thousands', THOUSANDS) ?? USUAL_FORMATS.thousands,
    pence: pick('pence', PENCE_SHOWN) ?? USUAL_FORMATS.pence,
    clock: pick('clock', CLOCKS) ?? USUAL_FORMATS.clock,
    weekStart: pick('weekStart', WEEK_STARTS) ?? USUAL_FORMATS.weekStart,
  };
};

/** In lines that a person reads. */
export const formatLines = ({ thousands, pence, clock, weekStart }: Formats): readonly string[] => [
  `Thousands: ${THOUSANDS[thousands].label}`,
  `Pence: ${PENCE_SHOWN[pence].label}`,
  `Clock: ${CLOCKS[clock].label}`,
  `First day of the week: ${WEEK_STARTS[weekStart].label}`,
];

// A browser's first formatter takes a slow phone 80 ms, and most pages write plain figures alone.
const anyNumber = once(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20 }));
const pounds = once(() => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }));

const PLAIN = /^(-?)(\d+)(\.\d+)?$/;
const THOUSAND = /\B(?=(?:\d{3})+$)/g;

const figure = (value: number): string => {
  const [, sign = '', whole, fraction = ''] = PLAIN.exec(String(value)) ?? [];
  // Very large or small numbers have an exponent.
  return whole === undefined ? anyNumber().format(value) : sign + whole.replace(THOUSAND, ',') + fraction;
};

/** '1,234.5' */
export const numberText = (value: number, formats: Formats = USUAL_FORMATS): string =>
  marked(figure(value), formats);

/** Whole pence as '£1,234.50'; below zero '−£3.00'. */
export const moneyText = (pence: number, formats: Formats = USUAL_FORMATS): string => {
  const text = marked(pounds().format(pence / 100), formats).replace('-', '−');
  return formats.pence === 'when_needed' && pence % 100 === 0 ? text.slice(0, -3) : text;
};

const marked = (text: string, { thousands }: Formats): string =>
  thousands === 'comma' ? text : text.replaceAll(',', THOUSANDS[thousands].mark);

/** A clock time: '14:32', or '2:32 pm'. Midnight is 12:00 am. */
export const clockText = (hour: number, minute: number, formats: Formats = USUAL_FORMATS): string => {
  const minutes = String(minute).padStart(2, '0');
  return formats.clock === 'h24'
    ? `${String(hour).padStart(2, '0')}:${minutes}`
    : `${String(hour % 12 === 0 ? 12 : hour % 12)}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
};

const DAYS: Readonly<Record<keyof typeof WEEK_STARTS, number>> = { sunday: 0, monday: 1, saturday: 6 };

/** The day on which a week begins, 0 for Sunday. */
export const weekStartDay = (formats: Formats = USUAL_FORMATS): number => DAYS[formats.weekStart];
