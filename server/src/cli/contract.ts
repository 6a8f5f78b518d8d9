import { ROLES, TOKEN_ROLES, type Role } from '@sideline/schema/roles';
import { tmpdir } from 'node:os';
import { readConfig } from '../config.js';
import { AuditKeys } from '../modules/audit/audit-keys.js';
import { createContainer, type Container } from '../container.js';
import { entities } from '../entities.js';
import { checkAccess, RootGuard, type RootOperation } from '../graphql/root-guard.js';
import { buildGraphqlSchema } from '../graphql/schema.js';
import { printSdl } from '../graphql/sdl.js';
import { systemClock } from '../platform/clock.js';
import type { Actor } from '../platform/context.js';
import { createDataSource } from '../platform/database/data-source.js';
import { FolderStorage } from '../platform/files/folder-storage.js';
import { createLogger } from '../platform/logger.js';
import { operationOf } from '../rest/mirrors.js';
import { createOpenApi } from '../rest/openapi.js';
import type { Route } from '../platform/http/rest-route.js';

/** The emitted half of the contract, as it follows from the code: each file's text by its name in schema/. */
export type Contract = Readonly<Record<'schema.graphql' | 'openapi.json' | 'permissions.md', string>>;

interface Caller {
  readonly label: string;
  readonly actor: Actor | null;
}

const caller = (label: string, kind: Actor['kind'], role: Role, isReadOnly = false): Caller => ({
  label,
  actor: {
    kind,
    role,
    isReadOnly,
    userId: '',
    firstName: '',
    lastName: '',
    email: '',
    patientId: null,
    clientId: null,
    sessionId: null,
    tokenId: null,
  },
});

const CALLERS: readonly Caller[] = [
  { label: 'nobody', actor: null },
  ...ROLES.map((role) => caller(role, 'session', role)),
  ...TOKEN_ROLES.map((role) => caller(`${role} token`, 'token', role)),
  caller('read-only token (staff)', 'token', 'staff', true),
];

const isAllowed = ({ access, isMutation }: RootOperation, actor: Actor | null): boolean => {
  try {
    checkAccess(access, actor);
    return !(isMutation && actor?.isReadOnly === true);
  } catch {
    return false;
  }
};

const table = (rows: readonly { readonly name: string; readonly operation: RootOperation }[]): string => {
  const head = ['operation', ...CALLERS.map(({ label }) => label)];
  const lines = rows.map(({ name, operation }) => [
    `\`${name}\``,
    ...CALLERS.map(({ actor }) => (isAllowed(operation, actor) ? 'yes' : '–')),
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...lines.map(line)].join('\n');
};

const permissions = (
  operations: ReadonlyMap<string, RootOperation>,
  routes: readonly Route[],
): string => `# Who may call what

Emitted from the code by \`npm run emit\`; do not edit. 'yes' means that the role may call it. Which records it can then reach is
decided record by record by the policies (a patient's own record, a PRF's author and crew). Anyone can call an operation
that is open to 'nobody'.

## GraphQL

${table(
  [...operations.values()]
    .map((operation) => ({ name: operation.name, operation }))
    .sort((a, b) => (a.name < b.name ? -1 : 1)),
)}

## REST

A row has the roles of the GraphQL field that it mirrors.

${table(routes.map((route) => ({ name: `${route.method} ${route.path}`, operation: operationOf(route, operations) })))}
`;

/** Every module started, and nothing connected: no statement can run. */
export const startUnconnected = (): Container => {
  const nowhere = { url: 'postgres://nobody@127.0.0.1:1/none', role: null };
  const dataSource = createDataSource(nowhere, { entities, poolSize: 1, name: 'sideline-emit' });
  return createContainer({
    dataSource,
    behind: dataSource,
    direct: nowhere,
    config: readConfig({}),
    files: new FolderStorage('/nowhere'),
    clock: systemClock,
    logger: createLogger('silent'),
    dataFolder: tmpdir(),
    auditKeys: new AuditKeys([Buffer.alloc(32)]),
  });
};

/** The schema of every module, and its root fields. Needs no database. */
export const buildUnconnected = (container = startUnconnected()) => {
  const guard = new RootGuard({
    audit: container.services.audit,
    clock: systemClock,
    share: container.services.rates,
  });
  return buildGraphqlSchema(container, guard);
};

/** Builds the contract from the code. Needs no database. */
export const createContract = (): Contract => {
  const container = startUnconnected();
  const { schema, operations } = buildUnconnected(container);
  const { routes } = container;
  return {
    'schema.graphql': printSdl(schema),
    'openapi.json': `${JSON.stringify(createOpenApi(routes, operations), null, 2)}\n`,
    'permissions.md': permissions(operations, routes),
  };
};
