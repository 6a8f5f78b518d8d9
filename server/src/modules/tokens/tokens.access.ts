import { newId } from '../../platform/ids.js';
import { ADMIN_SESSION, call, m, q, type AccessRows, type Call } from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('apiTokens', ADMIN_SESSION, 'any', '', '{ id }'),
  m(
    'createApiToken',
    'CreateApiTokenInput',
    ADMIN_SESSION,
    'any',
    '{ createdApiToken { token } }',
    (world) => ({
      id: newId(),
      name: 'Another',
      role: 'staff',
      scopes: ['events_read'],
      expiresAt: new Date(world.server.clock.now().getTime() + 86_400_000).toISOString(),
    }),
  ),
  call(
    'Mutation.revokeApiToken',
    'unknown',
    'U  N  F  F  F  F  F  F  F',
    'mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { apiToken { id } } }',
    () => ({ id: newId() }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
