import { newId } from '../../platform/ids.js';
import { ADMINS, m, q, type AccessRows, type Call } from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('clients', ADMINS, 'any', '', '{ id }'),
  m('createClient', 'CreateClientInput', ADMINS, 'any', '{ client { id } }', () => ({
    id: newId(),
    name: newId(),
  })),
  m('updateClient', 'UpdateClientInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ client { id } }', () => ({
    id: newId(),
    version: 1,
    name: 'Unknown',
    isActive: true,
  })),
];

export const access: AccessRows = { graphql: GRAPHQL };
