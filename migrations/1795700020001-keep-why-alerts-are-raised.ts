import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes one place of a function and keeps the rest, its settings and its grants as they are; fails where it is not there. */
const inFunction = (signature: string, before: string, after: string): string => `
  DO $do$
  DECLARE
    body text := pg_get_functiondef('${signature}'::regprocedure);
  BEGIN
    IF position($before$${before}$before$ IN body) = 0 THEN
      RAISE EXCEPTION 'The function % has no such place', '${signature}';
    END IF;
    EXECUTE replace(body, $before$${before}$before$, $after$${after}$after$);
  END
  $do$`;

const LOAD = 'prf_load_for_save(uuid, jsonb)';
const APPLY = 'prf_apply_save(uuid, timestamptz, jsonb)';

/** Each place as it was, and as it is from now on. */
const PLACES: readonly (readonly [signature: string, before: string, after: string])[] = [
  [
    LOAD,
    `'ruleVersion', a.rule_version`,
    `'basis', a.basis, 'reasons', a.reasons, 'ruleVersion', a.rule_version`,
  ],
  [
    APPLY,
    'INSERT INTO prf_alert (prf_id, entry_id, revision, total, band, rule_version, occurred_at, raised_at, cleared_at)',
    'INSERT INTO prf_alert (prf_id, entry_id, revision, total, band, basis, reasons, rule_version, occurred_at, raised_at, cleared_at)',
  ],
  [
    APPLY,
    'x.total, x.band, x.rule_version, x.occurred_at, at,',
    `x.total, x.band, coalesce(x.basis, 'score'), coalesce(x.reasons, '{}'), x.rule_version, x.occurred_at, at,`,
  ],
  [
    APPLY,
    'total integer, band text, rule_version text,',
    'total integer, band text, basis text, reasons text[], rule_version text,',
  ],
  [
    APPLY,
    'band = excluded.band, rule_version = excluded.rule_version,',
    'band = excluded.band, basis = excluded.basis, reasons = excluded.reasons, rule_version = excluded.rule_version,',
  ],
];

/**
 * An alert is raised by more than a whole score: by what an incomplete set reaches, by red signs where no score is valid, by
 * concern. And what closes it is one of the actions of the escalation table, with whom and when.
 */
export class KeepWhyAlertsAreRaised1795700020001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE prf_alert
        ADD COLUMN basis text NOT NULL DEFAULT 'score'
          CONSTRAINT prf_alert_basis_check CHECK (basis IN ('score', 'minimum', 'signs', 'concern')),
        ADD COLUMN reasons text[] NOT NULL DEFAULT '{}',
        ADD COLUMN escalation jsonb
          CONSTRAINT prf_alert_escalation_check CHECK (escalation IS NULL OR escalation ? 'kind')`);
    for (const [signature, before, after] of PLACES)
      await queryRunner.query(inFunction(signature, before, after));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [signature, before, after] of [...PLACES].reverse())
      await queryRunner.query(inFunction(signature, after, before));
    await queryRunner.query(
      'ALTER TABLE prf_alert DROP COLUMN basis, DROP COLUMN reasons, DROP COLUMN escalation',
    );
  }
}
