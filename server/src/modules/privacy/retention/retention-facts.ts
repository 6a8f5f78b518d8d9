import { localDay } from '@sideline/schema/local-day';
import { retainUntil, type RetentionFacts, type RetentionMarkKind } from '@sideline/schema/retention';
import type { EntityManager } from 'typeorm';

/** What is known of one person's retention: of the row that survives and of those merged into it. */
export interface PersonRetention {
  readonly patientId: string;
  readonly patientName: string;
  readonly patientIds: readonly string[];
  readonly facts: RetentionFacts;
  readonly retainUntil: string | null;
  /** Marks that stand, without repetition. */
  readonly standing: readonly RetentionMarkKind[];
}

interface Row extends Omit<RetentionFacts, 'lastContact' | 'firstSeen' | 'isSeriousIncident'> {
  readonly patientId: string;
  readonly patientName: string;
  readonly patientIds: string[];
  readonly lastContact: Date;
  readonly firstSeen: Date;
  readonly standing: RetentionMarkKind[];
}

const FACTS = `
  SELECT s.patient_id AS "patientId", s.patient_name AS "patientName", g."patientIds", g."firstSeen",
         g.dob::text AS dob, g."estimatedAge", g."dateOfDeath"::text AS "dateOfDeath",
         greatest(
           g.registered,
           (SELECT max(r.created_at) FROM prf r WHERE r.patient_id = ANY (g."patientIds")),
           (SELECT max(l.incident_at) FROM see_and_treat_log l WHERE l.patient_id = ANY (g."patientIds"))
         ) AS "lastContact",
         ARRAY(SELECT DISTINCT m.kind FROM retention_mark m
               WHERE m.patient_id = ANY (g."patientIds") AND m.ended_at IS NULL ORDER BY 1) AS standing
  FROM patient s CROSS JOIN LATERAL (
    SELECT array_agg(p.patient_id ORDER BY p.patient_id) AS "patientIds", min(p.created_at) AS "firstSeen",
           max(p.created_at) AS registered, max(p.dob) AS dob, min(p.estimated_age) AS "estimatedAge",
           max(p.date_of_death) AS "dateOfDeath"
    FROM patient p WHERE p.patient_id = s.patient_id OR p.merged_into = s.patient_id) g
  WHERE s.patient_id IN (
    SELECT coalesce(a.merged_into, a.patient_id) FROM patient a WHERE a.patient_id = ANY ($1))
  ORDER BY s.patient_id`;

/** The retention of each of the people whose rows these are, each person once; who is not there is left out. */
export const retentionOf = async (
  manager: EntityManager,
  rowIds: readonly string[],
): Promise<readonly PersonRetention[]> => {
  const rows = await manager.query<Row[]>(FACTS, [rowIds]);
  return rows.map(({ patientId, patientName, patientIds, standing, lastContact, firstSeen, ...known }) => {
    const facts: RetentionFacts = {
      ...known,
      lastContact: localDay(lastContact),
      firstSeen: localDay(firstSeen),
      isSeriousIncident: standing.includes('serious_incident'),
    };
    return { patientId, patientName, patientIds, facts, retainUntil: retainUntil(facts), standing };
  });
};

/** When the rows of a person are worth looking at again; null for not before something happens. */
export const lookAgain = async (
  manager: EntityManager,
  patientIds: readonly string[],
  on: string | null,
): Promise<void> => {
  await manager.query(`UPDATE patient_retention SET look_on = $2 WHERE patient_id = ANY ($1)`, [
    patientIds,
    on ?? 'infinity',
  ]);
};
