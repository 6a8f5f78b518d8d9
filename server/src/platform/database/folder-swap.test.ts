import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completeSwap, finishSwap, isOfSwap, isSwapPending, swapIn } from './folder-swap.js';

let path = '';

/** Four names before, of which two come again, and three new ones; each file says which it is of. */
const OLD = ['keys.json', 'postgres-18', 'uploads', 'old.pem'];
const NEW = ['keys.json', 'postgres-18', 'uploads', 'new.pem'];
const SWAP = { outgoing: OLD, vital: 'postgres-18' };

const put = (folder: string, names: readonly string[], text: string): void => {
  for (const name of names) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'file'), text);
  }
};
const saysIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => existsSync(join(folder, name, 'file')))
      .map((name) => [name, readFileSync(join(folder, name, 'file'), 'utf8')]),
  );
const all = (names: readonly string[], text: string) => Object.fromEntries(names.map((name) => [name, text]));

/** As a process does that is killed before its nth step. */
const stoppingAt = (nth: number): typeof renameSync => {
  let steps = 0;
  return (from, to) => {
    if (steps === nth) throw new Error('killed');
    steps += 1;
    renameSync(from, to);
  };
};

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'sideline-swap-'));
  put(path, OLD, 'old');
  put(join(path, 'restoring'), NEW, 'new');
});
afterEach(() => {
  rmSync(path, { recursive: true, force: true });
});

describe('replacing one folder’s content with another', () => {
  it('keeps the old content beside it and leaves nothing else', () => {
    const aside = swapIn({ path, user: null }, SWAP);
    expect(saysIn(path)).toEqual(all(NEW, 'new'));
    expect(saysIn(aside ?? '')).toEqual(all(OLD, 'old'));
    expect(readdirSync(path).filter(isOfSwap)).toEqual([(aside ?? '').slice(path.length + 1)]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'is finished by the next start if it was stopped before step %i',
    (nth) => {
      expect(() => swapIn({ path, user: null }, SWAP, stoppingAt(nth))).toThrow('killed');
      expect(isSwapPending(path)).toBe(true);
      // The old database or the new one, but never one of them with half of the rest.
      const found = saysIn(path);
      if (nth === 0) expect(found).toEqual(all(OLD, 'old'));
      else expect(found).not.toHaveProperty('postgres-18');
      // The next one is stopped too.
      if (nth < 7)
        expect(() => {
          completeSwap(path, stoppingAt(1));
        }).toThrow('killed');
      expect(finishSwap({ path, user: null })).toBe(true);
      expect(saysIn(path)).toEqual(all(NEW, 'new'));
      const [aside = ''] = readdirSync(path).filter(isOfSwap);
      expect(saysIn(join(path, aside))).toEqual(all(OLD, 'old'));
      expect(readdirSync(path).filter(isOfSwap)).toHaveLength(1);
      expect(finishSwap({ path, user: null })).toBe(false);
    },
  );

  it('has its own name for each that was set aside, even in the same second', () => {
    const first = swapIn({ path, user: null }, SWAP);
    put(join(path, 'restoring'), NEW, 'newer');
    const second = swapIn({ path, user: null }, { outgoing: NEW, vital: 'postgres-18' });
    expect(saysIn(path)).toEqual(all(NEW, 'newer'));
    expect(saysIn(first ?? '')).toEqual(all(OLD, 'old'));
    expect(saysIn(second ?? '')).toEqual(all(NEW, 'new'));
  });
});
