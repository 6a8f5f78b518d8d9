import { moment } from '../../platform/database/json-sql.js';
import { readRows } from '../../platform/database/read.js';
import type { Context } from '../../platform/context.js';
import { actorNameSql } from './actor-name.hot.js';

/** Who wrote one field of a row last. */
export interface LastWrite {
  readonly field: string;
  /** The account’s current name; null if nobody was signed in. */
  readonly actorName: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** How many changes are searched: the caller was writing while they were made. */
const CHANGES = 50;

/** Who last wrote each field of a patient's row, from the trail's entries about its last changes. */
export const readLastWrites = (context: Context, patientId: string): Promise<LastWrite[]> =>
  readRows<LastWrite>(
    context.manager,
    `SELECT DISTINCT ON (f.field) f.field, ${actorNameSql('e.actor_id')} AS "actorName", ${moment('e.recorded_at')} AS at
     FROM (SELECT * FROM audit_entry
           WHERE patient_id = $1 AND action IN ('PATIENT_UPDATED', 'PATIENT_SQUAD_LINKED') AND NOT is_refusal
             AND client_at IS NULL
           ORDER BY recorded_at DESC, id DESC LIMIT ${String(CHANGES)}) e
     CROSS JOIN LATERAL unnest(e.fields_changed) AS f (field)
     ORDER BY f.field, e.recorded_at DESC, e.id DESC`,
    [patientId],
  );
