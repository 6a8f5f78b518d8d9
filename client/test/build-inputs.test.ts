import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { orphansIn } from '../../scripts/orphans.mjs';
import { sources } from '../../scripts/prepare.mjs';

const CLIENT = resolve(import.meta.dirname, '..');

/** The files of ours that one imports, and those that they import. */
const importedBy = (file: string): readonly string[] => {
  const own = [...readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)].map(([, path = '']) =>
    resolve(dirname(file), path.endsWith('.ts') ? path : `${path}.ts`),
  );
  return [...own, ...own.flatMap(importedBy)];
};

describe('the build', () => {
  it('is repeated when anything changes that the bundler’s settings are read from', () => {
    const settings = join(CLIENT, 'vite.config.ts');
    const needed = [settings, ...importedBy(settings)];
    expect(needed.length).toBeGreaterThan(1);
    expect(sources()).toEqual(expect.arrayContaining(needed));
  });
});

describe('what is generated', () => {
  it('has its document beside it', () => {
    expect(orphansIn(join(CLIENT, 'src'))).toEqual([]);
  });

  it('is reported if its document is gone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sideline-orphans-'));
    try {
      mkdirSync(join(folder, 'rota'));
      for (const file of ['shift.graphql', 'shift.generated.ts', 'gone.generated.ts', 'page.ts'])
        writeFileSync(join(folder, 'rota', file), '');
      expect(orphansIn(folder)).toEqual([join(folder, 'rota', 'gone.generated.ts')]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
