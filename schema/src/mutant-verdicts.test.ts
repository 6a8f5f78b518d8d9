import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verdictsIn } from './mutant-verdicts.fixture.js';

let repository = '';

const write = (file: string, text: string): void => writeFileSync(path.join(repository, file), text);
const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const kept = (): string => read('schema/mutants.judged.json');
/** The verdicts as a new run has them. */
const verdicts = (env: NodeJS.ProcessEnv = {}) =>
  verdictsIn(repository, (file) => read(`schema/src/${file}`), env);
const lockZodAt = (version: string): void =>
  write('package-lock.json', JSON.stringify({ packages: { 'node_modules/zod': { version } } }));

/** The verdict on two mutants of a rule. */
const verdict = (env: NodeJS.ProcessEnv = {}, names: readonly string[] = ['< -> <=', '1 -> 2']) =>
  verdicts(env)('rule.ts', ['rule.test.ts'], names);

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'sideline-mutants-'));
  mkdirSync(path.join(repository, 'schema/src/deeper'), { recursive: true });
  lockZodAt('4.0.0');
  write('schema/src/rule.ts', `import { limit } from './deeper/limit.js';`);
  write('schema/src/deeper/limit.ts', `import { z } from 'zod/mini';\nexport { other } from '../other.js';`);
  write('schema/src/other.ts', `import './rule.js';\nimport path from 'node:path';`);
  write('schema/src/rule.test.ts', `import { rule } from './rule.js';`);
  write('schema/src/unused.ts', '');
});
afterEach(() => {
  rmSync(repository, { recursive: true, force: true });
});

describe('mutants that were judged', () => {
  it('are not judged again on the same contents', () => {
    expect(verdict().isKept).toBe(false);
    verdict().keep();
    expect(verdict().isKept).toBe(true);
    write('schema/src/unused.ts', 'export const unused = 1;');
    expect(verdict().isKept).toBe(true);
  });

  it.each(['rule.ts', 'rule.test.ts', 'deeper/limit.ts', 'other.ts'])(
    'are judged again when %s has changed, until it is as it was',
    (file) => {
      verdict().keep();
      const before = read(`schema/src/${file}`);
      write(`schema/src/${file}`, `${before}\n// changed`);
      expect(verdict().isKept).toBe(false);
      write(`schema/src/${file}`, before);
      expect(verdict().isKept).toBe(true);
    },
  );

  it('are judged again with another version of a package, or if there are others', () => {
    verdict().keep();
    expect(verdict({}, ['< -> <=', '1 -> 0']).isKept).toBe(false);
    lockZodAt('4.0.1');
    expect(verdict().isKept).toBe(false);
  });

  it('are judged again if the list has another count of them, or cannot be read', () => {
    verdict().keep();
    const right = kept();
    write('schema/mutants.judged.json', right.replace('"mutants": 2', '"mutants": 3'));
    expect(verdict().isKept).toBe(false);
    write('schema/mutants.judged.json', `<<<<<<< HEAD\n${right}`);
    expect(verdict().isKept).toBe(false);
    write('schema/mutants.judged.json', right);
    expect(verdict().isKept).toBe(true);
  });

  it('are listed by their file, without files that have gone', () => {
    verdict().keep();
    const judge = verdicts();
    judge('unused.ts', [], []).keep();
    judge('deeper/limit.ts', [], ['1 -> 2']).keep();
    rmSync(path.join(repository, 'schema/src/unused.ts'));
    verdict().keep();
    expect(kept().replaceAll(/[\da-f]{64}/gu, 'hash')).toBe(
      `{
  "deeper/limit.ts": { "contents": "hash", "mutants": 1 },
  "rule.ts": { "contents": "hash", "mutants": 2 }
}
`,
    );
  });

  it('are not listed by CI, which uses the list', () => {
    verdict({ CI: 'true' }).keep();
    expect(verdict().isKept).toBe(false);
    verdict().keep();
    expect(verdict({ CI: 'true' }).isKept).toBe(true);
  });

  it('cannot depend on a package of which no version is known', () => {
    write('schema/src/other.ts', `import { x } from '@sideline/schema/x';`);
    expect(verdict).toThrow('other.ts imports @sideline/schema/x, whose version is not known.');
  });
});
