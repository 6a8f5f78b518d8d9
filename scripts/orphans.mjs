import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The generated files below a folder whose document is not beside them any more. */
export const orphansIn = (folder) =>
  readdirSync(folder, { recursive: true })
    // The types of the whole contract belong to no document.
    .filter((file) => file.endsWith('.generated.ts') && file !== 'schema.generated.ts')
    .map((file) => join(folder, file))
    .filter((file) => !existsSync(file.replace(/\.generated\.ts$/, '.graphql')))
    .sort();
