import { describe, expect, it } from 'vitest';
import { newDraft } from './draft-state';
import { NOW, sealed, steps, stored } from './draft-steps.fixture';
import { acknowledge, lock } from './draft-transitions';
import {
  entriesToCorrect,
  hasWork,
  sectionDraft,
  shownValues,
  undecidedFields,
  unsentCount,
} from './draft-view';

const { edit, keepText, load, resolveConflict } = steps;

describe('reading the record again', () => {
  it('puts newer sections below what was typed', () => {
    const typed = edit(stored, 'PrimarySurvey', 'disability_notes', 'Drowsy');
    const state = load(typed, 'SL-1', {
      PrimarySurvey: { version: 4, data: { airway: 'obstructed', disability_notes: 'Alert' } },
    });
    expect(shownValues(state, 'PrimarySurvey')).toEqual({ airway: 'obstructed', disability_notes: 'Drowsy' });
    expect(sectionDraft(state, 'PrimarySurvey').conflict).toBeNull();
  });

  it('shows what was entered in an entry that another person struck through, without keeping it', () => {
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

  it('shows text that is not a value or was refused, in an entry that another person struck through', () => {
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

  it('has nothing to send if an entry that was struck through has the same values', () => {
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

  it('leaves a section alone while its command is being sent, and never returns to an older version', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    expect(load(sent, 'SL-1', { PrimarySurvey: { version: 9, data: {} } }).sections).toEqual(sent.sections);
    expect(load(stored, 'SL-1', { PrimarySurvey: { version: 2, data: {} } }).sections).toEqual(
      stored.sections,
    );
  });

  it('accepts no edits once it is locked', () => {
    const locked = lock(stored, { code: 'PRF_LOCKED', message: 'Signed.' });
    expect(edit(locked, 'PrimarySurvey', 'airway', 'obstructed')).toBe(locked);
  });
});
