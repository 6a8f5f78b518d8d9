import { describe, expect, it } from 'vitest';
import { newDraft } from '../drafts/draft-state';
import { DraftStore } from '../drafts/draft-store';
import { sectionDraft, shownValues } from '../drafts/draft-view';
import type { SaveAnswer } from '../drafts/save-transport';
import { notesOf } from './live-notes';
import { changedFields, LiveSections } from './live-sections';

const KEY = 'PrimarySurvey';
const AMARA = { author: 'Amara Okafor', at: '2026-11-20T14:32:00Z' };

const opened = () => {
  let answer: (answer: SaveAnswer) => void = () => undefined;
  let made = 0;
  const store = new DraftStore(newDraft('prf'), {
    transport: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    keep: () => undefined,
    now: () => new Date('2026-11-20T14:31:00Z'),
    newId: () => `command-${String((made += 1))}`,
  });
  store.load('SL-261120-7K3M9Q2D', { [KEY]: { version: 3, data: { airway: 'clear' } } });
  const taken: string[] = [];
  const live = new LiveSections(store, (_section, _stored, fields) => taken.push(...fields));
  return {
    store,
    live,
    taken,
    answer: (given: SaveAnswer) => {
      answer(given);
    },
    shown: () => shownValues(store.getState(), KEY),
    draft: () => sectionDraft(store.getState(), KEY),
  };
};

describe('another person’s changes in an open section', () => {
  it('are shown beside what is entered here', () => {
    const { store, live, taken, shown, draft } = opened();
    store.edit(KEY, 'disability_notes', 'Drowsy');
    live.receive(KEY, { version: 4, data: { airway: 'obstructed' }, ...AMARA });
    expect(shown()).toEqual({ airway: 'obstructed', disability_notes: 'Drowsy' });
    expect(taken).toEqual(['airway']);
    expect(draft().conflict).toBeNull();
    live.close();
  });

  it('show both answers, with who and when, if the same field was entered here', () => {
    const { store, live, shown, draft } = opened();
    store.edit(KEY, 'airway', 'partial');
    live.receive(KEY, { version: 4, data: { airway: 'obstructed' }, ...AMARA });
    expect(shown()).toEqual({ airway: 'partial' });
    expect(draft().conflict).toMatchObject({
      paths: ['airway'],
      theirs: { airway: 'obstructed' },
      authors: { airway: AMARA },
    });
    live.close();
  });

  it('name nobody if several versions arrived at once, because the last author may not have changed that field', () => {
    const { store, live, draft } = opened();
    store.edit(KEY, 'airway', 'partial');
    live.receive(KEY, { version: 5, data: { airway: 'obstructed', consent: 'verbal' }, ...AMARA });
    expect(draft().conflict).toMatchObject({ paths: ['airway'], authors: {} });
    expect(draft().conflict?.authors['airway']).toBeUndefined();
    live.close();
  });

  it('name who wrote each field, even if versions came in one notice', () => {
    const { store, live, draft } = opened();
    const callum = { author: 'Callum Hale', at: '2026-11-20T14:33:00Z' };
    store.edit(KEY, 'airway', 'partial');
    const stored = {
      version: 5,
      data: { airway: 'obstructed', consent: 'verbal' },
      ...callum,
      authors: { airway: AMARA, consent: callum },
    };
    live.receive(KEY, stored);
    expect(draft().conflict).toMatchObject({ paths: ['airway'], authors: { airway: AMARA } });
    expect(notesOf(stored, ['airway', 'consent', 'crew'])).toEqual({
      airway: AMARA,
      consent: callum,
      crew: callum,
    });
    live.close();
  });

  it('wait while one of the fields is half-typed, and then become a choice', () => {
    const { store, live, taken, draft } = opened();
    store.keepText(KEY, 'airway', { text: 'part', problem: null });
    live.receive(KEY, { version: 4, data: { airway: 'obstructed' }, ...AMARA });
    expect(draft().version).toBe(3);
    store.edit(KEY, 'airway', 'partial');
    expect(draft().version).toBe(4);
    expect(draft().conflict?.paths).toEqual(['airway']);
    expect(taken).toEqual(['airway']);
    live.close();
  });

  it('wait for the answer to a command being sent, and are shown after it', async () => {
    const { store, live, taken, answer, shown, draft } = opened();
    store.edit(KEY, 'disability_notes', 'Drowsy');
    const sent = store.flush();
    live.receive(KEY, { version: 5, data: { airway: 'obstructed', disability_notes: 'Drowsy' }, ...AMARA });
    expect(draft().version).toBe(3);
    answer({
      kind: 'answered',
      results: [
        {
          commandId: 'command-1',
          customPrfId: null,
          section: KEY,
          outcome: 'SAVED',
          version: 4,
          data: { airway: 'clear', disability_notes: 'Drowsy' },
          conflict: null,
          problems: [],
          code: null,
          message: null,
          isKept: false,
        },
      ],
    });
    await sent;
    expect(draft().version).toBe(5);
    expect(shown()).toEqual({ airway: 'obstructed', disability_notes: 'Drowsy' });
    expect(taken).toEqual(['airway']);
    live.close();
  });

  it('are ignored if older than what is here, in any order of arrival', () => {
    const { live, taken, draft } = opened();
    live.receive(KEY, { version: 3, data: { airway: 'other' } });
    live.receive(KEY, { version: 5, data: { airway: 'obstructed' } });
    live.receive(KEY, { version: 4, data: { airway: 'partial' } });
    expect(draft()).toMatchObject({ version: 5, data: { airway: 'obstructed' } });
    expect(taken).toEqual(['airway']);
    live.close();
  });
});

describe('the changed fields', () => {
  it('are those whose values differ, treating cleared as never entered', () => {
    expect(changedFields({ a: 1, b: ['x'], c: null }, { a: 2, b: ['x'], d: null })).toEqual(['a']);
  });
});
