import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PREBUILT = join(
  fileURLToPath(new URL('../../../node_modules/.bin/', import.meta.url)),
  process.platform === 'win32' ? 'node.cmd' : 'node',
);

/** scripts/runtime.mjs takes the prebuilt Node off the path where it does not run or is not needed. */
it('runs on Node 24 wherever the machine has one or the registry’s prebuilt one works', () => {
  const major = Number(process.versions.node.split('.')[0]);
  expect(major >= 24 || !existsSync(PREBUILT)).toBe(true);
});
