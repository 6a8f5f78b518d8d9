import { withRowIds } from '@sideline/schema/prf/record/row-ids';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import type { LateEdit } from '../saving/prf-plan.js';
import type { PrfLateEdit } from './prf-late-edits.types.js';

const keepLateEditsRow = z.object({ command_id: z.string() });

/** Changes that arrived after the signature, as stored in their two tables. */

/** Stores changes that are not stored yet; returns the ids of the new commands. */
export const keepLateEdits = async (
  manager: EntityManager,
  receivedAt: Date,
  edits: readonly (LateEdit & { readonly authorId: string })[],
): Promise<ReadonlySet<string>> => {
  if (edits.length === 0) return new Set();
  const rows = await fetchRows(
    manager,
    keepLateEditsRow,
    `INSERT INTO prf_late_edit
       (prf_id, command_id, section, base_version, changes, changed_paths, alert_action, author_id, device_time,
        received_at)
     SELECT x.prf_id, x.command_id, x.section, x.base_version, x.changes, x.changed_paths, x.alert_action, x.author_id,
            x.device_time, $1
     FROM jsonb_to_recordset($2::jsonb) AS x (
       prf_id uuid, command_id uuid, section text, base_version integer, changes jsonb, changed_paths text[],
       alert_action jsonb, author_id uuid, device_time timestamptz
     )
     ON CONFLICT DO NOTHING RETURNING command_id`,
    [
      receivedAt,
      JSON.stringify(
        edits.map(({ command, paths, authorId }) => ({
          prf_id: command.prfId,
          command_id: command.commandId,
          section: command.section,
          base_version: command.baseVersion,
          changes: command.changes,
          changed_paths: paths,
          alert_action: command.alertAction ?? null,
          author_id: authorId,
          device_time: command.deviceTime.toISOString(),
        })),
      ),
    ],
  );
  return new Set(rows.map(({ command_id }) => command_id));
};

const person = (alias: string): string => `json_build_object(
  'userId', ${alias}.id, 'staffId', null, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name,
  'position', null)`;

const readLateEditsRow = z.object({
  edit: storedJson<Omit<PrfLateEdit, 'changes'> & { readonly changes: SectionData }>(),
});

/** Everything that came after the signature of a record, oldest first, including what is settled. */
export const readLateEdits = async (manager: EntityManager, prfId: string): Promise<PrfLateEdit[]> => {
  const rows = await fetchRows(
    manager,
    readLateEditsRow,
    `SELECT json_build_object(
       'commandId', l.command_id, 'section', l.section, 'baseVersion', l.base_version, 'changes', l.changes,
       'changedPaths', l.changed_paths, 'alertAction', l.alert_action, 'author', ${person('u')}, 'deviceTime', ${moment('l.device_time')},
       'receivedAt', ${moment('l.received_at')}, 'revision', o.revision, 'reason', o.reason,
       'settledAt', ${moment('o.settled_at')},
       'settledBy', CASE WHEN s.id IS NULL THEN NULL ELSE ${person('s')} END) AS edit
     FROM prf_late_edit l
     JOIN app_user u ON u.id = l.author_id
     LEFT JOIN prf_late_edit_outcome o ON o.prf_id = l.prf_id AND o.command_id = l.command_id
     LEFT JOIN app_user s ON s.id = o.settled_by
     WHERE l.prf_id = $1 ORDER BY l.device_time, l.command_id`,
    [prfId],
  );
  return rows.map(({ edit: { changes, ...edit } }) => ({
    ...edit,
    // What the catalogue validated before it was kept has the catalogue's shape.
    changes: { [edit.section]: withRowIds(prfId, edit.section, changes) },
  }));
};

const isAwaitedRow = z.object({ is_awaited: z.boolean().nullable() });

/** Whether such an edit, not settled yet, holds the picture's entry. */
export const isAwaited = async (
  manager: EntityManager,
  prfId: string,
  pictureId: string,
): Promise<boolean> => {
  const row = await fetchMaybe(manager, isAwaitedRow, 'SELECT prf_awaits_picture($1, $2) AS is_awaited', [
    prfId,
    pictureId,
  ]);
  return row?.is_awaited === true;
};

/** How such edits were settled: by the amendment that took them up, or set aside for a reason. */
export interface Settlement {
  readonly prfId: string;
  readonly commandIds: readonly string[];
  readonly settledBy: string;
  readonly settledAt: Date;
  readonly how: { readonly revision: number } | { readonly reason: string };
}

/**
 * What is already settled stays so. An action on an alert is included only if its set now has an answer: if the set no
 * longer raises an alert, the action keeps waiting.
 */
export const settleLateEdits = async (
  manager: EntityManager,
  { prfId, commandIds, settledBy, settledAt, how }: Settlement,
): Promise<void> => {
  if (commandIds.length === 0) return;
  await execute(
    manager,
    `INSERT INTO prf_late_edit_outcome (prf_id, command_id, revision, reason, settled_by, settled_at)
     SELECT prf_id, command_id, $3, $4, $5, $6 FROM prf_late_edit l
     WHERE prf_id = $1 AND command_id = ANY ($2)
       AND ($3::integer IS NULL OR alert_action IS NULL OR EXISTS (
         SELECT FROM prf_alert a
         WHERE a.prf_id = l.prf_id AND a.entry_id = (l.alert_action->>'entryId')::uuid
           AND a.actioned_at IS NOT NULL AND a.cleared_at IS NULL))
     ON CONFLICT DO NOTHING`,
    [
      prfId,
      commandIds,
      'revision' in how ? how.revision : null,
      'reason' in how ? how.reason : null,
      settledBy,
      settledAt,
    ],
  );
};
