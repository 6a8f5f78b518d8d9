import { EVERYBODY, q, type AccessRows, type Call } from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('searchAddresses', EVERYBODY, 'any', '', 'searchAddresses(text: "S7 1CK") { status }'),
];

export const access: AccessRows = { graphql: GRAPHQL };
