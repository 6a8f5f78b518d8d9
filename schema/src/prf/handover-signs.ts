import { NEWS2_BAND_LABELS, news2Subscore, type News2Parameter } from '../clinical/news2.js';
import { minimumText } from '../clinical/minimum.js';
import { alertFigureOf, alertInSentence } from './alerts.js';
import type { ObservationEntry } from './catalogue.js';
import type { DerivationPatient } from './derive.js';
import { type Figure, figuresOf } from './observation-figures.js';
import { minimumOf } from './set-score.js';

/**
 * The signs of a handover (clinical section 8): the latest set, and the worst. NEWS2 and the GCS alone say which set is worse
 * than another; where they do not, the worst of each vital is told instead of one set that happens to be first.
 */

interface SignsContext {
  readonly patient: DerivationPatient;
  /** '14:32' of a moment; empty where there is none. */
  readonly clock: (at: unknown) => string;
}

/**
 * What is said of a set: not that nothing special is breathed or felt, nor 'alert' beside a GCS. New confusion, and who is not
 * alert, is said beside any GCS: ACVPU is never inferred from it (clinical section 2).
 */
const isSaid = (set: ObservationEntry, { name, text }: Figure): boolean => {
  const points: Readonly<Record<string, number | null | undefined>> = { ...set.news2?.subscores };
  switch (name) {
    case 'acvpu':
      return set.gcs == null || set.acvpu !== 'A';
    case 'supplemental_o2':
      return set.supplemental_o2 === true;
    case 'temperature':
      return points['temperature'] !== 0;
    default:
      return text !== null;
  }
};

/** Of the worst set what scored; all of it where it has no score. */
const isWorse = (set: ObservationEntry, { name }: Figure): boolean => {
  const points: Readonly<Record<string, number | null | undefined>> = { ...set.news2?.subscores };
  const scored = name === 'blood_pressure' ? 'bp_systolic' : name;
  return name === 'gcs' || points[scored] === undefined || points[scored] !== 0;
};

/** '%' and '°C' stand close to their number, so that more fits on a line. */
const tight = (text: string): string => text.replace(/ (%|°C)$/, '$1');

const setWords = (set: ObservationEntry, which: 'Latest' | 'Worst', clock: SignsContext['clock']): string => {
  const { total, band, status } = set.news2 ?? {};
  const figures = figuresOf(set)
    .filter((figure) => figure.text !== null && isSaid(set, figure))
    .filter((figure) => which === 'Latest' || isWorse(set, figure))
    .map(({ short, text }) => `${short} ${tight(text ?? '')}`);
  const score =
    total != null
      ? `NEWS2 ${total}${band == null ? '' : ` ${NEWS2_BAND_LABELS[band].toLowerCase()}`}`
      : status === 'incomplete'
        ? incompleteWords(set)
        : '';
  const when = [which, clock(set.date_time)].filter(Boolean).join(' ');
  return `${when}: ${[...figures, score, ...calledFor(set)].filter(Boolean).join(', ')}`;
};

/** What is known of an incomplete set is a minimum, and told as one. */
const incompleteWords = (set: ObservationEntry): string => {
  const minimum = minimumOf(set);
  return minimum === null || minimum.total === 0
    ? 'NEWS2 incomplete'
    : `NEWS2 incomplete: ${minimumText(minimum).replace('At', 'at')}`;
};

/** What calls for action besides a score: red signs where none is valid, and concern. */
const calledFor = (set: ObservationEntry): readonly string[] => {
  const figure = alertFigureOf(set);
  if (figure === null || (figure.basis !== 'signs' && figure.reasons.length === 0)) return [];
  return [alertInSentence({ ...figure, basis: figure.basis === 'signs' ? 'signs' : 'concern' })];
};

/** NEWS2's maximum: as bad as a set can be. */
const WORST = 20;
/** At and below it nobody keeps his own airway. */
const COMA = 8;

/** How bad a set is by its score, or by its GCS: a coma in a set that lacks a temperature is not passed over for its lack. */
const badness = ({ news2, gcs }: ObservationEntry): number =>
  Math.max(news2?.total ?? -1, gcs == null ? -1 : gcs <= COMA ? WORST : 15 - gcs);

type Side = 'lowest' | 'highest';

interface Vital {
  readonly word: string;
  /** In the order of its size; null where it was not taken, and where it is nothing to tell. */
  readonly sizeOf: (set: ObservationEntry) => number | null;
  /** A figure's name, whose text is told; the size itself without one. */
  readonly figure?: string;
  /** What NEWS2 knows it by: without a point it is nothing to tell. */
  readonly parameter?: News2Parameter;
}

/** Nought is nothing to tell. */
const orNull = (value: number | null | undefined): number | null => (value === 0 ? null : (value ?? null));

const glucoseSize = ({ blood_glucose, blood_glucose_limit }: ObservationEntry): number | null => {
  if (blood_glucose_limit == null) return blood_glucose ?? null;
  return blood_glucose_limit === 'lo' ? -Infinity : Infinity;
};

const ALERTNESS = ['U', 'P', 'V', 'C'];
/** Alert is nothing to tell. */
const alertness = ({ acvpu }: ObservationEntry): number | null =>
  acvpu == null || acvpu === 'A' ? null : ALERTNESS.indexOf(acvpu);

const measured = (
  word: string,
  name: 'oxygen_saturation' | 'respiratory_rate' | 'heart_rate' | 'temperature',
): Vital => ({ word, figure: name, parameter: name, sizeOf: (set) => set[name] ?? null });

const NEWS2: Vital = { word: 'NEWS2', sizeOf: ({ news2 }) => orNull(news2?.total) };
const GCS: Vital = { word: 'GCS', sizeOf: ({ gcs }) => (gcs == null || gcs === 15 ? null : gcs) };
const ACVPU: Vital = { word: 'ACVPU', figure: 'acvpu', sizeOf: alertness };
const SPO2 = measured('SpO2', 'oxygen_saturation');
const RESP = measured('resp', 'respiratory_rate');
const PULSE = measured('pulse', 'heart_rate');
const TEMP = measured('temp', 'temperature');
const PRESSURE: Vital = {
  word: 'BP',
  figure: 'blood_pressure',
  parameter: 'bp_systolic',
  sizeOf: ({ bp_systolic }) => bp_systolic ?? null,
};
const GLUCOSE: Vital = { word: 'glucose', figure: 'blood_glucose', sizeOf: glucoseSize };
const PAIN: Vital = {
  word: 'pain',
  figure: 'pain_score',
  sizeOf: ({ pain_score }) => orNull(pain_score),
};

/** On which side each is bad, the most pressing first: what is told where there is much. */
const SIDES: readonly (readonly [Vital, Side])[] = [
  [NEWS2, 'highest'],
  [GCS, 'lowest'],
  [ACVPU, 'lowest'],
  [SPO2, 'lowest'],
  [PRESSURE, 'lowest'],
  [GLUCOSE, 'lowest'],
  [RESP, 'lowest'],
  [RESP, 'highest'],
  [PULSE, 'highest'],
  [PULSE, 'lowest'],
  [PRESSURE, 'highest'],
  [TEMP, 'highest'],
  [TEMP, 'lowest'],
  [GLUCOSE, 'highest'],
  [PAIN, 'highest'],
];
/** Read aloud in thirty seconds: the rest stands in the record. */
const MOST_PEAKS = 8;

/** A vital at its worst. */
interface Peak {
  readonly vital: Vital;
  readonly side: Side;
  readonly size: number;
  readonly set: ObservationEntry;
}

const isBeyond = (side: Side, size: number, than: number): boolean =>
  side === 'lowest' ? size < than : size > than;

/** Where each vital was worse than in `base`, the most pressing first; of equal sets the earlier. */
const peaksBeyond = (
  base: ObservationEntry,
  sets: readonly ObservationEntry[],
  { patient }: SignsContext,
): readonly Peak[] =>
  SIDES.flatMap(([vital, side]) => {
    const than = vital.sizeOf(base);
    const [peak] = sets
      .flatMap((set): Peak[] => {
        const size = vital.sizeOf(set);
        return size === null ? [] : [{ vital, side, size, set }];
      })
      .sort((a, b) => (side === 'lowest' ? a.size - b.size : b.size - a.size));
    if (peak === undefined || (than !== null && !isBeyond(side, peak.size, than))) return [];
    const points = vital.parameter && news2Subscore(vital.parameter, peak.set, patient);
    return points === 0 ? [] : [peak];
  });

const textOf = ({ vital: { word, figure }, size, set }: Peak): string => {
  const text = figure === undefined ? String(size) : figuresOf(set).find(({ name }) => name === figure)?.text;
  return `${word} ${tight(text ?? '')}`;
};

/** 'lowest GCS 9, SpO2 80%, highest pulse 170' of one set; what was taken once alone is on no side. */
const togetherWords = (peaks: readonly Peak[]): string => {
  const isAlone = (peak: Peak): boolean =>
    peaks.some((other) => other !== peak && other.vital === peak.vital);
  const alone = peaks.filter(
    (peak, index) => isAlone(peak) && peaks.findIndex((other) => other.vital === peak.vital) === index,
  );
  const onSide = (side: Side): string => {
    const told = peaks.filter((peak) => peak.side === side && !isAlone(peak)).map(textOf);
    return told.length === 0 ? '' : `${side} ${told.join(', ')}`;
  };
  return [alone.map(textOf).join(', '), onSide('lowest'), onSide('highest')].filter(Boolean).join(', ');
};

/** 'Earlier 10:20: lowest SpO2 80%, highest pulse 170; 10:02: lowest BP 80/50': what was seen together stands together. */
const peaksWords = (peaks: readonly Peak[], { clock }: SignsContext): string => {
  if (peaks.length === 0) return '';
  const told = peaks.slice(0, MOST_PEAKS);
  const words = [...new Set(told.map(({ set }) => set))].map((set) => {
    const when = clock(set.date_time) || 'time not known';
    return `${when}: ${togetherWords(told.filter((peak) => peak.set === set))}`;
  });
  const rest = peaks.length - told.length;
  return `Earlier ${words.join('; ')}${rest === 0 ? '' : `; ${rest} more`}`;
};

/**
 * The one set that score or GCS make worse than every other; none where two are as bad, or where a set without a score has
 * a vital that is worse than its.
 */
const worstSet = (sets: readonly ObservationEntry[], context: SignsContext): ObservationEntry | null => {
  const [worst, next] = [...sets].sort((a, b) => badness(b) - badness(a));
  if (worst === undefined || badness(worst) < 0) return null;
  if (next !== undefined && badness(next) === badness(worst)) return null;
  const isComparable = (set: ObservationEntry): boolean =>
    set.news2?.total != null || peaksBeyond(worst, [set], context).length === 0;
  return sets.every((set) => set === worst || isComparable(set)) ? worst : null;
};

/** The latest set, and what was worse before it; empty without a set. `sets` are the live ones, oldest first. */
export const signsOf = (sets: readonly ObservationEntry[], context: SignsContext): readonly string[] => {
  const latest = sets.at(-1);
  if (latest === undefined) return [];
  const worst = worstSet(sets, context);
  const before =
    worst === null
      ? peaksWords(peaksBeyond(latest, sets, context), context)
      : worst === latest
        ? ''
        : setWords(worst, 'Worst', context.clock);
  return [setWords(latest, 'Latest', context.clock), before];
};
