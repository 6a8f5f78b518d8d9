import { LIMITS } from '@sideline/schema/limits';
import { useSyncExternalStore } from 'react';

/**
 * Whether the server can be reached, known from a health ping and from the requests themselves. The browser's own flag
 * says only whether there is some network, which may not reach the server, so it only makes us ask at once.
 * `reconnecting`: the last attempt had no answer; `offline`: several had none.
 */
export type Reachability = 'online' | 'reconnecting' | 'offline';

interface OnlineState {
  readonly status: Reachability;
  /** Changes that the server does not have yet. */
  readonly unsent: number;
  /** How far this device's clock is ahead of the server's; negative where it is behind, 0 where they agree. */
  readonly clockMinutes: number;
}

const FAILURES_UNTIL_OFFLINE = 2;
const FASTEST_RETRY_MS = 2_000;

let state: OnlineState = { status: 'online', unsent: 0, clockMinutes: 0 };
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;
let isPinging = false;
const listeners = new Set<() => void>();
const onReconnect = new Set<() => void>();

function set(next: Partial<OnlineState>): void {
  const merged = { ...state, ...next };
  if (
    merged.status === state.status &&
    merged.unsent === state.unsent &&
    merged.clockMinutes === state.clockMinutes
  )
    return;
  const isBack = merged.status === 'online' && state.status !== 'online';
  state = merged;
  for (const listener of listeners) listener();
  if (isBack) for (const listener of onReconnect) listener();
}

/** Called by every request that the server answered, whatever the answer was. */
export function reportReachable(): void {
  failures = 0;
  set({ status: 'online' });
}

/** Called by every request that the server did not answer (no connection, time-out, a proxy or a Wi-Fi in its place). */
export function reportUnreachable(): void {
  failures += 1;
  set({ status: failures >= FAILURES_UNTIL_OFFLINE ? 'offline' : 'reconnecting' });
  plan();
}

const unsentOf = { drafts: 0, pictures: 0 };

/** Drafts and pictures report how many are waiting on this device. The top bar says it in words. */
export function reportUnsent(what: keyof typeof unsentOf, count: number): void {
  unsentOf[what] = count;
  set({ unsent: unsentOf.drafts + unsentOf.pictures });
}

/** How many changes the server does not have yet. */
export function unsentNow(): number {
  return state.unsent;
}

/** Runs `listener` each time the server answers again after a silence. Returns a function that stops it. */
export function onReconnection(listener: () => void): () => void {
  onReconnect.add(listener);
  return () => onReconnect.delete(listener);
}

/** How far this device's clock is ahead of the server's, in minutes; 0 if they agree. */
export function clockMinutesNow(): number {
  return state.clockMinutes;
}

export function isOnlineNow(): boolean {
  return state.status === 'online';
}

/**
 * The answer of /healthz. Not every 200 is the server's: a venue's Wi-Fi answers with its own page until the user has
 * signed in.
 */
const isSignOfLife = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';

/** The server's clock is in the header of every answer, to the second. */
const clockMinutesOf = (response: Response): number => {
  const server = Date.parse(response.headers.get('date') ?? '');
  const minutes = Math.round((Date.now() - server) / 60_000);
  return Math.abs(minutes) > LIMITS.clockDriftMinutes ? minutes : 0;
};

/** Checks at once whether the server answers. True if it did. */
export async function ping(): Promise<boolean> {
  if (isPinging) return isOnlineNow();
  isPinging = true;
  try {
    const response = await fetch('/healthz', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(LIMITS.health.pingTimeoutMs),
    });
    if (!response.ok || !isSignOfLife(await response.json()))
      throw new Error(`health answered ${response.status}`);
    set({ clockMinutes: clockMinutesOf(response) });
    reportReachable();
    return true;
  } catch {
    reportUnreachable();
    return false;
  } finally {
    isPinging = false;
    plan();
  }
}

function plan(): void {
  if (!isStarted) return;
  clearTimeout(timer);
  // The first failed attempt is followed up quickly, then more and more slowly. A hidden tab asks nothing.
  const wait =
    failures === 0 ? LIMITS.health.pingMs : Math.min(FASTEST_RETRY_MS * failures, LIMITS.health.pingMs);
  timer = setTimeout(() => {
    if (document.visibilityState === 'hidden') return;
    void ping();
  }, wait);
}

/** Starts the health ping once; called by main. */
export function watchConnection(): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener('online', () => void ping());
  addEventListener('offline', () => void ping());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ping();
  });
  if (navigator.onLine) plan();
  else void ping();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const snapshot = (): OnlineState => state;

/** `isOnline` is false from the first request or ping without an answer until one is answered again. */
export function useOnline(): OnlineState & { readonly isOnline: boolean } {
  const current = useSyncExternalStore(subscribe, snapshot);
  return { ...current, isOnline: current.status === 'online' };
}
