import { z } from 'zod';
import type { Problem } from '../../errors.js';
import { LIMITS } from '../../limits.js';
import { requiredText } from '../../validation/text.js';
import { isRecord } from '../record/canonical.js';
import { isAfterDay } from './judged-until.js';
import {
  ESCALATION_FIELDS,
  ESCALATION_KINDS,
  ESCALATIONS,
  escalationRow,
  type Escalation,
  type EscalationField,
  type EscalationKind,
} from './escalation.js';

/** The check of what an alert is closed with, apart from its words: who only reads an answer does without the validator. */

const { nameLength, answerLength } = LIMITS.alerts;
const MINUTE_MS = 60_000;
const PASSED = 'This date has passed. Enter today or a later date.';
const IN_FUTURE = 'This time is in the future. Enter when it happened.';

const RULES: Readonly<Record<EscalationField, (message: string) => z.ZodType<string>>> = {
  entryId: (message) => z.uuid(message),
  name: (message) => requiredText(nameLength, message),
  role: (message) => requiredText(nameLength, message),
  at: (message) => z.iso.datetime({ offset: true, error: message }),
  answer: (message) => requiredText(answerLength, message),
  reason: (message) => requiredText(answerLength, message),
  until: (message) => z.iso.date(message),
};

const ASK: Readonly<Record<EscalationField, string>> = {
  entryId: 'Choose an entry in this record.',
  name: 'Enter a name.',
  role: 'Enter the role.',
  at: 'Enter when it happened.',
  answer: 'Enter the answer.',
  reason: 'Describe it in a few words.',
  until: 'Enter the date.',
};

const ruleOf = (kind: EscalationKind) => {
  const fields = Object.keys(escalationRow(kind).needs) as EscalationField[];
  return z.object(Object.fromEntries(fields.map((field) => [field, RULES[field](ASK[field])])));
};
const KIND_RULES = Object.fromEntries(ESCALATION_KINDS.map((kind) => [kind, ruleOf(kind)])) as Readonly<
  Record<EscalationKind, ReturnType<typeof ruleOf>>
>;

const isKind = (value: unknown): value is EscalationKind => typeof value === 'string' && value in ESCALATIONS;

type CheckedEscalation =
  | { readonly escalation: Escalation; readonly problems: readonly [] }
  | { readonly escalation: null; readonly problems: readonly Problem[] };

interface GivenOn {
  /** When the answer was given, by its device: an answer of yesterday may arrive today. */
  readonly givenAt?: Date | number;
  /** Whose calendar its days are on. */
  readonly timeZone?: string | null | undefined;
}

/**
 * What was given, in the form that is stored; or what is wrong with it, by field. What has not happened yet closes no alert
 * (clinical section 3): `now` is the clock that the time is compared with. Nor does a day that had passed when it was given.
 */
export const checkEscalation = (
  given: unknown,
  now: Date | number,
  { givenAt = now, timeZone }: GivenOn = {},
): CheckedEscalation => {
  if (!isRecord(given) || !isKind(given['kind']))
    return {
      escalation: null,
      problems: [{ field: 'kind', code: 'required', message: 'Choose what was done from the list.' }],
    };
  const { kind } = given;
  const checked = KIND_RULES[kind].safeParse(
    Object.fromEntries(ESCALATION_FIELDS.map((field) => [field, given[field] ?? ''])),
  );
  if (checked.success) {
    const escalation: Escalation = { kind, ...checked.data };
    const latest = new Date(now).getTime() + LIMITS.clockDriftMinutes * MINUTE_MS;
    if (escalation.at !== undefined && Date.parse(escalation.at) > latest)
      return { escalation: null, problems: [{ field: 'at', code: 'in_future', message: IN_FUTURE }] };
    return escalation.until !== undefined &&
      isAfterDay(new Date(givenAt).toISOString(), escalation.until, timeZone)
      ? { escalation: null, problems: [{ field: 'until', code: 'in_past', message: PASSED }] }
      : { escalation, problems: [] };
  }
  return {
    escalation: null,
    problems: checked.error.issues.map(({ path, message }) => ({
      field: path.join('.'),
      code: 'invalid',
      message,
    })),
  };
};
