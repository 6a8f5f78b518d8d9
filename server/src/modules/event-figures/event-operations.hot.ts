import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import type { IncidentPriority, IncidentState } from '@sideline/schema/control/incidents';
import type { EntityManager } from 'typeorm';
import { moment } from '../../platform/database/json-sql.js';
import { ZONE_OF_INCIDENT } from '../events/event-zone.hot.js';
import { readRows } from '../../platform/database/read.js';
import { plannedMinutesSql, workedMinutesSql } from '../shifts/shift-hours.hot.js';

/** How an event was run, for the provider's own report: it names no one, and is never read for a client. */
export interface EventOperations {
  readonly incidents: readonly {
    readonly number: number;
    readonly priority: IncidentPriority;
    readonly zone: string | null;
    readonly place: string;
    readonly what: string;
    readonly callSign: string | null;
    readonly state: IncidentState;
    readonly calledAt: string;
    readonly assignedAt: string | null;
    readonly mobileAt: string | null;
    readonly atSceneAt: string | null;
    readonly withPatientAt: string | null;
    readonly conveyingAt: string | null;
    readonly clearAt: string | null;
    /** The states whose time is not control's but a record's of the incident. */
    readonly timesFromRecords: readonly IncidentState[];
    readonly outcome: string | null;
  }[];
  readonly staffing: readonly {
    /** Null where anyone could take it. */
    readonly role: string | null;
    readonly planned: number;
    readonly assigned: number;
    readonly checkedIn: number;
    readonly plannedHours: number;
    /** As the shift report counts them: worked, or planned while a shift is not over. */
    readonly hours: number;
    readonly ofThesePlanned: number;
  }[];
  readonly stock: readonly {
    readonly item: string;
    readonly unit: string;
    readonly used: number;
    readonly wasted: number;
  }[];
}

/** More rows than an event has, because a workbook cannot hold an endless table. If a table is cut here, the report says so. */
export const MOST_LISTED = 2_000;

const CONSUMED = `'${virtualLocation('consumed')}'::uuid`;
const WASTE = `'${virtualLocation('waste')}'::uuid`;
/** The stock that went to a virtual location, minus what was reversed out of it. */
const net = (place: string): string =>
  `sum(CASE WHEN m.to_location_id = ${place} THEN m.quantity WHEN m.from_location_id = ${place} THEN -m.quantity ELSE 0 END)`;

const OPERATIONS = `SELECT
  (SELECT coalesce(json_agg(json_build_object(
     'number', i.number, 'priority', i.priority, 'zone', coalesce(z.name, i.zone), 'place', i.place, 'what', i.what, 'callSign', c.call_sign,
     'state', i.state, 'calledAt', ${moment('i.called_at')}, 'assignedAt', ${moment('i.assigned_at')},
     'mobileAt', ${moment('t.mobile_at')}, 'conveyingAt', ${moment('t.conveying_at')}, 'atSceneAt', ${moment('t.at_scene_at')},
     'withPatientAt', ${moment('t.with_patient_at')}, 'clearAt', ${moment('t.clear_at')}, 'timesFromRecords', t.from_records,
     'outcome', i.outcome)
     ORDER BY i.number), '[]')
   FROM (SELECT * FROM incident WHERE event_id = $1 ORDER BY number LIMIT ${String(MOST_LISTED)}) i
   CROSS JOIN LATERAL incident_times(i.incident_id) t
   ${ZONE_OF_INCIDENT} LEFT JOIN control_crew c ON c.crew_id = i.crew_id) AS incidents,
  (SELECT coalesce(json_agg(json_build_object(
     'role', s.role, 'planned', s.planned, 'assigned', s.assigned, 'checkedIn', s.checked_in,
     'plannedHours', s.planned_hours, 'hours', s.worked_hours, 'ofThesePlanned', s.fallback_hours) ORDER BY s.role NULLS LAST), '[]')
   FROM (
     SELECT role, count(*) AS planned, count(staff_id) AS assigned, count(checked_in_at) AS checked_in,
            round(sum(extract(epoch FROM ends_at - starts_at) / 3600)::numeric, 1) AS planned_hours,
            round(((${workedMinutesSql('h')} + ${plannedMinutesSql('h')}) / 60)::numeric, 1) AS worked_hours,
            round((${plannedMinutesSql('h')} / 60)::numeric, 1) AS fallback_hours
     FROM shift h WHERE event_id = $1 AND status <> 'cancelled' GROUP BY role) s) AS staffing,
  (SELECT coalesce(json_agg(json_build_object(
     'item', u.name, 'unit', u.unit, 'used', u.used, 'wasted', u.wasted) ORDER BY u.name), '[]')
   FROM (
     SELECT concat_ws(' ', t.name, t.strength) AS name, t.unit, ${net(CONSUMED)} AS used, ${net(WASTE)} AS wasted
     FROM stock_move m JOIN stock_item t ON t.id = m.item_id WHERE m.event_id = $1
     GROUP BY t.id ORDER BY 1 LIMIT ${String(MOST_LISTED)}) u
   WHERE u.used <> 0 OR u.wasted <> 0) AS stock`;

/** One statement over the indexes of the event. */
export const readOperations = async (manager: EntityManager, eventId: string): Promise<EventOperations> => {
  const [row] = await readRows<EventOperations>(manager, OPERATIONS, [eventId]);
  if (row === undefined) throw new Error('A statement without a table gave no row');
  return row;
};
