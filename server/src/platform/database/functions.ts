import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { execute, fetchRows } from './checked.js';
import { CHECKOUT } from './database.js';

/** The source of each database function, `<name>.sql`, formatted as PostgreSQL itself formats it. */
export const FUNCTIONS_FOLDER = join(CHECKOUT, 'migrations', 'functions');

/** Every function and procedure of ours, with its text. Those of extensions are not ours. */
export const OUR_FUNCTIONS = `
  SELECT p.proname AS name, pg_get_functiondef(p.oid) AS definition
  FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  ORDER BY p.proname`;

const databaseFunctionRow = z.object({
  name: z.string(),
  definition: z.string(),
});
export type DatabaseFunction = z.infer<typeof databaseFunctionRow>;

/** The source files, by name. A migration whose trigger needs a new function runs the text that it finds here. */
export const loadFunctions = async (): Promise<ReadonlyMap<string, string>> => {
  const files = (await readdir(FUNCTIONS_FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [
        file.slice(0, -'.sql'.length),
        await readFile(join(FUNCTIONS_FOLDER, file), 'utf8'),
      ]),
    ),
  );
};

/**
 * Updates the functions from their source files, after the migrations and in one transaction. Only those that differ are
 * replaced, so a start that changes nothing writes nothing. Returns the names of those that it replaced.
 */
export const applyFunctions = async (dataSource: DataSource): Promise<string[]> => {
  const homes = await loadFunctions();
  const held = await fetchRows(dataSource.manager, databaseFunctionRow, OUR_FUNCTIONS);
  const before = new Map(held.map(({ name, definition }) => [name, definition]));
  const changed = [...homes].filter(([name, definition]) => before.get(name) !== definition);
  if (changed.length > 0)
    await dataSource.transaction(async (manager) => {
      // Of two new ones the first may call the second.
      await execute(manager, 'SET LOCAL check_function_bodies = off');
      for (const [, definition] of changed) await execute(manager, definition);
    });
  return changed.map(([name]) => name);
};

const routineRow = z.object({ routine: z.string() });

/** Drops the functions that `applyFunctions` made and no migration drops, once the last migration is undone. */
export const dropFunctions = async (dataSource: DataSource): Promise<void> => {
  const left = await fetchRows(
    dataSource.manager,
    routineRow,
    `SELECT p.oid::regprocedure::text AS routine FROM pg_proc p
     WHERE p.pronamespace = 'public'::regnamespace AND p.proname = ANY ($1)`,
    [[...(await loadFunctions()).keys()]],
  );
  for (const { routine } of left) await execute(dataSource.manager, `DROP ROUTINE ${routine}`);
};
