import { verify } from '@node-rs/argon2';
import { LIMITS } from '@sideline/schema/limits';
import { fastify, type FastifyRequest } from 'fastify';
import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { isId } from '../src/platform/ids.js';
import { hashOf, newSecret } from '../src/platform/secrets/secrets.js';
import { FLOOR_ROTA, rotaJson, type RotaRow } from './floor-rota.js';
import { serveLedger } from './ledger-floor.js';
import { FLOOR_EXPIRING, FLOOR_LOW_STOCK, FLOOR_OVERVIEW } from './floor-supply-sql.js';
import {
  FLOOR_AUDIT,
  FLOOR_AUDIT_OF,
  FLOOR_LIST,
  FLOOR_PATIENT,
  FLOOR_PATIENTS,
  FLOOR_PRF,
  FLOOR_SEARCH,
  FLOOR_USER,
} from './floor-sql.js';

/**
 * The least that the same work can cost: fastify and pg alone, JSON built in SQL and passed on as text (of thousands of rows, from
 * bare columns), nothing checked, and each statement planned once.
 * It looks up the same session by the same conditions, answers every field that the operation beside it asks for, with what the law
 * of the product hides of restricted and signed records, and writes the same audit entries through the same function: in the
 * statement of the read, in one transaction, as the product's law asks (no read without its entry). What is left between the two
 * is what the product adds: GraphQL, checks of rates and roles, logs, and shapes that serve more than one operation.
 */

interface Session {
  readonly id: string;
  readonly user_id: string;
}

const KEY = Buffer.alloc(32, 7);
const [, , url = '', port = '0'] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = fastify();

const names = new Map<string, string>();
/** A statement that each connection plans once. */
const planned = <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => {
  const name = names.get(text) ?? `floor_${String(names.size)}`;
  names.set(text, name);
  return pool.query<Row>({ name, text, values: [...values] });
};

const sessionOf = async (request: FastifyRequest): Promise<Session> => {
  const token = /(?:^|; )sideline=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const { rows } = await planned<Session>(
    `SELECT s.id, s.user_id, u.role, u.first_name, u.last_name, u.email::text, u.patient_id, u.client_id,
       s.last_seen_at <= now() - interval '1 minute' AS is_untouched
     FROM session s JOIN app_user u ON u.id = s.user_id
     WHERE s.token_hash = $1 AND s.expires_at > now() AND s.last_seen_at > now() - interval '30 minutes'
       AND u.is_active AND u.kind = 'person' AND NOT u.is_demonstration`,
    [hashOf(token)],
  );
  const [session] = rows;
  if (session === undefined) throw new Error('no session');
  return session;
};

/** What an entry is about, as the product's says it. */
interface About {
  readonly type: string;
  /** Of a row; a word where there is none. */
  readonly id: string;
  readonly patientId?: string | null;
  readonly prfId?: string;
  readonly eventId?: string | null;
  readonly context?: string;
  readonly fieldsChanged?: readonly string[];
}

const entry = (session: Session | null, action: string, { type, id, ...about }: About): object => {
  const requestId = randomUUID();
  const entryId = randomUUID();
  return {
    id: entryId,
    // As costly as the product's, and good for nothing: this trail is nobody's.
    keyId: 'floor',
    key: createHmac('sha256', KEY).update(`${entryId} ${requestId} ${action}`).digest('hex'),
    // As AuditService chooses it: what is about no row would queue for one head.
    chain: isId(id) ? `${type}:${id}` : `request:${requestId}`,
    recordedAt: new Date().toISOString(),
    actorKind: session === null ? 'none' : 'session',
    actorId: session?.user_id ?? null,
    role: 'staff',
    action,
    isRefusal: false,
    entityType: type,
    entityId: id,
    fieldsChanged: [],
    ...about,
    requestId,
    address: '127.0.0.1',
  };
};

const audit = (session: Session | null, action: string, about: About) =>
  planned('SELECT audit_append($1::jsonb)', [JSON.stringify([entry(session, action, about)])]);

interface JsonRow {
  readonly json: string;
}
const jsonOf = async (sql: string, values: readonly unknown[]): Promise<string> =>
  (await planned<JsonRow>(sql, values)).rows[0]?.json ?? 'null';

app.addHook('onRequest', async (_request, reply) => {
  reply.type('application/json');
  return Promise.resolve();
});

app.get<{ Params: { id: string } }>('/patient/:id', async (request) => {
  const session = await sessionOf(request);
  const { id } = request.params;
  const about = { type: 'Patient', id, patientId: id };
  return jsonOf(FLOOR_PATIENT, [
    id,
    JSON.stringify([entry(session, 'PATIENT_VIEWED', about), entry(session, 'PRFS_LISTED', about)]),
  ]);
});

app.get<{ Querystring: { name: string; dob: string } }>('/search', async (request) => {
  const session = await sessionOf(request);
  const about = { type: 'Patient', id: 'search', context: 'Name and date of birth' };
  return jsonOf(FLOOR_SEARCH, [
    request.query.name,
    request.query.dob,
    JSON.stringify([entry(session, 'PATIENT_SEARCHED', about)]),
  ]);
});

app.get('/patients', async (request) => {
  const session = await sessionOf(request);
  const about = { type: 'Patient', id: 'list', context: 'Patients' };
  return jsonOf(FLOOR_PATIENTS, [
    LIMITS.page.counted + 1,
    JSON.stringify([entry(session, 'PATIENT_LISTED', about)]),
  ]);
});

app.get('/prfs', async (request) => {
  const session = await sessionOf(request);
  return jsonOf(FLOOR_LIST, [JSON.stringify([entry(session, 'PRFS_LISTED', { type: 'Prf', id: 'list' })])]);
});

app.get<{ Params: { number: string } }>('/prf/:number', async (request) => {
  const session = await sessionOf(request);
  return jsonOf(FLOOR_PRF, [
    request.params.number,
    JSON.stringify(entry(session, 'PRF_VIEWED', { type: 'Prf', id: 'one' })),
  ]);
});

app.get<{ Querystring: { from: string; to: string } }>('/rota', async (request) => {
  const session = await sessionOf(request);
  const { rows } = await pool.query<(string | null)[]>({
    name: 'floor_rota',
    text: FLOOR_ROTA,
    values: [request.query.from, request.query.to, session.user_id],
    rowMode: 'array',
    types: { getTypeParser: () => (value: string) => value },
  });
  return rotaJson(rows satisfies readonly RotaRow[]);
});

serveLedger(app, {
  pool,
  sessionOf,
  jsonOf,
  entry: (session, action, type, id) => JSON.stringify([entry(session, action, { type, id })]),
});
for (const [path, sql] of [
  ['/low-stock', FLOOR_LOW_STOCK],
  ['/expiring', FLOOR_EXPIRING],
  ['/overview', FLOOR_OVERVIEW],
] as const)
  app.get(path, async (request) => {
    await sessionOf(request);
    return jsonOf(sql, [new Date().toISOString().slice(0, 10)]);
  });
app.get<{ Querystring: { actor?: string } }>('/audit', async (request) => {
  const session = await sessionOf(request);
  const { actor } = request.query;
  const json = actor === undefined ? await jsonOf(FLOOR_AUDIT, []) : await jsonOf(FLOOR_AUDIT_OF, [actor]);
  await audit(session, 'AUDIT_LISTED', { type: 'AuditEntry', id: 'list', context: 'Audit log' });
  return json;
});

interface Command {
  readonly commandId: string;
  readonly prfId: string;
  readonly section: string;
  readonly baseVersion: number;
  readonly changes: Readonly<Record<string, unknown>>;
}
interface Loaded {
  readonly id: string;
  readonly prf: { readonly eventId: string | null; readonly patientId: string | null };
  readonly sections: Readonly<Record<string, { readonly version: number; readonly data: object }>> | null;
}

app.post<{ Body: Command }>('/save', async (request) => {
  const session = await sessionOf(request);
  const { commandId, prfId, section, baseVersion, changes } = request.body;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const wanted = [
      {
        id: prfId,
        events: [],
        patients: [],
        staff: [],
        commands: [commandId],
        bases: [[section, baseVersion]],
      },
    ];
    const { rows } = await client.query<{ loaded: readonly Loaded[] }>(
      'SELECT prf_load_for_save($1, $2::jsonb) AS loaded',
      [session.user_id, JSON.stringify(wanted)],
    );
    const loaded = rows[0]?.loaded[0];
    const head = loaded?.sections?.[section];
    const version = (head?.version ?? 0) + 1;
    const decided = [
      {
        id: prfId,
        writes: [
          {
            section,
            version,
            data: { ...head?.data, ...changes },
            paths: Object.keys(changes),
            device_time: new Date().toISOString(),
            command_id: commandId,
          },
        ],
        commands: [{ id: commandId, section, outcome: 'SAVED', version, paths: [] }],
        head: {
          eventId: loaded?.prf.eventId,
          patientId: loaded?.prf.patientId,
          status: 'in_progress',
          sectionStates: {},
          missingCount: 0,
          openAlertCount: 0,
          summary: {},
          writerIds: [session.user_id],
        },
      },
    ];
    await client.query('SELECT prf_apply_save($1, $2, $3::jsonb)', [
      session.user_id,
      new Date(),
      JSON.stringify(decided),
    ]);
    const about = {
      ...{ type: 'Prf', id: prfId, prfId, context: section, fieldsChanged: Object.keys(changes) },
      patientId: loaded?.prf.patientId ?? null,
      eventId: loaded?.prf.eventId ?? null,
    };
    await client.query('SELECT audit_append($1::jsonb)', [
      JSON.stringify([entry(session, 'PRF_UPDATED', about)]),
    ]);
    await client.query('COMMIT');
    return { version };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
});

app.post<{ Body: { email: string; password: string } }>('/login', async (request, reply) => {
  const { rows } = await pool.query<{ id: string; password_hash: string; json: string }>(FLOOR_USER, [
    request.body.email,
  ]);
  const [user] = rows;
  if (user === undefined || !(await verify(user.password_hash, request.body.password)))
    return reply.code(401).send({});
  const token = newSecret();
  await pool.query(
    `INSERT INTO session (id, token_hash, device_key, user_id, created_at, last_seen_at, expires_at, address)
     VALUES ($1, $2, gen_random_bytes(32), $3, now(), now(), now() + interval '12 hours', '127.0.0.1')`,
    [randomUUID(), hashOf(token), user.id],
  );
  await audit(null, 'LOGIN', { type: 'User', id: user.id });
  return reply.header('set-cookie', `sideline=${token}; Path=/; HttpOnly; SameSite=Lax`).send(user.json);
});

const address = await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.({ address });
