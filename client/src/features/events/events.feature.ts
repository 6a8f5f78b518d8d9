import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const eventsFeature = defineFeature({
  name: 'events',
  routes: [
    {
      path: '/events',
      access: 'clinicians',
      title: 'Events',
      page: lazyPage(() => import('./event-list.page')),
    },
    {
      path: '/events/:eventId',
      access: 'clinicians',
      title: 'Event',
      page: lazyPage(() => import('./event.page')),
    },
    {
      path: '/events/:eventId/close',
      access: 'admins',
      title: 'Close event',
      page: lazyPage(() => import('./event-close.page')),
    },
  ],
  menu: [{ group: 'Reports', rank: 210, path: '/events', label: 'Events' }],
});
