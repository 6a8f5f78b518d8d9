import { describe, expect, it } from 'vitest';
import { fieldAt, fieldsOf, PRF_SECTION_KEYS, type PrfSectionKey } from '../catalogue/catalogue.js';
import { handoverBlocks, handoverOf } from './handover.js';
import { spokenDrugNames } from './handover-drugs.js';
import { readingSeconds } from './handover-fit.js';
import { HandoverRecord } from './handover-record.js';
import type { Field, PrfFacts } from '../catalogue/kinds.js';

const at = (time: string): string => `2026-11-20T${time}:00Z`;
const factsOf = (data: PrfFacts['data']): PrfFacts => ({ data, ageYears: 40, hasPatient: true });
const linesOf = (data: PrfFacts['data'], format: 'atmist' | 'sbar' = 'atmist') =>
  handoverOf(
    { facts: factsOf(data), gender: 'Female', timeZone: 'Europe/London', asOf: Date.parse(at('14:45')) },
    format,
  );
const lineOf = (label: string, data: PrfFacts['data']): string =>
  linesOf(data).find((line) => line.label === label)?.text ?? '';
const told = (interventions: Readonly<Record<string, unknown>>): string =>
  lineOf('Treatment', { ClinicalInterventions: interventions });

/** Why a section's answers are no treatment. The two that are not named say what was done, field by field. */
const NOT_TREATMENT: Partial<Record<PrfSectionKey, string>> = {
  incidentDetails: 'Where, when and who came: the times are told under Time and ETA.',
  PresentingComplaint: 'What is wrong and was known before: Complaint, History, Requirements.',
  SocialHistory: 'How the patient lives.',
  SecondarySurvey: 'What was found: Mechanism and Injuries. How the patient was freed stands in the record.',
  observations: 'What was measured, with the oxygen that it was measured on: Signs.',
  clinical_impression: 'What it is thought to be: told in SBAR.',
  DispositionOutcome: 'How it ended and where the patient goes: ETA and Requirements.',
  ROLE: 'Who is dead is not handed over for treatment.',
};

/** What a register of arrests asks for: no treatment, and told among the lines that are always told. */
const FOR_THE_REGISTER = `collapse_at arrest_witnessed_by arrest_cause bystander_cpr call_handler_cpr first_cpr_at first_cpr_by aed_before_arrival first_aed_by first_shock_by first_rhythm resuscitation_attempted cpr_methods any_rosc resuscitation_stopped_at resuscitation_stopped_because arrest_end rhythm_at_handover targeted_temperature st_elevation_after_rosc implanted_device function_before_arrest`;
const OF_CAPACITY = `capacity_decision capacity_assessed_at capacity_support capacity_impairment best_interests_decision best_interests_consulted advance_decision_checked`;
/** The fields of two lists above, by one reason each. */
const LEFT_OUT_TOGETHER: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    FOR_THE_REGISTER.split(/\s+/).map((name): [string, string] => [
      `ClinicalInterventions.${name}`,
      'HandoverRecord among the lines that are always told.',
    ]),
  ),
  ...Object.fromEntries(
    OF_CAPACITY.split(/\s+/).map((name): [string, string] => [`PrimarySurvey.${name}`, 'Capacity.']),
  ),
  'ClinicalInterventions.device_events': 'What the device noted: the act itself is told.',
  'ClinicalInterventions.no_value': 'That a question has no answer.',
  'PrimarySurvey.no_value': 'That a question has no answer.',
  'PrimarySurvey.consents': 'No treatment.',
  'PrimarySurvey.restraint': 'HandoverRecord by the procedure.',
};

/** Fields, or single answers, of the two that the treatment leaves out. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  ...LEFT_OUT_TOGETHER,
  'ClinicalInterventions.running_notes': 'What was said and seen as it went on: too long to be read out.',
  'ClinicalInterventions.guidelines_followed': 'By which text, not what.',
  'ClinicalInterventions.consumables_used': 'What was used up, for the stores: the treatment is told.',
  'ClinicalInterventions.ventilation_method=none': 'Nothing was done.',
  'PrimarySurvey.consent': 'No treatment.',
  'PrimarySurvey.understanding': 'Capacity.',
  'PrimarySurvey.retaining': 'Capacity.',
  'PrimarySurvey.weighing': 'Capacity.',
  'PrimarySurvey.communicating': 'Capacity.',
  'PrimarySurvey.capacity_conclusion': 'Capacity.',
  'PrimarySurvey.involvement': 'Capacity.',
  'PrimarySurvey.wishes_feelings': 'Capacity.',
  'PrimarySurvey.understand_consequences': 'Capacity.',
  'PrimarySurvey.least_restrictive_option': 'Capacity.',
  'PrimarySurvey.catastrophic_haemorrhage=none': 'Nothing to stop.',
  'PrimarySurvey.catastrophic_haemorrhage=uncontrolled': 'HandoverRecord under Signs, before any figure.',
  'PrimarySurvey.cervical_spine=no_concern': 'A finding.',
  'PrimarySurvey.cervical_spine=cleared': 'A finding.',
  'PrimarySurvey.cervical_spine=unable_to_clear': 'A finding.',
  'PrimarySurvey.airway=clear': 'A finding.',
  'PrimarySurvey.airway=partially_obstructed': 'A finding.',
  'PrimarySurvey.airway=obstructed': 'A finding.',
  'PrimarySurvey.breathing': 'Findings; the figures are told under Signs.',
  'PrimarySurvey.circulation': 'Findings; the figures are told under Signs.',
  'PrimarySurvey.cardiac_arrest': 'That there was one; what was done for it is told from its entries.',
  'PrimarySurvey.disability_notes': 'Findings.',
};

interface Answer {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** What the line must say; null where it must say something. */
  readonly words: string | null;
}

const single = (field: Field, value: unknown, words: string | null): Answer => ({
  name: field.name,
  data: { [field.name]: value },
  words,
});

/** The least that makes an entry or group whole: its required fields, those of a choice by `key`. */
const filled = (fields: readonly Field[], picked: Field | undefined, key: string) => ({
  id: 'one',
  ...Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field === picked) return [[field.name, key]];
      if (field.kind === 'time') return [[field.name, at('14:00')]];
      if (field.kind === 'coded') return [[field.name, 'morphine']];
      if (field.kind === 'integer') return [[field.name, 1]];
      return field.kind === 'text' && field.required === true ? [[field.name, 'Something']] : [];
    }),
  ),
});

/** Every answer that a field can have which says something of its own. */
const answersOf = (field: Field): readonly Answer[] => {
  if (field.kind === 'choice' || field.kind === 'choices') {
    return Object.entries(field.choices.options).map(([key, { label }]) => ({
      ...single(field, field.kind === 'choice' ? key : [key], label),
      name: `${field.name}=${key}`,
    }));
  }
  if (field.kind === 'entries' || field.kind === 'groups') {
    const picked = field.fields.find((inner) => inner.kind === 'choice' && inner.required === true);
    const isNamed = picked?.name === 'procedure' || picked?.name === 'site';
    const options =
      picked !== undefined && 'choices' in picked ? picked.choices.options : { none: { label: '' } };
    return Object.entries(options).map(([key, { label }]) => ({
      ...single(field, [filled(field.fields, picked, key)], isNamed ? label : null),
      name: `${field.name}=${key}`,
    }));
  }
  if (field.kind === 'time') return [single(field, at('14:00'), '14:00')];
  return [single(field, 'Something of its own', 'Something of its own')];
};

const procedureField = fieldAt('ClinicalInterventions', 'procedures.procedure');
const PROCEDURES =
  procedureField !== undefined && 'choices' in procedureField
    ? Object.keys(procedureField.choices.options)
    : [];

describe('the treatment of a handover', () => {
  it('includes every catalogue answer that describes treatment, or gives a reason why not', () => {
    const empty = told({});
    expect(empty).toBe('Not recorded');
    const silent: string[] = [];
    const needless = new Set(Object.keys(LEFT_OUT));
    for (const section of PRF_SECTION_KEYS.filter((key) => NOT_TREATMENT[key] === undefined)) {
      for (const { name, data, words } of fieldsOf(section).flatMap(answersOf)) {
        const places = [`${section}.${name}`, `${section}.${name.split('=')[0] ?? ''}`];
        const text = lineOf('Treatment', { [section]: data });
        const isTold = words === null ? text !== empty : text.includes(words);
        const left = places.filter((place) => place in LEFT_OUT);
        if (left.length === 0 && !isTold) silent.push(`${places[0] ?? ''}: ${text}`);
        // What is left out is left out, and stands in the catalogue.
        if (left.length > 0) expect(text, places[0]).toBe(empty);
        for (const place of left) needless.delete(place);
      }
    }
    expect(silent).toEqual([]);
    expect([...needless]).toEqual([]);
  });

  it('includes a nosebleed that pressure and ice stopped', () => {
    expect(told({ wound_treatments: ['ice', 'pressure'] })).toBe('Wound treatment: Pressure, Ice');
  });

  it('starts with what stops bleeding, then arrest and drugs, then the rest', () => {
    const drug = { id: 'd', drug_name: 'morphine', dose: 5, dose_unit: 'mg', time_administered: at('14:20') };
    const cpr = [{ id: 'c', event: 'started', time: at('14:10') }];
    expect(
      told({
        airway: ['jaw_thrust'],
        cpr,
        drugs_administered: [drug],
        iv_access: [{ id: 'iv', site: 'forearm_left', gauge: 'g18', success: true }],
        splints: ['box', 'pelvic_binder'],
        procedures: [
          { id: 'a', procedure: 'ecg_monitoring', time_performed: at('14:01') },
          { id: 'b', procedure: 'tourniquet', time_performed: at('14:02') },
        ],
        wound_treatments: ['dressing', 'haemostatic', 'tourniquet'],
        ventilation_method: 'bag_valve_mask',
        advanced_interventions: ['needle_decompression'],
      }),
    ).toBe(
      'Tourniquet at 14:02. Wound treatment: Haemostatic, Dressing. Splints: Pelvic binder, Box. ' +
        'Cardiac arrest 14:10. Morphine sulfate 5 mg at 14:20. ECG monitoring. Needle decompression. ' +
        'Airway: Jaw thrust. Ventilation: Bag valve mask. Intravenous access: Left forearm 18 G',
    );
  });

  it('is read out in thirty seconds for a badly injured patient, with no treatment left out', () => {
    const vitals = { respiratory_rate: 28, oxygen_saturation: 90, heart_rate: 128, bp_systolic: 84, gcs: 13 };
    const data = {
      PresentingComplaint: { possible_injury: 'yes', presenting_complaint: 'Motorcycle against a barrier' },
      SecondarySurvey: {
        chest: 'Bruising over the left ribs, no movement of the left side when breathing, crepitus felt.',
        exam_findings: [{ region: 'limbs', location: 'lower_leg_left', finding: 'amputation' }],
      },
      observations: { entries: [{ id: 'o', date_time: at('14:30'), ...vitals }] },
      ClinicalInterventions: {
        drugs_administered: ['tranexamic_acid', 'ketamine'].map((drug_name) => ({
          id: drug_name,
          drug_name,
          dose: 1,
          dose_unit: 'g',
          route: 'intravenous',
          time_administered: at('14:20'),
        })),
        procedures: [{ id: 'b', procedure: 'tourniquet', time_performed: at('14:02') }],
        advanced_interventions: ['needle_decompression'],
        airway: ['jaw_thrust'],
        iv_access: [{ id: 'iv', site: 'forearm_left', gauge: 'g18', success: true }],
        splints: ['pelvic_binder', 'collar'],
      },
    };
    const lines = linesOf(data);
    expect(readingSeconds(lines)).toBeLessThanOrEqual(30);
    expect(lines.find(({ label }) => label === 'Treatment')?.text).toBe(
      'Tourniquet at 14:02. Splints: Pelvic binder, Collar. Tranexamic acid 1 g; Ketamine 1 g. ' +
        'Needle decompression. Airway: Jaw thrust',
    );
  });

  it.each([
    [
      { airway: ['supraglottic'], procedures: [{ id: 'a', procedure: 'supraglottic_airway' }] },
      'Supraglottic airway',
    ],
    [
      { wound_treatments: ['eye_irrigation'], procedures: [{ id: 'a', procedure: 'eye_irrigation' }] },
      'Eye irrigation',
    ],
    [
      {
        iv_access: [{ id: 'iv', site: 'hand_left' }],
        procedures: [{ id: 'a', procedure: 'intravenous_cannulation' }],
      },
      'Intravenous access: Left hand',
    ],
    [
      {
        advanced_interventions: ['needle_decompression'],
        procedures: [{ id: 'a', procedure: 'chest_decompression' }],
      },
      'Needle decompression',
    ],
    [
      {
        airway: ['surgical_airway'],
        advanced_interventions: ['cricothyroidotomy'],
        procedures: [{ id: 'a', procedure: 'surgical_airway' }],
      },
      'Cricothyroidotomy',
    ],
  ])('mentions once what is recorded in two places (%#)', (interventions, text) => {
    expect(told(interventions)).toBe(text);
  });

  /** What one place says as exactly as another: written out here a second time, `list.answer` each. */
  const SAID_TWICE = `
    airway.positioning procedures.positioning
    airway.oropharyngeal procedures.oropharyngeal_airway
    airway.nasopharyngeal procedures.nasopharyngeal_airway
    airway.supraglottic procedures.supraglottic_airway
    airway.surgical_airway advanced_interventions.cricothyroidotomy
    wound_treatments.cleaned procedures.wound_cleaning
    wound_treatments.dressing procedures.wound_dressing
    wound_treatments.cooling procedures.burn_cooling
    splints.traction procedures.traction_splint
    advanced_interventions.intraosseous io_access
    advanced_interventions.intraosseous procedures.intraosseous_access
    advanced_interventions.point_of_care_ultrasound procedures.ultrasound
    procedures.intravenous_cannulation iv_access
    procedures.intraosseous_access io_access
    procedures.ventilation ventilation_method.bag_valve_mask
    procedures.chest_decompression advanced_interventions.needle_decompression
    procedures.chest_decompression advanced_interventions.finger_thoracostomy
    procedures.surgical_airway advanced_interventions.cricothyroidotomy
    procedures.splinting splints.box
    procedures.splinting splints.vacuum
    procedures.splinting splints.traction
    procedures.splinting splints.sam
    procedures.splinting splints.sling
    procedures.spinal_immobilisation splints.collar
    procedures.spinal_immobilisation splints.long_board
    procedures.spinal_immobilisation splints.orthopaedic_stretcher
    procedures.spinal_immobilisation splints.vacuum_mattress
    procedures.bleeding_control wound_treatments.pressure
    procedures.bleeding_control wound_treatments.haemostatic
    procedures.bleeding_control wound_treatments.tourniquet
    procedures.bleeding_control procedures.tourniquet
    procedures.bleeding_control procedures.wound_packing
    procedures.wound_closure wound_treatments.closure_strips
    survey.cervical_spine.immobilised procedures.spinal_immobilisation
    survey.cervical_spine.immobilised splints.collar
    survey.cervical_spine.immobilised splints.long_board
    survey.cervical_spine.immobilised splints.orthopaedic_stretcher
    survey.cervical_spine.immobilised splints.vacuum_mattress
    survey.airway.maintained_with_adjunct airway.oropharyngeal
    survey.airway.maintained_with_adjunct airway.nasopharyngeal
    survey.airway.maintained_with_adjunct airway.supraglottic
    survey.airway.maintained_with_adjunct procedures.oropharyngeal_airway
    survey.airway.maintained_with_adjunct procedures.nasopharyngeal_airway
    survey.airway.maintained_with_adjunct procedures.supraglottic_airway`;
  /** A record with an answer of each of these places. */
  const recorded = (...places: readonly string[]): PrfFacts['data'] => {
    const survey: Record<string, unknown> = {};
    const done: Record<string, readonly unknown[]> = {};
    for (const place of places) {
      const [list = '', key = '', answer = ''] = place.split('.');
      if (list === 'survey') survey[key] = answer;
      else if (list === 'procedures') done[list] = [...(done[list] ?? []), { id: key, procedure: key }];
      else done[list] = [...(done[list] ?? []), key === '' ? { id: list, site: 'foot' } : key];
    }
    const { ventilation_method, ...lists } = done;
    return {
      PrimarySurvey: survey,
      ClinicalInterventions: {
        ...lists,
        ...(ventilation_method === undefined ? {} : { ventilation_method: ventilation_method[0] }),
      },
    };
  };
  it.each(
    SAID_TWICE.trim()
      .split('\n')
      .map((pair) => pair.trim().split(' ')),
  )('leaves out %s where the record has %s', (thing = '', better = '') => {
    const both = lineOf('Treatment', recorded(thing, better));
    expect(lineOf('Treatment', recorded(thing))).not.toBe('Not recorded');
    expect(both).toBe(lineOf('Treatment', recorded(better)));
  });

  it.each([
    ['survey.catastrophic_haemorrhage.controlled', 'procedures.suction'],
    ['procedures.bleeding_control', 'procedures.suction'],
    ['wound_treatments.tourniquet', 'procedures.suction'],
    ['wound_treatments.haemostatic', 'procedures.suction'],
    ['wound_treatments.pressure', 'procedures.suction'],
    ['procedures.tourniquet', 'airway.jaw_thrust'],
    ['procedures.wound_packing', 'airway.jaw_thrust'],
    ['procedures.pelvic_binder', 'airway.jaw_thrust'],
    ['splints.pelvic_binder', 'airway.jaw_thrust'],
  ])('has %s in the row of the page about bleeding', (stopper, other) => {
    const rows = handoverBlocks({
      facts: factsOf(recorded(stopper, other)),
      ...{ gender: 'Female', timeZone: 'Europe/London', asOf: Date.parse(at('14:45')) },
    }).flatMap((block) => block.rows);
    expect(rows.map(({ label }) => label)).toContain('Bleeding');
  });

  it('leaves out what is seen at the bedside where there is little room, and no other treatment', () => {
    const long = Object.fromEntries(
      ['head_neck', 'chest', 'abdomen', 'pelvis', 'extremities'].map((name) => [
        name,
        `Bruised and tender all over, with ${'many words about it, '.repeat(8)}`,
      ]),
    );
    const briefly = (procedure: string, more: object = {}): string =>
      lineOf('Treatment', {
        PresentingComplaint: { presenting_complaint: long['chest'], fall_height_m: 4 },
        SecondarySurvey: { mechanismsOfInjury: ['road_traffic'], ...long },
        ClinicalInterventions: { procedures: [{ id: 'p', procedure }], ...more },
      });
    for (const procedure of [
      ...['intravenous_cannulation', 'intraosseous_access', 'clinical_advice_call', 'informing_doctor'],
      ...['blood_glucose', 'assessment', 'ecg_monitoring', 'ecg_12_lead'],
    ])
      expect(briefly(procedure), procedure).toBe('Not recorded');
    for (const list of ['iv_access', 'io_access'])
      expect(briefly('assessment', { [list]: [{ id: 'a', site: 'foot' }] }), list).toBe('Not recorded');
    expect(briefly('suction')).toBe('Suction');
  });

  it('leaves out what was struck through, and says if something failed', () => {
    const struck = { id: 'a', procedure: 'tourniquet', void_reason: 'Wrong patient' };
    expect(told({ procedures: [struck], wound_treatments: ['tourniquet'] })).toBe(
      'Wound treatment: Tourniquet',
    );
    expect(told({ procedures: [struck] })).toBe('Not recorded');
    const failed = { id: 'b', procedure: 'intubation', success: false };
    expect(told({ procedures: [failed] })).toBe('Intubation (not successful)');
    expect(told({ procedures: [failed], airway: ['intubation'] })).toBe('Intubation (not successful)');
    expect(told({ procedures: [failed, { ...failed, id: 'c', success: true }] })).toBe('Intubation');
    expect(
      told({
        iv_access: [
          { id: 'iv-1', site: 'hand_left', success: false },
          { id: 'iv-2', site: 'hand_right', gauge: 'g20', success: true },
          { id: 'iv-3', site: 'foot', void_reason: 'Wrong patient' },
        ],
        procedures: [{ id: 'd', procedure: 'intravenous_cannulation', success: false }],
      }),
    ).toBe('Intravenous access: Left hand (not successful), Right hand 20 G');
    // A cannula that went in is not hidden by one that did not.
    expect(
      told({
        iv_access: [{ id: 'iv', site: 'hand_left', success: false }],
        procedures: [{ id: 'd', procedure: 'intravenous_cannulation', success: true }],
      }),
    ).toContain('Intravenous cannulation. ');
  });

  it('includes what others did for an arrest before our arrival', () => {
    expect(
      told({
        cpr: [{ id: 'a', event: 'started', is_before_arrival: true }],
        defibrillation: [{ id: 'b', rhythm: 'vf', shocks_delivered: 2, is_before_arrival: true }],
        cpr_providers: ['bystander'],
      }),
    ).toBe('Before our arrival: CPR started, 2 shocks. CPR given by: Bystander');
  });

  it('mentions bleeding that nobody stopped before any figure, and not as treatment', () => {
    const data = { PrimarySurvey: { catastrophic_haemorrhage: 'uncontrolled' } };
    expect(lineOf('Signs', data)).toBe('Catastrophic haemorrhage: Uncontrolled');
    expect(lineOf('Treatment', data)).toBe('Not recorded');
  });

  it('stays short with everything done, and never leaves out what stops bleeding', () => {
    const every = (name: string): readonly string[] => {
      const field = fieldsOf('ClinicalInterventions').find((one) => one.name === name);
      return field !== undefined && 'choices' in field ? Object.keys(field.choices.options) : [];
    };
    const data = {
      PresentingComplaint: { possible_injury: 'yes', presenting_complaint: 'Motorcycle against a barrier' },
      SecondarySurvey: {
        mechanismsOfInjury: ['road_traffic'],
        exam_findings: ['chest', 'pelvis', 'limbs', 'abdomen', 'head', 'neck'].map((region) => ({
          region,
          finding: 'tenderness',
        })),
      },
      observations: { entries: [{ id: 'o', date_time: at('14:30'), heart_rate: 130, gcs: 9 }] },
      ClinicalInterventions: {
        ...Object.fromEntries(
          ['airway', 'splints', 'wound_treatments', 'advanced_interventions'].map((name) => [
            name,
            every(name),
          ]),
        ),
        drugs_administered: [1, 2, 3, 4, 5, 6].map((minute) => ({
          id: String(minute),
          drug_name: 'tranexamic_acid',
          dose: 1,
          dose_unit: 'g',
          route: 'intravenous',
          time_administered: at(`14:0${minute}`),
        })),
        procedures: PROCEDURES.map((procedure) => ({ id: procedure, procedure })),
      },
    };
    for (const format of ['atmist', 'sbar'] as const) {
      const lines = linesOf(data, format);
      const text = lines.map((line) => line.text).join('\n');
      expect(text).toMatch(
        /Tourniquet; Wound packing; Pelvic binder\. Wound treatment: Haemostatic, Pressure/,
      );
      expect(text).toMatch(/And \d+ more/);
      // Nobody has all of it done: what is left is what is never left out.
      expect(readingSeconds(lines), text).toBeLessThanOrEqual(40);
    }
  });
});

describe('history and findings of a handover', () => {
  it('include the coded conditions that the text does not name', () => {
    const history = (more: object): string =>
      lineOf('History', { PresentingComplaint: { past_conditions: [{ description: 'Asthma' }], ...more } });
    expect(history({})).toBe('Past history: Asthma');
    expect(history({ past_medical_history: 'Hypertension' })).toBe('Past history: Hypertension. Asthma');
    expect(history({ past_medical_history: 'Gout, asthma.' })).toBe('Past history: Gout, asthma');
    expect(history({ past_medical_history: 'No asthma' })).toBe('Past history: No asthma. Asthma');
  });

  it('give an injured patient’s abnormal findings by place', () => {
    const exam_findings = [
      { region: 'limbs', location: 'ankle_left', finding: 'swelling' },
      { region: 'limbs', location: 'ankle_left', finding: 'tenderness' },
      { region: 'chest', finding: 'flail_segment' },
      { region: 'pelvis', finding: 'unstable', is_absent: true },
      { region: 'eyes', finding: 'perrl' },
      { region: 'neurological', finding: 'usual_for_patient' },
    ];
    const data = { PresentingComplaint: { possible_injury: 'yes' }, SecondarySurvey: { exam_findings } };
    expect(lineOf('Injuries', data)).toBe('Limbs, left ankle: swelling, tenderness; Chest: flail segment');
  });
});

it('names each drug that was given once, by whichever routes, and none that was withheld', () => {
  const given = (drug_name: string, route: string, more: object = {}) => ({
    ...{ id: `${drug_name} ${route}`, drug_name, route, dose: 5, dose_unit: 'mg' },
    ...{ time_administered: at('14:10'), ...more },
  });
  const facts = factsOf({
    ClinicalInterventions: {
      drugs_administered: [
        given('morphine', 'intravenous'),
        given('morphine', 'intramuscular'),
        given('paracetamol_iv', 'intravenous'),
        given('ibuprofen', 'oral', { not_given_reason: 'allergy' }),
      ],
    },
  });
  const record = new HandoverRecord({
    facts,
    gender: 'Female',
    timeZone: 'Europe/London',
    asOf: Date.parse(at('14:45')),
  });
  expect(spokenDrugNames(record)).toBe('Morphine sulfate; Paracetamol intravenous');
});
