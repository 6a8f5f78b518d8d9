import type { Context } from '../../platform/context.js';
import { readTogether } from '../../platform/database/read.js';
import { RELEASE } from '../../platform/release.js';
import type { AuditService } from '../audit/audit.service.js';
import type { PrfDesk } from '../prf/reading/prf-list.hot.js';
import type { PrfReadingService } from '../prf/reading/prf-reading.service.js';
import { readShortages } from './safety.hot.js';
import type { SafetyReport } from './safety.types.js';

const SHOWN = 100;

interface Deps {
  readonly audit: AuditService;
  readonly prfReading: PrfReadingService;
}

/** What the clinical safety officer monitors (docs/safety): two statements and one audit entry. */
export class SafetyService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async report(context: Context): Promise<SafetyReport> {
    const { audit, prfReading } = this.#deps;
    const { desk } = await readTogether<{ desk: PrfDesk }>(context.manager, {
      desk: prfReading.desk(context, { records: 1, alerts: SHOWN }),
    });
    const { shortages, count } = await readShortages(context.manager, SHOWN);
    await audit.record(context, {
      action: 'SAFETY_REPORT_VIEWED',
      entity: { type: 'SafetyReport', id: 'all' },
    });
    return {
      version: RELEASE,
      openAlerts: desk.openAlerts,
      openAlertCount: desk.openAlertCount,
      shortages,
      shortageCount: count,
    };
  }
}
