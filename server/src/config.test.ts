import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, VARIABLES } from './config.js';

const reasonsOf = (env: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.reasons;
    throw error;
  }
};
const DATABASE_URL = 'postgresql://app:secret@db.example.org/sideline';

describe('the configuration', () => {
  it('listens on loopback, with the embedded database and demonstration data, by default', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 4000,
      publicUrl: null,
      trustProxy: false,
      tls: null,
      isDemo: true,
      isSetupMode: false,
      sessionIdleMinutes: 30,
      database: { url: null, directUrl: null },
    });
  });

  it('accepts the idle time in whole minutes, up to the longest session', () => {
    expect(readConfig({ SESSION_IDLE_MINUTES: '5' }).sessionIdleMinutes).toBe(5);
    for (const wrong of ['0', '1.5', '721', 'soon'])
      expect(reasonsOf({ SESSION_IDLE_MINUTES: wrong }).join()).toContain('SESSION_IDLE_MINUTES');
  });

  it.each(['prod', 'Production', 'staging'])('refuses NODE_ENV=%s instead of being less strict', (slip) => {
    expect(reasonsOf({ NODE_ENV: slip })).toEqual([
      `NODE_ENV: '${slip}' is not production, development or test. Leave it out for development.`,
    ]);
    for (const mode of ['development', 'production', 'test'] as const)
      expect(readConfig({ NODE_ENV: mode }).mode).toBe(mode);
    expect(readConfig({ NODE_ENV: '' }).mode).toBe('development');
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '', SIDELINE_DEMO: '' })).toEqual(
      readConfig({}),
    );
  });

  it('has no demonstration data with an external database unless requested, and never in production', () => {
    expect(readConfig({ DATABASE_URL }).isDemo).toBe(false);
    expect(readConfig({ DATABASE_URL, SIDELINE_DEMO: 'on' }).isDemo).toBe(true);
    expect(readConfig({ NODE_ENV: 'production' }).isDemo).toBe(false);
    expect(reasonsOf({ NODE_ENV: 'production', SIDELINE_DEMO: 'on' })).toEqual([
      expect.stringContaining('SIDELINE_DEMO'),
    ]);
  });

  it('bypasses a pooler with the direct address, which defaults to the same one', () => {
    expect(readConfig({ DATABASE_URL }).database.directUrl).toBe(DATABASE_URL);
    const direct = 'postgresql://owner:secret@db.example.org:5433/sideline';
    expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL: direct }).database.directUrl).toBe(direct);
    expect(reasonsOf({ DATABASE_DIRECT_URL: direct })).toEqual([expect.stringContaining('DATABASE_URL')]);
  });

  it('refuses replicas instead of ignoring them', () => {
    expect(reasonsOf({ DATABASE_URL, DATABASE_REPLICA_URLS: DATABASE_URL })).toEqual([
      expect.stringContaining('DATABASE_REPLICA_URLS'),
    ]);
  });

  it('reads no variable that .env.example does not name', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(VARIABLES.filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => !VARIABLES.includes(name ?? ''))).toEqual([]);
  });

  it('reads no variable that the README leaves out', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, table = ''] = /^## Configuration$([^]*?)^## /m.exec(readme) ?? [];
    const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)(\*?)`/g)].map(([, name = '', isGroup]) => ({
        name,
        isGroup: isGroup === '*',
      })),
    );
    const tells = (variable: string) => (one: (typeof named)[number]) =>
      one.isGroup ? variable.startsWith(one.name) : variable === one.name;
    expect(VARIABLES.filter((variable) => !named.some(tells(variable)))).toEqual([]);
    expect(named.filter((one) => !VARIABLES.some((variable) => tells(variable)(one)))).toEqual([]);
  });

  it('opens set-up for the exact word only', () => {
    expect(readConfig({ SETUP_MODE: 'true' }).isSetupMode).toBe(true);
    expect(readConfig({ SETUP_MODE: '1' }).isSetupMode).toBe(false);
  });

  it.each(['0.0.0.0', '::', '192.168.0.10', 'sideline.example.org'])(
    'refuses %s without TLS or a trusted proxy',
    (HOST) => {
      expect(reasonsOf({ HOST, SIDELINE_DEMO: 'off' })).toEqual([expect.stringContaining('TLS_CERT')]);
      expect(reasonsOf({ HOST, SIDELINE_DEMO: 'off', TRUST_PROXY: '10.0.0.0/8' })).toEqual([]);
    },
  );

  it.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('recognises %s as loopback', (HOST) => {
    expect(reasonsOf({ HOST })).toEqual([]);
  });

  it('never shows demonstration accounts to other machines', () => {
    expect(reasonsOf({ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.0/8' })).toEqual([
      expect.stringContaining('SIDELINE_DEMO=off'),
    ]);
  });

  it('trusts proxies by address, never by a number of hops', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.1' }).trustProxy).toBe('loopback, 10.0.0.1');
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(reasonsOf({ TRUST_PROXY: '1' })).toEqual([expect.stringContaining('TRUST_PROXY')]);
  });

  it('names the roles that need a second factor', () => {
    const rolesOf = (value: string) => readConfig({ REQUIRE_SECOND_FACTOR: value }).secondFactorRoles;
    expect(readConfig({}).secondFactorRoles).toEqual([]);
    expect(['', 'off', 'on', 'all', 'patient staff'].map(rolesOf)).toEqual([
      [],
      [],
      ['admin'],
      ['admin', 'staff', 'client', 'patient'],
      ['staff', 'patient'],
    ]);
    expect(reasonsOf({ REQUIRE_SECOND_FACTOR: 'staff,queens' })).toEqual([
      expect.stringContaining('REQUIRE_SECOND_FACTOR'),
    ]);
  });

  it('accepts one secret key or several, the newest first', () => {
    const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const [first, second] = [one.toString('base64'), other.toString('base64')];
    expect(readConfig({}).secretKeys).toEqual([]);
    expect(readConfig({ SECRET_KEY: first }).secretKeys).toEqual([one]);
    expect(readConfig({ SECRET_KEY: `${second}, ${first}` }).secretKeys).toEqual([other, one]);
    expect(reasonsOf({ SECRET_KEY: `${first},short` })).toEqual([expect.stringContaining('SECRET_KEY')]);
  });

  it('names every variable that is wrong', () => {
    const reasons = reasonsOf({ PORT: 'many', PUBLIC_URL: 'sideline', DATABASE_URL: 'mysql://db/sideline' });
    expect(reasons.map((reason) => reason.split(':')[0])).toEqual(['PORT', 'PUBLIC_URL', 'DATABASE_URL']);
  });

  it('requires both halves of a certificate, in files that it can read', () => {
    expect(reasonsOf({ TLS_CERT: '/nowhere.pem' })).toEqual([expect.stringContaining('both')]);
    expect(reasonsOf({ TLS_CERT: '/nowhere.pem', TLS_KEY: '/nowhere.key' })).toEqual([
      expect.stringContaining('cannot be read'),
    ]);
  });

  it('stores files in a bucket if all of it is named, and refuses half of one', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example.org',
      S3_BUCKET: 'sideline',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    };
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig({ ...bucket, S3_REGION: 'eu-west-1' }).s3).toEqual({
      endpoint: 'https://s3.example.org',
      bucket: 'sideline',
      prefix: '',
      region: 'eu-west-1',
      accessKey: 'key',
      secretKey: 'secret',
    });
    expect(readConfig({ ...bucket, S3_PREFIX: 'sideline/north-2' }).s3?.prefix).toBe('sideline/north-2');
    for (const wrong of ['/north', 'north/', '..', 'a//b', 'North'])
      expect(reasonsOf({ ...bucket, S3_PREFIX: wrong }).join(), wrong).toContain('S3_PREFIX');
    expect(reasonsOf({ ...bucket, S3_SECRET_KEY: '', S3_BUCKET: '' })).toEqual([
      'S3_BUCKET, S3_SECRET_KEY: needed with the other S3 variables. Set all of them or none.',
    ]);
    expect(reasonsOf({ ...bucket, S3_ENDPOINT: 's3.example.org' }).join()).toContain('S3_ENDPOINT');
  });

  it('reads the provider’s own details', () => {
    const { provider } = readConfig({ PROVIDER_NAME: 'Touchline Medical', PROVIDER_PRF_PREFIX: 'TLM' });
    expect(provider).toMatchObject({ name: 'Touchline Medical', prfPrefix: 'TLM', phone: undefined });
    expect(reasonsOf({ PROVIDER_PRF_PREFIX: 't1' })).toEqual([
      expect.stringContaining('PROVIDER_PRF_PREFIX'),
    ]);
  });
});
