import { CLINICIANS, q, type AccessRows, type Call } from '../rows.js';

const GRAPHQL: readonly Call[] = [q('possibleWitnesses', CLINICIANS, 'any', '', '{ userId name position }')];

export const witnesses: AccessRows = { graphql: GRAPHQL };
