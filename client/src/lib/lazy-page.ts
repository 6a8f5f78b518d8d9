import { ChunkTimeoutError, loadChunk } from './load-chunk';
import { ping, unsentNow } from './online';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load = () => Promise<{ default: ComponentType }>;
export interface LazyPage {
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Starts loading the script before the page is shown, for instance while the server still says who this is. */
  readonly preload: () => void;
}

const RELOADED_KEY = 'sideline-reloaded-at';
const RELOAD_AGAIN_AFTER_MS = 60_000;

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
 * Loads a page's script. One that is gone after the retry was replaced by a new release, so the page is reloaded, once,
 * unless something is not sent yet; failing that the error screen says it. Not for parts of a page: what is typed in the rest
 * would go with it.
 */
export async function loadScreen<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadChunk(load);
  } catch (failure) {
    if (!(failure instanceof ChunkTimeoutError) && (await ping()) && mayReload()) {
      location.reload();
      return new Promise<never>(() => undefined);
    }
    throw failure;
  }
}

/** A page that is a chunk of its own, loaded once however often it is asked for. */
export function lazyPage(load: Load): LazyPage {
  let loading: ReturnType<Load> | undefined;
  const once = () => {
    loading ??= loadScreen(load).catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    });
    return loading;
  };
  // A failure while preloading comes again, and is shown, when the page itself is opened: until then typing continues.
  return { Component: lazy(once), preload: () => void loadChunk(load).catch(() => undefined) };
}
