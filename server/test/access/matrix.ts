import type { MODULES } from '../../src/modules.js';
import { addresses } from './addresses.access.js';
import { audit } from './audit.access.js';
import { cheer } from './cheer.access.js';
import { cheerReport } from './cheer-report.access.js';
import { clients } from './clients.access.js';
import { control } from './control.access.js';
import { eventFigures } from './event-figures.access.js';
import { events } from './events.access.js';
import { formulary } from './formulary.access.js';
import { interop } from './interop.access.js';
import { bags } from './inventory/bags.access.js';
import { batches } from './inventory/batches.access.js';
import { controlledDrugs } from './inventory/controlled-drugs.access.js';
import { imports } from './inventory/imports.access.js';
import { items } from './inventory/items.access.js';
import { kits } from './inventory/kits.access.js';
import { labels } from './inventory/labels.access.js';
import { locations } from './inventory/locations.access.js';
import { overview } from './inventory/overview.access.js';
import { purchasing } from './inventory/purchasing.access.js';
import { recalls } from './inventory/recalls.access.js';
import { replenishment } from './inventory/replenishment.access.js';
import { returns } from './inventory/returns.access.js';
import { stock } from './inventory/stock.access.js';
import { stocktakes } from './inventory/stocktakes.access.js';
import { suppliers } from './inventory/suppliers.access.js';
import { transfers } from './inventory/transfers.access.js';
import { usage } from './inventory/usage.access.js';
import { witnesses } from './inventory/witnesses.access.js';
import { listViews } from './list-views.access.js';
import { notifications } from './notifications.access.js';
import { patients } from './patients.access.js';
import { portal } from './portal.access.js';
import { prf } from './prf.access.js';
import { privacy } from './privacy.access.js';
import { reports } from './reports.access.js';
import { safety } from './safety.access.js';
import { seeAndTreat } from './see-and-treat.access.js';
import { settings } from './settings.access.js';
import { shifts } from './shifts.access.js';
import { staff } from './staff.access.js';
import { tokens } from './tokens.access.js';
import { users } from './users.access.js';
import type { AccessRows } from './rows.js';

type ModuleName = (typeof MODULES)[number]['name'];

/**
 * The rows of each module that has operations, in the order of modules.ts. A new module adds a line here and in the imports.
 */
export const ACCESS: Readonly<Partial<Record<ModuleName, AccessRows>>> = {
  audit,
  addresses,
  clients,
  cheer,
  settings,
  formulary,
  patients,
  notifications,
  users,
  tokens,
  'list-views': listViews,
  staff,
  events,
  shifts,
  'inventory/items': items,
  'inventory/locations': locations,
  'inventory/suppliers': suppliers,
  'inventory/witnesses': witnesses,
  'inventory/stock': stock,
  'inventory/batches': batches,
  'inventory/imports': imports,
  'inventory/labels': labels,
  'inventory/purchasing': purchasing,
  'inventory/kits': kits,
  'inventory/transfers': transfers,
  'inventory/returns': returns,
  'inventory/stocktakes': stocktakes,
  'inventory/replenishment': replenishment,
  'inventory/overview': overview,
  'inventory/usage': usage,
  'inventory/controlled-drugs': controlledDrugs,
  'inventory/recalls': recalls,
  prf,
  'see-and-treat': seeAndTreat,
  'event-figures': eventFigures,
  'cheer-report': cheerReport,
  control,
  'inventory/bags': bags,
  interop,
  reports,
  safety,
  privacy,
  portal,
};
