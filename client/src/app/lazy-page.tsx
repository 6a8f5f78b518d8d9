import { LIMITS } from '@sideline/schema/limits';
import { ping, unsentNow } from '../lib/online';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load = () => Promise<{ default: ComponentType }>;
export interface LazyPage {
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Starts loading the script before the page is shown, for instance while the server still says who this is. */
  readonly preload: () => void;
}

const RELOADED_KEY = 'sideline-reloaded-at';
const RELOAD_AGAIN_AFTER_MS = 60_000;
const WAIT_BEFORE_RETRY_MS = 1_000;

class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError';
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(new ChunkTimeoutError('This part of Sideline took too long to load. Check the connection.')),
      LIMITS.chunk.loadTimeoutMs,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function mayReload(): boolean {
  // What was not sent would go with the page.
  if (unsentNow() > 0) return false;
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads a page's script: 120 s at most and one retry (spec section 9). A script that is gone after both was replaced by
 * a new release, so the page is loaded afresh, once, unless something is not sent yet; failing that the error screen says it.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let failure: unknown;
  for (let attempt = 0; attempt <= LIMITS.chunk.retries; attempt += 1) {
    try {
      return await withTimeout(load());
    } catch (reason) {
      failure = reason;
      await new Promise((resolve) => setTimeout(resolve, WAIT_BEFORE_RETRY_MS));
    }
  }
  if (!(failure instanceof ChunkTimeoutError) && (await ping()) && mayReload()) {
    location.reload();
    return new Promise<never>(() => undefined);
  }
  throw failure;
}

/** A page that is a chunk of its own, loaded once however often it is asked for. */
export function lazyPage(load: Load): LazyPage {
  let loading: ReturnType<Load> | undefined;
  const once = () => {
    loading ??= loadChunk(load).catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    });
    return loading;
  };
  // A failure while preloading is met again, and shown, when the page itself is opened.
  return { Component: lazy(once), preload: () => void once().catch(() => undefined) };
}
