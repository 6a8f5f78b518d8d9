import { actorOf, type Context } from '../../platform/context.js';
import { readTogether } from '../../platform/database/read.js';
import { Looks } from '../../platform/looks.js';
import type { AuditService } from '../audit/audit.service.js';
import { deskBags, type DeskBags } from '../inventory/bags/bag-desk.hot.js';
import { bagIsNotReady } from '../inventory/bags/bag.hot.js';
import { deskStock, deskStockCount, type DeskPlace } from '../inventory/overview/desk-stock.hot.js';
import type { EventService } from '../events/event.service.js';
import type { PatientSearchService } from '../patients/patient-search.service.js';
import type { RecallService } from '../inventory/recalls/recall.service.js';
import type { Recall } from '../inventory/recalls/recall.types.js';
import type { PrfDesk } from '../prf/reading/prf-list.hot.js';
import type { PrfReadingService } from '../prf/reading/prf-reading.service.js';
import type { Patient } from '../patients/patient.entity.js';
import type { Duty } from '../shifts/shift.hot.js';
import type { ShiftReadingService } from '../shifts/shift-reading.service.js';
import type { Dashboard } from './dashboard.types.js';
import { deskWeek, type DeskWeek } from './desk-week.hot.js';

/** Records beyond this number are counted, and are in the list of open records. */
const DESK = { records: 20, alerts: 100 };
const GAPS = 20;
const RECENT_PATIENTS = 8;
const RECALLS = 5;

interface Deps {
  readonly audit: AuditService;
  readonly events: EventService;
  readonly patientSearch: PatientSearchService;
  readonly prfReading: PrfReadingService;
  readonly shiftReading: ShiftReadingService;
  readonly recalls: RecallService;
  /** SQL for stock on its way or promised: `STOCK_PROMISES`. */
  readonly promises: Iterable<string>;
}

/**
 * A clinician's tasks for today: two statements and one audit entry. A dashboard that stays open and refreshes itself counts
 * as one view.
 */
export class DashboardService {
  readonly #deps: Deps;
  readonly #looks = new Looks();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async read(context: Context): Promise<Dashboard> {
    const { audit, events, patientSearch, prfReading, shiftReading, recalls, promises } = this.#deps;
    const todaysEvents = await events.today(context);
    const { userId } = actorOf(context);
    const { desk, duty, recentPatients, bags, keptPlaces, keptPlaceCount, activeRecalls, week } =
      await readTogether<{
        desk: PrfDesk;
        duty: Duty;
        recentPatients: Patient[];
        bags: DeskBags;
        keptPlaces: DeskPlace[];
        keptPlaceCount: number;
        activeRecalls: Recall[];
        week: DeskWeek;
      }>(context.manager, {
        desk: prfReading.desk(context, DESK),
        duty: shiftReading.duty(context, GAPS),
        recentPatients: patientSearch.recent(RECENT_PATIENTS),
        bags: deskBags(userId, context.clock()),
        keptPlaces: deskStock(userId, context.clock(), [...promises], bagIsNotReady),
        keptPlaceCount: deskStockCount(userId),
        activeRecalls: recalls.active(RECALLS),
        week: deskWeek(context.clock()),
      });
    if (this.#looks.isNew(context))
      await audit.record(context, { action: 'DASHBOARD_VIEWED', entity: { type: 'Dashboard', id: 'own' } });
    const { myOpen: myOpenPrfs, ...waiting } = desk;
    return {
      ...{ myOpenPrfs, ...waiting, todaysEvents, ...duty, recentPatients, bags, keptPlaces },
      ...{ keptPlaceCount, activeRecalls, week },
    };
  }
}
