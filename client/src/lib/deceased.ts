import { askingOutlet } from './outlet';

/** Asks whether this is the right patient, because their record says that they died. */
const { ask, attach } = askingOutlet<string>();

/** The shell provides the dialog. Returns a function that detaches it. */
export const attachDeceasedOutlet = attach;

/** Whether the user confirmed. */
export const confirmDeceased = ask;

/** The input with the answer, in the form used by every operation that starts something for a patient. */
export const acknowledging = (variables: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const input = variables['input'] as Readonly<Record<string, unknown>>;
  return { ...variables, input: { ...input, acknowledgesDeath: true } };
};
