import { NEWS2_BAND_LABELS, news2Subscore } from '../../clinical/news2.js';
import { capitalise } from '../../letter-case.js';
import { alertFigureOf, alertInSentence } from '../rules/alerts.js';
import { composeBloodPressure } from '../record/canonical.js';
import { fieldAt, type ObservationEntry } from '../catalogue/catalogue.js';
import type { DerivationPatient } from '../record/derive.js';
import { formatValue } from '../record/format.js';
import { type HandoverRow, listOf, type Room, row } from './handover-record.js';
import { ranked } from '../catalogue/measured.js';
import { type HandoverSign, type Measurement, MEASUREMENTS, type Side } from '../catalogue/measurements.js';
import { glucoseText } from '../record/observation-figures.js';
import { minimumOf } from '../rules/set-score.js';

/**
 * The signs of a handover (clinical sections 8 and 9): of each its latest value with its time, the first, and the lowest and
 * highest where they matter. No set is reported as a whole: the last measurement of a sign may be in an earlier one.
 */

interface SignsContext {
  readonly patient: DerivationPatient;
  /** '14:32' of a moment; empty where there is none. */
  readonly clock: (at: unknown) => string;
}

interface Sign extends Pick<
  HandoverSign,
  'word' | 'sides' | 'parameter' | 'isCore' | 'isExpected' | 'isAlwaysIncluded' | 'pressing'
> {
  /** The measurement's field; a score has none. */
  readonly name?: string;
  /** Empty where it was not taken. */
  readonly text: (set: ObservationEntry) => string;
  /** More of it, for the page: '14 (E4 V4 M6)'. */
  readonly full?: (set: ObservationEntry) => string;
  /** In the order of its size; null where it has none. */
  readonly size: (set: ObservationEntry) => number | null;
  /** Whether a value without points is left out of the handover. */
  readonly isNormal?: (set: ObservationEntry) => boolean;
}

const plain = (value: number | null | undefined, unit = ''): string =>
  value === null || value === undefined ? '' : `${value}${unit}`;

const glucoseSize = ({ blood_glucose, blood_glucose_limit }: ObservationEntry): number | null => {
  if (blood_glucose_limit == null) return blood_glucose ?? null;
  return blood_glucose_limit === 'lo' ? -Infinity : Infinity;
};

const choiceText = (name: string, set: ObservationEntry): string => {
  const field = fieldAt('observations', `entries.${name}`);
  const values: Readonly<Record<string, unknown>> = { ...set };
  return field === undefined ? '' : formatValue(field, values[name], values);
};

const oxygenText = (set: ObservationEntry): string => {
  if (set.supplemental_o2 == null) return '';
  if (!set.supplemental_o2) return 'air';
  return plain(set.o2_flow_lpm, ' L/min') || 'yes, flow not recorded';
};

const part = (letter: string, value: number | null | undefined): string =>
  `${letter}${value == null ? '?' : String(value)}`;

const gcsFull = (set: ObservationEntry): string => {
  const { gcs, gcs_eye, gcs_verbal, gcs_motor } = set;
  const parts =
    gcs_eye == null && gcs_verbal == null && gcs_motor == null
      ? ''
      : ` (${[part('E', gcs_eye), part('V', gcs_verbal), part('M', gcs_motor)].join(' ')})`;
  const how =
    set.gcs_qualifier == null || set.gcs_qualifier === 'legitimate'
      ? ''
      : `, ${choiceText('gcs_qualifier', set).toLowerCase()}`;
  return `${gcs == null ? 'no total' : String(gcs)}${parts}${how}`;
};

const hasGcs = ({ gcs, gcs_eye, gcs_verbal, gcs_motor }: ObservationEntry): boolean =>
  [gcs, gcs_eye, gcs_verbal, gcs_motor].some((value) => value != null);

/** NEWS2 from which a ward calls for an urgent review. */
const AGGREGATE = 5;

const ALERTNESS = ['U', 'P', 'V', 'C', 'A'];

const newsText = (set: ObservationEntry): string => {
  const { news2 } = set;
  if (news2?.total != null)
    return `${news2.total}${news2.band == null ? '' : ` ${NEWS2_BAND_LABELS[news2.band].toLowerCase()}`}`;
  if (news2?.status !== 'incomplete') return '';
  // A minimum, and given as one.
  const minimum = minimumOf(set);
  return minimum === null || minimum.total === 0
    ? 'incomplete'
    : `incomplete, at least ${String(minimum.total)}`;
};

/** What calls for action besides a score: red signs where none is valid, and concern. */
const calledFor = (set: ObservationEntry): string => {
  const figure = alertFigureOf(set);
  if (figure === null || (figure.basis !== 'signs' && figure.reasons.length === 0)) return '';
  return alertInSentence({ ...figure, basis: figure.basis === 'signs' ? 'signs' : 'concern' });
};

type Words = Pick<Sign, 'full' | 'isNormal'> & Partial<Pick<Sign, 'text' | 'size'>>;

/** What is more than its field's figure with a suffix. */
const WORDED: Readonly<Record<string, Words>> = {
  respiratory_rate: {
    full: (set) =>
      [plain(set.respiratory_rate, '/min'), choiceText('respiratory_effort', set).toLowerCase()]
        .filter(Boolean)
        .join(' '),
  },
  supplemental_o2: {
    text: oxygenText,
    full: (set) =>
      [oxygenText(set), set.supplemental_o2 === true ? choiceText('o2_device', set).toLowerCase() : '']
        .filter(Boolean)
        .join(', '),
    isNormal: (set) => set.supplemental_o2 !== true,
  },
  heart_rate: {
    full: (set) =>
      [
        plain(set.heart_rate, '/min'),
        set.pulse_rhythm == null || set.pulse_rhythm === 'regular'
          ? ''
          : choiceText('pulse_rhythm', set).toLowerCase(),
      ]
        .filter(Boolean)
        .join(' '),
  },
  blood_pressure: {
    text: (set) => composeBloodPressure(set.bp_systolic, set.bp_diastolic) ?? '',
    size: (set) => set.bp_systolic ?? null,
  },
  acvpu: {
    text: (set) => set.acvpu ?? '',
    full: (set) => (set.acvpu == null ? '' : `${set.acvpu} (${choiceText('acvpu', set).toLowerCase()})`),
    size: ({ acvpu }) => (acvpu == null ? null : ALERTNESS.indexOf(acvpu)),
    // New confusion is said beside any GCS: ACVPU is never inferred from it (clinical section 2).
    isNormal: (set) => set.acvpu === 'A',
  },
  gcs: {
    text: (set) => (hasGcs(set) ? plain(set.gcs) || gcsFull(set) : ''),
    full: (set) => (hasGcs(set) ? gcsFull(set) : ''),
  },
  blood_glucose: {
    text: (set) => glucoseText(set) ?? '',
    full: (set) =>
      set.blood_glucose_limit == null ? plain(set.blood_glucose, ' mmol/L') : (glucoseText(set) ?? ''),
    size: glucoseSize,
  },
};

/** What is said of a measurement; nothing if the handover has no word for it. */
const signsOf = (measurement: Measurement): readonly Sign[] => {
  const { name, handover } = measurement;
  if (handover === undefined) return [];
  const { normal, suffix } = handover;
  const worded = WORDED[name];
  const valueOf = (set: ObservationEntry): number | null => {
    const values: Readonly<Record<string, unknown>> = { ...set };
    const value = values[name];
    return typeof value === 'number' ? value : null;
  };
  const size = worded?.size ?? valueOf;
  const isWithin = (set: ObservationEntry): boolean => {
    const { from = -Infinity, below = Infinity } = normal ?? {};
    const value = size(set);
    return value !== null && value >= from && value < below;
  };
  return [
    {
      ...handover,
      name,
      text: (set) => plain(valueOf(set), suffix),
      ...(normal === undefined ? {} : { isNormal: isWithin }),
      ...worded,
      size,
    },
  ];
};

/** The score and what calls for action besides it: no measurements, and given after them. */
const SCORE_SIGNS: readonly Sign[] = [
  {
    word: 'NEWS2',
    text: newsText,
    size: ({ news2 }) => news2?.total ?? null,
    sides: ['highest'],
    isNormal: ({ news2 }) => news2?.total != null && news2.total < AGGREGATE && news2.band === 'low',
    isCore: true,
    pressing: 0,
  },
  {
    word: 'alert',
    text: calledFor,
    size: () => null,
    sides: [],
  },
];

/** In the order in which a patient is examined. */
const signsIn = (measurements: readonly Measurement[]): readonly Sign[] => [
  ...ranked(measurements, ({ handover }) => handover?.rank).flatMap(signsOf),
  ...SCORE_SIGNS,
];
const SIGNS = signsIn(MEASUREMENTS);
const signsFrom = (measurements: readonly Measurement[]): readonly Sign[] =>
  measurements === MEASUREMENTS ? SIGNS : signsIn(measurements);

/** Points of a set's value; null where NEWS2 knows none, or not for this patient. */
const pointsOf = ({ parameter }: Sign, set: ObservationEntry, { patient }: SignsContext): number | null =>
  parameter === undefined ? null : news2Subscore(parameter, set, patient);

/** A sign of one set. */
interface Reading {
  readonly sign: Sign;
  readonly set: ObservationEntry;
}

/** Each sign's readings, oldest first. */
const readingsOf = (sign: Sign, sets: readonly ObservationEntry[]): readonly Reading[] =>
  sets.filter((set) => sign.text(set) !== '').map((set) => ({ sign, set }));

const isUnwell = ({ sign, set }: Reading, context: SignsContext): boolean => {
  if (sign.word === 'GCS') return set.gcs !== 15;
  if (sign.word === 'NEWS2') return set.news2?.total !== 0;
  if (sign.isNormal !== undefined) return !sign.isNormal(set);
  const points = pointsOf(sign, set, context);
  return points !== null ? points > 0 : sign.parameter === undefined;
};

/** Whether an earlier reading is worth reporting: the first of equal ones, and only if NEWS2 gives it points. */
const peakOf = (
  side: Side,
  readings: readonly Reading[],
  latest: Reading,
  context: SignsContext,
): Reading | null => {
  const { sign } = latest;
  const sized = readings.flatMap((reading) => {
    const size = sign.size(reading.set);
    return size === null ? [] : [{ reading, size }];
  });
  const [worst] = [...sized].sort((a, b) => (side === 'lowest' ? a.size - b.size : b.size - a.size));
  if (worst === undefined) return null;
  const now = sign.size(latest.set);
  if (now !== null && (side === 'lowest' ? worst.size >= now : worst.size <= now)) return null;
  const { reading } = worst;
  if (pointsOf(sign, reading.set, context) === 0) return null;
  return sign.isNormal?.(reading.set) === true && sign.word !== 'EtCO2' ? null : reading;
};

interface Peak extends Reading {
  readonly side: Side;
}

const peaksOf = (readings: readonly Reading[], context: SignsContext): readonly Peak[] => {
  const latest = readings.at(-1);
  if (latest === undefined) return [];
  return latest.sign.sides.flatMap((side) => {
    const peak = peakOf(side, readings, latest, context);
    return peak === null ? [] : [{ ...peak, side }];
  });
};

const atWords = (set: ObservationEntry, { clock }: SignsContext): string => {
  const time = clock(set.date_time);
  return time === '' ? 'at an unknown time' : `at ${time}`;
};

/** '14 (E4 V4 M6) at 04:38, up from lowest 4 at 04:21'; empty where it was never taken. */
const signText = (readings: readonly Reading[], context: SignsContext): string => {
  const [first] = readings;
  const latest = readings.at(-1);
  if (first === undefined || latest === undefined) return '';
  const { sign } = latest;
  const words = ({ set }: Reading): string => `${sign.text(set)} ${atWords(set, context)}`;
  const peaks = peaksOf(readings, context);
  const sides = peaks.filter(({ set }) => set === first.set).map(({ side }) => side);
  const began = [sides.join(' and '), words(first)].filter(Boolean).join(' ');
  const [from, to] = [sign.size(first.set), sign.size(latest.set)];
  const trend =
    first.set === latest.set
      ? ''
      : sign.text(first.set) === sign.text(latest.set)
        ? `same ${atWords(first.set, context)}`
        : from === null || to === null || from === to
          ? `first ${began}`
          : `${to > from ? 'up' : 'down'} from ${began}`;
  return [
    `${(sign.full ?? sign.text)(latest.set)} ${atWords(latest.set, context)}`,
    trend,
    ...peaks.filter(({ set }) => set !== first.set).map((peak) => `${peak.side} ${words(peak)}`),
  ]
    .filter(Boolean)
    .join(', ');
};

const named = ({ word }: Sign): string => capitalise(word);

/** Points from which a single sign alone calls for a clinician (NEWS2). */
const SINGLE_SIGN = 3;
/** Whether it calls for action alone where no score is valid: of a child, in pregnancy, of an unknown age. */
const isRed = ({ sign, set }: Reading): boolean =>
  set.news2?.status === 'not_valid' &&
  (set.news2.red_signs ?? []).some(
    (red) => red === sign.parameter || (red === 'bp_diastolic' && sign.parameter === 'bp_systolic'),
  );
const isAlarming = (reading: Reading | undefined, context: SignsContext): boolean => {
  if (reading === undefined) return false;
  if (reading.sign.word === 'NEWS2') return (reading.set.news2?.total ?? 0) >= AGGREGATE;
  if (reading.sign.word === 'GCS') return (reading.set.gcs ?? 15) <= 8;
  if (isRed(reading)) return true;
  return (pointsOf(reading.sign, reading.set, context) ?? 0) >= SINGLE_SIGN;
};

/** Why a sign could not be taken, as the newest set that says so has it. */
const notRecordable = (sets: readonly ObservationEntry[]): readonly string[] => {
  const reasons = new Map<string, string>();
  for (const set of sets)
    for (const entry of set.not_recordable ?? []) {
      const text = (name: string): string => {
        const field = fieldAt('observations', `entries.not_recordable.${name}`);
        const values: Readonly<Record<string, unknown>> = { ...entry };
        return field === undefined ? '' : formatValue(field, values[name], values);
      };
      reasons.set(text('field'), text('reason').toLowerCase());
    }
  return [...reasons].map(([what, why]) => (why === '' ? what : `${what}: ${why}`));
};

/** Every sign for the page, then those that were never taken, and why. `sets` are the live ones, oldest first. */
export const signRows = (
  sets: readonly ObservationEntry[],
  context: SignsContext,
  measurements: readonly Measurement[] = MEASUREMENTS,
): readonly HandoverRow[] => {
  const lines = signsFrom(measurements)
    .filter(({ isAlwaysIncluded }) => isAlwaysIncluded !== true)
    .map((sign) => {
      const readings = readingsOf(sign, sets);
      return {
        sign,
        line: row(named(sign), signText(readings, context), isAlarming(readings.at(-1), context)),
      };
    });
  // The reason why one could not be taken has its own row: that is no 'Not recorded'.
  const explained = new Set<unknown>(
    sets.flatMap(({ not_recordable }) => (not_recordable ?? []).map(({ field }) => field)),
  );
  const missing = lines.filter(
    ({ sign, line }) => sign.isExpected === true && !line.isRecorded && !explained.has(sign.name),
  );
  return [
    ...lines.filter(({ line }) => line.isRecorded).map(({ line }) => line),
    ...(missing.length === 0
      ? []
      : [
          {
            ...row(
              listOf(
                missing.map(({ sign }) => named(sign)),
                missing.length,
              ).replaceAll(';', ','),
              '',
            ),
          },
        ]),
    ...(notRecordable(sets).length === 0 ? [] : [row('Could not be taken', notRecordable(sets).join('; '))]),
  ];
};

/** One sign for a line of its own. */
export const signSummary = (
  word: 'glucose',
  sets: readonly ObservationEntry[],
  context: SignsContext,
): { readonly text: string } => {
  const readings = SIGNS.filter((sign) => sign.word === word).flatMap((sign) => readingsOf(sign, sets));
  return { text: signText(readings, context) };
};

const isSpoken = (reading: Reading, room: Room['signs'], context: SignsContext): boolean => {
  const { sign, set } = reading;
  if (isUnwell(reading, context)) return true;
  if (sign.word === 'ACVPU') return room === 'all' && set.gcs == null;
  if (sign.word === 'oxygen' || sign.word === 'EtCO2') return false;
  // Without points, as for a child, a sign may be normal or not.
  const isUnscored = sign.parameter !== undefined && pointsOf(sign, set, context) === null;
  if (room === 'abnormal')
    return sign.word === 'GCS' || sign.word === 'NEWS2' || (isUnscored && sign.isCore === true);
  if (room === 'core') return sign.isCore === true || isUnscored;
  return sign.word !== 'temp' || isUnscored;
};

/** Findings made together are said together, under their time. */
const byTime = <R extends Reading>(
  readings: readonly R[],
  { clock }: SignsContext,
  words: (together: readonly R[]) => string,
): string =>
  [...new Set(readings.map(({ set }) => set))]
    .map((set) => {
      const when = clock(set.date_time) || 'time not known';
      return `${when}: ${words(readings.filter((reading) => reading.set === set))}`;
    })
    .join('; ');

const peakWords = (peaks: readonly Peak[]): string =>
  (['lowest', 'highest'] as const)
    .flatMap((side) => {
      const ofSide = peaks.filter((peak) => peak.side === side);
      return ofSide.length === 0
        ? []
        : [`${side} ${ofSide.map(({ sign, set }) => `${sign.word} ${sign.text(set)}`).join(', ')}`];
    })
    .join(', ');

/** The most pressing first: what is said where there is little room. */
const byPressure = (a: Reading, b: Reading): number =>
  (a.sign.pressing ?? Infinity) - (b.sign.pressing ?? Infinity) || 0;

/** What is read out of the signs; empty without a set. */
interface SpokenSigns {
  readonly latest: string;
  /** What was worse before. */
  readonly earlier: string;
}

/** The latest of each sign, and what was worse before it, as it is read out. */
export const spokenSigns = (
  sets: readonly ObservationEntry[],
  room: Room,
  context: SignsContext,
  measurements: readonly Measurement[] = MEASUREMENTS,
): SpokenSigns => {
  const signs = signsFrom(measurements);
  const all = signs.map((sign) => readingsOf(sign, sets));
  const latest = all
    .flatMap((readings) => readings.at(-1) ?? [])
    .filter((reading) => isSpoken(reading, room.signs, context));
  // The newest set comes first, starting with its score, so that shortening drops only single signs.
  const rankOf = ({ sign, set }: Reading): number =>
    (sets.length - sets.indexOf(set)) * signs.length + (sign.word === 'NEWS2' ? -1 : signs.indexOf(sign));
  const newest = [...latest].sort((a, b) => rankOf(a) - rankOf(b));
  const peaks = all.flatMap((readings) => peaksOf(readings, context)).sort(byPressure);
  const earlier = peaks.slice(0, room.most);
  return {
    latest:
      newest.length === 0
        ? ''
        : `Latest ${byTime(newest, context, (together) =>
            together.map(({ sign, set }) => `${sign.word} ${sign.text(set)}`).join(', '),
          )}`,
    earlier: earlier.length === 0 ? '' : `Earlier ${byTime(earlier, context, peakWords)}`,
  };
};
