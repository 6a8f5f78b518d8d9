import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, mergeChanges } from '../record/merge.js';
import type { SectionData } from '../record/canonical.js';
import { contradictions } from '../rules/completeness.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { QUESTION_ANSWERS } from './answers-field.js';
import { askedQuestions, openQuestions } from './answers.js';
import { answerTo, questionKey } from './asked.js';

const facts = (data: PrfFacts['data']): PrfFacts => ({ data, ageYears: 40, hasPatient: true });
const BY = { reason: 'Measured twice', by: 'Robin Hale', at: '2026-11-20T14:20:00.000Z' };
const SET = '01934b1e-7a00-7000-8000-000000000001';
const OTHER_SET = '01934b1e-7a00-7000-8000-000000000002';
const answerId = (number: number): string => `01934b1e-7a00-7000-8000-1${String(number).padStart(11, '0')}`;

const observed = (systolic: number, diastolic: number): PrfFacts['data'] => ({
  observations: {
    entries: [
      { id: SET, date_time: '2026-11-20T14:10:00.000Z', bp_systolic: systolic, bp_diastolic: diastolic },
    ],
  },
});
const withAnswer = (data: PrfFacts['data'], answer: object): PrfFacts['data'] => ({
  ...data,
  DispositionOutcome: { [QUESTION_ANSWERS.list]: [{ id: answerId(1), ...answer }] },
});

describe('an answer to a question', () => {
  const data = observed(92, 90);
  const [asked] = openQuestions(facts(data));
  if (asked === undefined) throw new Error('A pulse pressure of 2 is asked about');
  const answer = answerTo(asked, BY);

  it('closes it for the same rule, place and facts', () => {
    expect(openQuestions(facts(withAnswer(data, answer)))).toEqual([]);
    expect(askedQuestions(facts(withAnswer(data, answer)))).toMatchObject([
      { code: 'PULSE_PRESSURE', answer: { reason: 'Measured twice', answered_by: 'Robin Hale' } },
    ]);
  });

  it.each([
    ['the facts have changed', observed(93, 90), answer],
    ['it was withdrawn', data, { ...answer, void_reason: 'Withdrawn' }],
    ['it is of another entry', data, { ...answer, place_entry: OTHER_SET }],
    ['it is of another rule', data, { ...answer, rule: 'NO_PULSE' }],
    ['it gives no reason', data, { ...answer, reason: ' ' }],
    ['its reason is missing', data, { ...answer, reason: null }],
  ])('does not count if %s', (_why, record, given) => {
    expect(openQuestions(facts(withAnswer(record, given))).map(({ code }) => code)).toEqual([
      'PULSE_PRESSURE',
    ]);
  });

  it('is the first that was given, if there are several', () => {
    const second = { ...answer, id: answerId(2), reason: 'Measured again' };
    const twice = {
      ...data,
      DispositionOutcome: { [QUESTION_ANSWERS.list]: [{ id: answerId(1), ...answer }, second] },
    };
    expect(askedQuestions(facts(twice))).toMatchObject([{ answer: { reason: 'Measured twice' } }]);
  });

  it('is not an entry of its section', () => {
    expect(contradictions(facts(withAnswer({}, answer)))).toEqual([]);
  });
});

/** What one of two writers does next, to one of two sets or to the answers. */
type Step =
  | {
      readonly kind: 'edit';
      readonly who: 0 | 1;
      readonly set: 0 | 1;
      readonly field: string;
      readonly value: number | null;
    }
  | { readonly kind: 'strike'; readonly who: 0 | 1; readonly set: 0 | 1 }
  | { readonly kind: 'answer'; readonly who: 0 | 1; readonly which: number }
  | { readonly kind: 'withdraw'; readonly who: 0 | 1; readonly which: number }
  | { readonly kind: 'merge'; readonly who: 0 | 1 };

const who = fc.constantFrom(0 as const, 1 as const);
const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    who,
    set: who,
    field: fc.constantFrom(
      'bp_systolic',
      'bp_diastolic',
      'heart_rate',
      'respiratory_rate',
      'gcs_eye',
      'gcs_verbal',
    ),
    value: fc.constantFrom(null, 0, 1, 5, 90, 95),
  }),
  fc.record({ kind: fc.constant('strike' as const), who, set: who }),
  fc.record({ kind: fc.constant('answer' as const), who, which: fc.nat(5) }),
  fc.record({ kind: fc.constant('withdraw' as const), who, which: fc.nat(5) }),
  fc.record({ kind: fc.constant('merge' as const), who }),
);

const SECTIONS = ['observations', QUESTION_ANSWERS.section] as const;
type Sections = Readonly<Record<(typeof SECTIONS)[number], SectionData>>;

const list = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? (value as readonly Readonly<Record<string, unknown>>[]) : [];

/** Two devices and the server between them: what each knows, and what it has changed since. */
class Case {
  #server: Sections = { observations: {}, [QUESTION_ANSWERS.section]: {} };
  readonly #base: [Sections, Sections] = [this.#server, this.#server];
  readonly #changes: [Record<string, SectionData>, Record<string, SectionData>] = [{}, {}];
  #answers = 0;

  shown(device: 0 | 1): Sections {
    const shown = (key: keyof Sections) =>
      applyChanges(key, this.#base[device][key], this.#changes[device][key] ?? {});
    return { observations: shown('observations'), DispositionOutcome: shown('DispositionOutcome') };
  }

  get server(): Sections {
    return this.#server;
  }

  #change(device: 0 | 1, key: keyof Sections, field: string, entry: Readonly<Record<string, unknown>>): void {
    const own = this.#changes[device];
    const entries = list(own[key]?.[field]);
    const known = entries.find(({ id }) => id === entry['id']);
    own[key] = {
      ...own[key],
      [field]: [...entries.filter((one) => one !== known), { ...known, ...entry }],
    };
  }

  do(step: Step): void {
    const device = step.who;
    const shown = facts(this.shown(device));
    if (step.kind === 'edit')
      this.#change(device, 'observations', 'entries', {
        id: step.set === 0 ? SET : OTHER_SET,
        date_time: '2026-11-20T14:10:00.000Z',
        [step.field]: step.value,
      });
    else if (step.kind === 'strike') {
      const id = step.set === 0 ? SET : OTHER_SET;
      if (list(shown.data['observations']?.['entries']).some((entry) => entry['id'] === id))
        this.#change(device, 'observations', 'entries', { id, void_reason: 'Entered in error' });
    } else if (step.kind === 'answer') {
      const open = openQuestions(shown)[step.which];
      this.#answers += 1;
      if (open !== undefined)
        this.#change(device, QUESTION_ANSWERS.section, QUESTION_ANSWERS.list, {
          id: answerId(this.#answers),
          ...answerTo(open, BY),
        });
    } else if (step.kind === 'withdraw') {
      const given = list(shown.data[QUESTION_ANSWERS.section]?.[QUESTION_ANSWERS.list])[step.which];
      if (given !== undefined)
        this.#change(device, QUESTION_ANSWERS.section, QUESTION_ANSWERS.list, {
          id: given['id'],
          void_reason: 'Withdrawn',
        });
    } else this.merge(device);
  }

  merge(device: 0 | 1): void {
    const merged = Object.fromEntries(
      SECTIONS.map((key) => [
        key,
        mergeChanges(key, {
          base: this.#base[device][key],
          current: this.#server[key],
          changes: this.#changes[device][key] ?? {},
        }).data,
      ]),
    ) as Sections;
    this.#server = merged;
    this.#base[device] = merged;
    this.#changes[device] = {};
  }
}

describe('whatever the order of edits, merges and answers', () => {
  it('no question disappears unanswered while its facts hold', () => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 40 }), (steps) => {
        const record = new Case();
        const check = (data: Sections) => {
          const given = facts(data);
          const live = list(data[QUESTION_ANSWERS.section][QUESTION_ANSWERS.list]).filter(
            ({ void_reason }) => void_reason == null,
          );
          const open = new Set(openQuestions(given).map(questionKey));
          // Asked of the facts alone, without the answers: the independent account of what has to be closed.
          for (const notice of contradictions(facts({ observations: data.observations }))) {
            const isAnswered = live.some(
              (one) =>
                one['rule'] === notice.code &&
                one['place_entry'] === notice.entryId &&
                one['question'] === notice.message,
            );
            expect(open.has(questionKey(notice)), questionKey(notice)).toBe(!isAnswered);
          }
        };
        for (const step of steps) {
          record.do(step);
          check(record.shown(0));
          check(record.shown(1));
          check(record.server);
        }
        record.merge(0);
        record.merge(1);
        check(record.server);
      }),
      { numRuns: 200, seed: 9 },
    );
  });
});
