import { CAPACITY_AGE } from '../../clinical/capacity.js';
import { fieldAt, type PrfSectionKey } from '../catalogue/catalogue.js';
import type { PrfFacts, PrfRule } from '../catalogue/kinds.js';
import { isEntered, isRelevant, isTakenOver, not } from '../catalogue/rules.js';
import { isConveyable, isInArrest, isMinorInjury, isWound } from './presentation.js';

/**
 * What one tap says: an examination without a finding, four answers on capacity, the usual end of a minor injury. Each fills
 * only what is empty and is taken back as one. None holds a measured value, an allergy, a drug or a refusal: those are asked
 * about one by one. The clinical lead of a provider signs the table off before live use.
 */

/** Known only when it is tapped: the writer's name, that minute, and a sentence with both. */
type SaidThen = { readonly said: 'me' | 'now' | 'nothing_found' };
const ME: SaidThen = { said: 'me' };
const NOW: SaidThen = { said: 'now' };
const NOTHING_FOUND: SaidThen = { said: 'nothing_found' };

type ActValue = string | boolean | readonly string[] | SaidThen;
type ActValues = Readonly<Partial<Record<PrfSectionKey, Readonly<Record<string, ActValue>>>>>;

export interface OneTapAct {
  readonly key: string;
  /** On its button. */
  readonly label: string;
  /** What it says, in words, before it is tapped. */
  readonly words: string;
  /** The card that offers it. */
  readonly at: { readonly section: PrfSectionKey; readonly group: string };
  readonly isOffered: PrfRule;
  readonly values: ActValues;
  /** Where what it says comes from. */
  readonly source: string;
}

/** The Act is for people from 16; of whom the age is unknown it is not known to apply. */
const isUnderTheAct: PrfRule = ({ ageYears }) => ageYears !== null && ageYears >= CAPACITY_AGE;

/** Nothing was found and coded, and nothing is marked on the body: 'all normal' would contradict it. */
const hasNoFinding: PrfRule = ({ data }) =>
  ['exam_findings', 'body_map'].every((list) => !isEntered(data['SecondarySurvey']?.[list]));

const PRIMARY_NORMAL = {
  catastrophic_haemorrhage: 'none',
  airway: 'clear',
  breathing: ['normal_effort'],
  circulation: ['normal_colour', 'warm', 'crt_under_2', 'radial_present', 'regular'],
  cardiac_arrest: 'no',
} as const;
const CAPACITY_YES = {
  understanding: 'yes',
  retaining: 'yes',
  weighing: 'yes',
  communicating: 'yes',
} as const;
const CHOICES = 'The record’s own answers for a finding without abnormality: clinical reference, section 6';

export const ONE_TAP_ACTS: readonly OneTapAct[] = [
  {
    key: 'well_minor_injury',
    label: 'Well, minor injury',
    words:
      'P3 minor, an injury. Consent verbal. Understands, retains, weighs and communicates: has capacity. Nothing abnormal in the primary survey. You answer the spine question yourself.',
    at: { section: 'PresentingComplaint', group: 'complaint' },
    isOffered: (facts) => isMinorInjury(facts) && isUnderTheAct(facts),
    values: {
      incidentDetails: { acuity: 'p3' },
      PresentingComplaint: { possible_injury: 'yes' },
      PrimarySurvey: {
        consent: 'verbal',
        ...CAPACITY_YES,
        capacity_conclusion: 'has_capacity',
        ...PRIMARY_NORMAL,
      },
    },
    source: 'Clinical reference, sections 4 and 6',
  },
  {
    key: 'capacity_all_yes',
    label: 'Capacity: all four yes',
    words: 'Understands, retains, weighs and communicates. You choose the conclusion yourself.',
    at: { section: 'PrimarySurvey', group: 'capacity' },
    isOffered: isUnderTheAct,
    values: { PrimarySurvey: CAPACITY_YES },
    source: 'Mental Capacity Act 2005, section 3 (1)',
  },
  {
    key: 'primary_normal',
    label: 'All normal',
    words:
      'No catastrophic haemorrhage, airway clear, normal effort, normal colour, warm, refill under 2 s, radial present, regular, no arrest. You answer the spine question yourself.',
    at: { section: 'PrimarySurvey', group: 'survey' },
    isOffered: not(isInArrest),
    values: { PrimarySurvey: PRIMARY_NORMAL },
    source: CHOICES,
  },
  {
    key: 'systems_normal',
    label: 'All normal',
    words:
      '‘Normal’ writes that you examined it and found no abnormality, with your name and the time. ‘All normal’ does so for each empty system.',
    at: { section: 'SecondarySurvey', group: 'systems' },
    isOffered: hasNoFinding,
    values: {
      SecondarySurvey: {
        respiratory: NOTHING_FOUND,
        cardiac: NOTHING_FOUND,
        neurological: NOTHING_FOUND,
        gastrointestinal: NOTHING_FOUND,
        genitourinary: NOTHING_FOUND,
        integumentary: NOTHING_FOUND,
      },
    },
    source: 'Screens, section 2: an explicit statement with who and when',
  },
  {
    key: 'regions_normal',
    label: 'All normal',
    words:
      '‘Normal’ writes that you examined it and found no abnormality, with your name and the time. ‘All normal’ does so for each empty region.',
    at: { section: 'SecondarySurvey', group: 'regions' },
    isOffered: hasNoFinding,
    values: {
      SecondarySurvey: {
        general: NOTHING_FOUND,
        head_neck: NOTHING_FOUND,
        chest: NOTHING_FOUND,
        abdomen: NOTHING_FOUND,
        pelvis: NOTHING_FOUND,
        extremities: NOTHING_FOUND,
      },
    },
    source: 'Screens, section 2: an explicit statement with who and when',
  },
  {
    key: 'cleaned_and_dressed',
    label: 'Cleaned and dressed',
    words: 'Wound cleaned, dressing applied.',
    at: { section: 'ClinicalInterventions', group: 'wounds' },
    isOffered: isWound,
    values: { ClinicalInterventions: { wound_treatments: ['cleaned', 'dressing'] } },
    source: CHOICES,
  },
  {
    key: 'home_with_advice',
    label: 'Home with advice',
    words:
      'Discharged with advice and told what to do if it gets worse. Left our care now, discharged by you, P3 minor.',
    at: { section: 'DispositionOutcome', group: 'outcome' },
    isOffered: isMinorInjury,
    values: {
      DispositionOutcome: {
        disposition_outcome: 'discharged_with_advice',
        worsening_advice_given: true,
        time_left_dc_care: NOW,
        discharging_clinician: ME,
        final_acuity: 'p3',
      },
    },
    source: 'Clinical reference, section 6',
  },
  {
    key: 'to_hospital_by_us',
    label: 'To hospital by us',
    words:
      'Conveyed to the emergency department by our vehicle, as an emergency, by this crew. Handed over and left our care now, by you.',
    at: { section: 'DispositionOutcome', group: 'outcome' },
    isOffered: isConveyable,
    values: {
      DispositionOutcome: {
        disposition_outcome: 'conveyed_ed_own_vehicle',
        time_left_dc_care: NOW,
        handover_time: NOW,
        discharging_clinician: ME,
        transport_outcome: 'by_this_crew',
      },
    },
    source: 'Clinical reference, section 6',
  },
  {
    key: 'handed_over_now',
    label: 'Handed over now',
    words: 'Handed over and left our care now, by you. You enter who took over.',
    at: { section: 'DispositionOutcome', group: 'handover' },
    isOffered: isTakenOver,
    values: {
      DispositionOutcome: { handover_time: NOW, time_left_dc_care: NOW, discharging_clinician: ME },
    },
    source: 'Clinical reference, section 6',
  },
];

const isSameAnswer = (stored: unknown, value: ActValue): boolean =>
  Array.isArray(stored) && Array.isArray(value)
    ? stored.length === value.length && value.every((one: unknown) => stored.includes(one))
    : stored === value;

/** Whether an existing answer says otherwise: the act would then contradict part of the record. */
const isContradicted = ({ values }: OneTapAct, { data }: PrfFacts): boolean =>
  Object.entries(values).some(([section, answers]) =>
    Object.entries(answers).some(([path, value]) => {
      const stored = data[section] ?? {};
      if (isSaidThen(value)) return false;
      if (isEntered(stored[`${path}_other`])) return true;
      return isEntered(stored[path]) && !isSameAnswer(stored[path], value);
    }),
  );

/** The acts that a card offers: none that an answer of the record contradicts. */
export const actsAt = (section: PrfSectionKey, group: string, facts: PrfFacts): readonly OneTapAct[] =>
  ONE_TAP_ACTS.filter(
    (act) =>
      act.at.section === section &&
      act.at.group === group &&
      act.isOffered(facts) &&
      !isContradicted(act, facts),
  );

export interface FilledAnswer {
  readonly section: PrfSectionKey;
  readonly path: string;
  readonly value: string | boolean | readonly string[];
}

/** The person who taps, and when: ISO 8601. `statement` says that something was examined and nothing found, with both. */
interface ActBy {
  readonly name: string;
  readonly at: string;
  readonly statement: string;
}

const isSaidThen = (value: ActValue): value is SaidThen =>
  typeof value === 'object' && !Array.isArray(value) && 'said' in value;

const resolved = (value: ActValue, by: ActBy): FilledAnswer['value'] => {
  if (!isSaidThen(value)) return value;
  return { me: by.name, now: by.at, nothing_found: by.statement }[value.said];
};

/** What the act would say here: only of questions that are asked and have no answer, not even beside 'Other'. */
export const answersOf = (act: OneTapAct, facts: PrfFacts, by: ActBy): readonly FilledAnswer[] => {
  const filled: FilledAnswer[] = [];
  for (const [key, values] of Object.entries(act.values)) {
    const section = key as PrfSectionKey;
    const stored = facts.data[section] ?? {};
    for (const [path, value] of Object.entries(values)) {
      const field = fieldAt(section, path);
      if (field === undefined || isEntered(stored[path]) || isEntered(stored[`${path}_other`])) continue;
      if (isRelevant(field, facts)) filled.push({ section, path, value: resolved(value, by) });
    }
  }
  return filled;
};
