import { LIMITS } from '@sideline/schema/limits';
import { onReconnection } from './online';

const WAIT_BEFORE_RETRY_MS = 1_000;
/** How long to wait after a loss before asking again, unless the server answers sooner. */
const AGAIN_AFTER_MS = 15_000;

export class ChunkTimeoutError extends Error {
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

/** Loads a separate script: 120 s at most and one retry (spec section 9). Throws the error of the last attempt. */
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
  throw failure;
}

const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(go, AGAIN_AFTER_MS);
    const stop = onReconnection(go);
  });

/**
 * The same for background work, where nobody can press 'Try again': requested until it has loaded. `onLost` is called
 * each time it is lost.
 */
export async function loadAtLast<Module>(
  load: () => Promise<Module>,
  onLost: () => void = () => undefined,
): Promise<Module> {
  for (;;) {
    try {
      return await loadChunk(load);
    } catch {
      onLost();
      await nextChance();
    }
  }
}
