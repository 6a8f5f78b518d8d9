import type { SectionData as Json } from '@sideline/schema/prf/canonical';

/**
 * NEWS2 alerts (clinical section 2): low-medium, medium or high raises a banner that stays until somebody records the
 * action taken. A correction that takes the reason away clears it; one that raises the band after an action asks again.
 */

export type AlertBand = 'low_medium' | 'medium' | 'high';
const RANK: Readonly<Record<string, number>> = { low_medium: 1, medium: 2, high: 3 };
const isAlertBand = (band: unknown): band is AlertBand => typeof band === 'string' && band in RANK;

export interface LoadedAlert {
  readonly entryId: string;
  readonly revision: number;
  readonly total: number;
  readonly band: AlertBand;
  readonly isActioned: boolean;
  readonly isCleared: boolean;
}

export interface AlertWrite {
  readonly entry_id: string;
  readonly revision: number;
  readonly total: number;
  readonly band: AlertBand;
  readonly rule_version: string;
  readonly occurred_at: string | null;
  readonly is_cleared: boolean;
}

export interface OpenAlert {
  readonly entryId: string;
  readonly total: number;
  readonly band: AlertBand;
}

interface Score {
  readonly total: number;
  readonly band: AlertBand;
  readonly rule_version: string;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const alertingScore = (entry: Json): Score | null => {
  if (text(entry['void_reason']) !== null) return null;
  const news2 = entry['news2'];
  if (typeof news2 !== 'object' || news2 === null) return null;
  const { status, total, band, rule_version } = news2 as Json;
  if (status !== 'scored' || typeof total !== 'number' || !isAlertBand(band)) return null;
  return { total, band, rule_version: text(rule_version) ?? '' };
};

/** What is to be written so that the alerts fit the observations, and which are open then. */
export const planAlerts = (
  observations: Json,
  loaded: readonly LoadedAlert[],
): { readonly writes: readonly AlertWrite[]; readonly open: readonly OpenAlert[] } => {
  const latest = new Map<string, LoadedAlert>();
  for (const alert of loaded) {
    if ((latest.get(alert.entryId)?.revision ?? 0) < alert.revision) latest.set(alert.entryId, alert);
  }
  const writes: AlertWrite[] = [];
  const open: OpenAlert[] = [];
  const entries = (observations['entries'] ?? []) as readonly Json[];
  for (const entry of entries) {
    const entryId = String(entry['id']);
    const score = alertingScore(entry);
    const before = latest.get(entryId);
    const occurred_at = text(entry['occurred_at']) ?? text(entry['date_time']);
    if (score === null) {
      if (before !== undefined && !before.isActioned && !before.isCleared)
        writes.push({
          entry_id: entryId,
          revision: before.revision,
          total: before.total,
          band: before.band,
          rule_version: '',
          occurred_at,
          is_cleared: true,
        });
      continue;
    }
    const { total, band, rule_version } = score;
    const write = (revision: number): void => {
      writes.push({ entry_id: entryId, revision, total, band, rule_version, occurred_at, is_cleared: false });
    };
    if (before === undefined) write(1);
    else if (before.isActioned || before.isCleared) {
      const isWorse = (RANK[band] ?? 0) > (RANK[before.band] ?? 0);
      if (!before.isCleared && !isWorse) continue;
      write(before.revision + 1);
    } else if (before.total !== total || before.band !== band) write(before.revision);
    open.push({ entryId, total, band });
  }
  return { writes, open };
};
