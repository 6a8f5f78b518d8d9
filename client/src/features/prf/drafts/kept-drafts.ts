import { LIMITS } from '@sideline/schema/limits';
import { v7 as newId } from 'uuid';
import type { KeptDraft } from '../../../lib/device/device-database';
import { openedDevice } from '../../../lib/device/device';
import type { OpenDevice } from '../../../lib/device/open-device';
import { resealLists } from '../../../lib/device/kept-lists';
import { keepingFailure, notKept, reportKeeping, SLOW } from '../../../lib/device/keeping';
import { openKey, seal, unseal } from '../../../lib/device/vault';
import { inTodaysNames, PATIENT_RENAMED } from '../../../lib/todays-names';
import { resealPictures } from '../../../lib/pictures/kept-pictures';
import type { Values } from './changes';
import { draftKeyOf, type DraftState } from './draft-state';
import { withFormerRows } from './former-rows';
import { isToWipe } from '../../../lib/device/wiping';
import { adopt, keptSince, type LeftDraft } from './adopting';
import { mustNotStay, unsentCount } from './draft-view';

/**
 * The drafts on the device's disk, encrypted with the key of the person who wrote them. Each tab writes its own rows, and
 * the next tab takes over what a closed tab left.
 */

/** This page's id, until it is reloaded or its user leaves. To the next user, its rows belong to another tab. */
let tab = newId();
const lockOf = (tabId: string): string => `sideline-tab-${tabId}`;
/** This page's row for a draft. */
const rowOf = (draftKey: string): string => `${draftKey} ${tab}`;

const about = ({ prfId }: Pick<KeptDraft, 'prfId'>): string => `draft ${prfId}`;

/** Converts a draft that was kept before the contract named a patient's details in camelCase. */
const withCurrentNames = (state: DraftState): DraftState =>
  state.patientForm === null
    ? state
    : { ...state, patientForm: inTodaysNames(state.patientForm, PATIENT_RENAMED) as Values };

/** The content of a row; undefined if the key does not open it. */
export const openKept = async (key: CryptoKey, row: KeptDraft): Promise<DraftState | undefined> => {
  const state = (await unseal(key, about(row), row.sealed)) as DraftState | undefined;
  return state && withFormerRows(withCurrentNames(state));
};

const waiting = new Map<string, DraftState>();
/** Rows of closed tabs that have been joined into this tab's draft, until that is kept; by the draft's key. */
const leftRows = new Map<string, readonly string[]>();
/** Whether a row is this page's, or has been taken over by it. */
export const isDraftOfPage = (rowId: string): boolean =>
  rowId.endsWith(` ${tab}`) || [...leftRows.values()].some((rows) => rows.includes(rowId));
let writing: Promise<void> | null = null;
/** A disk that was full may have room again. */
const RETRY_MS = 15_000;
let timer: ReturnType<typeof setTimeout> | null = null;
/** When something was last written. */
let writtenAt = 0;

const writeOne = async ({ database, key, keyId }: OpenDevice, state: DraftState): Promise<void> => {
  const draftKey = draftKeyOf(state);
  // The rows whose work is in this state. Rows taken over while it is being written are in a later state, and are deleted
  // with that.
  const taken = leftRows.get(draftKey) ?? [];
  if (mustNotStay(state)) await database.drafts.delete(rowOf(draftKey));
  else
    await database.drafts.put({
      id: rowOf(draftKey),
      prfId: draftKey,
      tabId: tab,
      keyId,
      keptAt: keptSince(state, Date.now()),
      isUnsent: unsentCount(state) > 0,
      sealed: await seal(key, about({ prfId: draftKey }), state),
    });
  // Only now: after a crash in between, both exist, and sending twice is harmless.
  await dropLeftRows(database, draftKey, taken);
};

const dropLeftRows = async (
  database: OpenDevice['database'],
  draftKey: string,
  rows: readonly string[],
): Promise<void> => {
  await database.drafts.bulkDelete(rows);
  const left = leftRows.get(draftKey)?.filter((row) => !rows.includes(row)) ?? [];
  if (left.length > 0) leftRows.set(draftKey, left);
  else leftRows.delete(draftKey);
};

const writeAll = async (): Promise<void> => {
  const slow = setTimeout(() => {
    reportKeeping({ kind: 'memory', message: SLOW });
  }, LIMITS.autosave.keptWithinMs);
  try {
    await writeWaiting();
  } finally {
    clearTimeout(slow);
    writtenAt = Date.now();
  }
};

const writeWaiting = async (): Promise<void> => {
  const device = await openedDevice();
  if (device === null) {
    reportKeeping(notKept());
    keepIn(RETRY_MS);
    return;
  }
  await holdTab();
  for (const [draftKey, state] of waiting) {
    waiting.delete(draftKey);
    try {
      await writeOne(device, state);
      reportKeeping({ kind: 'kept' });
    } catch (failure) {
      if (!waiting.has(draftKey)) waiting.set(draftKey, state);
      reportKeeping({ kind: 'memory', message: keepingFailure(failure) });
      keepIn(RETRY_MS);
      return;
    }
  }
};

const keepIn = (ms: number): void => {
  timer ??= setTimeout(() => void keepNow(), ms);
};

/** Writes what is waiting now: before the page closes, and before the user leaves. */
export const keepNow = async (): Promise<void> => {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  // If several wait, one writes and the others wait for it, so that an older state is never written after a newer one.
  while (writing !== null) await writing;
  if (waiting.size === 0) return;
  writing = writeAll().finally(() => {
    writing = null;
  });
  await writing;
};

/** The same for a caller that continues without waiting for a slow or broken disk. */
export const keepFirst = async (): Promise<void> => {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timeout = setTimeout(resolve, LIMITS.autosave.keptAfterMs)));
  await Promise.race([keepNow(), late]);
  clearTimeout(timeout);
};

/** Keeps a draft in its current state: immediately, and while the user types every `LIMITS.autosave.keptAfterMs`. */
export const keepDraft = (state: DraftState): void => {
  waiting.set(draftKeyOf(state), state);
  const { keptAfterMs } = LIMITS.autosave;
  // Never longer, even if the device's clock has been set back since.
  keepIn(Math.min(keptAfterMs, Math.max(0, writtenAt + keptAfterMs - Date.now())));
};

/** Forgets a draft for good: the server has all of it, or it was discarded. */
export const dropDraft = async (draftKey: string): Promise<void> => {
  waiting.delete(draftKey);
  await writing;
  // A write that failed at the same time has put it back.
  waiting.delete(draftKey);
  const device = await openedDevice();
  if (device === null) return;
  await device.database.drafts.delete(rowOf(draftKey));
  await dropLeftRows(device.database, draftKey, leftRows.get(draftKey) ?? []);
};

/** Resolves when the page has its lock. `leave` releases it. */
let hold: { readonly held: Promise<unknown>; readonly leave: () => Promise<unknown> } | null = null;
/**
 * A lock held while a person is signed in on this page, taken before the first row is written. It shows other tabs that the
 * rows are still in use.
 */
const holdTab = async (): Promise<void> => {
  if (!('locks' in navigator)) return;
  hold ??= heldAs(lockOf(tab));
  await hold.held;
};

const heldAs = (name: string): NonNullable<typeof hold> => {
  let release = (): void => undefined;
  const untilLeft = new Promise<void>((resolve) => (release = resolve));
  let over: Promise<unknown> = Promise.resolve();
  const held = new Promise<void>((resolve) => {
    over = navigator.locks
      .request(name, () => {
        resolve();
        return untilLeft;
      })
      // A browser without locks keeps rows anyway.
      .catch(resolve);
  });
  return {
    held,
    leave: () => {
      release();
      return over;
    },
  };
};

/**
 * The author of the waiting rows has signed out. Their rows now count as those of a closed tab, so that they find them when
 * they sign in again, even in this page.
 */
export const leaveDrafts = async (): Promise<void> => {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  waiting.clear();
  leftRows.clear();
  const left = hold?.leave();
  hold = null;
  tab = newId();
  await left;
};

const openTabs = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return new Set(held.map(({ name = '' }) => name));
};

/** Continues a draft that another page left, joined to this page's; false if its writer has left. */
export type TakeUp = (left: DraftState) => boolean;

/** The rows that do not belong to another open page, decrypted, earliest first. */
const leftAmong = async (key: CryptoKey, rows: readonly KeptDraft[]): Promise<readonly LeftDraft[]> => {
  const open = await openTabs();
  const ended = rows
    .filter(({ tabId }) => tabId === tab || !open.has(lockOf(tabId)))
    .sort((a, b) => a.keptAt - b.keptAt);
  const left: LeftDraft[] = [];
  for (const row of ended) left.push({ row, state: await openKept(key, row) });
  return left;
};

/**
 * Passes what was left to `takeUp`, one draft for each record, and keeps the result. The rows are deleted when that is on
 * the disk.
 */
const passOn = async (left: readonly LeftDraft[], takeUp: TakeUp): Promise<void> => {
  for (const { draftKey, state, rows } of adopt(left, new Date(), newId)) {
    if (!takeUp(state)) return;
    // In the same turn, so that everything kept of the draft from now on includes their work.
    const others = rows.filter((row) => row !== rowOf(draftKey));
    leftRows.set(draftKey, [...(leftRows.get(draftKey) ?? []), ...others]);
  }
  await keepNow();
};

/** Only one page of this browser at a time, until what it takes over is under its own name. */
const alone = (takeOver: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('sideline-take-over', takeOver) : takeOver();

/** Takes over what closed tabs left. Never throws: what could not be read now is there for the next page. */
export const takeOverDrafts = async (takeUp: TakeUp): Promise<void> => {
  const device = await openedDevice();
  if (device === null) return;
  const { database, key, keyId } = device;
  const page = tab;
  try {
    await alone(async () => {
      await holdTab();
      const rows = await database.drafts.where('keyId').equals(keyId).toArray();
      const left = await leftAmong(
        key,
        rows.filter(({ id }) => !isDraftOfPage(id)),
      );
      if (page === tab) await passOn(left, takeUp);
    });
  } catch (failure) {
    reportKeeping({ kind: 'memory', message: keepingFailure(failure) });
  }
};

/**
 * How many unsent records, checks of bags and counts of stocktakes are under an earlier password, because it was changed on
 * another device.
 */
export const countEarlierDrafts = async (): Promise<number> => {
  const device = await openedDevice();
  if (device === null) return 0;
  const { database, keyId } = device;
  const drafts = await database.drafts.filter((row) => row.isUnsent && row.keyId !== keyId).toArray();
  const pictures = await database.pictures.filter((row) => !row.isSent && row.keyId !== keyId).toArray();
  const lists = await database.lists.filter((row) => row.isUnsent === true && row.keyId !== keyId).count();
  return new Set([...drafts, ...pictures].map(({ prfId }) => prfId)).size + lists;
};

/**
 * Opens drafts under an earlier password and encrypts them with today's; false if that password does not open anything.
 */
export const openEarlierDrafts = async (password: string, takeUp: TakeUp): Promise<boolean> => {
  const device = await openedDevice();
  if (device === null) return false;
  const { database, keyId } = device;
  for (const { id, wrapped } of await database.keys.filter((key) => key.id !== keyId).toArray()) {
    const key = await openKey(wrapped, password);
    if (key === null) continue;
    const ofKey = () => database.drafts.where('keyId').equals(id);
    await alone(async () => passOn(await leftAmong(key, await ofKey().toArray()), takeUp));
    await resealPictures(device, id, key);
    await resealLists(device, id, key);
    // Damaged rows stay where they are, and so do those that could not be kept again, with the keys that may open them
    // one day.
    const now = Date.now();
    const draftsLeft = ofKey().filter((row) => !isToWipe(row, now));
    const listsLeft = database.lists.filter((row) => row.isUnsent === true && row.keyId === id);
    if ((await draftsLeft.count()) + (await listsLeft.count()) === 0) await database.keys.delete(id);
    return true;
  }
  return false;
};
