import { askingOutlet } from './outlet';

/** Asks for a reason to open something restricted (a restriction's id), and returns whether it is now open. */
const { ask, attach } = askingOutlet<string>();

/** One question at a time: everything refused for the same restriction waits for the same answer. */
const asked = new Map<string, Promise<boolean>>();

/** The shell provides the dialog. Returns a function that detaches it. */
export const attachRestrictedOutlet = attach;

/** Whether a reason to open it was given. */
export function openRestricted(restrictionId: string): Promise<boolean> {
  const known = asked.get(restrictionId);
  if (known !== undefined) return known;
  const answer = ask(restrictionId).finally(() => asked.delete(restrictionId));
  asked.set(restrictionId, answer);
  return answer;
}
