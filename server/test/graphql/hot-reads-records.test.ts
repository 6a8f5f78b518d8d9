import { prfDataFragment } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLERS, createWorld, type Who, type World } from '../access-world.js';
import { startTestServer, TestCaller, type TestServer } from '../harness/test-server.js';

/** The hot reads of design section 5, as the client asks for them, and shapes near them that must take the ordinary way. */
interface Shape {
  readonly name: string;
  readonly query: string;
  readonly variables?: (world: World) => Readonly<Record<string, unknown>>;
  readonly isHot: boolean;
  /** Of several roots that are refused, how many refusals an answer has depends on which comes first. */
  readonly hasSeveral?: true;
}

const PATIENT = `id version name dob estimatedAge gender nhsNumber identityStatus address addressLine1
  town postcode contactNumber email nextOfKinName pastMedicalHistory medications allergies ethnicity createdAt
  cheerTeamId cheerSquadId squads { id squadId squadName teamName startDate endDate }`;

const PRF = `id customPrfId status version createdAt updatedAt eventId patientId ageYears
  event { eventId name startsAt timeZone } patient { ${PATIENT} } author { userId firstName lastName }
  crew { staffId firstName } squads { squadName teamName } cheerTeam { teamName } sections { key version updatedAt state missing updatedBy { lastName } }
  data { ...WholePrfData } missing { section field label reason } alerts { entryId total band action }
  signature { name grade signedAt strokes contentHash acknowledgedWarnings } canWrite needsReason canVoid voidReason`;

const SUMMARY = `id customPrfId status version createdAt updatedAt eventId eventName timeZone patientId dateOfDeath patientName
  patientDob author { userId firstName lastName } isRestricted incidentAt chiefComplaint acuity dispositionOutcome
  latestNews2 { total } observationsDueAt missingCount nextMissing openAlertCount signedAt`;

const prf = (id: (world: World) => string) => (world: World) => ({ id: id(world) });
const WHOLE = `query ($id: ID!) { prf(customPrfId: $id) { ${PRF} } } ${prfDataFragment()}`;

const SHAPES: readonly Shape[] = [
  {
    name: 'a patient',
    query: `query ($id: ID!) { patient(patientId: $id) { ${PATIENT} } }`,
    variables: ({ ids }) => ({ id: ids.ownPatient }),
    isHot: true,
  },
  {
    name: "another's patient record, with his merges",
    query: `query ($id: ID!) { patient(patientId: $id) { ${PATIENT} merges { id loser { name } } } }`,
    variables: ({ ids }) => ({ id: ids.otherPatient }),
    isHot: true,
  },
  {
    name: 'a patient search',
    query: `query ($name: String!, $dob: LocalDate!) { searchPatients(name: $name, dob: $dob) { ${PATIENT} score isSameDob } }`,
    variables: () => ({ name: 'Sasha Quil', dob: '2001-03-04' }),
    isHot: true,
  },
  {
    name: 'patients with their count',
    query: `{ patients(first: 1) { totalCount nodes { ${PATIENT} } pageInfo { hasNextPage endCursor } } }`,
    isHot: true,
  },
  {
    name: 'the list of PRFs',
    query: `{ prfs(first: 2) { totalCount nodes { id customPrfId status patientName eventName missingCount author { lastName } } edges { cursor } pageInfo { hasNextPage } } }`,
    isHot: true,
  },
  { name: 'all of a row of the list of PRFs', query: `{ prfs { nodes { ${SUMMARY} } } }`, isHot: true },
  {
    name: 'other fields of nodes than of edges, under other names',
    query: `{ prfs(first: 3) { nodes { number: customPrfId ...Times } edges { node { state: status author { lastName } } } } }
      fragment Times on PrfSummary { createdAt signedAt }`,
    isHot: true,
  },
  { name: 'a count alone', query: '{ prfs { totalCount } patients { totalCount } }', isHot: true },
  {
    name: 'a patient beside their PRFs',
    query: `query ($id: ID!) { patient(patientId: $id) { ${PATIENT} } patientPrfs(patientId: $id) { ${SUMMARY} } }`,
    variables: ({ ids }) => ({ id: ids.ownPatient }),
    isHot: true,
    hasSeveral: true,
  },
  {
    name: "another's record twice, beside their PRFs",
    query: `query ($id: ID!) { one: patient(patientId: $id) { name } two: patient(patientId: $id) { dob } patientPrfs(patientId: $id) { id } }`,
    variables: ({ ids }) => ({ id: ids.otherPatient }),
    isHot: true,
    hasSeveral: true,
  },
  { name: 'a signed PRF', query: WHOLE, variables: prf(({ ids }) => ids.ownSignedPrf), isHot: true },
  { name: 'an open PRF', query: WHOLE, variables: prf(({ ids }) => ids.ownOpenPrf), isHot: true },
  { name: "another's PRF", query: WHOLE, variables: prf(({ ids }) => ids.otherSignedPrf), isHot: true },
  {
    name: 'a PRF that is not there',
    query: WHOLE,
    variables: () => ({ id: 'SL-261120-ZZZZZZZZ' }),
    isHot: true,
  },
  { name: 'cheer teams', query: '{ cheerTeams { id name squads { name } } }', isHot: true },
  {
    name: 'the PRFs of a patient',
    query: `query ($id: ID!) { patientPrfs(patientId: $id) { id status } }`,
    variables: ({ ids }) => ({ id: ids.ownPatient }),
    isHot: true,
  },
  {
    name: 'an event with its client, which is resolved',
    query: `query ($id: ID!) { event(eventId: $id) { id client { name } } }`,
    variables: ({ ids }) => ({ id: ids.event }),
    isHot: false,
  },
];

let hits = 0;
let world: World;
let ordinary: TestServer;

beforeAll(async () => {
  world = await createWorld({
    interfaces: {
      onHotRead: () => {
        hits += 1;
      },
    },
  });
  const { database, clock } = world.server;
  ordinary = await startTestServer({ database, clock, interfaces: { hasHotReads: false } });
});
afterAll(async () => {
  await ordinary.close();
  await world.close();
});

const twinOf = (who: Who): TestCaller => {
  const twin = new TestCaller(ordinary.app);
  twin.cookie = world.caller(who).cookie;
  twin.bearer = world.caller(who).bearer;
  return twin;
};

/** Without what differs between any two requests: their ids, and how many are left after them. */
const withoutCounts = (answer: object): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
      .replaceAll(/"remaining":\d+/g, '"remaining":0')
      .replaceAll(/Quote \S+ to/g, 'Quote it to'),
  );

describe.each(CALLERS)('as %s', (who) => {
  it.each(SHAPES)('both ways answer alike: $name', async ({ query, variables, isHot, hasSeveral }) => {
    const given = variables?.(world) ?? {};
    const before = hits;
    const quick = await world.caller(who).graphql(query, given);
    const used = hits - before;
    const slow = await twinOf(who).graphql(query, given);
    const refusal = slow.errors?.[0]?.extensions.code;
    if (refusal !== undefined && hasSeveral) {
      expect(quick.data).toEqual(slow.data);
      expect(quick.errors?.[0]?.extensions.code).toBe(refusal);
    } else expect(withoutCounts(quick)).toEqual(withoutCounts(slow));
    if (refusal === undefined) expect(used).toBe(isHot ? 1 : 0);
    else {
      expect(used).toBe(0);
      expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(refusal);
    }
  });
});

describe('recorded reads of one operation', () => {
  const query = `query ($id: ID!) { patient(patientId: $id) { name } patientPrfs(patientId: $id) { id } }`;
  const send = (id: string) =>
    world.caller('admin').request({ method: 'POST', url: '/graphql', payload: { query, variables: { id } } });
  const written = (requestId: string) =>
    world.server.database.asOwner<{ action: string; transaction: string }>(
      `SELECT action, xmin::text AS transaction FROM audit_entry WHERE request_id = $1 ORDER BY action`,
      [requestId],
    );

  it('are one transaction with an entry each', async () => {
    const answer = await send(world.ids.ownPatient);
    const entries = await written(String(answer.headers['x-request-id']));
    expect(entries.map(({ action }) => action)).toEqual(['PATIENT_VIEWED', 'PRFS_LISTED']);
    expect(new Set(entries.map(({ transaction }) => transaction)).size).toBe(1);
  });

  it('record no view of a patient who is not there', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const answer = await send(id);
    expect(answer.body).toContain('NOT_FOUND');
    const entries = await written(String(answer.headers['x-request-id']));
    expect(entries.map(({ action }) => action)).not.toContain('PATIENT_VIEWED');
  });
});

describe('the audit', () => {
  const count = async (where: string, id: string): Promise<number> => {
    const [row] = await world.server.database.asOwner<{ n: number }>(
      `SELECT count(*)::int AS n FROM audit_entry WHERE ${where}`,
      [id],
    );
    return row?.n ?? 0;
  };

  it('has one entry of a view, and one of a refusal, whichever way it was answered', async () => {
    const { ids } = world;
    const query = `query ($id: ID!) { patient(patientId: $id) { id } }`;
    const views = `action = 'PATIENT_VIEWED' AND patient_id = $1`;
    const before = await count(views, ids.otherPatient);
    await world.caller('admin').graphql(query, { id: ids.otherPatient });
    expect(await count(views, ids.otherPatient)).toBe(before + 1);

    const refusals = `action = 'ACCESS_DENIED' AND actor_id = $1`;
    const patientId = world.caller('patient').user?.id ?? '';
    const refused = await count(refusals, patientId);
    await world.caller('patient').graphql(query, { id: ids.otherPatient });
    expect(await count(refusals, patientId)).toBe(refused + 1);
  });
});
