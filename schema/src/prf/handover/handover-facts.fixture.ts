import { fieldAt } from '../catalogue/catalogue.js';
import { formatValue } from '../record/format.js';
import { drugOf } from '../catalogue/formulary.js';
import type { PrfFacts } from '../catalogue/kinds.js';

/**
 * For tests: what a handover of a record must say, read off the record without any of the handover's own rules, so that the two
 * can be held against each other. NEWS2's edges are here a second time, from the chart (RCP 2017).
 */

interface Row {
  readonly label: string;
  readonly text: string;
}

type Values = Readonly<Record<string, unknown>>;

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const rowsOf = (value: unknown): readonly Values[] =>
  (Array.isArray(value) ? (value as readonly Values[]) : []).filter(({ void_reason }) => void_reason == null);
const inOrder = (rows: readonly Values[], time: string): readonly Values[] =>
  [...rows].sort((a, b) => asText(a[time]).localeCompare(asText(b[time])));
const label = (
  section:
    | 'ClinicalInterventions'
    | 'PresentingComplaint'
    | 'SecondarySurvey'
    | 'DispositionOutcome'
    | 'observations',
  path: string,
  value: unknown,
): string => {
  const field = fieldAt(section, path);
  return field === undefined ? '' : formatValue(field, value);
};

/** From where to where a sign is nothing to tell of an adult. */
const UNREMARKABLE: Readonly<Record<string, readonly [number, number]>> = {
  respiratory_rate: [12, 20],
  oxygen_saturation: [96, 100],
  bp_systolic: [111, 219],
  heart_rate: [51, 90],
  temperature: [36.1, 38],
  blood_glucose: [4, 10.9],
  gcs: [15, 15],
  pain_score: [0, 3],
};
const SIGNS: readonly (readonly [label: string, name: string, unit: string])[] = [
  ['Resp', 'respiratory_rate', '/min'],
  ['SpO2', 'oxygen_saturation', '%'],
  ['Pulse', 'heart_rate', '/min'],
  ['BP', 'bp_systolic', ''],
  ['GCS', 'gcs', ''],
  ['Temp', 'temperature', '°C'],
  ['Pain', 'pain_score', '/10'],
  ['Glucose', 'blood_glucose', ''],
];
const ALWAYS_TWO_SIDED: ReadonlySet<string> = new Set(['respiratory_rate', 'heart_rate', 'bp_systolic']);

interface Checker {
  readonly facts: PrfFacts;
  readonly rows: readonly Row[];
  readonly clock: (iso: unknown) => string;
}

const signProblems = ({ facts, rows, clock }: Checker): readonly string[] => {
  const sets = inOrder(rowsOf(facts.data['observations']?.['entries']), 'date_time');
  const isAdult =
    facts.ageYears !== null &&
    facts.ageYears >= 16 &&
    facts.data['PresentingComplaint']?.['is_pregnant'] !== 'yes';
  return SIGNS.flatMap(([name, field, unit]) => {
    const taken = sets.filter((set) => typeof set[field] === 'number');
    const latest = taken.at(-1);
    const told = rows.find((row) => row.label === name)?.text ?? '';
    if (latest === undefined) {
      const isNamed = rows.some((row) => row.text === 'Not recorded' && row.label.split(', ').includes(name));
      const notRecordable = sets
        .flatMap((set) => rowsOf(set['not_recordable']))
        .filter((why) => why['field'] === (field === 'bp_systolic' ? 'blood_pressure' : field));
      const whyNot = rows.find((row) => row.label === 'Could not be taken')?.text ?? '';
      const isExplained =
        notRecordable.length > 0 &&
        notRecordable.some((why) =>
          whyNot.includes(label('observations', 'entries.not_recordable.field', why['field'])),
        );
      return isNamed || isExplained ? [] : [`${name} is neither told nor named as not recorded`];
    }
    const value = latest[field] as number;
    const figure = (set: Values): string =>
      field === 'bp_systolic' && typeof set['bp_diastolic'] === 'number'
        ? `${String(set[field])}/${String(set['bp_diastolic'])}`
        : asText(set[field]);
    const wanted = [`${figure(latest)}${unit}`, `at ${clock(latest['date_time'])}`];
    const [low, high] = UNREMARKABLE[field] ?? [-Infinity, Infinity];
    const sized = [...taken].sort((a, b) => (a[field] as number) - (b[field] as number));
    const [lowest, highest] = [sized[0], sized.at(-1)];
    const matters = (size: number): boolean =>
      ALWAYS_TWO_SIDED.has(field) && !isAdult ? true : size < low || size > high;
    const least = lowest?.[field] as number;
    const most = highest?.[field] as number;
    if (least < value && field !== 'pain_score' && least < low && matters(least))
      wanted.push('lowest', String(least));
    if (most > value && most > high && matters(most) && field !== 'oxygen_saturation')
      wanted.push('highest', String(most));
    const first = taken[0];
    if (first !== undefined && first !== latest) wanted.push(clock(first['date_time']));
    return wanted
      .filter((words) => !told.includes(words))
      .map((words) => `${name}: '${words}' not in '${told}'`);
  });
};

const drugProblems = ({ facts, rows, clock }: Checker): readonly string[] => {
  const drugs = rowsOf(facts.data['ClinicalInterventions']?.['drugs_administered']);
  const given = drugs.filter(({ not_given_reason }) => not_given_reason == null);
  const nameOf = ({ drug_name, drug_name_other }: Values): string =>
    drug_name === 'other' ? String(drug_name_other) : (drugOf(String(drug_name))?.label ?? String(drug_name));
  const wanted = given.flatMap((drug) => {
    const same = given.filter((other) => nameOf(other) === nameOf(drug) && other['route'] === drug['route']);
    const sum = same.reduce((all, { dose }) => all + Number(dose ?? 0), 0);
    const unit = label('ClinicalInterventions', 'drugs_administered.dose_unit', drug['dose_unit']);
    const told = rows
      .filter((row) => row.label === nameOf(drug))
      .map(({ text }) => text)
      .join(' ');
    const parts = [
      ...(drug['dose'] == null ? [] : [`${asText(drug['dose'])} ${unit}`]),
      clock(drug['time_administered']),
      ...(same.length > 1 &&
      new Set(same.map(({ dose_unit }) => dose_unit)).size === 1 &&
      drug['dose_unit'] !== 'l_per_min'
        ? [`total ${String(Math.round(sum * 10_000) / 10_000)} ${unit}`]
        : []),
    ];
    return parts
      .filter((part) => !told.includes(part))
      .map((part) => `${nameOf(drug)}: '${part}' not in '${told}'`);
  });
  const held = drugs
    .filter(({ not_given_reason }) => not_given_reason != null)
    .filter((drug) => !(rows.find((row) => row.label === 'Withheld')?.text ?? '').includes(nameOf(drug)))
    .map((drug) => `${nameOf(drug)} was held back, which is missing`);
  return [...wanted, ...held];
};

const doneProblems = ({ facts, rows }: Checker): readonly string[] => {
  const text = rows.map((row) => row.text.toLowerCase()).join(' ');
  return rowsOf(facts.data['ClinicalInterventions']?.['procedures'])
    .map(({ procedure, procedure_other }) =>
      procedure === 'other' && procedure_other != null
        ? asText(procedure_other)
        : label('ClinicalInterventions', 'procedures.procedure', procedure),
    )
    .filter((name) => !text.includes(name.toLowerCase()))
    .map((name) => `${name} is missing`);
};

/** What went wrong, how the patient responded, and what is still in them with its time. */
const courseProblems = ({ facts, rows, clock }: Checker): readonly string[] => {
  const text = rows.map((row) => row.text.toLowerCase()).join(' ');
  const left = (rows.find((row) => row.label === 'Left in place')?.text ?? '').toLowerCase();
  const interventions = facts.data['ClinicalInterventions'] ?? {};
  const acts = ['drugs_administered', 'procedures', 'airway_devices'].flatMap((list) =>
    rowsOf(interventions[list])
      .filter(({ not_given_reason }) => not_given_reason == null)
      .flatMap((act) => [
        ...((act['complication'] ?? []) as readonly string[])
          .filter((key) => key !== 'none' && key !== 'other')
          .map((key) => label('ClinicalInterventions', `${list}.complication`, [key])),
        ...(act['response'] == null
          ? []
          : [`patient ${label('ClinicalInterventions', `${list}.response`, act['response'])}`]),
      ])
      .filter((words) => !text.includes(words.toLowerCase()))
      .map((words) => `'${words}' is missing`),
  );
  const lines = ['iv_access', 'io_access'].flatMap((list) =>
    rowsOf(interventions[list])
      .filter(({ success }) => success !== false)
      .flatMap((line) => [label('ClinicalInterventions', `${list}.site`, line['site']), clock(line['at'])])
      .filter((words) => !left.includes(words.toLowerCase()))
      .map((words) => `'${words}' is not left in place`),
  );
  const tourniquets = rowsOf(interventions['procedures'])
    .filter(({ procedure, success }) => procedure === 'tourniquet' && success !== false)
    .filter(({ time_performed }) => !left.includes(`tourniquet at ${clock(time_performed)}`))
    .map(() => 'A tourniquet is not left in place with its time');
  return [...acts, ...lines, ...tourniquets];
};

/** What each line that is always included must hold; empty where nothing of the record answers it. */
const alwaysWanted = ({ facts, clock }: Checker): Readonly<Record<string, readonly string[]>> => {
  const at = (section: string, field: string): unknown => facts.data[section]?.[field] ?? undefined;
  const complaint = facts.data['PresentingComplaint'] ?? {};
  const interventions = facts.data['ClinicalInterventions'] ?? {};
  const listed = rowsOf(complaint['current_medicines']).map(({ medicine }) => String(medicine));
  const THINNERS = /warfarin|apixaban|rivaroxaban|edoxaban|dabigatran|heparin|aspirin|clopidogrel/gi;
  const isThinner = (medicine: string): boolean => medicine.search(THINNERS) >= 0;
  // What only the patient's details say, each line by its names, whatever the record lists.
  const own = (facts.patientMedicines ?? '')
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:none|nil|stopped\b.*|no\b.*|not\b.*)\.?$/i.test(line))
    .flatMap((line) => line.match(THINNERS) ?? [line])
    .filter((name) => !listed.some((medicine) => medicine.toLowerCase().includes(name.toLowerCase())));
  const medicines = [...listed, ...own];
  const directives = (complaint['advance_directives'] ?? []) as readonly string[];
  const sets = inOrder(rowsOf(facts.data['observations']?.['entries']), 'date_time');
  const fast = sets.findLast((set) => set['stroke_result'] != null || set['fast_stroke'] != null);
  const eyes = sets.findLast((set) => set['pupils_left'] != null);
  const shocks = rowsOf(interventions['defibrillation']);
  const cpr = rowsOf(interventions['cpr']);
  const rosc = cpr.find(({ event }) => event === 'rosc');
  const rhythms = [...cpr, ...shocks].filter(({ rhythm }) => rhythm != null);
  const wasArrest = cpr.length + shocks.length > 0;
  const arrestAnswer = (field: string): readonly string[] =>
    interventions[field] == null ? [] : [label('ClinicalInterventions', field, interventions[field])];
  const ecgs = inOrder(rowsOf(facts.data['SecondarySurvey']?.['ecgs']), 'taken_at');
  const newestEcg = ecgs.at(-1);
  const refused = (field: string): readonly string[] =>
    at('DispositionOutcome', field) == null
      ? []
      : label('DispositionOutcome', field, at('DispositionOutcome', field)).split(', ');
  const yes = (key: string): readonly string[] =>
    directives.includes(key) ? ['yes'] : directives.includes('none') ? ['none'] : [];
  const has = (value: unknown): readonly string[] => (value == null || value === '' ? [] : ['']);
  return {
    Allergies: [
      ...rowsOf(complaint['allergies']).map(({ substance }) => String(substance)),
      ...(complaint['allergy_status'] === 'none_known' ? ['none known'] : []),
    ],
    Infection: [
      ...(complaint['infection_risk'] === 'none_known' ? ['none known'] : []),
      ...['infections', 'infection_precautions']
        .flatMap((field) =>
          ((complaint[field] ?? []) as readonly string[]).map((key) => [field, key] as const),
        )
        .filter(([, key]) => key !== 'none' && key !== 'other')
        .map(([field, key]) => label('PresentingComplaint', field, [key])),
    ],
    'Own medicines': medicines.filter((medicine) => !isThinner(medicine)),
    'Anticoagulants and antiplatelets': medicines.filter(isThinner),
    DNACPR: yes('dnacpr'),
    ReSPECT: yes('respect'),
    'Advance decision': [
      ...yes('advance_decision'),
      ...(directives.includes('lasting_power_of_attorney') ? ['power of attorney'] : []),
      ...(directives.includes('advance_care_plan') ? ['advance care plan'] : []),
    ],
    Pregnancy:
      complaint['is_pregnant'] == null
        ? []
        : [label('PresentingComplaint', 'is_pregnant', complaint['is_pregnant'])],
    FAST:
      fast === undefined && complaint['last_known_well'] == null
        ? []
        : [
            ...(fast?.['stroke_result'] == null ? [] : [asText(fast['stroke_result'])]),
            'last known well',
            ...(complaint['last_known_well'] == null
              ? ['not recorded']
              : [clock(complaint['last_known_well'])]),
          ],
    Pupils: eyes === undefined ? [] : ['mm', clock(eyes['date_time'])],
    ECG: [
      ...[
        at('SecondarySurvey', 'ecgReview1'),
        at('SecondarySurvey', 'ecgReview2'),
        sets.findLast(({ ecg }) => ecg != null)?.['ecg'],
      ]
        .filter((text) => typeof text === 'string')
        .map((text) => text.split(/\s+/).slice(0, 3).join(' ')),
      ...(newestEcg === undefined
        ? []
        : [
            label('SecondarySurvey', 'ecgs.leads', newestEcg['leads']),
            label('SecondarySurvey', 'ecgs.ecg_rhythm', newestEcg['ecg_rhythm']),
            ...label('SecondarySurvey', 'ecgs.ecg_findings', newestEcg['ecg_findings']).split(', '),
            clock(newestEcg['taken_at']),
            asText(newestEcg['sent_to']),
            clock(newestEcg['sent_at']),
            asText(newestEcg['answer']),
          ]),
    ],
    Impression: has(((at('clinical_impression', 'clinical_impression') ?? []) as readonly unknown[])[0]),
    'Time of collapse': wasArrest
      ? [
          clock(interventions['collapse_at'] ?? complaint['onset_at']),
          ...arrestAnswer('arrest_witnessed_by'),
          ...arrestAnswer('arrest_cause'),
          ...arrestAnswer('function_before_arrest'),
        ]
      : [],
    'Bystander CPR': [
      ...(((interventions['cpr_providers'] ?? []) as readonly string[]).includes('bystander') ? ['yes'] : []),
      ...arrestAnswer('bystander_cpr'),
      ...arrestAnswer('first_cpr_by'),
      clock(interventions['first_cpr_at']),
    ],
    Rhythm: [
      ...(rhythms.length === 0 ? [] : ['first', clock(rhythms.map(({ time }) => String(time)).sort()[0])]),
      ...arrestAnswer('first_rhythm'),
      ...arrestAnswer('rhythm_at_handover'),
    ],
    Shocks: [
      ...(shocks.length === 0
        ? []
        : [String(shocks.reduce((all, { shocks_delivered }) => all + Number(shocks_delivered ?? 1), 0))]),
      ...arrestAnswer('aed_before_arrival'),
      ...arrestAnswer('first_shock_by'),
    ],
    ROSC: [
      ...(rosc === undefined ? [] : [clock(rosc['time'])]),
      ...arrestAnswer('any_rosc').flatMap((labels) => labels.split(', ')),
    ],
    Resuscitation: [
      ...arrestAnswer('resuscitation_attempted').flatMap((labels) => labels.split(', ')),
      ...arrestAnswer('arrest_end'),
    ],
    Downtime:
      rosc !== undefined && cpr.some(({ event, time }) => event === 'started' && time != null) ? ['min'] : [],
    Glucose: sets.some(({ blood_glucose }) => blood_glucose != null) ? ['mmol/L'] : [],
    Capacity: has(at('PrimarySurvey', 'capacity_conclusion')),
    Refusal: ['refused_treatment', 'refused_conveyance', 'discharged_against_advice'].includes(
      String(at('DispositionOutcome', 'disposition_outcome')),
    )
      ? [
          /against/.test(String(at('DispositionOutcome', 'disposition_outcome')))
            ? 'left against advice'
            : 'refused',
          ...refused('refused_what'),
          ...refused('refusal_reasons'),
        ]
      : [],
    Safeguarding:
      facts.data['SocialHistory']?.['safeguarding_concerns'] === 'yes' ||
      facts.data['SecondarySurvey']?.['safeguardingConcerns'] === 'yes'
        ? ['concern, see record']
        : has(facts.data['SocialHistory']?.['safeguarding_concerns']),
  };
};

const alwaysProblems = (checker: Checker): readonly string[] =>
  Object.entries(alwaysWanted(checker)).flatMap(([name, wanted]) => {
    const told = checker.rows.find((row) => row.label === name)?.text;
    if (told === undefined) return [`${name} is not told at all`];
    if (wanted.some((words) => words !== '') && told === 'Not recorded')
      return [`${name} is recorded and told as not`];
    return wanted
      .filter((words) => !told.toLowerCase().includes(words.toLowerCase()))
      .map((words) => `${name}: '${words}' not in '${told}'`);
  });

const askedProblems = ({ facts, rows, clock }: Checker): readonly string[] => {
  const outcome = facts.data['DispositionOutcome'] ?? {};
  const incident = facts.data['incidentDetails'] ?? {};
  const text = (name: string): string => rows.find((row) => row.label === name)?.text ?? '';
  const wanted: readonly (readonly [string, string])[] = [
    ...(typeof outcome['destination'] === 'string'
      ? ([['Destination', outcome['destination']]] as const)
      : []),
    ...(typeof outcome['handover_to'] === 'string'
      ? ([['Handed over', outcome['handover_to']]] as const)
      : []),
    ...(incident['at_hospital_time'] == null
      ? []
      : ([['Arrival', clock(incident['at_hospital_time'])]] as const)),
    ...(outcome['pre_alert'] == null ? ([['Pre-alert', 'Not recorded']] as const) : []),
    ['Times', clock(incident['incident_date'])],
    [
      'Complaint',
      asText(facts.data['PresentingComplaint']?.['presenting_complaint']).split(/\s+/).slice(0, 4).join(' '),
    ],
  ];
  return wanted
    .filter(([name, words]) => !text(name).includes(words.replace(/\.$/, '')))
    .map(([name, words]) => `${name}: '${words}' not in '${text(name)}'`);
};

const UNREMARKABLE_LOOK: ReadonlySet<string> = new Set([
  ...['clear', 'normal_effort', 'normal_colour', 'warm', 'crt_under_2', 'radial_present', 'regular'],
]);
/** What was found besides figures: the first look, burns, a pregnancy and a child's weight. */
const examinedProblems = ({ facts, rows }: Checker): readonly string[] => {
  const text = rows.map((row) => `${row.label} ${row.text}`.toLowerCase()).join(' ');
  const survey = facts.data['PrimarySurvey'] ?? {};
  const found = ['airway', 'breathing', 'circulation'].flatMap((name) => {
    const field = fieldAt('PrimarySurvey', name);
    const keys = [survey[name]]
      .flat()
      .filter((key): key is string => typeof key === 'string' && !UNREMARKABLE_LOOK.has(key));
    return field === undefined
      ? []
      : keys.map((key) => formatValue(field, field.kind === 'choices' ? [key] : key, survey));
  });
  const { burn_total_percent: burned, pregnancy } = facts.data['SecondarySurvey'] ?? {};
  const weeks =
    typeof pregnancy === 'object' && pregnancy !== null && 'weeks' in pregnancy ? pregnancy.weeks : null;
  const weight = facts.data['PresentingComplaint']?.['weight_kg'];
  return [
    ...found,
    ...(burned == null ? [] : [`${asText(burned)} %`]),
    ...(weeks == null ? [] : [asText(weeks)]),
    ...(weight == null ? [] : [`${asText(weight)} kg`]),
  ]
    .filter((words) => !text.includes(words.toLowerCase()))
    .map((words) => `'${words}' is missing`);
};

/** What of the record the page does not say, each as a sentence; none where every fact is found or named as not recorded. */
export const untoldFacts = (facts: PrfFacts, rows: readonly Row[], timeZone: string): readonly string[] => {
  const clock = (iso: unknown): string =>
    typeof iso === 'string'
      ? new Intl.DateTimeFormat('en-GB', {
          timeZone,
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }).format(new Date(iso))
      : '';
  const checker: Checker = { facts, rows, clock };
  return [
    ...signProblems(checker),
    ...drugProblems(checker),
    ...doneProblems(checker),
    ...courseProblems(checker),
    ...examinedProblems(checker),
    ...alwaysProblems(checker),
    ...askedProblems(checker),
  ];
};

/** Words as a person counts them on paper. */
export const countWords = (lines: readonly Row[]): number =>
  lines
    .map((line) => `${line.label} ${line.text}`)
    .join(' ')
    .trim()
    .split(/\s+/).length;
