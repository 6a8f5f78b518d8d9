import { describe, expect, it } from 'vitest';
import {
  choiceLists,
  ENTRY_STAMP_FIELDS,
  fieldAt,
  otherName,
  PRF_SECTION_KEYS,
  type PrfData,
  SECTIONS,
  walkFields,
} from './catalogue.js';
import type { Field } from './kinds.js';

/** Spec section 3, 'PRF data', re-typed by hand: the names that the specification fixes. */
const SPECIFIED: Readonly<Record<string, string>> = {
  incidentDetails: 'event_id incident_date incident_location chief_complaint squad_id custom_prf_id',
  PresentingComplaint:
    'presenting_complaint history_of_presenting_complaint past_medical_history last_oral_intake family_history',
  PrimarySurvey:
    'consent understanding retaining weighing communicating capacity_conclusion involvement wishes_feelings understand_consequences least_restrictive_option catastrophic_haemorrhage cervical_spine airway breathing circulation',
  SocialHistory:
    'needs marital_status home_circumstances support level_of_support mobility religious_affiliation risk_factors safeguarding_concerns safeguarding_concerns_details disability clinical_frailty language interpreter_required',
  SecondarySurvey:
    'respiratory cardiac neurological gastrointestinal integumentary ecgReview1 ecgReview2 ecgPicture mechanismsOfInjury genitourinary general head_neck chest abdomen pelvis extremities physical_appearance behavioural speech thoughts cognition mood harm obstetric_history obstetric wcag generalAppearance sceneHazards extricationRequired sceneSafetyConcerns safeguardingConcerns safeguardingNotes',
  observations:
    'entries.date_time entries.heart_rate entries.blood_pressure entries.oxygen_saturation entries.respiratory_rate entries.temperature entries.gcs entries.pain_score entries.ecg entries.comments',
  ClinicalInterventions:
    'airway cpr_providers defibrillation defibrillation.time defibrillation.pad_placement defibrillation.rhythm defibrillation.shocks_delivered drugs_administered drugs_administered.drug_name drugs_administered.time_administered ventilation_method iv_access io_access splints wound_treatments advanced_interventions medications_administered',
  clinical_impression: 'clinical_impression',
  DispositionOutcome:
    'disposition_outcome time_left_dc_care discharging_clinician clinician_consulted_name clinician_consulted_role clinical_discussion_summary',
  ROLE: 'dnacpr advanced_directive terminally_ill decapitation maceration decomposition hemicorporectomy hypostasis incineration massive_cerebral_destruction rigor_mortis patient_asystolic remained_asystolic asystole_30_seconds asystole_20_minutes_after_als collapse_gt_15_minutes no_evidence_of_cpr_prior_to_arrival no_contradiction_to_protocol role_time role_clinician_name role_clinician_grade',
};

/** Clinical section 1, 'Fields added', re-typed by hand. */
const ADDED: Readonly<Record<string, string>> = {
  PresentingComplaint:
    'onset_at last_known_well is_pregnant alcohol_or_drugs advance_directives immunisations weight_kg incident_narrative',
  incidentDetails: 'call_time arrived_time left_scene_time at_hospital_time crew attendance_type acuity',
  observations:
    'entries.supplemental_o2 entries.o2_flow_lpm entries.o2_device entries.acvpu entries.spo2_scale entries.bp_systolic entries.bp_diastolic entries.gcs_eye entries.gcs_verbal entries.gcs_motor entries.blood_glucose entries.etco2 entries.pupils_left entries.pupils_right entries.position entries.is_before_arrival entries.spco entries.fast_stroke entries.taken_by entries.not_recordable entries.news2',
  ClinicalInterventions: [
    ...['is_before_arrival', 'attempts', 'success', 'complication', 'response'].flatMap((name) => [
      `drugs_administered.${name}`,
      `procedures.${name}`,
    ]),
    ...'dose dose_unit route batch wasted witnessed_by given_by outcome indication not_given_reason'
      .split(' ')
      .map((name) => `drugs_administered.${name}`),
    'defibrillation.energy_joules',
    'defibrillation.outcome_rhythm',
  ].join(' '),
  DispositionOutcome: 'destination handover_to handover_time refusal_signature worsening_advice_given',
};

const absent = (table: Readonly<Record<string, string>>) =>
  PRF_SECTION_KEYS.flatMap((key) =>
    (table[key] ?? '')
      .split(' ')
      .filter((path) => path !== '' && fieldAt(key, path) === undefined)
      .map((path) => `${key}.${path}`),
  );

describe('the catalogue', () => {
  it('has the ten sections in the order of the form', () => {
    expect(PRF_SECTION_KEYS).toEqual([
      'incidentDetails',
      'PresentingComplaint',
      'PrimarySurvey',
      'SocialHistory',
      'SecondarySurvey',
      'observations',
      'ClinicalInterventions',
      'clinical_impression',
      'DispositionOutcome',
      'ROLE',
    ]);
  });

  it('has every field that the specification names', () => {
    expect(absent(SPECIFIED)).toEqual([]);
  });

  it('has every field that the clinical reference adds', () => {
    expect(absent(ADDED)).toEqual([]);
  });

  it('names no field twice within one object, the texts beside Other included', () => {
    const clashes: string[] = [];
    const check = (where: string, fields: readonly Field[]) => {
      const names = fields.flatMap((field) => [field.name, otherName(field) ?? []].flat());
      names.forEach((name, at) => {
        if (names.indexOf(name) !== at) clashes.push(`${where}.${name}`);
      });
      for (const field of fields) if ('fields' in field) check(`${where}.${field.name}`, field.fields);
    };
    for (const section of SECTIONS) check(section.key, section.fields);
    expect(clashes).toEqual([]);
  });

  it('names no entry field like a stamp, which the server writes', () => {
    const stamps = new Set(ENTRY_STAMP_FIELDS.map(({ name }) => name));
    const taken = [...walkFields()].flatMap(({ field }) =>
      field.kind === 'entries'
        ? field.fields.filter(({ name }) => name === 'id' || stamps.has(name)).map(({ name }) => name)
        : [],
    );
    expect(taken).toEqual([]);
  });

  it('puts every field of a section into one of its groups', () => {
    const lost = SECTIONS.flatMap((section) => {
      const groups: readonly string[] = section.groups.map(({ key }) => key);
      const fields: readonly Field[] = section.fields;
      return fields
        .filter(({ group }) => group === undefined || !groups.includes(group))
        .map(({ name }) => name);
    });
    expect(lost).toEqual([]);
  });

  it('uses one type name for one set of fields, and one enumeration name for one list', () => {
    const types = new Map<string, unknown>();
    const lists = new Map<string, unknown>();
    for (const section of SECTIONS) types.set(section.typeName, section.fields);
    for (const { field } of walkFields()) {
      if ('fields' in field) {
        expect(types.get(field.typeName) ?? field.fields, field.typeName).toBe(field.fields);
        types.set(field.typeName, field.fields);
      }
      if ('choices' in field) {
        expect(lists.get(field.choices.name) ?? field.choices, field.choices.name).toBe(field.choices);
        lists.set(field.choices.name, field.choices);
      }
    }
    const shared = [...types.keys()].filter((name) => lists.has(name));
    expect(shared).toEqual([]);
  });

  it('has a text beside every Other that no other text of its row names', () => {
    const bare = [...walkFields()].flatMap(({ field }) =>
      'choices' in field && Object.hasOwn(field.choices.options, 'other') && !field.other ? [field.name] : [],
    );
    expect(new Set(bare)).toEqual(new Set(['agency', 'allergy_kind', 'code_system']));
  });

  it('has keys that GraphQL can name, and an Other for every text beside it', () => {
    for (const [name, list] of choiceLists()) {
      expect(name).toMatch(/^Prf[A-Z]\w*$/);
      for (const key of Object.keys(list.options)) expect(key, name).toMatch(/^[A-Za-z]\w*$/);
    }
    for (const { field } of walkFields()) {
      if ('choices' in field && field.other) {
        expect(Object.keys(field.choices.options), field.name).toContain('other');
      }
    }
  });

  it('has room for free text in every list that the specification names, except those of ADR 19', () => {
    const closed = PRF_SECTION_KEYS.flatMap((key) =>
      (SPECIFIED[key] ?? '').split(' ').filter((path) => {
        const field = fieldAt(key, path);
        return field !== undefined && 'choices' in field && field.other !== true;
      }),
    );
    expect(closed).toEqual([
      'consent',
      'understanding',
      'retaining',
      'weighing',
      'communicating',
      'capacity_conclusion',
      'catastrophic_haemorrhage',
      'cervical_spine',
      'airway',
      'marital_status',
      'level_of_support',
      'safeguarding_concerns',
      'clinical_frailty',
      'interpreter_required',
      'extricationRequired',
      'safeguardingConcerns',
      'defibrillation.pad_placement',
      'defibrillation.rhythm',
    ]);
  });

  it('has the time field of each entries list among its fields', () => {
    for (const { field } of walkFields()) {
      if (field.kind === 'entries') {
        expect(field.fields.find(({ name }) => name === field.timeField)?.kind, field.name).toBe('time');
      }
    }
  });

  it('stores what was done as entries that can be struck through, and findings or history as timed rows', () => {
    const rows = SECTIONS.flatMap(({ key, fields }) =>
      (fields as readonly Field[])
        .filter((field) => field.kind === 'groups' && field.fields.some(({ kind }) => kind === 'time'))
        .map(({ name }) => `${key}.${name}`),
    );
    expect(rows.sort()).toEqual([
      'DispositionOutcome.hospital_findings',
      'PresentingComplaint.current_medicines',
      'SecondarySurvey.exam_findings',
      'incidentDetails.agencies_at_scene',
    ]);
  });

  it('types the whole record from the same entries', () => {
    const record: PrfData = {
      PrimarySurvey: { consent: 'verbal', breathing: ['wheeze'], airway: null },
      observations: {
        entries: [{ id: 'x', heart_rate: 80, pupils_left: { size_mm: 3, reaction: 'brisk' } }],
      },
      SocialHistory: { language: ['other'], language_other: 'Finnish' },
    };
    // @ts-expect-error a key that the list does not have
    record.PrimarySurvey = { consent: 'maybe' };
    // @ts-expect-error a text where a number belongs
    record.observations = { entries: [{ id: 'x', heart_rate: '80' }] };
    // @ts-expect-error a field that the section does not have
    record.ROLE = { consent: 'verbal' };
    expect(record).toBeDefined();
  });
});
