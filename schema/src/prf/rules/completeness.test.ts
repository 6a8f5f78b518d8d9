import { describe, expect, it } from 'vitest';
import { contradictions, unusual } from './completeness.js';
import { missingForSigning, sectionState } from './missing.js';
import { fieldAt, type PrfData } from '../catalogue/catalogue.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { isRelevant } from '../catalogue/rules.js';

const ID = '01934b1e-7a00-7000-8000-000000000001';
const DRUG = '01934b1e-7a00-7000-8000-000000000002';

/** A complete, unremarkable record of a sprained ankle. */
const COMPLETE: PrfData = {
  incidentDetails: {
    incident_date: '2026-11-20T14:00:00.000Z',
    incident_location: 'Mat 2',
    chief_complaint: 'Ankle injury',
    acuity: 'p3',
    attendance_type: 'called_to',
    call_time: '2026-11-20T14:00:00.000Z',
    arrived_time: '2026-11-20T14:05:00.000Z',
  },
  PresentingComplaint: { presenting_complaint: 'Twisted ankle', allergy_status: 'none_known' },
  PrimarySurvey: {
    consent: 'verbal',
    capacity_conclusion: 'has_capacity',
    catastrophic_haemorrhage: 'none',
    airway: 'clear',
    breathing: ['normal_effort'],
    circulation: ['normal_colour'],
  },
  observations: { entries: [{ id: ID, date_time: '2026-11-20T14:10:00.000Z', heart_rate: 80 }] },
  clinical_impression: { clinical_impression: ['sprain_strain'] },
  DispositionOutcome: {
    disposition_outcome: 'returned_to_event',
    worsening_advice_given: true,
    time_left_dc_care: '2026-11-20T14:40:00.000Z',
    discharging_clinician: 'N. Okafor',
  },
};
const facts = (changes: PrfData = {}, rest: Partial<PrfFacts> = {}): PrfFacts => {
  const data = Object.fromEntries(
    Object.entries({ ...COMPLETE, ...changes }).map(([key]) => [
      key,
      { ...COMPLETE[key as keyof PrfData], ...changes[key as keyof PrfData] },
    ]),
  );
  return { data, ageYears: 24, hasPatient: true, ...rest };
};
const missing = (given: PrfFacts) =>
  missingForSigning(given).map(({ section, field }) => `${section}.${field}`);
const notices = (given: PrfFacts) =>
  contradictions(given).map(({ section, field, code }) => `${section}.${field} ${code}`);

describe('what is missing for signing', () => {
  it('is nothing in a complete record', () => {
    expect(missingForSigning(facts())).toEqual([]);
    expect(contradictions(facts())).toEqual([]);
    expect(unusual(facts())).toEqual([]);
  });
  it('is everything required in an empty one, the patient first', () => {
    const empty: PrfFacts = { data: {}, ageYears: null, hasPatient: false };
    expect(missing(empty)).toEqual([
      'patient.patient',
      'incidentDetails.incident_date',
      'incidentDetails.incident_location',
      'incidentDetails.chief_complaint',
      'incidentDetails.acuity',
      'PresentingComplaint.presenting_complaint',
      'PresentingComplaint.allergy_status',
      'PrimarySurvey.consent',
      'PrimarySurvey.capacity_conclusion',
      'PrimarySurvey.catastrophic_haemorrhage',
      'PrimarySurvey.airway',
      'PrimarySurvey.breathing',
      'PrimarySurvey.circulation',
      'observations.entries',
      'clinical_impression.clinical_impression',
      'DispositionOutcome.disposition_outcome',
      'DispositionOutcome.time_left_dc_care',
      'DispositionOutcome.discharging_clinician',
    ]);
    expect(sectionState(empty, 'ROLE')).toEqual({ state: 'not_started', missing: 0 });
    expect(sectionState(empty, 'patient')).toEqual({ state: 'not_started', missing: 1 });
  });
  it('excludes a pregnancy that is only possible; the score is shown with care', () => {
    const set = { id: ID, news2: { status: 'scored', total: 2 } } as const;
    const codes = (is_pregnant: 'yes' | 'possible', more: object = {}) =>
      unusual(facts({ PresentingComplaint: { is_pregnant, ...more }, observations: { entries: [set] } })).map(
        ({ code }) => code,
      );
    expect(codes('possible')).toEqual(['POSSIBLE_PREGNANCY']);
    expect(codes('possible', { sex_at_birth: 'male' })).toEqual([]);
    expect(codes('yes')).toEqual([]);
    expect(unusual(facts({ PresentingComplaint: { is_pregnant: 'possible' } }))).toEqual([]);
  });
  it('includes the text beside Other, wherever an answer is required', () => {
    const drug = {
      id: DRUG,
      time_administered: '2026-11-20T14:10:00.000Z',
      drug_name: 'other',
      dose: 1,
      dose_unit: 'other',
      route: 'other',
      given_by: 'N. Okafor',
    } as const;
    const given = (more: object) =>
      missingForSigning(facts({ ClinicalInterventions: { drugs_administered: [{ ...drug, ...more }] } }));
    expect(given({ drug_name_other: ' ' })).toMatchObject(
      ['drug_name_other', 'dose_unit_other', 'route_other'].map((field) => ({
        section: 'ClinicalInterventions',
        field,
        entryId: DRUG,
      })),
    );
    expect(given({})[0]?.label).toMatch(/: Drug: other$/);
    expect(
      given({ drug_name_other: 'Penthrox', dose_unit_other: 'whistle', route_other: 'Inhaled' }),
    ).toEqual([]);
    expect(
      missing(facts({ clinical_impression: { clinical_impression: ['sprain_strain', 'other'] } })),
    ).toEqual(['clinical_impression.clinical_impression_other']);
    // What is not required may stay without words, and what was struck through asks for nothing.
    expect(given({ void_reason: 'Wrong patient' })).toEqual([]);
    expect(missing(facts({ SecondarySurvey: { mechanismsOfInjury: ['other'] } }))).toEqual([]);
  });
  it('follows from a lack of capacity', () => {
    expect(missing(facts({ PrimarySurvey: { capacity_conclusion: 'lacks_capacity' } }))).toEqual([
      'PrimarySurvey.involvement',
      'PrimarySurvey.wishes_feelings',
      'PrimarySurvey.understand_consequences',
      'PrimarySurvey.least_restrictive_option',
    ]);
  });
  it.each([null, 9, 40])(
    'includes capacity after a refusal even if the patient left before assessment, aged %s',
    (ageYears) => {
      const left = {
        DispositionOutcome: { disposition_outcome: 'left_before_assessment' },
        PrimarySurvey: { consent: 'refused', capacity_conclusion: null },
      } as const;
      expect(missing(facts(left, { ageYears }))).toContain('PrimarySurvey.capacity_conclusion');
      const calm = { ...left, PrimarySurvey: { capacity_conclusion: null } };
      expect(missing(facts(calm, { ageYears }))).not.toContain('PrimarySurvey.capacity_conclusion');
    },
  );

  it('follows from a refusal: capacity, reason, signature or why there is none', () => {
    const refused = { DispositionOutcome: { disposition_outcome: 'refused_conveyance' } } as const;
    const common = ['DispositionOutcome.refusal_reason', 'DispositionOutcome.refusal_signature_not_obtained'];
    const questions = ['understanding', 'retaining', 'weighing', 'communicating'];
    expect(missing(facts(refused))).toEqual([...questions.map((name) => `PrimarySurvey.${name}`), ...common]);
    expect(
      missing(
        facts({ ...refused, PrimarySurvey: { capacity_conclusion: 'gillick_competent' } }, { ageYears: 15 }),
      ),
    ).toEqual(common);
    expect(missing(facts({ ...refused, PrimarySurvey: { capacity_conclusion: 'not_assessed' } }))).toContain(
      'PrimarySurvey.capacity_conclusion',
    );
    expect(
      missing(
        facts({
          DispositionOutcome: {
            disposition_outcome: 'refused_conveyance',
            refusal_reason: 'Wants to go home',
            refusal_signature: 'M 0 0 L 1 1',
          },
          PrimarySurvey: { understanding: 'yes', retaining: 'yes', weighing: 'yes', communicating: 'yes' },
        }),
      ),
    ).toEqual([]);
  });
  it.each([
    { DispositionOutcome: { disposition_outcome: 'refused_treatment' } },
    { DispositionOutcome: { disposition_outcome: 'discharged_against_advice' } },
    { DispositionOutcome: { care_given: 'evaluated_treatment_refused' } },
    { DispositionOutcome: { care_given: 'refused_evaluation' } },
    { DispositionOutcome: { transport_outcome: 'refused' } },
    { PrimarySurvey: { consent: 'refused' } },
  ] as const)('includes capacity wherever a refusal is recorded: %j', (refusal) => {
    expect(missing(facts(refusal))).toEqual(
      expect.arrayContaining([
        'PrimarySurvey.understanding',
        'PrimarySurvey.communicating',
        'DispositionOutcome.refusal_reason',
      ]),
    );
  });
  it('follows from the destination: the place for our vehicle, the recipient for a handover', () => {
    const went = (disposition_outcome: 'conveyed_ed_own_vehicle' | 'handed_over_other_crew') =>
      missing(facts({ DispositionOutcome: { disposition_outcome } }));
    expect(went('conveyed_ed_own_vehicle')).toEqual([
      'DispositionOutcome.handover_time',
      'DispositionOutcome.destination',
    ]);
    expect(went('handed_over_other_crew')).toEqual([
      'DispositionOutcome.handover_to',
      'DispositionOutcome.handover_time',
    ]);
  });
  it('follows from a drug: dose, unit, route, giver, and a witness for a controlled one', () => {
    const withDrug = (entry: object) =>
      missing(facts({ ClinicalInterventions: { drugs_administered: [{ id: DRUG, ...entry }] } }));
    expect(withDrug({ drug_name: 'morphine' })).toEqual(
      ['time_administered', 'dose', 'dose_unit', 'route', 'given_by', 'witnessed_by'].map(
        (name) => `ClinicalInterventions.${name}`,
      ),
    );
    expect(withDrug({ drug_name: 'paracetamol_oral' })).not.toContain('ClinicalInterventions.witnessed_by');
    expect(withDrug({ drug_name: 'aspirin', not_given_reason: 'allergy' })).toEqual([]);
    expect(withDrug({ drug_name: 'aspirin', is_before_arrival: true })).toEqual([]);
    expect(withDrug({ dose: 3, void_reason: 'Wrong patient' })).toEqual([]);
  });
  it('includes nothing about giving a drug that was held back', () => {
    const isOpen = (name: string, row: object) => {
      const field = fieldAt('ClinicalInterventions', `drugs_administered.${name}`);
      return field !== undefined && isRelevant(field, facts({}), row as Readonly<Record<string, unknown>>);
    };
    for (const name of ['dose', 'dose_unit', 'route', 'given_by', 'attempts', 'success', 'response']) {
      expect(isOpen(name, { drug_name: 'aspirin' }), name).toBe(true);
      expect(isOpen(name, { drug_name: 'aspirin', not_given_reason: 'allergy' }), name).toBe(false);
    }
    // What was drawn up before the patient refused is still wasted, from a batch, before a witness.
    for (const name of ['batch', 'wasted', 'witnessed_by']) {
      expect(isOpen(name, { drug_name: 'morphine', not_given_reason: 'refused' }), name).toBe(true);
    }
  });
  it('includes recognition for a dead patient, not consent', () => {
    const dead: PrfFacts = {
      data: {
        DispositionOutcome: { disposition_outcome: 'deceased_on_scene' },
        ROLE: { decapitation: true },
      },
      ageYears: 50,
      hasPatient: true,
    };
    const list = missing(dead);
    expect(list).toEqual(expect.arrayContaining(['ROLE.role_time', 'ROLE.role_clinician_name']));
    expect(list.filter((name) => name === 'ROLE.role_time')).toHaveLength(1);
    expect(list).not.toContain('PrimarySurvey.consent');
    expect(list).not.toContain('observations.entries');
  });
  it('includes time, name and grade once a route is met or a conclusion started, not once a document was seen', () => {
    const conclusion = ['ROLE.role_time', 'ROLE.role_clinician_name', 'ROLE.role_clinician_grade'];
    expect(missing(facts({ ROLE: { dnacpr: true } }))).toEqual([]);
    expect(missing(facts({ ROLE: { dnacpr: true, no_pulse_no_breathing: true } }))).toEqual(conclusion);
    expect(missing(facts({ ROLE: { role_clinician_grade: 'Paramedic' } }))).toEqual(conclusion.slice(0, 2));
  });
  it('accepts "not recordable" as an answer and requires a time only for our own sets', () => {
    expect(missing(facts({ observations: { entries: [{ id: ID, heart_rate: 80 }] } }))).toEqual([
      'observations.date_time',
    ]);
    expect(
      missing(facts({ observations: { entries: [{ id: ID, heart_rate: 80, is_before_arrival: true }] } })),
    ).toEqual([]);
  });
  it('follows from allergies that are known: their names, here or in the patient’s own details', () => {
    const known = { PresentingComplaint: { allergy_status: 'known' } } as const;
    expect(missing(facts(known))).toEqual(['PresentingComplaint.allergies']);
    expect(missing(facts(known, { patientAllergies: 'NKDA' }))).toEqual(['PresentingComplaint.allergies']);
    expect(missing(facts(known, { patientAllergies: 'Latex' }))).toEqual([]);
    const row = (substance: string | null) =>
      missing(
        facts({
          PresentingComplaint: { allergy_status: 'known', allergies: [{ allergy_kind: 'other', substance }] },
        }),
      );
    expect(row('Latex')).toEqual([]);
    expect(row(null)).toEqual(['PresentingComplaint.allergies.0.substance']);
  });
  it('counts by section', () => {
    expect(sectionState(facts(), 'PrimarySurvey')).toEqual({ state: 'complete', missing: 0 });
    expect(sectionState(facts({ PrimarySurvey: { consent: null } }), 'PrimarySurvey')).toEqual({
      state: 'in_progress',
      missing: 1,
    });
  });
});

describe('times across sections (clinical section 3)', () => {
  const at = (time: string) =>
    facts({ observations: { entries: [{ id: ID, date_time: time, heart_rate: 80 }] } });
  it('asks about observations from before the call, and lets them be signed', () => {
    expect(notices(at('2026-11-20T13:59:00.000Z'))).toEqual(['observations.date_time BEFORE_CALL']);
    expect(missing(at('2026-11-20T13:59:00.000Z'))).toEqual([]);
    expect(notices(at('2026-11-20T14:00:00.000Z'))).toEqual([]);
    expect(
      notices(
        facts({
          observations: {
            entries: [
              { id: ID, date_time: '2026-11-20T13:00:00.000Z', heart_rate: 80, is_before_arrival: true },
            ],
          },
        }),
      ),
    ).toEqual([]);
    expect(
      missing(
        facts({
          incidentDetails: { attendance_type: 'self_presented' },
          observations: { entries: [{ id: ID, date_time: '2026-11-20T13:00:00.000Z', heart_rate: 80 }] },
        }),
      ),
    ).toEqual([]);
  });
  it('asks once about entries before the incident, unless others made them', () => {
    const said = (attendance_type: 'self_presented' | 'called_to', more: object = {}) => {
      const date_time = '2026-11-19T14:15:00.000Z';
      return notices(
        facts({
          incidentDetails: { attendance_type },
          observations: { entries: [{ id: ID, date_time, heart_rate: 80, ...more }] },
          ClinicalInterventions: {
            running_notes: [{ id: DRUG, time: date_time, note: 'Seen well by her coach' }],
          },
        }),
      );
    };
    expect(said('self_presented')).toEqual(['observations.date_time BEFORE_INCIDENT']);
    expect(said('self_presented', { is_before_arrival: true })).toEqual([]);
    expect(said('self_presented', { date_time: '2026-11-20T14:00:00.000Z' })).toEqual([]);
    // What is before the call as well is asked about for that.
    expect(said('called_to')).toEqual(['observations.date_time BEFORE_CALL']);
  });
  it('names the day of the incident and of a drug before it', () => {
    const [notice] = contradictions(
      facts({
        incidentDetails: { attendance_type: 'self_presented' },
        ClinicalInterventions: {
          drugs_administered: [
            { id: DRUG, drug_name: 'paracetamol_oral', time_administered: '2026-11-20T00:15:00.000Z' },
          ],
        },
      }),
    );
    expect(notice).toMatchObject({
      section: 'ClinicalInterventions',
      field: 'time_administered',
      entryId: DRUG,
    });
    expect(notice?.label).toContain('20 Nov 2026, 00:15');
    expect(notice?.message).toContain('before the incident at 20 Nov 2026, 14:00');
  });
  it('asks about times out of order, and lets them be signed', () => {
    const backwards = facts({ incidentDetails: { left_scene_time: '2026-11-20T14:01:00.000Z' } });
    expect(missing(backwards)).toEqual([]);
    expect(notices(backwards)).toEqual(['incidentDetails.left_scene_time TIME_ORDER']);
  });
  it('accepts a handover at the scene before the crew leaves, and at hospital only after arrival', () => {
    const handed = (
      disposition_outcome:
        | 'conveyed_ambulance_service'
        | 'handed_over_other_crew'
        | 'conveyed_ed_own_vehicle',
      handover_time: string,
    ) =>
      notices(
        facts({
          incidentDetails: {
            left_scene_time: '2026-11-20T15:00:00.000Z',
            clear_time: '2026-11-20T15:10:00.000Z',
          },
          DispositionOutcome: {
            ...{ disposition_outcome, handover_time, handover_to: 'A', destination: 'B' },
            time_left_dc_care: null,
          },
        }),
      ).filter((name) => name.endsWith(' TIME_ORDER'));
    const before = '2026-11-20T14:02:00.000Z';
    const atScene = '2026-11-20T14:50:00.000Z';
    const after = '2026-11-20T15:20:00.000Z';
    expect(handed('conveyed_ambulance_service', atScene)).toEqual([]);
    expect(handed('handed_over_other_crew', before)).toEqual(['DispositionOutcome.handover_time TIME_ORDER']);
    expect(handed('handed_over_other_crew', after)).toEqual(['incidentDetails.clear_time TIME_ORDER']);
    expect(handed('conveyed_ed_own_vehicle', atScene)).toEqual([
      'DispositionOutcome.handover_time TIME_ORDER',
    ]);
  });
  it('accepts a call about a patient who came by themselves after they were seen', () => {
    const called = (attendance_type: 'self_presented' | 'called_to') =>
      notices(facts({ incidentDetails: { attendance_type, call_time: '2026-11-20T14:20:00.000Z' } }));
    expect(called('self_presented')).toEqual([]);
    expect(called('called_to')).toContain('incidentDetails.arrived_time TIME_ORDER');
  });
  it('accepts a note about the time before the call', () => {
    const running_notes = [{ id: ID, time: '2026-11-20T13:30:00.000Z', note: 'Seen well by her coach' }];
    expect(missing(facts({ ClinicalInterventions: { running_notes } }))).toEqual([]);
  });
  it('asks about a recognition before arrival, and lets it be signed', () => {
    const recognised = facts({
      ROLE: {
        hypostasis: true,
        role_time: '2026-11-20T14:04:00.000Z',
        role_clinician_name: 'A',
        role_clinician_grade: 'Paramedic',
      },
    });
    expect(notices(recognised)).toContain('ROLE.role_time ROLE_BEFORE_ARRIVAL');
    expect(missing(recognised)).toEqual([]);
  });
  it('asks about a recognition before we reached the patient, however long we had been at the scene', () => {
    const recognised = (role_time: string, at_patient_time: string | null) =>
      notices(facts({ incidentDetails: { at_patient_time }, ROLE: { hypostasis: true, role_time } }));
    const withPatient = '2026-11-20T14:12:00.000Z';
    expect(recognised('2026-11-20T14:08:00.000Z', withPatient)).toContain(
      'ROLE.role_time ROLE_BEFORE_ARRIVAL',
    );
    expect(recognised('2026-11-20T14:08:00.000Z', null)).not.toContain('ROLE.role_time ROLE_BEFORE_ARRIVAL');
    expect(recognised(withPatient, withPatient)).not.toContain('ROLE.role_time ROLE_BEFORE_ARRIVAL');
  });
  it('asks about the pre-alert, the end of our care and hospital times that are out of order', () => {
    const conveyed = (more: Record<string, string>) =>
      notices(
        facts({
          incidentDetails: {
            left_scene_time: '2026-11-20T14:30:00.000Z',
            at_hospital_time: '2026-11-20T14:50:00.000Z',
          },
          DispositionOutcome: {
            ...{ disposition_outcome: 'conveyed_ed_own_vehicle', destination: 'B' },
            time_left_dc_care: '2026-11-20T15:05:00.000Z',
            ...more,
          },
        }),
      ).filter((name) => name.endsWith(' TIME_ORDER'));
    expect(conveyed({ pre_alert_at: '2026-11-20T14:35:00.000Z' })).toEqual([]);
    expect(conveyed({ pre_alert_at: '2026-11-20T14:55:00.000Z' })).toEqual([
      'incidentDetails.at_hospital_time TIME_ORDER',
    ]);
    expect(conveyed({ time_left_dc_care: '2026-11-20T14:40:00.000Z' })).toEqual([
      'DispositionOutcome.time_left_dc_care TIME_ORDER',
    ]);
    expect(conveyed({ ed_arrival_at: '2026-11-20T14:45:00.000Z' })).toEqual([
      'DispositionOutcome.ed_arrival_at TIME_ORDER',
    ]);
  });
});

describe('what is contradictory or unusual', () => {
  it('includes a lot that had expired when it was used, with the reason for using it', () => {
    const drug = (expiry: string, override_reason: string | null) =>
      contradictions(
        facts({
          ClinicalInterventions: {
            drugs_administered: [
              {
                id: DRUG,
                drug_name: 'aspirin',
                time_administered: '2026-11-20T14:12:00.000Z',
                batch: { lot: 'K1', expiry, override_reason, item_id: ID },
              },
            ],
          },
        }),
      );
    // Good until the end of its day.
    expect(drug('2026-11-20', null)).toEqual([]);
    expect(drug('2026-11-19', 'Nothing else at hand')).toMatchObject([
      {
        code: 'EXPIRED_LOT',
        entryId: DRUG,
        message: 'Lot K1 expired on 19 Nov 2026, before it was used. Reason: Nothing else at hand',
      },
    ]);
  });

  it('includes capacity, exclusive answers and what no longer applies', () => {
    expect(notices(facts({ PrimarySurvey: { understanding: 'no' } }))).toEqual([
      'PrimarySurvey.capacity_conclusion CAPACITY',
    ]);
    expect(notices(facts({ SocialHistory: { needs: ['none', 'hearing'] } }))).toEqual([
      'SocialHistory.needs EXCLUSIVE',
    ]);
    expect(notices(facts({ PrimarySurvey: { involvement: 'Asked' } }))).toEqual([
      'PrimarySurvey.involvement NOT_APPLICABLE',
    ]);
  });
  it('includes text beside an Other that is no longer chosen, at any depth', () => {
    const SPLINTED = { splints: ['box'], splints_other: 'A ski pole' } as const;
    expect(notices(facts({ ClinicalInterventions: SPLINTED }))).toEqual([
      'ClinicalInterventions.splints_other NOT_APPLICABLE',
    ]);
    expect(notices(facts({ ClinicalInterventions: { splints_other: 'A ski pole' } }))).toHaveLength(1);
    expect(notices(facts({ ClinicalInterventions: { ...SPLINTED, splints: ['other'] } }))).toEqual([]);
    expect(
      notices(
        facts({ PresentingComplaint: { current_medicines: [{ route: 'oral', route_other: 'By tube' }] } }),
      ),
    ).toEqual(['PresentingComplaint.current_medicines.0.route_other NOT_APPLICABLE']);
    expect(
      notices(
        facts({
          ClinicalInterventions: {
            drugs_administered: [
              { id: DRUG, drug_name: 'aspirin', drug_name_other: 'Aspirin, own', is_before_arrival: true },
            ],
          },
        }),
      ),
    ).toEqual(['ClinicalInterventions.drug_name_other NOT_APPLICABLE']);
  });
  it('includes a drug that matches an allergy of the record or of the patient', () => {
    const aspirin = { drugs_administered: [{ id: DRUG, drug_name: 'aspirin', is_before_arrival: true }] };
    const listed = facts({
      ClinicalInterventions: aspirin,
      PresentingComplaint: { allergy_status: 'known', allergies: [{ substance: 'Ibuprofen' }] },
    });
    expect(notices(listed)).toEqual(['ClinicalInterventions.drug_name ALLERGY']);
    const row = facts({ ClinicalInterventions: aspirin }, { patientAllergies: 'Cats, NSAIDs' });
    expect(notices(row)).toContain('ClinicalInterventions.drug_name ALLERGY');
  });
  it('includes a written-out drug that matches an allergy', () => {
    const given = (drug: object) =>
      notices(
        facts(
          { ClinicalInterventions: { drugs_administered: [{ id: DRUG, is_before_arrival: true, ...drug }] } },
          { patientAllergies: 'penicillin' },
        ),
      ).filter((notice) => notice.endsWith(' ALLERGY'));
    const augmentin = { drug_name: 'other', drug_name_other: 'Augmentin' };
    expect(given(augmentin)).toEqual(['ClinicalInterventions.drug_name ALLERGY']);
    expect(given({ ...augmentin, not_given_reason: 'allergy' })).toEqual([]);
    expect(given({ ...augmentin, drug_name_other: 'Dioralyte' })).toEqual([]);
  });
  it('includes a route or unit in which the drug does not come', () => {
    const given = (drug: object) =>
      notices(
        facts({
          ClinicalInterventions: { drugs_administered: [{ id: DRUG, is_before_arrival: true, ...drug }] },
        }),
      );
    const morphine = { drug_name: 'morphine', dose: 5, dose_unit: 'mg', route: 'intravenous' };
    expect(given(morphine)).toEqual([]);
    expect(given({ ...morphine, drug_name: 'fentanyl' })).toEqual(['ClinicalInterventions.dose_unit UNIT']);
    expect(given({ ...morphine, route: 'rectal' })).toEqual(['ClinicalInterventions.route ROUTE']);
    expect(
      given({ ...morphine, drug_name: 'fentanyl', dose_unit: 'other', dose_unit_other: 'dart' }),
    ).toEqual([]);
    expect(given({ ...morphine, drug_name: 'other', drug_name_other: 'Tramadol' })).toEqual([]);
  });
  it('includes no known allergies beside a known one', () => {
    expect(notices(facts({}, { patientAllergies: 'Penicillin' }))).toEqual([
      'PresentingComplaint.allergy_status ALLERGY_STATUS',
    ]);
    for (const none of ['NKDA', 'Tolerates ibuprofen', 'NKDA, tolerates ibuprofen'])
      expect(notices(facts({}, { patientAllergies: none })), none).toEqual([]);
  });
  it('leaves out a sign that could not be taken and has no value', () => {
    const entry = {
      ...{ id: ID, date_time: '2026-11-20T14:10:00.000Z', heart_rate: 80 },
      not_recordable: [{ field: 'temperature', reason: 'refused' }],
    } as const;
    expect(notices(facts({ observations: { entries: [entry] } }))).toEqual([]);
  });
  it('includes contradictory observations', () => {
    const entry = {
      id: ID,
      date_time: '2026-11-20T14:10:00.000Z',
      ecg: 'Sinus',
      supplemental_o2: false,
      o2_flow_lpm: 4,
      blood_glucose: 1.2,
      blood_glucose_limit: 'lo',
      not_recordable: [{ field: 'ecg', reason: 'refused' }],
    } as const;
    const given = notices(facts({ observations: { entries: [entry] } }));
    expect(given).toEqual(
      expect.arrayContaining([
        'observations.ecg NOT_RECORDABLE',
        'observations.blood_glucose GLUCOSE',
        'observations.supplemental_o2 OXYGEN',
      ]),
    );
  });
  it.each([
    ['refused', { last_oral_intake: 'Tea' }, 'last_oral_intake', true],
    ['unable_to_obtain', { alcohol_or_drugs: ['smell_of_alcohol'] }, 'alcohol_or_drugs', true],
    ['refused', {}, 'last_oral_intake', false],
    ['approximate', { last_oral_intake: 'Tea' }, 'last_oral_intake', false],
    ['none_reported', { alcohol_or_drugs: ['none_reported'] }, 'alcohol_or_drugs', false],
    ['none_reported', { alcohol_or_drugs: ['smell_of_alcohol'] }, 'alcohol_or_drugs', true],
  ] as const)('includes an answer that is also marked %s (%o): %s %s', (reason, values, field, isAsked) => {
    const given = facts({
      PresentingComplaint: { ...values, no_value: [{ field, reason }] },
    });
    expect(notices(given).filter((one) => one.endsWith(' NO_VALUE'))).toEqual(
      isAsked ? [`PresentingComplaint.${field} NO_VALUE`] : [],
    );
  });
  it('includes an ECG or a test before the call, like every other act', () => {
    const early = { id: ID, leads: 'twelve', taken_at: '2026-11-20T13:59:00.000Z' };
    const given = (ecg: object) => notices(facts({ SecondarySurvey: { ecgs: [ecg] } } as PrfData));
    expect(given(early)).toContain('SecondarySurvey.taken_at BEFORE_CALL');
    expect(given({ ...early, is_before_arrival: true })).toEqual([]);
  });
  it('includes a death that is contradicted', () => {
    const codes = notices(facts({ DispositionOutcome: { disposition_outcome: 'deceased_on_scene' } }));
    expect(codes).toContain('ROLE.role_time ROLE');
  });
  it('includes rare values and new confusion', () => {
    const entry = { id: ID, date_time: '2026-11-20T14:10:00.000Z', temperature: 31.5, gcs_verbal: 4 };
    expect(
      unusual(facts({ observations: { entries: [entry] } })).map(({ field, code }) => `${field} ${code}`),
    ).toEqual(['temperature RED_SIGN', 'temperature UNUSUAL', 'acvpu NEW_CONFUSION']);
  });
});

describe('a contradiction', () => {
  const said = (given: PrfFacts, code: string) =>
    contradictions(given).flatMap((one) => (one.code === code ? [one.message] : []));

  it.each([
    [{}, []],
    [{ dnacpr: false, role_clinician_name: 'N. Okafor' }, []],
    [{ dnacpr: true }, []],
    [{ decapitation: true }, ['Life is recognised as extinct, but the outcome is not deceased on scene.']],
    [
      { dnacpr: false, decapitation: true, role_clinician_name: 'N. Okafor' },
      ['Life is recognised as extinct, but the outcome is not deceased on scene.'],
    ],
  ])('of a recognition %j with a living outcome: %j', (ROLE, words) => {
    expect(said(facts({ ROLE }), 'ROLE')).toEqual(words);
  });
  it('of a recognition is none with the outcome of a death', () => {
    const died = (ROLE: PrfData['ROLE'] = {}) =>
      said(facts({ ROLE, DispositionOutcome: { disposition_outcome: 'deceased_on_scene' } }), 'ROLE');
    expect(died({ decapitation: true })).toEqual([]);
    expect(died()).toEqual(['Deceased, but no route to recognition of life extinct is met.']);
  });

  it.each([
    [['none'], []],
    [['hearing', 'sight'], []],
    [['hearing', 'none'], ["'None' is chosen together with other answers. Keep one or the other."]],
  ])('of the choices %j', (needs, words) => {
    expect(said(facts({ SocialHistory: { needs } } as PrfData), 'EXCLUSIVE')).toEqual(words);
  });
  it('of choices is none of a list of texts, and names the first of several', () => {
    const texts = { activity_details: ['none', 'Swimming'] };
    expect(said(facts({ PresentingComplaint: texts }), 'EXCLUSIVE')).toEqual([]);
    const lone = { alcohol_or_drugs: ['not_known', 'none_reported'] };
    const words = said(facts({ PresentingComplaint: lone } as PrfData), 'EXCLUSIVE');
    expect(words).toHaveLength(1);
    expect(words[0]).toMatch(/^'not_known'/u);
  });

  it.each([
    ['none_reported', { needs: ['none'] }, 'needs', false],
    ['not_present', { needs: ['none'] }, 'needs', false],
    ['none_reported', { needs: ['none', 'hearing'] }, 'needs', true],
    ['none_reported', { needs: ['hearing', 'none'] }, 'needs', true],
    // An answer of one choice that says something.
    ['none_reported', { mobility: 'hoist' }, 'mobility', true],
    ['unable_to_obtain', { needs: ['none'] }, 'needs', true],
  ] as const)('of an answer marked %s (%o): %s %s', (reason, values, field, isAsked) => {
    const given = facts({ SocialHistory: { ...values, no_value: [{ field, reason }] } });
    expect(said(given, 'NO_VALUE')).toHaveLength(isAsked ? 1 : 0);
  });
  it('of an answer and its reason says both in words', () => {
    const no_value = [{ field: 'needs', reason: 'refused' }];
    expect(said(facts({ SocialHistory: { needs: ['hearing'], no_value } } as PrfData), 'NO_VALUE')).toEqual([
      expect.stringMatching(
        / has an answer, and is also marked 'Would not say or allow'\. Keep one of them\.$/u,
      ),
    ]);
  });

  it.each([
    [{ blood_glucose: 5 }, []],
    [{ blood_glucose_limit: 'lo' }, []],
    [{ blood_glucose: 5, blood_glucose_limit: 'lo' }, ['GLUCOSE']],
    [{ supplemental_o2: false }, []],
    [{ supplemental_o2: false, o2_flow_lpm: 0 }, []],
    [{ supplemental_o2: false, o2_flow_lpm: 0.5 }, ['OXYGEN']],
    [{ supplemental_o2: false, o2_flow_lpm: 1 }, ['OXYGEN']],
    [{ supplemental_o2: true, o2_flow_lpm: 4 }, []],
  ])('of a set %j: %j', (set, codes) => {
    const observations = { entries: [{ id: ID, date_time: '2026-11-20T14:10:00.000Z', ...set }] };
    const asked = contradictions(facts({ observations } as PrfData)).map(({ code }) => code);
    expect(asked.filter((code) => code === 'GLUCOSE' || code === 'OXYGEN')).toEqual(codes);
  });

  it('names a lot without a number, used on the day of the incident if no other is known', () => {
    const drugs_administered = [{ id: DRUG, drug_name: 'aspirin', batch: { expiry: '2026-11-19' } }];
    expect(contradictions(facts({ ClinicalInterventions: { drugs_administered } }))).toContainEqual(
      expect.objectContaining({
        code: 'EXPIRED_LOT',
        message: expect.stringContaining('Lot without a number expired on 19 Nov 2026') as string,
      }),
    );
  });

  it.each([
    ['without a date', {}, {}],
    ['that was held back', { expiry: '2026-11-19' }, { not_given_reason: 'refused' }],
  ])('is none of a lot %s', (_what, batch, more) => {
    const dose = { id: DRUG, drug_name: 'aspirin', time_administered: '2026-11-20T14:12:00.000Z', ...more };
    const drugs_administered = [{ ...dose, batch: { lot: 'K1', ...batch } }];
    expect(said(facts({ ClinicalInterventions: { drugs_administered } } as PrfData), 'EXPIRED_LOT')).toEqual(
      [],
    );
  });
});

describe('what is unusual', () => {
  const codesOf = (data: PrfData) => unusual(facts(data)).map(({ field, code }) => `${field} ${code}`);
  const entry = (values: object, id = ID) => ({ id, date_time: '2026-11-20T14:10:00.000Z', ...values });

  it('is named after its entry and given with its unit', () => {
    expect(unusual(facts({ observations: { entries: [entry({ heart_rate: 221 })] } }))).toContainEqual(
      expect.objectContaining({
        label: 'Observation set 20 Nov 2026, 14:10: Heart rate',
        message: '221 /min is unusual. Is it right?',
      }),
    );
  });

  it('is a whole number too', () => {
    expect(codesOf({ observations: { entries: [entry({ heart_rate: 221 })] } })).toContain(
      'heart_rate UNUSUAL',
    );
  });
  it('is a score beside a possible pregnancy, in whichever of the sets', () => {
    const observations = {
      entries: [entry({ news2: { status: 'incomplete' } }), entry({ news2: { status: 'scored' } }, DRUG)],
    };
    const PresentingComplaint = { is_pregnant: 'possible' };
    expect(codesOf({ PresentingComplaint, observations } as unknown as PrfData)).toContain(
      'is_pregnant POSSIBLE_PREGNANCY',
    );
  });
});
