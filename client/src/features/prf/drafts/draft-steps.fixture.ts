import { newDraft, type CommandResult, type DraftState } from './draft-state';
import { seal } from './draft-transitions';
import { shownValues } from './draft-view';
import { stepsAt } from './steps-at';

/** A record as it was loaded, and the steps that the transition tests take with it. */

export const NOW = '2026-11-20T14:32:00.000Z';
export const steps = stepsAt(NOW);

let made = 0;
export const newId = (): string => `command-${(made += 1)}`;
export const sealed = (state: DraftState, isLast = false): DraftState =>
  seal(state, { now: NOW, newId, isLast });

export const lastCommand = (state: DraftState): DraftState['queue'][number] => {
  const command = state.queue.at(-1);
  if (!command) throw new Error('nothing queued');
  return command;
};

export const result = (state: DraftState, changes: Partial<CommandResult>): CommandResult => ({
  commandId: lastCommand(state).commandId,
  customPrfId: 'SL-261120-7K3M9Q2D',
  section: lastCommand(state).section,
  outcome: 'SAVED',
  version: 1,
  data: {},
  conflict: null,
  problems: [],
  code: null,
  isKept: false,
  message: null,
  ...changes,
});

export const stored = steps.load(newDraft('prf'), 'SL-1', {
  PrimarySurvey: { version: 3, data: { airway: 'clear', disability_notes: 'Alert' } },
});
export const airway = (state: DraftState): unknown => shownValues(state, 'PrimarySurvey')['airway'];
