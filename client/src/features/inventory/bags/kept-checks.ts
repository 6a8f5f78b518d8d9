import { openedDevice } from '../../../lib/device/device';
import { keepList, readKeptList } from '../../../lib/device/kept-lists';
import type { CheckDraft } from './bag-check-draft';
import type { BagDetailsPartsFragment } from './bags.generated';

/** Bags and their checks on this device, closed with the password as everything that it keeps. */

const bagKey = (bagId: string): string => `bag ${bagId}`;
const draftKey = (bagId: string): string => `bag-check ${bagId}`;
const UNSENT = 'bag-checks';

/** A check that is finished and has not reached the server. */
export interface UnsentCheck {
  readonly bagId: string;
  readonly bagName: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isDetails = (value: unknown): value is BagDetailsPartsFragment =>
  isObject(value) && isObject(value['bag']) && Array.isArray(value['contents']);
const isDraft = (value: unknown): value is CheckDraft =>
  isObject(value) && typeof value['id'] === 'string' && isObject(value['rows']) && 'finishedAt' in value;

/** Whether this device keeps anything: without the password it has only what is in the page. */
export const keepsChecks = async (): Promise<boolean> => (await openedDevice()) !== null;

/** The bag as the server last gave it, so that it can be checked while it cannot be asked. */
export const keepBag = (details: BagDetailsPartsFragment): Promise<void> =>
  keepList(bagKey(details.bag.id), details);

export const readKeptBag = async (bagId: string): Promise<BagDetailsPartsFragment | null> => {
  const kept = await readKeptList(bagKey(bagId));
  return kept !== null && isDetails(kept.value) ? kept.value : null;
};

export const readCheck = async (bagId: string): Promise<CheckDraft | null> => {
  const kept = await readKeptList(draftKey(bagId));
  return kept !== null && isDraft(kept.value) ? kept.value : null;
};

/** Checks that are finished and not sent. */
export const unsentChecks = async (): Promise<readonly UnsentCheck[]> => {
  const kept = await readKeptList(UNSENT);
  return Array.isArray(kept?.value) ? (kept.value as UnsentCheck[]) : [];
};

const write = async (bagId: string, draft: CheckDraft | null): Promise<void> => {
  await keepList(draftKey(bagId), draft);
  const others = (await unsentChecks()).filter((one) => one.bagId !== bagId);
  const isWaiting = draft !== null && draft.finishedAt !== null;
  await keepList(UNSENT, isWaiting ? [...others, { bagId, bagName: draft.bagName }] : others);
};

let writing: Promise<void> = Promise.resolve();

/** Keeps a check as it is; null once it has been sent or given up. One after the other: no tap is overwritten by an older one. */
export const keepCheck = (bagId: string, draft: CheckDraft | null): Promise<void> => {
  const written = writing.then(() => write(bagId, draft));
  // One that fails says so to its caller, and does not hold up the next.
  writing = written.catch(() => undefined);
  return written;
};
