import { alertName } from '../rules/alerts.js';
import { cut, type HandedOverAlert, type HandoverBlock, type HandoverRow, row } from './handover-record.js';

/** Answered alerts on the page, beside every open one; the rest is in the record. */
const MOST_ANSWERED = 5;
/** Characters of an action. */
const LONGEST_ACTION = 180;

const OPEN = 'No action recorded yet';
const openRows = (open: readonly HandedOverAlert[], isFull: boolean): readonly HandoverRow[] =>
  isFull && open.length > 0
    ? [row(OPEN, open.map((alert) => alertName(alert)).join('; '), true)]
    : open.map((alert) => row(alertName(alert), OPEN, true));

/**
 * Alerts and the action taken, on the page of a handover. Empty where there were none. `alerts` are those that apply, the
 * newest first; `longest` is how much of an action there is room for where the page is full. No open alert is left out.
 */
export const escalationBlocks = (
  alerts: readonly HandedOverAlert[],
  longest: number | null,
): readonly HandoverBlock[] => {
  if (alerts.length === 0) return [];
  const answered = alerts.filter(({ action }) => action !== null);
  const shown = answered.slice(0, longest === null ? MOST_ANSWERED : 1);
  const more = answered.length - shown.length;
  return [
    {
      label: 'Alerts and what was done',
      rows: [
        ...openRows(
          alerts.filter(({ action }) => action === null),
          longest !== null,
        ),
        ...shown.map((alert) => row(alertName(alert), cut(alert.action ?? '', longest ?? LONGEST_ACTION))),
        ...(more === 0
          ? []
          : [row('Earlier alerts', `${String(more)} more, each with an action, see record`)]),
      ],
    },
  ];
};
