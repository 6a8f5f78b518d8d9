import { buildSchema, getNamedType, isObjectType, type GraphQLNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContract } from '../src/cli/contract.js';
import { CALLERS, createWorld, type Who, type World } from './access-world.js';
import { ACCESS } from './access/matrix.js';
import { columns } from './access/rows.js';
import type { GraphqlAnswer, TestCaller } from './harness/test-server.js';

/**
 * Asks every row of every <module>.access.ts as everybody, on a real database, and compares. Whatever shows a record leaves an entry
 * in the trail, whose record it is with it.
 */
const MATRIX = Object.values(ACCESS).flatMap(({ graphql }) => graphql);
const REST = Object.values(ACCESS).flatMap(({ rest = [] }) => rest);

let world: World;
/** The root field that each REST row mirrors, by method and path. */
let mirrored: ReadonlyMap<string, string>;
let records: ReadonlySet<string>;

beforeAll(async () => {
  world = await createWorld();
  mirrored = new Map(world.server.routes.map(({ method, path, mirrors }) => [`${method} ${path}`, mirrors]));
  records = showingRecords();
});
afterAll(() => world.close());

/** A type with one of these fields shows a record, or whose it is. */
const NAMES_SOMEBODY = /^(?:patient_?id|prf_?id|custom_?prf_?id|patient_?name|dob)$/i;
/** Accounts say by its id which record is theirs, and nothing of it. */
const ACCOUNTS_ONLY = new Set(['User', 'SessionUser']);
/** Show something of a record by fields of other names. */
const ALSO_RECORDS: readonly string[] = [
  'Query.patientFieldAuthors',
  'Query.patientViews',
  'Query.prfHandover',
  'Query.prfHistory',
  'Mutation.recordHandover',
  'Mutation.revokeHandoverLink',
  'Mutation.makeHandoverLink',
  'Mutation.openKiosk',
  'Mutation.proposeDetails',
  'Mutation.settleProposal',
];
/** Why one that answers needs no entry about anybody's record. */
const NO_READ: Readonly<Record<string, string>> = {
  'Query.guardedChildren on any': 'the patient of the sample is nobody’s guardian: it lists nobody',
  'Mutation.createAccessRequest on account': 'it is about an account, which has the entry',
};

/** The operations whose answers can show a patient's or a PRF's data, by the types that they reach. */
const showingRecords = (): ReadonlySet<string> => {
  const schema = buildSchema(createContract()['schema.graphql']);
  const reached = (type: GraphQLNamedType, seen: Set<string>): boolean => {
    if (!isObjectType(type) || ACCOUNTS_ONLY.has(type.name) || seen.has(type.name)) return false;
    seen.add(type.name);
    return Object.values(type.getFields()).some(
      (field) => NAMES_SOMEBODY.test(field.name) || reached(getNamedType(field.type), seen),
    );
  };
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ type }) => reached(getNamedType(type), new Set()))
      .map(({ name }) => `${root?.name ?? ''}.${name}`),
  );
  return new Set([...names, ...ALSO_RECORDS]);
};

/** Whether the trail has whose record a request was about, or that it was a list or a search. */
const isEntered = async (operation: string, { lastRequestId }: TestCaller): Promise<boolean> => {
  const { database, clock, services } = world.server;
  await services.audit.settled();
  // A socket has a request of its own; the clock stands still while its caller asks.
  const [which, value] = operation.startsWith('Subscription.')
    ? ['recorded_at', clock.now()]
    : ['request_id', lastRequestId];
  const rows = await database.dataSource.query<unknown[]>(
    `SELECT FROM audit_entry WHERE ${which} = $1 AND entity_type <> 'Operation'
       AND (patient_id IS NOT NULL OR prf_id IS NOT NULL OR entity_id !~ '^[0-9a-f-]{36}$')`,
    [value],
  );
  return rows.length > 0;
};

const asEverybody = async (
  isEnding: boolean,
  ask: (caller: TestCaller, who: Who) => Promise<string>,
): Promise<Readonly<Record<string, string>>> => {
  const answers: Record<string, string> = {};
  for (const who of CALLERS) {
    // Later: the rates of public writes are another test's matter.
    world.server.clock.advance(5_000);
    const caller = isEnding ? await world.afresh(who) : world.caller(who);
    answers[who] = await ask(caller, who);
  }
  return answers;
};

describe('GraphQL', () => {
  it.each(MATRIX)('$operation on $on', async ({ operation, on, expected, ask, isEnding }) => {
    const silent: string[] = [];
    const answers = await asEverybody(isEnding, async (caller, who) => {
      const answer = await ask(caller, world, who);
      // A refusal shows nothing; a command's is an answer, with what stands there or not.
      const isShown = ['ok', 'SAVED', 'REFUSED'].includes(answer);
      if (isShown && records.has(operation) && !(`${operation} on ${on}` in NO_READ)) {
        if (!(await isEntered(operation, caller))) silent.push(who);
        // What was done already shows the same, and writes nothing.
        if (operation.startsWith('Mutation.') && !isEnding) {
          const repeated = (await caller.again()).json<GraphqlAnswer>();
          if (!repeated.errors && !(await isEntered(operation, caller))) silent.push(`${who} again`);
        }
      }
      return answer;
    });
    expect(answers).toEqual(columns(expected));
    expect(silent, 'shown without an entry in the trail').toEqual([]);
  });
});

describe('REST', () => {
  it.each(REST)('$method $path on $on', async (row) => {
    const { method, expected, url, body, send, isEnding = false } = row;
    const silent: string[] = [];
    const answers = await asEverybody(isEnding, async (caller, who) => {
      const address = await url(world);
      const { statusCode } = await (send?.(caller, address) ??
        caller.request({
          method,
          url: address,
          ...(body === undefined ? {} : { payload: body(world, who) }),
        }));
      const operation = mirrored.get(`${method} ${row.path}`) ?? '';
      if (statusCode < 300 && records.has(operation) && !(await isEntered(operation, caller)))
        silent.push(who);
      return String(statusCode);
    });
    expect(answers).toEqual(columns(expected));
    expect(silent, 'shown without an entry in the trail').toEqual([]);
  });
});
