import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    admins: ['/reports/evidence', '/reports/quality', '/reports/safety'],
    clinicians: ['/dashboard', '/reports/cheerreport/:eventId'],
  },
  walked: {
    admin: ['/dashboard', '/reports/safety'],
    staff: ['/dashboard'],
  },
  journeys: ['/reports/cheerreport/:eventId', '/reports/evidence', '/reports/quality'],
  firstLoads: {
    '/dashboard': ['Dashboard'],
    '/reports/cheerreport/{eventId}': ['CheerReport'],
    'admin /reports/evidence': ['OwnExports'],
    'admin /reports/quality': ['QualityRegister'],
    'admin /reports/safety': ['SafetyReport', 'OverriddenQuestions'],
  },
};
