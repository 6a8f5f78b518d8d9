import { askingOutlet } from './outlet';

/** Asks whether this is the right patient, although their record says that they died. */
const { ask, attach } = askingOutlet<string>();

/** The shell hands over the dialog. Returns how to detach. */
export const attachDeceasedOutlet = attach;

/** Whether the person confirmed. */
export const confirmDeceased = ask;

/** The input with the answer, as each of the operations that begin something for a patient has it. */
export const acknowledging = (variables: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const input = variables['input'] as Readonly<Record<string, unknown>>;
  return { ...variables, input: { ...input, acknowledgesDeath: true } };
};
