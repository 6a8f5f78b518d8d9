import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    eventViewers: [
      '/client',
      '/client/:clientId',
      '/client/event/:eventId',
      '/client/event/:eventId/dashboard',
    ],
  },
  walked: {
    client: ['/client'],
  },
  journeys: ['/client/:clientId', '/client/event/:eventId', '/client/event/:eventId/dashboard'],
  firstLoads: {
    // A user with only one client goes straight to its page.
    'client /client': ['ClientBoards', 'ClientEvents'],
    'client /client/{clientId}': ['ClientEvents'],
    'client /client/event/{eventId}': ['BoardOfEvent'],
    'client /client/event/{eventId}/dashboard': ['BoardOfEvent', 'FollowEventFigures'],
    '/client': ['ClientBoards'],
    '/client/{clientId}': ['ClientEvents'],
    '/client/event/{eventId}': ['BoardOfEvent'],
    '/client/event/{eventId}/dashboard': ['BoardOfEvent', 'FollowEventFigures'],
  },
};
