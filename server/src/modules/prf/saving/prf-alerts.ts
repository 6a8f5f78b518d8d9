import { openAlertsOf, type Alert, type AlertFigure } from '@sideline/schema/prf/rules/alerts';
import type { SectionData as Json } from '@sideline/schema/prf/record/canonical';
import { entriesIn } from './prf-changes.js';
import type { AlertWrite, LoadedAlert } from './prf-store.types.js';

/** How alerts are stored: one row for every figure of a set that needs a separate action. */

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The newest row of each set. */
export const latestOf = (loaded: readonly LoadedAlert[]): ReadonlyMap<string, LoadedAlert> => {
  const latest = new Map<string, LoadedAlert>();
  for (const alert of loaded) {
    if ((latest.get(alert.entryId)?.revision ?? 0) < alert.revision) latest.set(alert.entryId, alert);
  }
  return latest;
};

const sameMoment = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

/** The rows after these were written. */
export const withWrites = (
  loaded: readonly LoadedAlert[],
  writes: readonly AlertWrite[],
): readonly LoadedAlert[] => {
  const rows = new Map(loaded.map((alert) => [alertKey(alert), alert]));
  for (const { entry_id: entryId, rule_version, occurred_at, is_cleared, ...figure } of writes) {
    const key = alertKey({ entryId, revision: figure.revision });
    rows.set(key, {
      entryId,
      ...figure,
      ruleVersion: rule_version,
      occurredAt: occurred_at,
      escalation: rows.get(key)?.escalation,
      actionedAt: rows.get(key)?.actionedAt ?? null,
      isActioned: rows.get(key)?.isActioned ?? false,
      isCleared: is_cleared,
    });
  }
  return [...rows.values()];
};

const alertKey = ({ entryId, revision }: Pick<LoadedAlert, 'entryId' | 'revision'>): string =>
  `${entryId} ${String(revision)}`;

const isSameFigure = (one: AlertFigure, other: AlertFigure): boolean =>
  one.total === other.total &&
  one.band === other.band &&
  one.basis === other.basis &&
  one.reasons.join() === other.reasons.join();

/** A new row, or new words for one that is open: one that is answered or cleared keeps its score. */
const raised = (alert: Alert, before: LoadedAlert | undefined): AlertWrite[] => {
  const { entryId, total, band, basis, reasons, ruleVersion, at } = alert;
  const isClosed = before !== undefined && (before.isActioned || before.isCleared);
  if (before !== undefined && !isClosed && isSameFigure(before, alert)) return [];
  const revision = before === undefined ? 1 : before.revision + (isClosed ? 1 : 0);
  return [
    {
      entry_id: entryId,
      revision,
      total,
      band,
      basis,
      reasons,
      rule_version: ruleVersion,
      occurred_at: at,
      is_cleared: false,
    },
  ];
};

const writeOf = (
  { entryId, revision, total, band, basis, reasons, ruleVersion }: LoadedAlert,
  occurredAt: string | null,
  isCleared: boolean,
): AlertWrite => ({
  entry_id: entryId,
  revision,
  total,
  band,
  basis,
  reasons,
  rule_version: ruleVersion,
  occurred_at: occurredAt,
  is_cleared: isCleared,
});

/**
 * The rows to write so that the alerts match the observations, and which alerts are then open. If the time of a set was
 * corrected, its alerts follow, including answered ones; a cleared one stays as it was. `timeZone` is the event's.
 */
export const planAlerts = (
  observations: Json,
  loaded: readonly LoadedAlert[],
  timeZone?: string | null,
): { readonly writes: readonly AlertWrite[]; readonly open: readonly Alert[] } => {
  const latest = latestOf(loaded);
  const open = openAlertsOf(observations, loaded, timeZone);
  const isOpen = new Set(open.map(({ entryId }) => entryId));
  const times = new Map(
    entriesIn(observations, 'entries').map((entry) => [entry['id'], text(entry['date_time'])]),
  );
  const isToClear = (alert: LoadedAlert): boolean =>
    alert === latest.get(alert.entryId) && !alert.isActioned && !isOpen.has(alert.entryId);
  const changed = open.flatMap((alert) => raised(alert, latest.get(alert.entryId)));
  const isWritten = new Set(
    changed.map(({ entry_id: entryId, revision }) => alertKey({ entryId, revision })),
  );
  const followed = loaded
    .filter((alert) => !alert.isCleared && !isWritten.has(alertKey(alert)))
    .flatMap((alert) => {
      const at = times.get(alert.entryId) ?? null;
      const isCleared = isToClear(alert);
      return isCleared || !sameMoment(at, alert.occurredAt) ? [writeOf(alert, at, isCleared)] : [];
    });
  return { open, writes: [...changed, ...followed] };
};
