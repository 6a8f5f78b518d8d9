import { describe, expect, it } from 'vitest';
import { contradictions, unusual } from '../rules/completeness.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { QUESTION_ANSWERS } from './answers-field.js';
import { askedQuestions, openQuestions } from './answers.js';
import { answerTo } from './asked.js';
import { CASES, dose, facts, observed, set } from './cases.fixture.js';

const PARIS = 'Europe/Paris';
const inParis = (record: PrfFacts): PrfFacts => ({ ...record, timeZone: PARIS });
const answerId = '01934b1e-7a00-7000-8000-100000000001';
const withAnswer = (record: PrfFacts, answer: object): PrfFacts => ({
  ...record,
  data: {
    ...record.data,
    [QUESTION_ANSWERS.section]: {
      ...record.data[QUESTION_ANSWERS.section],
      [QUESTION_ANSWERS.list]: [{ id: answerId, ...answer }],
    },
  },
});
const BY = { reason: 'The clocks of two devices differ', by: 'Robin Hale', at: '2026-11-20T15:00:00.000Z' };

/** Everything that is said of a record, at review and in questions. */
const said = (record: PrfFacts): string =>
  [...contradictions(record), ...unusual(record)]
    .map(({ label, message }) => `${label}: ${message}`)
    .join('\n');

describe('the clock of the questions', () => {
  const early = facts({
    incidentDetails: { call_time: '2026-11-20T14:20:00.000Z', arrived_time: '2026-11-20T14:15:00.000Z' },
    PresentingComplaint: {
      last_known_well: '2026-11-20T14:31:00.000Z',
      onset_at: '2026-11-20T14:30:00.000Z',
    },
    DispositionOutcome: { time_left_dc_care: '2026-11-20T14:40:00.000Z' },
    ROLE: { role_time: '2026-11-20T14:05:00.000Z' },
    ClinicalInterventions: {
      drugs_administered: [
        dose({ time_administered: '2026-11-20T14:50:00.000Z', given_by: 'Ana', witnessed_by: 'Ana' }),
      ],
      cpr: [{ id: 'c', event: 'started', time: '2026-11-20T14:10:00.000Z' }],
    },
    ...observed(set({ heart_rate: 140, bp_systolic: 80, bp_diastolic: 79 })),
  });

  it('is the event’s, in every label and message', () => {
    const home = said(early);
    const away = said(inParis(early));
    for (const [london, paris] of [
      ['14:20', '15:20'],
      ['14:15', '15:15'],
      ['14:31', '15:31'],
      ['14:40', '15:40'],
      ['14:05', '15:05'],
      ['14:50', '15:50'],
      ['14:10', '15:10'],
    ] as const) {
      expect(home).toContain(london);
      expect(home).not.toContain(paris);
      expect(away).toContain(paris);
      expect(away).not.toContain(london);
    }
  });

  it('is the provider’s where the record has no event', () => {
    expect(said({ ...early, timeZone: null })).toBe(said(early));
  });

  it.each([
    [PARIS, '2026-11-20', true],
    [PARIS, '2026-11-21', false],
    [null, '2026-11-19', true],
    [null, '2026-11-20', false],
  ])('has the day in %s on which a lot of %s is expired: %s', (timeZone, expiry, isExpired) => {
    const used = dose({ time_administered: '2026-11-20T23:30:00.000Z', batch: { lot: 'L1', expiry } });
    const asked = contradictions(
      facts({ ClinicalInterventions: { drugs_administered: [used] } }, { timeZone }),
    ).map(({ code }) => code);
    expect(asked.includes('EXPIRED_LOT')).toBe(isExpired);
  });
});

describe('answers that were worded with the provider’s clock', () => {
  it.each(CASES)('still count for %s', (id, asks) => {
    const { timeZone: _zone, ...home } = asks;
    for (const asked of openQuestions(home).filter(({ code }) => code === id)) {
      const away = withAnswer(inParis(home), answerTo(asked, BY));
      const here = askedQuestions(away).find(
        ({ code, section, field, entryId }) =>
          code === id && section === asked.section && field === asked.field && entryId === asked.entryId,
      );
      // A question of days may not be asked at all on the event's calendar.
      if (here !== undefined) expect(here.answer).toMatchObject({ reason: BY.reason });
    }
  });

  it('count only for their own question', () => {
    const record = facts({
      DispositionOutcome: { time_left_dc_care: '2026-11-20T14:00:00.000Z' },
      ...observed(
        set({ heart_rate: 80 }),
        set({ heart_rate: 82, date_time: '2026-11-20T14:20:00.000Z' }, 'b'),
      ),
    });
    const [first] = openQuestions(record).filter(({ code }) => code === 'AFTER_DISCHARGE');
    if (first === undefined) throw new Error('A set after discharge is asked about');
    const open = openQuestions(withAnswer(inParis(record), answerTo(first, BY)));
    expect(open.filter(({ code }) => code === 'AFTER_DISCHARGE').map(({ entryId }) => entryId)).toEqual([
      'b',
    ]);
  });
});
