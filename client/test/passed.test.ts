import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, passedIn } from '../../scripts/passed.mjs';

const DAY = new Date('2026-11-27T12:00:00Z');
const ENV = { SEED: '1' };

describe('what has passed is not run again', () => {
  let folder = '';
  const key = (about: Parameters<typeof keyOf>[1] = {}) => keyOf(folder, { env: ENV, day: DAY, ...about });
  const write = (file: string, content: string) => {
    writeFileSync(join(folder, file), content);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sideline-passed-'));
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    write('.gitignore', '.cache/\n*.log\n');
    write('rule.ts', 'export const one = 1;\n');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('on the same files, in the same environment, on the same day', () => {
    const before = key();
    expect(before).not.toBeNull();
    expect(key()).toBe(before);
    write('run.log', 'ignored by Git');
    expect(key({ env: { ...ENV, npm_lifecycle_event: 'test', TERM: 'xterm' } })).toBe(before);
    expect(key({ day: new Date('2026-11-27T23:59:59Z') })).toBe(before);
  });

  it.each([
    [
      'a file is changed',
      () => {
        write('rule.ts', 'export const one = 2;\n');
      },
    ],
    [
      'a file is new, though nobody has added it',
      () => {
        write('rule.test.ts', '');
      },
    ],
    [
      'a file is gone',
      () => {
        rmSync(join(folder, 'rule.ts'));
      },
    ],
  ])('but is if %s', (_, act) => {
    const before = key();
    act();
    expect(key()).not.toBe(before);
  });

  it('but is with another seed, another browser, or on another day', () => {
    const keys = [
      key(),
      key({ env: { SEED: '2' } }),
      key({ env: {} }),
      key({ others: ['Chromium 150'] }),
      key({ day: new Date('2026-11-28T00:00:00Z') }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is unknown outside Git, and then nothing is left out', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    const passed = passedIn(join(folder, '.cache', 'passed.json'));
    passed.keep('lint', key());
    expect(passed.of('lint', key())).toBeNull();
  });

  it('is noted for each step separately, with its counts', () => {
    const passed = passedIn(join(folder, '.cache', 'passed.json'));
    expect(passed.of('test:unit', 'a')).toBeNull();
    passed.keep('test:unit', 'a', { passed: 12, failed: 0 });
    passed.keep('knip', 'b');
    expect(passed.of('test:unit', 'a')).toMatchObject({ counts: { passed: 12, failed: 0 } });
    expect(passed.of('knip', 'a')).toBeNull();
    expect(passed.of('test:unit', 'b')).toBeNull();
    write('.cache/passed.json', '{ cut off');
    expect(passed.of('test:unit', 'a')).toBeNull();
  });
});
