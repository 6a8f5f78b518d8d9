import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = "'isActioned', a.actioned_at IS NOT NULL";
const AFTER = `'escalation', a.escalation, 'actionedAt', a.actioned_at, ${BEFORE}`;

/** Changes one part of the function of a save and keeps the rest. */
const replaced = (before: string, after: string): string => `
  DO $do$
  BEGIN
    EXECUTE replace(pg_get_functiondef('prf_load_for_save(uuid, jsonb)'::regprocedure), $part$${before}$part$, $part$${after}$part$);
  END
  $do$`;

/** A save reads what an alert was answered with: what was judged chronic until a day says nothing of a set of a later one. */
export class LoadUntilWhenAlertsAreJudged1795920000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replaced(BEFORE, AFTER));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replaced(AFTER, BEFORE));
  }
}
