import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { CHECKOUT } from '../src/platform/database/database.js';

/** What the client's screens ask for when they are opened, and the statements that it takes. */
const CLIENT = join(CHECKOUT, 'client');

const FEATURES = join(CLIENT, 'src', 'features');
type Rows = Readonly<Record<string, readonly string[]>>;
const { around } = (await import(join(CLIENT, 'src', 'app', 'shell', 'shell.screens.ts'))) as {
  readonly around: Rows;
};
const ofFeatures = await Promise.all(
  readdirSync(FEATURES).map(async (feature) => {
    const file = join(FEATURES, feature, `${feature}.screens.ts`);
    return ((await import(file)) as { readonly screens: { readonly firstLoads: Rows } }).screens.firstLoads;
  }),
);

/**
 * What each screen asks for first, from `<feature>.screens.ts` of every feature of the client, with the frame around them
 * (`shell`) and what the device reads for later (`background`, ADR 27). `{merged.patientId}` is the id of one who is not like the
 * others: it costs what it costs there.
 */
export const FIRST_LOADS: Rows = Object.assign({}, around, ...ofFeatures) as Rows;

/**
 * Not counted: the session's look-up, the transaction around a statement, the audit's own, a rate's charge (one in many
 * requests), and what a process sends for all its sockets together to hear of events and to tell them.
 */
const APART = [
  /FROM session s JOIN app_user/,
  /UPDATE session/,
  /^\s*(START|BEGIN|COMMIT|ROLLBACK)/i,
  /^\s*SELECT audit_append/,
  /^LISTEN /,
  /^SELECT 'listening'$/,
  /^\s*INSERT INTO rate_count/,
  /^SELECT set_config\('synchronous_commit', 'off', true\), pg_notify/,
];

/** The statements that any connection of this process is sent while `act` runs. */
export const statementsOf = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { readonly text?: string } | undefined)?.text;
    if (text !== undefined && !APART.some((pattern) => pattern.test(text))) statements.push(text);
    return Reflect.apply(query, this, args) as unknown;
  } as typeof query;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
};
