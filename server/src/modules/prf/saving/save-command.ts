import { createHash } from 'node:crypto';
import { LIMITS } from '@sideline/schema/limits';
import type { AlertReason } from '@sideline/schema/prf/rules/alerts';
import { isRecord, type SectionData } from '@sideline/schema/prf/record/canonical';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { isStorable } from '@sideline/schema/validation/storable';
import type { PrfEscalationInput } from '../prf-escalation.types.js';
import type { PrfCommandInput, PrfShownAlertActionInput } from './prf.inputs.js';

/** Which of two answers to one path a person chose. */
export interface SettledConflict {
  readonly path: string;
  readonly side: 'MINE' | 'THEIRS';
}

/**
 * What was done about a set's alert, and what it was shown for (its figure and its reasons); without a figure, the alert
 * as it now is.
 */
export interface AlertAnswer {
  readonly entryId: string;
  readonly total?: number | null;
  readonly reasons?: readonly AlertReason[] | null;
  /** As received: the table of escalations says what each kind needs. */
  readonly escalation?: object | null;
}

export interface ShownAlertAction extends AlertAnswer {
  readonly total: number;
  /** As worded by the device, and the only form for actions recorded as free text. */
  readonly action: string;
}

/** One save as the service takes it. */
export interface SaveCommand {
  readonly commandId: string;
  readonly prfId: string;
  readonly section: PrfSectionKey;
  /** The version of the section that the client started from; 0 where it knew of none. */
  readonly baseVersion: number;
  readonly deviceTime: Date;
  /**
   * Only what changed in that section, as received; null if the command names a different section from the one it changes.
   */
  readonly changes: SectionData | null;
  /** What its author chose between two conflicting answers. */
  readonly choices?: readonly SettledConflict[];
  /** What was done about an alert, where the command says that and nothing else. */
  readonly alertAction?: ShownAlertAction | null;
  /** Where the command makes the row. */
  readonly eventId: string | null;
  readonly patientId: string | null;
  /** Its author confirmed that this is the right patient, although their record says that they died. */
  readonly acknowledgesDeath?: boolean | null | undefined;
}

/**
 * A command as the service takes it. Where the changes name another section than the command, or several, the section's own
 * changes are empty and the planner refuses the others by name.
 */
export const saveCommandOf = (input: PrfCommandInput): SaveCommand => {
  const named = Object.entries(input.changes).filter(([, value]) => value !== undefined);
  const own = named.length === 1 && named[0]?.[0] === input.section ? named[0][1] : null;
  return {
    commandId: input.commandId,
    prfId: input.prfId,
    section: input.section,
    baseVersion: input.baseVersion,
    deviceTime: input.deviceTime,
    changes: isRecord(own) ? { ...own } : null,
    choices: input.choices ?? [],
    alertAction: input.alertAction ? alertActionOf(input.alertAction) : null,
    eventId: input.eventId ?? null,
    patientId: input.patientId ?? null,
    acknowledgesDeath: input.acknowledgesDeath ?? null,
  };
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/**
 * SHA-256, in hex, of a command's content, which identifies it when it is sent again. Of the content as received, not in
 * canonical form, which a newer version may write differently; and not of what the device knew when it sent it (base version
 * and time).
 */
export const bodyHashOf = ({ changes, alertAction = null }: SaveCommand): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(JSON.parse(JSON.stringify({ changes, alertAction })))))
    .digest('hex');

const asSent = ({ ...given }: PrfEscalationInput) => given;

/** What a device worded, as far as it can be kept; without it, the server words what was chosen. */
const wordsIn = (action: string | null | undefined): string => {
  const words = action?.trim() ?? '';
  return words.length <= LIMITS.alerts.actionLength && isStorable(words) ? words : '';
};

const alertActionOf = ({
  entryId,
  total,
  action,
  reasons,
  escalation,
}: PrfShownAlertActionInput): ShownAlertAction => ({
  entryId,
  total,
  action: wordsIn(action),
  ...(reasons ? { reasons } : {}),
  ...(escalation ? { escalation: asSent(escalation) } : {}),
});
