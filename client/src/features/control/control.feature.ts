import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

/** Event control: incidents, crews, the log. Its menu entry is the event’s own page. */
export const controlFeature = defineFeature({
  name: 'control',
  routes: [
    {
      path: '/events/:eventId/control',
      access: 'clinicians',
      title: 'Event control',
      page: lazyPage(() => import('./control.page')),
    },
  ],
});
