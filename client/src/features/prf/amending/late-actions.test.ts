import { describe, expect, it } from 'vitest';
import { actionDifference, observationsWith, whyNotTaken } from './late-actions';

const SET = '0192f0c0-0000-7000-8000-0000000000aa';
const OTHER = '0192f0c0-0000-7000-8000-0000000000bb';
const ACTION = { entryId: SET, total: 7, action: 'Doctor called' };
const alert = (entryId: string, total: number, action: string | null) => ({
  entryId,
  total,
  action,
  band: 'high' as const,
  basis: 'score' as const,
  reasons: [],
  occurredAt: null,
  raisedAt: '2026-11-20T14:32:00.000Z',
  actionedAt: null,
  actionRecordedAt: null,
  escalation: null,
  actionedBy: null,
  clearedAt: null,
});
const late = (entry: object, ...changedPaths: string[]) => ({
  section: 'observations' as const,
  changes: { observations: { entries: [{ id: SET, ...entry }] } },
  changedPaths,
});
const SIGNED = { entries: [{ id: OTHER, heart_rate: 80 }] };
const NEW_SET = late({ heart_rate: 140 }, `entries/${SET}`, `entries/${SET}/heart_rate`);

describe('an action on an alert that came after the signature', () => {
  it('goes into an amendment with its observation set, signed or late', () => {
    const observations = observationsWith(SIGNED, [NEW_SET]);
    expect(observations).toEqual({ entries: [...SIGNED.entries, { id: SET, heart_rate: 140 }] });
    expect(whyNotTaken([], observations, ACTION)).toBeNull();
    expect(whyNotTaken([], SIGNED, ACTION)).toContain('not in the record');
    expect(whyNotTaken([], SIGNED, { ...ACTION, entryId: OTHER })).toBeNull();
  });

  it('is left out if its observation set is struck through', () => {
    const struck = late({ void_reason: 'Wrong patient' }, `entries/${SET}/void_reason`);
    expect(whyNotTaken([], observationsWith(SIGNED, [NEW_SET, struck]), ACTION)).toContain('struck through');
  });

  it('is left out if an action was recorded for that score or a higher one', () => {
    const observations = observationsWith(SIGNED, [NEW_SET]);
    const refusal = (total: number, action: string | null) =>
      whyNotTaken([alert(SET, total, action)], observations, ACTION);
    expect(refusal(7, 'Oxygen')).toContain('already');
    expect(refusal(9, 'Oxygen')).toContain('already');
    expect(refusal(6, 'Oxygen')).toBeNull();
    expect(refusal(7, null)).toBeNull();
  });

  it('is shown next to what the record says', () => {
    const observations = observationsWith(SIGNED, [NEW_SET]);
    expect(actionDifference([], observations, ACTION)).toMatchObject({
      path: `entries/${SET}/alert_action`,
      label: expect.stringMatching(/: Action on the alert \(7\)$/) as string,
      before: null,
      after: 'Doctor called',
    });
    expect(actionDifference([alert(SET, 7, 'Oxygen')], observations, ACTION).before).toBe('Oxygen');
  });
});
