import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    admins: ['/events/:eventId/close'],
    clinicians: ['/events', '/events/:eventId'],
  },
  walked: {
    staff: ['/events'],
  },
  journeys: ['/events/:eventId', '/events/:eventId/close'],
  firstLoads: {
    '/events': ['Events'],
    '/events/{eventId}': ['Event', 'EventPrfs'],
    'admin /events/{eventId}/close': ['EventCloseOut'],
  },
};
