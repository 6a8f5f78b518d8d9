import type { Feature } from '../lib/feature';
import { auditFeature } from '../features/audit/audit.feature';
import { cheerFeature } from '../features/cheer/cheer.feature';
import { clientBoardFeature } from '../features/client-board/client-board.feature';
import { clientsFeature } from '../features/clients/clients.feature';
import { controlFeature } from '../features/control/control.feature';
import { developersFeature } from '../features/developers/developers.feature';
import { eventsFeature } from '../features/events/events.feature';
import { fhirCodesFeature } from '../features/fhir-codes/fhir-codes.feature';
import { inventoryFeature } from '../features/inventory/inventory.feature';
import { notificationsFeature } from '../features/notifications/notifications.feature';
import { patientsFeature } from '../features/patients/patients.feature';
import { prfFeature } from '../features/prf/prf.feature';
import { privacyFeature } from '../features/privacy/privacy.feature';
import { reportsFeature } from '../features/reports/reports.feature';
import { seeAndTreatFeature } from '../features/see-and-treat/see-and-treat.feature';
import { settingsFeature } from '../features/settings/settings.feature';
import { shiftsFeature } from '../features/shifts/shifts.feature';
import { staffFeature } from '../features/staff/staff.feature';
import { tokensFeature } from '../features/tokens/tokens.feature';
import { usersFeature } from '../features/users/users.feature';
import { webhooksFeature } from '../features/webhooks/webhooks.feature';

/**
 * Every feature, by name. A new one adds its line here. Its paths, menu entries and commands are in its own manifest.
 * Ranks decide the order of the menu, so the order here has no effect.
 */
export const FEATURES: readonly Feature[] = [
  auditFeature,
  cheerFeature,
  clientBoardFeature,
  clientsFeature,
  controlFeature,
  developersFeature,
  eventsFeature,
  fhirCodesFeature,
  inventoryFeature,
  notificationsFeature,
  patientsFeature,
  prfFeature,
  privacyFeature,
  reportsFeature,
  seeAndTreatFeature,
  settingsFeature,
  shiftsFeature,
  staffFeature,
  tokensFeature,
  usersFeature,
  webhooksFeature,
];
