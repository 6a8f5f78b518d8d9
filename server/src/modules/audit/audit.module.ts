import { defineModule } from '../../platform/module.js';
import { AuditEntry, AuditHead } from './audit-entry.entity.js';
import { AuditCheckResolver } from './audit-check.resolver.js';
import { AuditCheckService, CHECK_CHAINS_TASK } from './audit-check.service.js';
import { AuditHeadsService, EXPORT_HEADS_TASK } from './audit-heads.service.js';
import type { AuditKeys } from './audit-keys.js';
import { AuditTrailService } from './audit-trail.service.js';
import { auditData } from './audit.personal-data.js';
import { AuditResolver } from './audit.resolver.js';
import { auditRoutes } from './audit.routes.js';
import { AuditService } from './audit.service.js';
import { COUNT_READING_TASK, ReadingService } from './reading.service.js';

export const auditModule = defineModule({
  name: 'audit',
  scope: 'audit',
  entities: [AuditEntry, AuditHead],
  personalData: [auditData],
  impersonal: {
    audit_entry: 'Ids and names of fields, never values; it stays whole (operations section 4).',
  },
  start: (
    { auditKeys }: { readonly auditKeys: AuditKeys },
    { config, clock, logger, dataSource, behind, files, dataFolder },
  ) => {
    const audit = new AuditService({ dataSource, keys: auditKeys });
    const auditTrail = new AuditTrailService({ audit });
    const auditHeads = new AuditHeadsService({
      dataSource: behind,
      clock,
      files,
      dataFolder,
      places: config.audit.headsTo,
      logger,
    });
    const auditChecks = new AuditCheckService({
      audit,
      keys: auditKeys,
      dataSource: behind,
      clock,
      logger,
      dataFolder,
      publicKey: config.audit.publicKey,
    });
    const reading = new ReadingService({ audit, dataSource: behind, clock });
    return {
      services: { audit, auditTrail, auditHeads, auditChecks, reading },
      resolvers: [new AuditResolver(auditTrail), new AuditCheckResolver(auditChecks, reading)],
      routes: { audit: auditRoutes({ auditTrail }) },
      jobs: {
        tasks: {
          [EXPORT_HEADS_TASK]: () => auditHeads.export(),
          [CHECK_CHAINS_TASK]: () => auditChecks.check(),
          [COUNT_READING_TASK]: () => reading.count(),
        },
        crontab: [
          `5 * * * * ${EXPORT_HEADS_TASK}`,
          `40 3 * * * ${CHECK_CHAINS_TASK}`,
          `17 * * * * ${COUNT_READING_TASK}`,
        ],
      },
    };
  },
});
