import { LIMITS } from '@sideline/schema/limits';
import { useSyncExternalStore } from 'react';
import { isOnlineNow, onReconnection } from '../online';
import { whenQuiet } from '../when-quiet';

/**
 * The application's own files on this device, and whether a newer version of them is ready. We ask the browser as well as
 * listening to it, because it looks for a newer version by itself while the page starts and may fetch it before we
 * listen. A page's version is replaced only with the user's consent.
 */
let registration: ServiceWorkerRegistration | undefined;
let isFollowing = false;
let isOffered = false;
const listeners = new Set<() => void>();

const offer = (next: boolean): void => {
  if (isOffered === next) return;
  isOffered = next;
  for (const listener of listeners) listener();
};

/**
 * Offers a version once it has been fetched, and again if another page has activated it, because this page's files will
 * then be removed.
 */
const offerWhenThere = (worker: ServiceWorker): void => {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' || worker.state === 'activated') offer(true);
  });
};

const followFetched = ({ installing, active }: ServiceWorkerRegistration): void => {
  // The first version on this device is not a newer one.
  if (installing && active) offerWhenThere(installing);
};

/** There was a reason to ask before there was anything to ask. */
let isDue = false;
const ask = (): void => {
  if (registration === undefined) isDue = true;
  // Without an answer, it is asked again when there is one.
  else if (isOnlineNow()) void registration.update().catch(() => undefined);
};

const register = async (): Promise<void> => {
  try {
    const found = await navigator.serviceWorker.register('/sw.js');
    registration = found;
    found.addEventListener('updatefound', () => followFetched(found));
    followFetched(found);
    if (found.waiting) {
      offerWhenThere(found.waiting);
      offer(true);
    }
    if (isDue) ask();
  } catch {
    // Not allowed, or no answer: the next page tries again.
  }
};

/**
 * Keeps the application on this device, and checks for a newer version: every hour, when the page becomes visible, and
 * when the server answers after a silence, as it does after an upgrade. A browser without service workers does without.
 * The first time, it fetches every file, so the current screen goes first.
 */
export const followVersions = (): void => {
  if (isFollowing || !('serviceWorker' in navigator)) return;
  isFollowing = true;
  // The first version does not take over the page that fetched it.
  navigator.serviceWorker.addEventListener('controllerchange', () => offer(true));
  whenQuiet(() => void register());
  setInterval(ask, LIMITS.health.newerVersionMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
  onReconnection(ask);
};

/** Until the next version, or the next page. */
export const putOffNewerVersion = (): void => offer(false);

/**
 * Activates the newer version and reloads the page with its files. The browser may hold the newer version back for five
 * minutes while the older one answers a request of this page. Reloading ends the request, and the newer version is then
 * offered again.
 */
export const loadNewerVersion = (): void => {
  const waiting = registration?.waiting;
  if (!waiting) {
    // It is already active: no page held it back, or another page has activated it.
    location.reload();
    return;
  }
  const heldBack = setTimeout(() => location.reload(), LIMITS.health.activationMs);
  waiting.addEventListener('statechange', () => {
    if (waiting.state !== 'activated' && waiting.state !== 'redundant') return;
    clearTimeout(heldBack);
    location.reload();
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether to offer a newer version. */
export const isNewerVersionOffered = (): boolean => isOffered;

export const useNewerVersion = (): boolean => useSyncExternalStore(subscribe, isNewerVersionOffered);
