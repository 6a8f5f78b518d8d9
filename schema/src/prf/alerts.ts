import { type News2Band, raisesAlert } from '../clinical/news2.js';
import type { SectionData } from './canonical.js';
import type { ObservationEntry } from './catalogue.js';

/**
 * NEWS2 alerts (clinical section 2): low-medium, medium or high raises a banner that stays until somebody records the action
 * taken. The device asks by the same rule as the server, so that what one shows the other takes.
 */
export type AlertBand = Exclude<News2Band, 'low'>;

/** A set whose NEWS2 wants an action recorded. */
export interface Alert {
  readonly entryId: string;
  /** When the set was taken; null where unknown. */
  readonly at: string | null;
  readonly total: number;
  readonly band: AlertBand;
  readonly ruleVersion: string;
}

/** What is on record about a set's alert: the score it was raised for, and whether an action was recorded. */
export interface RecordedAlert {
  readonly entryId: string;
  readonly total: number;
  readonly isActioned: boolean;
}

const isAlertBand = (band: News2Band | null | undefined): band is AlertBand => raisesAlert(band);

/** The sets, newest first, whose NEWS2 raises the banner; sets struck through raise none. */
export const alertsOf = (observations: SectionData | null | undefined): readonly Alert[] => {
  const entries = observations?.['entries'];
  if (!Array.isArray(entries)) return [];
  return (entries as readonly ObservationEntry[])
    .flatMap((entry): Alert[] => {
      const { status, total, band, rule_version } = entry.news2 ?? {};
      if (entry.void_reason != null || status !== 'scored' || total == null || !isAlertBand(band)) return [];
      return [
        { entryId: entry.id, at: entry.date_time ?? null, total, band, ruleVersion: rule_version ?? '' },
      ];
    })
    .sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
};

/**
 * The alerts that still wait for an action. An action answers the score that it was recorded for and every lower one of the
 * same set: a correction that makes the set worse, within its band too, asks again.
 */
export const openAlertsOf = (
  observations: SectionData | null | undefined,
  recorded: readonly RecordedAlert[],
): readonly Alert[] =>
  alertsOf(observations).filter(
    ({ entryId, total }) =>
      !recorded.some((alert) => alert.entryId === entryId && alert.isActioned && alert.total >= total),
  );

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
