/** Asks whether this is the right patient, although their record says that they died. */
type Ask = (words: string) => Promise<boolean>;

let ask: Ask | null = null;

/** The shell hands over the dialog. Returns how to detach. */
export function attachDeceasedOutlet(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}

/** Whether the person confirmed; false where nobody can be asked. */
export const confirmDeceased = (words: string): Promise<boolean> => ask?.(words) ?? Promise.resolve(false);

/** The input with the answer, as each of the operations that begin something for a patient has it. */
export const acknowledging = (variables: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const input = variables['input'] as Readonly<Record<string, unknown>>;
  return { ...variables, input: { ...input, acknowledgesDeath: true } };
};
