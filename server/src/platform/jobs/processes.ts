import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

/**
 * What the operating system says about a process: from /proc on Linux, from ps elsewhere.
 * A process id by itself proves nothing after the machine restarts or in a container, where ids are reused at once.
 */
const isLinux = platform() === 'linux';

const ps = (pid: number, column: string): string | null => {
  const { status, stdout } = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
};

const proc = (pid: number, file: string): string | null => {
  try {
    return readFileSync(`/proc/${String(pid)}/${file}`, 'utf8');
  } catch {
    return null;
  }
};

/** When the process was started, in whatever unit the system uses; null if it is gone (a zombie counts as gone). */
export const startTimeOf = (pid: number): string | null => {
  if (!isLinux) return ps(pid, 'lstart');
  const stat = proc(pid, 'stat');
  if (stat === null) return null;
  // The command in brackets may hold spaces and brackets itself; fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
};

export const isAlive = (pid: number): boolean => startTimeOf(pid) !== null;

/** The process's command line, arguments separated by spaces; empty if it is gone. */
export const commandLineOf = (pid: number): string =>
  isLinux ? (proc(pid, 'cmdline') ?? '').replaceAll('\0', ' ') : (ps(pid, 'command') ?? '');

/** Sends a signal; a process that is already gone is no error. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Checks every `stepMs` until `isTrue` or until `withinMs` have passed; returns the last answer. */
export const until = async (
  isTrue: () => boolean | Promise<boolean>,
  withinMs: number,
  stepMs = 20,
): Promise<boolean> => {
  const end = Date.now() + withinMs;
  for (;;) {
    if (await isTrue()) return true;
    if (Date.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
};
