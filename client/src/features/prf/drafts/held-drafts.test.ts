import { LIMITS } from '@sideline/schema/limits';
import { describe, expect, it } from 'vitest';
import { newAmendment, newDraft } from './draft-state';
import { heldHeads, isHeldAs } from './held-drafts';
import { stepsAt } from './steps-at';

const READ_AT = '2026-11-20T14:32:00.000Z';
const A_DAY_ON = Date.parse(READ_AT) + LIMITS.autosave.keptForMs;
const { edit, load } = stepsAt(READ_AT);
const sent = load(newDraft('prf'), 'SL-1', {
  incidentDetails: { version: 1, data: { chief_complaint: 'Fall' } },
});
const waiting = edit(sent, 'incidentDetails', 'chief_complaint', 'Fall from a step');

describe('a record that exists only as a draft', () => {
  it('can be opened by its number or its id', () => {
    expect(isHeldAs(sent, 'SL-1', A_DAY_ON)).toBe(true);
    expect(isHeldAs(sent, 'prf', A_DAY_ON)).toBe(true);
    expect(isHeldAs(sent, 'SL-2', A_DAY_ON)).toBe(false);
  });

  it('is shown for a day after the server has all of it, and as long as something is unsent', () => {
    expect(isHeldAs(sent, 'SL-1', A_DAY_ON + 1)).toBe(false);
    expect(isHeldAs(waiting, 'SL-1', A_DAY_ON + 1)).toBe(true);
    expect(heldHeads([sent], A_DAY_ON + 1)).toEqual([]);
  });

  it('is listed with its complaint and the time of the last exchange with the server', () => {
    const head = { customPrfId: 'SL-1', patientName: null, isDraftAlone: true, readAt: Date.parse(READ_AT) };
    expect(heldHeads([sent, waiting], A_DAY_ON)).toEqual([
      { ...head, complaint: 'Fall' },
      { ...head, complaint: 'Fall from a step' },
    ]);
  });

  it('is listed by the name typed for its patient', () => {
    const typed = { ...waiting, patientForm: { name: 'Rowan Hazel' } };
    expect(heldHeads([typed], A_DAY_ON)).toMatchObject([{ patientName: 'Rowan Hazel' }]);
  });

  it('is neither one that the server has not created yet, nor an amendment', () => {
    const amendment = load(newAmendment('prf'), 'SL-1', {});
    expect(heldHeads([edit(newDraft('new'), 'incidentDetails', 'chief_complaint', 'Burn')], 0)).toEqual([]);
    expect(heldHeads([amendment], A_DAY_ON)).toEqual([]);
    expect(isHeldAs(amendment, 'SL-1', A_DAY_ON)).toBe(false);
  });

  it('does not become newer by being shown from the device', () => {
    const shown = stepsAt('2026-11-19T09:00:00.000Z').load(sent, 'SL-1', {});
    expect(shown.confirmedAt).toBe(READ_AT);
  });
});
