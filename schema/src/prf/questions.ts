import { assessRole, type RoleFlags } from '../clinical/role-of-life-extinct.js';
import { wordsOfDuration } from '../durations.js';
import { type DrugEntry, entriesFieldsOf, type ObservationEntry, type PrfSectionKey } from './catalogue.js';
import { DRUG_QUESTIONS } from './drug-questions.js';
import { liveEntries } from './facts.js';
import { entryTitle, formatTime } from './format.js';
import { drugOf } from './formulary.js';
import type { PrfFacts } from './kinds.js';
import type { Notice } from './notice.js';
import { hasRefused, holds, isConveyedByUs, isEntered, valueOf } from './rules.js';

/**
 * What a record says that can hardly all be true, or leaves out that harms when it is forgotten (clinical section 9). Each is a
 * question at review: nothing here decides, and no rule refuses what may be true.
 */
export interface Question {
  /** Stable: what a signer has seen is stored as it. */
  readonly id: string;
  /** What it is about, in a word or two. */
  readonly label: string;
  readonly reads: readonly PrfSectionKey[];
  /** Where the rule comes from: an edition that can be looked up, or this product's clinical section 9 where it is logic alone. */
  readonly source: string;
  readonly ask: (facts: PrfFacts) => readonly Asked[];
}

/** One place that a question is asked of. */
interface Asked {
  readonly section: PrfSectionKey;
  readonly field: string;
  readonly entryId?: string;
  /** In place of the question's own label. */
  readonly label?: string;
  readonly message: string;
}

const LOGIC = 'Clinical section 9';
const MCA = 'Mental Capacity Act 2005 and its Code of Practice';
const BTS = 'BTS Guideline for oxygen use in adults in healthcare and emergency settings, 2017';
const RESUS = 'Resuscitation Council UK, Adult advanced life support, 2021';

const MINUTE_MS = 60_000;

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const momentOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);
const byTime =
  (field: string) =>
  (one: Row, other: Row): number =>
    momentOf(one[field]) - momentOf(other[field]);

/** Live entries that have a time, the first in time first. */
const timed = (facts: PrfFacts, section: PrfSectionKey, list: string, field: string): readonly Row[] =>
  liveEntries(facts, section, list)
    .filter((row) => !Number.isNaN(momentOf(row[field])))
    .toSorted(byTime(field));
const sets = (facts: PrfFacts): readonly Row[] => liveEntries(facts, 'observations', 'entries');
const setsInTime = (facts: PrfFacts): readonly Row[] => timed(facts, 'observations', 'entries', 'date_time');
const drugs = (facts: PrfFacts): readonly Row[] =>
  liveEntries(facts, 'ClinicalInterventions', 'drugs_administered').filter(
    (row) => (row as DrugEntry).not_given_reason == null,
  );

const titleOf = (section: PrfSectionKey, list: string, row: Row): string => {
  const field = entriesFieldsOf(section).find(({ name }) => name === list);
  return field === undefined ? '' : entryTitle(field, row);
};
const askOfSet = (row: Row, field: string, message: string): Asked => ({
  ...{ section: 'observations', field, entryId: row.id, message },
  label: titleOf('observations', 'entries', row),
});
const askOfEntry = (list: string, row: Row, field: string, message: string): Asked => ({
  ...{ section: 'ClinicalInterventions', field, entryId: row.id, message },
  label: titleOf('ClinicalInterventions', list, row),
});
const once = (isAsked: boolean, section: PrfSectionKey, field: string, message: string): readonly Asked[] =>
  isAsked ? [{ section, field, message }] : [];

const isUnder = (facts: PrfFacts, years: number): boolean =>
  facts.ageYears !== null && facts.ageYears < years;
const time = (facts: PrfFacts, section: PrfSectionKey, field: string): number =>
  momentOf(valueOf(facts, section, field));
const clock = (moment: number): string => formatTime(new Date(moment).toISOString());

const hasCapacity = holds('PrimarySurvey', 'capacity_conclusion', 'has_capacity');
const isDischarged = holds(
  'DispositionOutcome',
  'disposition_outcome',
  'discharged_with_advice',
  'discharged_own_gp',
  'discharged_pharmacist',
  'discharged_against_advice',
  'returned_to_event',
  'refused_conveyance',
);
const impressionIs = (...keys: readonly string[]) =>
  holds('clinical_impression', 'clinical_impression', ...keys);
const roleFlags = (facts: PrfFacts): RoleFlags => facts.data['ROLE'] ?? {};
const meets = (facts: PrfFacts, route: 'C' | 'D'): boolean =>
  assessRole(roleFlags(facts)).met.includes(route);

const SHOCKABLE: ReadonlySet<unknown> = new Set(['vf', 'pulseless_vt']);
const NOT_SHOCKABLE: ReadonlySet<unknown> = new Set(['asystole', 'pea']);

/** Litres a minute that each device is for (BTS 2017, table of devices). Nothing is said of the others. */
const FLOWS: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  nasal_cannulae: { least: 1, most: 6 },
  simple_mask: { least: 5, most: 10 },
  non_rebreather: { least: 10, most: 15 },
};

/** Anticoagulants by their British names (BNF, Oral anticoagulants and Parenteral anticoagulants). */
const ANTICOAGULANT =
  /\b(warfarin|acenocoumarol|phenindione|apixaban|rivaroxaban|edoxaban|dabigatran|heparin|enoxaparin|dalteparin|tinzaparin|fondaparinux)\b/iu;

const takesAnticoagulant = (facts: PrfFacts): boolean => {
  const medicines = valueOf(facts, 'PresentingComplaint', 'current_medicines');
  const isNamed = (Array.isArray(medicines) ? medicines : []).some(
    (row: { readonly medicine?: unknown } | null) =>
      typeof row?.medicine === 'string' && ANTICOAGULANT.test(row.medicine),
  );
  return isNamed || holds('SecondarySurvey', 'major_trauma_criteria', 'anticoagulant')(facts);
};

const hasGlucose = (facts: PrfFacts): boolean =>
  sets(facts).some(
    (row) =>
      row['blood_glucose'] != null ||
      row['blood_glucose_limit'] != null ||
      (Array.isArray(row['not_recordable']) &&
        row['not_recordable'].some((one: { readonly field?: unknown }) => one.field === 'blood_glucose')),
  );

const hasEcg = (facts: PrfFacts): boolean =>
  sets(facts).some((row) => isEntered(row['ecg'])) ||
  ['ecgReview1', 'ecgReview2', 'ecgPicture', 'cardiac'].some((field) =>
    isEntered(valueOf(facts, 'SecondarySurvey', field)),
  ) ||
  liveEntries(facts, 'SecondarySurvey', 'pictures').some(({ subject }) => subject === 'ecg') ||
  liveEntries(facts, 'ClinicalInterventions', 'procedures').some(
    ({ procedure }) => procedure === 'ecg_12_lead' || procedure === 'ecg_monitoring',
  );

/** What says when, by whom and how a set was taken, and nothing of the patient. */
const HOW: ReadonlySet<string> = new Set([
  ...['date_time', 'is_before_arrival', 'taken_by', 'position', 'spo2_scale', 'spo2_scale_chosen_by'],
  ...[
    'spo2_scale_reason',
    'heart_rate_method',
    'bp_method',
    'temperature_method',
    'gcs_qualifier',
    'pain_scale',
  ],
]);
const MEASURED = (entriesFieldsOf('observations').find(({ name }) => name === 'entries')?.fields ?? [])
  .filter(({ name, computed }) => computed !== true && !HOW.has(name))
  .map(({ name }) => name);
const isEmptySet = (row: Row): boolean => MEASURED.every((name) => !isEntered(row[name]));

const person = (name: unknown): string =>
  typeof name === 'string' ? name.trim().toLowerCase().replace(/\s+/gu, ' ') : '';

/** Everything that was done or measured, with its time and its words. */
const acts = (facts: PrfFacts): readonly (Asked & { readonly at: number })[] => [
  ...timed(facts, 'ClinicalInterventions', 'drugs_administered', 'time_administered')
    .filter((row) => (row as DrugEntry).not_given_reason == null)
    .map((row) => ({
      ...askOfEntry('drugs_administered', row, 'time_administered', ''),
      at: momentOf(row['time_administered']),
    })),
  ...timed(facts, 'ClinicalInterventions', 'procedures', 'time_performed').map((row) => ({
    ...askOfEntry('procedures', row, 'time_performed', ''),
    at: momentOf(row['time_performed']),
  })),
  ...timed(facts, 'ClinicalInterventions', 'defibrillation', 'time').map((row) => ({
    ...askOfEntry('defibrillation', row, 'time', ''),
    at: momentOf(row['time']),
  })),
];

/** Doses of one drug within ten minutes, given by two of the crew: each may not know of the other. */
const SAME_DRUG_MS = 10 * MINUTE_MS;
const sameDrugByTwo = (facts: PrfFacts): readonly Asked[] => {
  const doses = timed(facts, 'ClinicalInterventions', 'drugs_administered', 'time_administered').filter(
    (row) => (row as DrugEntry).not_given_reason == null && row['is_before_arrival'] !== true,
  );
  return doses.flatMap((dose, index) => {
    const former = doses
      .slice(0, index)
      .findLast(
        (one) =>
          one['drug_name'] === dose['drug_name'] && person(one['given_by']) !== person(dose['given_by']),
      );
    if (former === undefined || person(dose['given_by']) === '' || person(former['given_by']) === '')
      return [];
    const between = momentOf(dose['time_administered']) - momentOf(former['time_administered']);
    if (between > SAME_DRUG_MS) return [];
    const drug = drugOf(String(dose['drug_name']))?.label ?? 'This drug';
    return [
      askOfEntry(
        'drugs_administered',
        dose,
        'time_administered',
        `${drug} was given ${between === 0 ? 'at the same time' : `${wordsOfDuration(between)} before`} by ${String(former['given_by'])}. Are these two doses?`,
      ),
    ];
  });
};

const RHYTHM_CHECK_MS = 2 * MINUTE_MS;
const shockableWithoutShock = (facts: PrfFacts): readonly Asked[] => {
  const shocks = timed(facts, 'ClinicalInterventions', 'defibrillation', 'time').map(({ time: at }) =>
    momentOf(at),
  );
  const events = timed(facts, 'ClinicalInterventions', 'cpr', 'time');
  return events
    .filter(({ rhythm }) => SHOCKABLE.has(rhythm))
    .filter((row) => {
      const at = momentOf(row['time']);
      const hasEnded = events.some(
        ({ event, time: then }) =>
          event === 'rosc' && momentOf(then) >= at && momentOf(then) <= at + RHYTHM_CHECK_MS,
      );
      return !hasEnded && !shocks.some((shock) => Math.abs(shock - at) <= RHYTHM_CHECK_MS);
    })
    .map((row) =>
      askOfEntry(
        'cpr',
        row,
        'rhythm',
        'A shockable rhythm, and no shock within two minutes. Is one missing?',
      ),
    );
};

const latestConsciousness = (facts: PrfFacts): ObservationEntry | undefined =>
  setsInTime(facts).findLast((row) => row['acvpu'] != null || row['gcs'] != null);

const cprStart = (facts: PrfFacts): number =>
  Math.min(
    ...timed(facts, 'ClinicalInterventions', 'cpr', 'time')
      .filter(({ event }) => event === 'started' || event === 'mechanical_started')
      .map(({ time: at }) => momentOf(at)),
  );

/** Every question, in the order of clinical section 9. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'REFUSAL_WITHOUT_CAPACITY',
    label: 'Refusal without capacity',
    reads: ['PrimarySurvey', 'DispositionOutcome'],
    source: MCA,
    ask: (facts) =>
      once(
        hasRefused(facts) &&
          holds('PrimarySurvey', 'capacity_conclusion', 'lacks_capacity', 'fluctuating')(facts),
        'PrimarySurvey',
        'capacity_conclusion',
        'The patient refused, and did not have capacity or it fluctuated. Who decided, and how?',
      ),
  },
  {
    id: 'REFUSAL_UNDER_16',
    label: 'Refusal by a child',
    reads: ['PrimarySurvey', 'DispositionOutcome'],
    source: 'Gillick v West Norfolk and Wisbech AHA [1986] AC 112',
    ask: (facts) =>
      once(
        isUnder(facts, 16) &&
          hasRefused(facts) &&
          !holds('PrimarySurvey', 'capacity_conclusion', 'gillick_competent', 'parental_consent')(facts),
        'PrimarySurvey',
        'capacity_conclusion',
        'The patient is under 16 and refused. Were they Gillick competent, or did a person with parental responsibility decide?',
      ),
  },
  {
    id: 'CAPACITY_UNSURE',
    label: 'Capacity',
    reads: ['PrimarySurvey'],
    source: MCA,
    ask: (facts) =>
      once(
        hasCapacity(facts) &&
          ['understanding', 'retaining', 'weighing', 'communicating'].some(
            (field) => valueOf(facts, 'PrimarySurvey', field) === 'unsure',
          ),
        'PrimarySurvey',
        'capacity_conclusion',
        "The conclusion is 'Has capacity', but one of the four questions is answered 'Unsure'.",
      ),
  },
  {
    id: 'CAPACITY_AND_CONSCIOUSNESS',
    label: 'Capacity',
    reads: ['PrimarySurvey', 'observations'],
    source: MCA,
    ask: (facts) => {
      const latest = latestConsciousness(facts);
      const isReduced =
        latest !== undefined &&
        ((latest.acvpu != null && latest.acvpu !== 'A') || (latest.gcs != null && latest.gcs < 13));
      return once(
        hasCapacity(facts) && isReduced,
        'PrimarySurvey',
        'capacity_conclusion',
        "The conclusion is 'Has capacity', but the latest observations show reduced consciousness.",
      );
    },
  },
  {
    id: 'CONSENT_UNABLE',
    label: 'Consent',
    reads: ['PrimarySurvey'],
    source: MCA,
    ask: (facts) =>
      once(
        hasCapacity(facts) && holds('PrimarySurvey', 'consent', 'unable', 'best_interests')(facts),
        'PrimarySurvey',
        'consent',
        'The patient has capacity, but consent is recorded as unable or in best interests.',
      ),
  },
  {
    id: 'BEST_INTERESTS_ALONE',
    label: 'Best interests',
    reads: ['PrimarySurvey'],
    source: `${MCA}, chapter 5`,
    ask: (facts) =>
      once(
        holds('PrimarySurvey', 'consent', 'best_interests')(facts) &&
          !isUnder(facts, 16) &&
          !isEntered(valueOf(facts, 'PrimarySurvey', 'involvement')),
        'PrimarySurvey',
        'involvement',
        'You acted in the patient’s best interests. Who was asked?',
      ),
  },
  {
    id: 'ROLE_AFTER_CPR',
    label: 'Recognition of life extinct',
    reads: ['ROLE', 'ClinicalInterventions'],
    source: 'JRCALC, Recognition of life extinct',
    ask: (facts) =>
      once(
        meets(facts, 'C') && liveEntries(facts, 'ClinicalInterventions', 'cpr').length > 0,
        'ROLE',
        'no_evidence_of_cpr_prior_to_arrival',
        'Route C needs that no CPR was given, but the record has CPR.',
      ),
  },
  {
    id: 'ROLE_SOON_AFTER_ONSET',
    label: 'Recognition of life extinct',
    reads: ['ROLE', 'PresentingComplaint'],
    source: 'JRCALC, Recognition of life extinct',
    ask: (facts) => {
      const between = time(facts, 'ROLE', 'role_time') - time(facts, 'PresentingComplaint', 'onset_at');
      return once(
        roleFlags(facts).collapse_gt_15_minutes === true && between >= 0 && between < 15 * MINUTE_MS,
        'ROLE',
        'collapse_gt_15_minutes',
        `More than 15 minutes since collapse is ticked, but symptoms began ${wordsOfDuration(between)} before.`,
      );
    },
  },
  {
    id: 'ROLE_SHOCKABLE',
    label: 'Recognition of life extinct',
    reads: ['ROLE', 'ClinicalInterventions'],
    source: 'JRCALC, Recognition of life extinct',
    ask: (facts) =>
      once(
        meets(facts, 'D') &&
          [
            ...liveEntries(facts, 'ClinicalInterventions', 'cpr'),
            ...liveEntries(facts, 'ClinicalInterventions', 'defibrillation'),
          ].some(({ rhythm }) => SHOCKABLE.has(rhythm)),
        'ROLE',
        'remained_asystolic',
        'Route D needs asystole throughout, but the record has a shockable rhythm.',
      ),
  },
  {
    id: 'ROLE_SHORT_CPR',
    label: 'Recognition of life extinct',
    reads: ['ROLE', 'ClinicalInterventions'],
    source: 'JRCALC, Recognition of life extinct',
    ask: (facts) => {
      const between = time(facts, 'ROLE', 'role_time') - cprStart(facts);
      return once(
        meets(facts, 'D') && Number.isFinite(between) && between >= 0 && between < 20 * MINUTE_MS,
        'ROLE',
        'asystole_20_minutes_after_als',
        `20 minutes of asystole under advanced life support are ticked, but CPR began ${wordsOfDuration(between)} before.`,
      );
    },
  },
  {
    id: 'ACT_AFTER_DEATH',
    label: 'After death',
    reads: ['ROLE', 'ClinicalInterventions'],
    source: LOGIC,
    ask: (facts) => {
      const death = time(facts, 'ROLE', 'role_time');
      return acts(facts)
        .filter(({ at }) => at > death)
        .map(({ at, ...place }) => ({
          ...place,
          message: `This is at ${clock(at)}, after life was recognised as extinct at ${clock(death)}.`,
        }));
    },
  },
  {
    id: 'OXYGEN_THEN_AIR',
    label: 'Oxygen',
    reads: ['observations', 'ClinicalInterventions'],
    source: BTS,
    ask: (facts) =>
      drugs(facts)
        .filter(({ drug_name }) => drug_name === 'oxygen')
        .flatMap((dose) => {
          const at = momentOf(dose['time_administered']);
          const next = setsInTime(facts).find(({ date_time }) => momentOf(date_time) > at);
          return next?.['supplemental_o2'] === false
            ? [
                askOfSet(
                  next,
                  'supplemental_o2',
                  `Oxygen was given at ${clock(at)}, and this next set says air.`,
                ),
              ]
            : [];
        }),
  },
  {
    id: 'OXYGEN_FLOW',
    label: 'Oxygen flow',
    reads: ['observations'],
    source: BTS,
    ask: (facts) =>
      sets(facts).flatMap((row) => {
        const { o2_device: device, o2_flow_lpm: flow } = row as ObservationEntry;
        const range = FLOWS[device ?? ''];
        if (range === undefined || flow == null || (flow >= range.least && flow <= range.most)) return [];
        return [
          askOfSet(
            row,
            'o2_flow_lpm',
            `${String(flow)} L/min: this device is for ${String(range.least)} to ${String(range.most)} L/min.`,
          ),
        ];
      }),
  },
  {
    id: 'ACVPU_GCS',
    label: 'Consciousness',
    reads: ['observations'],
    source: 'RCP, National Early Warning Score (NEWS) 2, 2017',
    ask: (facts) =>
      sets(facts).flatMap((row) => {
        const { acvpu, gcs } = row as ObservationEntry;
        if (acvpu == null || gcs == null) return [];
        const differs = (acvpu === 'A' && gcs < 14) || ((acvpu === 'P' || acvpu === 'U') && gcs === 15);
        return differs ? [askOfSet(row, 'acvpu', `ACVPU ${acvpu} and GCS ${String(gcs)} do not agree.`)] : [];
      }),
  },
  {
    id: 'EYES_AND_VOICE',
    label: 'GCS',
    reads: ['observations'],
    source: 'Teasdale G, Jennett B. Lancet 1974;304:81–84',
    ask: (facts) =>
      sets(facts)
        .filter((row) => row['gcs_eye'] === 1 && row['gcs_verbal'] === 5)
        .map((row) =>
          askOfSet(row, 'gcs_eye', 'Eyes 1 with voice 5: is the patient orientated with closed eyes?'),
        ),
  },
  {
    id: 'NO_PULSE',
    label: 'Pulse',
    reads: ['observations'],
    source: LOGIC,
    ask: (facts) =>
      sets(facts)
        .filter(
          (row) =>
            row['heart_rate'] === 0 &&
            (Number(row['respiratory_rate'] ?? 0) > 0 || Number(row['bp_systolic'] ?? 0) > 0),
        )
        .map((row) =>
          askOfSet(row, 'heart_rate', 'No pulse, but a blood pressure or breathing is recorded.'),
        ),
  },
  {
    id: 'PULSE_PRESSURE',
    label: 'Blood pressure',
    reads: ['observations'],
    source: LOGIC,
    ask: (facts) =>
      sets(facts).flatMap((row) => {
        const { bp_systolic: systolic, bp_diastolic: diastolic } = row as ObservationEntry;
        if (systolic == null || diastolic == null || systolic - diastolic >= 10) return [];
        return [
          askOfSet(
            row,
            'bp_systolic',
            `${String(systolic)}/${String(diastolic)}: the two are less than 10 mmHg apart.`,
          ),
        ];
      }),
  },
  {
    id: 'EMPTY_SET',
    label: 'Observations',
    reads: ['observations'],
    source: LOGIC,
    ask: (facts) =>
      sets(facts)
        .filter(isEmptySet)
        .map((row) =>
          askOfSet(row, 'date_time', 'This set has no value. Enter one, or strike the set through.'),
        ),
  },
  {
    id: 'WELL_AFTER_ONSET',
    label: 'Last known well',
    reads: ['PresentingComplaint'],
    source: LOGIC,
    ask: (facts) =>
      once(
        time(facts, 'PresentingComplaint', 'last_known_well') >
          time(facts, 'PresentingComplaint', 'onset_at'),
        'PresentingComplaint',
        'last_known_well',
        'The patient was last known well after the symptoms began.',
      ),
  },
  {
    id: 'ONSET_AFTER_CALL',
    label: 'Symptoms began',
    reads: ['PresentingComplaint', 'incidentDetails'],
    source: LOGIC,
    ask: (facts) => {
      const call = time(facts, 'incidentDetails', 'call_time');
      return once(
        !holds('incidentDetails', 'attendance_type', 'self_presented')(facts) &&
          time(facts, 'PresentingComplaint', 'onset_at') > call,
        'PresentingComplaint',
        'onset_at',
        `The symptoms began after the call at ${Number.isNaN(call) ? '' : clock(call)}.`,
      );
    },
  },
  {
    id: 'PREGNANCY_AGE',
    label: 'Pregnancy',
    reads: ['PresentingComplaint'],
    source: LOGIC,
    ask: (facts) =>
      once(
        holds('PresentingComplaint', 'is_pregnant', 'yes')(facts) &&
          facts.ageYears !== null &&
          (facts.ageYears < 10 || facts.ageYears > 55),
        'PresentingComplaint',
        'is_pregnant',
        `Pregnant at ${String(facts.ageYears)}: check the answer and the date of birth.`,
      ),
  },
  {
    id: 'SAME_DRUG_TWO_PEOPLE',
    label: 'The same drug by two people',
    reads: ['ClinicalInterventions'],
    source: LOGIC,
    ask: sameDrugByTwo,
  },
  {
    id: 'GIVER_IS_WITNESS',
    label: 'Witness',
    reads: ['ClinicalInterventions'],
    source: 'Misuse of Drugs Regulations 2001; NICE NG46, Controlled drugs: safe use and management, 2016',
    ask: (facts) =>
      drugs(facts)
        .filter(
          (row) => person(row['given_by']) !== '' && person(row['given_by']) === person(row['witnessed_by']),
        )
        .map((row) =>
          askOfEntry(
            'drugs_administered',
            row,
            'witnessed_by',
            'The same person gave and witnessed this. A witness is a second person.',
          ),
        ),
  },
  {
    id: 'SHOCK_NOT_SHOCKABLE',
    label: 'Shock',
    reads: ['ClinicalInterventions'],
    source: RESUS,
    ask: (facts) =>
      liveEntries(facts, 'ClinicalInterventions', 'defibrillation')
        .filter((row) => Number(row['shocks_delivered'] ?? 0) > 0 && NOT_SHOCKABLE.has(row['rhythm']))
        .map((row) =>
          askOfEntry(
            'defibrillation',
            row,
            'rhythm',
            'A shock was given in asystole or PEA. Check the rhythm.',
          ),
        ),
  },
  {
    id: 'SHOCK_MISSING',
    label: 'Shock',
    reads: ['ClinicalInterventions'],
    source: RESUS,
    ask: shockableWithoutShock,
  },
  {
    id: 'HEAD_INJURY_ANTICOAGULANT',
    label: 'Head injury on anticoagulants',
    reads: ['clinical_impression', 'PresentingComplaint', 'SecondarySurvey', 'DispositionOutcome'],
    source: 'NICE NG232, Head injury: assessment and early management, 2023',
    ask: (facts) =>
      once(
        impressionIs('head_injury', 'concussion')(facts) && takesAnticoagulant(facts) && isDischarged(facts),
        'DispositionOutcome',
        'disposition_outcome',
        'A head injury, and the patient takes an anticoagulant. Discharged without a scan?',
      ),
  },
  {
    id: 'CHEST_PAIN_WITHOUT_ECG',
    label: 'Chest pain without ECG',
    reads: ['clinical_impression', 'observations', 'SecondarySurvey', 'ClinicalInterventions'],
    source: 'NICE CG95, Recent-onset chest pain of suspected cardiac origin, 2016',
    ask: (facts) =>
      once(
        impressionIs('stemi', 'acute_coronary_syndrome', 'angina', 'chest_pain_cardiac')(facts) &&
          !hasEcg(facts),
        'clinical_impression',
        'clinical_impression',
        'Cardiac chest pain, and no ECG is recorded. Was one taken?',
      ),
  },
  {
    id: 'STROKE_WITHOUT_GLUCOSE',
    label: 'Stroke without glucose',
    reads: ['clinical_impression', 'observations'],
    source: 'NICE NG128, Stroke and transient ischaemic attack in over 16s, 2022',
    ask: (facts) =>
      once(
        impressionIs('stroke', 'tia')(facts) && !hasGlucose(facts),
        'clinical_impression',
        'clinical_impression',
        'Signs of a stroke, and no blood glucose is recorded. Hypoglycaemia looks like a stroke.',
      ),
  },
  {
    id: 'SEIZURE_WITHOUT_GLUCOSE',
    label: 'Seizure without glucose',
    reads: ['clinical_impression', 'observations'],
    source: 'NICE NG217, Epilepsies in children, young people and adults, 2022',
    ask: (facts) =>
      once(
        impressionIs('seizure')(facts) && !hasGlucose(facts),
        'clinical_impression',
        'clinical_impression',
        'A seizure, and no blood glucose is recorded. Was one taken?',
      ),
  },
  {
    id: 'CHILD_BRUISE',
    label: 'Bruise on a child',
    reads: ['SecondarySurvey', 'clinical_impression'],
    source: 'NICE CG89, Child maltreatment: when to suspect maltreatment in under 18s, 2017',
    ask: (facts) =>
      once(
        isUnder(facts, 16) &&
          impressionIs('contusion')(facts) &&
          !isEntered(valueOf(facts, 'SecondarySurvey', 'safeguardingConcerns')),
        'SecondarySurvey',
        'safeguardingConcerns',
        'A bruise on a child: were there safeguarding concerns?',
      ),
  },
  {
    id: 'CONVEYED_NOWHERE',
    label: 'Destination',
    reads: ['DispositionOutcome'],
    source: LOGIC,
    ask: (facts) =>
      once(
        isConveyedByUs(facts) && !isEntered(valueOf(facts, 'DispositionOutcome', 'destination')),
        'DispositionOutcome',
        'destination',
        'The patient was conveyed. Where to?',
      ),
  },
  ...DRUG_QUESTIONS,
];

/** What is asked of this record, in the order of the table. */
export const questionsOf = (facts: PrfFacts): readonly Notice[] =>
  QUESTIONS.flatMap(({ id, label, ask }) => ask(facts).map((asked) => ({ code: id, label, ...asked })));

/** What each kind of contradiction is about, by its code: what a signer has seen is stored as codes. */
export const CONTRADICTION_LABELS: Readonly<Record<string, string>> = {
  ALLERGY: 'Drug and allergy',
  ALLERGY_STATUS: 'Allergies',
  BEFORE_INCIDENT: 'Before the incident',
  CAPACITY: 'Capacity',
  EXCLUSIVE: 'Answers that exclude each other',
  EXPIRED_LOT: 'Expired lot',
  GLUCOSE: 'Glucose',
  NOT_APPLICABLE: 'No longer applies',
  NOT_RECORDABLE: 'Not recordable',
  OXYGEN: 'Oxygen',
  ROLE: 'Recognition of life extinct',
  ROUTE: 'Route of a drug',
  TIME_ORDER: 'Order of times',
  UNIT: 'Unit of a drug',
  ...Object.fromEntries(QUESTIONS.map(({ id, label }) => [id, label])),
};
