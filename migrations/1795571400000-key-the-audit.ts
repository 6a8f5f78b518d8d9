import type { MigrationInterface, QueryRunner } from 'typeorm';

type Exchange = readonly [from: string, to: string];

/** The place of an entry and what it says were hashed; they are now authenticated with the entry's own key. */
const EXCHANGES: readonly Exchange[] = [
  [
    `"clientAt" timestamptz, "correlationId" text
        ))`,
    `"clientAt" timestamptz, "correlationId" text, "keyId" text, key text
        ))`,
  ],
  [
    `        previous := last_hash;
        last_hash := sha256(convert_to(
          audit_part(encode(previous, 'hex')) || audit_part(held::text) || audit_part(stream)
          || audit_part(last_sequence::text) || entry.said, 'UTF8'));`,
    `        previous := last_hash;
        IF entry.key IS NULL OR length(entry.key) <> 64 OR entry."keyId" IS NULL THEN
          RAISE EXCEPTION 'an entry of the audit trail needs its key';
        END IF;
        last_hash := hmac(convert_to(
          audit_part(encode(previous, 'hex')) || audit_part(held::text) || audit_part(stream)
          || audit_part(last_sequence::text) || audit_part(entry."keyId") || entry.said, 'UTF8'),
          decode(entry.key, 'hex'), 'sha256');`,
  ],
  [
    `entry."clientAt", entry."correlationId", previous, last_hash
        )::audit_entry`,
    `entry."clientAt", entry."correlationId", previous, last_hash, entry."keyId"
        )::audit_entry`,
  ],
];

const exchange = async (runner: QueryRunner, exchanges: readonly Exchange[]): Promise<void> => {
  const [row] = (await runner.query(
    `SELECT pg_get_functiondef('audit_append(jsonb)'::regprocedure) AS definition`,
  )) as readonly { readonly definition: string }[];
  let definition = row?.definition ?? '';
  for (const [from, to] of exchanges) {
    if (!definition.includes(from)) throw new Error('audit_append is not as it was left.');
    definition = definition.replace(from, () => to);
  }
  await runner.query(definition);
};

/**
 * Entries from here on are authenticated (ADR 33): each comes with a key of its own, derived outside the database from a key
 * that never enters it, and names that one. Neither is kept with the entry but the name. Older entries have none and stay
 * under the plain hash.
 */
export class KeyTheAudit1795571400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE audit_entry ADD COLUMN key_id text`);
    await exchange(runner, EXCHANGES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await exchange(
      runner,
      EXCHANGES.map(([from, to]) => [to, from]),
    );
    await runner.query(`ALTER TABLE audit_entry DROP COLUMN key_id`);
  }
}
