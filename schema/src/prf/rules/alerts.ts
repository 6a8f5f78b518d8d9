import { type News2Band, NEWS2_BAND_LABELS, raisesAlert } from '../../clinical/news2.js';
import { capitalise } from '../../letter-case.js';
import type { SectionData } from '../record/canonical.js';
import type { ObservationEntry } from '../catalogue/catalogue.js';
import { RED_SIGN_LABELS, type RedSign } from '../catalogue/red-signs.js';
import { type GivenAnswer, isOutlived } from './judged-until.js';
import { minimumOf, redSignWords } from './set-score.js';
import { compare } from '../../compare.js';

/**
 * Alerts of observation sets (clinical sections 2 and 9): a NEWS2 of low-medium, medium or high, what an incomplete set
 * reaches already, a red sign where no score is valid, and the concern of a clinician or a carer. Each raises a banner that
 * stays until the action taken is recorded. The device asks by the same rule as the server, so that what one shows the other
 * takes.
 */
export type AlertBand = Exclude<News2Band, 'low'>;

/** What raised an alert: a whole score, what an incomplete set reaches, red signs without a valid score, or concern alone. */
export const ALERT_BASES = ['score', 'minimum', 'signs', 'concern'] as const;
export type AlertBasis = (typeof ALERT_BASES)[number];

const CONCERNS = { concern_clinician: 'clinician_concern', concern_carer: 'carer_concern' } as const;
type Concern = keyof typeof CONCERNS;

/** The reasons for an alert apart from its figure: an answer to one does not answer another. */
export type AlertReason = Concern | `red_${RedSign}`;
export const ALERT_REASON_LABELS: Readonly<Record<AlertReason, string>> = {
  concern_clinician: 'clinician is concerned',
  concern_carer: 'parent or carer is concerned',
  red_respiratory_rate: RED_SIGN_LABELS.respiratory_rate,
  red_oxygen_saturation: RED_SIGN_LABELS.oxygen_saturation,
  red_bp_systolic: RED_SIGN_LABELS.bp_systolic,
  red_bp_diastolic: RED_SIGN_LABELS.bp_diastolic,
  red_heart_rate: RED_SIGN_LABELS.heart_rate,
  red_acvpu: RED_SIGN_LABELS.acvpu,
  red_temperature: RED_SIGN_LABELS.temperature,
};

/** What an alert says. */
export interface AlertFigure {
  readonly basis: AlertBasis;
  /** The whole score, or what an incomplete set reaches; 0 where neither raised it. Never shown without its basis. */
  readonly total: number;
  readonly band: AlertBand;
  readonly reasons: readonly AlertReason[];
}

/** A set that wants an action recorded. */
export interface Alert extends AlertFigure {
  readonly entryId: string;
  /** When the set was taken; null if unknown. */
  readonly at: string | null;
  readonly ruleVersion: string;
}

/** What is on record about a set's alert: what it was raised for, and whether an action was recorded. */
export interface RecordedAlert extends GivenAnswer {
  readonly entryId: string;
  readonly total: number;
  /** None where it was recorded before there were any. */
  readonly reasons?: readonly AlertReason[] | undefined;
  readonly isActioned: boolean;
}

const isAlertBand = (band: News2Band | null | undefined): band is AlertBand => raisesAlert(band);

const isReason = (reason: string): reason is AlertReason => reason in ALERT_REASON_LABELS;

/** What a set raises, whether it was answered or not; null where nothing. */
export const alertFigureOf = (set: ObservationEntry): AlertFigure | null => {
  const concerns = (Object.keys(CONCERNS) as Concern[]).filter((concern) => set[CONCERNS[concern]] === true);
  const { status, total, band, red_signs } = set.news2 ?? {};
  const minimum = minimumOf(set);
  if (status === 'scored' && total != null && isAlertBand(band))
    return { basis: 'score', total, band, reasons: concerns };
  if (minimum !== null && isAlertBand(minimum.band))
    return { basis: 'minimum', total: minimum.total, band: minimum.band, reasons: concerns };
  const signs = (red_signs ?? []).map((sign) => `red_${sign}`).filter(isReason);
  const reasons = [...signs, ...concerns];
  if (reasons.length === 0) return null;
  return { basis: signs.length > 0 ? 'signs' : 'concern', total: 0, band: 'low_medium', reasons };
};

/** The sets, newest first, that raise the banner; sets struck through raise none. */
export const alertsOf = (observations: SectionData | null | undefined): readonly Alert[] => {
  const entries = observations?.['entries'];
  if (!Array.isArray(entries)) return [];
  return (entries as readonly ObservationEntry[])
    .flatMap((entry): Alert[] => {
      const figure = entry.void_reason == null ? alertFigureOf(entry) : null;
      if (figure === null) return [];
      const ruleVersion = entry.news2?.signs_rule ?? entry.news2?.rule_version ?? '';
      return [{ entryId: entry.id, at: entry.date_time ?? null, ...figure, ruleVersion }];
    })
    .sort((a, b) => compare(b.at, a.at));
};

/** Whether what was said at one figure of a set answers another: the same or a lower one, for no further reason. */
export const isCovered = (
  alert: Pick<AlertFigure, 'total' | 'reasons'>,
  said: { readonly total: number; readonly reasons?: readonly AlertReason[] | null | undefined },
): boolean =>
  said.total >= alert.total && alert.reasons.every((reason) => (said.reasons ?? []).includes(reason));

/**
 * The alerts that still wait for an action. An action answers what it was recorded for and every lower figure of the same set: a
 * correction that makes the set worse, within its band too, or gives a further reason, asks again, and so does one that dates the
 * set after the day until which it was judged chronic, on the calendar of `timeZone`.
 */
export const openAlertsOf = (
  observations: SectionData | null | undefined,
  recorded: readonly RecordedAlert[],
  timeZone?: string | null,
): readonly Alert[] =>
  alertsOf(observations).filter(
    (alert) =>
      !recorded.some(
        (one) =>
          one.entryId === alert.entryId &&
          one.isActioned &&
          isCovered(alert, one) &&
          !isOutlived(alert.at, one, timeZone),
      ),
  );

type Named = Pick<AlertFigure, 'total'> & Partial<Pick<AlertFigure, 'basis' | 'reasons'>>;

/** What an alert is of, in a word or two: 'NEWS2 5', 'Incomplete NEWS2, at least 5', 'Red signs: pulse'; less where reasons are withheld. */
export const alertName = ({ basis = 'score', total, reasons = [] }: Named, band = ''): string => {
  const signs = reasons.flatMap((reason) =>
    reason.startsWith('red_') ? [reason.slice('red_'.length) as RedSign] : [],
  );
  const concerns = reasons.filter((reason) => !reason.startsWith('red_'));
  const figure = {
    score: `NEWS2 ${String(total)}${band}`,
    minimum: `Incomplete NEWS2, at least ${String(total)}`,
    signs:
      signs.length === 0
        ? 'Red signs'
        : `${signs.length === 1 ? 'Red sign' : 'Red signs'}: ${redSignWords(signs)}`,
    concern: '',
  }[basis];
  const words = [...(figure === '' ? [] : [figure]), ...concerns.map((one) => ALERT_REASON_LABELS[one])];
  // A restricted record does not say which.
  const text = words.length === 0 ? 'Alert' : words.join(', ');
  return capitalise(text);
};

/** The same within a sentence: 'Action on NEWS2 5', 'Action on red signs: pulse'. */
export const alertInSentence = (alert: Named): string => {
  const name = alertName(alert);
  return name.startsWith('NEWS2') ? name : name.charAt(0).toLowerCase() + name.slice(1);
};

/** The same with the band of a score: 'NEWS2 5, medium'. */
export const alertWords = (alert: Named & Pick<AlertFigure, 'band'>): string =>
  alertName(alert, `, ${NEWS2_BAND_LABELS[alert.band].toLowerCase()}`);

/**
 * One answer for each set, the last that was given: what was said of a score is not said of the worse one that came after
 * it (clinical section 2).
 */
export const lastAnswers = <T extends { readonly entryId: string }>(answers: readonly T[]): readonly T[] => [
  ...new Map(answers.map((answer) => [answer.entryId, answer])).values(),
];

const ACTION_FIELD = 'alert_action';

/** The path under which the action on a set's alert is typed, refused and kept, beside the paths of its fields. */
export const alertActionPath = (entryId: string): string => `entries/${entryId}/${ACTION_FIELD}`;
export const isAlertActionPath = (path: string): boolean => path.endsWith(`/${ACTION_FIELD}`);

/**
 * Why an alert no longer applies, as far as the set itself tells: it was struck through by then. Else its score was worked out
 * again, be it that the set was corrected, or that the patient, the age or a pregnancy was.
 */
export const withdrawnBecause = (
  set: Readonly<Record<string, unknown>> | undefined,
  clearedAt: string | Date,
): string => {
  const voidedAt = set?.['voided_at'];
  const isStruck = typeof voidedAt === 'string' && Date.parse(voidedAt) <= new Date(clearedAt).getTime();
  return isStruck ? 'the set was struck through' : 'the score was worked out again';
};
