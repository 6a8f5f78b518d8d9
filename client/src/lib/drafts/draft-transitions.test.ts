import { describe, expect, it } from 'vitest';
import { newAmendment, newDraft, type CommandResult, type DraftState } from './draft-state';
import { alertActionPath } from '@sideline/schema/prf/alerts';
import { answeredHere } from './alert-actions';
import {
  acknowledge,
  answerAlert,
  discard,
  lock,
  moveRowTexts,
  seal,
  sendingFailed,
} from './draft-transitions';
import {
  entriesToCorrect,
  hasWork,
  queuedValues,
  saveStatus,
  sectionDraft,
  sectionsToSign,
  shownValues,
  undecidedFields,
  unsentCount,
  unsentSince,
  wouldBeLost,
} from './draft-view';
import { stepsAt } from './steps-at';

const NOW = '2026-11-20T14:32:00.000Z';
const { edit, keepPatientForm, keepText, load, note, resolveConflict } = stepsAt(NOW);
let made = 0;
const sealed = (state: DraftState, isLast = false) =>
  seal(state, { now: NOW, newId: () => `command-${(made += 1)}`, isLast });

const lastCommand = (state: DraftState) => {
  const command = state.queue.at(-1);
  if (!command) throw new Error('nothing queued');
  return command;
};

const result = (state: DraftState, changes: Partial<CommandResult>): CommandResult => ({
  commandId: lastCommand(state).commandId,
  customPrfId: 'SL-261120-7K3M9Q2D',
  section: lastCommand(state).section,
  outcome: 'SAVED',
  version: 1,
  data: {},
  conflict: null,
  problems: [],
  code: null,
  isKept: false,
  message: null,
  ...changes,
});

const stored = load(newDraft('prf'), 'SL-1', {
  PrimarySurvey: { version: 3, data: { airway: 'clear', disability_notes: 'Alert' } },
});
const airway = (state: DraftState) => shownValues(state, 'PrimarySurvey')['airway'];

describe('what waits for an amendment to be signed', () => {
  it('is also its reason and what was done about an alert, each one change, from when they were given', () => {
    const begun = load(newAmendment('prf'), 'SL-1', {});
    expect(saveStatus(begun)).toEqual({ kind: 'amending', count: 0, since: null });
    expect(unsentCount(note(begun, { reason: '  ' }))).toBe(0);
    const explained = note(begun, { reason: 'Left out' });
    expect(saveStatus(explained)).toEqual({ kind: 'amending', count: 1, since: NOW });
    expect(wouldBeLost(explained)).toBe(true);
    const at = '2026-11-20T14:00:00.000Z';
    const answered = note(begun, { alertActions: [{ entryId: 'a', total: 7, action: 'Oxygen', at }] });
    expect(saveStatus(answered)).toEqual({ kind: 'amending', count: 1, since: at });
    // These wait on the server, whatever becomes of the amendment.
    expect(unsentCount(note(begun, { lateEdits: ['late'] }))).toBe(0);
  });

  it('is not that the signed answer was let stand', () => {
    const typed = edit(
      load(newAmendment('prf'), 'SL-1', { PrimarySurvey: { version: 3, data: { airway: 'clear' } } }),
      'PrimarySurvey',
      'airway',
      'obstructed',
    );
    const asked = load(typed, 'SL-1', { PrimarySurvey: { version: 4, data: { airway: 'unclear' } } });
    expect(unsentCount(asked)).toBe(1);
    expect(unsentCount(resolveConflict(asked, 'PrimarySurvey', 'airway', 'mine'))).toBe(1);
    const theirs = resolveConflict(asked, 'PrimarySurvey', 'airway', 'theirs');
    expect(unsentCount(theirs)).toBe(0);
    expect(saveStatus(theirs)).toEqual({ kind: 'amending', count: 0, since: null });
  });

  it('is signed with what was chosen where the version signed meanwhile said otherwise', () => {
    const begun = load(newAmendment('prf'), 'SL-1', {
      PrimarySurvey: { version: 3, data: { airway: 'clear' } },
      SocialHistory: { version: 1, data: { safeguarding_concerns_details: 'None' } },
    });
    const typed = edit(
      edit(begun, 'PrimarySurvey', 'airway', 'obstructed'),
      'SocialHistory',
      'safeguarding_concerns_details',
      'Told the police',
    );
    expect(sectionsToSign(begun)).toEqual([]);
    const asked = load(typed, 'SL-1', {
      PrimarySurvey: { version: 4, data: { airway: 'unclear' } },
      SocialHistory: { version: 2, data: { safeguarding_concerns_details: 'Told the school' } },
    });
    const chosen = resolveConflict(
      resolveConflict(asked, 'PrimarySurvey', 'airway', 'mine'),
      'SocialHistory',
      'safeguarding_concerns_details',
      'theirs',
    );
    expect(sectionsToSign(chosen)).toEqual(['PrimarySurvey', 'SocialHistory']);
    expect(sectionDraft(chosen, 'PrimarySurvey')).toMatchObject({
      edits: { airway: 'obstructed' },
      choices: [{ path: 'airway', side: 'mine' }],
    });
    expect(sectionDraft(chosen, 'SocialHistory')).toMatchObject({
      edits: {},
      choices: [{ path: 'safeguarding_concerns_details', side: 'theirs' }],
    });
    // Sent with the signature alone.
    expect(hasWork(chosen)).toBe(false);
  });
});

describe('the times of the contact', () => {
  it('are known with when the server got them as soon as it says so, unless somebody else’s stands', () => {
    const times = { call_time: '2026-11-20T08:00:00.000Z', arrived_time: '2026-11-20T08:10:00.000Z' };
    const sent = sealed(
      Object.entries({ ...times, incident_location: 'Gate 2' }).reduce(
        (state, [field, value]) => edit(state, 'incidentDetails', field, value),
        newDraft('prf'),
      ),
    );
    const recordedAt = '2026-11-20T14:32:05.000Z';
    const recordedOf = (changes: Partial<CommandResult>) =>
      sectionDraft(
        acknowledge(sent, [result(sent, { data: times, recordedAt, ...changes })], NOW),
        'incidentDetails',
      ).recorded;
    const arrived_time = { at: times.arrived_time, recordedAt };
    expect(recordedOf({})).toEqual({ call_time: { at: times.call_time, recordedAt }, arrived_time });
    const conflict = { paths: ['call_time'], authors: {} };
    expect(recordedOf({ outcome: 'CONFLICT', conflict })).toEqual({ arrived_time });
    expect(recordedOf({ outcome: 'REPLAYED', recordedAt: null })).toBeUndefined();
  });
});

describe('editing and sealing', () => {
  it('shows an edit at once and seals only what changed, from the version it started from', () => {
    const state = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    expect(airway(state)).toBe('obstructed');
    expect(state.queue).toMatchObject([
      { section: 'PrimarySurvey', baseVersion: 3, deviceTime: NOW, changes: { airway: 'obstructed' } },
    ]);
    expect(sectionDraft(state, 'PrimarySurvey').edits).toEqual({});
  });

  it('has nothing to send when a value is put back to what is stored', () => {
    const state = edit(
      edit(stored, 'PrimarySurvey', 'airway', 'obstructed'),
      'PrimarySurvey',
      'airway',
      'clear',
    );
    expect(hasWork(state)).toBe(false);
    expect(sealed(state).queue).toEqual([]);
  });

  it('keeps later edits back while the section’s command is under way', () => {
    const first = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const second = sealed(edit(first, 'PrimarySurvey', 'disability_notes', 'Drowsy'));
    expect(second.queue).toHaveLength(1);
    expect(unsentCount(second)).toBe(2);
  });

  it('seals what follows too when the page is about to go, from the same start', () => {
    const first = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const last = sealed(edit(first, 'PrimarySurvey', 'airway', 'partially_obstructed'), true);
    expect(last.queue.map(({ baseVersion, changes }) => ({ baseVersion, changes }))).toEqual([
      { baseVersion: 3, changes: { airway: 'obstructed' } },
      { baseVersion: 3, changes: { airway: 'partially_obstructed' } },
    ]);
    expect(airway(last)).toBe('partially_obstructed');
  });

  it('makes entries by their first field', () => {
    const state = sealed(edit(newDraft('prf'), 'observations', 'entries/e1/heart_rate', 80));
    expect(state.queue).toMatchObject([
      { baseVersion: 0, changes: { entries: [{ id: 'e1', heart_rate: 80 }] } },
    ]);
  });

  it('keeps text that is no value yet and forgets it with a value', () => {
    const kept = { text: '3oo', problem: 'Enter a number.' };
    const typed = keepText(stored, 'observations', 'entries/e1/heart_rate', kept);
    expect(sectionDraft(typed, 'observations').texts).toEqual({
      'entries/e1/heart_rate': { ...kept, at: NOW },
    });
    expect(hasWork(typed)).toBe(false);
    expect(
      sectionDraft(edit(typed, 'observations', 'entries/e1/heart_rate', 80), 'observations').texts,
    ).toEqual({});
  });
});

describe('what is no value', () => {
  const temperature = 'entries/e1/temperature';
  const refused = keepText(stored, 'observations', temperature, { text: '388', problem: 'Too high.' });

  it('counts as not saved and waits for the clinician', () => {
    expect(unsentCount(refused)).toBe(1);
    expect(saveStatus(refused)).toEqual({ kind: 'toCorrect', count: 1, since: NOW });
    expect(undecidedFields(refused)).toEqual([
      { kind: 'text', section: 'observations', path: temperature, problem: 'Too high.' },
    ]);
    expect([...entriesToCorrect(refused, 'observations', 'entries')]).toEqual(['e1']);
    expect(wouldBeLost(refused)).toBe(true);
  });

  it('is nothing to correct while it is being typed', () => {
    const typing = keepText(stored, 'observations', temperature, { text: '38', problem: null });
    expect(saveStatus(typing)).toEqual({ kind: 'onDevice', since: NOW });
    expect(undecidedFields(typing)).toEqual([]);
    expect(wouldBeLost(typing)).toBe(false);
  });

  it('goes with the entry that is struck through', () => {
    const struck = edit(refused, 'observations', 'entries/e1/void_reason', 'Wrong patient');
    expect(undecidedFields(struck)).toEqual([]);
    expect(hasWork(struck)).toBe(true);
  });

  it('moves with its row when another row is taken away', () => {
    const dose = { text: '5x', problem: 'Enter a number.' };
    const first = keepText(stored, 'PresentingComplaint', 'own_medicines/0/dose', dose);
    const both = keepText(first, 'PresentingComplaint', 'own_medicines/2/dose', { ...dose, text: '7x' });
    const moved = moveRowTexts(both, 'PresentingComplaint', 'own_medicines', (index) =>
      index === 0 ? null : index - 1,
    );
    expect(sectionDraft(moved, 'PresentingComplaint').texts).toEqual({
      'own_medicines/1/dose': { ...dose, text: '7x', at: NOW },
    });
  });
});

describe('the patient’s details', () => {
  const filled = keepPatientForm(stored, { allergies: 'Penicillin' });

  it('are not saved until their own button saved them', () => {
    expect(saveStatus(filled)).toEqual({ kind: 'patientUnsaved', since: NOW });
    expect(undecidedFields(filled)).toEqual([{ kind: 'patient', section: 'patient' }]);
    expect(unsentCount(filled)).toBe(1);
    expect(wouldBeLost(filled)).toBe(true);
    expect(hasWork(filled)).toBe(false);
  });

  it('leave nothing behind once they are', () => {
    expect(undecidedFields(keepPatientForm(filled, null))).toEqual([]);
  });
});

describe('answers', () => {
  it('takes SAVED as the new start and keeps what was typed meanwhile', () => {
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

  it('does not take the server’s trimming of a text for another’s change', () => {
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

    it('puts what another added under what was added here, and asks nothing', () => {
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

    it('leaves nothing to send where another did the same, and takes a removal', () => {
      expect(
        sectionDraft(load(enter(begun, [latex, nuts]), 'SL-1', at(2, [latex, nuts])), KEY).edits,
      ).toEqual({});
      expect(shown(load(enter(begun, [latex, nuts]), 'SL-1', at(2, [])))).toEqual([nuts]);
    });

    it('asks about a row with two answers alone: what either added stands whichever is chosen', () => {
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

    it('keeps half-typed text in the row, or the row to come, in which it was typed', () => {
      const text = { text: 'Pea', problem: null };
      const typing = keepText(begun, KEY, 'allergies/1/substance', text);
      const state = load(keepText(typing, KEY, 'allergies/0/reaction', text), 'SL-1', at(2, [bees, latex]));
      expect(Object.keys(sectionDraft(state, KEY).texts).sort()).toEqual([
        'allergies/1/reaction',
        'allergies/2/substance',
      ]);
    });
  });

  it('keeps no GCS total that the server worked out from parts, and one that was entered', () => {
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

  it('brings another’s fields in with MERGED', () => {
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

  it('makes a conflict of a field that was being typed while another changed it', () => {
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

    it('keeps both sides and sends nothing of it until somebody chose', () => {
      expect(sectionDraft(state, 'PrimarySurvey').conflict).toMatchObject({
        paths: ['airway'],
        mine: { airway: 'obstructed' },
        authors: { airway: { author: 'Sam Reed', at: NOW } },
      });
      expect(airway(state)).toBe('obstructed');
      expect(saveStatus(state)).toEqual({ kind: 'conflict', count: 1, since: NOW });
      expect(sealed(state).queue).toEqual([]);
    });

    it('sends mine from the newest version', () => {
      const chosen = sealed(resolveConflict(state, 'PrimarySurvey', 'airway', 'mine'));
      expect(chosen.queue).toMatchObject([{ baseVersion: 5, changes: { airway: 'obstructed' } }]);
      expect(sectionDraft(chosen, 'PrimarySurvey').conflict).toBeNull();
      // The value and the choice of it are one change.
      expect(unsentCount(chosen)).toBe(1);
    });

    it('lets theirs stand', () => {
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

    it('goes on taking what is typed into the field as this side', () => {
      const typed = edit(state, 'PrimarySurvey', 'airway', 'clear');
      expect(sectionDraft(typed, 'PrimarySurvey').conflict?.mine).toEqual({ airway: 'clear' });
    });
  });

  it('keeps what was REFUSED with its problem, sends the rest again, and takes a correction', () => {
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

  it('locks and keeps what was typed when the record was signed meanwhile', () => {
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

  it('sends the rest too where the server keeps what came after the signature', () => {
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

  it('keeps one here that not even comes beside the signed record, and lets the others go on', () => {
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

  it('keeps of one that came late only the value at fault, with the reason, and sends the others again', () => {
    const problem = { field: 'airway', code: 'NOT_A_CHOICE', message: 'Choose one of the list.' };
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

  it('sends nothing more to a record that is void, or somebody else’s', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const state = acknowledge(sent, [result(sent, { outcome: 'REFUSED', code: 'PRF_VOID' })], NOW);
    expect(hasWork(state)).toBe(false);
    expect(unsentCount(state)).toBe(1);
  });

  it('keeps of an erased record only what was typed, and nothing of what the server had given', () => {
    const typed = edit(stored, 'PrimarySurvey', 'airway', 'obstructed');
    const sent = sealed(keepText(typed, 'PrimarySurvey', 'disability_notes', { text: 'V', problem: null }));
    const state = acknowledge(sent, [result(sent, { outcome: 'REFUSED', code: 'PRF_ERASED' })], NOW);
    expect(state.lock?.code).toBe('PRF_ERASED');
    expect(shownValues(state, 'PrimarySurvey')).toEqual({ airway: 'obstructed' });
    expect(unsentCount(state)).toBe(2);
    expect(JSON.stringify(state)).not.toContain('Alert');
  });

  it('lets go of what is unsent where its writer decides against it, and shows the record as the server has it', () => {
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

  it('ignores an answer that it has had already', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const answer = result(sent, { version: 4, data: { airway: 'obstructed' } });
    const once = acknowledge(sent, [answer], NOW);
    const typed = edit(once, 'PrimarySurvey', 'airway', 'clear');
    expect(airway(acknowledge(typed, [answer], NOW))).toBe('clear');
  });

  it('sends the same command again after a silence', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const failed = sendingFailed(sent, { kind: 'connection', message: 'No answer.' });
    expect(sealed(failed).queue).toEqual(sent.queue);
    expect(saveStatus(failed)).toEqual({ kind: 'offline', count: 1, since: NOW });
    const again = sendingFailed(failed, { kind: 'server', message: 'Down.' });
    expect(again).toMatchObject({ failure: { attempts: 2 }, wentOffline: true });
    expect(sendingFailed(sent, { kind: 'server', message: 'Down.' }).wentOffline).toBe(false);
  });
});

describe('reading the record again', () => {
  it('puts newer sections under what was typed', () => {
    const typed = edit(stored, 'PrimarySurvey', 'disability_notes', 'Drowsy');
    const state = load(typed, 'SL-1', {
      PrimarySurvey: { version: 4, data: { airway: 'obstructed', disability_notes: 'Alert' } },
    });
    expect(shownValues(state, 'PrimarySurvey')).toEqual({ airway: 'obstructed', disability_notes: 'Drowsy' });
    expect(sectionDraft(state, 'PrimarySurvey').conflict).toBeNull();
  });

  it('shows what was entered in an entry that somebody struck through, and does not let it stand there', () => {
    const entry = { id: 'e1', heart_rate: 80 };
    const path = 'entries/e1/heart_rate';
    const before = load(newDraft('prf'), 'SL-1', {
      observations: { version: 1, data: { entries: [entry] } },
    });
    const struck = { version: 2, data: { entries: [{ ...entry, void_reason: 'Wrong patient' }] } };
    const read = load(edit(before, 'observations', path, 90), 'SL-1', { observations: struck });
    expect(sectionDraft(read, 'observations').conflict).toMatchObject({ paths: [path] });
    expect(hasWork(read)).toBe(false);
    expect(resolveConflict(read, 'observations', path, 'mine')).toBe(read);
    const left = resolveConflict(read, 'observations', path, 'theirs');
    expect(shownValues(left, 'observations')).toEqual(struck.data);
    expect(unsentCount(left)).toBe(1);
  });

  it('shows what was no value, or was turned down, of an entry that somebody struck through', () => {
    const entry = { id: 'e1', heart_rate: 80 };
    const at = { text: '38x', path: 'entries/e1/temperature', rate: 'entries/e1/heart_rate' };
    const before = load(newDraft('prf'), 'SL-1', {
      observations: { version: 1, data: { entries: [entry] } },
    });
    const typed = keepText(before, 'observations', at.path, { text: at.text, problem: 'Enter a number.' });
    const struck = { version: 2, data: { entries: [{ ...entry, void_reason: 'Wrong patient' }] } };
    const read = load(typed, 'SL-1', { observations: struck });
    expect(sectionDraft(read, 'observations')).toMatchObject({
      texts: {},
      conflict: { paths: [at.path], mine: { entries: [{ id: 'e1', temperature: at.text }] } },
    });
    expect(undecidedFields(resolveConflict(read, 'observations', at.path, 'theirs'))).toEqual([]);

    // Written here before that was known, and turned down by the server, which knew.
    const sent = sealed(edit(typed, 'observations', at.rate, 90));
    const known = {
      ...sent,
      sections: { ...sent.sections, observations: sectionDraft(read, 'observations') },
    };
    const [command] = sent.queue;
    const turnedDown = acknowledge(
      known,
      [
        {
          commandId: command!.commandId,
          customPrfId: 'SL-1',
          section: 'observations',
          outcome: 'REFUSED',
          version: 2,
          data: {},
          conflict: null,
          problems: [{ field: 'entries/e1', code: 'ENTRY_VOID', message: 'It is struck through.' }],
          code: 'BAD_INPUT',
          isKept: false,
          message: 'Refused.',
        },
      ],
      NOW,
    );
    expect(sectionDraft(turnedDown, 'observations')).toMatchObject({
      refused: null,
      conflict: { paths: [at.path, at.rate] },
    });
    expect(entriesToCorrect(turnedDown, 'observations', 'entries').size).toBe(0);
  });

  it('has nothing to send of what is the same in an entry that was struck through', () => {
    const path = 'entries/e1/heart_rate';
    const entry = { id: 'e1', heart_rate: 80 };
    const before = load(newDraft('prf'), 'SL-1', {
      observations: { version: 1, data: { entries: [entry] } },
    });
    const struck = { id: 'e1', heart_rate: 90, void_reason: 'Wrong patient' };
    const read = load(edit(before, 'observations', path, 90), 'SL-1', {
      observations: { version: 2, data: { entries: [struck] } },
    });
    expect(unsentCount(read)).toBe(0);
  });

  it('leaves a section alone while its command is under way, and never goes back to an older version', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    expect(load(sent, 'SL-1', { PrimarySurvey: { version: 9, data: {} } }).sections).toEqual(sent.sections);
    expect(load(stored, 'SL-1', { PrimarySurvey: { version: 2, data: {} } }).sections).toEqual(
      stored.sections,
    );
  });

  it('takes no edits once it is locked', () => {
    const locked = lock(stored, { code: 'PRF_LOCKED', message: 'Signed.' });
    expect(edit(locked, 'PrimarySurvey', 'airway', 'obstructed')).toBe(locked);
  });
});

describe.each(['MERGED', 'REPLAYED'] as const)(
  'a command that still waits when one before it was %s',
  (outcome) => {
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

    it('starts from what that made, or it would clash with its own hand', () => {
      expect(answered('airway', { disability_notes: 'Drowsy' })).toMatchObject([{ baseVersion: 5 }]);
    });

    it('keeps its start where somebody else changed the same, or that would be written over', () => {
      expect(answered('disability_notes', { disability_notes: 'Drowsy' })).toMatchObject([
        { baseVersion: 3 },
      ]);
    });
  },
);

describe('the time at which something was entered', () => {
  const at = (time: string) => `2026-11-20T${time}:00.000Z`;
  const enter = (state: DraftState, path: string, value: string, time: string) =>
    stepsAt(at(time)).edit(state, 'PrimarySurvey', path, value);
  const sealedAt = (state: DraftState, time: string) =>
    seal(state, { now: at(time), newId: () => `command-${(made += 1)}` });
  const timesOf = (state: DraftState) =>
    state.queue.map(({ deviceTime, changes }) => [deviceTime, Object.keys(changes)]);
  const underWay = sealedAt(enter(stored, 'disability_notes', 'Drowsy', '10:00'), '10:00');
  const answer = result(underWay, { version: 4, data: { airway: 'clear', disability_notes: 'Drowsy' } });

  it('goes along with what waited for hours behind a command under way', () => {
    const waiting = enter(underWay, 'airway', 'obstructed', '10:05');
    const back = sealedAt(acknowledge(waiting, [answer], at('13:05')), '13:05');
    expect(timesOf(back)).toEqual([[at('10:05'), ['airway']]]);
  });

  it('is each one’s own where more than a quarter of an hour lies between, and the last of what belongs together', () => {
    const waiting = enter(
      enter(enter(underWay, 'airway', 'obstructed', '10:05'), 'consent', 'verbal', '10:20'),
      'cervical_spine',
      'cleared',
      '12:50',
    );
    const back = sealedAt(acknowledge(waiting, [answer], at('13:05')), '13:05');
    expect(timesOf(back)).toEqual([
      [at('10:20'), ['airway', 'consent']],
      [at('12:50'), ['cervical_spine']],
    ]);
    expect(new Set(back.queue.map(({ baseVersion }) => baseVersion))).toEqual(new Set([4]));
  });

  it('stays with what was turned down, and with one side of a choice', () => {
    const sent = sealedAt(enter(stored, 'airway', 'obstructed', '10:05'), '10:05');
    const refused = acknowledge(
      sent,
      [result(sent, { outcome: 'REFUSED', problems: [{ field: 'airway', code: 'X', message: 'No.' }] })],
      at('13:05'),
    );
    expect(unsentSince(refused)).toBe(at('10:05'));
    const clash = acknowledge(
      sent,
      [
        result(sent, {
          outcome: 'CONFLICT',
          version: 4,
          data: { airway: 'unclear' },
          conflict: { paths: ['airway'], authors: {} },
        }),
      ],
      at('13:05'),
    );
    expect(sectionDraft(clash, 'PrimarySurvey').enteredAt).toMatchObject({ airway: at('10:05') });
    expect(saveStatus(clash)).toEqual({ kind: 'conflict', count: 1, since: at('10:05') });
  });

  it('is known of texts that are no value, and of the patient’s details', () => {
    const typed = stepsAt(at('10:05')).keepText(stored, 'observations', 'entries/e1/temperature', {
      text: '388',
      problem: 'Too high.',
    });
    expect(unsentSince(stepsAt(at('11:00')).keepPatientForm(typed, {}))).toBe(at('10:05'));
    expect(unsentSince(stepsAt(at('11:00')).keepPatientForm(stored, {}))).toBe(at('11:00'));
  });
});

describe('what was done about an alert', () => {
  const SET = '0192f0c0-0000-7000-8000-0000000000aa';
  const ACTION = { entryId: SET, total: 7, action: 'Doctor called' };
  const textOf = (state: DraftState) => sectionDraft(state, 'observations').texts[alertActionPath(SET)];
  const typed = keepText(
    edit(newDraft('prf'), 'observations', `entries/${SET}/heart_rate`, 140),
    'observations',
    alertActionPath(SET),
    { text: 'Doctor called', problem: null },
  );
  const recorded = answerAlert(typed, ACTION, { now: NOW, newId: () => `command-${(made += 1)}` });

  it('is a change like any other while it is typed, and goes after its set in one queue', () => {
    expect(unsentCount(typed)).toBe(2);
    expect(undecidedFields(typed)).toEqual([]);
    expect(recorded.queue).toMatchObject([
      { section: 'observations', changes: { entries: [{ id: SET, heart_rate: 140 }] } },
      { section: 'observations', changes: {}, alertAction: ACTION, deviceTime: NOW },
    ]);
    expect(textOf(recorded)).toBeUndefined();
    expect(unsentCount(recorded)).toBe(2);
    expect(hasWork(recorded)).toBe(true);
  });

  it('counts as answered here from then on, also once the server has it', () => {
    expect(answeredHere(typed)).toEqual([]);
    expect(answeredHere(recorded)).toEqual([ACTION]);
    const data = { entries: [{ id: SET, heart_rate: 140 }] };
    const sent = acknowledge(
      recorded,
      recorded.queue.map(({ commandId }) => result(recorded, { commandId, data })),
      NOW,
    );
    expect(sent.queue).toEqual([]);
    expect(unsentCount(sent)).toBe(0);
    expect(answeredHere(sent)).toEqual([{ entryId: SET, total: 7 }]);
  });

  it.each([
    {
      code: 'BAD_INPUT',
      problems: [{ field: alertActionPath(SET), code: 'NOT_WAITING', message: 'Answered.' }],
    },
    { code: 'PRF_LOCKED', problems: [], message: 'Answered.' },
    { code: 'PRF_VOID', problems: [], message: 'Answered.' },
  ])('is text again with the reason where the server refuses it: $code', (refusal) => {
    const refused = acknowledge(recorded, [result(recorded, { outcome: 'REFUSED', ...refusal })], NOW);
    expect(textOf(refused)).toMatchObject({ text: 'Doctor called', problem: 'Answered.' });
    expect(refused.queue).toHaveLength(1);
    expect(answeredHere(refused)).toEqual([]);
    expect(entriesToCorrect(refused, 'observations', 'entries').size).toBe(0);
    const again = keepText(recorded, 'observations', alertActionPath(SET), { text: 'Oxygen', problem: null });
    expect(
      textOf(acknowledge(again, [result(recorded, { outcome: 'REFUSED', ...refusal })], NOW))?.text,
    ).toBe('Doctor called\nOxygen');
  });

  it('is kept beside a record that was signed meanwhile, and nothing of it waits here', () => {
    const kept = acknowledge(
      recorded,
      recorded.queue.map(({ commandId }) =>
        result(recorded, { commandId, outcome: 'REFUSED', code: 'PRF_LOCKED', isKept: true }),
      ),
      NOW,
    );
    expect(textOf(kept)).toBeUndefined();
    expect(unsentCount(kept)).toBe(0);
    expect(kept.lock).toMatchObject({ code: 'PRF_LOCKED', takesLate: true, late: 2 });
  });

  it('stays text where the record is closed', () => {
    const locked = lock(typed, { code: 'PRF_LOCKED', message: 'Signed' });
    expect(answerAlert(locked, ACTION, { now: NOW, newId: () => 'x' })).toBe(locked);
  });
});
