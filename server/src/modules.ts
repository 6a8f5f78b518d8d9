import { addressesModule } from './modules/addresses/addresses.module.js';
import { attachmentsModule } from './modules/attachments/attachments.module.js';
import type { AuditKeys } from './modules/audit/audit-keys.js';
import { auditModule } from './modules/audit/audit.module.js';
import { cheerReportModule } from './modules/cheer-report/cheer-report.module.js';
import { cheerModule } from './modules/cheer/cheer.module.js';
import { clientsModule } from './modules/clients/clients.module.js';
import { eventFiguresModule } from './modules/event-figures/event-figures.module.js';
import { controlModule } from './modules/control/control.module.js';
import { eventsModule } from './modules/events/events.module.js';
import { formularyModule } from './modules/formulary/formulary.module.js';
import { interopModule } from './modules/interop/interop.module.js';
import { batchesModule } from './modules/inventory/batches/batches.module.js';
import { bagsModule } from './modules/inventory/bags/bags.module.js';
import { controlledDrugsModule } from './modules/inventory/controlled-drugs/controlled-drugs.module.js';
import { importsModule } from './modules/inventory/imports/imports.module.js';
import { itemsModule } from './modules/inventory/items/items.module.js';
import { kitsModule } from './modules/inventory/kits/kits.module.js';
import { labelsModule } from './modules/inventory/labels/labels.module.js';
import { locationsModule } from './modules/inventory/locations/locations.module.js';
import { overviewModule } from './modules/inventory/overview/overview.module.js';
import { purchasingModule } from './modules/inventory/purchasing/purchasing.module.js';
import { recallsModule } from './modules/inventory/recalls/recalls.module.js';
import { replenishmentModule } from './modules/inventory/replenishment/replenishment.module.js';
import { returnsModule } from './modules/inventory/returns/returns.module.js';
import { stockModule } from './modules/inventory/stock/stock.module.js';
import { stocktakesModule } from './modules/inventory/stocktakes/stocktakes.module.js';
import { suppliersModule } from './modules/inventory/suppliers/suppliers.module.js';
import { usageModule } from './modules/inventory/usage/usage.module.js';
import { witnessesModule } from './modules/inventory/witnesses/witnesses.module.js';
import { transfersModule } from './modules/inventory/transfers/transfers.module.js';
import { listViewsModule } from './modules/list-views/list-views.module.js';
import { notificationsModule } from './modules/notifications/notifications.module.js';
import { patientsModule } from './modules/patients/patients.module.js';
import { portalModule } from './modules/portal/portal.module.js';
import { prfModule } from './modules/prf/prf.module.js';
import { privacyModule } from './modules/privacy/privacy.module.js';
import { qualityModule } from './modules/quality/quality.module.js';
import { reportsModule } from './modules/reports/reports.module.js';
import { safetyModule } from './modules/safety/safety.module.js';
import { seeAndTreatModule } from './modules/see-and-treat/see-and-treat.module.js';
import { settingsModule } from './modules/settings/settings.module.js';
import { shiftsModule } from './modules/shifts/shifts.module.js';
import { staffModule } from './modules/staff/staff.module.js';
import { tokensModule } from './modules/tokens/tokens.module.js';
import { usersModule } from './modules/users/users.module.js';
import type { AnyModule, InOrder } from './platform/module.js';

/** Services that no module makes. */
export interface GivenServices {
  /** What entries of the audit trail are keyed with. */
  readonly auditKeys: AuditKeys;
}

/** Returns the list; does not compile if a module needs a service that no module before it gives. */
const inOrder = <const Modules extends readonly AnyModule[]>(
  modules: Modules & InOrder<Modules, GivenServices>,
): Modules => modules;

/**
 * Every module of the server, in the order in which they start. A module may import, and need services of, those before it;
 * .dependency-cruiser.cjs reads this list. A new domain adds one line here.
 */
export const MODULES = inOrder([
  auditModule,

  addressesModule,
  clientsModule,
  cheerModule,
  settingsModule,
  formularyModule,

  patientsModule,

  notificationsModule,
  usersModule,
  tokensModule,
  listViewsModule,
  attachmentsModule,

  staffModule,
  eventsModule,
  shiftsModule,

  itemsModule,
  locationsModule,
  suppliersModule,
  witnessesModule,
  stockModule,
  batchesModule,
  importsModule,
  labelsModule,
  purchasingModule,
  kitsModule,
  transfersModule,
  returnsModule,
  stocktakesModule,
  replenishmentModule,
  overviewModule,
  usageModule,
  controlledDrugsModule,
  recallsModule,

  prfModule,
  seeAndTreatModule,
  eventFiguresModule,
  cheerReportModule,

  controlModule,
  bagsModule,

  interopModule,
  qualityModule,
  reportsModule,
  safetyModule,
  privacyModule,
  portalModule,
]);
