import { createHash } from 'node:crypto';
import { canonicalJson } from '@sideline/schema/prf/record/canonical-json';
import { PICTURES } from '@sideline/schema/prf/record/pictures';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fetchMaybe, storedJson } from '../../../platform/database/checked.js';
import { notFound } from '../../../platform/errors.js';
import type { SealedPatient } from './sealed-patient.js';

/** The content that a signature covers: written once as text, hashed, and kept word for word (clinical section 7). */

export interface SealRequest {
  readonly prfId: string;
  readonly revision: number;
  readonly signedAt: string;
  /** When the server received what was signed on a device without a connection; left out, it was signed with one. */
  readonly receivedAt?: string;
  readonly signedBy: { readonly userId: string; readonly name: string };
  readonly grade: string;
  readonly strokes: string;
  /** Codes of the contradictions in the record that the signer has seen. */
  readonly acknowledgedWarnings: readonly string[];
  /** The patient as the record already has them; left out, as their own row is now. */
  readonly patient?: SealedPatient;
  readonly amendment?: SealedAmendment;
}

/** The details of a revision after the first. */
export interface SealedAmendment {
  readonly id: string;
  readonly revision: number;
  readonly reason: string;
  /** Paths by section, as in prf/merge. */
  readonly changed: Readonly<Record<string, readonly string[]>>;
}

export interface SealedContent {
  /** Canonical JSON. */
  readonly content: string;
  /** SHA-256 of the content's UTF-8 bytes, in hexadecimal. */
  readonly hash: string;
  readonly patient: SealedPatient;
}

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * The parts of a sealed text. `sideline-prf/1` had no `signature.acknowledgedWarnings`, `sideline-prf/2` no `doseChecks`,
 * `sideline-prf/3` no `signature.receivedAt`. A seal is verified over the text that was kept, so one of an earlier format
 * still verifies.
 */
const FORMAT = 'sideline-prf/4';

const CONTENT = `
  SELECT json_build_object(
    'id', p.id,
    'customPrfId', p.custom_prf_id,
    'authorId', p.author_id,
    'createdAt', p.created_at,
    'event', (
      SELECT json_build_object('eventId', e.event_id, 'name', e.name, 'startsAt', e.starts_at, 'timeZone', e.time_zone,
                               'location', e.location)
      FROM event e WHERE e.event_id = p.event_id
    ),
    'crew', (
      SELECT json_agg(json_build_object(
        'staffId', s.staff_id, 'name', concat_ws(' ', u.first_name, u.last_name), 'position', s.position
      ) ORDER BY s.staff_id)
      FROM prf_crew c JOIN staff_profile s ON s.staff_id = c.staff_id LEFT JOIN app_user u ON u.id = s.user_id
      WHERE c.prf_id = p.id
    ),
    'writers', (
      SELECT json_agg(json_build_object('userId', u.id, 'name', concat_ws(' ', u.first_name, u.last_name)) ORDER BY u.id)
      FROM app_user u WHERE u.id = ANY (p.writer_ids)
    ),
    'alerts', (
      SELECT json_agg(json_build_object(
        'entryId', a.entry_id, 'total', a.total, 'band', a.band, 'ruleVersion', a.rule_version, 'basis', nullif(a.basis, 'score'),
        'reasons', nullif(a.reasons, '{}'), 'escalation', a.escalation, 'raisedAt', a.raised_at,
        'action', a.action, 'actionedBy', a.actioned_by, 'actionedAt', a.actioned_at, 'clearedAt', a.cleared_at
      ) ORDER BY a.entry_id, a.revision)
      FROM prf_alert a WHERE a.prf_id = p.id
    ),
    -- A picture's bytes belong to what is signed by their hash.
    'pictures', (
      SELECT json_agg(json_build_object(
        'id', f.id, 'sha256', f.sha256, 'contentType', f.content_type, 'byteSize', f.byte_size, 'width', f.width,
        'height', f.height, 'storedBy', f.stored_by, 'storedAt', f.stored_at
      ) ORDER BY f.id)
      FROM attachment f
      WHERE f.prf_id = p.id AND f.id::text IN (
        SELECT e ->> 'id' FROM prf_section s, jsonb_array_elements(s.data -> '${PICTURES.list}') e
        WHERE s.prf_id = p.id AND s.section = '${PICTURES.section}')
    ),
    -- By which version of which entry of the formulary each dose was checked.
    'doseChecks', (
      SELECT json_agg(json_build_object(
        'entryId', c.entry_id, 'rangeId', c.range_id, 'rangeVersion', c.range_version, 'result', c.result, 'asked', c.asked
      ) ORDER BY c.entry_id)
      FROM prf_dose_check c WHERE c.prf_id = p.id AND c.revision = $2
    ),
    'sections', (
      SELECT json_object_agg(s.section, json_build_object('version', s.version, 'data', s.data))
      FROM prf_section s WHERE s.prf_id = p.id
    ),
    'patient', (
      SELECT json_build_object(
        'patient_id', t.patient_id, 'patient_name', t.patient_name, 'dob', t.dob, 'estimated_age', t.estimated_age,
        'gender', t.gender, 'nhs_number', t.nhs_number, 'identity_status', t.identity_status, 'address', t.address,
        'contact_number', t.contact_number, 'next_of_kin_name', t.next_of_kin_name,
        'next_of_kin_contact', t.next_of_kin_contact, 'relationship_to_nok', t.relationship_to_nok,
        'past_medical_history', t.past_medical_history, 'medications', t.medications, 'allergies', t.allergies,
        'ethnicity', t.ethnicity, 'preferred_language', t.preferred_language, 'gp_practice', t.gp_practice)
      FROM patient t WHERE t.patient_id = p.patient_id
    )
  ) AS content
  FROM prf p WHERE p.id = $1`;

const sealContentRow = z.object({
  content: storedJson<Readonly<Record<string, unknown>> & { readonly patient: SealedPatient | null }>(),
});

/** Reads the record under the caller's lock and seals it together with who signs. NOT_FOUND without a patient. */
export const sealContent = async (manager: EntityManager, request: SealRequest): Promise<SealedContent> => {
  const row = await fetchMaybe(manager, sealContentRow, CONTENT, [request.prfId, request.revision]);
  if (row === undefined) throw notFound('PRF');
  const { signedAt, receivedAt, signedBy, grade, strokes, acknowledgedWarnings, amendment } = request;
  const patient = request.patient ?? row.content.patient;
  if (patient === null) throw notFound('Patient');
  const content = canonicalJson({
    ...row.content,
    format: FORMAT,
    patient,
    amendment,
    signature: {
      signedAt,
      receivedAt,
      signedBy,
      grade,
      strokes: sha256(strokes),
      acknowledgedWarnings: [...acknowledgedWarnings].sort(),
    },
  });
  return { content, hash: sha256(content), patient };
};
