import type { SectionData } from '@sideline/schema/prf/record/canonical';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { countRow, fetchOne, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { readRows } from '../../../platform/database/read.js';
import { keysetSql, readBy, type Keyed, type Keyset, type PageRead } from '../../../platform/lists/paging.js';
import { clockZoneSql } from '../../events/event-zone.hot.js';
import { withRowIds } from '@sideline/schema/prf/record/row-ids';
import { prfNameRow, type PrfHistoryEntry, type PrfName } from './prf-history.types.js';

/** A record's history and content over time, from the append-only rows; who was linked as its patient, from the trail. */

/** Newest first; at the same moment, the signature comes above what it closes. */
const HISTORY: Keyset = {
  columns: [
    { expression: 'h.at', type: 'timestamptz' },
    { expression: 'h.key', type: 'text' },
  ],
  direction: 'DESC',
};

/** Whether one of these answers was written in the save that a version `v` was part of. */
const WITH_IT = (...paths: readonly string[]): string => `EXISTS (
  SELECT FROM prf_section_version o
  WHERE o.prf_id = v.prf_id AND o.recorded_at = v.recorded_at AND o.changed_paths && '{${paths.join(',')}}')`;

/** Nobody entered anything: the scores were recalculated because a fact about the patient changed. */
const SCORED_BECAUSE = `CASE WHEN v.section = 'observations' AND v.changed_paths = '{}' AND v.command_id IS NULL THEN
  CASE WHEN ${WITH_IT('is_pregnant', 'sex_at_birth')} THEN 'the pregnancy information was changed'
       WHEN ${WITH_IT('incident_date', 'event_id')} THEN 'the time of the incident was changed'
       ELSE 'the patient or the patient’s age was changed' END END`;

const ENTRIES = `
  SELECT '1 ' || v.section || ' ' || lpad(v.version::text, 6, '0') AS key, 'WROTE' AS kind, v.recorded_at AS at,
         v.author_id, v.section, v.version, v.changed_paths, v.device_time, NULL::integer AS revision,
         ${SCORED_BECAUSE} AS reason
  FROM prf_section_version v WHERE v.prf_id = $1
  UNION ALL
  SELECT '2 ' || lpad(g.revision::text, 6, '0'), CASE WHEN g.revision = 1 THEN 'SIGNED' ELSE 'AMENDED' END,
         coalesce(g.received_at, g.signed_at), g.signed_by, NULL, NULL, '{}',
         CASE WHEN g.received_at IS NOT NULL THEN g.signed_at END, g.revision, m.reason
  FROM prf_signature g LEFT JOIN prf_amendment m ON m.prf_id = g.prf_id AND m.revision = g.revision WHERE g.prf_id = $1
  UNION ALL
  SELECT '3', 'VOIDED', p.voided_at, p.voided_by, NULL, NULL, '{}', NULL, NULL, p.void_reason
  FROM prf p WHERE p.id = $1 AND p.voided_at IS NOT NULL
  UNION ALL
  SELECT '4 ' || l.command_id, 'CAME_LATE', l.received_at, l.author_id, l.section, l.base_version, l.changed_paths,
         l.device_time, NULL, NULL
  FROM prf_late_edit l WHERE l.prf_id = $1
  UNION ALL
  SELECT '5 ' || o.command_id, 'SET_ASIDE', o.settled_at, o.settled_by, l.section, l.base_version, l.changed_paths,
         NULL, NULL, o.reason
  FROM prf_late_edit_outcome o JOIN prf_late_edit l ON l.prf_id = o.prf_id AND l.command_id = o.command_id
  WHERE o.prf_id = $1 AND o.reason IS NOT NULL
  UNION ALL
  SELECT '6 ' || a.id, 'PATIENT_LINKED', a.recorded_at, a.actor_id, NULL, NULL, '{}', NULL, NULL, NULL
  FROM audit_entry a
  WHERE a.prf_id = $1 AND a.action IN ('PRF_CREATED', 'PRF_UPDATED') AND a.fields_changed @> '{patient_id}'
  UNION ALL
  SELECT '7 ' || w.user_id || w.recorded_at, 'OPENED', w.recorded_at, w.user_id, NULL, NULL, '{}', NULL, NULL, w.reason
  FROM prf_write_reason w WHERE w.prf_id = $1
  UNION ALL
  SELECT '8 ' || n.entry_id || n.revision, 'ALERT_ANSWERED', coalesce(n.action_recorded_at, n.actioned_at), n.actioned_by,
         NULL, NULL, '{}', CASE WHEN n.action_recorded_at IS NOT NULL THEN n.actioned_at END, NULL, n.action
  FROM prf_alert n WHERE n.prf_id = $1 AND n.actioned_at IS NOT NULL
  UNION ALL
  SELECT '9 ' || r.id, 'HANDED_OVER', r.recorded_at, r.recorded_by, NULL, NULL, '{}', r.handed_over_at, NULL,
         r.handed_over_to
  FROM handover_receipt r WHERE r.prf_id = $1
  UNION ALL
  SELECT '10 ' || q.id, 'HANDOVER_READ', q.opened_at, l.made_by, NULL, NULL, '{}', NULL, NULL,
         concat_ws(', ', q.receiver_name, q.receiver_role, q.receiver_organisation)
  FROM handover_opening q JOIN handover_link l ON l.id = q.link_id WHERE q.prf_id = $1
  UNION ALL
  SELECT '11 ' || lpad(e.number::text, 6, '0'), 'REVIEW_REQUESTED', e.requested_at, e.requested_by, NULL, NULL, '{}', NULL,
         NULL, NULL
  FROM prf_review_request e WHERE e.prf_id = $1
  UNION ALL
  SELECT '12 ' || lpad(b.number::text, 6, '0'), 'REVIEW_ENDED', b.ended_at, b.ended_by, NULL, NULL, '{}', NULL, NULL, NULL
  FROM prf_review_end b WHERE b.prf_id = $1`;

export interface HistoryPage extends PageRead {
  readonly prfId: string;
  /** Of one section only; null for the whole record. */
  readonly section: PrfSectionKey | null;
}

/** A page of what happened, with sort values. */
export const readHistoryRows = (
  manager: EntityManager,
  { prfId, section, after, limit, isBackward }: HistoryPage,
): Promise<Keyed<PrfHistoryEntry>[]> => {
  const values: unknown[] = [prfId, section];
  const place = (value: unknown): string => `$${String(values.push(value))}`;
  const sql = keysetSql(readBy(HISTORY, isBackward), after, place);
  return readRows<Keyed<PrfHistoryEntry>>(
    manager,
    `SELECT json_build_object(
       'key', h.key, 'kind', h.kind, 'at', ${moment('h.at')}, 'section', h.section, 'version', h.version,
       'timeZone', ${clockZoneSql('(SELECT event_id FROM prf WHERE id = $1)')}, 'changedPaths', h.changed_paths, 'deviceTime', ${moment('h.device_time')}, 'revision', h.revision,
       'reason', h.reason,
       'author', json_build_object('userId', h.author_id, 'staffId', s.staff_id, 'firstName', coalesce(u.first_name, ''),
                                   'lastName', coalesce(u.last_name, ''), 'position', s.position)) AS node,
       ${sql.valuesOf('h')} AS values
     FROM (
       SELECT h.*, ${sql.keys} FROM (${ENTRIES}) h
       WHERE ($2::text IS NULL OR h.section = $2) AND ${sql.beyond}
       ORDER BY ${sql.orderBy} LIMIT ${String(limit)}
     ) h
     LEFT JOIN app_user u ON u.id = h.author_id
     LEFT JOIN staff_profile s ON s.user_id = h.author_id
     ORDER BY ${sql.orderOf('h')}`,
    values,
  );
};

export const countHistory = async (
  manager: EntityManager,
  { prfId, section }: Pick<HistoryPage, 'prfId' | 'section'>,
): Promise<number> => {
  const row = await fetchOne(
    manager,
    countRow,
    `SELECT count(*)::integer AS count FROM (${ENTRIES}) h WHERE $2::text IS NULL OR h.section = $2`,
    [prfId, section],
  );
  return row.count;
};

/** A state that is asked for: the record at a moment, or one version of a section. */
export type PrfMark = { readonly at: Date } | { readonly section: PrfSectionKey; readonly version: number };

const readPastDataRow = z.object({ section: z.string(), data: storedJson<SectionData>() });

/** What the record held then. */
export const readPastData = async (
  manager: EntityManager,
  prfId: string,
  mark: PrfMark,
): Promise<Readonly<Record<string, SectionData>>> => {
  const rows =
    'at' in mark
      ? await fetchRows(
          manager,
          readPastDataRow,
          `SELECT DISTINCT ON (section) section, data FROM prf_section_version
           WHERE prf_id = $1 AND recorded_at <= $2 ORDER BY section, version DESC`,
          [prfId, mark.at],
        )
      : await fetchRows(
          manager,
          readPastDataRow,
          'SELECT section, data FROM prf_section_version WHERE prf_id = $1 AND section = $2 AND version = $3',
          [prfId, mark.section, mark.version],
        );
  return Object.fromEntries(rows.map(({ section, data }) => [section, withRowIds(prfId, section, data)]));
};

/** The names of events, zones, squads and staff by their ids. */
export const readNames = async (manager: EntityManager, ids: readonly string[]): Promise<PrfName[]> =>
  ids.length === 0
    ? []
    : fetchRows(
        manager,
        prfNameRow,
        `SELECT event_id AS id, name FROM event WHERE event_id = ANY ($1)
         UNION ALL SELECT squad_id, squad_name FROM cheer_squad WHERE squad_id = ANY ($1)
         UNION ALL SELECT zone_id, name FROM event_zone WHERE zone_id = ANY ($1)
         UNION ALL SELECT s.staff_id, concat_ws(' ', u.first_name, u.last_name)
         FROM staff_profile s JOIN app_user u ON u.id = s.user_id WHERE s.staff_id = ANY ($1)`,
        [ids],
      );
