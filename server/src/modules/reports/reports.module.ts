import { defineModule } from '../../platform/module.js';
import type { AuditCheckService } from '../audit/audit-check.service.js';
import type { AuditTrailService } from '../audit/audit-trail.service.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EventService } from '../events/event.service.js';
import type { PatientSearchService } from '../patients/patient-search.service.js';
import type { RecallService } from '../inventory/recalls/recall.service.js';
import type { PrfReadingService } from '../prf/reading/prf-reading.service.js';
import type { SeeAndTreatService } from '../see-and-treat/see-and-treat.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { ShiftReadingService } from '../shifts/shift-reading.service.js';
import type { ShiftReportService } from '../shifts/shift-report.service.js';
import type { SessionService } from '../users/session.service.js';
import { STOCK_PROMISES } from '../inventory/purchasing/purchasing.ports.js';
import type { RightsService } from '../settings/rights.service.js';
import { DashboardResolver } from './dashboard.resolver.js';
import { DashboardService } from './dashboard.service.js';
import { ExportService } from './export.service.js';
import { ListDownloadResolver } from './list-download.resolver.js';
import { ListDownloadService } from './list-download.service.js';
import { exportRoutes } from './exports.routes.js';
import { LongExportMaker, MAKE_EXPORTS_TASK } from './long-export-maker.js';
import { LongExportResolver } from './long-export.resolver.js';
import { LongExportService } from './long-export.service.js';
import { reportData } from './reports.personal-data.js';
import { shiftReportRoutes } from './shift-report.routes.js';
import { stockLists } from './stock-exports.js';

interface Needs {
  readonly audit: AuditService;
  readonly rights: RightsService;
  readonly auditTrail: AuditTrailService;
  readonly auditChecks: AuditCheckService;
  readonly settings: ProviderSettingsService;
  readonly patientSearch: PatientSearchService;
  readonly sessions: SessionService;
  readonly events: EventService;
  readonly shiftReading: ShiftReadingService;
  readonly shiftReports: ShiftReportService;
  readonly prfReading: PrfReadingService;
  readonly seeAndTreat: SeeAndTreatService;
  readonly recalls: RecallService;
}

export const reportsModule = defineModule({
  name: 'reports',
  scope: 'reports',
  personalData: [reportData],
  start: (
    {
      audit,
      rights,
      auditTrail,
      auditChecks,
      settings,
      patientSearch,
      sessions,
      events,
      shiftReading,
      shiftReports,
      prfReading,
      seeAndTreat,
      recalls,
    }: Needs,
    { clock, logger, behind, files, exports: lists, every },
  ) => {
    const dashboards = new DashboardService({
      ...{ audit, events, patientSearch, prfReading, shiftReading, recalls },
      promises: every(STOCK_PROMISES),
    });
    const stock = stockLists(lists);
    const exports = new ExportService({
      audit,
      rights,
      auditTrail,
      auditChecks,
      events,
      patientSearch,
      prfReading,
      seeAndTreat,
      shiftReports,
      settings,
      stock,
    });
    const longExports = new LongExportService({ audit, exports, files });
    const exportMaker = new LongExportMaker({
      audit,
      exports,
      sessions,
      files,
      dataSource: behind,
      clock,
      logger,
    });
    return {
      services: { exportMaker },
      resolvers: [
        new DashboardResolver(dashboards),
        new LongExportResolver(longExports),
        new ListDownloadResolver(new ListDownloadService({ audit, rights })),
      ],
      routes: {
        'shift-report': shiftReportRoutes({ shiftReports, exports }),
        exports: exportRoutes({ exports, stock, longExports }),
      },
      jobs: {
        tasks: {
          [MAKE_EXPORTS_TASK]: () => exportMaker.makeAll(),
          'remove-old-exports': () => exportMaker.sweep(),
        },
        crontab: [
          // Requested files are started at once; this picks up those left by a process that ended.
          `* * * * * ${MAKE_EXPORTS_TASK}`,
          '47 * * * * remove-old-exports',
        ],
      },
    };
  },
});
