import { defineFeature } from '../../lib/feature';

const purpose = 'Your events with their patient numbers, response times and reports.';

/** What clients see of their own events, at /client and below. */
export const clientBoardFeature = defineFeature({
  name: 'client-board',
  routes: [
    { path: '/client', access: 'eventViewers', title: 'My Events', purpose },
    { path: '/client/:clientId', access: 'eventViewers', title: 'Client', purpose },
    { path: '/client/event/:eventId', access: 'eventViewers', title: 'Event', purpose },
    {
      path: '/client/event/:eventId/dashboard',
      access: 'eventViewers',
      title: 'Event dashboard',
      purpose,
    },
  ],
  menu: [{ group: 'bar', rank: 70, path: '/client', label: 'My Events', roles: 'clients' }],
});
