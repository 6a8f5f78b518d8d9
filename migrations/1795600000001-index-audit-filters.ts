import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit log by object, address and request, and what was refused: each a walk along one index in the order of time, however
 * long the trail.
 */
export class IndexAuditFilters1795600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX audit_entry_entity_type ON audit_entry (entity_type, recorded_at, id)
        WHERE entity_type IS NOT NULL;
      CREATE INDEX audit_entry_entity ON audit_entry (entity_id, recorded_at, id)
        WHERE entity_id IS NOT NULL;
      CREATE INDEX audit_entry_address ON audit_entry (address, recorded_at, id) WHERE address IS NOT NULL;
      CREATE INDEX audit_entry_request ON audit_entry (request_id, recorded_at, id);
      CREATE INDEX audit_entry_refused ON audit_entry (recorded_at, id) WHERE is_refusal`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX audit_entry_refused;
      DROP INDEX audit_entry_request;
      DROP INDEX audit_entry_address;
      DROP INDEX audit_entry_entity;
      DROP INDEX audit_entry_entity_type`);
  }
}
