import { alertActionPath, isCovered } from '@sideline/schema/prf/rules/alerts';
import { sectionOf } from '@sideline/schema/prf/catalogue/catalogue';
import type { Difference } from '@sideline/schema/prf/record/diff';
import { applyChanges, isStruckAt, valueAt, type Values } from '../drafts/changes';
import type { AlertAction } from '../drafts/draft-state';
import { entryFieldsOf } from '../drafts/entry-fields';
import { pathLabel } from '../path-label';
import type { PrfRecord } from '../prf-record';
import { patchOf, type LateChange } from './late-changes';

/** Actions on NEWS2 alerts that arrived after the signature. */

const SECTION = 'observations';

/** The observations, including late ones, because an action may be about a set that arrived late. */
export const observationsWith = (signed: Values, late: readonly LateChange[]): Values =>
  late
    .filter(({ section }) => section === SECTION)
    .reduce((values, change) => applyChanges(values, patchOf(change), entryFieldsOf(SECTION)), signed);

/** What the signed record already says was done about that score of the set; null if nothing. */
const recordedAction = (
  alerts: PrfRecord['alerts'],
  { entryId, total, reasons }: Pick<AlertAction, 'entryId' | 'total' | 'reasons'>,
): string | null =>
  alerts.find(
    (alert) =>
      alert.entryId === entryId &&
      alert.action !== null &&
      isCovered({ total, reasons: reasons ?? [] }, alert),
  )?.action ?? null;

/** Why an action cannot go into an amendment, in words; null if it can. `observations` includes the late ones. */
export const whyNotTaken = (
  alerts: PrfRecord['alerts'],
  observations: Values,
  action: AlertAction,
): string | null => {
  if (recordedAction(alerts, action) !== null)
    return 'The record already says what was done about this alert. Set this one aside, with a reason.';
  const { entryId } = action;
  return valueAt(observations, `entries/${entryId}`) === null ||
    isStruckAt(observations, alertActionPath(entryId))
    ? 'That set is not in the record, or has been struck through. Set this action aside, with a reason.'
    : null;
};

/** The action, compared with the signed version. `observations` names the set. */
export const actionDifference = (
  alerts: PrfRecord['alerts'],
  observations: Values,
  answer: AlertAction,
): Difference => {
  const { entryId, total, action } = answer;
  const path = alertActionPath(entryId);
  return {
    section: SECTION,
    sectionLabel: sectionOf(SECTION).label,
    path,
    label: `${pathLabel(SECTION, path, observations)} (${String(total)})`,
    before: recordedAction(alerts, answer),
    after: action,
    isStruck: false,
  };
};
