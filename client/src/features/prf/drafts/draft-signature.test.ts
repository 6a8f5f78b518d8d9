import { describe, expect, it } from 'vitest';
import { formatRecent } from '../../../lib/dates';
import { joinDrafts } from './draft-joining';
import { newDraft, type DraftState, type SealedSignature } from './draft-state';
import { DraftStore } from './draft-store';
import { NOW, newId, sealed, steps, stored } from './draft-steps.fixture';
import {
  checkSignature,
  discard,
  isSealable,
  isSignatureDue,
  lock,
  putSignature,
  refuseSignature,
  signatureTaken,
  withdrawSignature,
} from './draft-transitions';
import { hasWork, saveStatus, unsentCount, unsentSince } from './draft-view';
import type { SaveAnswer, SaveRequest } from './save-transport';
import { saveWords } from './save-words';
import { unsentDraftsOf } from './unsent-drafts';

const SEALED: SealedSignature = {
  commandId: 'signature',
  keyId: 'key',
  password: { ephemeralKey: 'e', nonce: 'n', content: 'c' },
  grade: 'Paramedic',
  strokes: 'M 1 1 L 2 2',
  signedAt: NOW,
  contentHash: 'hash',
  seen: { PrimarySurvey: { airway: 'clear' } },
};
const signed = (state: DraftState): DraftState => putSignature(state, SEALED);
const edited = steps.edit(stored, 'PrimarySurvey', 'airway', 'partially_obstructed');
const conflicted: DraftState = {
  ...stored,
  sections: {
    ...stored.sections,
    PrimarySurvey: {
      version: 4,
      data: {},
      edits: {},
      texts: {},
      refused: null,
      conflict: { paths: ['airway'], mine: { airway: 'clear' }, theirs: {}, authors: {} },
    },
  },
};

describe('a signature on the device', () => {
  it('counts as unsent, says so, and can be sent once everything else has been', () => {
    const state = signed(stored);
    expect(unsentCount(state)).toBe(1);
    expect(unsentSince(state)).toBe(NOW);
    expect(isSignatureDue(state)).toBe(true);
    expect(hasWork(state)).toBe(true);
    expect(saveWords(saveStatus(state), { kind: 'kept' }, formatRecent).text).toMatch(
      /^Signed on this device, not yet sent, since /,
    );
    expect(isSignatureDue(signed(edited))).toBe(false);
    expect(isSignatureDue(signed(sealed(edited)))).toBe(false);
    expect(hasWork(signed(edited))).toBe(true);
  });

  it('covers only what is sent as it is: nothing half-typed, in conflict or late', () => {
    expect(isSealable(stored)).toBe(true);
    expect(isSealable(edited)).toBe(true);
    const half = { text: '1', problem: null };
    expect(isSealable(steps.keepText(stored, 'PrimarySurvey', 'airway', half))).toBe(false);
    expect(isSealable(conflicted)).toBe(false);
    expect(isSealable(steps.keepPatientForm(stored, { name: 'Alex' }))).toBe(false);
    expect(isSealable(lock(stored, { code: 'PRF_VOID', message: 'void' }))).toBe(false);
  });

  it('is not possible while a choice is open', () => {
    expect(checkSignature(signed(stored)).signature?.kind).toBe('waiting');
    const refused = checkSignature(signed(conflicted));
    expect(refused.signature).toMatchObject({ kind: 'refused', code: 'PRF_CHANGED', seen: SEALED.seen });
    expect(isSignatureDue(refused)).toBe(false);
  });

  it('clears the password when it is refused, and stays visible', () => {
    const refused = refuseSignature(signed(stored), {
      code: 'BAD_INPUT',
      message: 'This is not your password.',
    });
    expect(refused.signature).toMatchObject({ kind: 'refused', message: 'This is not your password.' });
    expect(JSON.stringify(refused)).not.toContain('ephemeralKey');
    expect(JSON.stringify(refused)).not.toContain(SEALED.strokes);
    expect(unsentCount(refused)).toBe(0);
    expect(hasWork(refused)).toBe(false);
    expect(saveStatus(refused)).toMatchObject({ kind: 'notSigned' });
    expect(unsentDraftsOf([refused])).toHaveLength(1);
    expect(unsentDraftsOf([withdrawSignature(refused)])).toHaveLength(0);
  });

  it('ends when the record is signed, void, erased, reassigned or withdrawn', () => {
    const taken = signatureTaken(signed(stored), { code: 'PRF_LOCKED', message: 'signed' }, NOW);
    expect(taken).toMatchObject({
      signature: null,
      lock: { code: 'PRF_LOCKED', takesLate: true },
      savedAt: NOW,
    });
    expect(lock(signed(stored), { code: 'PRF_VOID', message: 'void' }).signature).toMatchObject({
      kind: 'refused',
      code: 'PRF_VOID',
    });
    expect(lock(signed(stored), { code: 'PRF_ERASED', message: 'erased' }).signature).toBeNull();
    expect(discard(signed(stored)).signature).toBeNull();
    expect(withdrawSignature(signed(stored)).signature).toBeNull();
  });

  it('does not return from an earlier page once it was withdrawn', () => {
    const withdrawn = withdrawSignature(signed(stored));
    expect(joinDrafts(signed(stored), withdrawn, { now: NOW, newId }).signature ?? null).toBeNull();
  });

  it('outlives the page on which it was made', () => {
    const options = { now: NOW, newId };
    expect(joinDrafts(signed(stored), newDraft('prf'), options).signature).toEqual({
      kind: 'waiting',
      sealed: SEALED,
    });
  });
});

describe('sending a signature', () => {
  const opened = (answers: readonly SaveAnswer[]) => {
    const requests: SaveRequest[] = [];
    const left = [...answers];
    const store = new DraftStore(stored, {
      transport: (request) => {
        requests.push(request);
        const [command] = request.commands;
        const { failure } = { failure: { kind: 'connection', message: 'No answer' } as const };
        if (command)
          return Promise.resolve({
            kind: 'answered',
            results: [
              {
                commandId: command.commandId,
                customPrfId: 'SL-1',
                section: command.section,
                outcome: 'SAVED',
                version: 4,
                data: { airway: 'partially_obstructed' },
                conflict: null,
                problems: [],
                code: null,
                isKept: false,
                message: null,
              },
            ],
          });
        return Promise.resolve(left.shift() ?? { kind: 'failed', failure });
      },
      keep: () => undefined,
      now: () => new Date(NOW),
      newId,
      after: () => () => undefined,
    });
    return { store, requests };
  };

  it('is sent alone, after the last save, and closes the record', async () => {
    const { store, requests } = opened([{ kind: 'signed' }]);
    store.edit('PrimarySurvey', 'airway', 'partially_obstructed');
    store.sign(SEALED);
    expect(await store.flush()).toBe(true);
    expect(requests.map(({ commands, signature }) => [commands.length, signature?.commandId])).toEqual([
      [1, undefined],
      [0, 'signature'],
    ]);
    expect(store.getState()).toMatchObject({ signature: null, lock: { code: 'PRF_LOCKED' } });
  });

  it('waits if there is no answer, and is sent again unchanged', async () => {
    const { store, requests } = opened([
      { kind: 'failed', failure: { kind: 'connection', message: 'No answer' } },
      { kind: 'signed' },
    ]);
    store.sign(SEALED);
    expect(await store.flush()).toBe(false);
    expect(store.getState().signature).toEqual({ kind: 'waiting', sealed: SEALED });
    expect(await store.flush()).toBe(true);
    expect(requests.map(({ signature }) => signature)).toEqual([SEALED, SEALED]);
  });

  it('is sent only once if it is refused', async () => {
    const { store, requests } = opened([{ kind: 'notSigned', code: 'PRF_CHANGED', message: 'changed' }]);
    store.sign(SEALED);
    await store.flush();
    await store.flush();
    expect(requests).toHaveLength(1);
    expect(store.getState().signature).toMatchObject({ kind: 'refused', code: 'PRF_CHANGED' });
  });

  it('does not happen as a page closes, because the page could not show the result', () => {
    const { store, requests } = opened([]);
    store.sign(SEALED);
    store.flushLast();
    expect(requests).toHaveLength(0);
  });
});
