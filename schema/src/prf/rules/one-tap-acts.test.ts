import { describe, expect, it } from 'vitest';
import type { PrfFacts } from '../catalogue/kinds.js';
import { changesSchema } from './validate.js';
import { actsAt, answersOf, ONE_TAP_ACTS } from './one-tap-acts.js';
import type { PrfSectionKey } from '../catalogue/catalogue.js';

const BY = {
  name: 'Ngozi Adeyemo',
  at: '2026-11-20T14:32:00.000Z',
  statement: 'Examined, no abnormality found. NA',
};
const factsOf = (data: PrfFacts['data'], ageYears: number | null = 30): PrfFacts => ({
  data,
  ageYears,
  hasPatient: true,
});
const act = (key: string) => {
  const found = ONE_TAP_ACTS.find((one) => one.key === key);
  if (!found) throw new Error(`There is no act ${key}`);
  return found;
};
/** What is asked about one by one, never said by one tap. */
const NEVER_SAID = [
  'allergy_status',
  'allergies',
  'drugs_administered',
  'entries',
  'refusal_reason',
  'safeguarding_concerns',
  'safeguardingConcerns',
  'current_medicines',
];

describe('the table of one-tap entries', () => {
  it.each(ONE_TAP_ACTS.map((one) => [one.key, one] as const))(
    '%s writes what the record accepts, and nothing that needs a separate question',
    (_key, one) => {
      const answers = answersOf(one, factsOf({}), BY);
      const said = Object.values(one.values).flatMap((values) => Object.keys(values));
      expect(answers.length).toBeGreaterThan(0);
      expect(said.filter((name) => NEVER_SAID.includes(name))).toEqual([]);
      const sections = new Set(answers.map(({ section }) => section));
      for (const section of sections) {
        const changes = Object.fromEntries(
          answers.filter((answer) => answer.section === section).map(({ path, value }) => [path, value]),
        );
        const read = changesSchema(section).safeParse(changes);
        expect(read.success ? [] : read.error.issues).toEqual([]);
      }
      expect(one.source).not.toBe('');
    },
  );

  it('has one entry for each key', () => {
    expect(new Set(ONE_TAP_ACTS.map(({ key }) => key)).size).toBe(ONE_TAP_ACTS.length);
  });
});

describe('a one-tap entry', () => {
  it('fills only what is empty', () => {
    const facts = factsOf({ PrimarySurvey: { airway: 'obstructed', breathing_other: 'Gasping' } });
    const paths = answersOf(act('primary_normal'), facts, BY).map(({ path }) => path);
    expect(paths).not.toContain('airway');
    expect(paths).not.toContain('breathing');
    expect(paths).toContain('circulation');
  });

  it('is not offered if an answer contradicts it', () => {
    const offered = (section: PrfSectionKey, group: string, data: PrfFacts['data']) =>
      actsAt(section, group, factsOf(data)).map(({ key }) => key);
    expect(offered('PrimarySurvey', 'survey', { PrimarySurvey: { airway: 'obstructed' } })).toEqual([]);
    expect(offered('PrimarySurvey', 'survey', { PrimarySurvey: { airway: 'clear' } })).toEqual([
      'primary_normal',
    ]);
    expect(offered('PrimarySurvey', 'capacity', { PrimarySurvey: { understanding: 'no' } })).toEqual([]);
    expect(
      offered('DispositionOutcome', 'outcome', {
        DispositionOutcome: { disposition_outcome: 'refused_conveyance' },
      }),
    ).toEqual([]);
  });

  it('marks nothing normal in an arrest, or beside a finding', () => {
    const arrest = factsOf({ ClinicalInterventions: { cpr: [{ id: 'a', time: BY.at }] } });
    expect(actsAt('PrimarySurvey', 'survey', arrest)).toEqual([]);
    const struck = factsOf({ ClinicalInterventions: { cpr: [{ id: 'a', void_reason: 'Wrong record' }] } });
    expect(actsAt('PrimarySurvey', 'survey', struck)).toHaveLength(1);
    const marked = factsOf({ SecondarySurvey: { body_map: [{ id: 'a', kind: 'laceration' }] } });
    expect(actsAt('SecondarySurvey', 'regions', marked)).toEqual([]);
  });

  it('writes nothing about the spine, and is not for a patient who is not alert', () => {
    const paths = answersOf(act('well_minor_injury'), factsOf({}), BY).map(({ path }) => path);
    expect(paths).not.toContain('cervical_spine');
    const drowsy = {
      incidentDetails: { chief_complaint: 'Graze' },
      observations: { entries: [{ id: 'a', acvpu: 'V' }] },
    };
    expect(actsAt('PresentingComplaint', 'complaint', factsOf(drowsy))).toEqual([]);
    const alert = { ...drowsy, observations: { entries: [{ id: 'a', acvpu: 'A' }] } };
    expect(actsAt('PresentingComplaint', 'complaint', factsOf(alert))).toHaveLength(1);
  });

  it('writes who and when into each empty system', () => {
    const facts = factsOf({ SecondarySurvey: { cardiac: 'Murmur' } });
    const answers = answersOf(act('systems_normal'), facts, BY);
    expect(answers).toHaveLength(5);
    expect(new Set(answers.map(({ value }) => value))).toEqual(new Set([BY.statement]));
  });

  it('leaves the conclusion on capacity to the person, and is not offered under 16 or at unknown age', () => {
    const paths = answersOf(act('capacity_all_yes'), factsOf({}), BY).map(({ path }) => path);
    expect(paths).toEqual(['understanding', 'retaining', 'weighing', 'communicating']);
    const offered = (age: number | null) => actsAt('PrimarySurvey', 'capacity', factsOf({}, age)).length;
    expect([offered(15), offered(16), offered(null)]).toEqual([0, 1, 0]);
  });

  it.each([
    ['Graze', {}, true],
    ['Graze', { acuity: 'p1' }, false],
    ['Scald', {}, false],
    ['Chest pain', {}, false],
    ['Cut, short of breath', {}, false],
    ['Fell from stunt, neck pain', {}, false],
    ['Stabbed in abdomen', {}, false],
    ['Head injury, confused, drunk', {}, false],
    ['Cut hand, 20 weeks pregnant', {}, false],
  ])('offers ‘Well, minor injury’ for %s with %o: %s', (chief_complaint, more, isOffered) => {
    const facts = factsOf({ incidentDetails: { chief_complaint, ...more } });
    const keys = actsAt('PresentingComplaint' satisfies PrfSectionKey, 'complaint', facts).map(
      ({ key }) => key,
    );
    expect(keys.includes('well_minor_injury')).toBe(isOffered);
  });
});
