import { describe, expect, it } from 'vitest';
import { RefusedError } from '../http';
import { keptStateOf, type KeptState } from './picture-state';
import { sendPicture } from './send-picture';

const bytes = new Blob(['jpeg']);

/** Sends one of which the disk says so much; what became of it, and what the server was sent. */
const sending = async (keptState: KeptState, content: Blob | null, isKept = true) => {
  const sent: [string, Blob][] = [];
  const became = await sendPicture(
    { id: 'b', prfId: 'a', isKept },
    {
      keptState: () => Promise.resolve(keptState),
      contentOf: () => Promise.resolve(content),
      send: (path, content) => {
        sent.push([path, content]);
        return Promise.resolve();
      },
    },
  );
  return { became, sent };
};
const once = [['/api/prf/a/pictures/b', bytes]];

describe('sending a picture', () => {
  it('is left to the page that sent it', async () => {
    expect(await sending('sent', bytes)).toEqual({ became: 'sent', sent: [] });
  });

  it.each(['unsent', 'unknown'] as const)('is done if the disk says %s', async (kept) => {
    expect(await sending(kept, bytes)).toEqual({ became: 'sent', sent: once });
  });

  it('is done if the disk never had it, but not if the disk cannot be read', async () => {
    expect(await sending('sent', bytes, false)).toEqual({ became: 'sent', sent: once });
    expect(await sending('unknown', null)).toEqual({ became: 'unreadable', sent: [] });
  });

  it('fails if the server refuses', async () => {
    const refused = new RefusedError(409, 'PRF_LOCKED', 'Signed.');
    await expect(
      sendPicture(
        { id: 'b', prfId: 'a', isKept: true },
        {
          keptState: () => Promise.resolve('unknown'),
          contentOf: () => Promise.resolve(bytes),
          send: () => Promise.reject(refused),
        },
      ),
    ).rejects.toBe(refused);
  });
});

describe('the stored state of a picture', () => {
  it('is empty if its row is gone or cannot be read', () => {
    expect(keptStateOf(undefined)).toBe('unknown');
    expect(keptStateOf({ isSent: false })).toBe('unsent');
    expect(keptStateOf({ isSent: true })).toBe('sent');
  });
});
