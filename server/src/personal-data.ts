import { attachmentData } from './modules/attachments/attachments.personal-data.js';
import { auditData } from './modules/audit/audit.personal-data.js';
import { clientData } from './modules/clients/clients.personal-data.js';
import { listViewData } from './modules/list-views/list-views.personal-data.js';
import { notificationData } from './modules/notifications/notifications.personal-data.js';
import { patientData } from './modules/patients/patients.personal-data.js';
import { prfData } from './modules/prf/prf.personal-data.js';
import { kioskData } from './modules/privacy/kiosk/kiosk.personal-data.js';
import { reportData } from './modules/reports/reports.personal-data.js';
import { restrictedData } from './modules/privacy/restricted/restricted.personal-data.js';
import { retentionData } from './modules/privacy/retention/retention.personal-data.js';
import { rightsData } from './modules/privacy/rights/rights.personal-data.js';
import { seeAndTreatData } from './modules/see-and-treat/see-and-treat.personal-data.js';
import { shiftData } from './modules/shifts/shifts.personal-data.js';
import { staffData } from './modules/staff/staff.personal-data.js';
import { tokenData } from './modules/tokens/tokens.personal-data.js';
import { accountData } from './modules/users/users.personal-data.js';
import type { PersonalDataHolder } from './platform/personal-data.js';

/**
 * Every module that holds what is about people, in the order in which a person is erased: what points at others goes before
 * what it points at. A module adds its own here; a test reads the database and fails for a table that is in none.
 */
export const PERSONAL_DATA: readonly PersonalDataHolder[] = [
  rightsData,
  restrictedData,
  retentionData,
  kioskData,
  seeAndTreatData,
  attachmentData,
  prfData,
  shiftData,
  staffData,
  tokenData,
  listViewData,
  notificationData,
  reportData,
  // Its contact is found by the account.
  clientData,
  accountData,
  patientData,
  auditData,
];
