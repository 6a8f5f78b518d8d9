import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    clinicians: ['/events/:eventId/control'],
  },
  journeys: ['/events/:eventId/control'],
  firstLoads: {
    '/events/{eventId}/control': ['ControlBoard', 'ControlChanged', 'ControlBags'],
  },
};
