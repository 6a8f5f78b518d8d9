import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SCRIPT = readFileSync(new URL('../public/push-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://sideline.example';

interface Shown {
  readonly tag?: string;
  readonly data: { readonly path: string };
}
interface Window {
  readonly visibilityState: string;
  readonly postMessage: (message: unknown) => void;
  readonly focus: () => void;
}

/** The worker's script with a browser around it that notes what it is asked. */
const worker = (windows: readonly Window[] = []) => {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn<(title: string, shown: Shown) => void>();
  const openWindow = vi.fn<(path: string) => void>();
  const self = {
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  runInNewContext(SCRIPT, { self, URL });
  const handle = async (name: string, event: object): Promise<void> => {
    let done: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  return {
    ...{ showNotification, openWindow },
    push: (message: unknown) =>
      handle('push', { data: { json: () => JSON.parse(String(message)) as unknown } }),
    press: (data: unknown) => handle('notificationclick', { notification: { data, close: vi.fn() } }),
  };
};

describe('a push message', () => {
  it('shows its title, and remembers its page', async () => {
    const { push, showNotification } = worker();
    await push('{"title":"A shift is open again","tag":"n-1","path":"/shifts?shift=7"}');
    const [title, shown] = showNotification.mock.calls[0] ?? [];
    expect(title).toBe('A shift is open again');
    expect(shown).toMatchObject({ tag: 'n-1', data: { path: '/shifts?shift=7' } });
  });

  it.each([
    ['no JSON', 'gone'],
    ['no path', '{}'],
    ['a path of another site', '{"path":"https://elsewhere.example/shifts"}'],
    ['a path that leads to another site', '{"path":"//elsewhere.example/shifts"}'],
    ['a path that is no text', '{"path":{"a":1}}'],
  ])('with %s leads to the notifications', async (_what, message) => {
    const { push, showNotification } = worker();
    await push(message);
    const [title, shown] = showNotification.mock.calls[0] ?? [];
    expect(title).toBe('You have a notification');
    expect(shown?.data.path).toBe('/notifications');
  });
});

describe('a message that is pressed', () => {
  const background = { visibilityState: 'hidden', postMessage: vi.fn(), focus: vi.fn() };
  const visible = { visibilityState: 'visible', postMessage: vi.fn(), focus: vi.fn() };
  beforeEach(() => {
    vi.clearAllMocks();
  });

  it('asks the window that is in sight to go there, so that nothing is reloaded', async () => {
    const { press, openWindow } = worker([background, visible]);
    await press({ path: '/prf/SL-1' });
    expect(visible.postMessage).toHaveBeenCalledWith({ type: 'OPEN_PAGE', path: '/prf/SL-1' });
    expect(visible.focus).toHaveBeenCalledOnce();
    expect(background.postMessage).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens a window where there is none', async () => {
    const { press, openWindow } = worker();
    await press({ path: '/prf/SL-1' });
    expect(openWindow).toHaveBeenCalledWith('/prf/SL-1');
    await press(undefined);
    expect(openWindow).toHaveBeenLastCalledWith('/notifications');
  });
});
