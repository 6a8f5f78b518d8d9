import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EventService } from '../events/event.service.js';
import type { EventZoneService } from '../events/event-zone.service.js';
import type { RecordStockService } from '../inventory/usage/record-stock.service.js';
import type { PrfSavingService } from '../prf/saving/prf-saving.service.js';
import type { StaffService } from '../staff/staff.service.js';
import type { RightsService } from '../settings/rights.service.js';
import { seeAndTreatData } from './see-and-treat.personal-data.js';
import { SeeAndTreatResolver } from './see-and-treat.resolver.js';
import { seeAndTreatRoutes } from './see-and-treat.routes.js';
import { SeeAndTreatService } from './see-and-treat.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly events: EventService;
  readonly eventZones: EventZoneService;
  readonly staff: StaffService;
  readonly prfSaving: PrfSavingService;
  readonly recordStock: RecordStockService;
  readonly rights: RightsService;
}

export const seeAndTreatModule = defineModule({
  name: 'see-and-treat',
  scope: 'see_and_treat',
  personalData: [seeAndTreatData],
  start: ({ audit, events, eventZones, staff, prfSaving, recordStock: stock, rights }: Needs, { bus }) => {
    const seeAndTreat = new SeeAndTreatService({
      ...{ audit, events, zones: eventZones, bus, prfSaving, stock, rights },
    });
    return {
      services: { seeAndTreat },
      resolvers: [new SeeAndTreatResolver(seeAndTreat)],
      routes: { 'see-and-treat': seeAndTreatRoutes({ seeAndTreat, events, staff }) },
    };
  },
});
