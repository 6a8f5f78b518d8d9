import { alertActionPath } from '@sideline/schema/prf/rules/alerts';
import { describe, expect, it } from 'vitest';
import { answeredHere } from './alert-actions';
import { newDraft, type DraftState } from './draft-state';
import { airway, newId, NOW, result, sealed, steps, stored } from './draft-steps.fixture';
import { acknowledge, answerAlert, lock, moveRowTexts } from './draft-transitions';
import {
  entriesToCorrect,
  hasWork,
  saveStatus,
  sectionDraft,
  undecidedFields,
  unsentCount,
  wouldBeLost,
} from './draft-view';

const { edit, keepPatientForm, keepText } = steps;

describe('editing and sealing', () => {
  it('shows an edit at once and seals only what changed, from its starting version', () => {
    const state = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    expect(airway(state)).toBe('obstructed');
    expect(state.queue).toMatchObject([
      { section: 'PrimarySurvey', baseVersion: 3, deviceTime: NOW, changes: { airway: 'obstructed' } },
    ]);
    expect(sectionDraft(state, 'PrimarySurvey').edits).toEqual({});
  });

  it('has nothing to send if a value is returned to the stored one', () => {
    const state = edit(
      edit(stored, 'PrimarySurvey', 'airway', 'obstructed'),
      'PrimarySurvey',
      'airway',
      'clear',
    );
    expect(hasWork(state)).toBe(false);
    expect(sealed(state).queue).toEqual([]);
  });

  it('holds later edits back while the section’s command is being sent', () => {
    const first = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const second = sealed(edit(first, 'PrimarySurvey', 'disability_notes', 'Drowsy'));
    expect(second.queue).toHaveLength(1);
    expect(unsentCount(second)).toBe(2);
  });

  it('also seals later edits if the page is about to close, from the same start', () => {
    const first = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const last = sealed(edit(first, 'PrimarySurvey', 'airway', 'partially_obstructed'), true);
    expect(last.queue.map(({ baseVersion, changes }) => ({ baseVersion, changes }))).toEqual([
      { baseVersion: 3, changes: { airway: 'obstructed' } },
      { baseVersion: 3, changes: { airway: 'partially_obstructed' } },
    ]);
    expect(airway(last)).toBe('partially_obstructed');
  });

  it('creates an entry with its first field', () => {
    const state = sealed(edit(newDraft('prf'), 'observations', 'entries/e1/heart_rate', 80));
    expect(state.queue).toMatchObject([
      { baseVersion: 0, changes: { entries: [{ id: 'e1', heart_rate: 80 }] } },
    ]);
  });

  it('keeps text that is not yet a value, and drops it once there is a value', () => {
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

describe('text that is not a value', () => {
  const temperature = 'entries/e1/temperature';
  const refused = keepText(stored, 'observations', temperature, { text: '388', problem: 'Too high.' });

  it('counts as unsaved and waits for the clinician', () => {
    expect(unsentCount(refused)).toBe(1);
    expect(saveStatus(refused)).toEqual({ kind: 'toCorrect', count: 1, since: NOW });
    expect(undecidedFields(refused)).toEqual([
      { kind: 'text', section: 'observations', path: temperature, problem: 'Too high.' },
    ]);
    expect([...entriesToCorrect(refused, 'observations', 'entries')]).toEqual(['e1']);
    expect(wouldBeLost(refused)).toBe(true);
  });

  it('does not ask for correction while it is being typed', () => {
    const typing = keepText(stored, 'observations', temperature, { text: '38', problem: null });
    expect(saveStatus(typing)).toEqual({ kind: 'onDevice', since: NOW });
    expect(undecidedFields(typing)).toEqual([]);
    expect(wouldBeLost(typing)).toBe(false);
  });

  it('is removed with the entry that is struck through', () => {
    const struck = edit(refused, 'observations', 'entries/e1/void_reason', 'Wrong patient');
    expect(undecidedFields(struck)).toEqual([]);
    expect(hasWork(struck)).toBe(true);
  });

  it('moves with its row if another row is removed', () => {
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

  it('are not saved until their own button is pressed', () => {
    expect(saveStatus(filled)).toEqual({ kind: 'patientUnsaved', since: NOW });
    expect(undecidedFields(filled)).toEqual([{ kind: 'patient', section: 'patient' }]);
    expect(unsentCount(filled)).toBe(1);
    expect(wouldBeLost(filled)).toBe(true);
    expect(hasWork(filled)).toBe(false);
  });

  it('leave nothing behind once they are saved', () => {
    expect(undecidedFields(keepPatientForm(filled, null))).toEqual([]);
  });
});

describe('an action on an alert', () => {
  const SET = '0192f0c0-0000-7000-8000-0000000000aa';
  const ACTION = { entryId: SET, total: 7, action: 'Doctor called' };
  const textOf = (state: DraftState) => sectionDraft(state, 'observations').texts[alertActionPath(SET)];
  const typed = keepText(
    edit(newDraft('prf'), 'observations', `entries/${SET}/heart_rate`, 140),
    'observations',
    alertActionPath(SET),
    { text: 'Doctor called', problem: null },
  );
  const recorded = answerAlert(typed, ACTION, { now: NOW, newId });

  it('is an ordinary change while it is typed, and is queued after its observation set', () => {
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

  it('then counts as answered on this device, even once the server has it', () => {
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
  ])('becomes text again with the reason if the server refuses it: $code', (refusal) => {
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

  it('is kept with a record that has been signed, and leaves nothing waiting here', () => {
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

  it('stays as text if the record is closed', () => {
    const locked = lock(typed, { code: 'PRF_LOCKED', message: 'Signed' });
    expect(answerAlert(locked, ACTION, { now: NOW, newId: () => 'x' })).toBe(locked);
  });
});
