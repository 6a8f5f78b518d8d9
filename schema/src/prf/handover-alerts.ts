import { alertName, type AlertBasis, type AlertReason } from './alerts.js';
import type { HandoverLine } from './handover.js';

interface HandedOverAlert {
  readonly total: number;
  readonly basis: AlertBasis;
  readonly reasons: readonly AlertReason[];
  /** Null while nobody recorded what was done. */
  readonly action: string | null;
}

/**
 * What called for action and what was done, as the last line of a handover: the newest answer in words, and what is still open.
 * Nothing where nothing did. `alerts` are those that apply, the newest first.
 */
export const alertLines = (alerts: readonly HandedOverAlert[]): readonly HandoverLine[] => {
  if (alerts.length === 0) return [];
  const open = alerts.filter(({ action }) => action === null);
  const answered = alerts.find(({ action }) => action !== null);
  const text = [
    ...(answered ? [`${alertName(answered)}: ${answered.action ?? ''}`] : []),
    ...(open.length > 0 ? [`No action recorded yet: ${open.map((one) => alertName(one)).join('; ')}`] : []),
  ].join('. ');
  return [{ letter: '!', label: 'Alerts', text }];
};
