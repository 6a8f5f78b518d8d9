import { afterEach, describe, expect, it, vi } from 'vitest';
import { onSessionEnded, reportOtherSession, watchSession } from './session-events';

const heard = vi.fn<() => void>();
const stop = onSessionEnded(heard);
afterEach(() => {
  heard.mockClear();
});

describe('a session that the server no longer accepts', () => {
  it('is reported to listeners by the requests that were sent under it', () => {
    const [first, second] = [watchSession(), watchSession()];
    first();
    second();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('does not affect the next person: a late answer is about the previous session', () => {
    const late = watchSession();
    reportOtherSession();
    late();
    expect(heard).not.toHaveBeenCalled();
    watchSession()();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is reported until a listener stops listening', () => {
    stop();
    watchSession()();
    expect(heard).not.toHaveBeenCalled();
  });
});
