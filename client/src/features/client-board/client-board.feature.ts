import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

/** What clients see of their own events, at /client and below. */
export const clientBoardFeature = defineFeature({
  name: 'client-board',
  routes: [
    {
      path: '/client',
      access: 'eventViewers',
      title: 'My Events',
      page: lazyPage(() => import('./client-home.page')),
    },
    {
      path: '/client/:clientId',
      access: 'eventViewers',
      title: 'Client',
      page: lazyPage(() => import('./client.page')),
    },
    {
      path: '/client/event/:eventId',
      access: 'eventViewers',
      title: 'Event',
      page: lazyPage(() => import('./client-event.page')),
    },
    {
      path: '/client/event/:eventId/dashboard',
      access: 'eventViewers',
      title: 'Event dashboard',
      page: lazyPage(() => import('./client-dashboard.page')),
    },
  ],
  menu: [{ group: 'bar', rank: 70, path: '/client', label: 'My Events', roles: 'clients' }],
});
