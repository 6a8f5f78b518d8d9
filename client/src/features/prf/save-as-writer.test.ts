import { WRITER_HEADER } from '@sideline/schema/background';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savePrf } from './save-prf';
import { reportSignedInUser } from '../../lib/current-user';
import { asWriter } from './drafts/as-writer';
import type { SaveRequest } from './drafts/save-transport';
import { onSessionEnded, reportOtherSession } from '../../lib/session-events';

afterEach(() => {
  reportSignedInUser(null);
  vi.unstubAllGlobals();
});

const request: SaveRequest = {
  prfId: 'prf',
  commands: [
    {
      commandId: 'command',
      section: 'incidentDetails',
      baseVersion: 0,
      deviceTime: '2026-11-20T14:32:00.000Z',
      changes: { chief_complaint: 'Fall' },
    },
  ],
  outlivesPage: true,
};

/** Everything that would leave for the server. */
const watchRequests = (): RequestInit[] => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(init);
    return Promise.resolve(
      Response.json({ errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] }),
    );
  });
  return sent;
};

describe('sending what a person wrote', () => {
  it('names the writer in its header, so that the server can refuse it for the person now signed in', async () => {
    const sent = watchRequests();
    reportSignedInUser('writer');
    const answer = await asWriter('writer', savePrf)(request);
    expect(sent.map(({ headers }) => new Headers(headers).get(WRITER_HEADER))).toEqual(['writer']);
    expect(answer).toMatchObject({ kind: 'failed', failure: { kind: 'session' } });
  });

  it('does not report an ended session if the answer is about an earlier user', async () => {
    const heard = vi.fn<() => void>();
    const stop = onSessionEnded(heard);
    watchRequests();
    reportSignedInUser('writer');
    const late = asWriter('writer', savePrf)(request);
    reportOtherSession();
    await late;
    expect(heard).not.toHaveBeenCalled();
    await asWriter('writer', savePrf)(request);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });

  it('does not happen for another user, or with nobody signed in', async () => {
    const sent = watchRequests();
    reportSignedInUser('another');
    const answers = [await asWriter('writer', savePrf)(request)];
    reportSignedInUser(null);
    answers.push(await asWriter('writer', savePrf)(request), await asWriter(null, savePrf)(request));
    expect(answers.map((answer) => answer.kind === 'failed' && answer.failure.kind)).toEqual([
      'session',
      'session',
      'session',
    ]);
    expect(sent).toEqual([]);
  });
});
