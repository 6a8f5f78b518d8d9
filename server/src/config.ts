import { ROLES, type Role } from '@sideline/schema/roles';
import { LIMITS } from '@sideline/schema/limits';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { databaseLimits, type DatabaseLimits } from './platform/database/limits.js';

/** The provider's own facts, as far as the environment names them; administrators edit the rest in the settings. */
export interface ProviderFacts {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly dataProtectionOfficer?: string | undefined;
  readonly alignment?: string | undefined;
  readonly facebookUrl?: string | undefined;
  readonly instagramUrl?: string | undefined;
  readonly twitterUrl?: string | undefined;
  /** Two to six letters that a PRF number begins with. */
  readonly prfPrefix?: string | undefined;
}

/** A bucket of anything that speaks S3. */
export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  /** The prefix of this installation's keys, without a slash at either end; '' if no other installation uses the bucket. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Everything that the environment decides, read once at start. */
export interface Config {
  readonly mode: 'development' | 'production' | 'test';
  readonly host: string;
  readonly port: number;
  /** Address in links and mails, without a slash at the end; null means the loopback address that it listens on. */
  readonly publicUrl: string | null;
  /** Proxies whose X-Forwarded-* headers are trusted: their addresses ('loopback' is one), true for any, false for none. */
  readonly trustProxy: boolean | string;
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | null;
  readonly database: {
    /** Null starts the embedded server. */
    readonly url: string | null;
    readonly directUrl: string | null;
    readonly poolSize: number;
    readonly limits: DatabaseLimits;
  };
  readonly dataDir: string | null;
  /** Where files are kept; null keeps them in the data folder. */
  readonly s3: S3Config | null;
  readonly isDemo: boolean;
  readonly isSetupMode: boolean;
  /** Minutes without use after which a session is over and a device locks itself. */
  readonly sessionIdleMinutes: number;
  /** Roles that may do nothing until they have enrolled a second factor. */
  readonly secondFactorRoles: readonly Role[];
  /** Keys that encrypt secrets in the database: the first encrypts new ones, the others still decrypt theirs. Without any, secrets are stored unencrypted. */
  readonly secretKeys: readonly Buffer[];
  readonly audit: {
    /** What entries are keyed with, the newest first; none keeps them in the data folder. */
    readonly keys: readonly Buffer[];
    /** Ed25519, SPKI in base64: signed heads of any other key are refused. */
    readonly publicKey: string | null;
    /** Where each hour's heads go: folders, 's3' for the bucket, or addresses that they are posted to. */
    readonly headsTo: readonly string[];
  };
  /** The passphrase that encrypts backups, or the file that holds it; with neither, backups are not encrypted. */
  readonly backup: { readonly passphrase: string | null; readonly passphraseFile: string | null };
  readonly provider: ProviderFacts;
  readonly smtpUrl: string | null;
  readonly webhooks: {
    /** Networks of private addresses that may be notified, as CIDR: '10.1.0.0/16'. */
    readonly privateNetworks: readonly string[];
    /** Allows plain http as well: the ids are then sent unencrypted, but never the secret. */
    readonly allowsHttp: boolean;
  };
  /** Origins of push services besides those of the browsers in use. */
  readonly pushServices: readonly string[];
  readonly geocoder: { readonly url: string; readonly key: string | null } | null;
  readonly logLevel: string;
}

/** Why the process cannot start with this environment: one line for each thing to fix. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly reasons: readonly string[]) {
    super(`The configuration cannot be used:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`);
  }
}

// An empty variable in a compose file or .env means 'not set'.
const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().optional());
const url = (protocols: RegExp) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.url({ protocol: protocols }).optional());
const flag = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.enum(['true', 'false', '1', '0', 'on', 'off']).optional(),
);
const whole = (fallback: number, min: number, max: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(min).max(max).default(fallback),
  );

const POSTGRES = /^postgres(ql)?$/;
const HTTP = /^https?$/;

const environment = z.object({
  // A typing error such as 'prod' must not allow what production refuses.
  NODE_ENV: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .enum(['development', 'production', 'test'], {
        error: ({ input }) =>
          `'${String(input)}' is not production, development or test. Leave it out for development.`,
      })
      .default('development'),
  ),
  HOST: text,
  PORT: whole(4000, 0, 65_535),
  PUBLIC_URL: url(HTTP),
  TRUST_PROXY: text,
  TLS_CERT: text,
  TLS_KEY: text,
  DATABASE_URL: url(POSTGRES),
  DATABASE_DIRECT_URL: url(POSTGRES),
  DATABASE_REPLICA_URLS: text,
  DATABASE_POOL_SIZE: whole(10, 2, 200),
  DATABASE_REQUEST_TIMEOUT_MS: whole(2_500, 100, 60_000),
  DATABASE_REPORT_TIMEOUT_MS: whole(60_000, 1_000, 3_600_000),
  DATABASE_JOB_TIMEOUT_MS: whole(600_000, 1_000, 86_400_000),
  SIDELINE_DATA_DIR: text,
  S3_ENDPOINT: url(HTTP),
  S3_BUCKET: text,
  S3_PREFIX: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/,
        "small letters, digits and hyphens, such as 'sideline/north'",
      )
      .default(''),
  ),
  S3_REGION: text,
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  SIDELINE_DEMO: flag,
  SETUP_MODE: text,
  SESSION_IDLE_MINUTES: whole(LIMITS.session.idleMinutes, 1, LIMITS.session.absoluteHours * 60),
  REQUIRE_SECOND_FACTOR: text,
  SECRET_KEY: text,
  AUDIT_KEYS: text,
  AUDIT_PUBLIC_KEY: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(/^[A-Za-z0-9+/]{59}=$/, "as 'npm run audit:public-key' prints it")
      .optional(),
  ),
  AUDIT_HEADS_TO: text,
  BACKUP_PASSPHRASE: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.string().min(12, 'at least 12 characters').optional(),
  ),
  BACKUP_PASSPHRASE_FILE: text,
  SMTP_URL: url(/^smtps?$/),
  GEOCODER_URL: url(HTTP),
  GEOCODER_KEY: text,
  WEBHOOK_PRIVATE_NETWORKS: text,
  WEBHOOK_ALLOW_HTTP: flag,
  PUSH_SERVICES: text,
  LOG_LEVEL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ),
  PROVIDER_NAME: text,
  PROVIDER_EMAIL: text,
  PROVIDER_PHONE: text,
  PROVIDER_DATA_PROTECTION_OFFICER: text,
  PROVIDER_ALIGNMENT: text,
  PROVIDER_FACEBOOK_URL: url(HTTP),
  PROVIDER_INSTAGRAM_URL: url(HTTP),
  PROVIDER_TWITTER_URL: url(HTTP),
  PROVIDER_PRF_PREFIX: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(/^[A-Z]{2,6}$/, 'two to six capital letters')
      .optional(),
  ),
});

const isOn = (value: string | undefined): boolean => value === 'true' || value === '1' || value === 'on';

/** Whether nothing outside this machine can reach a listener on that host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

const listOf = (value: string | undefined): readonly string[] =>
  value?.split(/[\s,]+/).filter((part) => part !== '') ?? [];

const isNetwork = (text: string): boolean => {
  const [address = '', bits = '', ...more] = text.split('/');
  const family = isIP(address);
  return (
    more.length === 0 && family !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
  );
};

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/** The bucket, if the environment has all its variables; null if it has none. */
const s3Of = (
  vars: Pick<
    z.output<typeof environment>,
    'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_PREFIX' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
  >,
  reasons: string[],
): S3Config | null => {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = vars;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY };
  if (Object.values(needed).every((value) => value === undefined)) return null;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY)
    return {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      prefix: vars.S3_PREFIX,
      region: S3_REGION ?? 'eu-west-2',
      accessKey: S3_ACCESS_KEY,
      secretKey: S3_SECRET_KEY,
    };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  reasons.push(`${missing.join(', ')}: needed with the other S3 variables. Set all of them or none.`);
  return null;
};

/** Roles that need a second factor: named, 'all', or only administrators where the value is 'on'. */
const secondFactorRolesOf = (value: string | undefined, reasons: string[]): readonly Role[] => {
  if (value === undefined || value === 'off' || value === 'false' || value === '0') return [];
  if (isOn(value)) return ['admin'];
  if (value === 'all') return ROLES;
  const named = listOf(value);
  const roles = ROLES.filter((role) => named.includes(role));
  if (roles.length !== new Set(named).size)
    reasons.push(`REQUIRE_SECOND_FACTOR: on, off, all, or some of ${ROLES.join(', ')}.`);
  return roles;
};

const trustProxyOf = (value: string | undefined): boolean | string => {
  if (value === undefined || value === 'false' || value === 'off') return false;
  return value === 'true' || value === 'on' ? true : value;
};

/** Every variable that is read; .env.example explains each. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

/**
 * The configuration from an environment. Throws ConfigError naming every variable that is wrong, and refuses what would
 * be unsafe: a host that others can reach without TLS or a trusted proxy, and any such host with demonstration data.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const vars = parsed.data;
  const host = vars.HOST ?? '127.0.0.1';
  const trustProxy = trustProxyOf(vars.TRUST_PROXY);
  const isProduction = vars.NODE_ENV === 'production';
  const isDemo =
    !isProduction &&
    (vars.SIDELINE_DEMO === undefined ? vars.DATABASE_URL === undefined : isOn(vars.SIDELINE_DEMO));

  const reasons: string[] = [];
  // A number of hops does not say who the nearest proxy is: anyone could send that many addresses.
  if (typeof trustProxy === 'string' && /^\d+$/.test(trustProxy))
    reasons.push("TRUST_PROXY: name the proxies' addresses, or 'loopback'.");
  if ((vars.TLS_CERT === undefined) !== (vars.TLS_KEY === undefined))
    reasons.push('TLS_CERT and TLS_KEY: set both or neither.');
  if (isProduction && vars.SIDELINE_DEMO !== undefined && isOn(vars.SIDELINE_DEMO))
    reasons.push('SIDELINE_DEMO: there is no demonstration data with NODE_ENV=production.');
  if (vars.DATABASE_URL === undefined && vars.DATABASE_DIRECT_URL !== undefined)
    reasons.push('DATABASE_DIRECT_URL: set DATABASE_URL as well.');
  // Nearly every read is audited, and audited reads go to the primary: anyone who sets replicas must learn that they are not used.
  if (vars.DATABASE_REPLICA_URLS !== undefined)
    reasons.push(
      'DATABASE_REPLICA_URLS: this release does not use read replicas. Leave it out (docs/adr/0005).',
    );
  if (!isLoopback(host)) {
    if (vars.TLS_CERT === undefined && trustProxy === false)
      reasons.push(`HOST: ${host} can be reached from outside; set TLS_CERT and TLS_KEY, or TRUST_PROXY.`);
    if (isDemo)
      reasons.push(
        `HOST: ${host} can be reached from outside; demonstration accounts are for loopback only. Set SIDELINE_DEMO=off.`,
      );
  }
  let tls: Config['tls'] = null;
  if (vars.TLS_CERT !== undefined && vars.TLS_KEY !== undefined) {
    try {
      tls = { cert: readFileSync(vars.TLS_CERT), key: readFileSync(vars.TLS_KEY) };
    } catch {
      reasons.push('TLS_CERT, TLS_KEY: a file cannot be read.');
    }
  }
  if (vars.BACKUP_PASSPHRASE !== undefined && vars.BACKUP_PASSPHRASE_FILE !== undefined)
    reasons.push('BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE: set only one of them.');
  const s3 = s3Of(vars, reasons);
  const privateNetworks = listOf(vars.WEBHOOK_PRIVATE_NETWORKS);
  for (const network of privateNetworks)
    if (!isNetwork(network))
      reasons.push(`WEBHOOK_PRIVATE_NETWORKS: ${network} is not a network such as 10.1.0.0/16.`);
  const pushServices = listOf(vars.PUSH_SERVICES);
  for (const origin of pushServices)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      reasons.push(`PUSH_SERVICES: ${origin} is not an origin such as https://push.example.org.`);
  const auditKeys = listOf(vars.AUDIT_KEYS);
  if (!auditKeys.every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)))
    reasons.push(
      "AUDIT_KEYS: each is 32 random bytes in base64, as from 'openssl rand -base64 32', the newest first.",
    );
  const headsTo = listOf(vars.AUDIT_HEADS_TO);
  for (const place of headsTo)
    if (place === 's3' ? s3 === null : !place.startsWith('/') && !isHttps(place))
      reasons.push(
        place === 's3'
          ? "AUDIT_HEADS_TO: 's3' needs the S3 variables."
          : `AUDIT_HEADS_TO: ${place} is not an absolute path, 's3', or an address that begins with https://.`,
      );
  const secondFactorRoles = secondFactorRolesOf(vars.REQUIRE_SECOND_FACTOR, reasons);
  const secretKeys = listOf(vars.SECRET_KEY);
  if (!secretKeys.every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)))
    reasons.push(
      "SECRET_KEY: 32 random bytes in base64, as from 'openssl rand -base64 32'. Put a new key before the old one.",
    );
  if (reasons.length > 0) throw new ConfigError(reasons);

  return {
    mode: vars.NODE_ENV,
    host,
    port: vars.PORT,
    publicUrl: vars.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustProxy,
    tls,
    database: {
      url: vars.DATABASE_URL ?? null,
      directUrl: vars.DATABASE_DIRECT_URL ?? vars.DATABASE_URL ?? null,
      poolSize: vars.DATABASE_POOL_SIZE,
      limits: databaseLimits({
        requestMs: vars.DATABASE_REQUEST_TIMEOUT_MS,
        reportMs: vars.DATABASE_REPORT_TIMEOUT_MS,
        jobMs: vars.DATABASE_JOB_TIMEOUT_MS,
      }),
    },
    dataDir: vars.SIDELINE_DATA_DIR ?? null,
    s3,
    isDemo,
    isSetupMode: vars.SETUP_MODE === 'true',
    sessionIdleMinutes: vars.SESSION_IDLE_MINUTES,
    secondFactorRoles,
    secretKeys: secretKeys.map((key) => Buffer.from(key, 'base64')),
    audit: {
      keys: auditKeys.map((key) => Buffer.from(key, 'base64')),
      publicKey: vars.AUDIT_PUBLIC_KEY ?? null,
      headsTo,
    },
    backup: {
      passphrase: vars.BACKUP_PASSPHRASE ?? null,
      passphraseFile: vars.BACKUP_PASSPHRASE_FILE ?? null,
    },
    provider: {
      name: vars.PROVIDER_NAME,
      email: vars.PROVIDER_EMAIL,
      phone: vars.PROVIDER_PHONE,
      dataProtectionOfficer: vars.PROVIDER_DATA_PROTECTION_OFFICER,
      alignment: vars.PROVIDER_ALIGNMENT,
      facebookUrl: vars.PROVIDER_FACEBOOK_URL,
      instagramUrl: vars.PROVIDER_INSTAGRAM_URL,
      twitterUrl: vars.PROVIDER_TWITTER_URL,
      prfPrefix: vars.PROVIDER_PRF_PREFIX,
    },
    smtpUrl: vars.SMTP_URL ?? null,
    webhooks: {
      privateNetworks,
      allowsHttp: vars.WEBHOOK_ALLOW_HTTP !== undefined && isOn(vars.WEBHOOK_ALLOW_HTTP),
    },
    pushServices,
    geocoder:
      vars.GEOCODER_URL === undefined ? null : { url: vars.GEOCODER_URL, key: vars.GEOCODER_KEY ?? null },
    logLevel: vars.LOG_LEVEL,
  };
};
