import type { TestDatabase } from './database.js';

/** Puts a row into the rota past its rules, as it stands after whatever led to it; answers its id. */
export const insertShift = async (
  database: TestDatabase,
  row: Readonly<Record<string, unknown>> & { readonly shift_id: string },
): Promise<string> => {
  const names = Object.keys(row);
  await database.asOwner(
    `INSERT INTO shift (${names.join(', ')}) VALUES (${names.map((_, at) => `$${String(at + 1)}`).join(', ')})`,
    Object.values(row),
  );
  return row.shift_id;
};
