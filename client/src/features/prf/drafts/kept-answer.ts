import {
  ESCALATION_FIELDS,
  ESCALATIONS,
  type EscalationField,
  type EscalationKind,
} from '@sideline/schema/prf/rules/escalation';
import { isAlertActionPath } from '@sideline/schema/prf/rules/alerts';
import { formatTime } from '@sideline/schema/prf/record/format';

/** What has been entered about an alert, kept as text like everything that is not a value yet. Its parts are named. */
export interface KeptAnswer extends Readonly<Partial<Record<EscalationField, string>>> {
  readonly kind?: EscalationKind;
}

const isKind = (kind: unknown): kind is EscalationKind => typeof kind === 'string' && kind in ESCALATIONS;

export const keepAnswer = (answer: KeptAnswer): string => JSON.stringify(answer);

/** The parts of a kept answer. Earlier free text is offered as the reason. */
export const keptAnswer = (text: string): KeptAnswer => {
  if (text === '') return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return { reason: text };
    const given: readonly (readonly [string, unknown])[] = Object.entries(parsed);
    const fields = given.filter(
      (entry): entry is readonly [EscalationField, string] =>
        (ESCALATION_FIELDS as readonly string[]).includes(entry[0]) && typeof entry[1] === 'string',
    );
    const kind = given.find(([name]) => name === 'kind')?.[1];
    return { ...Object.fromEntries(fields), ...(isKind(kind) ? { kind } : {}) };
  } catch {
    return { reason: text };
  }
};

/** The same in words, for people who have to read it out, on the record's clock. Any other text stays as it is. */
export const keptWords = (path: string, text: string, timeZone: string): string => {
  if (!isAlertActionPath(path)) return text;
  const { kind, entryId: _entry, at, ...words } = keptAnswer(text);
  return [
    kind === undefined ? '' : ESCALATIONS[kind].label,
    words.name,
    words.role,
    at === undefined ? '' : formatTime(at, timeZone),
    words.answer,
    words.reason,
    words.until,
  ]
    .filter(Boolean)
    .join(', ');
};
