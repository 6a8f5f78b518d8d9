import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makePrivateFolder, type DataFolder } from './data-folder.js';
import { takeDataFolder } from './owner-file.js';

/**
 * Replaces the contents of a folder with what was prepared in it. Each step is one rename within the folder: it may be a
 * separate disk, which cannot be renamed. The steps are written down first. The next process that opens the folder finishes
 * what was cut off, so that nothing ever starts from half of each.
 */

/** The folder in which the new contents are prepared. */
export const DRAFT = 'restoring';
const JOURNAL = 'restoring.json';
const BEFORE = 'before-restore-';

/** What a swap itself keeps in a folder, as opposed to the folder's contents. */
export const isOfSwap = (name: string): boolean =>
  name === DRAFT || name === JOURNAL || name === `${JOURNAL}.new` || name.startsWith(BEFORE);

/** The log text of a start that has finished one. */
export const FINISHED_SWAP =
  'A restore was cut off while it moved in, and has been finished now. Verify it: npm run restore -- <backup> --verify';

const journalShape = z.strictObject({
  /** Where `outgoing` goes; null if there is nothing. */
  aside: z.string().startsWith(BEFORE).nullable(),
  outgoing: z.array(z.string()),
  incoming: z.array(z.string()),
});

const sync = (path: string): void => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Onto the disk: after a power cut a file whose name was kept may otherwise be empty. */
const syncTree = (path: string): void => {
  const facts = lstatSync(path);
  if (facts.isSymbolicLink()) return;
  if (facts.isDirectory()) for (const name of readdirSync(path)) syncTree(join(path, name));
  sync(path);
};

/** Whether a swap was begun and not finished. */
export const isSwapPending = (folder: string): boolean => existsSync(join(folder, JOURNAL));

/**
 * Finishes a swap that was begun; does nothing if there is none. Doing a step again changes nothing. The folder must be the
 * caller's alone. `move` is for tests.
 */
export const completeSwap = (folder: string, move: typeof renameSync = renameSync): void => {
  const journal = join(folder, JOURNAL);
  if (!existsSync(journal)) return;
  const draft = join(folder, DRAFT);
  const { aside, outgoing, incoming } = journalShape.parse(JSON.parse(readFileSync(journal, 'utf8')));
  if (aside !== null)
    for (const name of outgoing)
      // Of the same name as an incoming one, it may be gone already while that one is here.
      if (!existsSync(join(folder, aside, name)) && existsSync(join(folder, name)))
        move(join(folder, name), join(folder, aside, name));
  for (const name of incoming) if (existsSync(join(draft, name))) move(join(draft, name), join(folder, name));
  if (aside !== null) sync(join(folder, aside));
  sync(folder);
  rmSync(journal);
  rmSync(draft, { recursive: true, force: true });
};

const freeName = (path: string): string => {
  const name = `${BEFORE}${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  let free = name;
  for (let count = 2; existsSync(join(path, free)); count += 1) free = `${name}-${String(count)}`;
  return free;
};

export interface Swap {
  /** The current contents, which are replaced. */
  readonly outgoing: readonly string[];
  /** Without it nothing starts from the folder: it is moved out first and in last. */
  readonly vital: string;
}

/**
 * Replaces `outgoing` with the complete contents of `DRAFT`, and returns the folder in which the old contents now are; null
 * if there were none. The folder must be the caller's alone.
 */
export const swapIn = (
  { path, user }: DataFolder,
  { outgoing, vital }: Swap,
  move: typeof renameSync = renameSync,
): string | null => {
  const draft = join(path, DRAFT);
  const others = (names: readonly string[]): string[] => names.filter((name) => name !== vital);
  const only = (names: readonly string[]): string[] => names.filter((name) => name === vital);
  const incoming = readdirSync(draft);
  const aside = outgoing.length === 0 ? null : freeName(path);
  if (aside !== null) makePrivateFolder(join(path, aside), user);
  syncTree(draft);
  const journal = join(path, JOURNAL);
  const text = JSON.stringify({
    aside,
    outgoing: [...only(outgoing), ...others(outgoing)],
    incoming: [...others(incoming), ...only(incoming)],
  });
  writeFileSync(`${journal}.new`, text, { mode: 0o600 });
  sync(`${journal}.new`);
  renameSync(`${journal}.new`, journal);
  sync(path);
  completeSwap(path, move);
  return aside === null ? null : join(path, aside);
};

/**
 * The same as `completeSwap` for a caller that does not hold the folder yet. Returns whether there was something to finish.
 */
export const finishSwap = ({ path, user }: DataFolder): boolean => {
  if (!isSwapPending(path)) return false;
  const release = takeDataFolder(path, user);
  try {
    completeSwap(path);
  } finally {
    release();
  }
  return true;
};
