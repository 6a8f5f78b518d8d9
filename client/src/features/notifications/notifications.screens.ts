import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    clinicians: ['/notifications', '/account/notifications'],
  },
  walked: {
    staff: ['/notifications', '/account/notifications'],
  },
  firstLoads: {
    '/notifications': ['MyNotifications'],
    '/account/notifications': ['NotificationChoices'],
  },
};
