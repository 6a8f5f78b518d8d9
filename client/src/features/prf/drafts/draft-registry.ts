import { LOCK_ERRORS } from '@sideline/schema/lock-errors';
import { useSyncExternalStore } from 'react';
import { v7 as newId } from 'uuid';
import { currentUserId } from '../../../lib/current-user';
import { onLeavingDevice, onOpenedLate } from '../../../lib/device/device';
import { keepingNow } from '../../../lib/device/keeping';
import { onReconnection, reportUnsent } from '../../../lib/online';
import { asWriter } from './as-writer';
import { amendmentKey, newAmendment, newDraft, type DraftState } from './draft-state';
import { DraftStore } from './draft-store';
import { unsentCount, wouldBeLost } from './draft-view';
import { reportDraftsHeld } from './drafts-here';
import { heldHeads, isHeldAs } from './held-drafts';
import {
  dropDraft,
  keepDraft,
  keepFirst,
  keepNow,
  leaveDrafts,
  openEarlierDrafts,
  takeOverDrafts,
  type TakeUp,
} from './kept-drafts';
import { forgetRecord, withholdRecord, type KeptHead } from './kept-records';
import type { SaveTransport, WriterTransport } from './save-transport';
import { reportSignedHere } from '../../../lib/signed-here';
import { unsentDraftsOf, type UnsentDraft } from './unsent-drafts';

/**
 * The drafts that this page holds, by PRF. They live longer than the screen that shows them: unsent changes are retried
 * after the form is closed. They belong to one person. When that person leaves, the page holds none.
 */
const stores = new Map<string, DraftStore>();
const writers = new WeakMap<DraftStore, string | null>();
let isWatching = false;

let unsent: readonly UnsentDraft[] = [];
let held: readonly KeptHead[] = [];
const listeners = new Set<() => void>();

const followUnsent = (): void => {
  const states = [...stores.values()].map((store) => store.getState());
  unsent = unsentDraftsOf(states);
  held = heldHeads(states, Date.now());
  if (states.length > 0) reportDraftsHeld();
  reportSignedHere(states.flatMap(({ prfId, signature }) => (signature?.kind === 'waiting' ? [prfId] : [])));
  reportUnsent(
    'drafts',
    unsent.reduce((sum, { count }) => sum + count, 0),
  );
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const snapshot = (): readonly UnsentDraft[] => unsent;

/** The records for which this device holds something that the server does not have. */
export const useUnsentDrafts = (): readonly UnsentDraft[] => useSyncExternalStore(subscribe, snapshot);

const heldNow = (): readonly KeptHead[] => held;

/** The records whose drafts this page holds, sent or not. Each can be opened from its draft alone. */
export const useHeldDrafts = (): readonly KeptHead[] => useSyncExternalStore(subscribe, heldNow);

const watch = () => {
  if (isWatching) return;
  isWatching = true;
  const sendAll = () => {
    for (const store of stores.values()) store.flushLast();
    void keepNow();
  };
  addEventListener('pagehide', sendAll);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendAll();
  });
  addEventListener('beforeunload', (event) => {
    const open = [...stores.values()];
    for (const store of open) store.settle();
    // What is on the device is still there when the page is opened again.
    if (keepingNow().kind === 'memory' && open.some((store) => wouldBeLost(store.getState())))
      event.preventDefault();
  });
  onReconnection(() => {
    for (const store of stores.values()) void store.flush();
  });
  onOpenedLate(() => void keepNow());
  onLeavingDevice(async () => {
    for (const store of stores.values()) {
      store.settle();
      store.close();
    }
    await keepNow();
    // What could not be kept must not be encrypted with the next person's key, and neither must anything opened since.
    await leaveDrafts();
    for (const store of stores.values()) store.close();
    stores.clear();
    followUnsent();
  });
};

/** The draft of a PRF, created when first requested. `transport` is only used then. */
export const openDraft = (prfId: string, transport: WriterTransport): DraftStore =>
  opened(prfId, () => newDraft(prfId), asWriter(currentUserId(), transport));

/** Nothing in an amendment is sent before it is signed, and that is a different request. */
const unsendable: SaveTransport = () =>
  Promise.reject(new Error('An amendment is sent when it is signed, not before'));

/** The draft of an amendment of a signed PRF, created when first requested. */
export const openAmendment = (prfId: string): DraftStore =>
  opened(amendmentKey(prfId), () => newAmendment(prfId), unsendable);

/** Sends what this page holds of a PRF, now. */
export const sendDraft = async (prfId: string): Promise<void> => {
  await stores.get(prfId)?.flush();
};

/** Whether this page holds changes of an amendment of that PRF. */
export const hasAmendment = (prfId: string): boolean => {
  const state = stores.get(amendmentKey(prfId))?.getState();
  return state !== undefined && unsentCount(state) > 0;
};

/** The amendment has been signed or discarded. */
export const dropAmendment = (prfId: string): Promise<void> => drop(amendmentKey(prfId));

/**
 * Discards what was typed into a record that is closed for good. For an erased record, nothing is left then. For any
 * other, what the device keeps is deleted like everything that the server has.
 */
export const discardUnsent = async (prfId: string): Promise<void> => {
  const store = stores.get(prfId);
  store?.discard();
  if (store?.getState().lock?.code === 'PRF_ERASED') await drop(prfId);
};

const drop = async (key: string): Promise<void> => {
  stores.get(key)?.close();
  stores.delete(key);
  followUnsent();
  await dropDraft(key);
};

/**
 * A command is written to disk before it is sent. If the page closes before the answer arrives, the next page finds it by
 * its id. Otherwise it would find an entry, send it again and conflict with itself.
 */
const keptFirst =
  (transport: SaveTransport): SaveTransport =>
  async (request) => {
    if (!request.outlivesPage) await keepFirst();
    return transport(request);
  };

const opened = (key: string, begin: () => DraftState, transport: SaveTransport): DraftStore => {
  watch();
  const writer = currentUserId();
  const known = stores.get(key);
  // A page that is drawn again while its user signs out opens a draft that belongs to nobody. The next user starts a new
  // one.
  if (known && (writer === null || writers.get(known) === writer)) return known;
  known?.close();
  const store = new DraftStore(begin(), {
    transport: keptFirst(transport),
    keep: keepDraft,
    now: () => new Date(),
    newId,
  });
  stores.set(key, store);
  writers.set(store, writer);
  store.subscribe(followUnsent);
  // Before anything is entered, so that the code that reads drafts loads while there is a connection.
  reportDraftsHeld();
  store.subscribe(forgetErased(store));
  return store;
};

/** The copy of the record is deleted as soon as the server says that the record was erased. */
const forgetErased = (store: DraftStore): (() => void) => {
  let isForgotten = false;
  return () => {
    if (isForgotten || store.getState().lock?.code !== 'PRF_ERASED') return;
    isForgotten = true;
    void forgetRecord(store.id);
  };
};

/** Continues with what is kept for the current user, while they are here. */
const takingUpWith = (transport: WriterTransport): TakeUp => {
  const writerId = currentUserId();
  return (kept) =>
    currentUserId() === writerId &&
    (kept.amendment ? openAmendment(kept.prfId) : openDraft(kept.prfId, transport)).takeUp(kept);
};

let takingUp: Promise<void> = Promise.resolve();

/**
 * Takes over what earlier pages of the person who has just signed in left on this device, and sends what was not sent.
 */
export const takeUpDrafts = (transport: WriterTransport): Promise<void> => {
  const takeUpNext = () => takeOverDrafts(takingUpWith(transport));
  takingUp = takingUp.then(takeUpNext, takeUpNext);
  return takingUp;
};

/** The draft of a record by its number or id, as this device holds it; null if it holds none by this person. */
export const heldDraft = async (
  numberOrId: string,
  transport: WriterTransport,
): Promise<DraftStore | null> => {
  await takeUpDrafts(transport);
  const now = Date.now();
  return [...stores.values()].find((store) => isHeldAs(store.getState(), numberOrId, now)) ?? null;
};

/**
 * The server says that the record with this number or id was erased, so what the server sent is removed from this device.
 * Returns the draft if something was typed that the server never had, for its writer to decide about; otherwise null.
 */
export const eraseDraft = async (
  numberOrId: string,
  transport: WriterTransport,
): Promise<DraftStore | null> => {
  const [store] = await Promise.all([heldDraft(numberOrId, transport), forgetRecord(numberOrId)]);
  if (store === null) return null;
  store.lock({ code: 'PRF_ERASED', message: LOCK_ERRORS.PRF_ERASED.message });
  if (unsentCount(store.getState()) > 0) return store;
  await drop(store.id);
  return null;
};

/**
 * The server refuses the record with this number or id without a reason, so what the server sent is removed from this
 * device, either now or once the server has what was entered here. Returns whether something is still to be sent.
 */
export const withholdDraft = async (numberOrId: string, transport: WriterTransport): Promise<boolean> => {
  const store = await heldDraft(numberOrId, transport);
  if (store !== null) {
    store.withhold(true);
    stores.get(amendmentKey(store.id))?.withhold(true);
    await keepNow();
  }
  await withholdRecord(numberOrId);
  return store !== null && unsentCount(store.getState()) > 0;
};

/** `takeUpDrafts` for drafts under an earlier password; false if that password does not open anything. */
export const takeUpEarlierDrafts = (transport: WriterTransport, password: string): Promise<boolean> =>
  openEarlierDrafts(password, takingUpWith(transport));
