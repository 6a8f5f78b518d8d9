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

/** The actions that are being sent to the server. */
export const queuedAlertActions = ({ queue }: Pick<DraftState, 'queue'>): readonly AlertAction[] =>
  queue.flatMap(({ alertAction }) => (alertAction ? [alertAction] : []));

/**
 * Every alert that was answered here, sent or not, because the record itself does not say so until it is loaded again.
 */
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

/** A refused action as it was entered. If something has been entered since, the action is added to it in words. */
const keptBeside = ({ action, escalation }: AlertAction, newer: string | undefined): string => {
  if (newer === undefined) return escalation ? keepAnswer(keptAnswer(JSON.stringify(escalation))) : action;
  if (!escalation && !newer.startsWith('{')) return `${action}\n${newer}`;
  const since = keptAnswer(newer);
  return keepAnswer({ ...since, reason: [action, since.reason].filter(Boolean).join('\n') });
};

/**
 * The server refused the action, so it becomes text again, with the reason. Anything typed there since takes precedence.
 */
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
