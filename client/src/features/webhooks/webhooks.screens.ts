import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    admins: ['/webhooks'],
  },
  journeys: ['/webhooks'],
  firstLoads: {
    'admin /webhooks': ['Webhooks'],
  },
};
