import { useSyncExternalStore } from 'react';
import { currentUserId } from '../current-user';
import { onLeavingDevice, onOpenedLate } from '../device/device';
import { sendFile } from '../http';
import { onReconnection, reportUnsent } from '../online';
import { isPractising } from '../practising';
import { watchSession } from '../session-events';
import {
  dropPicture,
  keepPicture,
  keptPicture,
  keptPictures,
  keptState,
  markPictureSent,
} from './kept-pictures';
import { backOff, isDue, isUnsent, outcomeOf, type DevicePicture, type PictureState } from './picture-state';
import { sendPicture } from './send-picture';

/**
 * The pictures that were taken on this device, from the camera until a day after the server has them. They are sent one
 * after the other, earliest first. They belong to one person, and when that person leaves, the page holds none.
 */
let pictures: ReadonlyMap<string, DevicePicture> = new Map();
/** The pictures of this page. The others are read from the disk when they are needed. */
const contents = new Map<string, Blob>();
const listeners = new Set<() => void>();
let isWatching = false;
let isBusy = false;
let timer: ReturnType<typeof setTimeout> | null = null;

const replace = (next: ReadonlyMap<string, DevicePicture>): void => {
  pictures = next;
  reportUnsent('pictures', [...next.values()].filter(isUnsent).length);
  for (const listener of listeners) listener();
};
const put = (picture: DevicePicture): void => {
  replace(new Map([...pictures, [picture.id, picture]]));
};
const change = (id: string, state: PictureState, attempts: number): void => {
  const known = pictures.get(id);
  if (known) put({ ...known, state, attempts, at: state.kind === 'sent' ? Date.now() : known.at });
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const snapshot = (): ReadonlyMap<string, DevicePicture> => pictures;

/** The pictures of this device by id: those waiting, and those sent within a day. */
export const useDevicePictures = (): ReadonlyMap<string, DevicePicture> =>
  useSyncExternalStore(subscribe, snapshot);

/** The pictures of one record that the server does not have. */
export interface UnsentPictures {
  readonly prfId: string;
  readonly count: number;
  /** When the oldest of them was taken. */
  readonly since: number;
  /** Why one of them is not sent automatically; null if all are. */
  readonly refusal: string | null;
}

/** The records with pictures on this device that the server does not have. */
export const useUnsentPictures = (): readonly UnsentPictures[] => {
  const byRecord = new Map<string, UnsentPictures>();
  for (const picture of [...useDevicePictures().values()].filter(isUnsent)) {
    const { prfId, state, at } = picture;
    const { count = 0, since = at, refusal = null } = byRecord.get(prfId) ?? {};
    byRecord.set(prfId, {
      prfId,
      count: count + 1,
      since: Math.min(since, at),
      refusal: state.kind === 'refused' ? state.message : refusal,
    });
  }
  return [...byRecord.values()];
};

/** Whether pictures of a record are waiting here. It cannot be signed before others can see them. */
export const hasUnsentPictures = (prfId: string): boolean =>
  [...pictures.values()].some((one) => one.prfId === prfId && isUnsent(one));

/** Whether this page knows about a picture, and counts it. */
export const isPictureOfPage = (id: string): boolean => pictures.has(id);

/** The bytes of a picture on this device; null if there is none with that id. */
export const devicePicture = async (id: string): Promise<Blob | null> =>
  contents.get(id) ?? (await keptPicture(id));

const watch = (): void => {
  if (isWatching) return;
  isWatching = true;
  onReconnection(sendPictures);
  onOpenedLate(() => void keepOthers());
  addEventListener('beforeunload', (event) => {
    if ([...pictures.values()].some((one) => !one.isKept && isUnsent(one))) event.preventDefault();
  });
  onLeavingDevice(() => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    contents.clear();
    replace(new Map());
    return Promise.resolve();
  });
};

/** Adds a picture and keeps it on the device. It is sent with the next `sendPictures`, after its record. */
export const addPicture = async (prfId: string, id: string, content: Blob): Promise<void> => {
  if (isPractising()) throw new Error('You cannot add pictures to a practice record.');
  watch();
  contents.set(id, content);
  const isKept = await keepPicture(prfId, id, content);
  put({ id, prfId, state: { kind: 'waiting' }, at: Date.now(), attempts: 0, isKept });
};

/** Keeps those that were taken while the device kept nothing. */
const keepOthers = async (): Promise<void> => {
  for (const { id, prfId, isKept } of [...pictures.values()].filter(isUnsent)) {
    const content = contents.get(id);
    if (isKept || content === undefined || !(await keepPicture(prfId, id, content))) continue;
    const since = pictures.get(id);
    if (since === undefined) await dropPicture(id);
    else put({ ...since, isKept: true });
    if (since?.state.kind === 'sent') await markPictureSent(id);
  }
};

/** Sends the waiting pictures now. */
export function sendPictures(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (isBusy || ![...pictures.values()].some(isDue)) return;
  isBusy = true;
  void inTurn(sendAll).finally(() => {
    isBusy = false;
    const waits = [...pictures.values()].filter(isDue).map(({ attempts }) => backOff(attempts));
    if (waits.length > 0) timer ??= setTimeout(sendPictures, Math.min(...waits));
  });
}

/** One page of the device at a time, so that nothing is sent twice. */
const inTurn = async (work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request('sideline-pictures', work);
  else await work();
};

const sendAll = async (): Promise<void> => {
  const writer = currentUserId();
  for (const { id } of [...pictures.values()].filter(isDue).sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const picture = pictures.get(id);
    // The person who took it has left.
    if (writer === null || currentUserId() !== writer || picture === undefined) return;
    if (!(await sendOne(picture, writer))) return;
  }
};

/** False if the others need not be tried. */
const sendOne = async (picture: DevicePicture, writer: string): Promise<boolean> => {
  const { id, attempts } = picture;
  change(id, { kind: 'sending' }, attempts);
  const reportSessionEnded = watchSession();
  try {
    const became = await sendPicture(picture, {
      keptState,
      contentOf: devicePicture,
      send: (path, content) => sendFile(path, content, writer),
    });
    if (became === 'unreadable') {
      change(id, { kind: 'refused', message: 'It can no longer be read on this device.' }, attempts);
      return true;
    }
  } catch (failure) {
    const { state, endsRound, hasSessionEnded } = outcomeOf(failure, attempts);
    change(id, state, attempts + 1);
    if (hasSessionEnded) reportSessionEnded();
    return !endsRound;
  }
  change(id, { kind: 'sent' }, 0);
  await markPictureSent(id);
  // From now on the disk has it, or the server.
  contents.delete(id);
  return true;
};

/** Retries one that was refused, or is waiting for its next attempt. */
export const retryPicture = (id: string): void => {
  change(id, { kind: 'waiting' }, 0);
  sendPictures();
};

/** Discards a picture that was not sent, so that nobody will ever see it. */
export const discardPicture = async (id: string): Promise<void> => {
  contents.delete(id);
  replace(new Map([...pictures].filter(([other]) => other !== id)));
  await dropPicture(id);
};

/** Takes over what earlier pages of the person who has just signed in left here. */
export const takeUpPictures = async (): Promise<void> => {
  watch();
  const writer = currentUserId();
  const kept = await keptPictures();
  if (currentUserId() !== writer) return;
  const found = kept.map(({ id, prfId, isSent, keptAt }): [string, DevicePicture] => [
    id,
    pictures.get(id) ?? {
      id,
      prfId,
      state: { kind: isSent ? 'sent' : 'waiting' },
      at: keptAt,
      attempts: 0,
      isKept: true,
    },
  ]);
  replace(new Map([...pictures, ...found]));
  sendPictures();
};
