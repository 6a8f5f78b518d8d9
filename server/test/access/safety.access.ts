import { ADMINS, q, type AccessRows, type Call } from './rows.js';

const GRAPHQL: readonly Call[] = [
  q('safetyReport', ADMINS, 'any', '', '{ version openAlertCount shortageCount }'),
];

export const safety: AccessRows = { graphql: GRAPHQL };
