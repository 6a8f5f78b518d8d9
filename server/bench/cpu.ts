import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterIn } from '../src/platform/database/data-folder.js';
import type { Database } from '../src/platform/database/database.js';

const TICKS_PER_SECOND = 100;

/** The numbers of a process from its state letter on (Linux); null where it has ended. */
const statOf = (pid: string): readonly number[] | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return null;
  }
};
const sumOf = (stat: readonly number[], places: readonly number[]): number =>
  (places.reduce((sum, place) => sum + (stat[place] ?? 0), 0) * 1_000) / TICKS_PER_SECOND;

/** Processor milliseconds of a process with its children, those that have ended too (Linux, to 10 ms). */
export const cpuWithChildren = (pid: number): number => {
  const own = statOf(String(pid));
  if (own === null) throw new Error(`There is no process ${String(pid)}.`);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .reduce((sum, stat) => (stat?.[1] === pid ? sum + sumOf(stat, [11, 12]) : sum), 0);
  // One that ended in between is in neither sum, or in both.
  const after = statOf(String(pid));
  if (sumOf(after ?? [], [13, 14]) !== sumOf(own, [13, 14])) return cpuWithChildren(pid);
  return sumOf(own, [11, 12, 13, 14]) + children;
};

/** Processor milliseconds of one process, all threads, without its children. */
export const cpuOf = (pid: number): number => {
  const own = statOf(String(pid));
  if (own === null) throw new Error(`There is no process ${String(pid)}.`);
  return sumOf(own, [11, 12]);
};

/** The first process of an embedded database, whose children do the work. */
export const postmasterOf = ({ folder }: Pick<Database, 'folder'>): number =>
  Number(readFileSync(join(clusterIn(folder.path), 'postmaster.pid'), 'utf8').split('\n')[0]);
