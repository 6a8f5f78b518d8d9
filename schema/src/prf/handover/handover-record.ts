import { capitalise } from '../../letter-case.js';
import { trimEndOf } from '../../trim-end.js';
import { fieldAt, type PrfSectionKey } from '../catalogue/catalogue.js';
import { isRecord } from '../record/canonical.js';
import { liveEntries } from '../record/facts.js';
import { formatTime, formatValue } from '../record/format.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { isEntered } from '../catalogue/rules.js';
import type { AlertBasis, AlertReason } from '../rules/alerts.js';

/** How the lines of the handover are worded: what the letters of ATMIST and SBAR share. */

export interface HandoverSource {
  readonly facts: PrfFacts;
  /** As it is said: 'Female'; null where unknown. */
  readonly gender: string | null;
  /** IANA name of the zone in which times are given. */
  readonly timeZone: string;
  /** When it is said, in milliseconds since the epoch: what the minutes to the arrival are counted from. */
  readonly asOf: number;
  /** Whether this is the patient's own copy. It leaves out what is withheld from them, and does not call that unasked. */
  readonly isOwnCopy?: boolean | undefined;
  /** The alerts that apply, the newest first: they are on the page. */
  readonly alerts?: readonly HandedOverAlert[] | undefined;
}

/** What called for action, and what was done. */
export interface HandedOverAlert {
  readonly total: number;
  readonly basis: AlertBasis;
  readonly reasons: readonly AlertReason[];
  /** Null while nobody recorded what was done. */
  readonly action: string | null;
}

/** One fact on the page: 'GCS', '14 (E4 V4 M6) at 04:38, up from lowest 4 at 04:21'. */
export interface HandoverRow {
  readonly label: string;
  readonly text: string;
  /** False where nobody recorded it: the text says so. */
  readonly isRecorded: boolean;
  /** Whether it changes what is done next, and stands out. */
  readonly isAlert: boolean;
}

/** Lines that belong together on the page: the signs, the treatment, what is always included. */
export interface HandoverBlock {
  readonly label: string;
  readonly rows: readonly HandoverRow[];
}

export const NOT_RECORDED = 'Not recorded';

/** A row of the page; what is empty is named as not recorded. */
export const row = (label: string, text: string, isAlert = false): HandoverRow => ({
  label,
  text: text === '' ? NOT_RECORDED : capitalise(text),
  isRecorded: text !== '',
  isAlert: isAlert && text !== '',
});

/** Clinical text in a line is cut at this many characters: the rest is in the record. */
export const LONGEST_TEXT = 90;
export const MOST_ITEMS = 5;

/** In one line, and between words where it is too long: it is read aloud. */
export const cut = (text: string, longest = LONGEST_TEXT): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const kept = line.slice(0, longest);
  const end = kept.lastIndexOf(' ');
  return `${trimEndOf(end > 0 ? kept.slice(0, end) : kept.slice(0, -1), /[\s,;:.]/)}…`;
};

/** Parts as sentences: what was written with its own full stop, or dots, gets no further one. */
export const sentence = (...parts: readonly string[]): string =>
  parts
    .map((part) => trimEndOf(part, /\./))
    .filter((part) => part !== '')
    .join('. ')
    .replaceAll('…. ', '… ');

export const listOf = (items: readonly string[], most = MOST_ITEMS): string =>
  items.length <= most
    ? items.join('; ')
    : `${items.slice(0, most).join('; ')}; and ${items.length - most} more`;

/** The latest actions in order of time, because they matter most to the receiving team. */
export const latestOf = (items: readonly string[], most = MOST_ITEMS): string =>
  items.length <= most
    ? items.join('; ')
    : `${items.length - most} earlier; ${items.slice(-most).join('; ')}`;

/** How much is said where thirty seconds, or one page, are short. */
export interface Room {
  /** Characters of a long text. */
  readonly longest: number;
  /** Items of a list. */
  readonly most: number;
  /** Which signs are read out: all; those that matter in any patient and those that are not normal; or only the latter. */
  readonly signs: 'all' | 'core' | 'abnormal';
  /** Drugs by dose and total only, and without what a glance at the patient shows, such as a cannula. */
  readonly isBrief: boolean;
}

/** An answer within a sentence: its first letter small, unless it begins an abbreviation such as VF, GP or SpO2. */
export const inSentence = (text: string): string =>
  /^[A-Z][a-z]+(?![A-Za-z0-9])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The answers of a list within a sentence: 'medicine, referral'. 'Other: ' is left out before the words of another answer. */
export const answersInSentence = (
  record: HandoverRecord,
  section: PrfSectionKey,
  name: string,
  keys: readonly unknown[],
): string => {
  const field = fieldAt(section, name);
  const data = record.facts.data[section] ?? {};
  return field === undefined
    ? ''
    : keys.map((key) => inSentence(formatValue(field, [key], data).replace(/^Other: /, ''))).join(', ');
};

/** Why a question has no answer, as it is said; 'approximate' comes with an answer and is not one of them. */
const NO_VALUE_WORDS: Readonly<Record<string, string>> = {
  not_applicable: 'not applicable',
  unable_to_obtain: 'unable to obtain',
  refused: 'refused',
  not_known: 'not known',
  none_reported: 'none reported',
  not_done: 'not asked or not done',
  not_present: 'looked for and absent',
};
const ROUGHLY = 'approximate';

export const labelled = (label: string, text: string): string => (text === '' ? '' : `${label}: ${text}`);

/** Until then an age is said in months: a baby of five months is no newborn. */
const MONTHS_BELOW_YEARS = 2;
const counted = (count: number, unit: string): string => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** '34 years', '5 months', 'about 40 years' where it is an estimate. */
const ageText = ({ ageYears, ageMonths, birth }: PrfFacts): string => {
  if (ageYears === null) return 'Age not known';
  if (ageYears < MONTHS_BELOW_YEARS && ageMonths != null)
    return ageMonths === 0 ? 'Under 1 month' : counted(ageMonths, 'month');
  if (ageYears === 0) return 'Under 1 year';
  const isEstimate = birth !== undefined && birth.dob === null && birth.estimatedAge !== null;
  return `${isEstimate ? 'About ' : ''}${counted(ageYears, 'year')}`;
};

/** The record in the words of a handover: texts cut, times in the event's own zone. */
export class HandoverRecord {
  constructor(private readonly source: HandoverSource) {}

  get facts(): PrfFacts {
    return this.source.facts;
  }

  get isOwnCopy(): boolean {
    return this.source.isOwnCopy === true;
  }

  get asOf(): number {
    return this.source.asOf;
  }

  /** A field as people read it; empty where nothing was entered. */
  text(section: PrfSectionKey, name: string, longest?: number): string {
    const field = fieldAt(section, name);
    const data = this.facts.data[section] ?? {};
    const { timeZone } = this.source;
    return field && isEntered(data[name])
      ? cut(formatValue(field, data[name], data, { timeZone }), longest)
      : '';
  }

  /** '14:32' of a moment, '01:10 BST' where that comes twice; empty where there is none. */
  clock(at: unknown): string {
    if (typeof at !== 'string') return '';
    const [, clock = ''] = formatTime(at, this.source.timeZone).split(', ');
    return clock.replace(/^(\d\d:\d\d):\d\d/, '$1');
  }

  time(section: PrfSectionKey, name: string): string {
    return this.clock(this.facts.data[section]?.[name]);
  }

  /** '14:32', or '19 Nov 2026, 23:00' of another day than that of the handover or the event. */
  moment(at: unknown): string {
    if (typeof at !== 'string') return '';
    const { timeZone, asOf } = this.source;
    const dayOf = (iso: string): string | undefined => formatTime(iso, timeZone).split(', ')[0];
    const incident = this.value('incidentDetails', 'incident_date');
    const days = [new Date(asOf).toISOString(), ...(typeof incident === 'string' ? [incident] : [])];
    return days.some((day) => dayOf(day) === dayOf(at)) ? this.clock(at) : formatTime(at, timeZone);
  }

  value(section: PrfSectionKey, name: string): unknown {
    return this.facts.data[section]?.[name] ?? undefined;
  }

  /** Why the question has no answer, where the record says so: 'refused', 'unable to obtain'. Empty where nobody did. */
  reason(section: PrfSectionKey, name: string): string {
    const reason = this.noValueOf(section, name);
    return reason === undefined ? '' : (NO_VALUE_WORDS[reason] ?? '');
  }

  /** Whether the answer was said to be only roughly known. */
  isRough(section: PrfSectionKey, name: string): boolean {
    return this.noValueOf(section, name) === ROUGHLY;
  }

  private noValueOf(section: PrfSectionKey, name: string): string | undefined {
    const rows = this.value(section, 'no_value');
    const row = (Array.isArray(rows) ? rows : []).filter(isRecord).find(({ field }) => field === name);
    return typeof row?.['reason'] === 'string' ? row['reason'] : undefined;
  }

  /** Oldest first; those of unknown time before the others. */
  entries(section: PrfSectionKey, name: string, timeField: string): ReturnType<typeof liveEntries> {
    const timeOf = (entry: Readonly<Record<string, unknown>>): number => {
      const at = entry[timeField];
      return typeof at === 'string' ? Date.parse(at) : 0;
    };
    return [...liveEntries(this.facts, section, name)].sort((a, b) => timeOf(a) - timeOf(b));
  }

  get ageAndSex(): string {
    const atBirth = this.value('PresentingComplaint', 'sex_at_birth');
    const registered = atBirth === 'female' || atBirth === 'male' ? `${atBirth} at birth` : null;
    const sex = this.source.gender?.toLowerCase() ?? registered ?? 'sex not recorded';
    return [ageText(this.facts), sex].join(', ');
  }
}
