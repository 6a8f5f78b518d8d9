import { LIMITS } from '@sideline/schema/limits';
import { positionLabel } from '@sideline/schema/positions';
import { availabilityFor } from '@sideline/schema/staff/availability';
import { SHIFT_QUALIFICATION_LABELS } from '@sideline/schema/staff/qualifications';
import { missingOf, warningsOf, type Candidate, type Placed, type Timed } from '../shift.candidate.js';
import { fillPlaces } from './fill-places.js';

const HOUR_MS = 3_600_000;
const REST_MS = LIMITS.shifts.restHours * HOUR_MS;

/** Open shifts, everyone who might work them, and the time (ISO 8601) whose hours are to be even. */
export interface ProposalQuestion {
  readonly from: string;
  readonly to: string;
  readonly places: readonly Placed[];
  readonly people: readonly Candidate[];
}

/** The person proposed for an open shift, or why nobody is. */
export interface ProposedPlace {
  readonly shiftId: string;
  readonly staffId: string | null;
  /** Warnings for which an administrator must give a reason. */
  readonly warnings: readonly string[];
  /** A sentence; null where a person is proposed. */
  readonly unfilledBecause: string | null;
}

interface Span {
  readonly start: number;
  readonly end: number;
}
const spanOf = ({ start, end }: Timed): Span => ({
  start: new Date(start).getTime(),
  end: new Date(end).getTime(),
});
/** A shift that a person has, with the time they really left: rest is counted from that. */
interface Taken extends Span {
  readonly left: number;
}
const takenOf = (other: Timed): Taken => {
  const span = spanOf(other);
  const left = new Date(other.workedUntil ?? other.end).getTime();
  return { ...span, left: Math.max(span.end, left) };
};
const placeSpan = ({ shiftStart, shiftEnd }: Placed): Span => spanOf({ start: shiftStart, end: shiftEnd });

/** Whether fewer than the hours of rest lie between two spans; those that overlap included. */
const isTooClose = (one: Span, other: Span, rest: number): boolean =>
  one.start < other.end + rest && other.start < one.end + rest;

/** The first reason a person cannot have a place; null where they can. People who left late need rest, but are not busy. */
const OBSTACLES = ['unqualified', 'busy', 'rest', 'unavailable'] as const;
type Obstacle = (typeof OBSTACLES)[number];
const obstacleOf = (person: Candidate, taken: readonly Taken[], place: Placed): Obstacle | null => {
  const span = placeSpan(place);
  const { shiftStart, shiftEnd } = place;
  const isAway = (): boolean => availabilityFor(person.availability, shiftStart, shiftEnd) === 'unavailable';
  if (missingOf(person, place).length > 0) return 'unqualified';
  if (taken.some((other) => isTooClose(span, other, 0))) return 'busy';
  if (taken.some(({ start, left }) => isTooClose(span, { start, end: left }, REST_MS))) return 'rest';
  return isAway() ? 'unavailable' : null;
};

const peopleText = (count: number): string => (count === 1 ? '1 person' : `${String(count)} people`);

/** The requirements of a shift: 'Paramedic, with ALS'. */
const wantedBy = ({ role, requiredQualifications }: Placed): string => {
  const labels = requiredQualifications.map((key) => SHIFT_QUALIFICATION_LABELS[key]);
  return [
    role === null ? 'any role' : positionLabel(role),
    ...(labels.length === 0 ? [] : [`with ${labels.join(' and ')}`]),
  ].join(', ');
};

const OBSTACLE_WORDS: Readonly<Record<Exclude<Obstacle, 'unqualified'>, string>> = {
  busy: 'on another shift at that time',
  rest: `with less than ${String(LIMITS.shifts.restHours)} h rest before or after another shift`,
  unavailable: 'not available',
};

/** Why nobody is proposed, from the reasons against each member of staff. */
const explain = (place: Placed, obstacles: readonly (Obstacle | null)[]): string => {
  const count = (wanted: Obstacle | null): number => obstacles.filter((one) => one === wanted).length;
  if (count('unqualified') === obstacles.length)
    return `No one working for us at that time meets its requirements (${wantedBy(place)}).`;
  const able = count(null);
  if (able === 1) return 'The only person who could work it is proposed for another shift too close to it.';
  if (able > 1)
    return `All ${peopleText(able)} who could work it are proposed for other shifts too close to it.`;
  const parts = OBSTACLES.flatMap((one) =>
    one === 'unqualified' || count(one) === 0 ? [] : [`${peopleText(count(one))} ${OBSTACLE_WORDS[one]}`],
  );
  return `Of those who meet its requirements: ${parts.join(', ')}.`;
};

const minutesOf = ({ start, end }: Span): number => Math.round((end - start) / 60_000);

/**
 * Fills open shifts under the hard rules (position and qualifications, no overlap, rest, availability), as many as can be and
 * with hours spread evenly over those who could work them. Hours that a person already has in that period count.
 */
export const proposeFor = ({ places, people, ...time }: ProposalQuestion): readonly ProposedPlace[] => {
  const spans = places.map(placeSpan);
  const [from, to] = [Date.parse(time.from), Date.parse(time.to)];
  const staff = people.map((person) => ({ person, taken: person.others.map(takenOf) }));
  const obstacles = places.map((place) => staff.map(({ person, taken }) => obstacleOf(person, taken, place)));
  const filling = fillPlaces({
    minutes: spans.map(minutesOf),
    options: obstacles.map((row) => row.flatMap((obstacle, who) => (obstacle === null ? [who] : []))),
    clashes: spans.map((span, at) =>
      spans.flatMap((other, next) => (next !== at && isTooClose(span, other, REST_MS) ? [next] : [])),
    ),
    load: staff.map(({ taken }) =>
      taken
        .filter(({ start, end }) => start < to && from < end)
        .reduce((sum, span) => sum + minutesOf(span), 0),
    ),
  });
  return places.map((place, at): ProposedPlace => {
    const { id: shiftId } = place;
    const who = filling[at] ?? null;
    const person = who === null ? undefined : people[who];
    if (person === undefined)
      return { shiftId, staffId: null, warnings: [], unfilledBecause: explain(place, obstacles[at] ?? []) };
    const proposed = places
      .filter((_, other) => other !== at && filling[other] === who)
      .map(({ shiftStart: start, shiftEnd: end }) => ({ start, end }));
    const warnings = warningsOf({ others: [...person.others, ...proposed] }, place);
    return { shiftId, staffId: person.staffId, warnings, unfilledBecause: null };
  });
};
