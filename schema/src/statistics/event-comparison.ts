import { wilsonInterval, type Interval } from './intervals.js';
import { compareRate, ratePerThousand, shownRate, type Comparison } from './rates.js';
import { FIGURES, type FigureDefinition } from './figures.js';

/** What an event is compared in with the provider's own earlier events at the same kind of venue. */
export const COMPARED_FIGURES = {
  ppr: FIGURES.ppr,
  tthr: FIGURES.tthr,
  conveyedShare: {
    name: 'Share conveyed to hospital',
    definition:
      'Of everyone seen, those who were conveyed to hospital. The range is the 95 % Wilson interval of the share.',
    unit: '% of people seen',
  },
  firstContact: FIGURES.firstContact,
  onScene: FIGURES.onScene,
  toDisposition: FIGURES.toDisposition,
  staffRate: {
    name: 'Staff for the crowd',
    definition: 'Shifts where the person checked in, for every 1,000 people attending.',
    unit: 'per 1,000 attending',
  },
  staffShare: {
    name: 'Shifts filled',
    definition:
      'Of the shifts that are not cancelled, those where the person checked in. The range is the 95 % Wilson interval of the share.',
    unit: '% of shifts',
  },
} as const satisfies Readonly<Record<string, FigureDefinition>>;
export type ComparedKey = keyof typeof COMPARED_FIGURES;
export const COMPARED_KEYS = Object.keys(COMPARED_FIGURES) as readonly ComparedKey[];

/** What is counted of each event; times are medians in minutes, null where none was recorded. */
export interface ComparedCounts {
  readonly attendance: number | null;
  readonly presentations: number;
  readonly conveyed: number;
  readonly firstContact: number | null;
  readonly onScene: number | null;
  readonly toDisposition: number | null;
  readonly staffPlanned: number;
  readonly staffCheckedIn: number;
}

/** One figure of the event beside the same of earlier ones. */
export interface ComparedFigure {
  readonly key: ComparedKey;
  /** To one decimal; null where it cannot be worked out. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Null where there are too few earlier events with it. */
  readonly compared: Comparison | null;
}

interface Value extends Partial<Interval> {
  readonly value: number;
}

const shareOf = (part: number, whole: number): Value | null => {
  // More can have checked in than are planned now.
  const interval = wilsonInterval(Math.min(part, whole), whole);
  return interval && { value: (part / whole) * 100, low: interval.low * 100, high: interval.high * 100 };
};
const plainOf = (minutes: number | null): Value | null => (minutes === null ? null : { value: minutes });

const VALUES: Readonly<Record<ComparedKey, (counts: ComparedCounts) => Value | null>> = {
  ppr: ({ presentations, attendance }) => ratePerThousand(presentations, attendance),
  tthr: ({ conveyed, attendance }) => ratePerThousand(conveyed, attendance),
  conveyedShare: ({ conveyed, presentations }) => shareOf(conveyed, presentations),
  firstContact: ({ firstContact }) => plainOf(firstContact),
  onScene: ({ onScene }) => plainOf(onScene),
  toDisposition: ({ toDisposition }) => plainOf(toDisposition),
  staffRate: ({ staffCheckedIn, attendance }) =>
    plainOf(ratePerThousand(staffCheckedIn, attendance)?.value ?? null),
  staffShare: ({ staffCheckedIn, staffPlanned }) => shareOf(staffCheckedIn, staffPlanned),
};

const shown = (value: number | undefined): number | null => (value === undefined ? null : shownRate(value));

/** Every figure of an event beside earlier ones, each compared with those that have it. */
export const compareEvents = (
  own: ComparedCounts,
  earlier: readonly ComparedCounts[],
): readonly ComparedFigure[] =>
  COMPARED_KEYS.map((key) => {
    const value = VALUES[key](own);
    return {
      key,
      value: shown(value?.value),
      low: shown(value?.low),
      high: shown(value?.high),
      compared: compareRate(
        value?.value ?? null,
        earlier.flatMap((counts) => VALUES[key](counts)?.value ?? []),
      ),
    };
  });
