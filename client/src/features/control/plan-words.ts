import { CREW_STATE_LABELS } from '@sideline/schema/control/crews';
import { INCIDENT_PRIORITY_LABELS, INCIDENT_STATE_LABELS } from '@sideline/schema/control/incidents';
import type { PlanMark } from '../../components/event-plan/plan-map';
import type { ControlBoardFieldsFragment } from './control.generated';

type Board = Pick<ControlBoardFieldsFragment, 'eventZones' | 'incidents' | 'crews'>;
type Incident = Board['incidents'][number];
type Crew = Board['crews'][number];

/**
 * A zone and what is there now. Without a zone: incidents that name none of the event's zones, and crews that are not at
 * an incident.
 */
export interface ZoneNow {
  readonly zone: Board['eventZones'][number] | null;
  readonly incidents: readonly Incident[];
  readonly crews: readonly Crew[];
}

/**
 * Incidents in progress at the zone that they name, and crews at the zone of their incident. The last one is 'elsewhere'.
 */
export const zonesNow = ({ eventZones, incidents, crews }: Board): readonly ZoneNow[] => {
  const ids = new Set(eventZones.map(({ id }) => id));
  const underWay = incidents.filter(({ state }) => state !== 'clear');
  const zoneOf = ({ zoneId }: Incident): string | null =>
    zoneId !== null && ids.has(zoneId) ? zoneId : null;
  const zoneOfCrew = ({ id }: Crew): string | null => {
    const incident = underWay.find(({ crewId }) => crewId === id);
    return incident === undefined ? null : zoneOf(incident);
  };
  const onDuty = crews.filter(({ state }) => state !== 'off_duty');
  return [...eventZones, null].map((zone) => ({
    zone,
    incidents: underWay.filter((incident) => zoneOf(incident) === (zone?.id ?? null)),
    crews: onDuty.filter((crew) => zoneOfCrew(crew) === (zone?.id ?? null)),
  }));
};

const counted = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;

/** '2 incidents, 1 crew', or that nothing is there. */
export const zoneWords = ({ incidents, crews }: Omit<ZoneNow, 'zone'>): string =>
  [
    ...(incidents.length === 0 ? [] : [counted(incidents.length, 'incident', 'incidents')]),
    ...(crews.length === 0 ? [] : [counted(crews.length, 'crew', 'crews')]),
  ].join(', ') || 'no incidents';

export const incidentWords = ({ number, what, priority, state }: Incident): string =>
  `Incident ${String(number)}: ${what}. ${INCIDENT_PRIORITY_LABELS[priority]}, ${INCIDENT_STATE_LABELS[state].toLowerCase()}`;

export const crewHereWords = ({ callSign, state }: Crew): string =>
  `${callSign}: ${CREW_STATE_LABELS[state]}`;

/** The zones on the plan, each with what is there. */
export const marksOf = (board: Board): readonly PlanMark[] =>
  zonesNow(board).flatMap(({ zone, incidents, crews }) => {
    if (typeof zone?.planX !== 'number' || typeof zone.planY !== 'number') return [];
    const count = [
      ...incidents.map(({ number }) => `№ ${String(number)}`),
      ...crews.map(({ callSign, state }) => `${callSign} ${CREW_STATE_LABELS[state].toLowerCase()}`),
    ];
    return [
      {
        ...{ id: zone.id, name: zone.name, x: zone.planX, y: zone.planY },
        ...(count.length === 0 ? {} : { count: count.join(' · ') }),
        words: zoneWords({ incidents, crews }),
        isBusy: incidents.length > 0,
      },
    ];
  });
