import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTimeOf } from '../jobs/processes.js';
import { DataFolderInUseError, takeDataFolder } from './owner-file.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sideline-owner-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ownerFile = () => join(folder, 'owner');

describe('the owner file', () => {
  it('belongs to one process until it lets go', () => {
    const release = takeDataFolder(folder, null);
    expect(() => takeDataFolder(folder, null)).toThrow(DataFolderInUseError);
    release();
    takeDataFolder(folder, null)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['a process that is gone', '4194303\n123\n'],
    ['an earlier process of the same number', `${String(process.pid)}\n0\n`],
    ['nobody, cut off while it was written', ''],
  ])('of %s is taken over', (_whose, left) => {
    writeFileSync(ownerFile(), left);
    const release = takeDataFolder(folder, null);
    expect(readFileSync(ownerFile(), 'utf8')).toBe(
      `${String(process.pid)}\n${startTimeOf(process.pid) ?? ''}\n`,
    );
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of another process is not removed by a late release', () => {
    const release = takeDataFolder(folder, null);
    writeFileSync(ownerFile(), '1\n1\n');
    release();
    expect(readFileSync(ownerFile(), 'utf8')).toBe('1\n1\n');
  });
});
