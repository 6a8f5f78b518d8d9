import { choiceLists } from '../prf/catalogue/catalogue.js';
import { IMPRESSIONS } from '../prf/catalogue/impressions.js';
import type { CheerBreakdownKey, CheerCell, CheerFigures, CheerPresentation } from './cheer-report.js';
import { OUTCOME_OF_DISPOSITION } from './figures.js';
import { wilsonInterval } from './intervals.js';
import { quantile } from './quantiles.js';
import type { Rate } from './rates.js';

/** Regions of the body map, front and back and either side together. */
const REGIONS: readonly (readonly [label: string, begins: readonly string[]])[] = [
  ['Head', ['forehead', 'crown', 'head']],
  ['Face and jaw', ['face', 'jaw']],
  ['Neck', ['neck']],
  ['Shoulder', ['shoulder']],
  ['Upper arm', ['upper_arm']],
  ['Elbow', ['elbow']],
  ['Forearm', ['forearm']],
  ['Wrist', ['wrist']],
  ['Hand', ['hand']],
  ['Chest', ['chest']],
  ['Abdomen', ['upper_abdomen', 'lower_abdomen']],
  ['Back and spine', ['upper_back', 'lower_back', 'thoracic_spine', 'lumbar_spine', 'sacrum']],
  ['Pelvis and hip', ['hip', 'genitals', 'buttock']],
  ['Thigh', ['thigh']],
  ['Knee', ['knee']],
  ['Lower leg', ['lower_leg']],
  ['Ankle', ['ankle']],
  ['Foot', ['foot']],
];
const ENDS = /(_(left|right))?_(front|back)$/;

/** 'Ankle' for `ankle_left_back`; the key itself where it is none of the map's. */
export const cheerRegion = (region: string): string => {
  const part = region.replace(ENDS, '');
  return REGIONS.find(([, parts]) => parts.includes(part))?.[0] ?? region;
};

const HEAD_IMPRESSIONS: ReadonlySet<string> = new Set(['head_injury', 'concussion']);
const isHeadInjury = ({ impressions, wounds }: CheerPresentation): boolean =>
  impressions.some((code) => HEAD_IMPRESSIONS.has(code)) ||
  wounds.some(({ region }) => region !== null && cheerRegion(region) === 'Head');

const FOLLOW_UP: ReadonlySet<string> = new Set(['conveyed', 'own_transport', 'referred', 'handed_over']);
const isFollowedUp = ({ disposition }: CheerPresentation): boolean =>
  disposition !== null &&
  (disposition === 'discharged_own_gp' || FOLLOW_UP.has(OUTCOME_OF_DISPOSITION[disposition] ?? 'other'));

const PER = 100;

const ratePerHundred = (part: number, whole: number): Rate | null => {
  const interval = wilsonInterval(part, whole);
  return interval === null
    ? null
    : { value: (part / whole) * PER, low: interval.low * PER, high: interval.high * PER };
};

/** The figures of some presentations, of a squad, a team or all; `registered` counts at least those who were seen. */
export const cheerFigures = (seen: readonly CheerPresentation[], registered: number): CheerFigures => {
  const times = new Map<string, number>();
  for (const { athlete } of seen) times.set(athlete, (times.get(athlete) ?? 0) + 1);
  const heads = seen.filter(isHeadInjury);
  const minutes = seen.flatMap((each) => (each.minutes === null ? [] : [each.minutes]));
  return {
    registered,
    presented: times.size,
    presentations: seen.length,
    rate: ratePerHundred(times.size, registered),
    reattended: [...times.values()].filter((count) => count > 1).length,
    headInjuries: heads.length,
    followedUp: heads.filter(isFollowedUp).length,
    advised: heads.filter(({ isAdvised }) => isAdvised).length,
    conveyed: seen.filter(
      ({ disposition }) => disposition !== null && OUTCOME_OF_DISPOSITION[disposition] === 'conveyed',
    ).length,
    notReturned: seen.filter(({ disposition }) => disposition !== null && disposition !== 'returned_to_event')
      .length,
    medianMinutes: quantile(minutes, 0.5),
    minutesLost: minutes.reduce((sum, each) => sum + each, 0),
  };
};

const keysOf: Readonly<Record<CheerBreakdownKey, (seen: CheerPresentation) => readonly string[]>> = {
  injury: ({ wounds }) => wounds.flatMap(({ kinds }) => kinds),
  impression: ({ impressions }) => impressions,
  region: ({ wounds }) => wounds.flatMap(({ region }) => (region === null ? [] : [cheerRegion(region)])),
  mechanism: ({ mechanisms }) => mechanisms,
  activity: ({ activity }) => (activity === null ? [] : [activity]),
};

const optionsOf = (list: string) => (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(choiceLists().get(list)?.options ?? {}).map(([key, { label }]) => [key, label]),
  );
const LABELS: Readonly<Record<CheerBreakdownKey, () => Readonly<Record<string, string>>>> = {
  injury: optionsOf('PrfWoundKind'),
  impression: () => Object.fromEntries(Object.entries(IMPRESSIONS).map(([key, { label }]) => [key, label])),
  region: () => ({}),
  mechanism: optionsOf('PrfMechanismOfInjury'),
  activity: optionsOf('PrfActivity'),
};

/** How many presentations have each kind, the commonest first; one presentation counts once in a cell. */
export const cheerBreakdown = (
  key: CheerBreakdownKey,
  seen: readonly CheerPresentation[],
): readonly CheerCell[] => {
  const counts = new Map<string, number>();
  for (const each of seen)
    for (const cell of new Set(keysOf[key](each))) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const labels = LABELS[key]();
  return [...counts]
    .map(([cell, count]) => ({ key: cell, label: labels[cell] ?? cell, count }))
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en-GB'));
};
