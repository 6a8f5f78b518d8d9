import { ROLES } from '@sideline/schema/roles';
import type { RootOperation } from '../graphql/root-guard.js';
import type { Route } from '../platform/http/rest-route.js';

/** The root field that a row mirrors. Throws at start if there is none: a row has no roles of its own. */
export const operationOf = (
  route: Pick<Route, 'method' | 'path' | 'mirrors' | 'requiresUser'>,
  operations: ReadonlyMap<string, RootOperation>,
): RootOperation => {
  const operation = operations.get(route.mirrors);
  if (operation === undefined)
    throw new Error(
      `${route.method} ${route.path} mirrors ${route.mirrors}, which the schema does not have.`,
    );
  if (route.requiresUser !== true) return operation;
  return { ...operation, access: { isPublic: false, roles: ROLES, sessionOnly: false } };
};
