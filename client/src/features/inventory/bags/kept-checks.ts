import { openedDevice } from '../../../lib/device/device';
import { keptDrafts } from '../../../lib/device/kept-drafts';
import { keepList, readKeptList } from '../../../lib/device/kept-lists';
import type { CheckDraft } from './bag-check-draft';
import type { BagDetailsPartsFragment } from './bags.generated';

/** Bags and their checks on this device, encrypted with the password like everything that it keeps. */

const bagKey = (bagId: string): string => `bag ${bagId}`;

/** A finished check that has not reached the server. */
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

/** Whether this device keeps anything. Without the password, only the page has the data. */
export const keepsChecks = async (): Promise<boolean> => (await openedDevice()) !== null;

/** The bag as the server last sent it, so that it can be checked while the server cannot be reached. */
export const keepBag = (details: BagDetailsPartsFragment): Promise<void> =>
  keepList(bagKey(details.bag.id), details);

export const readKeptBag = async (bagId: string): Promise<BagDetailsPartsFragment | null> => {
  const kept = await readKeptList(bagKey(bagId));
  return kept !== null && isDetails(kept.value) ? kept.value : null;
};

const checks = keptDrafts<CheckDraft, UnsentCheck>({
  name: 'bag-check',
  isDraft,
  waitingOf: (bagId, { bagName, finishedAt }) => (finishedAt === null ? null : { bagId, bagName }),
  basisOf: bagKey,
});

export const readCheck = checks.read;
/** Finished checks that have not been sent. */
export const unsentChecks = checks.waiting;

const onGone = new Set<() => void>();

/** Saves a check as it is; null once it has been sent or discarded. */
export const keepCheck = async (bagId: string, draft: CheckDraft | null): Promise<void> => {
  await checks.keep(bagId, draft);
  if (draft === null) for (const listener of onGone) listener();
};

/** Runs `listener` when a check has been sent or discarded. Returns a function that stops it. */
export const onCheckGone = (listener: () => void): (() => void) => {
  onGone.add(listener);
  return () => onGone.delete(listener);
};

const open = new Set<string>();

/** The check of this bag is open on this page, which sends it. Returns a function that says that it no longer is. */
export const openCheck = (bagId: string): (() => void) => {
  open.add(bagId);
  return () => open.delete(bagId);
};
export const isCheckOpen = (bagId: string): boolean => open.has(bagId);
