import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { RightsService } from '../settings/rights.service.js';
import { CheerReportResolver } from './cheer-report.resolver.js';
import { cheerReportRoutes } from './cheer-report.routes.js';
import { CheerReportService } from './cheer-report.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly settings: ProviderSettingsService;
  readonly rights: RightsService;
}

export const cheerReportModule = defineModule({
  name: 'cheer-report',
  scope: 'reports',
  start: ({ audit, settings, rights }: Needs) => {
    const cheerReports = new CheerReportService({ audit, settings, rights });
    return {
      resolvers: [new CheerReportResolver(cheerReports)],
      routes: { 'cheer-report': cheerReportRoutes({ cheerReports }) },
    };
  },
});
