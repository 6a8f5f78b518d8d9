import type { AppUser } from '../../src/modules/users/app-user.entity.js';
import type { Context } from '../../src/platform/context.js';
import { LoaderRegistry } from '../../src/platform/database/loader-registry.js';
import { newId } from '../../src/platform/ids.js';
import type { TestServer } from './test-server.js';

/** The context of a signed-in person, for a test that calls a service itself. */
export const contextFor = (
  server: TestServer,
  { id, role, firstName, lastName, email }: AppUser,
): Context => ({
  requestId: newId(),
  actor: {
    ...{ kind: 'session', userId: id, role, firstName, lastName, email },
    ...{ patientId: null, clientId: null, sessionId: null, tokenId: null, isReadOnly: false },
  },
  address: '127.0.0.1',
  userAgent: null,
  manager: server.database.dataSource.manager,
  transaction: null,
  loaders: new LoaderRegistry(),
  clock: server.clock.now,
});
