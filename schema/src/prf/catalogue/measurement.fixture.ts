import { type Measurement, MEASUREMENTS } from './measurements.js';

/** For tests: a measurement that nobody takes, as one entry more of the table. */
export const SWEAT_RATE = {
  name: 'sweat_rate',
  label: 'Sweat rate',
  short: 'Sweat',
  number: {
    kind: 'decimal',
    unit: 'mL/min',
    unitLabel: 'mL/min',
    decimals: 1,
    min: 0,
    max: 90,
    warnAbove: 40,
  },
  place: 'more',
  chartRank: 60,
  line: { suffix: ' mL/min' },
  notRecordable: { rank: 999 },
  handover: { rank: 999, word: 'sweat', suffix: ' mL/min', sides: ['highest'] },
  fhir: { loinc: ['00000-0'], id: 'zz' },
} as const satisfies Measurement;

export const ONE_MORE = [...MEASUREMENTS, SWEAT_RATE] as const;
