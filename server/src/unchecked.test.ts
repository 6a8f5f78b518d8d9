import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UNCHECKED } from '../../scripts/unchecked.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

it('lists only files that still query the driver directly', () => {
  const converted = UNCHECKED.filter((file) => !readFileSync(join(ROOT, file), 'utf8').includes('.query'));
  expect(converted).toEqual([]);
});
