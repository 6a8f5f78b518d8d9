import { afterEach, describe, expect, it, vi } from 'vitest';
import { onSessionEnded, reportOtherSession, watchSession } from './session-events';

const heard = vi.fn<() => void>();
const stop = onSessionEnded(heard);
afterEach(() => {
  heard.mockClear();
});

describe('a session that the server no longer knows', () => {
  it('is reported by the requests that went out under it, to whoever listens', () => {
    const [first, second] = [watchSession(), watchSession()];
    first();
    second();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is nothing to the next person: an answer that comes late is about who was here before', () => {
    const late = watchSession();
    reportOtherSession();
    late();
    expect(heard).not.toHaveBeenCalled();
    watchSession()();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is heard until one stops listening', () => {
    stop();
    watchSession()();
    expect(heard).not.toHaveBeenCalled();
  });
});
