import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AccessRows } from './rows.js';

const MODULES = join(import.meta.dirname, '../../src/modules');

const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.access.ts'),
);

/** The rows of each module that has operations: `<module>.access.ts` in its folder, by the name of the module. */
export const ACCESS: Readonly<Record<string, AccessRows>> = Object.fromEntries(
  await Promise.all(
    files.toSorted().map(async (file) => {
      const { access } = (await import(join(MODULES, file))) as { readonly access: AccessRows };
      return [dirname(file), access] as const;
    }),
  ),
);

/** Files of rows that do not have the name of their module. */
export const MISNAMED = files.filter((file) => basename(file, '.access.ts') !== basename(dirname(file)));
