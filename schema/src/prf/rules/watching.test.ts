import { describe, expect, it } from 'vitest';
import { news2Minimum, minimumText } from '../../clinical/minimum.js';
import { news2, NEWS2_PARAMETERS, raisesAlert, type News2Input } from '../../clinical/news2.js';
import {
  ALERT_BASES,
  ALERT_REASON_LABELS,
  alertFigureOf,
  alertName,
  alertsOf,
  alertWords,
  isCovered,
  openAlertsOf,
  type AlertFigure,
} from './alerts.js';
import type { ObservationEntry } from '../catalogue/catalogue.js';
import { deriveSection, type DerivationPatient } from '../record/derive.js';
import { lastRisk, unexplainedRisk } from './discharge-risk.js';
import { observationsDue } from './due.js';
import { minutesOverdue } from './overdue.js';
import { checkEscalation } from './check-escalation.js';
import { answerProblem, escalationWords, ESCALATION_KINDS, ESCALATIONS } from './escalation.js';
import { isOutlived } from './judged-until.js';
import { mergeChanges } from '../record/merge.js';
import { setScoreText } from './set-score.js';

const ADULT: DerivationPatient = { ageYears: 40, isPregnant: false };
const CHILD: DerivationPatient = { ageYears: 4, isPregnant: false };
const PREGNANT: DerivationPatient = { ageYears: 30, isPregnant: true };
const AT = '2026-11-20T14:20:00.000Z';
const WELL = {
  respiratory_rate: 16,
  oxygen_saturation: 98,
  supplemental_o2: false,
  bp_systolic: 120,
  heart_rate: 70,
  acvpu: 'A',
  temperature: 37,
} as const satisfies News2Input;

const derived = (patient: DerivationPatient, ...entries: readonly object[]) =>
  deriveSection('observations', { entries }, patient);
const setOf = (set: object, patient = ADULT): ObservationEntry =>
  (
    derived(patient, { id: 'a', date_time: AT, ...set })['entries'] as readonly ObservationEntry[]
  )[0] as ObservationEntry;
const facts = (data: object, ageYears: number | null = 40) => ({
  data: data as Record<string, Record<string, unknown>>,
  ageYears,
  hasPatient: true,
});

/** Always the same figures: a linear congruential generator. */
const figures = (seed: number) => {
  let state = seed;
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * (most + 1));
  };
};
const randomSet = (next: (most: number) => number): Record<string, unknown> => ({
  respiratory_rate: 5 + next(30),
  oxygen_saturation: 80 + next(20),
  supplemental_o2: next(1) === 1,
  bp_systolic: 70 + next(160),
  bp_diastolic: 40 + next(85),
  heart_rate: 30 + next(120),
  acvpu: ['A', 'C', 'V', 'P', 'U'][next(12)] ?? 'A',
  temperature: 34 + next(60) / 10,
  ...(next(5) === 0
    ? { spo2_scale: 'scale_2', spo2_scale_chosen_by: 'Dr Shah', spo2_scale_reason: 'COPD' }
    : {}),
  clinician_concern: next(6) === 0,
  carer_concern: next(6) === 0,
});

describe('the minimum score of an incomplete set', () => {
  it('is never more than its whole score, and alerts only if the whole set does', () => {
    const next = figures(1);
    for (let run = 0; run < 2_000; run += 1) {
      const whole = randomSet(next);
      const missing = NEWS2_PARAMETERS.filter(() => next(2) === 0);
      const part = Object.fromEntries(
        Object.entries(whole).filter(([name]) => !missing.includes(name as never)),
      );
      const minimum = news2Minimum(part);
      const result = news2(whole, ADULT);
      if (result.status !== 'scored') throw new Error('A whole set is scored');
      if (minimum === null) continue;
      expect(minimum.missing).toEqual(missing);
      expect(minimum.total).toBeLessThanOrEqual(result.total);
      if (raisesAlert(minimum.band)) expect(raisesAlert(result.band)).toBe(true);
    }
  });

  it('is shown as a minimum, and is not stored', () => {
    const set = setOf({ ...WELL, respiratory_rate: 25, bp_systolic: 100, temperature: null });
    expect(setScoreText(set)).toBe('NEWS2 incomplete: at least 5; temperature missing');
    expect(minimumText(news2Minimum(set) ?? { total: 0, band: 'low', missing: [] })).toBe(
      'At least 5; temperature missing',
    );
    expect(set.news2).toEqual({
      status: 'incomplete',
      scale: 'scale_1',
      missing: ['temperature'],
      rule_version: set.news2?.rule_version,
    });
    expect(alertFigureOf(set)).toEqual({ basis: 'minimum', total: 5, band: 'medium', reasons: [] });
    // One sign that scores 3 alerts, with nothing else known.
    expect(alertFigureOf(setOf({ heart_rate: 131 }))).toMatchObject({
      basis: 'minimum',
      total: 3,
      band: 'low_medium',
    });
    expect(alertFigureOf(setOf({ heart_rate: 120, respiratory_rate: 22 }))).toBeNull();
    expect(setScoreText(setOf({ temperature: 37 }))).toContain('NEWS2 incomplete: needs');
  });
});

describe('a score exists for patients for whom it is valid', () => {
  it('and for no other is there a total, a minimum or a band', () => {
    for (const patient of [CHILD, PREGNANT, { ageYears: null, isPregnant: false }]) {
      const set = setOf({ ...WELL, heart_rate: 165, temperature: null }, patient);
      expect(set.news2).toMatchObject({ status: 'not_valid', red_signs: ['heart_rate'] });
      expect(set.news2?.total).toBeUndefined();
      expect(setScoreText(set)).toMatch(/^NEWS2 not valid: .*\. Red signs: pulse$/);
      expect(alertFigureOf(set)).toEqual({
        basis: 'signs',
        total: 0,
        band: 'low_medium',
        reasons: ['red_heart_rate'],
      });
    }
    // What is normal for a child of four raises nothing, and would have for an adult.
    const well = { ...WELL, heart_rate: 135, respiratory_rate: 30 };
    expect(alertFigureOf(setOf(well, CHILD))).toBeNull();
    expect(alertFigureOf(setOf(well))).not.toBeNull();
  });
});

describe('an alert whose reasons are withheld', () => {
  it('still has a name', () => {
    const alert = { total: 0, band: 'low_medium', reasons: [] } as const;
    expect(alertWords({ ...alert, basis: 'signs' })).toBe('Red signs');
    expect(alertWords({ ...alert, basis: 'concern' })).toBe('Alert');
    expect(alertWords({ ...alert, basis: 'score', total: 5 })).toBe('NEWS2 5, low-medium');
  });
});

describe('concern', () => {
  it.each([
    ['clinician_concern', 'concern_clinician', 'Clinician is concerned'],
    ['carer_concern', 'concern_carer', 'Parent or carer is concerned'],
  ] as const)('%s raises an alert by itself, whoever the patient is', (field, reason, words) => {
    for (const patient of [ADULT, CHILD, PREGNANT]) {
      const figure = alertFigureOf(setOf({ ...WELL, [field]: true }, patient));
      expect(figure).toEqual({ basis: 'concern', total: 0, band: 'low_medium', reasons: [reason] });
      expect(alertWords(figure as AlertFigure)).toBe(words);
      expect(alertFigureOf(setOf({ [field]: true }, patient))).not.toBeNull();
      expect(alertFigureOf(setOf({ ...WELL, [field]: false }, patient))).toBeNull();
    }
  });
});

describe('an answer', () => {
  const figure = (total: number, ...reasons: AlertFigure['reasons']) => ({ total, reasons });

  it('covers what it was given for and less, and never another reason', () => {
    expect(isCovered(figure(5), figure(5))).toBe(true);
    expect(isCovered(figure(5), figure(7))).toBe(true);
    expect(isCovered(figure(5), figure(4))).toBe(false);
    expect(isCovered(figure(0, 'concern_carer'), figure(9))).toBe(false);
    expect(isCovered(figure(0, 'concern_carer'), figure(0, 'concern_carer', 'red_acvpu'))).toBe(true);
    // As it was recorded before there were reasons.
    expect(isCovered(figure(5), { total: 5 })).toBe(true);
  });
});

describe('no alert is lost', () => {
  const FIELDS = [
    ...NEWS2_PARAMETERS,
    ...['spo2_scale', 'spo2_scale_chosen_by', 'spo2_scale_reason', 'clinician_concern', 'carer_concern'],
    'bp_diastolic',
  ];
  /** Of every other set some measurements were not taken. */
  const withGaps = (set: Record<string, unknown>, next: (most: number) => number): Record<string, unknown> =>
    next(1) === 0
      ? set
      : Object.fromEntries(
          Object.entries(set).map(([field, value]) => [field, next(4) === 0 ? null : value]),
        );
  const shuffled = <T>(list: readonly T[], next: (most: number) => number): readonly T[] =>
    list
      .map((item) => [next(1_000_000), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);

  it('by the order in which a set was entered, online or in any batches afterwards', () => {
    const next = figures(7);
    const seen = new Set<string>();
    for (let run = 0; run < 600; run += 1) {
      const set = withGaps(randomSet(next), next);
      const patient = [ADULT, CHILD, PREGNANT][run % 3] ?? ADULT;
      const expected = alertsOf(derived(patient, { id: 'a', date_time: AT, ...set }));
      for (const { basis, reasons } of expected) for (const kind of [basis, ...reasons]) seen.add(kind);
      for (const order of [shuffled(FIELDS, next), shuffled(FIELDS, next)]) {
        let data: Record<string, unknown> = { entries: [{ id: 'a', date_time: AT }] };
        for (const field of order) {
          const changes = { entries: [{ id: 'a', [field]: set[field] }] };
          data = {
            ...deriveSection(
              'observations',
              mergeChanges('observations', { base: data, current: data, changes }).data,
              patient,
            ),
          };
        }
        expect(alertsOf(data).map((alert) => alertName(alert))).toEqual(
          expected.map((alert) => alertName(alert)),
        );
      }
    }
    // Every kind of alert was among them.
    expect([...seen].sort()).toEqual([...ALERT_BASES, ...Object.keys(ALERT_REASON_LABELS)].sort());
  });

  it('by the order in which sets arrive, nor is the next one postponed by a set that leaves out the abnormal value', () => {
    const next = figures(13);
    const dueOf = (patient: DerivationPatient, ...sets: readonly object[]) =>
      observationsDue(facts({ observations: derived(patient, ...sets) }));
    for (let run = 0; run < 600; run += 1) {
      const patient = [ADULT, CHILD, PREGNANT][run % 3] ?? ADULT;
      const first = { id: 'a', date_time: AT, ...withGaps(randomSet(next), next), temperature: 37 };
      // A normal temperature alone: nothing of what called for the next set was measured again.
      const second = { id: 'b', date_time: '2026-11-20T14:25:00.000Z', temperature: 37 };
      const alone = dueOf(patient, first)?.everyMinutes ?? Infinity;
      const both = dueOf(patient, first, second);
      expect(both?.everyMinutes ?? Infinity).toBeLessThanOrEqual(alone);
      expect(dueOf(patient, second, first)).toEqual(both);
    }
  });

  it('by a merge: sets of two people are kept beside each other, each with its alert', () => {
    const base = derived(ADULT, { id: 'a', date_time: AT, ...WELL });
    const ill = { id: 'b', date_time: AT, heart_rate: 140 };
    const worried = { id: 'c', date_time: AT, ...WELL, carer_concern: true };
    const both = [
      [ill, worried],
      [worried, ill],
    ].map(([first, second]) => {
      const once = mergeChanges('observations', { base, current: base, changes: { entries: [first] } }).data;
      const twice = mergeChanges('observations', {
        base,
        current: once,
        changes: { entries: [second] },
      }).data;
      return alertsOf(deriveSection('observations', twice, ADULT))
        .map(({ entryId }) => entryId)
        .sort();
    });
    expect(both).toEqual([
      ['b', 'c'],
      ['b', 'c'],
    ]);
  });

  it('by any answer that came before the set got worse', () => {
    const next = figures(11);
    for (let run = 0; run < 500; run += 1) {
      const [before, after] = [randomSet(next), randomSet(next)].map((set) =>
        alertsOf(derived(ADULT, { id: 'a', date_time: AT, ...set })),
      );
      const said = (before ?? []).map((alert) => ({ ...alert, isActioned: true }));
      const open = openAlertsOf(derived(ADULT, {}), said);
      expect(open).toEqual([]);
      for (const alert of after ?? []) {
        const isWorse =
          said.length === 0 ||
          said.every(
            (one) => alert.total > one.total || alert.reasons.some((reason) => !one.reasons.includes(reason)),
          );
        expect(said.some((one) => isCovered(alert, one))).toBe(!isWorse);
      }
    }
  });
});

describe('the escalation table', () => {
  const NOW = new Date('2026-11-20T14:30:00.000Z');
  const GIVEN = {
    entryId: '01936a5e-8c4b-7d3f-9a21-0c5d7e8f9a21',
    name: 'Dr Shah',
    role: 'event doctor',
    at: AT,
    answer: 'Coming now',
    reason: 'St Mary’s Hospital',
    until: '2026-12-24',
  };

  it('requires what each action needs, and stores nothing else', () => {
    for (const kind of ESCALATION_KINDS) {
      const needs = Object.keys(ESCALATIONS[kind].needs).sort();
      expect(needs.length, kind).toBeGreaterThan(0);
      const { escalation } = checkEscalation({ ...GIVEN, kind }, NOW);
      expect(Object.keys(escalation ?? {}).sort()).toEqual(['kind', ...needs].sort());
      for (const field of needs)
        expect(
          checkEscalation({ ...GIVEN, kind, [field]: field === 'name' ? '  ' : null }, NOW).problems,
        ).toMatchObject([{ field }]);
    }
    // What has not happened yet closes nothing; five minutes of drift are allowed.
    const calling = (at: string) =>
      checkEscalation({ ...GIVEN, kind: 'escalated', at }, NOW).problems.map(({ field, code }) => [
        field,
        code,
      ]);
    expect(calling('2026-11-20T14:35:00.001Z')).toEqual([['at', 'in_future']]);
    expect(calling('2026-11-20T14:35:00.000Z')).toEqual([]);
    expect(checkEscalation({ kind: 'a word' }, NOW).problems).toMatchObject([{ field: 'kind' }]);
    expect(checkEscalation(null, NOW).escalation).toBeNull();
    expect(checkEscalation({ ...GIVEN, kind: 'judged_chronic', until: 'soon' }, NOW).problems).toMatchObject([
      { field: 'until' },
    ]);
    expect(
      checkEscalation({ ...GIVEN, kind: 'escalated', answer: 'x'.repeat(241) }, NOW).escalation,
    ).toBeNull();
  });

  it('says who, when and what in a sentence that fits its column', () => {
    const words = (kind: (typeof ESCALATION_KINDS)[number], given = GIVEN) =>
      escalationWords(checkEscalation({ ...given, kind }, NOW).escalation ?? { kind }, 'a', { data: {} });
    expect(ESCALATION_KINDS.map((kind) => words(kind))).toEqual([
      'Reassessed: an entry in this record',
      'Treated: an entry in this record',
      'Escalated to Dr Shah (event doctor), 20 Nov 2026, 14:20: Coming now',
      'Senior review by Dr Shah (event doctor), 20 Nov 2026, 14:20: Coming now',
      'Conveyed to St Mary’s Hospital, 20 Nov 2026, 14:20',
      'Palliative plan of Dr Shah: St Mary’s Hospital',
      'Judged chronic by Dr Shah until 24 Dec 2026: St Mary’s Hospital',
      'Patient refused, 20 Nov 2026, 14:20: St Mary’s Hospital',
    ]);
    const longest = {
      ...GIVEN,
      name: 'n'.repeat(80),
      role: 'r'.repeat(80),
      answer: 'a'.repeat(240),
      reason: 'b'.repeat(240),
    };
    for (const kind of ESCALATION_KINDS) expect(words(kind, longest).length).toBeLessThanOrEqual(500);
  });

  it('accepts as a reassessment only a later set of the record, and as treatment what is not struck through', () => {
    const data = {
      observations: {
        entries: [
          { id: 'a', date_time: AT },
          { id: 'before', date_time: '2026-11-20T14:00:00.000Z', heart_rate: 88 },
          { id: 'after', date_time: '2026-11-20T14:40:00.000Z', heart_rate: 84 },
          { id: 'empty', date_time: '2026-11-20T14:40:00.000Z', position: 'sitting' },
        ],
      },
      ClinicalInterventions: {
        procedures: [
          { id: 'p', procedure: 'oxygen_therapy' },
          { id: 'q', procedure: 'oxygen_therapy', void_reason: 'Wrong patient' },
        ],
      },
    };
    const why = (kind: 'reassessed' | 'treated', entryId: string) =>
      answerProblem({ kind, entryId }, { entryId: 'a', at: AT }, { data })?.message ?? null;
    expect(why('reassessed', 'after')).toBeNull();
    expect(why('reassessed', 'before')).toContain('after the alert');
    expect(why('reassessed', 'a')).toContain('Choose');
    // A set without a value reassessed nothing (clinical section 9, item 7).
    expect(why('reassessed', 'empty')).toContain('Choose');
    expect(why('treated', 'p')).toBeNull();
    expect(why('treated', 'q')).toContain('struck through');
    expect(escalationWords({ kind: 'reassessed', entryId: 'after' }, 'a', { data })).toBe(
      'Reassessed: Observation set 20 Nov 2026, 14:40',
    );
  });
});

describe('a treatment that closes an alert', () => {
  const alert = { entryId: 'a', at: '2026-11-20T14:20:40.000Z' };
  const why = (list: string, row: object, at = alert.at) =>
    answerProblem(
      { kind: 'treated', entryId: 'b' },
      { ...alert, at },
      { data: { ClinicalInterventions: { [list]: [{ id: 'b', ...row }] } } },
    )?.field ?? null;
  const LATER = '2026-11-20T14:25:00.000Z';

  it.each([
    ['drugs_administered', { drug_name: 'salbutamol_nebules', time_administered: LATER }],
    ['oxygen_given', { method: 'simple_mask', started_at: LATER }],
    ['airway_devices', { device: 'igel', placed_at: LATER }],
    ['cpr', { event: 'started', time: LATER }],
    ['defibrillation', { shocks_delivered: 1, time: LATER }],
    ['procedures', { procedure: 'suction', time_performed: LATER }],
    // The minute is what people enter; an act without a time may have been then.
    [
      'drugs_administered',
      { drug_name: 'salbutamol_nebules', time_administered: '2026-11-20T14:20:00.000Z' },
    ],
    ['procedures', { procedure: 'suction' }],
  ])('may be one of %s', (list, row) => {
    expect(why(list, row)).toBeNull();
  });

  it.each([
    ['running_notes', { note: 'Looks ill', time: LATER }],
    ['device_events', { event: 'pressure', at: LATER }],
    ['airway_checks', { device: 'igel', checked_at: LATER }],
    ['consumables_used', { at: LATER }],
    ['iv_access', { at: LATER }],
    ['drugs_administered', { drug_name: 'morphine', time_administered: LATER, not_given_reason: 'refused' }],
    ['drugs_administered', { drug_name: 'morphine', time_administered: '2026-11-20T13:20:00.000Z' }],
    ['drugs_administered', { drug_name: 'morphine', time_administered: '2026-11-20T14:19:59.000Z' }],
    ['drugs_administered', { drug_name: 'morphine', is_before_arrival: true }],
    ['airway_devices', { device: 'igel', placed_at: LATER, success: false }],
    ['cpr', { event: 'rhythm_check', time: LATER }],
    ['defibrillation', { shocks_delivered: 0, time: LATER }],
    ['procedures', { procedure: 'ecg_12_lead', time_performed: LATER }],
    ['procedures', { procedure: 'suction', time_performed: LATER, success: false }],
  ])('is not one of %s that treated nothing, or came earlier', (list, row) => {
    expect(why(list, row)).toBe('entryId');
  });

  it('that an earlier version accepted is still named', () => {
    const data = { ClinicalInterventions: { running_notes: [{ id: 'b', note: 'Looks ill', time: LATER }] } };
    expect(escalationWords({ kind: 'treated', entryId: 'b' }, 'a', { data })).toBe(
      'Treated: Note 20 Nov 2026, 14:25',
    );
  });
});

describe('what was judged chronic', () => {
  const NOW = new Date('2026-11-20T23:30:00.000Z');
  const given = (until: string) => ({ kind: 'judged_chronic', name: 'Dr Shah', reason: 'Known COPD', until });
  const problems = (until: string, on: object = {}) =>
    checkEscalation(given(until), NOW, on).problems.map(({ field }) => field);

  it('is accepted until a day that has not passed, on the event’s calendar', () => {
    expect(problems('2026-11-19')).toEqual(['until']);
    expect(problems('2026-11-20')).toEqual([]);
    expect(problems('2026-11-20', { timeZone: 'Europe/Paris' })).toEqual(['until']);
    // An answer of yesterday may arrive today.
    expect(problems('2026-11-19', { givenAt: new Date('2026-11-19T23:00:00.000Z') })).toEqual([]);
  });

  it('is asked about again if the set is from a later day', () => {
    const set = { ...WELL, heart_rate: 140, id: 'a', date_time: '2026-11-22T10:00:00.000Z' };
    const observations = derived(ADULT, set);
    const open = (
      until: string | undefined,
      actionedAt: string | null = '2026-11-20T12:00:00.000Z',
      kind = 'judged_chronic',
    ) =>
      openAlertsOf(
        observations,
        [
          {
            ...{ entryId: 'a', total: 20, isActioned: true, actionedAt },
            escalation: { kind, until },
          },
        ],
        // The event has no zone of its own.
        null,
      ).length;
    expect(open('2026-11-21')).toBe(1);
    expect(open('2026-11-22')).toBe(0);
    expect(open('2026-11-21', null)).toBe(1);
    const unknownWhen = { escalation: { kind: 'judged_chronic', until: '2026-11-21' } };
    expect(isOutlived(set.date_time, unknownWhen)).toBe(true);
    expect(open(undefined)).toBe(0);
    expect(open('2026-11-21', '2026-11-20T12:00:00.000Z', 'escalated')).toBe(0);
    // What earlier versions took although the day had passed stays closed.
    expect(open('2026-11-19')).toBe(0);
    expect(
      answerProblem(
        { kind: 'judged_chronic', until: '2026-11-21' },
        { entryId: 'a', at: set.date_time },
        { data: {} },
      ),
    ).toMatchObject({ field: 'until' });
  });
});

describe('the next observations', () => {
  const due = (set: object, patient = ADULT, more: object = {}) =>
    observationsDue(facts({ observations: derived(patient, { id: 'a', date_time: AT, ...set }), ...more }))
      ?.everyMinutes ?? null;

  it.each([
    ['a score of 0', WELL, 720],
    ['1 to 4', { ...WELL, respiratory_rate: 22 }, 240],
    ['a single 3', { ...WELL, respiratory_rate: 25 }, 60],
    ['5 or 6', { ...WELL, respiratory_rate: 25, heart_rate: 120 }, 60],
    ['7 or more', { ...WELL, respiratory_rate: 25, heart_rate: 131, bp_systolic: 100 }, 15],
    ['concern with a score of 0', { ...WELL, carer_concern: true }, 60],
    ['an incomplete set of few points', { ...WELL, temperature: null }, 240],
    ['an incomplete set that reaches 7', { respiratory_rate: 25, heart_rate: 131, bp_systolic: 100 }, 15],
  ])('are due by RCP 2017: %s', (_words, set, minutes) => {
    expect(due(set)).toBe(minutes);
  });

  it('are due hourly for a red sign without a valid score, and are never invented without one', () => {
    expect(due({ heart_rate: 165 }, CHILD)).toBe(60);
    expect(due(WELL, CHILD)).toBeNull();
  });

  it('are not postponed by a later set that leaves out the abnormal value', () => {
    const every = (patient: DerivationPatient, ...sets: readonly object[]) =>
      observationsDue(
        facts({
          observations: derived(
            patient,
            ...sets.map((set, index) => ({
              ...{ id: String(index), date_time: `2026-11-20T14:${String(20 + index)}:00.000Z` },
              ...set,
            })),
          ),
        }),
      );
    const opioid = {
      respiratory_rate: 4,
      oxygen_saturation: 72,
      supplemental_o2: false,
      acvpu: 'U',
      bp_systolic: 95,
    };
    const better = { respiratory_rate: 14, oxygen_saturation: 97, acvpu: 'A' };
    // The pressure was not taken again.
    expect(every(ADULT, opioid, better)).toEqual({ at: '2026-11-20T14:36:00.000Z', everyMinutes: 15 });
    expect(every(ADULT, opioid, better, { bp_systolic: 125 })?.everyMinutes).toBe(240);
    expect(every(ADULT, opioid, WELL)?.everyMinutes).toBe(720);
    expect(every(ADULT, { ...WELL, respiratory_rate: 25 }, { heart_rate: 70 })?.everyMinutes).toBe(60);
    expect(every(ADULT, { ...WELL, respiratory_rate: 25 }, WELL, { heart_rate: 70 })?.everyMinutes).toBe(240);
    expect(every(CHILD, { heart_rate: 165 }, { temperature: 37 })?.everyMinutes).toBe(60);
    // Nor by one without any value, which is none.
    const atTwenty = { at: '2026-11-20T15:20:00.000Z', everyMinutes: 60 };
    expect(every(ADULT, { ...WELL, respiratory_rate: 25 }, {})).toEqual(atTwenty);
    expect(every(ADULT, { ...WELL, respiratory_rate: 25 }, { position: 'sitting' })).toEqual(atTwenty);
    expect(every(ADULT, WELL, {})).toEqual({ at: '2026-11-21T02:20:00.000Z', everyMinutes: 720 });
    expect(every(CHILD, { heart_rate: 165 }, { heart_rate: 110 })).toBeNull();
    expect(every(ADULT, { ...WELL, carer_concern: true }, { heart_rate: 70 })?.everyMinutes).toBe(60);
    expect(every(ADULT, { heart_rate: 70, carer_concern: true }, { heart_rate: 70 })?.everyMinutes).toBe(60);
    expect(
      every(ADULT, { heart_rate: 70, carer_concern: true }, { heart_rate: 70, carer_concern: false })
        ?.everyMinutes,
    ).toBe(240);
  });

  it('follow the newest set that is not struck through, until the patient has left our care', () => {
    const observations = derived(
      ADULT,
      { id: 'a', date_time: AT, ...WELL, heart_rate: 140 },
      { id: 'b', date_time: '2026-11-20T15:00:00.000Z', ...WELL },
      { id: 'c', date_time: '2026-11-20T16:00:00.000Z', ...WELL, void_reason: 'Wrong patient' },
    );
    expect(observationsDue(facts({ observations }))?.at).toBe('2026-11-21T03:00:00.000Z');
    const left = { DispositionOutcome: { time_left_dc_care: '2026-11-20T15:10:00.000Z' } };
    expect(observationsDue(facts({ observations, ...left }))).toBeNull();
    expect(observationsDue(facts({}))).toBeNull();
  });

  it('are overdue by whole minutes', () => {
    expect(minutesOverdue(AT, Date.parse(AT) + 12 * 60_000 + 5_000)).toBe(12);
    expect(minutesOverdue(AT, Date.parse(AT) + 59_000)).toBeNull();
  });
});

describe('a discharge on scene', () => {
  const leaving = (observations: object, more: object = {}) =>
    facts({
      observations,
      DispositionOutcome: { disposition_outcome: 'discharged_with_advice', ...more },
    });
  const ill = derived(ADULT, { id: 'a', date_time: AT, ...WELL, heart_rate: 140 });

  it('requires a senior or a reason if the last sets called for action', () => {
    expect(unexplainedRisk(leaving(ill))).toBe('NEWS2 3, low-medium');
    expect(unexplainedRisk(leaving(ill, { discharge_senior: 'Dr Shah' }))).toBeNull();
    expect(
      unexplainedRisk(leaving(ill, { discharge_no_senior_reason: 'No signal, patient left' })),
    ).toBeNull();
    expect(unexplainedRisk(leaving(ill, { disposition_outcome: 'conveyed_ambulance_service' }))).toBeNull();
    // They go there on their own.
    expect(unexplainedRisk(leaving(ill, { disposition_outcome: 'referred_urgent_care' }))).toBe(
      'NEWS2 3, low-medium',
    );
    expect(unexplainedRisk(leaving(derived(CHILD, { id: 'a', date_time: AT, heart_rate: 165 })))).toBe(
      'Red sign: pulse',
    );
  });

  it('goes by the last set that has a time, if any has', () => {
    const ill = { ...WELL, heart_rate: 140 };
    const risk = (...entries: readonly object[]) =>
      lastRisk({ data: { observations: derived(ADULT, ...entries) } });
    const timed = { id: 'a', date_time: AT, ...ill };
    const untimed = ['b', 'c'].map((id) => ({ id, date_time: null, ...WELL }));
    expect(risk(...untimed, timed)).not.toBeNull();
    expect(risk(timed, ...untimed)).not.toBeNull();
  });

  it('requires nothing once a complete set was normal again; an incomplete one proves nothing', () => {
    const then = (set: object) =>
      lastRisk({
        data: {
          observations: derived(
            ADULT,
            { id: 'a', date_time: AT, ...WELL, heart_rate: 140 },
            { id: 'b', date_time: '2026-11-20T15:00:00.000Z', ...set },
          ),
        },
      });
    expect(then(WELL)).toBeNull();
    expect(then({ heart_rate: 80 })).not.toBeNull();
  });
});
