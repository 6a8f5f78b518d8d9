import { describe, expect, it } from 'vitest';
import { joinDrafts } from './draft-joining';
import { newAmendment, newDraft, type DraftState } from './draft-state';
import { lock, seal, startSending } from './draft-transitions';
import { hasWork, sectionsToSign, shownValues, undecidedFields, unsentCount } from './draft-view';
import { stepsAt } from './steps-at';

const NOW = '2026-11-20T14:32:00.000Z';
const { edit, keepText, load, note, resolveConflict } = stepsAt(NOW);
let made = 0;
const sealing = { now: NOW, newId: () => `command-${String((made += 1))}` };
const read = (state: DraftState, version: number, airway: string) =>
  load(state, 'SL-261120-7K3M9Q2D', { PrimarySurvey: { version, data: { airway } } });
const shown = (state: DraftState) => shownValues(state, 'PrimarySurvey');

describe('joining two drafts of one record', () => {
  it('puts kept changes on top of the server’s record, from the version that they were based on', () => {
    const kept = edit(read(newDraft('prf'), 3, 'clear'), 'PrimarySurvey', 'disability_notes', 'Alert');
    const joined = joinDrafts(kept, read(newDraft('prf'), 5, 'obstructed'), sealing);
    expect(shown(joined)).toEqual({ airway: 'obstructed', disability_notes: 'Alert' });
    expect(joined.queue).toMatchObject([{ baseVersion: 3, changes: { disability_notes: 'Alert' } }]);
    expect(joined.sections.PrimarySurvey?.version).toBe(5);
  });

  it('puts this page’s newer changes after the kept ones', () => {
    const kept = edit(newDraft('prf'), 'PrimarySurvey', 'airway', 'clear');
    const typed = edit(newDraft('prf'), 'PrimarySurvey', 'airway', 'obstructed');
    const joined = joinDrafts(kept, typed, sealing);
    expect(shown(joined)).toEqual({ airway: 'obstructed' });
    expect(joined.queue.map(({ changes }) => changes)).toEqual([
      { airway: 'clear' },
      { airway: 'obstructed' },
    ]);
  });

  it('keeps each command once with its own id, and one being sent as being sent', () => {
    const sent = startSending(seal(edit(newDraft('prf'), 'PrimarySurvey', 'airway', 'clear'), sealing));
    const joined = joinDrafts({ ...sent, isSending: false }, sent, sealing);
    expect(joined.queue).toEqual(sent.queue);
    expect(joined.isSending).toBe(true);
  });

  it('still asks about open choices', () => {
    const kept = keepText(newDraft('prf'), 'observations', 'entries/a/temperature', {
      text: '388',
      problem: 'Temperature is from 20 to 45 °C.',
    });
    const joined = joinDrafts(kept, read(newDraft('prf'), 1, 'clear'), sealing);
    expect(undecidedFields(joined)).toMatchObject([{ kind: 'text', path: 'entries/a/temperature' }]);
    expect(unsentCount(joined)).toBe(1);
  });

  it('resends what an earlier page was refused because of a lock, and stays locked if this page is', () => {
    const kept = lock(edit(newDraft('prf'), 'PrimarySurvey', 'airway', 'clear'), {
      code: 'PRF_NOT_YOURS',
      message: 'Not yours',
    });
    expect(hasWork(joinDrafts(kept, newDraft('prf'), sealing))).toBe(true);
    const locked = lock(newDraft('prf'), { code: 'PRF_LOCKED', message: 'Signed' });
    expect(joinDrafts(kept, locked, sealing)).toMatchObject({ lock: { code: 'PRF_LOCKED' } });
  });
});

describe('joining two drafts that both have a choice in one section', () => {
  const PATHS = { airway: 'clear', disability_notes: 'Alert' } as const;
  /** Entered on version 3 and changed by somebody else in the next: an open choice. */
  const undecided = (begin: DraftState, path: keyof typeof PATHS, version: number, theirs: string) =>
    load(edit(read(begin, version - 1, 'unclear'), 'PrimarySurvey', path, PATHS[path]), 'SL-1', {
      PrimarySurvey: {
        version,
        data: { airway: 'unclear', [path]: theirs },
        author: path,
        at: '2026-11-20T14:30:00.000Z',
      },
    });

  it.each([
    ['record', newDraft('prf')],
    ['amendment', newAmendment('prf')],
  ])('keeps both choices of a %s, with what was entered and who wrote the other answer', (_name, begin) => {
    const earlier = undecided(begin, 'disability_notes', 4, 'Drowsy');
    const later = undecided(begin, 'airway', 4, 'obstructed');
    const conflict = joinDrafts(earlier, later, sealing).sections.PrimarySurvey?.conflict;
    expect(conflict?.paths).toEqual(['disability_notes', 'airway']);
    expect(conflict?.mine).toEqual(PATHS);
    expect(Object.keys(conflict?.authors ?? {})).toEqual(['disability_notes', 'airway']);
  });
});

describe('joining two drafts of one amendment', () => {
  it('makes no command of it, and puts a version signed since below what was entered', () => {
    const kept = note(
      edit(read(newAmendment('prf'), 3, 'clear'), 'PrimarySurvey', 'disability_notes', 'Alert'),
      {
        reason: 'Left out',
        lateEdits: ['one'],
      },
    );
    const typed = edit(read(newAmendment('prf'), 4, 'obstructed'), 'PrimarySurvey', 'consent', 'written');
    const joined = joinDrafts(kept, note(typed, { lateEdits: ['two'] }), sealing);
    expect(joined.queue).toEqual([]);
    expect(hasWork(joined)).toBe(false);
    expect(joined.sections.PrimarySurvey).toMatchObject({
      version: 4,
      data: { airway: 'obstructed' },
      edits: { disability_notes: 'Alert', consent: 'written' },
    });
    expect(joined.amendment).toEqual({
      reason: 'Left out',
      reasonAt: NOW,
      lateEdits: ['one', 'two'],
      alertActions: [],
    });
    // The two fields and the reason.
    expect(unsentCount(joined)).toBe(3);
  });

  it('keeps the last answer to each alert, in this draft and in a joined one', () => {
    const answer = (entryId: string, total: number, action: string) => ({ entryId, total, action, at: NOW });
    const first = note(newAmendment('prf'), { alertActions: [answer('a', 5, 'Repeat in one hour')] });
    const second = note(first, {
      alertActions: [...(first.amendment?.alertActions ?? []), answer('a', 9, '999 called')],
    });
    expect(second.amendment?.alertActions).toEqual([answer('a', 9, '999 called')]);
    const other = note(newAmendment('prf'), {
      alertActions: [answer('b', 7, 'Oxygen'), answer('a', 11, '999 called again')],
    });
    expect(joinDrafts(second, other, sealing).amendment?.alertActions).toEqual([
      answer('a', 11, '999 called again'),
      answer('b', 7, 'Oxygen'),
    ]);
  });

  it('asks if that version changed the same field', () => {
    const kept = edit(
      read(newAmendment('prf'), 3, 'clear'),
      'PrimarySurvey',
      'airway',
      'partially_obstructed',
    );
    const joined = joinDrafts(kept, read(newAmendment('prf'), 4, 'obstructed'), sealing);
    expect(undecidedFields(joined)).toMatchObject([{ kind: 'conflict', path: 'airway' }]);
  });

  it('keeps the answers chosen in either draft until they are signed', () => {
    const chosen = (side: 'mine' | 'theirs', path: 'airway' | 'consent', mine: string, theirs: string) =>
      resolveConflict(
        load(edit(read(newAmendment('prf'), 3, 'clear'), 'PrimarySurvey', path, mine), 'SL-1', {
          PrimarySurvey: { version: 4, data: { airway: 'clear', [path]: theirs } },
        }),
        'PrimarySurvey',
        path,
        side,
      );
    const joined = joinDrafts(
      chosen('mine', 'airway', 'partially_obstructed', 'obstructed'),
      chosen('theirs', 'consent', 'written', 'verbal'),
      sealing,
    );
    expect(joined.sections.PrimarySurvey?.choices).toEqual([
      { path: 'airway', side: 'mine' },
      { path: 'consent', side: 'theirs' },
    ]);
    expect(sectionsToSign(joined)).toEqual(['PrimarySurvey']);
  });
});
