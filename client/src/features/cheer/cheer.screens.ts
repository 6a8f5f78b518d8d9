import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    clinicians: ['/cheer'],
  },
  walked: {
    staff: ['/cheer'],
  },
  firstLoads: {
    '/cheer': ['CheerTeams'],
  },
};
