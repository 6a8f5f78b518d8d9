import { localDay } from '@sideline/schema/local-day';
import { termsIn, type RetentionTerms } from '@sideline/schema/provider/retention-terms';
import {
  retainUntil,
  RETENTION_MARKS,
  type RetentionFacts,
  type RetentionMarkKind,
} from '@sideline/schema/retention';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { execute, fetchMaybe, fetchRows, idRow } from '../../../platform/database/checked.js';

/** The subject: a patient, by the id of any of their rows, or one record that is not linked to a patient. */
export const retentionSubjectRow = z.union([
  z.object({ patientId: z.string(), prfId: z.null() }),
  z.object({ patientId: z.null(), prfId: z.string() }),
]);
export type RetentionSubject = z.infer<typeof retentionSubjectRow>;

/**
 * The retention facts of one person, with their surviving row and those merged into it; or of one record without a patient.
 */
export interface Retained {
  /** Of the row that survives; null for a record without a patient. */
  readonly patientId: string | null;
  readonly prfId: string | null;
  /** The person's name, or the number of a record. */
  readonly name: string;
  readonly patientIds: readonly string[];
  readonly facts: RetentionFacts;
  readonly retainUntil: string | null;
  /** By the usual terms, whatever the provider's are: no check is due earlier. */
  readonly leastUntil: string | null;
  /** The kinds of marks in force, without repetition. */
  readonly standing: readonly RetentionMarkKind[];
}

interface Row
  extends
    Omit<Retained, 'facts' | 'retainUntil' | 'leastUntil'>,
    Pick<RetentionFacts, 'dob' | 'estimatedAge' | 'dateOfDeath'> {
  readonly lastContact: Date;
  readonly firstSeen: Date;
  /** As the provider set it, if they did. */
  readonly terms: unknown;
}

/** The row that a statement returns. */
const row: z.ZodType<Row> = z.object({
  lastContact: z.date(),
  firstSeen: z.date(),
  patientId: z.string().nullable(),
  name: z.string(),
  prfId: z.string().nullable(),
  patientIds: z.array(z.string()),
  standing: z.array(z.enum(RETENTION_MARKS)),
  dob: z.string().nullable(),
  estimatedAge: z.number().nullable(),
  dateOfDeath: z.string().nullable(),
  terms: z.unknown(),
});

/** How long the provider keeps records. Read each time, because erasing depends on it. */
const TERMS = `SELECT value FROM setting_value WHERE kind = 'retention' AND key = 'provider'`;

// A mark on a record stays when the record is linked, and then keeps all that is its patient's.
const OF_PATIENTS = `
  SELECT s.patient_id AS "patientId", NULL AS "prfId", s.patient_name AS name, g."patientIds", g."firstSeen",
         g.dob::text AS dob, g."estimatedAge", g."dateOfDeath"::text AS "dateOfDeath",
         greatest(
           g.registered,
           (SELECT max(r.created_at) FROM prf r WHERE r.patient_id = ANY (g."patientIds")),
           (SELECT max(l.incident_at) FROM see_and_treat_log l WHERE l.patient_id = ANY (g."patientIds"))
         ) AS "lastContact", (${TERMS}) AS terms,
         ARRAY(SELECT m.kind FROM retention_mark m WHERE m.patient_id = ANY (g."patientIds") AND m.ended_at IS NULL
               UNION
               SELECT m.kind FROM retention_mark m JOIN prf r ON r.id = m.prf_id
               WHERE r.patient_id = ANY (g."patientIds") AND m.ended_at IS NULL ORDER BY 1) AS standing
  FROM patient s CROSS JOIN LATERAL (
    SELECT array_agg(p.patient_id ORDER BY p.patient_id) AS "patientIds", min(p.created_at) AS "firstSeen",
           max(p.created_at) AS registered, max(p.dob) AS dob, min(p.estimated_age) AS "estimatedAge",
           max(p.date_of_death) AS "dateOfDeath"
    FROM patient p WHERE p.patient_id = s.patient_id OR p.merged_into = s.patient_id) g
  WHERE s.patient_id IN (
    SELECT coalesce(a.merged_into, a.patient_id) FROM patient a WHERE a.patient_id = ANY ($1))
  ORDER BY s.patient_id`;

// The only known birth dates are those typed at the kiosk.
const OF_RECORDS = `
  SELECT NULL AS "patientId", r.id AS "prfId", r.custom_prf_id AS name, '{}'::uuid[] AS "patientIds",
         r.created_at AS "firstSeen", r.created_at AS "lastContact",
         (SELECT max(d.said ->> 'dob') FROM details_proposal d WHERE d.prf_id = r.id) AS dob,
         NULL::integer AS "estimatedAge", NULL AS "dateOfDeath", (${TERMS}) AS terms,
         ARRAY(SELECT m.kind FROM retention_mark m WHERE m.prf_id = r.id AND m.ended_at IS NULL ORDER BY 1) AS standing
  FROM prf r WHERE r.id = ANY ($1) AND r.patient_id IS NULL ORDER BY r.id`;

/** Retention by person, and by record without a patient; each has its table of next checks. */
const KINDS = {
  patients: { facts: OF_PATIENTS, looked: 'patient_retention', key: 'patient_id' },
  records: { facts: OF_RECORDS, looked: 'prf_retention', key: 'prf_id' },
} as const;
export const RETAINED_KINDS = ['patients', 'records'] as const satisfies (keyof typeof KINDS)[];
type RetainedKind = (typeof RETAINED_KINDS)[number];

const valueRow = z.object({ value: z.unknown() });

/** How long the provider keeps records now. */
export const retentionTerms = async (manager: EntityManager): Promise<RetentionTerms> =>
  termsIn((await fetchMaybe(manager, valueRow, TERMS))?.value);

/**
 * The retention of each of those whose rows or records these are, each once; unknown ids and records of a patient are left
 * out.
 */
const read = async (
  manager: EntityManager,
  kind: RetainedKind,
  ids: readonly string[],
): Promise<readonly Retained[]> => {
  const rows = await fetchRows(manager, row, KINDS[kind].facts, [ids]);
  return rows.map(
    ({ patientId, prfId, name, patientIds, standing, lastContact, firstSeen, terms, ...known }) => {
      const facts: RetentionFacts = {
        ...known,
        lastContact: localDay(lastContact),
        firstSeen: localDay(firstSeen),
        isSeriousIncident: standing.includes('serious_incident'),
      };
      return {
        ...{ patientId, prfId, name, patientIds, facts, standing },
        retainUntil: retainUntil(facts, termsIn(terms)),
        leastUntil: retainUntil(facts),
      };
    },
  );
};

const linkedRow = z.object({ patientId: z.string() });

/** How a person's records are kept; a record that is now linked is kept as its patient's. Null if there is none. */
export const retainedOf = async (
  manager: EntityManager,
  { patientId, prfId }: RetentionSubject,
): Promise<Retained | null> => {
  if (prfId === null) return (await read(manager, 'patients', [patientId]))[0] ?? null;
  const [record] = await read(manager, 'records', [prfId]);
  if (record !== undefined) return record;
  const linked = await fetchMaybe(
    manager,
    linkedRow,
    'SELECT patient_id AS "patientId" FROM prf WHERE id = $1 AND patient_id IS NOT NULL',
    [prfId],
  );
  return linked === undefined ? null : retainedOf(manager, { patientId: linked.patientId, prfId: null });
};

/** Those whose check is due, the longest due first, and how many are due. */
export const dueOn = async (
  manager: EntityManager,
  kind: RetainedKind,
  today: string,
  limit: number,
): Promise<{ readonly count: number; readonly retained: readonly Retained[] }> => {
  const { looked, key } = KINDS[kind];
  const rows = await fetchRows(
    manager,
    idRow,
    `SELECT ${key} AS id FROM ${looked} WHERE look_on <= $1 ORDER BY look_on, ${key} LIMIT $2`,
    [today, limit],
  );
  const ids = rows.map(({ id }) => id);
  return { count: ids.length, retained: await read(manager, kind, ids) };
};

/** When a person's rows, or a record, are worth reviewing again; null for not before something happens. */
export const lookAgain = async (
  manager: EntityManager,
  { patientIds, prfId }: Pick<Retained, 'patientIds' | 'prfId'>,
  on: string | null,
): Promise<void> => {
  const { looked, key } = KINDS[prfId === null ? 'patients' : 'records'];
  await execute(manager, `UPDATE ${looked} SET look_on = $2 WHERE ${key} = ANY ($1)`, [
    prfId === null ? patientIds : [prfId],
    on ?? 'infinity',
  ]);
};
