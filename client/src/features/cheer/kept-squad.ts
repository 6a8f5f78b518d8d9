import { numberText } from '../../lib/formats';
import type { KeptTeamFragment } from './cheer.generated';

export type KeptSquad = KeptTeamFragment['squads'][number];

/** '12 members', to follow a name. */
export const membersWords = (members: number): string =>
  members === 0 ? 'no members' : members === 1 ? '1 member' : `${numberText(members)} members`;
