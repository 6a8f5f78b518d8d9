import { ERRORS } from '@sideline/schema/errors';
import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUnconnected } from '../src/cli/contract.js';
import { newId } from '../src/platform/ids.js';
import { CALLERS, createWorld, type Who, type World } from './access-world.js';
import { ACCESS } from './access/matrix.js';
import { columns, type Call, type Facts } from './access/rows.js';
import { shift, STORIES, type Story } from './sent-once.stories.js';
import type { GraphqlAnswer, TestCaller } from './harness/test-server.js';
import { firstOf } from './harness/mutations.js';

/**
 * One id is one act: every mutation that takes an id which its caller made answers the same again when it is sent again with the
 * same body, and refuses another body. Each is asked as its row in <module>.access.ts asks it, or as its story tells it.
 */
const CALLS = new Map<string, readonly Call[]>();
for (const { graphql } of Object.values(ACCESS))
  for (const call of graphql) CALLS.set(call.operation, [...(CALLS.get(call.operation) ?? []), call]);

const { schema, operations } = buildUnconnected();
const MUTATIONS = schema.getMutationType()?.getFields() ?? {};

/** Mutations whose id is the caller's and that are not compared here, each with the reason. */
const OTHERWISE: Readonly<Record<string, string>> = {
  savePrf: 'each command has an id of its own, compared by the planner: prf-save.e2e.test.ts',
  recordStockUsage: 'one statement, whose posting is compared by the ledger: stock-ledger.e2e.test.ts',
  addPushDevice: 'says how a browser is reached now: the last word counts',
  saveCrew: 'a crew is saved as a whole, and its version says who was first',
  saveTreatmentPlace: 'a place is saved as a whole, and its version says who was first',
  saveEventZone: 'a zone is saved as a whole, and its version says who was first',
  saveProviderList: 'a list is saved as a whole, and its version says who was first',
  registerUser: 'an attempt is one person choosing a password until they are content',
  registerPatient: 'an attempt is one person saying who they are until they are content',
  importPatients: 'a file has no id; a patient in it that is there already is not made again',
};

/** What makes something or enters an act. Every other mutation names what is there. */
const MAKES =
  /^(?:add|adjust|amend|ask|check|clone|correct|count|create|destroy|draft|import|link|make|mark|merge|move|offer|open|pack|promote|propose|receive|record|register|replenish|report|request|restrict|reverse|rule|save|set|settle|share|sign|start|submit|unpack)[A-Z]/;
/** Words of the schema that say who makes an id. */
const MADE = /UUID|made (?:by|on|in)|[Cc]reated once|one key|key is made/;

/** Mutations of such a name, or with such an id, that name what is there. */
const NAMING = new Set([
  ...['askAccessIdentity', 'checkAccessIdentity', 'checkInShift', 'checkOutShift', 'correctIncidentTime'],
  ...['linkIncidentRecord'],
  ...['linkPatientSquad', 'linkPrfPatient', 'markNotificationsRead', 'markShiftNoShow', 'openPrfForWriting'],
  ...['recordAlertAction', 'recordAudit', 'recordConsent', 'requestPrfReview', 'saveUserRights'],
  ...['setAsidePrfLateEdits', 'setCheerSquadActive', 'setCheerTeamActive', 'setGuardian', 'setGuardianSight'],
  ...['setShiftBidding', 'setStockBatchStatus', 'setStockKeepers', 'setStockRule', 'settleKioskProposal'],
  ...['settlePatientClash', 'settleProposal', 'settleRecallLine', 'signPrf', 'submitKioskPatient'],
]);

type Argument = GraphQLArgument | GraphQLInputField;
const inputOf = (name: string): readonly Argument[] => {
  const args = MUTATIONS[name]?.args ?? [];
  const type = args.length === 1 ? getNamedType(args[0]?.type) : undefined;
  return isInputObjectType(type) ? Object.values(type.getFields()) : args;
};
const isMadeId = ({ name, description, type }: Argument): boolean =>
  name === 'key' || (getNamedType(type).name === 'ID' && MADE.test(description ?? ''));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Asked {
  readonly document: string;
  readonly variables: Facts;
}

/** Whoever may call it, administrators first. */
const callerOf = ({ expected }: Call): Who | undefined => {
  const cells = columns(expected);
  return (['admin', 'author', 'colleague', 'patient'] as const).find((who) => cells[who] === 'ok');
};

/** What a row sends, without sending it. */
const asked = async (call: Call, who: Who): Promise<Asked> => {
  const caught: Asked[] = [];
  const listening = {
    graphql: (document: string, variables: Facts): Promise<GraphqlAnswer> => {
      caught.push({ document, variables });
      return Promise.resolve({ status: 200, data: null, errors: undefined });
    },
  };
  await call.ask(listening as unknown as TestCaller, world, who);
  const [first] = caught;
  if (first === undefined) throw new Error(`${call.operation} sends nothing.`);
  return first;
};

const withId = ({ document, variables }: Asked, name: string, id: string): Asked => {
  const [first = '', second = first] = operations.get(`Mutation.${name}`)?.madeId?.path ?? [];
  if (second !== first && document.includes(`${first}: $`))
    return {
      document,
      variables: { ...variables, [first]: { ...(variables[first] as Facts), [second]: id } },
    };
  // Named one by one: within the input, or as an argument.
  const [, variable = second] = new RegExp(`\\b${second}: \\$(\\w+)`).exec(document) ?? [];
  return { document, variables: { ...variables, [variable]: id } };
};

const NEVER_COMPARED = new Set(['password', 'secret', 'witness', 'deviceTime', 'baseVersion']);
/** A value of each kind that no row sends. */
const OTHER: Readonly<Record<string, (value: unknown) => unknown>> = {
  String: (value) => `${typeof value === 'string' ? value : ''} again`,
  Int: (value) => (typeof value === 'number' ? value : 0) + 1,
  Float: (value) => (typeof value === 'number' ? value : 0) + 1,
  Boolean: (value) => value !== true,
  ID: () => newId(),
  LocalDate: () => '2031-02-03',
  DateTimeISO: () => '2026-11-20T14:31:07.000Z',
};

/** The same with one field said otherwise; null where there is nothing but the id. */
const otherBody = ({ document, variables }: Asked, name: string): Asked | null => {
  const madeId = operations.get(`Mutation.${name}`)?.madeId;
  const [first = '', second] = madeId?.path ?? [];
  for (const [kind, other] of Object.entries(OTHER))
    for (const { name: field, type } of inputOf(name)) {
      const isOne = isNonNullType(type) ? type.ofType : type;
      if (String(isOne) !== kind || field === (second ?? first)) continue;
      if (NEVER_COMPARED.has(field) || madeId?.aside.has(field)) continue;
      const within = (second === undefined ? variables : variables[first]) as Facts;
      const changed = { ...within, [field]: other(within[field]) };
      return { document, variables: second === undefined ? changed : { ...variables, [first]: changed } };
    }
  return null;
};

const send = (who: Who, { document, variables }: Asked): Promise<GraphqlAnswer> => {
  world.server.clock.advance(1_000);
  return world.caller(who).graphql(document, variables);
};

/** Every row of every table that an act can change, without who called when. */
const everything = async (): Promise<unknown> => {
  const { database } = world.server;
  await world.server.services.audit.settled();
  const tables = await database.asOwner<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND relname NOT IN ('audit_entry', 'audit_head', 'rate_count', 'sign_in_allowance', 'session', 'api_token', 'migration', 'reading_count')
     ORDER BY relname`,
  );
  return database.asOwner(
    tables
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, count(*)::integer AS count, md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS rows FROM "${name}" t`,
      )
      .join(' UNION ALL ')
      .concat(' ORDER BY name'),
  );
};

const REUSED = { extensions: { code: 'COMMAND_REUSED' }, message: ERRORS.COMMAND_REUSED.message };
const compared = Object.keys(MUTATIONS).filter((name) => operations.get(`Mutation.${name}`)?.madeId != null);
/** Prove a password first, in a transaction of their own: prf-amend.e2e.test.ts and prf-sign-offline.e2e.test.ts send them again. */
const OF_RECORDS: readonly string[] = ['amendPrf', 'signSealedPrf'];
/** Need a whole event that lacks stock, or a controller who has gone: stock-after-events.e2e.test.ts and control-log.e2e.test.ts send them again. */
const SENT_ELSEWHERE: readonly string[] = ['replenishEvent', 'takeOverControl'];
const here = compared.filter((name) => !OF_RECORDS.includes(name));
/** A secret is shown once and kept nowhere: it is not in the second answer, or there is none. */
const SHOWN_ONCE: Readonly<Record<string, string>> = { createWebhook: 'secret', createApiToken: 'token' };
const NOT_AGAIN: readonly string[] = ['makeHandoverLink', 'openKiosk', 'shareRecord'];

describe('the table', () => {
  it('has every mutation that takes an id made by its caller', () => {
    const named = Object.keys(MUTATIONS).filter(
      (name) =>
        inputOf(name).some(isMadeId) ||
        (MAKES.test(name) && inputOf(name).some(({ type }) => getNamedType(type).name === 'ID')),
    );
    const missing = named.filter(
      (name) =>
        operations.get(`Mutation.${name}`)?.madeId === null && !(name in OTHERWISE) && !NAMING.has(name),
    );
    expect(missing, 'say @MadeId, or here why not').toEqual([]);
    const both = Object.keys(OTHERWISE).filter((name) => operations.get(`Mutation.${name}`)?.madeId !== null);
    expect(both).toEqual([]);
  });
});

describe('an id that stands for something else', () => {
  it('is refused by each mutation, whatever comes under it', async () => {
    const answers: Record<string, unknown> = {};
    for (const name of here) {
      const id = newId();
      await send('admin', {
        document:
          'mutation ($input: CreateCheerTeamInput!) { createCheerTeam(input: $input) { cheerTeam { id } } }',
        variables: { input: { id, name: id } },
      });
      const told = STORIES[name];
      if (name === 'addShiftNote' && told !== undefined) {
        const { errors } = await send(told.who, withId(await told.ask(world), name, id));
        answers[name] = errors?.[0]?.extensions.code ?? 'taken';
        continue;
      }
      const [call] = CALLS.get(`Mutation.${name}`) ?? [];
      if (call === undefined) continue;
      const cells = columns(call.expected);
      const who =
        CALLERS.find((one) => !['UNAUTHENTICATED', 'FORBIDDEN'].includes(cells[one] ?? '')) ?? 'admin';
      const { errors } = await send(who, withId(await asked(call, who), name, id));
      answers[name] = errors?.[0]?.extensions.code ?? 'taken';
    }
    expect(answers).toEqual(Object.fromEntries(here.map((name) => [name, 'COMMAND_REUSED'])));
  });
});

describe('sent again', () => {
  const storyOf = (name: string): Story | null => {
    if (STORIES[name] !== undefined) return STORIES[name];
    const call = CALLS.get(`Mutation.${name}`)?.find((one) => callerOf(one) !== undefined);
    const who = call && callerOf(call);
    return call === undefined || who === undefined ? null : { who, ask: () => asked(call, who) };
  };

  it.each(here.filter((name) => !SENT_ELSEWHERE.includes(name)))('%s', async (name) => {
    const story = storyOf(name);
    expect(story, 'tell in sent-once.stories.ts how it succeeds').not.toBeNull();
    if (story === null) return;
    const sent = await story.ask(world);
    const first = await send(story.who, sent);
    expect(first.errors).toBeUndefined();

    const other = otherBody(sent, name);
    if (other !== null) {
      const before = await everything();
      const { errors } = await send(story.who, other);
      expect(errors).toMatchObject([REUSED]);
      expect(await everything()).toEqual(before);
    }
    const before = await everything();
    const again = await send(story.who, sent);
    if (NOT_AGAIN.includes(name)) expect(again.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    else {
      expect(again.errors).toBeUndefined();
      const secret = SHOWN_ONCE[name];
      const shown = firstOf(first.data) as Facts;
      expect(firstOf(again.data)).toEqual(secret === undefined ? shown : { ...shown, [secret]: null });
    }
    expect(await everything()).toEqual(before);
  });
});

/** Rows whose mutation takes an id and that make it themselves: such a call has nothing that could be sent again. */
const MAKE_THEIR_OWN = ['POST /api/shifts/{id}/notes', 'POST /api/staff', 'POST /api/inventory/locations'];

describe('REST', () => {
  const rows = () =>
    world.server.routes.filter(({ mirrors }) => compared.includes(mirrors.replace('Mutation.', '')));

  it('takes the same ids, but for the rows that make their own', () => {
    const without = rows().filter(({ madeId }) => madeId === undefined);
    expect(without.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...MAKE_THEIR_OWN].sort());
  });

  it('answers the same again, and refuses another body', async () => {
    const asked = Object.values(ACCESS).flatMap(({ rest = [] }) => rest);
    for (const { method, path, madeId } of rows()) {
      if (madeId === undefined) continue;
      const row = asked.find((one) => one.method === method && one.path === path);
      if (row?.body === undefined) throw new Error(`${path} has no body in its <module>.access.ts`);
      const body: Facts = {
        ...(row.body(world, 'admin') as Facts),
        ...(path === '/api/shifts/clone' ? { shiftId: await shift(world, null, 30) } : {}),
        [madeId]: newId(),
      };
      const [field = '', said] =
        Object.entries(body).find(
          ([name, value]) => name !== madeId && typeof value === 'string' && !/^[\d-]+T|^\w+$/.test(value),
        ) ?? [];
      const other =
        path === '/api/shifts/batchCreate'
          ? { ...body, shifts: (body['shifts'] as Facts[]).map((one) => ({ ...one, role: 'first_aider' })) }
          : { ...body, [field]: path === '/api/shifts/clone' ? newId() : `${String(said)} again` };
      const post = async (payload: Facts) => {
        world.server.clock.advance(1_000);
        return world.caller('admin').request({ method: 'POST', url: await row.url(world), payload });
      };
      const first = await post(body);
      expect([path, first.statusCode]).toEqual([path, 201]);
      const refused = await post(other);
      expect([path, refused.statusCode]).toEqual([path, 409]);
      expect(refused.body).toContain(ERRORS.COMMAND_REUSED.message);
      const again = await post(body);
      expect([path, again.statusCode, again.json<unknown>()]).toEqual([path, 201, first.json<unknown>()]);
    }
  });
});
