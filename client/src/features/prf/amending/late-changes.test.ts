import { describe, expect, it } from 'vitest';
import { enteredBy, patchOf } from './late-changes';

describe('a change that came after the signature', () => {
  it('names cleared fields by path, and a new entry by id', () => {
    const told = {
      section: 'observations' as const,
      changes: {
        observations: {
          entries: [{ id: 'a', heart_rate: 80, temperature: null, __typename: 'Observation' }],
        },
      },
      changedPaths: ['entries/a', 'entries/a/heart_rate', 'entries/a/temperature'],
    };
    expect(enteredBy(told)).toEqual([
      { path: 'entries/a/id', value: 'a' },
      { path: 'entries/a/heart_rate', value: 80 },
      { path: 'entries/a/temperature', value: null },
    ]);
    expect(patchOf(told)).toEqual({ entries: [{ id: 'a', heart_rate: 80, temperature: null }] });
  });

  it('keeps a section’s field as it was entered', () => {
    expect(
      patchOf({
        section: 'PrimarySurvey',
        changes: { PrimarySurvey: { airway: 'clear', consent: null } },
        changedPaths: ['airway', 'consent'],
      }),
    ).toEqual({ airway: 'clear', consent: null });
  });
});
