import { askingOutlet } from './outlet';

/** Asks for the reason with which something restricted is opened (a restriction's id), and whether it is open now. */
const { ask, attach } = askingOutlet<string>();

/** One question at a time: whatever was refused for the same restriction waits for the same answer. */
const asked = new Map<string, Promise<boolean>>();

/** The shell hands over the dialog. Returns how to detach. */
export const attachRestrictedOutlet = attach;

/** Whether a reason to open it was given. */
export function openRestricted(restrictionId: string): Promise<boolean> {
  const known = asked.get(restrictionId);
  if (known !== undefined) return known;
  const answer = ask(restrictionId).finally(() => asked.delete(restrictionId));
  asked.set(restrictionId, answer);
  return answer;
}
