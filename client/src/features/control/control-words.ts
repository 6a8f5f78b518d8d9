import { CREW_STATE_LABELS, CREW_STATES } from '@sideline/schema/control/crews';
import { INCIDENT_PRIORITY_LABELS, INCIDENT_STATE_LABELS } from '@sideline/schema/control/incidents';
import type { Tone } from '../../components/ui/status-tag';
import type { Clock } from '../../lib/dates';
import type {
  ControlBagFieldsFragment,
  ControlBoardFieldsFragment,
  ControlCrewFieldsFragment,
  ControlIncidentFieldsFragment,
} from './control.generated';

const TWO_DIGITS = 2;
const two = (value: number): string => String(value).padStart(TWO_DIGITS, '0');

/** Elapsed time, as a clock counts up: 4:07, and from an hour on 1 h 04 min. */
export const elapsed = (from: string, now: number): string => {
  const seconds = Math.max(0, Math.floor((now - Date.parse(from)) / 1_000));
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${String(minutes)}:${two(seconds % 60)}`
    : `${String(Math.floor(minutes / 60))} h ${two(minutes % 60)} min`;
};

export const PRIORITY_TONES: Readonly<Record<ControlIncidentFieldsFragment['priority'], Tone>> = {
  p1: 'danger',
  p2: 'warning',
  p3: 'info',
};
export const priorityWords = ({ priority }: Pick<ControlIncidentFieldsFragment, 'priority'>): string =>
  INCIDENT_PRIORITY_LABELS[priority];

export const CREW_TONES: Readonly<Record<ControlCrewFieldsFragment['state'], Tone>> = {
  available: 'success',
  assigned: 'waiting',
  mobile: 'waiting',
  at_scene: 'info',
  with_patient: 'info',
  conveying: 'info',
  unavailable: 'warning',
  off_duty: 'neutral',
};

export const crewWords = ({ state, incidentNumber }: ControlCrewFieldsFragment): string =>
  incidentNumber === null
    ? CREW_STATE_LABELS[state]
    : `${CREW_STATE_LABELS[state]}, incident ${String(incidentNumber)}`;

/** The bags of stock that a crew has. */
export const bagsOf = (
  { id }: Pick<ControlCrewFieldsFragment, 'id'>,
  bags: readonly ControlBagFieldsFragment[],
): readonly ControlBagFieldsFragment[] => bags.filter(({ outTo }) => outTo?.crewId === id);

/** Crews that can be sent come first, then by call sign, in the server's order. */
export const crewsByState = (
  crews: readonly ControlCrewFieldsFragment[],
): readonly ControlCrewFieldsFragment[] =>
  [...crews].sort((one, other) => CREW_STATES.indexOf(one.state) - CREW_STATES.indexOf(other.state));

export const placeOf = ({ zone, place }: Pick<ControlIncidentFieldsFragment, 'zone' | 'place'>): string =>
  [zone, place].filter((part) => part !== null).join(', ');

/** The recorded times of an incident, in order. If control has no time, the record's is used and marked as such. */
export const timesOf = (
  incident: ControlIncidentFieldsFragment,
): readonly (readonly [label: string, at: string])[] =>
  (
    [
      ['called', incident.calledAt],
      ['assigned', incident.assignedAt],
      ['mobile', incident.mobileAt],
      ['at_scene', incident.atSceneAt],
      ['with_patient', incident.withPatientAt],
      ['conveying', incident.conveyingAt],
      ['clear', incident.clearAt],
    ] as const
  ).flatMap(([state, at]) => {
    if (at === null) return [];
    const label = state === 'called' ? 'Call' : INCIDENT_STATE_LABELS[state];
    return [[incident.timesFromRecords.includes(state) ? `${label} (record)` : label, at] as const];
  });

type IncidentTimes = Readonly<Record<ControlIncidentFieldsFragment['state'], string | null>>;

/** The times that control itself entered. A time that came from a record is corrected in the record. */
export const enteredTimes = (incident: ControlIncidentFieldsFragment): IncidentTimes => {
  const own = (state: ControlIncidentFieldsFragment['state'], at: string | null): string | null =>
    incident.timesFromRecords.includes(state) ? null : at;
  return {
    called: incident.calledAt,
    assigned: incident.assignedAt,
    mobile: own('mobile', incident.mobileAt),
    at_scene: own('at_scene', incident.atSceneAt),
    with_patient: own('with_patient', incident.withPatientAt),
    conveying: own('conveying', incident.conveyingAt),
    clear: own('clear', incident.clearAt),
  };
};

/** A record's own times, as its crew entered them. */
export const recordTimes = (
  record: ControlIncidentFieldsFragment['records'][number],
  { time }: Clock,
): string =>
  (
    [
      ['arrived', record.arrivedAt],
      ['with patient', record.withPatientAt],
      ['left scene', record.leftSceneAt],
      ['clear', record.clearAt],
    ] as const
  )
    .flatMap(([label, at]) => (at === null ? [] : [`${label} ${time(at)}`]))
    .join(', ');

/** The six figures above the columns. */
export interface BoardFigures {
  readonly waitingCalls: number;
  readonly underWay: number;
  readonly crewsAvailable: number;
  readonly crewsOnDuty: number;
  readonly openRecords: number;
  readonly alerts: number;
  readonly waiting: number;
  readonly bedsFree: number;
  readonly beds: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const figuresOf = ({
  incidents,
  crews,
  recordCounts,
  places,
}: ControlBoardFieldsFragment): BoardFigures => ({
  waitingCalls: incidents.filter(({ state }) => state === 'called').length,
  underWay: incidents.filter(({ state }) => state !== 'called' && state !== 'clear').length,
  crewsAvailable: crews.filter(({ state }) => state === 'available').length,
  crewsOnDuty: crews.filter(({ state }) => state !== 'off_duty').length,
  openRecords: recordCounts.open,
  alerts: recordCounts.alerts,
  waiting: sum(places.map((place) => place.waiting)),
  bedsFree: sum(places.map(({ beds, occupied }) => Math.max(0, beds - occupied))),
  beds: sum(places.map(({ beds }) => beds)),
});
