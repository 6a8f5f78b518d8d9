import { openAlertsOf, type Alert } from '@sideline/schema/prf/alerts';
import type { SectionData as Json } from '@sideline/schema/prf/canonical';
import { entriesIn } from './prf-changes.js';
import type { AlertWrite, LoadedAlert } from './prf-store.types.js';

/** What is stored of NEWS2 alerts: one row for every score of a set that wants an action of its own. */

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The newest row of each set. */
const latestOf = (loaded: readonly LoadedAlert[]): ReadonlyMap<string, LoadedAlert> => {
  const latest = new Map<string, LoadedAlert>();
  for (const alert of loaded) {
    if ((latest.get(alert.entryId)?.revision ?? 0) < alert.revision) latest.set(alert.entryId, alert);
  }
  return latest;
};

/** A row that is answered or cleared stays as it is: what comes after it is a new one. */
const raised = (alert: Alert, before: LoadedAlert | undefined): AlertWrite[] => {
  const { entryId, total, band, ruleVersion, at } = alert;
  const isClosed = before !== undefined && (before.isActioned || before.isCleared);
  if (before !== undefined && !isClosed && before.total === total && before.band === band) return [];
  const revision = before === undefined ? 1 : before.revision + (isClosed ? 1 : 0);
  return [
    {
      entry_id: entryId,
      revision,
      total,
      band,
      rule_version: ruleVersion,
      occurred_at: at,
      is_cleared: false,
    },
  ];
};

/** What is to be written so that the alerts fit the observations, and which are open then. */
export const planAlerts = (
  observations: Json,
  loaded: readonly LoadedAlert[],
): { readonly writes: readonly AlertWrite[]; readonly open: readonly Alert[] } => {
  const latest = latestOf(loaded);
  const open = openAlertsOf(observations, loaded);
  const isOpen = new Set(open.map(({ entryId }) => entryId));
  const times = new Map(
    entriesIn(observations, 'entries').map((entry) => [entry['id'], text(entry['date_time'])]),
  );
  const cleared = [...latest.values()]
    .filter((alert) => !alert.isActioned && !alert.isCleared && !isOpen.has(alert.entryId))
    .map(({ entryId, revision, total, band }): AlertWrite => ({
      entry_id: entryId,
      revision,
      total,
      band,
      rule_version: '',
      occurred_at: times.get(entryId) ?? null,
      is_cleared: true,
    }));
  return { open, writes: [...open.flatMap((alert) => raised(alert, latest.get(alert.entryId))), ...cleared] };
};
