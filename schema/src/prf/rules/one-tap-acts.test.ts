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

/** Every act: where it is offered, under which name, and what it says. Written out here a second time. */
const SAYS: readonly (readonly [place: string, key: string, label: string, says: string])[] = [
  [
    'PresentingComplaint complaint',
    'well_minor_injury',
    'Well, minor injury',
    'acuity=p3 possible_injury=yes consent=verbal understanding=yes retaining=yes weighing=yes communicating=yes capacity_conclusion=has_capacity catastrophic_haemorrhage=none airway=clear breathing=normal_effort circulation=normal_colour,warm,crt_under_2,radial_present,regular cardiac_arrest=no',
  ],
  [
    'PrimarySurvey capacity',
    'capacity_all_yes',
    'Capacity: all four yes',
    'understanding=yes retaining=yes weighing=yes communicating=yes',
  ],
  [
    'PrimarySurvey survey',
    'primary_normal',
    'All normal',
    'catastrophic_haemorrhage=none airway=clear breathing=normal_effort circulation=normal_colour,warm,crt_under_2,radial_present,regular cardiac_arrest=no',
  ],
  [
    'SecondarySurvey systems',
    'systems_normal',
    'All normal',
    'respiratory=statement cardiac=statement neurological=statement gastrointestinal=statement genitourinary=statement integumentary=statement',
  ],
  [
    'SecondarySurvey regions',
    'regions_normal',
    'All normal',
    'general=statement head_neck=statement chest=statement abdomen=statement pelvis=statement extremities=statement',
  ],
  [
    'ClinicalInterventions wounds',
    'cleaned_and_dressed',
    'Cleaned and dressed',
    'wound_treatments=cleaned,dressing',
  ],
  [
    'DispositionOutcome outcome',
    'home_with_advice',
    'Home with advice',
    'disposition_outcome=discharged_with_advice worsening_advice_given=true time_left_dc_care=at discharging_clinician=name final_acuity=p3',
  ],
  [
    'DispositionOutcome outcome',
    'to_hospital_by_us',
    'To hospital by us',
    'disposition_outcome=conveyed_ed_own_vehicle time_left_dc_care=at handover_time=at discharging_clinician=name transport_outcome=by_this_crew',
  ],
  [
    'DispositionOutcome handover',
    'handed_over_now',
    'Handed over now',
    'handover_time=at time_left_dc_care=at discharging_clinician=name',
  ],
];

describe('what an act says', () => {
  it('is this, under this name and in words', () => {
    expect(
      ONE_TAP_ACTS.map((one) => [
        `${one.at.section} ${one.at.group}`,
        one.key,
        one.label,
        answersOf(one, factsOf({}), { name: 'name', at: 'at', statement: 'statement' })
          .map(({ path, value }) => `${path}=${String(value)}`)
          .join(' '),
      ]),
    ).toEqual(SAYS);
    for (const { key, words, source } of ONE_TAP_ACTS) {
      expect(words, key).toMatch(/^.{20,}\.$/u);
      expect(source, key).toMatch(
        /^(?:Clinical reference|Mental Capacity Act 2005|The record’s own|Screens)/u,
      );
    }
  });

  const offered = (key: string, data: PrfFacts['data'], ageYears = 30) => {
    const { at } = act(key);
    return actsAt(at.section, at.group, factsOf(data, ageYears)).some((one) => one.key === key);
  };
  it.each([
    ['systems_normal', {}, true],
    ['systems_normal', { SecondarySurvey: { exam_findings: [{ finding: 'contusion' }] } }, false],
    ['systems_normal', { SecondarySurvey: { body_map: [{ id: 'a' }] } }, false],
    ['regions_normal', { SecondarySurvey: { exam_findings: [{ finding: 'contusion' }] } }, false],
    // What is written by hand of one system leaves the others to be said.
    ['systems_normal', { SecondarySurvey: { cardiac: 'Murmur' } }, true],
    ['cleaned_and_dressed', { incidentDetails: { chief_complaint: 'Graze' } }, true],
    ['cleaned_and_dressed', { incidentDetails: { chief_complaint: 'Unwell' } }, false],
    ['home_with_advice', { incidentDetails: { chief_complaint: 'Graze' } }, true],
    ['home_with_advice', { incidentDetails: { chief_complaint: 'Unwell' } }, false],
    ['to_hospital_by_us', { incidentDetails: { chief_complaint: 'Graze' } }, true],
    ['to_hospital_by_us', { incidentDetails: { acuity: 'p3' } }, false],
    ['handed_over_now', { DispositionOutcome: { disposition_outcome: 'handed_over_other_crew' } }, true],
    ['handed_over_now', { DispositionOutcome: { disposition_outcome: 'discharged_own_gp' } }, false],
    ['handed_over_now', {}, false],
    // One answer of another section is enough against it.
    [
      'well_minor_injury',
      { incidentDetails: { chief_complaint: 'Graze' }, PrimarySurvey: { consent: 'refused' } },
      false,
    ],
    ['primary_normal', { PrimarySurvey: { breathing: ['normal_effort'] } }, true],
    ['primary_normal', { PrimarySurvey: { breathing: 'normal_effort' } }, false],
    ['primary_normal', { PrimarySurvey: { breathing: ['normal_effort', 'wheeze'] } }, false],
    ['primary_normal', { PrimarySurvey: { breathing: ['wheeze'] } }, false],
    ['primary_normal', { PrimarySurvey: { breathing_other: 'Gasping' } }, false],
    [
      'primary_normal',
      {
        PrimarySurvey: { circulation: ['regular', 'radial_present', 'crt_under_2', 'warm', 'normal_colour'] },
      },
      true,
    ],
    [
      'primary_normal',
      { PrimarySurvey: { circulation: ['regular', 'radial_present', 'crt_under_2', 'warm', 'pale'] } },
      false,
    ],
  ] as const)('is offered: %s for %j: %s', (key, data, isOffered) => {
    expect(offered(key, data)).toBe(isOffered);
  });
});
