import { allergiesOf } from '../catalogue/allergies.js';
import { thinnersIn } from '../rules/anticoagulants.js';
import { ownMedicinesOf } from '../rules/own-medicines.js';
import { isRecord } from '../record/canonical.js';
import { fieldAt, type ObservationEntry, type PrfSectionKey } from '../catalogue/catalogue.js';
import { derivationPatient } from '../record/derive.js';
import { formatValue } from '../record/format.js';
import { arrestSummary, type ArrestSummary } from './handover-arrest.js';
import { recordingsText, spokenEcg } from './handover-ecg.js';
import { pregnancyText, spokenPregnancy } from './handover-examined.js';
import { infection } from './handover-infection.js';
import { safeguarding } from './handover-safeguarding.js';
import { signSummary } from './handover-signs.js';
import {
  answersInSentence,
  cut,
  type HandoverRow,
  inSentence,
  listOf,
  row,
  sentence,
  type HandoverRecord,
} from './handover-record.js';
import { hasRefused, holds, isEntered, isUnderMentalCapacityAct } from '../catalogue/rules.js';

/**
 * What a handover always says, filled or 'Not recorded': so nobody taking over has to ask whether it was checked. Each line
 * is a row of the table; a field that the catalogue gains is one row more. `spoken` is what is read out too, because it
 * changes what is done next; it stands out on the page.
 */

interface Answer {
  /** Empty where nobody recorded it. */
  readonly text: string;
  /** Empty where it is read on the page only. */
  readonly spoken?: string;
}

interface AlwaysSource {
  readonly record: HandoverRecord;
  readonly sets: readonly ObservationEntry[];
  readonly arrest: ArrestSummary;
}

/** A question of the form: `PrimarySurvey.consent` as its section and name. */
export type Question = readonly [section: PrfSectionKey, name: string];

interface AlwaysLine {
  readonly label: string;
  /**
   * The questions that it uses: if none of them is answered, the line says why. The first is the one that may be only
   * roughly known.
   */
  readonly asks?: readonly Question[];
  /** What of an observation set it asks: if none has it, the line says why it could not be taken. */
  readonly takes?: readonly string[];
  /** Left out of the patient's own copy. */
  readonly isWithheld?: boolean;
  readonly answer: (source: AlwaysSource) => Answer;
}

/** Characters of a text that a clinician wrote. */
const LONGEST = 180;

type Values = Readonly<Record<string, unknown>>;
const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const wordsIn = (section: 'PresentingComplaint' | 'observations', path: string, values: Values): string => {
  const field = fieldAt(section, path);
  return field === undefined ? '' : formatValue(field, values[field.name], values);
};

const allergies = ({ record }: AlwaysSource): Answer => {
  const { texts, words } = allergiesOf(record.facts);
  if (texts.length > 0) return { text: texts.join(', '), spoken: `allergic to ${texts.join(', ')}` };
  const said = words.replace(/^Allergies: /, '');
  if (said === 'not recorded') {
    const why = record.reason('PresentingComplaint', 'allergy_status');
    return { text: why, spoken: `allergies ${why || said}` };
  }
  return { text: said, spoken: said === 'none known' ? 'no known allergies' : `allergies ${said}` };
};

interface Medicine {
  readonly text: string;
  /** The words in it that name a blood thinner; none where there is none. */
  readonly thinners: readonly string[];
}

/** A medicine of the record's own list, with its dose and when it was last taken. */
const listed = (record: HandoverRecord, medicine: Values): string => {
  const words = (name: string): string =>
    wordsIn('PresentingComplaint', `current_medicines.${name}`, medicine);
  const dose = words('dose');
  const taken = record.moment(medicine['last_taken_at']);
  return [
    [
      ...[words('medicine'), dose, dose === '' ? '' : words('dose_unit')],
      ...[words('route').toLowerCase(), words('frequency').toLowerCase()],
    ]
      .filter(Boolean)
      .join(' '),
    taken === '' ? '' : `last taken ${taken}`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** Those of the record and those that only the patient's details name, whole: what thins the blood is looked for before any cut. */
const medicines = ({ record }: AlwaysSource): readonly Medicine[] => {
  const own = ownMedicinesOf(record.facts);
  const hasList = own.some(({ row: listedRow }) => listedRow !== undefined);
  return own.map(({ text, row: listedRow }) => ({
    text:
      listedRow !== undefined ? listed(record, listedRow) : hasList ? `${text} (patient’s details)` : text,
    thinners: thinnersIn(text),
  }));
};

const isThinner = ({ thinners }: Medicine): boolean => thinners.length > 0;
const fits = (text: string): boolean => cut(text) === text;

const noMedicines = ({ record }: AlwaysSource): string => {
  const why = record.text('PresentingComplaint', 'medicines_not_obtained').toLowerCase();
  return (
    why || (/^(none|nil)\.?$/i.test((record.facts.patientMedicines ?? '').trim()) ? 'none reported' : '')
  );
};

/** Medicines of one line; how many more there are is said. */
const MOST_OTHERS = 12;
const ownMedicines = (source: AlwaysSource): Answer => {
  const named = medicines(source);
  const others = named.filter((medicine) => !isThinner(medicine)).map(({ text }) => cut(text));
  if (named.length === 0) return { text: noMedicines(source) };
  return { text: listOf(others, MOST_OTHERS) || 'none except those on the next line' };
};

/**
 * For a statement too long to print or read out, only the names in it are given: a cut could remove the one that matters.
 */
const anticoagulants = (source: AlwaysSource): Answer => {
  const named = medicines(source);
  const found = named.filter(isThinner);
  const names = [...new Set(found.flatMap(({ thinners }) => thinners))].join(' and ');
  const texts = found.map(({ text, thinners }) =>
    fits(text) ? text : `${thinners.join(' and ')}, see record`,
  );
  if (found.length > 0) return { text: texts.join('; '), spoken: `takes ${names}` };
  if (holds('SecondarySurvey', 'major_trauma_criteria', 'anticoagulant')(source.record.facts))
    return { text: 'yes, not named', spoken: 'takes anticoagulants, not named' };
  return { text: named.length > 0 ? 'none among the medicines named' : noMedicines(source) };
};

/** An advance decision of one kind. Another kind alone does not say that there is none of this. */
const directive =
  (key: string, seen: string, words: string, isSeen?: 'dnacpr' | 'advanced_directive') =>
  ({ record }: AlwaysSource): Answer => {
    const has = holds('PresentingComplaint', 'advance_directives', key)(record.facts);
    if (has || (isSeen !== undefined && record.value('ROLE', isSeen) === true))
      return {
        text: isSeen !== undefined && record.value('ROLE', isSeen) === true ? 'yes, seen' : seen,
        spoken: words,
      };
    if (holds('PresentingComplaint', 'advance_directives', 'none')(record.facts)) return { text: 'none' };
    if (holds('PresentingComplaint', 'advance_directives', 'not_known')(record.facts))
      return { text: 'not known' };
    return { text: '' };
  };

/** What else is in place: a lasting power of attorney, a care plan. */
const otherPlans = (record: HandoverRecord): string => {
  const kept = record.value('PresentingComplaint', 'advance_directives');
  const others = (Array.isArray(kept) ? kept : []).filter(
    (key) => !['none', 'not_known', 'dnacpr', 'respect', 'advance_decision'].includes(String(key)),
  );
  const field = fieldAt('PresentingComplaint', 'advance_directives');
  const data = record.facts.data['PresentingComplaint'] ?? {};
  return field === undefined ? '' : formatValue(field, others, data);
};

const advanceDecision = (source: AlwaysSource): Answer => {
  const answer = directive(
    'advance_decision',
    'yes, to refuse treatment',
    'advance decision to refuse treatment',
    'advanced_directive',
  )(source);
  const others = otherPlans(source.record);
  return { ...answer, text: [answer.text, others].filter(Boolean).join('; ') };
};

const pregnancy = ({ record }: AlwaysSource): Answer => {
  const kept = record.value('PresentingComplaint', 'is_pregnant');
  const text = record.text('PresentingComplaint', 'is_pregnant').toLowerCase();
  const more = [pregnancyText(record), record.text('SecondarySurvey', 'obstetric_history', LONGEST)]
    .filter(Boolean)
    .join('; ');
  if (text === '' && record.value('PresentingComplaint', 'sex_at_birth') === 'male')
    return { text: 'not applicable: male at birth' };
  if (kept === 'yes' || kept === 'possible') {
    const words = kept === 'yes' ? 'pregnant' : 'possibly pregnant';
    return {
      text: sentence(text, more),
      spoken: [words, spokenPregnancy(record)].filter(Boolean).join(', '),
    };
  }
  return { text: sentence(text, more) };
};

const latestWith = (
  sets: readonly ObservationEntry[],
  has: (set: ObservationEntry) => boolean,
): ObservationEntry | undefined => sets.findLast(has);

const atTime = (record: HandoverRecord, set: ObservationEntry): string => {
  const time = record.clock(set.date_time);
  return time === '' ? 'at an unknown time' : `at ${time}`;
};

const STROKE_SIGNS = ['face', 'arm', 'speech'] as const;

const strokeText = ({
  record,
  sets,
}: AlwaysSource): { readonly text: string; readonly isPositive: boolean } => {
  const set = latestWith(
    sets,
    ({ fast_stroke, stroke_result }) => isEntered(fast_stroke) || stroke_result != null,
  );
  if (set === undefined) return { text: '', isPositive: false };
  const seen: Values = { ...set.fast_stroke };
  const abnormal = STROKE_SIGNS.filter((sign) => seen[sign] === 'abnormal');
  const isPositive = set.stroke_result === 'positive' || (set.stroke_result == null && abnormal.length > 0);
  const areNormal = STROKE_SIGNS.every((sign) => seen[sign] === 'normal');
  const values: Values = { ...set };
  const result =
    set.stroke_result != null
      ? wordsIn('observations', 'entries.stroke_result', values).toLowerCase()
      : abnormal.length > 0
        ? 'positive'
        : areNormal
          ? 'negative'
          : 'not complete';
  const scale =
    set.stroke_scale == null || set.stroke_scale === 'fast'
      ? ''
      : wordsIn('observations', 'entries.stroke_scale', values);
  const what = [...abnormal, scale].filter(Boolean).join(', ');
  return { text: `${result}${what === '' ? '' : ` (${what})`} ${atTime(record, set)}`, isPositive };
};

const stroke = (source: AlwaysSource): Answer => {
  const { text, isPositive } = strokeText(source);
  const well = source.record.moment(source.record.value('PresentingComplaint', 'last_known_well'));
  if (text === '' && well === '') return { text: '' };
  const known = `last known well ${well || 'not recorded'}`;
  return {
    text: `${text || 'FAST not recorded'}, ${known}`,
    ...(isPositive ? { spoken: `FAST positive, ${known}` } : {}),
  };
};

const pupilWords = (pupil: ObservationEntry['pupils_left']): string =>
  [
    pupil?.size_mm == null ? '' : `${pupil.size_mm} mm`,
    pupil?.look == null || pupil.look === 'normal'
      ? ''
      : wordsIn('observations', 'entries.pupils_left.look', { ...pupil }).toLowerCase(),
    pupil?.reaction == null
      ? ''
      : wordsIn('observations', 'entries.pupils_left.reaction', { ...pupil }).toLowerCase(),
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/none$/, 'unreactive') || (pupil?.look === 'normal' ? 'normal' : '');

/** Appearances that by themselves point to a cause: opioids or the brain stem, a raised pressure, a torn iris. */
const ODD_LOOKS: ReadonlySet<unknown> = new Set(['pinpoint', 'dilated', 'irregular']);

const PUPIL_FINDINGS: ReadonlySet<unknown> = new Set([
  'perrl',
  'pupil_unreactive',
  'pupil_sluggish',
  'pupils_unequal',
]);

/** What the examination found of the pupils, where no set has them. */
const examinedPupils = (record: HandoverRecord): string => {
  const findings = rowsOf(record.value('SecondarySurvey', 'exam_findings')).filter(
    ({ finding, is_absent }) => PUPIL_FINDINGS.has(finding) && is_absent !== true,
  );
  const field = fieldAt('SecondarySurvey', 'exam_findings.finding');
  return field === undefined
    ? ''
    : findings.map((found) => formatValue(field, found['finding'], found).toLowerCase()).join(', ');
};

const pupils = ({ record, sets }: AlwaysSource): Answer => {
  const set = latestWith(
    sets,
    ({ pupils_left, pupils_right }) => isEntered(pupils_left) || isEntered(pupils_right),
  );
  if (set === undefined) return { text: examinedPupils(record) };
  const [left, right] = [pupilWords(set.pupils_left), pupilWords(set.pupils_right)];
  const words =
    left === right ? `both ${left}` : `left ${left || 'not recorded'}, right ${right || 'not recorded'}`;
  const [leftSize, rightSize] = [set.pupils_left?.size_mm, set.pupils_right?.size_mm];
  const [leftLook, rightLook] = [set.pupils_left?.look, set.pupils_right?.look];
  const isUnequal =
    (leftSize != null && rightSize != null && leftSize !== rightSize) ||
    (leftLook != null && rightLook != null && leftLook !== rightLook);
  const isOdd = ODD_LOOKS.has(leftLook) || ODD_LOOKS.has(rightLook);
  const isFixed = [set.pupils_left, set.pupils_right].some((pupil) => pupil?.reaction === 'none');
  return {
    text: `${words} ${atTime(record, set)}`,
    ...(isUnequal || isFixed || isOdd ? { spoken: `pupils ${words}` } : {}),
  };
};

const ecg = ({ record, sets }: AlwaysSource): Answer => {
  const set = latestWith(sets, (each) => isEntered(each.ecg));
  const spoken = spokenEcg(record);
  const found = [
    recordingsText(record),
    record.text('SecondarySurvey', 'ecgReview1', LONGEST),
    record.text('SecondarySurvey', 'ecgReview2', LONGEST),
    set === undefined ? '' : `${cut(set.ecg ?? '', LONGEST)} ${atTime(record, set)}`,
  ];
  if (found.some(Boolean)) return { text: sentence(...found), ...(spoken === '' ? {} : { spoken }) };
  const done = record
    .entries('ClinicalInterventions', 'procedures', 'time_performed')
    .filter(({ procedure }) => procedure === 'ecg_12_lead');
  const time = record.clock(done.at(-1)?.['time_performed']);
  return {
    text:
      done.length === 0 ? '' : `12-lead recorded${time === '' ? '' : ` at ${time}`}, findings not recorded`,
  };
};

const impression = ({ record }: AlwaysSource): Answer => {
  const text = record.text('clinical_impression', 'clinical_impression', LONGEST);
  const certainty = record.text('clinical_impression', 'certainty').toLowerCase();
  return { text: text === '' || certainty === '' ? text : `${text} (${certainty})` };
};

/** A fact of an arrest: where there was none, that. */
const ofArrest =
  (name: Exclude<keyof ArrestSummary, 'wasArrest' | 'spoken'>) =>
  ({ arrest }: AlwaysSource): Answer => ({
    text: arrest[name] || (arrest.wasArrest === false ? 'no cardiac arrest' : ''),
  });

const collapse = (source: AlwaysSource): Answer => {
  const { spoken } = source.arrest;
  return { ...ofArrest('collapse')(source), ...(spoken === '' ? {} : { spoken }) };
};

const glucose = ({ record, sets }: AlwaysSource): Answer => {
  const { text } = signSummary('glucose', sets, {
    patient: derivationPatient(record.facts),
    clock: (at) => record.clock(at),
  });
  // Where it is not normal, it is read out among the signs.
  return { text };
};

const CAPACITY_QUESTIONS = ['understanding', 'retaining', 'weighing', 'communicating'] as const;

const capacity = ({ record }: AlwaysSource): Answer => {
  const conclusion = record.text('PrimarySurvey', 'capacity_conclusion').toLowerCase();
  const isAsked = isUnderMentalCapacityAct(record.facts);
  const failed = isAsked
    ? CAPACITY_QUESTIONS.filter((name) =>
        ['no', 'unsure'].includes(String(record.value('PrimarySurvey', name))),
      )
    : [];
  const consent = record.text('PrimarySurvey', 'consent').toLowerCase();
  const lacks = holds(
    'PrimarySurvey',
    'capacity_conclusion',
    'lacks_capacity',
    'fluctuating',
    'not_gillick_competent',
  );
  return {
    text: [
      conclusion,
      failed.length === 0 ? '' : `in doubt: ${failed.join(', ')}`,
      consent === '' ? '' : `consent ${consent}`,
    ]
      .filter(Boolean)
      .join('; '),
    ...(lacks(record.facts)
      ? { spoken: conclusion === 'fluctuating' ? 'fluctuating capacity' : conclusion }
      : {}),
  };
};

const OUTCOME = 'DispositionOutcome';
const REFUSED: Readonly<Record<string, string>> = {
  refused_treatment: 'refused treatment',
  refused_conveyance: 'refused conveyance',
  discharged_against_advice: 'left against advice',
};

/** Consent to single acts that was refused or taken back: 'refused going to hospital at 14:20'. */
const refusedActs = (record: HandoverRecord): readonly string[] =>
  record
    .entries('PrimarySurvey', 'consents', 'at')
    .filter(({ decision }) => decision === 'refused' || decision === 'withdrawn')
    .map((entry) => {
      const field = fieldAt('PrimarySurvey', 'consents.act');
      const act = field === undefined ? '' : formatValue(field, entry['act'], entry).replace(/^Other: /, '');
      const time = record.clock(entry['at']);
      return [
        entry['decision'] === 'withdrawn' ? 'withdrew consent to' : 'refused',
        inSentence(act),
        time === '' ? '' : `at ${time}`,
      ]
        .filter(Boolean)
        .join(' ');
    });

const refusal = ({ record }: AlwaysSource): Answer => {
  const acts = refusedActs(record);
  if (hasRefused(record.facts)) {
    const answerOf = (name: string): string => inSentence(record.text(OUTCOME, name, LONGEST));
    const outcome = record.value(OUTCOME, 'disposition_outcome');
    const left = typeof outcome === 'string' ? REFUSED[outcome] : undefined;
    const kept = record.value(OUTCOME, 'refused_what');
    const named = Array.isArray(kept) ? answersInSentence(record, OUTCOME, 'refused_what', kept) : '';
    const what = named === '' ? (left ?? 'refused care') : `refused ${named}`;
    const also = named !== '' && outcome === 'discharged_against_advice' ? (left ?? '') : '';
    const why = [answerOf('refusal_reasons'), record.text(OUTCOME, 'refusal_reason', LONGEST)]
      .filter(Boolean)
      .join('; ');
    const signer = [answerOf('refusal_signed_by'), record.text(OUTCOME, 'refusal_signed_name')]
      .filter(Boolean)
      .join(', ');
    const detail = (label: string, text: string): string => (text === '' ? '' : `${label} ${text}`);
    return {
      text: [
        [[what, also].filter(Boolean).join(', '), why].filter(Boolean).join(': '),
        ...acts,
        detail('risks explained:', record.text(OUTCOME, 'refusal_risks_explained', LONGEST)),
        detail('signed by', signer),
        detail('witness', record.text(OUTCOME, 'refusal_witness')),
      ]
        .filter(Boolean)
        .join('; '),
      spoken: what,
    };
  }
  if (acts.length > 0) return { text: acts.join('; '), spoken: acts.join(', ') };
  const isAnswered =
    isEntered(record.value('PrimarySurvey', 'consent')) ||
    isEntered(record.value(OUTCOME, 'disposition_outcome'));
  return { text: isAnswered ? 'nothing refused' : '' };
};

const INTERVENTIONS = 'ClinicalInterventions';
const MEDICINES: readonly Question[] = [
  ['PresentingComplaint', 'current_medicines'],
  ['PresentingComplaint', 'medicines_not_obtained'],
];
const DIRECTIVES: readonly Question[] = [['PresentingComplaint', 'advance_directives']];
/** Whether there was one at all: the reason why this has no answer applies to the rest too. */
const ARREST: readonly Question[] = [['PrimarySurvey', 'cardiac_arrest']];

/** In the order of the page. */
const ALWAYS: readonly AlwaysLine[] = [
  { label: 'Allergies', asks: [['PresentingComplaint', 'allergies']], answer: allergies },
  {
    label: 'Infection',
    asks: [['PresentingComplaint', 'infection_risk']],
    answer: ({ record }) => infection(record),
  },
  { label: 'Own medicines', asks: MEDICINES, answer: ownMedicines },
  { label: 'Anticoagulants and antiplatelets', asks: MEDICINES, answer: anticoagulants },
  { label: 'DNACPR', asks: DIRECTIVES, answer: directive('dnacpr', 'yes', 'DNACPR in place', 'dnacpr') },
  { label: 'ReSPECT', asks: DIRECTIVES, answer: directive('respect', 'yes', 'ReSPECT form in place') },
  { label: 'Advance decision', asks: DIRECTIVES, answer: advanceDecision },
  { label: 'Pregnancy', asks: [['PresentingComplaint', 'is_pregnant']], answer: pregnancy },
  {
    label: 'FAST',
    asks: [['PresentingComplaint', 'last_known_well']],
    answer: stroke,
  },
  { label: 'Pupils', takes: ['pupils_left', 'pupils_right'], answer: pupils },
  {
    label: 'ECG',
    asks: [
      ['SecondarySurvey', 'ecgReview1'],
      ['SecondarySurvey', 'ecgReview2'],
    ],
    takes: ['ecg'],
    answer: ecg,
  },
  { label: 'Impression', answer: impression },
  {
    label: 'Time of collapse',
    asks: [[INTERVENTIONS, 'collapse_at'], ...ARREST, ['PresentingComplaint', 'onset_at']],
    answer: collapse,
  },
  {
    label: 'Bystander CPR',
    asks: [[INTERVENTIONS, 'bystander_cpr'], ...ARREST],
    answer: ofArrest('bystanderCpr'),
  },
  { label: 'Rhythm', asks: [[INTERVENTIONS, 'first_rhythm'], ...ARREST], answer: ofArrest('rhythm') },
  {
    label: 'Shocks',
    asks: [[INTERVENTIONS, 'first_shock_by'], [INTERVENTIONS, 'aed_before_arrival'], ...ARREST],
    answer: ofArrest('shocks'),
  },
  {
    label: 'ROSC',
    asks: [[INTERVENTIONS, 'any_rosc'], ['PrimarySurvey', 'return_of_circulation_at'], ...ARREST],
    answer: ofArrest('rosc'),
  },
  {
    label: 'Downtime',
    asks: [[INTERVENTIONS, 'first_cpr_at'], [INTERVENTIONS, 'collapse_at'], ...ARREST],
    answer: ofArrest('downtime'),
  },
  {
    label: 'Resuscitation',
    asks: [[INTERVENTIONS, 'resuscitation_attempted'], [INTERVENTIONS, 'arrest_end'], ...ARREST],
    answer: ofArrest('resuscitation'),
  },
  { label: 'Glucose', takes: ['blood_glucose'], answer: glucose },
  {
    label: 'Capacity',
    asks: [
      ['PrimarySurvey', 'capacity_conclusion'],
      ...CAPACITY_QUESTIONS.map((name): Question => ['PrimarySurvey', name]),
    ],
    answer: capacity,
  },
  {
    label: 'Refusal',
    asks: [
      [OUTCOME, 'refusal_reason'],
      [OUTCOME, 'refused_what'],
    ],
    answer: refusal,
  },
  {
    label: 'Safeguarding',
    asks: [
      ['SocialHistory', 'safeguarding_concerns'],
      ['SecondarySurvey', 'safeguardingConcerns'],
    ],
    isWithheld: true,
    answer: ({ record }) => safeguarding(record),
  },
];

/** For tests: what each line asks of the form. */
export const ALWAYS_QUESTIONS: readonly { readonly label: string; readonly asks: readonly Question[] }[] =
  ALWAYS.map(({ label, asks = [] }) => ({ label, asks }));

/** Why no set has it, as the newest that says so: 'could not be taken: refused'. */
const notTaken = (names: readonly string[], sets: readonly ObservationEntry[]): string => {
  const field = fieldAt('observations', 'entries.not_recordable.reason');
  const entry = sets
    .flatMap(({ not_recordable }) => not_recordable ?? [])
    .findLast(({ field: name }) => typeof name === 'string' && names.includes(name));
  if (entry === undefined || field === undefined) return '';
  return `could not be taken: ${inSentence(formatValue(field, entry.reason, { ...entry }))}`;
};

/** The line's answer; if it has none, why not; if it is only roughly known, that it is. */
const answered = ({ asks = [], takes = [], answer }: AlwaysLine, source: AlwaysSource): Answer => {
  const { record, sets } = source;
  const given = answer(source);
  const [main] = asks;
  if (given.text !== '')
    return main !== undefined && isEntered(record.value(...main)) && record.isRough(...main)
      ? { ...given, text: `${given.text} (only roughly known)` }
      : given;
  const why = asks.map((question) => record.reason(...question)).find((reason) => reason !== '');
  return { ...given, text: why ?? notTaken(takes, sets) };
};

const answersOf = (record: HandoverRecord, sets: readonly ObservationEntry[]) => {
  const source: AlwaysSource = { record, sets, arrest: arrestSummary(record) };
  return ALWAYS.filter(({ isWithheld }) => isWithheld !== true || !record.isOwnCopy).map((line) => ({
    label: line.label,
    answer: answered(line, source),
  }));
};

/** Every line, filled or named as not recorded; one that changes what is done next stands out. */
export const alwaysRows = (
  record: HandoverRecord,
  sets: readonly ObservationEntry[],
): readonly HandoverRow[] =>
  answersOf(record, sets).map(({ label, answer }) => {
    const isAlert = Boolean(answer.spoken) && answer.spoken !== 'no known allergies' && answer.text !== '';
    return row(label, answer.text, isAlert);
  });

/** What is read out of the lines: the allergies, and what changes what is done next. */
export const spokenAlerts = (record: HandoverRecord, sets: readonly ObservationEntry[]): readonly string[] =>
  answersOf(record, sets)
    .map(({ answer }) => answer.spoken ?? '')
    .filter(Boolean);
