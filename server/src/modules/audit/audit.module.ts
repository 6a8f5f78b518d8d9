import { defineModule } from '../../platform/module.js';
import { AuditEntry, AuditHead } from './audit-entry.entity.js';
import { AuditHeadsService, EXPORT_HEADS_TASK } from './audit-heads.service.js';
import type { AuditKeys } from './audit-keys.js';
import { AuditTrailService } from './audit-trail.service.js';
import { auditData } from './audit.personal-data.js';
import { AuditResolver } from './audit.resolver.js';
import { auditRoutes } from './audit.routes.js';
import { AuditService } from './audit.service.js';

export const auditModule = defineModule({
  name: 'audit',
  entities: [AuditEntry, AuditHead],
  personalData: [auditData],
  start: (
    { auditKeys }: { readonly auditKeys: AuditKeys },
    { config, clock, dataSource, behind, files, dataFolder },
  ) => {
    const audit = new AuditService({ dataSource, keys: auditKeys });
    const auditTrail = new AuditTrailService({ audit });
    const auditHeads = new AuditHeadsService({
      dataSource: behind,
      clock,
      files,
      dataFolder,
      places: config.audit.headsTo,
    });
    return {
      services: { audit, auditTrail, auditHeads },
      resolvers: [new AuditResolver(auditTrail)],
      routes: { audit: auditRoutes({ auditTrail }) },
      jobs: {
        tasks: { [EXPORT_HEADS_TASK]: () => auditHeads.export() },
        crontab: [`5 * * * * ${EXPORT_HEADS_TASK}`],
      },
    };
  },
});
