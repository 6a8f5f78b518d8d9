import { alertActionPath } from '@sideline/schema/prf/rules/alerts';
import { keepAnswer, keptAnswer } from './kept-answer';
import {
  EMPTY_SECTION,
  type AlertAction,
  type CommandResult,
  type DraftCommand,
  type DraftState,
} from './draft-state';

/** What was done about NEWS2 alerts, from the first letter typed until the server has it. */

const SECTION = 'observations';
const observationsOf = ({ sections }: DraftState) => sections[SECTION] ?? EMPTY_SECTION;

/** What is on its way to the server. */
export const queuedAlertActions = ({ queue }: Pick<DraftState, 'queue'>): readonly AlertAction[] =>
  queue.flatMap(({ alertAction }) => (alertAction ? [alertAction] : []));

/** Every alert that was answered here, sent or not: until the record is read again it does not say so itself. */
export const answeredHere = (
  state: DraftState,
): readonly Pick<AlertAction, 'entryId' | 'total' | 'reasons'>[] => [
  ...(observationsOf(state).answered ?? []),
  ...queuedAlertActions(state),
];

/** The server has the action. */
export const alertAnswered = (state: DraftState, { alertAction }: DraftCommand): DraftState => {
  if (!alertAction) return state;
  const draft = observationsOf(state);
  const { entryId, total, reasons } = alertAction;
  const answered = [...(draft.answered ?? []), { entryId, total, ...(reasons ? { reasons } : {}) }];
  return { ...state, sections: { ...state.sections, [SECTION]: { ...draft, answered } } };
};

/** What was refused as it was entered; beside what was entered since it is added in words. */
const keptBeside = ({ action, escalation }: AlertAction, newer: string | undefined): string => {
  if (newer === undefined) return escalation ? keepAnswer(keptAnswer(JSON.stringify(escalation))) : action;
  if (!escalation && !newer.startsWith('{')) return `${action}\n${newer}`;
  const since = keptAnswer(newer);
  return keepAnswer({ ...since, reason: [action, since.reason].filter(Boolean).join('\n') });
};

/** The server refused the action, so it is text again, with the reason. Anything typed there since takes precedence. */
export const alertActionRefused = (
  state: DraftState,
  { alertAction, deviceTime }: DraftCommand,
  { problems, message }: CommandResult,
): DraftState => {
  if (!alertAction) return state;
  const draft = observationsOf(state);
  const path = alertActionPath(alertAction.entryId);
  const kept = {
    text: keptBeside(alertAction, draft.texts[path]?.text),
    problem: problems[0]?.message ?? message ?? 'It could not be recorded.',
    at: deviceTime,
  };
  return {
    ...state,
    sections: { ...state.sections, [SECTION]: { ...draft, texts: { ...draft.texts, [path]: kept } } },
  };
};
