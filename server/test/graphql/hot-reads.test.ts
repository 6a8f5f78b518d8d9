import { ROLES } from '@sideline/schema/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../harness/test-server.js';

/** One query that both ways must answer alike. `isHot` says whether the projection must have answered it. */
interface Shape {
  readonly name: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly isHot: boolean;
  /** True where an answer with errors is the point; elsewhere two equal errors would pass for agreement. */
  readonly mayFail?: true;
}

const SETTINGS = 'providerSettings { name prfPrefix facebookUrl updatedAt }';

const SHAPES: readonly Shape[] = [
  { name: 'a root', query: `{ ${SETTINGS} }`, isHot: true },
  { name: 'a nullable root', query: '{ me { id role clientId } }', isHot: true },
  {
    name: 'two roots and aliases',
    query: `{ who: me { key: id } s: ${SETTINGS} t: ${SETTINGS} }`,
    isHot: true,
  },
  { name: '__typename', query: '{ me { __typename id } setupStatus { __typename } }', isHot: true },
  {
    name: 'fragments, merged fields',
    query: `query { ...Q me { lastName } } fragment Q on Query { me { ...P id } } fragment P on SessionUser { ... on SessionUser { firstName } }`,
    isHot: true,
  },
  {
    name: '@include and @skip',
    query: `query ($a: Boolean!, $b: Boolean = false) { me { id @include(if: $a) role @skip(if: $a) email @include(if: $b) } }`,
    variables: { a: true },
    isHot: true,
  },
  {
    name: '@include the other way',
    query: `query ($a: Boolean!, $b: Boolean = false) { me { id @include(if: $a) role @skip(if: $a) email @include(if: $b) } }`,
    variables: { a: false, b: true },
    isHot: true,
  },
  {
    name: 'a missing variable',
    query: `query ($a: Boolean!) { me { id @include(if: $a) } }`,
    isHot: false,
    mayFail: true,
  },
  { name: 'introspection', query: '{ __schema { queryType { name } } }', isHot: false },
  { name: 'introspection beside a root', query: '{ me { id } __type(name: "Role") { kind } }', isHot: false },
];

const ADMIN_SHAPES: readonly Shape[] = [
  {
    name: 'a connection with its count',
    query: `query ($n: Int = 2) { users(first: $n) { totalCount edges { cursor node { email role lastSignInAt createdAt } } pageInfo { hasNextPage endCursor } } }`,
    isHot: true,
  },
  {
    name: 'a filter by variables',
    query: `query ($f: UserFilter) { users(filter: $f) { nodes { id isActive } } }`,
    variables: { f: { role: 'staff', text: 'ha' } },
    isHot: true,
  },
  {
    name: 'an argument that is refused',
    query: '{ users(first: 0) { totalCount } }',
    isHot: false,
    mayFail: true,
  },
  { name: 'an empty list', query: '{ apiTokens { id } }', isHot: true },
];

let hot: TestServer;
let ordinary: TestServer;
let hits = 0;
const callers = new Map<string, { readonly hot: TestCaller; readonly ordinary: TestCaller }>();

beforeAll(async () => {
  hot = await startTestServer({
    interfaces: {
      onHotRead: () => {
        hits += 1;
      },
    },
  });
  ordinary = await startTestServer({
    database: hot.database,
    clock: hot.clock,
    interfaces: { hasHotReads: false },
  });
  for (const role of ROLES) {
    const caller = await hot.signedIn(role);
    const twin = ordinary.nobody();
    twin.cookie = caller.cookie;
    callers.set(role, { hot: caller, ordinary: twin });
  }
  callers.set('nobody', { hot: hot.nobody(), ordinary: ordinary.nobody() });
});
afterAll(async () => {
  await ordinary.close();
  await hot.close();
});

const withoutRequestIds = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/"requestId":"[^"]*"/g, '"requestId":""'));

describe.each([...ROLES, 'nobody'])('as %s', (who) => {
  it.each([...SHAPES, ...ADMIN_SHAPES])(
    'both ways answer alike: $name',
    async ({ query, variables, isHot, mayFail }) => {
      const caller = callers.get(who);
      const before = hits;
      const quick = await caller?.hot.graphql(query, variables);
      const used = hits - before;
      const slow = await caller?.ordinary.graphql(query, variables);
      expect(withoutRequestIds(quick)).toEqual(withoutRequestIds(slow));
      if (slow?.errors === undefined) expect(used).toBe(isHot ? 1 : 0);
      else expect(used).toBe(0);
      const isDenied = slow?.errors?.some(({ extensions }) =>
        ['UNAUTHENTICATED', 'FORBIDDEN'].includes(extensions.code),
      );
      if (mayFail !== true && isDenied !== true) expect(slow?.errors).toBeUndefined();
    },
  );
});
