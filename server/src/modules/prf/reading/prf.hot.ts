import { clockFieldsOf, PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { sectionsWithRowIds } from '@sideline/schema/prf/record/row-ids';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fetchRows } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { readRows } from '../../../platform/database/read.js';
import { actorOf, ownPatientIds, type Actor, type Context } from '../../../platform/context.js';
import { isId, normaliseCrockford } from '../../../platform/ids.js';
import { mergedRecordJson, patientJson } from '../../patients/patient.hot.js';
import { sealedWithRowIds } from './prf-sealed.js';
import { shownPrf, type StoredPrf } from './prf-shown.js';
import { readAccess } from '../prf.policy.js';
import type { Prf } from '../prf.types.js';

/** A whole PRF in one statement, in the words of the schema. Resolvers and the hot path answer with the same object. */

/** SQL for a person in JSON, from an account `user` and a staff profile beside it. */
export const personJson = (user: string, profile: string): string => `json_build_object(
  'userId', ${user}.id, 'staffId', ${profile}.staff_id, 'firstName', coalesce(${user}.first_name, ''),
  'lastName', coalesce(${user}.last_name, ''), 'position', ${profile}.position)`;
const PERSON = personJson('u', 's');

// The patient is shown no other record.
const MERGED_ALLERGIES = `CASE WHEN $3::uuid[] IS NULL THEN patient_merged_allergies(pt.patient_id) END`;
const SURVIVOR = `CASE WHEN $3::uuid[] IS NULL THEN (
  SELECT ${mergedRecordJson('s')} FROM patient pt JOIN patient s ON s.patient_id = pt.merged_into
  WHERE pt.patient_id = p.patient_id) END`;

const textArray = (names: readonly string[]): string => `'{${[...new Set(names)].join(',')}}'::text[]`;
const CLOCKED = PRF_SECTION_KEYS.filter((key) => clockFieldsOf(key).length > 0);
const CLOCKED_SECTIONS = textArray(CLOCKED);
const CLOCK_FIELDS = textArray(CLOCKED.flatMap((key) => clockFieldsOf(key).map(({ name }) => name)));

const WHOLE = `
  SELECT json_build_object(
    'id', p.id,
    'customPrfId', p.custom_prf_id,
    'status', p.status,
    'version', p.version,
    'createdAt', ${moment('p.created_at')},
    'updatedAt', ${moment('p.updated_at')},
    'eventId', p.event_id,
    'patientId', p.patient_id,
    'authorId', p.author_id,
    'voidedAt', ${moment('p.voided_at')},
    'voidedBy', p.voided_by,
    'voidReason', p.void_reason,
    'isRestricted', prf_is_restricted(p.id, p.patient_id),
    'hasWriteReason', EXISTS (SELECT FROM prf_write_reason r WHERE r.prf_id = p.id AND r.user_id = $2),
    'event', (
      SELECT json_build_object('eventId', e.event_id, 'name', e.name, 'startsAt', ${moment('e.starts_at')}, 'endsAt', ${moment('e.ends_at')},
                               'timeZone', e.time_zone, 'location', e.location)
      FROM event e WHERE e.event_id = p.event_id
    ),
    'patient', (SELECT ${patientJson('pt', { mergedAllergies: MERGED_ALLERGIES })} FROM patient pt WHERE pt.patient_id = p.patient_id),
    'survivor', ${SURVIVOR},
    'people', (
      SELECT json_agg(${PERSON} ORDER BY u.last_name, u.first_name, u.id)
      FROM app_user u LEFT JOIN staff_profile s ON s.user_id = u.id
      WHERE u.id = ANY (p.writer_ids || p.author_id || p.voided_by || ARRAY(
        SELECT q.requested_by FROM prf_review_request q WHERE q.prf_id = p.id) || ARRAY(
        SELECT e.ended_by FROM prf_review_end e WHERE e.prf_id = p.id))
    ),
    'crew', (
      SELECT json_agg(${PERSON} ORDER BY u.last_name, u.first_name, s.staff_id)
      FROM prf_crew c JOIN staff_profile s ON s.staff_id = c.staff_id LEFT JOIN app_user u ON u.id = s.user_id
      WHERE c.prf_id = p.id
    ),
    -- The patient's companions are the team's matter: patients are given only the ids of squads and teams.
    'squads', CASE WHEN $3::uuid[] IS NULL THEN (
      SELECT json_agg(json_build_object(
        'squadId', q.squad_id, 'squadName', q.squad_name, 'teamId', c.team_id, 'teamName', c.team_name) ORDER BY q.squad_id)
      FROM cheer_squad q JOIN cheer_team c ON c.team_id = q.team_id
      WHERE q.squad_id IN (
        (SELECT (h.data ->> 'squad_id')::uuid FROM prf_section h WHERE h.prf_id = p.id AND h.section = 'incidentDetails'),
        (SELECT l.squad_id FROM patient_squad l WHERE l.patient_id = p.patient_id AND l.end_date IS NULL))
    ) END,
    'cheerTeam', CASE WHEN $3::uuid[] IS NULL THEN (
      SELECT json_build_object('teamId', c.team_id, 'teamName', c.team_name, 'hasSquads', EXISTS (
        SELECT FROM cheer_squad q WHERE q.team_id = c.team_id AND q.is_active))
      FROM patient pt JOIN cheer_team c ON c.team_id = pt.cheer_team_id WHERE pt.patient_id = p.patient_id
    ) END,
    'sections', (
      SELECT json_object_agg(h.section, json_build_object(
        'version', h.version, 'updatedAt', ${moment('h.updated_at')}, 'updatedBy', h.updated_by, 'data', h.data))
      FROM prf_section h WHERE h.prf_id = p.id
    ),
    'alerts', (
      SELECT json_agg(json_build_object(
        'prfId', a.prf_id, 'entryId', a.entry_id, 'total', a.total, 'band', a.band, 'basis', a.basis, 'reasons', a.reasons,
        'escalation', a.escalation, 'occurredAt', ${moment('a.occurred_at')},
        'raisedAt', ${moment('a.raised_at')}, 'action', a.action, 'actionedBy', a.actioned_by, 'actionedAt', ${moment('a.actioned_at')},
        'actionRecordedAt', ${moment('a.action_recorded_at')}, 'clearedAt', ${moment('a.cleared_at')}
      ) ORDER BY a.occurred_at DESC NULLS LAST, a.entry_id DESC, a.revision DESC)
      FROM prf_alert a WHERE a.prf_id = p.id
    ),
    'clocks', (
      SELECT json_agg(json_build_object('section', c.section, 'field', c.field, 'recordedAt', ${moment('c.recorded_at')}))
      FROM (
        SELECT v.section, path AS field, max(v.recorded_at) AS recorded_at
        FROM prf_section_version v CROSS JOIN unnest(v.changed_paths) path
        WHERE v.prf_id = p.id AND v.section = ANY (${CLOCKED_SECTIONS}) AND v.changed_paths && ${CLOCK_FIELDS}
          AND path = ANY (${CLOCK_FIELDS})
        GROUP BY v.section, path
      ) c
    ),
    'signature', (
      SELECT json_build_object(
        'revision', g.revision, 'signedBy', g.signed_by, 'name', g.name, 'grade', g.grade, 'signedAt', ${moment('g.signed_at')},
        'receivedAt', ${moment('g.received_at')}, 'strokes', g.strokes, 'contentHash', g.content_hash, 'acknowledgedWarnings', g.acknowledged_warnings,
        'patient', g.patient_snapshot)
      FROM prf_signature g WHERE g.prf_id = p.id AND ($4::integer IS NULL OR g.revision = $4)
      ORDER BY g.revision DESC LIMIT 1
    ),
    'revisions', (
      SELECT json_agg(json_build_object(
        'revision', g.revision, 'signedBy', g.signed_by, 'name', g.name, 'grade', g.grade,
        'signedAt', ${moment('g.signed_at')}, 'reason', m.reason) ORDER BY g.revision)
      FROM prf_signature g LEFT JOIN prf_amendment m ON m.prf_id = g.prf_id AND m.revision = g.revision
      WHERE g.prf_id = p.id
    ),
    'reviewRequests', (
      SELECT json_agg(json_build_object(
        'requestedAt', ${moment('q.requested_at')}, 'requestedBy', q.requested_by,
        'endedAt', ${moment('e.ended_at')}, 'endedBy', e.ended_by) ORDER BY q.number)
      FROM prf_review_request q LEFT JOIN prf_review_end e ON e.prf_id = q.prf_id AND e.number = q.number
      WHERE q.prf_id = p.id
    ),
    'pictureFiles', (
      SELECT json_agg(json_build_object(
        'id', f.id, 'contentType', f.content_type, 'byteSize', f.byte_size, 'width', f.width, 'height', f.height,
        'sha256', f.sha256, 'storedBy', f.stored_by, 'storedAt', ${moment('f.stored_at')}) ORDER BY f.id)
      FROM attachment f WHERE f.prf_id = p.id
    ),
    'lateEditCount', (
      SELECT count(*)::integer FROM prf_late_edit l
      WHERE l.prf_id = p.id AND NOT EXISTS (
        SELECT FROM prf_late_edit_outcome o WHERE o.prf_id = l.prf_id AND o.command_id = l.command_id)
    ),
    'kioskReportCount', (
      SELECT count(*)::integer FROM details_proposal d WHERE d.prf_id = p.id AND d.settled_at IS NULL
    ),
    -- The sealed text is long, and read only where an earlier version is asked for.
    'sealed', (
      SELECT g.content::json FROM prf_signature g WHERE g.prf_id = p.id AND g.revision = $4
    )
  ) AS prf`;

/** The read records itself ($5): no round trip of its own, and no read without its entry. */
const RECORDED = `audit_append(jsonb_build_array(($5::jsonb -> 0) || jsonb_build_object(
  'entityId', p.id, 'prfId', p.id, 'patientId', p.patient_id, 'eventId', p.event_id)))`;

// Repeats the policy for patients: a record that was not shown must not be recorded as read.
const READABLE = `($3::uuid[] IS NULL OR (p.patient_id = ANY ($3) AND p.status IN ('completed', 'amended')))`;

/** A requested version must exist, and patients can read only the newest. */
const STANDING = `($4::integer IS NULL OR ($3::uuid[] IS NULL AND $4 > 0 AND EXISTS (
  SELECT FROM prf_signature g WHERE g.prf_id = p.id AND g.revision = $4)))`;

const wholeBy = (column: 'id' | 'custom_prf_id') => {
  const from = `FROM prf p WHERE p.${column} = $1 AND ${READABLE} AND ${STANDING}`;
  return { recorded: `${WHOLE}, ${RECORDED} ${from}`, silent: `${WHOLE} ${from}` };
};

/** Put together once: looking a statement up by a text of its own costs as much as half of the answer. */
const STATEMENTS = { id: wholeBy('id'), number: wholeBy('custom_prf_id') } as const;

/** Which record, and which of its signed versions: the newest where none is named. */
export interface WantedPrf {
  readonly idOrNumber: string;
  readonly revision: number | null;
}

const NUMBER = /^([A-Za-z]{2,6})[- ]?(\d{6})[- ]?([0-9A-Za-z]{8})$/;

/** A PRF's number as it is stored, from what a person typed or heard; null where it is not one. */
export const readPrfNumber = (text: string): string | null => {
  const match = NUMBER.exec(text.trim());
  if (match === null) return null;
  const [, prefix = '', day = '', random = ''] = match;
  return `${prefix.toUpperCase()}-${day}-${normaliseCrockford(random)}`;
};

const selectWhole = async (
  manager: EntityManager,
  { idOrNumber, revision }: WantedPrf,
  actor: Actor,
  entry: string | null,
): Promise<StoredPrf | null> => {
  const byId = isId(idOrNumber);
  const key = byId ? idOrNumber : readPrfNumber(idOrNumber);
  if (key === null) return null;
  const own = actor.role === 'patient' ? ownPatientIds(actor) : null;
  const { recorded, silent } = STATEMENTS[byId ? 'id' : 'number'];
  const given = [key, actor.userId, own, revision];
  const rows = await (entry === null
    ? readRows<{ prf: StoredPrf }>(manager, silent, given)
    : readRows<{ prf: StoredPrf }>(manager, recorded, [...given, entry]));
  const prf = rows[0]?.prf ?? null;
  if (prf === null) return null;
  return {
    ...prf,
    sections: prf.sections && sectionsWithRowIds(prf.id, prf.sections),
    sealed: prf.sealed && sealedWithRowIds(prf.id, prf.sealed),
  };
};

/** The trail's entry for a record that a person was refused. */
const hiddenPrfRow = z.object({
  id: z.string(),
  patientId: z.string().nullable(),
  eventId: z.string().nullable(),
});
export type HiddenPrf = z.infer<typeof hiddenPrfRow>;

/** The record of an id or a number, for any caller: only to say in the trail which one was refused. */
export const findHiddenPrf = async (
  manager: EntityManager,
  idOrNumber: string,
): Promise<HiddenPrf | null> => {
  const byId = isId(idOrNumber);
  const key = byId ? idOrNumber : readPrfNumber(idOrNumber);
  if (key === null) return null;
  const rows = await fetchRows(
    manager,
    hiddenPrfRow,
    `SELECT id, patient_id AS "patientId", event_id AS "eventId"
     FROM prf WHERE ${byId ? 'id' : 'custom_prf_id'} = $1`,
    [key],
  );
  return rows[0] ?? null;
};

/**
 * The PRF of an id or a number as the caller may see it; null if there is none or they may not. One statement, which also
 * records the read where `entry` is given (the audit service's `parameter`).
 */
export const readWholePrf = async (
  context: Context,
  wanted: WantedPrf,
  entry: string | null = null,
): Promise<Prf | null> => {
  const actor = actorOf(context);
  // People who may read no record at all never reach the statement.
  if (readAccess(actor, { status: 'completed', patientId: actor.patientId }) === 'none') return null;
  const row = await selectWhole(context.manager, wanted, actor, entry);
  if (row === null) return null;
  const access = readAccess(actor, row);
  return access === 'none' ? null : shownPrf(row, actor, access, context.clock());
};
