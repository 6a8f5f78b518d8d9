import { LIMITS } from '@sideline/schema/limits';
import { POSITION_LABELS, POSITIONS } from '@sideline/schema/positions';
import { availabilityFor } from '@sideline/schema/staff/availability';
import { SHIFT_QUALIFICATION_LABELS } from '@sideline/schema/staff/qualifications';
import { missingOf, warningsOf, type Candidate, type Placed } from '../shift.candidate.js';
import { fillPlaces } from './fill-places.js';

const HOUR_MS = 3_600_000;
const REST_MS = LIMITS.shifts.restHours * HOUR_MS;

/** Open shifts, everybody who might work them, and the time (ISO 8601) whose hours are to be even. */
export interface ProposalQuestion {
  readonly from: string;
  readonly to: string;
  readonly places: readonly Placed[];
  readonly people: readonly Candidate[];
}

/** Who is proposed for an open shift, or why nobody is. */
export interface ProposedPlace {
  readonly shiftID: string;
  readonly staffId: string | null;
  /** What an administrator is asked a reason for. */
  readonly warnings: readonly string[];
  /** A sentence; null where somebody is proposed. */
  readonly unfilledBecause: string | null;
}

interface Span {
  readonly start: number;
  readonly end: number;
}
const spanOf = ({ start, end }: { readonly start: string; readonly end: string }): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
});
const placeSpan = ({ shiftStart, shiftEnd }: Placed): Span => spanOf({ start: shiftStart, end: shiftEnd });

/** Whether fewer than the hours of rest lie between two spans; those that overlap included. */
const isTooClose = (one: Span, other: Span, rest: number): boolean =>
  one.start < other.end + rest && other.start < one.end + rest;

/** Why somebody cannot have a place; null where he can. */
type Obstacle = 'unqualified' | 'busy' | 'rest' | 'unavailable';
const obstacleOf = (
  person: Candidate,
  taken: readonly Span[],
  place: Placed,
  span: Span,
): Obstacle | null => {
  if (taken.some((other) => isTooClose(span, other, 0))) return 'busy';
  if (taken.some((other) => isTooClose(span, other, REST_MS))) return 'rest';
  // Last, because calendars are slow to ask.
  if (missingOf(person, place).length > 0) return 'unqualified';
  return availabilityFor(person.availability, place.shiftStart, place.shiftEnd) === 'unavailable'
    ? 'unavailable'
    : null;
};

const people = (count: number): string => (count === 1 ? '1 person' : `${String(count)} people`);

/** What a shift asks for: 'Paramedic, with ALS'. */
const wantedBy = ({ role, requiredQualifications }: Placed): string => {
  const position = POSITIONS.find((key) => key === role);
  const named = position === undefined ? (role ?? 'any role') : POSITION_LABELS[position];
  const labels = requiredQualifications.map((key) => SHIFT_QUALIFICATION_LABELS[key]);
  return labels.length === 0 ? named : `${named}, with ${labels.join(' and ')}`;
};

const explain = (place: Placed, obstacles: readonly (Obstacle | null)[], qualified: number): string => {
  if (qualified === 0) return `Nobody who works for us then meets what it asks for (${wantedBy(place)}).`;
  const able = obstacles.filter((obstacle) => obstacle === null).length;
  if (able > 0)
    return able === 1
      ? 'The one person who could work it is proposed for another shift too close to it.'
      : `All ${people(able)} who could work it are proposed for other shifts too close to it.`;
  const busy = obstacles.filter((obstacle) => obstacle === 'busy').length;
  const away = obstacles.filter((obstacle) => obstacle === 'unavailable').length;
  const tired = obstacles.filter((obstacle) => obstacle === 'rest').length;
  const parts = [
    ...(busy > 0 ? [`${people(busy)} on another shift at that time`] : []),
    ...(tired > 0
      ? [`${people(tired)} with less than ${String(LIMITS.shifts.restHours)} h rest beside another`]
      : []),
    ...(away > 0 ? [`${people(away)} not available`] : []),
  ];
  return `Of those who meet what it asks for: ${parts.join(', ')}.`;
};

/**
 * Fills open shifts under the hard rules (position and qualifications, no overlap, rest, availability), as many as can be and with hours
 * spread evenly over those who could work them. Hours that somebody
 * has already in that time count.
 */
export const proposeFor = ({
  places,
  people: staff,
  ...time
}: ProposalQuestion): readonly ProposedPlace[] => {
  const spans = places.map(placeSpan);
  const [from, to] = [Date.parse(time.from), Date.parse(time.to)];
  const taken = staff.map(({ others }) => others.map(spanOf));
  const obstacles = places.map((place, at) =>
    staff.map((person, who) =>
      obstacleOf(person, taken[who] ?? [], place, spans[at] ?? { start: 0, end: 0 }),
    ),
  );
  const minutesOf = ({ start, end }: Span): number => Math.round((end - start) / 60_000);
  const filling = fillPlaces({
    minutes: spans.map(minutesOf),
    options: obstacles.map((row) => row.flatMap((obstacle, who) => (obstacle === null ? [who] : []))),
    clashes: spans.map((span, at) =>
      spans.flatMap((other, next) => (next !== at && isTooClose(span, other, REST_MS) ? [next] : [])),
    ),
    load: taken.map((row) =>
      row
        .filter(({ start, end }) => start < to && from < end)
        .reduce((sum, span) => sum + minutesOf(span), 0),
    ),
  });
  return places.map((place, at) => {
    const who = filling[at] ?? null;
    const person = who === null ? undefined : staff[who];
    if (person === undefined) {
      const row = obstacles[at] ?? [];
      const qualified = staff.filter((one) => missingOf(one, place).length === 0).length;
      const ofQualified = row.filter((_, one) => {
        const candidate = staff[one];
        return candidate !== undefined && missingOf(candidate, place).length === 0;
      });
      return {
        shiftID: place.shiftID,
        staffId: null,
        warnings: [],
        unfilledBecause: explain(place, ofQualified, qualified),
      };
    }
    const proposed = places
      .filter((_, other) => other !== at && filling[other] === who)
      .map(({ shiftStart: start, shiftEnd: end }) => ({ start, end }));
    return {
      shiftID: place.shiftID,
      staffId: person.staffId,
      warnings: warningsOf({ others: [...person.others, ...proposed] }, place),
      unfilledBecause: null,
    };
  });
};
