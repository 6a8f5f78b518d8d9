import { crewStateOf, type CrewBusyState } from '@sideline/schema/control/crews';
import { LIMITS } from '@sideline/schema/limits';
import { OPEN_PRF_STATES } from '@sideline/schema/prf/record/states';
import type { Context } from '../../platform/context.js';
import { listPage, whereIs } from '../../platform/database/list-page.js';
import { moment } from '../../platform/database/json-sql.js';
import { readRows } from '../../platform/database/read.js';
import { notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import {
  decodeCursor,
  type Connection,
  type PageRead,
  type PageRequest,
} from '../../platform/lists/paging.js';
import { ZONE_OF_INCIDENT } from '../events/event-zone.hot.js';
import type { ControlBoard, ControlCrew, ControlIncident, ControlLogEntry } from './control.types.js';

/** The board of an event in one statement. Everything is found by the event, and lists that can grow are cut. */

const { closedShown, recordsShown, logShown } = LIMITS.control;

const nameOf = (user: string): string => `concat_ws(' ', ${user}.first_name, ${user}.last_name)`;
const list = (select: string): string => `coalesce((${select}), '[]'::json)`;
const said = (field: string): string => moment(`(d.data->>'${field}')::timestamptz`);

/**
 * A record's own times, so that control sees what the crew wrote. Of a restricted record there are none, and a log at the time of
 * the call or before it does not say when someone was with the patient.
 */
const RECORDS_OF_INCIDENT = list(`
  SELECT json_agg(json_build_object(
    'kind', CASE WHEN r.prf_id IS NULL THEN 'see_and_treat' ELSE 'prf' END,
    'id', coalesce(r.prf_id, r.log_id), 'number', p.custom_prf_id, 'status', p.status,
    'arrivedAt', ${said('arrived_time')},
    'withPatientAt', coalesce(${said('at_patient_time')}, ${moment('CASE WHEN l.incident_at > i.called_at AND NOT patient_is_restricted(l.patient_id) THEN l.incident_at END')}),
    'leftSceneAt', ${said('left_scene_time')}, 'clearAt', ${said('clear_time')}
  ) ORDER BY r.linked_at)
  FROM incident_record r
  LEFT JOIN prf p ON p.id = r.prf_id
  LEFT JOIN prf_section d ON d.prf_id = p.id AND d.section = 'incidentDetails' AND NOT prf_is_restricted(p.id, p.patient_id)
  LEFT JOIN see_and_treat_log l ON l.log_id = r.log_id AND l.voided_at IS NULL
  WHERE r.incident_id = i.incident_id AND num_nonnulls(p.id, l.log_id) = 1`);

/** An incident from its row `i`, with what `INCIDENT_JOINS` gives it. */
const INCIDENT = `json_build_object(
    'id', i.incident_id, 'number', i.number, 'priority', i.priority, 'zone', coalesce(z.name, i.zone), 'zoneId', z.zone_id, 'place', i.place, 'what', i.what,
    'casualties', i.casualties, 'caller', i.caller, 'state', i.state, 'crewId', i.crew_id, 'callSign', c.call_sign,
    'calledAt', ${moment('i.called_at')}, 'assignedAt', ${moment('i.assigned_at')}, 'mobileAt', ${moment('t.mobile_at')},
    'atSceneAt', ${moment('t.at_scene_at')}, 'withPatientAt', ${moment('t.with_patient_at')},
    'conveyingAt', ${moment('t.conveying_at')}, 'clearAt', ${moment('t.clear_at')}, 'timesFromRecords', t.from_records, 'outcome', i.outcome,
    'version', i.version, 'changedBy', ${nameOf('u')}, 'changedAt', ${moment('i.changed_at')},
    'records', ${RECORDS_OF_INCIDENT}
  )`;
const INCIDENT_JOINS = `
  CROSS JOIN LATERAL incident_times(i.incident_id) t
  JOIN app_user u ON u.id = i.changed_by
  ${ZONE_OF_INCIDENT}
  LEFT JOIN control_crew c ON c.crew_id = i.crew_id`;

const INCIDENTS = list(`
  SELECT json_agg(${INCIDENT} ORDER BY i.clear_at DESC NULLS FIRST, i.priority, i.called_at, i.number)
  FROM (
    (SELECT * FROM incident o WHERE o.event_id = e.event_id AND o.state <> 'clear')
    UNION ALL
    (SELECT * FROM incident o WHERE o.event_id = e.event_id AND o.state = 'clear'
     ORDER BY o.clear_at DESC LIMIT ${String(closedShown)})
  ) i
  ${INCIDENT_JOINS}`);

const ENDED = { table: 'incident', alias: 'i', node: INCIDENT, joins: INCIDENT_JOINS };
const LAST_ENDED_FIRST = {
  columns: [
    { expression: 'i.clear_at', type: 'timestamptz' },
    { expression: 'i.incident_id', type: 'uuid' },
  ],
  direction: 'DESC',
} as const;

/** The incidents of an event that have ended, the last first, in pages: the board has the latest of them. */
export const readEnded = (
  context: Context,
  eventId: string,
  page: PageRequest,
): Promise<Connection<ControlIncident>> => {
  const conditions = whereIs('i.event_id', eventId);
  conditions.add(`i.state = 'clear'`);
  return listPage(context.manager, ENDED, LAST_ENDED_FIRST, conditions, page);
};

/** On shift: checked in, or the time of their shift has come and nobody has said that they did not. */
const IS_NOW = `(h.status = 'checked_in' OR h.status = 'assigned' AND h.starts_at <= $2 AND h.ends_at > $2)`;

const person = (isOnShift: string): string => `json_build_object(
  'staffId', s.staff_id, 'userId', s.user_id, 'name', ${nameOf('w')}, 'position', s.position, 'isOnShift', ${isOnShift})`;

/** A crew is in its state since its incident took that step; at no incident, since it said so or its last incident ended. */
const CREWS = list(`
  SELECT json_agg(json_build_object(
    'id', c.crew_id, 'callSign', c.call_sign, 'bag', c.bag, 'vehicle', c.vehicle, 'ownState', c.own_state,
    'incidentState', i.state, 'incidentNumber', i.number, 'version', c.version,
    'since', ${moment(`coalesce(CASE i.state WHEN 'assigned' THEN i.assigned_at WHEN 'mobile' THEN i.mobile_at
      WHEN 'at_scene' THEN i.at_scene_at WHEN 'with_patient' THEN i.with_patient_at WHEN 'conveying' THEN i.conveying_at END,
      greatest(c.state_at, f.clear_at))`)},
    'members', ${list(`
      SELECT json_agg(${person(`EXISTS (
        SELECT FROM shift h WHERE h.staff_id = s.staff_id AND h.event_id = e.event_id AND ${IS_NOW})`)} ORDER BY w.last_name, w.first_name)
      FROM control_crew_member m JOIN staff_profile s ON s.staff_id = m.staff_id JOIN app_user w ON w.id = s.user_id
      WHERE m.crew_id = c.crew_id`)}
  ) ORDER BY lower(c.call_sign))
  FROM control_crew c
  LEFT JOIN incident i ON i.crew_id = c.crew_id AND i.state <> 'clear'
  LEFT JOIN (
    SELECT o.crew_id, max(o.clear_at) AS clear_at FROM incident o
    WHERE o.event_id = $1 AND o.state = 'clear' GROUP BY o.crew_id) f ON f.crew_id = c.crew_id
  WHERE c.event_id = e.event_id`);

/** Who can be put in a crew: checked in, or with a shift that has not ended. */
const PEOPLE = list(`
  SELECT json_agg(${person('f.is_now')} ORDER BY f.is_now DESC, w.last_name, w.first_name)
  FROM (
    SELECT h.staff_id, bool_or(${IS_NOW}) AS is_now FROM shift h
    WHERE h.event_id = e.event_id AND h.staff_id IS NOT NULL
      AND (h.status = 'checked_in' OR h.status = 'assigned' AND h.ends_at > $2)
    GROUP BY h.staff_id
  ) f
  JOIN staff_profile s ON s.staff_id = f.staff_id JOIN app_user w ON w.id = s.user_id`);

/**
 * Of more open records than are shown, those that need action go first: an alert in the oldest of them is not left out.
 * Nothing in a restricted record decides its place, so the place reveals nothing about it.
 */
const OPEN_RECORDS = list(`
  SELECT json_agg(json_build_object(
    'id', p.id, 'number', p.custom_prf_id, 'status', p.status, 'isRestricted', p.hidden,
    'complaint', CASE WHEN NOT p.hidden THEN p.summary->>'chiefComplaint' END,
    'acuity', CASE WHEN NOT p.hidden THEN p.summary->>'acuity' END,
    'news2', CASE WHEN NOT p.hidden THEN (p.summary->'latestNews2'->>'total')::integer END,
    'news2Band', CASE WHEN NOT p.hidden THEN p.summary->'latestNews2'->>'band' END,
    'newsText', CASE WHEN NOT p.hidden THEN p.summary->'latestNews2'->>'text' END,
    'observationsDueAt', CASE WHEN NOT p.hidden THEN p.summary->>'observationsDueAt' END,
    'openAlerts', CASE WHEN p.hidden THEN 0 ELSE p.open_alert_count END,
    'author', ${nameOf('a')}, 'startedAt', ${moment('p.created_at')},
    'incidentNumber', (SELECT i.number FROM incident_record r JOIN incident i USING (incident_id) WHERE r.prf_id = p.id)
  ) ORDER BY CASE WHEN NOT p.hidden THEN p.open_alert_count END DESC NULLS LAST,
             CASE WHEN NOT p.hidden THEN (p.summary->'latestNews2'->>'total')::integer END DESC NULLS LAST, p.created_at)
  FROM (
    SELECT q.*, r.hidden FROM prf q CROSS JOIN LATERAL (SELECT prf_is_restricted(q.id, q.patient_id) AS hidden OFFSET 0) r
    WHERE q.event_id = e.event_id AND q.status IN ('${OPEN_PRF_STATES.join("', '")}')
    ORDER BY CASE WHEN r.hidden THEN 0 ELSE q.open_alert_count END DESC,
             CASE WHEN NOT r.hidden THEN (q.summary->'latestNews2'->>'total')::integer END DESC NULLS LAST, q.created_at DESC
    LIMIT ${String(recordsShown)}
  ) p
  JOIN app_user a ON a.id = p.author_id`);

/** All of them, shown or not. */
const COUNTED_RECORDS = `(
  SELECT json_build_object('open', count(*), 'alerts', coalesce(sum(q.open_alert_count) FILTER (
    WHERE q.open_alert_count > 0 AND NOT prf_is_restricted(q.id, q.patient_id)), 0))
  FROM prf q WHERE q.event_id = e.event_id AND q.status IN ('${OPEN_PRF_STATES.join("', '")}'))`;

const PLACES = list(`
  SELECT json_agg(json_build_object('id', t.place_id, 'name', t.name, 'beds', t.beds, 'occupied', t.occupied,
    'waiting', t.waiting, 'version', t.version, 'changedAt', ${moment('t.changed_at')}) ORDER BY lower(t.name))
  FROM treatment_place t WHERE t.event_id = e.event_id`);

/** An entry of the log from its row `l`, with its author `u`. */
const ENTRY = `json_build_object(
  'id', l.entry_id, 'number', l.number, 'at', ${moment('l.happened_at')}, 'recordedAt', ${moment('l.recorded_at')},
  'kind', l.kind, 'text', l.text, 'by', ${nameOf('u')},
  'incidentNumber', (SELECT i.number FROM incident i WHERE i.incident_id = l.incident_id),
  'callSign', (SELECT c.call_sign FROM control_crew c WHERE c.crew_id = l.crew_id),
  'prfNumber', (SELECT p.custom_prf_id FROM prf p WHERE p.id = l.prf_id),
  'corrects', l.corrects, 'methane', nullif(l.methane, '{}'::jsonb),
  'correctedBy', (SELECT max(x.number) FROM control_log x WHERE x.event_id = l.event_id AND x.corrects = l.number))`;

const entries = (which: string): string =>
  `SELECT l.* FROM control_log l WHERE l.event_id = e.event_id AND ${which}`;

const BOARD = `
  SELECT json_build_object(
    'id', e.event_id, 'eventName', e.name, 'eventStatus', e.status, 'timeZone', e.time_zone, 'asAt', ${moment('$2::timestamptz')},
    'incidents', ${INCIDENTS}, 'crews', ${CREWS}, 'people', ${PEOPLE}, 'records', ${OPEN_RECORDS}, 'recordCounts', ${COUNTED_RECORDS}, 'places', ${PLACES},
    'zones', ${list(`
      SELECT json_agg(z.zone ORDER BY lower(z.zone)) FROM (
        SELECT DISTINCT ON (lower(n.zone)) n.zone FROM (
          SELECT z.name AS zone, 0 AS rank FROM event_zone z WHERE z.event_id = e.event_id AND z.is_active
          UNION ALL
          SELECT i.zone, 1 FROM incident i WHERE i.event_id = e.event_id AND i.zone IS NOT NULL AND i.zone_id IS NULL) n
        ORDER BY lower(n.zone), n.rank) z`)},
    'eventZones', ${list(`
      SELECT json_agg(json_build_object('id', z.zone_id, 'name', z.name, 'planX', z.plan_x, 'planY', z.plan_y)
        ORDER BY lower(z.name))
      FROM event_zone z WHERE z.event_id = e.event_id AND z.is_active`)},
    'plan', (
      SELECT json_build_object('eventId', p.event_id, 'width', p.width, 'height', p.height, 'version', p.version)
      FROM event_plan p WHERE p.event_id = e.event_id),
    'log', ${list(`
      SELECT json_agg(${ENTRY} ORDER BY l.number DESC)
      FROM (${entries('true')} ORDER BY l.number DESC LIMIT ${String(logShown)}) l JOIN app_user u ON u.id = l.written_by`)},
    'methane', (
      SELECT ${ENTRY} FROM (${entries(`l.kind = 'methane'`)} ORDER BY l.number DESC LIMIT 1) l
      JOIN app_user u ON u.id = l.written_by),
    'controller', (
      SELECT json_build_object('userId', u.id, 'name', ${nameOf('u')}, 'since', ${moment('o.accepted_at')},
        'isOnShift', EXISTS (
          SELECT FROM staff_profile s JOIN shift h ON h.staff_id = s.staff_id
          WHERE s.user_id = u.id AND h.event_id = e.event_id AND ${IS_NOW}))
      FROM control_handover o JOIN app_user u ON u.id = o.accepted_by
      WHERE o.event_id = e.event_id AND o.accepted_at IS NOT NULL ORDER BY o.accepted_at DESC, o.offered_at DESC NULLS LAST LIMIT 1),
    'handover', (
      SELECT json_build_object('id', o.handover_id, 'byUserId', u.id, 'by', ${nameOf('u')}, 'at', ${moment('o.offered_at')},
        'summary', o.summary)
      FROM control_handover o JOIN app_user u ON u.id = o.offered_by
      WHERE o.event_id = e.event_id AND o.accepted_at IS NULL AND o.withdrawn_at IS NULL)
  ) AS board
  FROM event e WHERE e.event_id = $1`;

interface BoardRow {
  readonly board: Omit<ControlBoard, 'crews'> & {
    readonly crews: readonly (Omit<ControlCrew, 'state'> & {
      readonly incidentState: CrewBusyState | null;
    })[];
  };
}

/** The board as it is now. NOT_FOUND for an unknown event. It names no patient. */
export const readBoard = async (context: Context, eventId: string): Promise<ControlBoard> => {
  const [row] = isId(eventId)
    ? await readRows<BoardRow>(context.manager, BOARD, [eventId, context.clock()])
    : [];
  if (row === undefined) throw notFound('Event');
  return {
    ...row.board,
    crews: row.board.crews.map((crew) => ({
      ...crew,
      state: crewStateOf(crew.ownState, crew.incidentState),
    })),
  };
};

const logPage = (beyond: '<' | '>', direction: 'ASC' | 'DESC'): string => `
  SELECT ${ENTRY} AS entry
  FROM (SELECT * FROM control_log g WHERE g.event_id = $1 AND g.number ${beyond} $2 ORDER BY g.number ${direction} LIMIT $3) l
  JOIN app_user u ON u.id = l.written_by ORDER BY l.number ${direction}`;
const LOG_PAGE = logPage('<', 'DESC');
const LOG_PAGE_BACK = logPage('>', 'ASC');

/** Above and below every number. */
const [NEWEST, OLDEST] = [2_147_483_647, 0];

/** Entries of the log below a number, the newest first; backwards those above it, the oldest first. */
export const readLog = async (
  context: Context,
  eventId: string,
  { after, limit, isBackward }: PageRead,
): Promise<ControlLogEntry[]> => {
  const [number] =
    typeof after === 'string'
      ? decodeCursor(after, [{ expression: 'number', type: 'integer' }], isBackward ? 'before' : 'after')
      : [isBackward ? OLDEST : NEWEST];
  const rows = await readRows<{ entry: ControlLogEntry }>(
    context.manager,
    isBackward ? LOG_PAGE_BACK : LOG_PAGE,
    [eventId, number, limit],
  );
  return rows.map(({ entry }) => entry);
};
