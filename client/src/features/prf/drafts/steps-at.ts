import * as transitions from './draft-transitions';

type Timed = 'edit' | 'keepText' | 'keepPatientForm' | 'load' | 'note' | 'resolveConflict';
type Untimed<Step> = Step extends (...given: [...infer Given, string]) => infer State
  ? (...given: Given) => State
  : Step extends (...given: [...infer Given, string | null]) => infer State
    ? (...given: Given) => State
    : never;

/** The steps of a draft at one fixed time, for tests in which no clock moves. */
export const stepsAt = (at: string): { readonly [Name in Timed]: Untimed<(typeof transitions)[Name]> } => ({
  edit: (state, key, path, value) => transitions.edit(state, key, path, value, at),
  keepText: (state, key, path, kept) => transitions.keepText(state, key, path, kept, at),
  keepPatientForm: (state, form) => transitions.keepPatientForm(state, form, at),
  load: (state, number, stored) => transitions.load(state, number, stored, at),
  note: (state, change) => transitions.note(state, change, at),
  resolveConflict: (state, key, path, side) => transitions.resolveConflict(state, key, path, side, at),
});
