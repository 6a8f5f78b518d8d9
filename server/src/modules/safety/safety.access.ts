import { ADMINS, q, type AccessRows, type Call } from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('safetyReport', ADMINS, 'any', '', '{ version openAlertCount shortageCount }'),
];

export const access: AccessRows = { graphql: GRAPHQL };
