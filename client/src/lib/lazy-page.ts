import { ChunkTimeoutError, loadChunk } from './load-chunk';
import { ping, unsentNow } from './online';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load = () => Promise<{ default: ComponentType }>;
export interface LazyPage {
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Starts loading the script before the page is shown, for example while the server is still confirming the user. */
  readonly preload: () => void;
}

const RELOADED_KEY = 'sideline-reloaded-at';
const RELOAD_AGAIN_AFTER_MS = 60_000;

function mayReload(): boolean {
  // Unsent changes would be lost with the page.
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
 * Loads a page's script. If it is still missing after the retry, a new release has replaced it, so the page is reloaded
 * once, unless something is unsent. If that fails, the error screen says so. Not for parts of a page, because a reload
 * would lose what is typed in the rest.
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

/** A page with a script of its own, loaded once however often it is requested. */
export function lazyPage(load: Load): LazyPage {
  let loading: ReturnType<Load> | undefined;
  const once = () => {
    loading ??= loadScreen(load).catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    });
    return loading;
  };
  // A failure while preloading happens again, and is shown, when the page itself is opened. Until then, typing continues.
  return { Component: lazy(once), preload: () => void loadChunk(load).catch(() => undefined) };
}
