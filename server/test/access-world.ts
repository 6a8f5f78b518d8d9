import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { Role } from '@sideline/schema/roles';
import { READ_SCOPES, TOKEN_SCOPES } from '@sideline/schema/scopes';
import { newId } from '../src/platform/ids.js';
import {
  startTestServer,
  TestCaller,
  type TestServer,
  type TestServerOptions,
} from './harness/test-server.js';
import { photograph } from './pictures.js';

/** Everybody who may knock, in the order of the matrix's columns. */
export const CALLERS = [
  'nobody',
  'admin',
  'author',
  'colleague',
  'client',
  'patient',
  'token',
  'reader',
  'clientToken',
] as const;
export type Who = (typeof CALLERS)[number];

/** A record of each kind that is the patient caller's own, or the author's, and one that is neither. */
export interface World {
  readonly server: TestServer;
  readonly ids: {
    readonly client: string;
    readonly event: string;
    /** Of no client. */
    readonly otherEvent: string;
    readonly team: string;
    readonly squad: string;
    /** The author's staff profile, and the colleague's. */
    readonly authorStaff: string;
    readonly colleagueStaff: string;
    readonly ownPatient: string;
    readonly otherPatient: string;
    /** About the patient caller, signed. */
    readonly ownSignedPrf: string;
    /** About the patient caller, still open. */
    readonly ownOpenPrf: string;
    /** About somebody else, signed. */
    readonly otherSignedPrf: string;
    /** Of a wound, one in each of the signed records. */
    readonly ownPicture: string;
    readonly otherPicture: string;
  };
  caller(who: Who): TestCaller;
  /** The same account in a session of its own, for what ends sessions. */
  afresh(who: Who): Promise<TestCaller>;
  /** A new open record begun by `author`. */
  openPrf(prfId?: string, patientId?: string): Promise<string>;
  /** Closes a record as a signature of `author` would. */
  sign(prfId: string): Promise<void>;
  /** A session of somebody else's account. */
  sessionOfAnother(who: Who): Promise<string>;
  /** A new view of a list that `author` keeps. */
  listView(): Promise<string>;
  /** A long export that `author` waits for. */
  longExport(): Promise<string>;
  /** A new see-and-treat log about the other patient, submitted by `author`. */
  log(): Promise<string>;
  /** A new correction that the patient caller proposed, and the version of their record. */
  proposal(): Promise<{ readonly proposalId: string; readonly expectedVersion: number }>;
  close(): Promise<void>;
}

/** Sends the file of a picture as a device does. */
export const sendPicture = async (caller: TestCaller, url: string) =>
  caller.request({
    method: 'PUT',
    url,
    headers: { 'content-type': 'image/jpeg' },
    payload: await photograph(),
  });

/** A file without a byte, to whoever takes files by POST. */
export const sendNothing = (caller: TestCaller, url: string) =>
  caller.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/octet-stream' },
    payload: '',
  });

const SAVE = `mutation ($input: SavePrfInput!) {
  savePrf(input: $input) { results { outcome prfId version problems { field message } } }
}`;

export const saveCommand = (
  prfId: string,
  facts: { readonly patientId?: string; readonly section?: PrfSectionKey; readonly changes?: object } = {},
): Readonly<Record<string, unknown>> => ({
  commands: [
    {
      commandId: newId(),
      prfId,
      section: facts.section ?? 'incidentDetails',
      baseVersion: 0,
      deviceTime: '2026-11-20T14:32:00.000Z',
      changes: facts.changes ?? { incidentDetails: { chief_complaint: 'Fall' } },
      ...(facts.patientId === undefined ? {} : { patientId: facts.patientId }),
    },
  ],
});

/** Builds it through the product where the product can, and as the tables' owner where it takes a whole story. */
export const createWorld = async (options: TestServerOptions = {}): Promise<World> => {
  const server = await startTestServer(options);
  const { database } = server;
  const now = server.clock.now();
  const ids = {
    client: newId(),
    event: newId(),
    otherEvent: newId(),
    team: newId(),
    squad: newId(),
    authorStaff: newId(),
    colleagueStaff: newId(),
    ownPatient: newId(),
    otherPatient: newId(),
    ownSignedPrf: newId(),
    ownOpenPrf: newId(),
    otherSignedPrf: newId(),
    ownPicture: newId(),
    otherPicture: newId(),
  };
  await database.asOwner(`INSERT INTO client (client_id, name) VALUES ($1, 'Harrowmere Trust')`, [
    ids.client,
  ]);
  await database.asOwner(
    `INSERT INTO event (event_id, client_id, name, starts_at, ends_at)
     VALUES ($1, $2, 'Regional final', $4, $5), ($3, NULL, 'Village fête', $4, $5)`,
    [ids.event, ids.client, ids.otherEvent, now, new Date(now.getTime() + 8 * 3_600_000)],
  );
  await database.asOwner(`INSERT INTO cheer_team (team_id, team_name) VALUES ($1, 'Storm')`, [ids.team]);
  await database.asOwner(
    `INSERT INTO cheer_squad (squad_id, team_id, squad_name) VALUES ($1, $2, 'Storm Junior')`,
    [ids.squad, ids.team],
  );
  for (const [id, name] of [
    [ids.ownPatient, 'Robin Hale'],
    [ids.otherPatient, 'Sasha Quill'],
  ] as const)
    await database.asOwner(
      `INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, $2, '2001-03-04')`,
      [id, name],
    );

  const callers = new Map<Who, TestCaller>([['nobody', server.nobody()]]);
  const accounts: readonly (readonly [Who, Role, object])[] = [
    ['admin', 'admin', {}],
    ['author', 'staff', {}],
    ['colleague', 'staff', {}],
    ['client', 'client', { clientId: ids.client }],
    ['patient', 'patient', { patientId: ids.ownPatient }],
  ];
  for (const [who, role, facts] of accounts) callers.set(who, await server.signedIn(role, facts));
  for (const [who, staffId] of [
    ['author', ids.authorStaff],
    ['colleague', ids.colleagueStaff],
  ] as const)
    await database.asOwner(
      `INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'support_staff')`,
      [staffId, callers.get(who)?.user?.id],
    );

  const caller = (who: Who): TestCaller => {
    const found = callers.get(who);
    if (!found) throw new Error(`There is no ${who}.`);
    return found;
  };
  const tokens: readonly (readonly [Who, object])[] = [
    ['token', { role: 'staff', scopes: TOKEN_SCOPES }],
    ['reader', { role: 'staff', scopes: READ_SCOPES }],
    ['clientToken', { role: 'client', scopes: TOKEN_SCOPES, clientId: ids.client }],
  ];
  for (const [who, facts] of tokens) {
    const { data, errors } = await caller('admin').graphql(
      'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { createdApiToken { token } } }',
      {
        input: {
          id: newId(),
          name: who,
          expiresAt: new Date(now.getTime() + 86_400_000).toISOString(),
          ...facts,
        },
      },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    const holder = server.nobody();
    holder.bearer = (
      data as { createApiToken: { readonly createdApiToken: { token: string } } }
    ).createApiToken.createdApiToken.token;
    callers.set(who, holder);
  }

  const openPrf = async (prfId = newId(), patientId?: string): Promise<string> => {
    const { data, errors } = await caller('author').graphql(SAVE, {
      input: saveCommand(prfId, patientId === undefined ? {} : { patientId }),
    });
    const [result] =
      (data as { savePrf: { results: { outcome: string }[] } } | null | undefined)?.savePrf.results ?? [];
    if (errors || result?.outcome !== 'SAVED') throw new Error(JSON.stringify({ data, errors }));
    return prfId;
  };

  // A complete record is another test's story; here only the lock matters, which the tables keep.
  const sign = async (prfId: string): Promise<void> => {
    await database.asOwner(
      `INSERT INTO prf_signature (prf_id, revision, signed_by, name, grade, signed_at, strokes, content, content_hash,
                                  patient_snapshot, acknowledged_warnings)
       SELECT id, 1, $2, 'Robin Hale', 'Paramedic', $3, 'M0 0', '{}', encode(sha256('{}'), 'hex'),
              jsonb_build_object('patient_id', patient_id, 'patient_name', 'Robin Hale', 'dob', '2001-03-04',
                                 'estimated_age', null, 'allergies', null), '{}'
       FROM prf WHERE id = $1`,
      [prfId, caller('author').user?.id, now],
    );
    await database.asOwner(`UPDATE prf SET status = 'completed', version = version + 1 WHERE id = $1`, [
      prfId,
    ]);
  };
  const signed = async (prfId: string, patientId: string, pictureId: string): Promise<void> => {
    await openPrf(prfId, patientId);
    await caller('author').graphql(SAVE, {
      input: saveCommand(prfId, {
        section: 'SecondarySurvey',
        changes: { SecondarySurvey: { pictures: [{ id: pictureId, subject: 'wound' }] } },
      }),
    });
    const stored = await sendPicture(caller('author'), `/api/prf/${prfId}/pictures/${pictureId}`);
    if (stored.statusCode !== 200) throw new Error(stored.body);
    await sign(prfId);
  };
  await signed(ids.ownSignedPrf, ids.ownPatient, ids.ownPicture);
  await signed(ids.otherSignedPrf, ids.otherPatient, ids.otherPicture);
  await openPrf(ids.ownOpenPrf, ids.ownPatient);

  return {
    server,
    ids,
    caller,
    afresh: async (who) => {
      const known = caller(who);
      const fresh = new TestCaller(server.app, known.user);
      fresh.bearer = known.bearer;
      if (known.user) await fresh.signIn(known.user.email);
      return fresh;
    },
    openPrf,
    sign,
    sessionOfAnother: async (who) => {
      const [session] = await database.asOwner<{ id: string }>(
        'SELECT id FROM session WHERE user_id IS DISTINCT FROM $1 LIMIT 1',
        [caller(who).user?.id ?? null],
      );
      if (session === undefined) throw new Error('Nobody else is signed in.');
      return session.id;
    },
    listView: async () => {
      const id = newId();
      const { errors } = await caller('author').graphql(
        'mutation ($input: SaveListViewInput!) { saveListView(input: $input) { listView { id } } }',
        { input: { id, list: 'patients', name: id, query: '' } },
      );
      if (errors) throw new Error(JSON.stringify(errors));
      return id;
    },
    longExport: async () => {
      const id = newId();
      await server.database.asOwner(
        `INSERT INTO long_export (export_id, user_id, session_id, kind, format, query, state, rows_total, requested_at,
                                  touched_at, expires_at)
         VALUES ($1, $2, $1, 'patients', 'csv', '', 'waiting', 0, $3, $3, $3)`,
        [id, caller('author').user?.id, server.clock.now()],
      );
      return id;
    },
    log: async () => {
      const id = newId();
      const { errors } = await caller('author').graphql(
        'mutation ($input: SubmitSeeAndTreatLogInput!) { submitSeeAndTreatLog(input: $input) { seeAndTreatLog { id } } }',
        {
          input: {
            id,
            eventId: ids.event,
            patientId: ids.otherPatient,
            incidentDate: now.toISOString(),
            issueSummary: 'Blister',
            clinicianName: 'Rhian Vaughan',
            clinicianRole: 'FREC 4',
          },
        },
      );
      if (errors) throw new Error(JSON.stringify(errors));
      return id;
    },
    proposal: async () => {
      const proposalId = newId();
      const { errors } = await caller('patient').graphql(
        'mutation ($input: ProposeDetailsInput!) { proposeDetails(input: $input) { detailsProposal { id } } }',
        { input: { proposalId, town: `Harrowmere ${proposalId}` } },
      );
      if (errors) throw new Error(JSON.stringify(errors));
      const [row] = await database.asOwner<{ version: number }>(
        'SELECT version FROM patient WHERE patient_id = $1',
        [ids.ownPatient],
      );
      return { proposalId, expectedVersion: row?.version ?? 0 };
    },
    close: () => server.close(),
  };
};
