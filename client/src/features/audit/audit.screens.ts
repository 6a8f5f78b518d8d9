import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    clinicians: ['/reports/auditlog'],
  },
  walked: {
    staff: ['/reports/auditlog'],
  },
  firstLoads: {
    '/reports/auditlog': ['AuditEntries'],
  },
};
