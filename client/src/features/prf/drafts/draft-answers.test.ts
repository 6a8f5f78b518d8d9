import { describe, expect, it } from 'vitest';
import { newDraft, type DraftState } from './draft-state';
import { NOW, airway, lastCommand, result, sealed, steps, stored } from './draft-steps.fixture';
import { acknowledge, discard, sendingFailed } from './draft-transitions';
import {
  hasWork,
  queuedValues,
  saveStatus,
  sectionDraft,
  shownValues,
  undecidedFields,
  unsentCount,
  unsentSince,
  wouldBeLost,
} from './draft-view';

const { edit, keepPatientForm, keepText, load, resolveConflict } = steps;

describe('answers', () => {
  it('uses SAVED as the new starting version and keeps what was typed since', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const typing = edit(sent, 'PrimarySurvey', 'disability_notes', 'Drowsy ');
    const state = acknowledge(
      typing,
      [result(sent, { version: 4, data: { airway: 'obstructed', disability_notes: 'Alert' } })],
      NOW,
    );
    expect(state.queue).toEqual([]);
    expect(sectionDraft(state, 'PrimarySurvey')).toMatchObject({
      version: 4,
      edits: { disability_notes: 'Drowsy ' },
      conflict: null,
    });
    expect(state.savedAt).toBe(NOW);
    expect(saveStatus(state)).toEqual({ kind: 'onDevice', since: NOW });
  });

  it('does not mistake the server’s trimming for another person’s change', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'disability_notes', 'Drowsy '));
    const typing = edit(sent, 'PrimarySurvey', 'disability_notes', 'Drowsy and pale');
    const state = acknowledge(
      typing,
      [result(sent, { version: 4, data: { disability_notes: 'Drowsy' } })],
      NOW,
    );
    expect(sectionDraft(state, 'PrimarySurvey').conflict).toBeNull();
    expect(shownValues(state, 'PrimarySurvey')['disability_notes']).toBe('Drowsy and pale');
  });

  describe('in a list of rows without ids', () => {
    const KEY = 'PresentingComplaint';
    const [latex, nuts, bees] = [{ substance: 'Latex' }, { substance: 'Nuts' }, { substance: 'Bees' }];
    const at = (version: number, allergies: readonly object[]) => ({
      [KEY]: { version, data: { allergies } },
    });
    const begun = load(newDraft('prf'), 'SL-1', at(1, [latex]));
    const enter = (state: DraftState, rows: readonly object[]) => edit(state, KEY, 'allergies', rows);
    const shown = (state: DraftState) => shownValues(state, KEY)['allergies'];
    const conflictIn = (state: DraftState) => sectionDraft(state, KEY).conflict;

    it('adds another person’s row below ours, without a question', () => {
      const state = load(enter(begun, [latex, nuts]), 'SL-1', at(2, [latex, bees]));
      expect(conflictIn(state)).toBeNull();
      expect(sectionDraft(state, KEY).edits).toEqual({ allergies: [latex, nuts, bees] });
      // Under what is typed on while the answer is on its way as well.
      const sent = enter(sealed(enter(begun, [latex, nuts])), [latex, nuts, { substance: 'Dust' }]);
      const merged = { outcome: 'MERGED', version: 3, data: { allergies: [latex, bees, nuts] } } as const;
      const answered = acknowledge(sent, [result(sent, merged)], NOW);
      expect(conflictIn(answered)).toBeNull();
      expect(shown(answered)).toEqual([latex, bees, nuts, { substance: 'Dust' }]);
    });

    it('leaves nothing to send if another person made the same change, and accepts a removal', () => {
      expect(
        sectionDraft(load(enter(begun, [latex, nuts]), 'SL-1', at(2, [latex, nuts])), KEY).edits,
      ).toEqual({});
      expect(shown(load(enter(begun, [latex, nuts]), 'SL-1', at(2, [])))).toEqual([nuts]);
    });

    it('asks only about a row with two answers, and keeps rows that either person added', () => {
      const mild = { ...latex, severity: 'mild' };
      const severe = { ...latex, severity: 'severe' };
      const byLive = load(enter(begun, [mild, nuts]), 'SL-1', at(2, [severe, bees]));
      const sent = sealed(enter(begun, [mild, nuts]));
      const refused = {
        outcome: 'CONFLICT',
        version: 2,
        data: { allergies: [severe, bees] },
        conflict: { paths: ['allergies'], authors: {} },
      } as const;
      for (const state of [byLive, acknowledge(sent, [result(sent, refused)], NOW)]) {
        expect(conflictIn(state)).toMatchObject({ paths: ['allergies'] });
        const edits = (side: 'mine' | 'theirs') =>
          sectionDraft(resolveConflict(state, KEY, 'allergies', side), KEY).edits;
        expect(edits('mine')).toEqual({ allergies: [mild, nuts, bees] });
        expect(edits('theirs')).toEqual({ allergies: [severe, bees, nuts] });
        // Another row that comes meanwhile stands beside both.
        const later = load(state, 'SL-1', at(3, [severe, bees, { substance: 'Dust' }]));
        expect(sectionDraft(resolveConflict(later, KEY, 'allergies', 'mine'), KEY).edits).toEqual({
          allergies: [mild, nuts, bees, { substance: 'Dust' }],
        });
      }
    });

    it('keeps half-typed text in its row, or in the new row where it was typed', () => {
      const text = { text: 'Pea', problem: null };
      const typing = keepText(begun, KEY, 'allergies/1/substance', text);
      const state = load(keepText(typing, KEY, 'allergies/0/reaction', text), 'SL-1', at(2, [bees, latex]));
      expect(Object.keys(sectionDraft(state, KEY).texts).sort()).toEqual([
        'allergies/1/reaction',
        'allergies/2/substance',
      ]);
    });
  });

  it('drops a GCS total that the server derived from parts, and keeps one that was entered', () => {
    const set = (fields: object) => ({
      observations: { version: 1, data: { entries: [{ id: 'a', ...fields }] } },
    });
    const clear = (fields: object) =>
      shownValues(
        edit(load(newDraft('prf'), 'SL-1', set(fields)), 'observations', 'entries/a/gcs_verbal', null),
        'observations',
      );
    expect(clear({ gcs_eye: 4, gcs_verbal: 5, gcs_motor: 5, gcs: 14 })).toEqual({
      entries: [{ id: 'a', gcs_eye: 4, gcs_verbal: null, gcs_motor: 5 }],
    });
    expect(clear({ gcs_verbal: 5, gcs: 13 })).toEqual({ entries: [{ id: 'a', gcs_verbal: null, gcs: 13 }] });
  });

  it('takes another person’s fields with MERGED', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const state = acknowledge(
      sent,
      [
        result(sent, {
          outcome: 'MERGED',
          version: 5,
          data: { airway: 'obstructed', disability_notes: 'Drowsy', consent: 'verbal' },
        }),
      ],
      NOW,
    );
    expect(shownValues(state, 'PrimarySurvey')).toEqual({
      airway: 'obstructed',
      disability_notes: 'Drowsy',
      consent: 'verbal',
    });
  });

  it('makes a conflict of a field that was being typed while another person changed it', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const typing = edit(sent, 'PrimarySurvey', 'disability_notes', 'Confused');
    const state = acknowledge(
      typing,
      [
        result(sent, {
          outcome: 'MERGED',
          version: 5,
          data: { airway: 'obstructed', disability_notes: 'Drowsy' },
        }),
      ],
      NOW,
    );
    expect(sectionDraft(state, 'PrimarySurvey').conflict).toMatchObject({ paths: ['disability_notes'] });
    expect(shownValues(state, 'PrimarySurvey')['disability_notes']).toBe('Confused');
    expect(sealed(state).queue).toEqual([]);
  });

  describe('CONFLICT', () => {
    const changes = edit(
      edit(stored, 'PrimarySurvey', 'airway', 'obstructed'),
      'PrimarySurvey',
      'consent',
      'verbal',
    );
    const sent = sealed(changes);
    const state = acknowledge(
      sent,
      [
        result(sent, {
          outcome: 'CONFLICT',
          version: 5,
          data: { airway: 'maintained_with_adjunct', disability_notes: 'Alert', consent: 'verbal' },
          conflict: { paths: ['airway'], authors: { airway: { author: 'Sam Reed', at: NOW } } },
        }),
      ],
      NOW,
    );

    it('keeps both sides and sends neither until the user chooses', () => {
      expect(sectionDraft(state, 'PrimarySurvey').conflict).toMatchObject({
        paths: ['airway'],
        mine: { airway: 'obstructed' },
        authors: { airway: { author: 'Sam Reed', at: NOW } },
      });
      expect(airway(state)).toBe('obstructed');
      expect(saveStatus(state)).toEqual({ kind: 'conflict', count: 1, since: NOW });
      expect(sealed(state).queue).toEqual([]);
    });

    it('sends mine on top of the newest version', () => {
      const chosen = sealed(resolveConflict(state, 'PrimarySurvey', 'airway', 'mine'));
      expect(chosen.queue).toMatchObject([{ baseVersion: 5, changes: { airway: 'obstructed' } }]);
      expect(sectionDraft(chosen, 'PrimarySurvey').conflict).toBeNull();
      // The value and the choice of it are one change.
      expect(unsentCount(chosen)).toBe(1);
    });

    it('keeps theirs', () => {
      const chosen = resolveConflict(state, 'PrimarySurvey', 'airway', 'theirs');
      expect(airway(chosen)).toBe('maintained_with_adjunct');
      // Nothing changes, and yet the server has not been told.
      expect(unsentCount(chosen)).toBe(1);
      expect(unsentSince(chosen)).toBe(NOW);
      // The record stays as it is; that it was looked at is told, once.
      const told = sealed(chosen);
      expect(told.queue).toMatchObject([
        { baseVersion: 5, changes: {}, choices: [{ path: 'airway', side: 'theirs' }] },
      ]);
      expect(unsentCount(told)).toBe(1);
      expect(saveStatus(told)).toEqual({ kind: 'onDevice', since: NOW });
      expect(saveStatus(sendingFailed(told, { kind: 'connection', message: 'No answer.' }))).toEqual({
        kind: 'offline',
        count: 1,
        since: NOW,
      });
      const heard = acknowledge(
        told,
        [result(told, { version: 5, data: queuedValues(told, 'PrimarySurvey') })],
        NOW,
      );
      expect(unsentCount(heard)).toBe(0);
      expect(saveStatus(heard)).toEqual({ kind: 'saved', at: NOW });
      expect(sealed({ ...told, queue: [] }).queue).toEqual([]);
    });

    it('treats further typing in the field as our side', () => {
      const typed = edit(state, 'PrimarySurvey', 'airway', 'clear');
      expect(sectionDraft(typed, 'PrimarySurvey').conflict?.mine).toEqual({ airway: 'clear' });
    });
  });

  it('keeps what was REFUSED with its problem, sends the rest again, and accepts a correction', () => {
    const changes = edit(
      edit(stored, 'PrimarySurvey', 'disability_notes', 'x'),
      'PrimarySurvey',
      'airway',
      'obstructed',
    );
    const sent = sealed(changes);
    const problems = [{ field: 'disability_notes', code: 'TOO_LONG', message: 'Shorten it.' }];
    const state = acknowledge(sent, [result(sent, { outcome: 'REFUSED', version: 3, problems })], NOW);
    expect(sectionDraft(state, 'PrimarySurvey')).toMatchObject({
      edits: { airway: 'obstructed' },
      refused: { changes: { disability_notes: 'x' }, problems },
    });
    expect(shownValues(state, 'PrimarySurvey')['disability_notes']).toBe('x');
    expect(saveStatus(state)).toEqual({ kind: 'toCorrect', count: 1, since: NOW });
    expect(undecidedFields(state)).toEqual([
      { kind: 'refused', section: 'PrimarySurvey', path: 'disability_notes', problem: 'Shorten it.' },
    ]);
    expect(wouldBeLost(state)).toBe(true);
    const mended = edit(state, 'PrimarySurvey', 'disability_notes', 'y');
    expect(sectionDraft(mended, 'PrimarySurvey')).toMatchObject({
      refused: null,
      edits: { disability_notes: 'y' },
    });
  });

  it('locks and keeps what was typed if the record has been signed', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const state = acknowledge(
      sent,
      [result(sent, { outcome: 'REFUSED', code: 'PRF_LOCKED', message: 'Signed.' })],
      NOW,
    );
    expect(state.lock).toMatchObject({ code: 'PRF_LOCKED', message: 'Signed.', late: 0 });
    expect(airway(state)).toBe('obstructed');
    expect(hasWork(state)).toBe(false);
    expect(saveStatus(state)).toMatchObject({
      kind: 'locked',
      message: 'Signed.',
      unsent: 1,
      late: 0,
      since: NOW,
    });
    expect(edit(state, 'PrimarySurvey', 'airway', 'clear')).toBe(state);
  });

  it('sends the rest too if the server keeps changes after the signature', () => {
    const refusal = { outcome: 'REFUSED', code: 'PRF_LOCKED', message: 'Signed.', version: 3 } as const;
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const typed = edit(sent, 'SocialHistory', 'mobility', 'independent');
    const kept = acknowledge(typed, [result(sent, { ...refusal, isKept: true })], NOW);
    expect(kept.lock).toMatchObject({ takesLate: true, late: 1 });
    // What the server has is the server's to show; what it has not goes the same way.
    expect(airway(kept)).toBe('clear');
    expect(hasWork(kept)).toBe(true);
    const rest = sealed(kept);
    expect(lastCommand(rest).changes).toEqual({ mobility: 'independent' });
    const all = acknowledge(rest, [result(rest, { ...refusal, isKept: true })], NOW);
    expect(saveStatus(all)).toMatchObject({
      kind: 'locked',
      message: 'Signed.',
      unsent: 0,
      late: 2,
      at: NOW,
    });
  });

  it('keeps a late change that the server refuses, and sends the others', () => {
    const refusal = { outcome: 'REFUSED', code: 'PRF_LOCKED', message: 'Signed.', version: 3 } as const;
    const typed = [
      ['PrimarySurvey', 'airway', 'obstructed'],
      ['SocialHistory', 'mobility', 'independent'],
      ['PresentingComplaint', 'incident_narrative', 'Fell'],
    ] as const;
    const sent = sealed(typed.reduce((state, [key, path, value]) => edit(state, key, path, value), stored));
    const [bad, good] = sent.queue.map(({ commandId, section }) => ({
      ...result(sent, refusal),
      commandId,
      section,
    }));
    if (!bad || !good) throw new Error('nothing queued');
    const state = acknowledge(sent, [bad, { ...good, isKept: true }], NOW);
    expect(state.lock).toMatchObject({ takesLate: true, late: 1 });
    expect(state.queue.map(({ section }) => section)).toEqual(['PresentingComplaint']);
    expect(hasWork(state)).toBe(true);
    expect(sectionDraft(state, 'PrimarySurvey').refused?.changes).toEqual({ airway: 'obstructed' });
    expect(unsentCount(state)).toBe(2);
  });

  it('keeps only the wrong value of a late change, with the reason, and sends the rest again', () => {
    const problem = { field: 'airway', code: 'NOT_A_CHOICE', message: 'Choose one from the list.' };
    const typed = edit(
      edit(stored, 'PrimarySurvey', 'airway', 'obstructed'),
      'PrimarySurvey',
      'consent',
      'implied',
    );
    const sent = sealed(typed);
    const refusal = { outcome: 'REFUSED', code: 'PRF_LOCKED', message: 'Signed.', version: 3 } as const;
    const state = acknowledge(sent, [result(sent, { ...refusal, problems: [problem] })], NOW);
    expect(sectionDraft(state, 'PrimarySurvey').refused).toEqual({
      changes: { airway: 'obstructed' },
      problems: [problem],
    });
    expect(hasWork(state)).toBe(true);
    const again = sealed(state);
    expect(lastCommand(again).changes).toEqual({ consent: 'implied' });
    const kept = acknowledge(again, [result(again, { ...refusal, isKept: true })], NOW);
    expect(kept.lock).toMatchObject({ takesLate: true, late: 1 });
    expect(unsentCount(kept)).toBe(1);
  });

  it('sends nothing more to a void record or another person’s record', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const state = acknowledge(sent, [result(sent, { outcome: 'REFUSED', code: 'PRF_VOID' })], NOW);
    expect(hasWork(state)).toBe(false);
    expect(unsentCount(state)).toBe(1);
  });

  it('keeps only what was typed of an erased record, and nothing from the server', () => {
    const typed = edit(stored, 'PrimarySurvey', 'airway', 'obstructed');
    const sent = sealed(keepText(typed, 'PrimarySurvey', 'disability_notes', { text: 'V', problem: null }));
    const state = acknowledge(sent, [result(sent, { outcome: 'REFUSED', code: 'PRF_ERASED' })], NOW);
    expect(state.lock?.code).toBe('PRF_ERASED');
    expect(shownValues(state, 'PrimarySurvey')).toEqual({ airway: 'obstructed' });
    expect(unsentCount(state)).toBe(2);
    expect(JSON.stringify(state)).not.toContain('Alert');
  });

  it('discards unsent changes if their writer asks, and shows the server’s record', () => {
    const typed = keepPatientForm(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'), { dob: null });
    const sent = sealed(keepText(typed, 'incidentDetails', 'call_time', { text: '14', problem: null }));
    const again = edit(sent, 'PrimarySurvey', 'airway', 'maintained_with_adjunct');
    const refused = acknowledge(again, [result(again, { outcome: 'REFUSED', code: 'PRF_VOID' })], NOW);
    const state = discard(refused);
    expect(unsentCount(refused)).toBeGreaterThan(2);
    expect(unsentCount(state)).toBe(0);
    expect(hasWork(state)).toBe(false);
    expect(state.lock?.code).toBe('PRF_VOID');
    expect(airway(state)).toBe('clear');
    expect(saveStatus(state)).toMatchObject({ kind: 'locked', unsent: 0, since: null });
    // The answer to what was on its way when it was decided changes nothing.
    expect(acknowledge(state, [result(again, { version: 4 })], NOW).sections).toEqual(state.sections);
  });

  it('ignores an answer that it has already had', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const answer = result(sent, { version: 4, data: { airway: 'obstructed' } });
    const once = acknowledge(sent, [answer], NOW);
    const typed = edit(once, 'PrimarySurvey', 'airway', 'clear');
    expect(airway(acknowledge(typed, [answer], NOW))).toBe('clear');
  });

  it('sends the same command again if no answer came', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const failed = sendingFailed(sent, { kind: 'connection', message: 'No answer.' });
    expect(sealed(failed).queue).toEqual(sent.queue);
    expect(saveStatus(failed)).toEqual({ kind: 'offline', count: 1, since: NOW });
    const again = sendingFailed(failed, { kind: 'server', message: 'Down.' });
    expect(again).toMatchObject({ failure: { attempts: 2 }, wentOffline: true });
    expect(sendingFailed(sent, { kind: 'server', message: 'Down.' }).wentOffline).toBe(false);
  });
});

describe.each(['MERGED', 'REPLAYED'] as const)('a waiting command, after one before it was %s', (outcome) => {
  const answered = (path: string, theirs: Readonly<Record<string, string>>) => {
    const first = sealed(edit(stored, 'PrimarySurvey', 'airway', 'unclear'));
    const both = sealed(edit(first, 'PrimarySurvey', path, 'obstructed'), true);
    const [command] = both.queue;
    return acknowledge(
      both,
      [
        result(both, {
          commandId: command?.commandId ?? '',
          outcome,
          version: 5,
          data: { airway: 'unclear', ...theirs },
        }),
      ],
      NOW,
    ).queue;
  };

  it('continues from that result, so that it does not conflict with its own change', () => {
    expect(answered('airway', { disability_notes: 'Drowsy' })).toMatchObject([{ baseVersion: 5 }]);
  });

  it('keeps its starting version if another person changed the same field, so as not to overwrite it', () => {
    expect(answered('disability_notes', { disability_notes: 'Drowsy' })).toMatchObject([{ baseVersion: 3 }]);
  });
});
