import { newId } from '../../platform/ids.js';
import { ADMINS, m, q, type AccessRows, type Call } from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('clients', ADMINS, 'any', '', '{ client_id }'),
  m('createClient', 'CreateClientInput', ADMINS, 'any', '{ client_id }', () => ({
    client_id: newId(),
    name: newId(),
  })),
  m('updateClient', 'UpdateClientInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ client_id }', () => ({
    client_id: newId(),
    version: 1,
    name: 'Unknown',
    is_active: true,
  })),
];

export const access: AccessRows = { graphql: GRAPHQL };
