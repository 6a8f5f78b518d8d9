import { describe, expect, it } from 'vitest';
import { checkEscalation } from './check-escalation.js';

const NOW = new Date('2026-11-20T14:30:00.000Z');
const GIVEN = {
  entryId: '01936a5e-8c4b-7d3f-9a21-0c5d7e8f9a21',
  name: 'Dr Shah',
  role: 'event doctor',
  at: '2026-11-20T14:20:00.000Z',
  answer: 'Coming now',
  reason: 'Known COPD',
  until: '2026-12-24',
};

describe('an answer to an alert', () => {
  // Every field that a kind needs, with the words that ask for it.
  it.each([
    ['reassessed', 'entryId', 'Choose an entry in this record.'],
    ['treated', 'entryId', 'Choose an entry in this record.'],
    ['escalated', 'name', 'Enter a name.'],
    ['escalated', 'role', 'Enter the role.'],
    ['escalated', 'at', 'Enter when it happened.'],
    ['escalated', 'answer', 'Enter the answer.'],
    ['conveyed', 'reason', 'Describe it in a few words.'],
    ['judged_chronic', 'until', 'Enter the date.'],
  ])('of the kind %s without %s asks for it', (kind, field, message) => {
    for (const nothing of [null, undefined, ''])
      expect(checkEscalation({ ...GIVEN, kind, [field]: nothing }, NOW)).toEqual({
        escalation: null,
        problems: [{ field, code: 'invalid', message }],
      });
  });

  it.each([null, 'treated', {}, { ...GIVEN, kind: 'a word' }, { ...GIVEN, kind: 7 }])(
    'is one of the list: not %j',
    (given) => {
      expect(checkEscalation(given, NOW)).toEqual({
        escalation: null,
        problems: [{ field: 'kind', code: 'required', message: 'Choose what was done from the list.' }],
      });
    },
  );

  it('keeps what its kind needs, and a time with the device’s own offset', () => {
    const at = '2026-11-20T15:20:00+01:00';
    expect(checkEscalation({ ...GIVEN, kind: 'conveyed', at }, NOW)).toEqual({
      escalation: { kind: 'conveyed', reason: 'Known COPD', at },
      problems: [],
    });
  });

  it.each([
    ['2026-11-20T14:35:00.000Z', []],
    [
      '2026-11-20T14:35:00.001Z',
      [
        {
          field: 'at',
          code: 'in_future',
          message: 'This time is in the future. Enter when it happened.',
        },
      ],
    ],
  ])('at %s, five minutes of drift allowed', (at, problems) => {
    expect(checkEscalation({ ...GIVEN, kind: 'escalated', at }, NOW).problems).toEqual(problems);
  });

  it('is chronic until a day that has not passed', () => {
    const until = (day: string) => checkEscalation({ ...GIVEN, kind: 'judged_chronic', until: day }, NOW);
    expect(until('2026-11-20').problems).toEqual([]);
    expect(until('2026-11-19')).toEqual({
      escalation: null,
      problems: [
        {
          field: 'until',
          code: 'in_past',
          message: 'This date has passed. Enter today or a later date.',
        },
      ],
    });
  });
});
