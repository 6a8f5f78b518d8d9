import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    everybody: ['/see-and-treat'],
    clinicians: ['/see-and-treat/logs'],
  },
  walked: {
    nobody: ['/see-and-treat'],
    staff: ['/see-and-treat', '/see-and-treat/logs'],
  },
  firstLoads: {
    'nobody /see-and-treat': [],
    '/see-and-treat': ['SeeAndTreat', 'ZonesOfEvent'],
    '/see-and-treat/logs': ['SeeAndTreatLogs'],
  },
};
