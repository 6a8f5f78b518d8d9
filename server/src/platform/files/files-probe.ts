import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

/** How long the result of one probe is kept. */
const KEPT_MS = 5_000;

/**
 * Whether files can be stored now: found out by storing one, at most every few seconds however many callers ask. Only for a
 * folder: a bucket is shared by every process, so its outage must not make all of them unavailable.
 */
export const filesProbe = (files: FileStorage): (() => Promise<boolean>) => {
  if (!(files instanceof FolderStorage)) return () => Promise.resolve(true);
  let last: { readonly at: number; readonly canKeep: Promise<boolean> } | null = null;
  return () => {
    const now = performance.now();
    if (last !== null && now - last.at < KEPT_MS) return last.canKeep;
    const canKeep = files.check().then(
      () => true,
      () => false,
    );
    last = { at: now, canKeep };
    return canKeep;
  };
};
