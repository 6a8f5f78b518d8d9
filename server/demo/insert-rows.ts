import type { EntityManager } from 'typeorm';
import { execute } from '../src/platform/database/checked.js';

/** Rows of one table by one statement. */
export const insert = async (
  manager: EntityManager,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const names = Object.keys(columns);
  const typed = names.map((name) => `${name} ${columns[name] ?? 'text'}`).join(', ');
  await execute(
    manager,
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${names.join(', ')} FROM jsonb_to_recordset($1::jsonb) AS row (${typed})`,
    [JSON.stringify(rows)],
  );
};
