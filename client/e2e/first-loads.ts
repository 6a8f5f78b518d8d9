import { around } from '../src/app/shell/shell.screens';
import { FIRST_LOADS_OF_FEATURES } from './feature-screens';
import type { Visitor } from './screens';

export const VISITORS = [
  'nobody',
  'patient',
  'staff',
  'admin',
  'client',
] as const satisfies readonly Visitor[];

export interface FirstLoad {
  readonly visitor: Visitor;
  /** With the names of ids in braces, after whose they are where it matters (`{merged.patientId}`); or one of those below. */
  readonly path: string;
  /** Operations of GraphQL by their names, those over a socket too, REST calls as 'GET /api/…'; none where nothing is asked of the server. */
  readonly operations: readonly string[];
}

/** The frame around every screen, and what the device keeps for later: read once for each page load, whatever the screen. */
export const AROUND: readonly string[] = ['shell', 'background', 'tasks', 'signing', 'rights'];

const isVisitor = (text: string): text is Visitor => VISITORS.some((visitor) => visitor === text);

/** `patient /account` is the patients' view of it; without a name it is that of staff. */
export const FIRST_LOADS: readonly FirstLoad[] = Object.entries({
  ...around,
  ...FIRST_LOADS_OF_FEATURES,
}).map(([key, operations]) => {
  const [path = '', visitor = 'staff'] = key.split(' ').reverse();
  if (!isVisitor(visitor)) throw new RangeError(`The table of first loads has no ${visitor}`);
  return { visitor, path, operations };
});
