import { CLINICIANS, q, type AccessRows, type Call } from '../../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [q('possibleWitnesses', CLINICIANS, 'any', '', '{ userId name position }')];

export const access: AccessRows = { graphql: GRAPHQL };
