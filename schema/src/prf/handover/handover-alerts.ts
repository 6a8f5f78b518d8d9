import { alertName, type AlertBasis, type AlertReason } from '../rules/alerts.js';
import type { HandoverBlock } from './handover.js';
import { row } from './handover-record.js';

export interface HandedOverAlert {
  readonly total: number;
  readonly basis: AlertBasis;
  readonly reasons: readonly AlertReason[];
  /** Null while nobody recorded what was done. */
  readonly action: string | null;
}

/**
 * What called for action and what was done, on the page of a handover. Nothing where nothing did. `alerts` are those that apply,
 * the newest first.
 */
export const escalationBlocks = (alerts: readonly HandedOverAlert[]): readonly HandoverBlock[] =>
  alerts.length === 0
    ? []
    : [
        {
          label: 'Alerts and what was done',
          rows: alerts.map((alert) =>
            row(alertName(alert), alert.action ?? 'No action recorded yet', alert.action === null),
          ),
        },
      ];
