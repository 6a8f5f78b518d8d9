/** Asks for the reason with which something restricted is opened; resolves with whether it is open now. */
type Ask = (restrictionId: string) => Promise<boolean>;

let ask: Ask | null = null;
/** One question at a time: whatever was refused for the same restriction waits for the same answer. */
const asked = new Map<string, Promise<boolean>>();

/** The shell hands over the dialog. Returns how to detach. */
export function attachRestrictedOutlet(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}

/** Whether a reason to open it was given; false where nobody can be asked. */
export function openRestricted(restrictionId: string): Promise<boolean> {
  if (ask === null) return Promise.resolve(false);
  const known = asked.get(restrictionId);
  if (known !== undefined) return known;
  const answer = ask(restrictionId).finally(() => asked.delete(restrictionId));
  asked.set(restrictionId, answer);
  return answer;
}
