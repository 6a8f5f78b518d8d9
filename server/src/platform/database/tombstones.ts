import { formatDate } from '@sideline/schema/prf/record/format';
import { localDay } from '@sideline/schema/local-day';
import { ERASURE_BASES, ERASURE_BASIS_LABELS } from '@sideline/schema/retention';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fetchMaybe, fetchRows, idRow } from './checked.js';
import { DomainError, notFound } from '../errors.js';
import { isId } from '../ids.js';

/** What remains where something was erased. */
export type TombstoneEntity = 'Patient' | 'PRF';

const tombstoneRow = z.object({
  erasedAt: z.date(),
  basis: z.enum(ERASURE_BASES),
});
type Tombstone = z.infer<typeof tombstoneRow>;

/** `idOrNumber` is an id, or a PRF's number as it is stored. */
const find = async (
  manager: EntityManager,
  entity: TombstoneEntity,
  idOrNumber: string,
): Promise<Tombstone | null> => {
  const stone = await fetchMaybe(
    manager,
    tombstoneRow,
    `SELECT e.erased_at AS "erasedAt", e.basis FROM tombstone t JOIN erasure e ON e.id = t.erasure_id
     WHERE t.entity = $1 AND t.${isId(idOrNumber) ? 'id' : 'number'} = $2 AND e.state = 'erased'`,
    [entity, idOrNumber],
  );
  return stone ?? null;
};

const erased = ({ erasedAt, basis }: Tombstone): DomainError =>
  new DomainError('ERASED', { on: formatDate(localDay(erasedAt)), ground: ERASURE_BASIS_LABELS[basis] });

/** The refusal when nothing is found: since when and for what reason it has been erased, otherwise NOT_FOUND. */
export const missing = async (
  manager: EntityManager,
  entity: TombstoneEntity,
  idOrNumber: string,
): Promise<DomainError> => {
  const stone = await find(manager, entity, idOrNumber);
  return stone === null ? notFound(entity) : erased(stone);
};

/** Those of the ids that belonged to people who are erased. */
export const erasedAmong = async (
  manager: EntityManager,
  entity: TombstoneEntity,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await fetchRows(
    manager,
    idRow,
    'SELECT id FROM tombstone WHERE entity = $1 AND id = ANY ($2)',
    [entity, ids],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Throws ERASED if something erased had that id or number; returns if there never was anything. */
export const refuseErased = async (
  manager: EntityManager,
  entity: TombstoneEntity,
  idOrNumber: string,
): Promise<void> => {
  const stone = await find(manager, entity, idOrNumber);
  if (stone !== null) throw erased(stone);
};
