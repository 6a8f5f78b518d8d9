import { describe, expect, it } from 'vitest';
import { cameLate } from './draft-locking';
import { newAmendment } from './draft-state';
import { NOW, result, sealed, steps, stored } from './draft-steps.fixture';
import { hasWork, saveStatus, sectionDraft, sectionsToSign, unsentCount, wouldBeLost } from './draft-view';

const { edit, load, note, resolveConflict } = steps;

describe('changes waiting for an amendment to be signed', () => {
  it('count its reason and each alert action as one change each, dated when they were given', () => {
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

  it('do not count a signed answer that was kept', () => {
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

  it('are signed with the chosen answer if the new signed version differs', () => {
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

describe('a change that is too late for a signed record', () => {
  it('is counted if it is kept with the record, and stays here if it is not', () => {
    const sent = sealed(edit(stored, 'PrimarySurvey', 'airway', 'obstructed'));
    const answer = result(sent, { code: 'PRF_LOCKED', message: 'Signed.', isKept: true });
    const once = cameLate(sent, answer);
    expect(once.lock).toMatchObject({ code: 'PRF_LOCKED', late: 1, takesLate: true });
    expect(cameLate(once, answer).lock).toMatchObject({ late: 2 });
    expect(cameLate(once, { ...answer, isKept: false }).lock).toMatchObject({ late: 1 });
  });
});
