import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { execute, fetchOne, fetchRows, idRow, storedJson } from '../../../platform/database/checked.js';
import { erasedAmong } from '../../../platform/database/tombstones.js';
import { deceasedAmong } from '../../patients/patient-death.service.js';
import { sectionsWithRowIds, withRowIds } from '@sideline/schema/prf/record/row-ids';
import { followAnswers } from '../questions/question-answer-rows.js';
import type { AlertAnswerWrite, LoadedPrf, PrfWrite } from './prf-store.types.js';
import type { SaveCommand } from './save-command.js';

/** The two statements of a save, as the migration defines them. No mapper: this is the hottest write of the product. */

interface Wanted {
  readonly id: string;
  /** The person whose rights are checked: saves of several people may share a transaction. */
  readonly actor: string;
  readonly events: readonly string[];
  readonly patients: readonly string[];
  readonly staff: readonly string[];
  /** Seldom named: looked up apart. */
  readonly squads?: readonly string[];
  readonly zones?: readonly string[];
  readonly commands: readonly string[];
  readonly bases: readonly (readonly [section: string, version: number])[];
}

const texts = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string')),
];

/** The data to read for the commands on one PRF. The ids in them must be UUIDs: PostgreSQL refuses anything else. */
export const wantedFor = (
  actor: string,
  id: string,
  commands: readonly SaveCommand[],
  isUuid: (text: string) => boolean,
): Wanted => {
  const crew = commands.flatMap(({ changes }) => {
    const value = changes?.['crew'];
    return Array.isArray(value) ? (value as readonly unknown[]) : [];
  });
  return {
    id,
    actor,
    events: texts(commands.flatMap(({ eventId, changes }) => [eventId, changes?.['event_id']])).filter(
      isUuid,
    ),
    patients: texts(commands.map(({ patientId }) => patientId)).filter(isUuid),
    staff: texts(crew).filter(isUuid),
    squads: texts(commands.map(({ changes }) => changes?.['squad_id'])).filter(isUuid),
    zones: texts(commands.map(({ changes }) => changes?.['zone_id'])).filter(isUuid),
    commands: texts(commands.map(({ commandId }) => commandId)),
    bases: commands.map(({ section, baseVersion }) => [section, baseVersion] as const),
  };
};

/** Existing squads and zones, including those no longer offered. */
const knownPlaces = async (manager: EntityManager, ids: readonly string[]): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const rows = await fetchRows(
    manager,
    idRow,
    `SELECT squad_id AS id FROM cheer_squad WHERE squad_id = ANY ($1::uuid[])
     UNION ALL SELECT zone_id FROM event_zone WHERE zone_id = ANY ($1::uuid[])`,
    [ids],
  );
  return rows.map(({ id }) => id);
};

const loadForSaveRow = z.object({ loaded: z.array(storedJson<LoadedPrf>()) });

/** Locks the PRFs (or their ids, where they do not exist yet) until the transaction ends, and reads them. */
export const loadForSave = async (
  manager: EntityManager,
  wanted: readonly Wanted[],
): Promise<readonly LoadedPrf[]> => {
  const row = await fetchOne(manager, loadForSaveRow, 'SELECT prf_load_for_save($1, $2::jsonb) AS loaded', [
    wanted[0]?.actor ?? null,
    JSON.stringify(wanted),
  ]);
  const places = await knownPlaces(
    manager,
    texts(wanted.flatMap(({ squads = [], zones = [] }) => [...squads, ...zones])),
  );
  // Named only where a record is made or linked, which is rare.
  const deceased = await deceasedAmong({ manager }, texts(wanted.flatMap(({ patients }) => patients)));
  const found = row.loaded.map((loaded) => ({
    ...loaded,
    sections: loaded.sections && sectionsWithRowIds(loaded.id, loaded.sections),
    bases:
      loaded.bases &&
      loaded.bases.map((base) => ({ ...base, data: withRowIds(loaded.id, base.section, base.data) })),
    ...(places.length === 0 ? {} : { places }),
    ...(deceased.size === 0 ? {} : { deceased }),
  }));
  const unknown = found.filter(({ prf }) => prf === null).map(({ id }) => id);
  if (unknown.length === 0) return found;
  const erased = await erasedAmong(manager, 'PRF', unknown);
  return found.map((loaded) => (erased.has(loaded.id) ? { ...loaded, isErased: true } : loaded));
};

/** One PRF, locked and read. */
export const loadOneForSave = async (
  manager: EntityManager,
  actorId: string,
  id: string,
  patients: readonly string[] = [],
): Promise<LoadedPrf> => {
  const [loaded] = await loadForSave(manager, [
    { id, actor: actorId, events: [], patients, staff: [], commands: [], bases: [] },
  ]);
  if (loaded === undefined) throw new Error('prf_load_for_save answers every PRF that it was asked for');
  return loaded;
};

export interface AppliedPrf {
  readonly id: string;
  /** Null where nothing of the PRF itself was written. */
  readonly customPrfId: string | null;
  readonly version: number | null;
}

const applySaveRow = z.object({ applied: z.array(storedJson<AppliedPrf>()) });

/** Writes what was decided under the locks of `loadForSave`. */
export const applySave = async (
  manager: EntityManager,
  at: Date,
  writes: readonly PrfWrite[],
): Promise<readonly AppliedPrf[]> => {
  if (writes.length === 0) return [];
  const row = await fetchOne(manager, applySaveRow, 'SELECT prf_apply_save($1, $2, $3::jsonb) AS applied', [
    writes[0]?.actor ?? null,
    at,
    JSON.stringify(writes),
  ]);
  const ends = writes.flatMap(({ id, actor, endsReview }) => (endsReview === true ? [{ id, actor }] : []));
  if (ends.length > 0) await endReviews(manager, at, ends);
  const answers = writes.flatMap(({ id, actor, answers: own = [] }) =>
    own.map((answer) => ({ ...answer, prf_id: id, actor })),
  );
  if (answers.length > 0) await answerAlerts(manager, at, answers);
  await followAnswers(manager, writes);
  return row.applied;
};

/** Closes alerts; a device's time in the future becomes now. */
const answerAlerts = (
  manager: EntityManager,
  now: Date,
  answers: readonly (AlertAnswerWrite & { readonly prf_id: string; readonly actor: string })[],
): Promise<unknown> =>
  execute(
    manager,
    `UPDATE prf_alert a SET action = x.action, escalation = x.escalation, actioned_by = x.actor,
                            actioned_at = least(x.at, $1::timestamptz), action_recorded_at = $1
     FROM jsonb_to_recordset($2::jsonb)
       AS x (prf_id uuid, actor uuid, entry_id uuid, revision integer, action text, escalation jsonb,
             at timestamptz)
     WHERE a.prf_id = x.prf_id AND a.entry_id = x.entry_id AND a.revision = x.revision`,
    [now, JSON.stringify(answers)],
  );

/** Ends the last request for a review of each of these records. */
export const endReviews = (
  manager: EntityManager,
  at: Date,
  ends: readonly Pick<PrfWrite, 'id' | 'actor'>[],
): Promise<unknown> =>
  execute(
    manager,
    `INSERT INTO prf_review_end (prf_id, number, ended_by, ended_at)
     SELECT q.prf_id, max(q.number), e.actor, $1
     FROM jsonb_to_recordset($2::jsonb) AS e (id uuid, actor uuid) JOIN prf_review_request q ON q.prf_id = e.id
     GROUP BY q.prf_id, e.actor`,
    [at, JSON.stringify(ends)],
  );
