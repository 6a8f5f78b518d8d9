import { LIMITS } from '@sideline/schema/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ApplicationVersion from './application-version';
import type * as Online from '../online';

/** A browser's worker as far as we look at it: the states are set here, in the browser's own order. */
class Worker extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();

  constructor(public state: ServiceWorkerState) {
    super();
  }

  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  readonly update = vi.fn<() => Promise<void>>(() => Promise.resolve());

  finds(): Worker {
    this.installing = new Worker('installing');
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  /** What was being fetched is there, and waits where a page still runs what is in use. */
  fetched(): void {
    const worker = this.installing;
    this.installing = null;
    this.waiting = worker;
    worker?.becomes('installed');
  }
}

const reload = vi.fn<() => void>();
const container = Object.assign(new EventTarget(), { register: () => Promise.resolve(registration) });
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let registration: Registration;

/** A page of its own each time: the state is the modules'. */
const open = async (): Promise<typeof ApplicationVersion & { readonly online: typeof Online }> => {
  vi.resetModules();
  const versions = await import('./application-version');
  const online = await import('../online');
  versions.followVersions();
  // The screen goes first.
  await vi.advanceTimersByTimeAsync(5_000);
  return { ...versions, online };
};

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  registration = new Registration();
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: container,
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a newer version of the application', () => {
  it('is asked for if somebody came back before there was anything to ask', async () => {
    vi.resetModules();
    const { followVersions } = await import('./application-version');
    followVersions();
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(registration.update).toHaveBeenCalledOnce();
  });

  it('is not the first version on a device', async () => {
    registration.installing = new Worker('installing');
    const { isNewerVersionOffered } = await open();
    const first = registration.installing;
    registration.fetched();
    first.becomes('activated');
    expect(isNewerVersionOffered()).toBe(false);
  });

  it('is offered if the browser fetched it before the page listened', async () => {
    registration.active = new Worker('activated');
    registration.installing = new Worker('installing');
    const { isNewerVersionOffered } = await open();
    expect(isNewerVersionOffered()).toBe(false);
    registration.fetched();
    expect(isNewerVersionOffered()).toBe(true);
  });

  it('is offered if it is already waiting, and after being put off, not again until there is another', async () => {
    registration.active = new Worker('activated');
    registration.waiting = new Worker('installed');
    const { isNewerVersionOffered, putOffNewerVersion } = await open();
    for (const _version of ['second', 'third', 'fourth']) {
      expect(isNewerVersionOffered()).toBe(true);
      putOffNewerVersion();
      expect(isNewerVersionOffered()).toBe(false);
      registration.finds();
      expect(isNewerVersionOffered()).toBe(false);
      registration.fetched();
    }
  });

  it('is offered again when another page has put it in use', async () => {
    registration.active = new Worker('activated');
    const { isNewerVersionOffered, putOffNewerVersion } = await open();
    const newer = registration.finds();
    registration.fetched();
    putOffNewerVersion();
    newer.becomes('activating');
    newer.becomes('activated');
    expect(isNewerVersionOffered()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is put in use before the page is reloaded', async () => {
    registration.active = new Worker('activated');
    const { loadNewerVersion } = await open();
    const newer = registration.finds();
    registration.fetched();
    loadNewerVersion();
    expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
    newer.becomes('activating');
    expect(reload).not.toHaveBeenCalled();
    newer.becomes('activated');
    await vi.advanceTimersByTimeAsync(LIMITS.health.activationMs);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not waited for longer than a few seconds, and is offered to the reloaded page once it is in use', async () => {
    registration.active = new Worker('activated');
    const { loadNewerVersion } = await open();
    registration.finds();
    registration.fetched();
    loadNewerVersion();
    await vi.advanceTimersByTimeAsync(LIMITS.health.activationMs - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
    registration.active = registration.waiting;
    registration.waiting = null;
    const { isNewerVersionOffered } = await open();
    expect(isNewerVersionOffered()).toBe(false);
    container.dispatchEvent(new Event('controllerchange'));
    expect(isNewerVersionOffered()).toBe(true);
  });

  it('is loaded at once if no page delayed it', async () => {
    registration.active = new Worker('activated');
    const { isNewerVersionOffered, loadNewerVersion } = await open();
    const newer = registration.finds();
    registration.fetched();
    registration.waiting = null;
    registration.active = newer;
    newer.becomes('activated');
    expect(isNewerVersionOffered()).toBe(true);
    loadNewerVersion();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is looked for each hour, when the page is seen again and when the server is back, but not otherwise', async () => {
    registration.active = new Worker('activated');
    const { online } = await open();
    const { update } = registration;
    const seen = (visibilityState: string) => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    await vi.advanceTimersByTimeAsync(LIMITS.health.newerVersionMs);
    expect(update).toHaveBeenCalledTimes(1);
    seen('hidden');
    expect(update).toHaveBeenCalledTimes(1);
    seen('visible');
    expect(update).toHaveBeenCalledTimes(2);
    online.reportUnreachable();
    seen('visible');
    await vi.advanceTimersByTimeAsync(LIMITS.health.newerVersionMs);
    expect(update).toHaveBeenCalledTimes(2);
    online.reportReachable();
    expect(update).toHaveBeenCalledTimes(3);
  });
});
