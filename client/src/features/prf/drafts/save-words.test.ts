import { describe, expect, it } from 'vitest';
import { clockOf, formatRecent } from '../../../lib/dates';
import type { SaveStatus } from './draft-view';
import { NOT_SENT, ON_DEVICE, saveWords, SENT } from './save-words';

const KEPT = { kind: 'kept' } as const;
const FULL = { kind: 'memory', message: 'The device is full.' } as const;
/** Far enough in the past to be told with its date, in whatever zone. */
const since = '2020-11-20T12:05:00.000Z';
const AGE = /20 Nov 2020, \d\d:05/;

const UNSENT: readonly SaveStatus[] = [
  { kind: 'onDevice', since },
  { kind: 'saving', since },
  { kind: 'patientUnsaved', since },
  { kind: 'offline', count: 2, since },
  { kind: 'toCorrect', count: 1, since },
  { kind: 'conflict', count: 1, since },
  { kind: 'amending', count: 3, since },
  { kind: 'locked', message: 'Signed.', unsent: 1, late: 0, since, at: null },
];

describe('the words for the save state of a record', () => {
  it.each(UNSENT.map((status) => [status.kind, status] as const))(
    'are the same three, with an age: %s',
    (_kind, status) => {
      const { text } = saveWords(status, KEPT, formatRecent);
      expect(text.startsWith(ON_DEVICE)).toBe(true);
      expect(text).toMatch(AGE);
      const inMemory = saveWords(status, FULL, formatRecent).text;
      expect(inMemory).not.toContain(ON_DEVICE);
      expect(inMemory).toMatch(AGE);
      expect(inMemory).toMatch(/[^.]\. The device is full\.$/);
    },
  );

  it('say what the server did not accept, and since when', () => {
    const { text, tone } = saveWords(
      { kind: 'notSent', count: 2, message: 'It is busy.', since },
      KEPT,
      formatRecent,
    );
    expect(text.startsWith(`${NOT_SENT}. 2 changes, since 20 Nov 2020`)).toBe(true);
    expect(text.endsWith('It is busy.')).toBe(true);
    expect(tone).toBe('error');
  });

  it('say what the server has, and since when', () => {
    const late = { kind: 'locked', message: 'Signed.', unsent: 0, late: 1, since: null, at: since } as const;
    for (const status of [{ kind: 'saved', at: since } as const, late]) {
      const { text } = saveWords(status, KEPT, formatRecent);
      expect(text.startsWith(SENT)).toBe(true);
      expect(text).toMatch(AGE);
    }
  });

  it('use the screen’s clock, whatever the device’s is', () => {
    const { recent } = clockOf('Pacific/Auckland');
    for (const status of [...UNSENT, { kind: 'saved', at: since } as const])
      expect(saveWords(status, KEPT, recent).text).toContain('21 Nov 2020, 01:05');
  });
});
