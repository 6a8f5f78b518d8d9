import type { EntityManager } from 'typeorm';
import { DomainError } from '../errors.js';
import { execute } from './checked.js';

/** A table whose rows count their changes. The names are the code's own and never come from outside. */
interface VersionedTable {
  readonly table: string;
  /** The column of the id. */
  readonly key: string;
  /** The word for one of its rows in error messages: 'event'. */
  readonly what: string;
}

/**
 * Writes columns of a row that still has the version that the caller read, and increases the version. CHANGED_MEANWHILE if
 * another write was first: one conditional UPDATE decides, whatever was read before.
 */
export const updateVersion = async (
  manager: EntityManager,
  { table, key, what }: VersionedTable,
  { id, version }: { readonly id: string; readonly version: number },
  values: readonly (readonly [column: string, value: unknown])[],
): Promise<void> => {
  const settings = values.map(([column], index) => `${column} = $${String(index + 3)}`);
  const count = await execute(
    manager,
    `UPDATE ${table} SET version = $2 + 1, ${settings.join(', ')} WHERE ${key} = $1 AND version = $2`,
    [id, version, ...values.map(([, value]) => value)],
  );
  if (count !== 1) throw new DomainError('CHANGED_MEANWHILE', { what });
};
