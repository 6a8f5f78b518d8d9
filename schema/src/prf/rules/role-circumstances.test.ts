import { describe, expect, it } from 'vitest';
import type { PrfData } from '../catalogue/catalogue.js';
import { impressionOf } from '../catalogue/impressions.js';
import { contradictions } from './completeness.js';
import { againstProtocol, roleCircumstances } from './role-circumstances.js';

const facts = (data: PrfData, ageYears = 40) => ({
  data: data as Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ageYears,
  hasPatient: true,
});
const ID = '01934b1e-7a00-7000-8000-000000000001';

describe('circumstances against recognising life extinct', () => {
  it.each<[PrfData, string[]]>([
    [{ clinical_impression: { clinical_impression: ['cardiac_arrest', 'drowning'] } }, ['Drowning']],
    [{ clinical_impression: { clinical_impression: ['hypothermia'] } }, ['Hypothermia']],
    [{ clinical_impression: { clinical_impression: ['opioid_toxicity'] } }, ['Opioid toxicity']],
    [{ clinical_impression: { clinical_impression: ['overdose'] } }, ['Overdose or poisoning']],
    [{ SecondarySurvey: { mechanismsOfInjury: ['drowning', 'blunt'] } }, ['Drowning']],
    [{ SecondarySurvey: { major_trauma_criteria: ['pregnant_over_20_weeks'] } }, ['Pregnant over 20 weeks']],
    [{ SecondarySurvey: { major_trauma_criteria: ['open_skull'] } }, []],
    [{ ClinicalInterventions: { arrest_cause: 'drug_overdose' } }, ['Drug overdose']],
    [{ ClinicalInterventions: { arrest_cause: 'drowning' } }, ['Drowning']],
    [{ ClinicalInterventions: { arrest_cause: 'medical' } }, []],
    [{ PresentingComplaint: { is_pregnant: 'yes' } }, ['Pregnant: yes']],
    [{ PresentingComplaint: { is_pregnant: 'possible' } }, ['Pregnant: possibly']],
    [{ observations: { entries: [{ id: ID, temperature: 28.4 }] } }, ['a temperature of 28.4 °C']],
    [
      {
        clinical_impression: { clinical_impression: ['drowning'] },
        SecondarySurvey: { mechanismsOfInjury: ['drowning'] },
      },
      ['Drowning'],
    ],
    [{ PresentingComplaint: { is_pregnant: 'yes', sex_at_birth: 'male' } }, []],
    [{ PresentingComplaint: { is_pregnant: 'no' } }, []],
    [{ SecondarySurvey: { mechanismsOfInjury: ['cold', 'heat'] } }, ['Cold']],
    [{ PresentingComplaint: { alcohol_or_drugs: ['drugs_at_scene'] } }, ['Drug equipment at the scene']],
    [{ PresentingComplaint: { alcohol_or_drugs: ['admits_alcohol'] } }, ['Patient says: alcohol']],
    [{ PresentingComplaint: { alcohol_or_drugs: ['admits_drugs'] } }, ['Patient says: drugs']],
    [{ PresentingComplaint: { alcohol_or_drugs: ['known_positive'] } }, ['Known from police or hospital']],
    [{ PresentingComplaint: { alcohol_or_drugs: ['smell_of_alcohol'] } }, ['Smells of alcohol']],
    [
      { PresentingComplaint: { alcohol_or_drugs: ['suspected_on_examination'] } },
      ['Suspected on examination'],
    ],
    [{ PresentingComplaint: { alcohol_or_drugs: ['none_reported'] } }, []],
    [{ PresentingComplaint: { alcohol_or_drugs: ['alcohol_at_scene', 'refused'] } }, []],
    [
      {
        ClinicalInterventions: {
          drugs_administered: [
            { id: ID, drug_name: 'oxygen' },
            { id: ID, drug_name: 'naloxone' },
          ],
        },
      },
      ['naloxone was given'],
    ],
    [{ ClinicalInterventions: { drugs_administered: [{ id: ID, drug_name: 'oxygen' }] } }, []],
    [
      {
        ClinicalInterventions: {
          drugs_administered: [{ id: ID, drug_name: 'naloxone', not_given_reason: 'refused' }],
        },
      },
      [],
    ],
    [
      {
        ClinicalInterventions: {
          drugs_administered: [{ id: ID, drug_name: 'naloxone', void_reason: 'Wrong patient' }],
        },
      },
      [],
    ],
    [{ observations: { entries: [{ id: ID, temperature: 28.4, void_reason: 'Wrong patient' }] } }, []],
    [{ clinical_impression: { clinical_impression: ['gynaecological', 'cardiac_arrest'] } }, []],
    [{}, []],
  ])('%j', (data, expected) => {
    expect(againstProtocol(facts(data))).toEqual(expected);
  });

  it.each(['smoke_inhalation', 'labour', 'pregnancy_bleeding', 'pregnancy_problem', 'pre_eclampsia'])(
    'include the impression %s by its name',
    (key) => {
      const label = impressionOf(key)?.label;
      expect(label).toBeDefined();
      expect(againstProtocol(facts({ clinical_impression: { clinical_impression: [key] } }))).toEqual([
        label,
      ]);
    },
  );

  it.each([
    [34.9, ['a temperature of 34.9 °C']],
    [35, []],
    [null, []],
  ])('include a temperature of %s as hypothermia only below 35 °C', (temperature, expected) => {
    expect(againstProtocol(facts({ observations: { entries: [{ id: ID, temperature }] } }))).toEqual(
      expected,
    );
  });

  it.each([
    [{ heart_rate: 1, respiratory_rate: 0 }, 1],
    [{ heart_rate: 0, respiratory_rate: 1 }, 1],
    [{ heart_rate: 0, respiratory_rate: 0 }, 0],
    [{ heart_rate: null }, 0],
    [{}, 0],
  ])('include a pulse or a breath as a sign of life: %j', (signs, expected) => {
    const entries = [{ id: ID, date_time: '2026-11-20T14:00:00Z', ...signs }];
    expect(roleCircumstances(facts({ observations: { entries } })).signsOfLife).toHaveLength(expected);
  });

  it('have none of the flags where the recognition has not been begun', () => {
    expect(roleCircumstances(facts({})).flags).toEqual({});
  });

  it('include a return of circulation in the arrest, but not one that was struck through', () => {
    const cpr = (more: object) =>
      roleCircumstances(
        facts({
          ClinicalInterventions: { cpr: [{ id: ID, event: 'rosc', time: '2026-11-20T14:05:00Z', ...more }] },
        }),
      ).returnsOfCirculation;
    expect(cpr({})).toEqual([{ at: '2026-11-20T14:05:00Z' }]);
    expect(cpr({ void_reason: 'Wrong patient' })).toEqual([]);
    expect(cpr({ event: 'stopped' })).toEqual([]);
  });

  it('are asked about at review: both routes met at ten, a return of circulation, a drowning', () => {
    const role = {
      terminally_ill: true,
      collapse_gt_15_minutes: true,
      no_evidence_of_cpr_prior_to_arrival: true,
      patient_asystolic: true,
      asystole_30_seconds: true,
      no_contradiction_to_protocol: true,
      role_time: '2026-11-20T14:00:00.000Z',
    };
    const said = contradictions(
      facts(
        {
          ROLE: role,
          DispositionOutcome: { disposition_outcome: 'deceased_on_scene' },
          ClinicalInterventions: { cpr: [{ id: ID, event: 'rosc', time: '2026-11-20T14:05:00.000Z' }] },
          clinical_impression: { clinical_impression: ['drowning'] },
        },
        10,
      ),
    ).filter(({ code }) => code === 'ROLE');
    expect(said.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Route C under 18/),
      'A return of circulation is recorded after the recognition.',
      '‘Nothing contradicts the protocol’ is ticked, but the record says: Drowning.',
    ]);
  });
});
