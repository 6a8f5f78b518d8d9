import type { Context } from '../../platform/context.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EventService } from '../events/event.service.js';
import type { PatientSearchService } from '../patients/patient-search.service.js';
import type { PrfReadingService } from '../prf/prf-reading.service.js';
import type { Dashboard } from './dashboard.types.js';

const OPEN_RECORDS = 20;
const RECENT_PATIENTS = 8;

interface Deps {
  readonly audit: AuditService;
  readonly events: EventService;
  readonly patientSearch: PatientSearchService;
  readonly prfReading: PrfReadingService;
}

/** What waits for a clinician today: three statements and one audit entry. */
export class DashboardService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async read(context: Context): Promise<Dashboard> {
    const { audit, events, patientSearch, prfReading } = this.#deps;
    const desk = await prfReading.desk(context, OPEN_RECORDS);
    const todaysEvents = await events.today(context);
    const recentPatients = await patientSearch.recent(context, RECENT_PATIENTS);
    await audit.record(context, { action: 'DASHBOARD_VIEWED', entity: { type: 'Dashboard', id: 'own' } });
    return { myOpenPrfs: desk.myOpen, openAlerts: desk.openAlerts, todaysEvents, recentPatients };
  }
}
