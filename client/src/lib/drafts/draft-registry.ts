import { v7 as newId } from 'uuid';
import { onReconnection, reportUnsent } from '../online';
import { currentUserId } from '../current-user';
import { newDraft } from './draft-state';
import { memoryStorage } from './draft-storage';
import { DraftStore } from './draft-store';
import { unsentCount, wouldBeLost } from './draft-view';
import type { SaveTransport } from './save-transport';

/**
 * The drafts that this page holds, by PRF. They live longer than the screen that shows them: what was not sent goes on
 * trying after one has left the form.
 */
const stores = new Map<string, DraftStore>();
const storage = memoryStorage();
let isWatching = false;

const countUnsent = (): number => {
  let count = 0;
  for (const store of stores.values()) count += unsentCount(store.getState());
  return count;
};

const watch = () => {
  if (isWatching) return;
  isWatching = true;
  const sendAll = () => {
    for (const store of stores.values()) store.flushLast();
  };
  addEventListener('pagehide', sendAll);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendAll();
  });
  addEventListener('beforeunload', (event) => {
    const open = [...stores.values()];
    for (const store of open) store.settle();
    if (open.some((store) => wouldBeLost(store.getState()))) event.preventDefault();
  });
  onReconnection(() => {
    for (const store of stores.values()) void store.flush();
  });
};

/** Sends only while the person who wrote the draft is the one signed in: nothing may be saved under another's name. */
const asWriter =
  (writerId: string | null, transport: SaveTransport): SaveTransport =>
  (request) =>
    currentUserId() === writerId
      ? transport(request)
      : Promise.resolve({
          kind: 'failed',
          failure: { kind: 'session', message: 'Whoever wrote this has to sign in again to send it.' },
        });

/** The draft of a PRF, made on first asking. `transport` is only used then. */
export const openDraft = (prfId: string, transport: SaveTransport): DraftStore => {
  watch();
  const known = stores.get(prfId);
  if (known) return known;
  const store = new DraftStore(newDraft(prfId), {
    transport: asWriter(currentUserId(), transport),
    storage,
    now: () => new Date(),
    newId,
  });
  stores.set(prfId, store);
  store.subscribe(() => {
    reportUnsent(countUnsent());
  });
  void storage.read(prfId).then((kept) => {
    if (kept) store.hydrate(kept);
  });
  return store;
};
