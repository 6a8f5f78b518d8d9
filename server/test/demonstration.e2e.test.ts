import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.js';
import { createContainer } from '../src/container.js';
import { loadDemonstrationData, type LoadedDemonstration } from '../src/demo/load.js';
import { verifyChains } from '../src/modules/audit/audit-chain-store.js';
import { createLogger } from '../src/platform/logger.js';
import { createTestDatabase, type TestDatabase } from './harness/database.js';

const NOW = new Date('2026-11-20T14:32:00.000Z');

let database: TestDatabase;
let loaded: LoadedDemonstration | null;

const load = () => {
  const container = createContainer({
    dataSource: database.dataSource,
    config: readConfig({}),
    clock: () => NOW,
    logger: createLogger('silent'),
  });
  return loadDemonstrationData(container, database.dataSource, NOW);
};

const count = async (sql: string): Promise<number> => {
  const [row] = await database.asOwner<{ count: string }>(`SELECT count(*) AS count FROM ${sql}`);
  return Number(row?.count);
};

beforeAll(async () => {
  database = await createTestDatabase();
  loaded = await load();
}, 120_000);

afterAll(() => database.drop());

describe('the demonstration data', () => {
  it('is all there', async () => {
    process.stdout.write(`Demonstration data loaded in ${String(loaded?.milliseconds)} ms\n`);
    expect(loaded).toMatchObject({ patients: 600, records: 250 });
    expect(await count('event')).toBe(10);
    expect(await count('client')).toBe(3);
    expect(await count('staff_profile')).toBe(14);
    expect(await count('cheer_team')).toBe(8);
    expect(await count('patient')).toBe(600);
    expect(await count('prf')).toBe(250);
    expect(await count("prf WHERE status = 'completed'")).toBe(loaded?.signed);
    expect(await count("prf WHERE status = 'awaiting_review'")).toBe(8);
    expect(await count("prf WHERE status = 'void'")).toBe(4);
    expect(await count("prf WHERE status = 'in_progress'")).toBe(26);
  });

  it('has signed records that miss nothing, with a signature each', async () => {
    expect(
      await count("prf WHERE status = 'completed' AND (missing_count > 0 OR open_alert_count > 0)"),
    ).toBe(0);
    expect(await count('prf_signature')).toBe(loaded?.signed);
    expect(await count("prf_signature WHERE patient_snapshot ->> 'patient_name' IS NULL")).toBe(0);
  });

  it('has open records of the two clinicians, and alerts that wait for an action', async () => {
    const open = "prf p JOIN app_user u ON u.id = p.author_id WHERE p.status = 'in_progress' AND u.email =";
    expect(await count(`${open} 'staff@sideline.test'`)).toBeGreaterThan(5);
    expect(await count(`${open} 'nurse@sideline.test'`)).toBeGreaterThan(5);
    expect(await count('prf_alert WHERE actioned_at IS NULL AND cleared_at IS NULL')).toBeGreaterThan(0);
  });

  it('lets only the five published accounts sign in', async () => {
    const accounts = await database.asOwner<{ email: string; role: string }>(
      'SELECT email, role FROM app_user WHERE password_hash IS NOT NULL ORDER BY email',
    );
    expect(accounts).toEqual([
      { email: 'admin@sideline.test', role: 'admin' },
      { email: 'client@sideline.test', role: 'client' },
      { email: 'nurse@sideline.test', role: 'staff' },
      { email: 'patient@sideline.test', role: 'patient' },
      { email: 'staff@sideline.test', role: 'staff' },
    ]);
    expect(await count("app_user WHERE role = 'patient' AND patient_id IS NULL")).toBe(0);
    expect(await count("app_user WHERE role = 'client' AND client_id IS NULL")).toBe(0);
    expect(
      await count(
        `prf p JOIN app_user u ON u.patient_id = p.patient_id WHERE u.email = 'patient@sideline.test' AND p.status = 'completed'`,
      ),
    ).toBe(3);
  });

  it('leaves an audit trail whose chains are whole', async () => {
    expect(await count("audit_entry WHERE action = 'PATIENT_CREATED'")).toBe(600);
    expect(await count("audit_entry WHERE action = 'PRF_SIGNED'")).toBe(loaded?.signed);
    const result = await verifyChains(database.dataSource);
    expect(result).toMatchObject({ breaks: [] });
  });

  it('is loaded once', async () => {
    expect(await load()).toBeNull();
    expect(await count('patient')).toBe(600);
  });
});
