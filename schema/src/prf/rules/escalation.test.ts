import { describe, expect, it } from 'vitest';
import { fieldAt } from '../catalogue/catalogue.js';
import {
  answerProblem,
  entriesToName,
  ESCALATION_KINDS,
  ESCALATIONS,
  escalationWords,
} from './escalation.js';

const AT = '2026-11-20T14:20:40.000Z';
const ALERT = { entryId: 'alert', at: AT };
const data = {
  observations: {
    entries: [
      { id: 'before', date_time: '2026-11-20T14:20:39.000Z', heart_rate: 88 },
      { id: 'alert', date_time: AT, heart_rate: 140 },
      { id: 'same', date_time: AT, heart_rate: 84 },
      { id: 'after', date_time: '2026-11-20T14:40:00.000Z', heart_rate: 84 },
      { id: 'untimed', heart_rate: 84 },
      { id: 'empty', date_time: '2026-11-20T14:41:00.000Z', position: 'sitting' },
    ],
  },
  ClinicalInterventions: {
    procedures: [
      { id: 'early', procedure: 'suction', time_performed: '2026-11-20T14:10:00.000Z' },
      { id: 'late', procedure: 'suction', time_performed: '2026-11-20T14:30:00.000Z' },
      { id: 'struck', procedure: 'suction', void_reason: 'Wrong patient' },
    ],
    consumables_used: [{ id: 'used', consumable: 'Mask', time_used: '2026-11-20T14:30:00.000Z' }],
  },
};

describe('the escalation table', () => {
  it('has a name for each action', () => {
    expect(Object.entries(ESCALATIONS).map(([kind, { label }]) => [kind, label])).toEqual([
      ['reassessed', 'Reassessed'],
      ['treated', 'Treated'],
      ['escalated', 'Escalated'],
      ['senior_review', 'Senior review'],
      ['conveyed', 'Conveyed'],
      ['palliative_plan', 'Palliative plan'],
      ['judged_chronic', 'Judged chronic'],
      ['patient_refused', 'Patient refused'],
    ]);
  });

  it('wants with whom and when, not a word (clinical section 9)', () => {
    expect(Object.values(ESCALATIONS).map(({ needs }) => Object.keys(needs))).toEqual([
      ['entryId'],
      ['entryId'],
      ['name', 'role', 'at', 'answer'],
      ['name', 'role', 'at', 'answer'],
      ['reason', 'at'],
      ['name', 'reason'],
      ['name', 'reason', 'until'],
      ['reason', 'at'],
    ]);
  });
});

describe('the entries that an answer can name', () => {
  const named = (
    kind: 'reassessed' | 'treated' | 'conveyed',
    alert: Parameters<typeof entriesToName>[1] = ALERT,
  ) => entriesToName(kind, alert, { data }).map(({ id }) => id);

  it('are sets with a value, newest first, without the one that raised the alert', () => {
    expect(named('reassessed')).toEqual(['after', 'same', 'before', 'untimed']);
  });
  it('have those without a time last, in whichever order they were entered', () => {
    const entries = [
      { id: 'untimed', heart_rate: 84 },
      { id: 'timed', date_time: AT, heart_rate: 84 },
      { id: 'untimed too', heart_rate: 84 },
    ];
    expect(
      entriesToName('reassessed', ALERT, { data: { observations: { entries } } }).map(({ id }) => id),
    ).toEqual(['timed', 'untimed', 'untimed too']);
  });
  it('are treatments of that time or later; of any time where the alert has none', () => {
    expect(named('treated')).toEqual(['late']);
    expect(named('treated', { entryId: 'alert', at: null })).toEqual(['late', 'early']);
  });
  it('are none for an action that names a person or a place', () => {
    expect(named('conveyed')).toEqual([]);
  });
});

describe('a procedure', () => {
  /** Those that examine, prepare, move or inform: written out here a second time. */
  const TREATS_NOTHING = [
    ...['assessment', 'assisted_walk', 'blood_glucose', 'blood_sample', 'capnography', 'central_access'],
    ...['clinical_advice_call', 'ecg_12_lead', 'ecg_monitoring', 'extrication', 'informing_doctor'],
    ...['intraosseous_access', 'intravenous_cannulation', 'move_to_stretcher', 'observations', 'oximetry'],
    ...['temperature', 'ultrasound'],
  ];
  it('treats, unless it examines, prepares, moves or informs', () => {
    const field = fieldAt('ClinicalInterventions', 'procedures.procedure');
    const known = field && 'choices' in field ? Object.keys(field.choices.options) : [];
    const refused = known.filter((procedure) => {
      const procedures = [{ id: 'p', procedure, time_performed: AT }];
      const facts = { data: { ClinicalInterventions: { procedures } } };
      return answerProblem({ kind: 'treated', entryId: 'p' }, ALERT, facts) !== null;
    });
    expect(refused.toSorted()).toEqual(TREATS_NOTHING);
  });
});

describe('the minute of a treatment', () => {
  const isTaken = (at: string, alertAt: string) =>
    entriesToName(
      'treated',
      { entryId: 'alert', at: alertAt },
      { data: { ClinicalInterventions: { cpr: [{ id: 'c', event: 'started', time: at }] } } },
    ).length === 1;

  it.each([
    ['2026-11-20T14:20:00.000Z', '2026-11-20T14:20:59.999Z', true],
    ['2026-11-20T14:19:59.999Z', '2026-11-20T14:20:00.000Z', false],
    ['2026-11-20T14:21:00.000Z', '2026-11-20T14:20:00.000Z', true],
  ])('at %s goes with an alert at %s: %s', (at, alertAt, isWithIt) => {
    expect(isTaken(at, alertAt)).toBe(isWithIt);
  });
  it('is that of mechanical compressions too', () => {
    const cpr = [{ id: 'c', event: 'mechanical_started', time: AT }];
    const facts = { data: { ClinicalInterventions: { cpr } } };
    expect(answerProblem({ kind: 'treated', entryId: 'c' }, ALERT, facts)).toBeNull();
  });
});

describe('an answer', () => {
  const NOT_AFTER = 'Choose a set that was taken after the alert.';
  const NOT_THERE = 'Choose an entry in this record that is not struck through.';
  const NOT_THEN = 'Choose a treatment that was given at the time of the alert or after it.';

  it.each([
    ['reassessed', 'after', null],
    ['reassessed', 'same', null],
    ['reassessed', 'before', NOT_AFTER],
    // A set without a time was taken nobody knows when.
    ['reassessed', 'untimed', NOT_AFTER],
    ['reassessed', 'alert', NOT_THERE],
    ['reassessed', 'empty', NOT_THERE],
    ['reassessed', 'late', NOT_THERE],
    ['treated', 'late', null],
    ['treated', 'early', NOT_THEN],
    ['treated', 'struck', NOT_THERE],
    ['treated', 'used', NOT_THERE],
    ['treated', 'after', NOT_THERE],
  ] as const)('%s by %s: %s', (kind, entryId, message) => {
    expect(answerProblem({ kind, entryId }, ALERT, { data })).toEqual(
      message === null ? null : { field: 'entryId', message },
    );
  });
  it('is taken of any set where the alert has no time', () => {
    const alert = { entryId: 'alert', at: null };
    expect(answerProblem({ kind: 'reassessed', entryId: 'before' }, alert, { data })).toBeNull();
    expect(answerProblem({ kind: 'reassessed', entryId: 'untimed' }, alert, { data })).toBeNull();
  });
  describe('as reassessed', () => {
    const LATER = '2026-11-20T14:30:00.000Z';
    const raised = {
      id: 'alert',
      date_time: AT,
      respiratory_rate: 30,
      oxygen_saturation: 97,
      heart_rate: 140,
    };
    const why = (alert: object, ...later: readonly object[]) =>
      answerProblem({ kind: 'reassessed', entryId: 'last' }, ALERT, {
        data: {
          observations: {
            entries: [{ ...raised, ...alert }, ...later, { id: 'last', date_time: LATER, pain_score: 2 }],
          },
        },
      });
    const measureAgain = (signs: string) => ({
      field: 'entryId',
      message: `Measure again what raised the alert, or record why you cannot: ${signs}.`,
    });

    it('wants again each sign that raised the alert, and no other', () => {
      expect(why({})).toEqual(measureAgain('Respiratory rate, Heart rate'));
      expect(why({}, { id: 'b', date_time: LATER, respiratory_rate: 18 })).toEqual(
        measureAgain('Heart rate'),
      );
      expect(why({ respiratory_rate: 16, heart_rate: 70 })).toBeNull();
      expect(why({ news2: { status: 'not_valid', red_signs: ['heart_rate'] } })).toEqual(
        measureAgain('Heart rate'),
      );
      expect(why({ news2: { status: 'not_valid' } })).toBeNull();
    });

    it('takes them from any set since the alert, or the reason why one could not be taken', () => {
      const breathing = { id: 'b', date_time: AT, respiratory_rate: 18 };
      const notTaken = { not_recordable: [{ field: 'heart_rate', reason: 'refused' }] };
      expect(why({}, breathing, { id: 'c', date_time: LATER, ...notTaken })).toBeNull();
      // Before the alert, after the reassessment, and struck through.
      for (const other of [
        { date_time: '2026-11-20T14:20:39.000Z' },
        { date_time: '2026-11-20T14:30:01.000Z' },
        { date_time: LATER, void_reason: 'Wrong patient' },
        {},
      ])
        expect(why({}, breathing, { id: 'c', ...other, ...notTaken })).toEqual(measureAgain('Heart rate'));
    });

    it('takes any set where neither has a time', () => {
      const entries = [raised, { id: 'last', respiratory_rate: 18, heart_rate: 80 }];
      const alert = { entryId: 'alert', at: null };
      const answer = { kind: 'reassessed', entryId: 'last' } as const;
      expect(answerProblem(answer, alert, { data: { observations: { entries } } })).toBeNull();
    });
  });

  it('of a person or a place names no entry', () => {
    expect(answerProblem({ kind: 'conveyed', reason: 'Home', at: AT }, ALERT, { data })).toBeNull();
  });
  it.each([
    ['2026-11-19', { field: 'until', message: 'Enter the day of the observation set, or a later one.' }],
    ['2026-11-20', null],
  ])('judged chronic until %s', (until, problem) => {
    const facts = { data, timeZone: 'Europe/London' };
    expect(answerProblem({ kind: 'judged_chronic', until }, ALERT, facts)).toEqual(problem);
  });
  it('has its days on the event’s calendar', () => {
    const late = { entryId: 'alert', at: '2026-11-20T23:30:00.000Z' };
    const problem = (timeZone: string) =>
      answerProblem({ kind: 'judged_chronic', until: '2026-11-20' }, late, { data, timeZone });
    expect(problem('Europe/London')).toBeNull();
    expect(problem('Europe/Paris')?.field).toBe('until');
  });

  it.each([
    ['reassessed', 'before', 'Reassessed: Observation set 20 Nov 2026, 14:20:39'],
    ['reassessed', 'alert', 'Reassessed: an entry in this record'],
    ['reassessed', 'late', 'Reassessed: an entry in this record'],
    ['treated', 'late', 'Treated: Procedure Suction 20 Nov 2026, 14:30'],
  ] as const)('%s by %s says which', (kind, entryId, words) => {
    expect(escalationWords({ kind, entryId }, 'alert', { data })).toBe(words);
  });
  it('says what there is of an answer of an earlier version', () => {
    const words = (given: Parameters<typeof escalationWords>[0]) => escalationWords(given, 'alert', { data });
    expect(words({ kind: 'escalated', name: 'Dr Shah', answer: 'Coming' })).toBe(
      'Escalated to Dr Shah: Coming',
    );
    expect(words({ kind: 'patient_refused', reason: 'Oxygen' })).toBe('Patient refused: Oxygen');
    for (const kind of ESCALATION_KINDS) expect(words({ kind }), kind).not.toContain('undefined');
  });
});
