import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const seeAndTreatFeature = defineFeature({
  name: 'see-and-treat',
  routes: [
    {
      path: '/see-and-treat',
      access: 'everybody',
      title: 'See and Treat Log',
      page: lazyPage(() => import('./see-and-treat.page')),
    },
    {
      path: '/see-and-treat/logs',
      access: 'clinicians',
      title: 'See and Treat Logs',
      page: lazyPage(() => import('./log-list.page')),
    },
  ],
  menu: [
    { group: 'Clinical', rank: 120, path: '/see-and-treat', label: 'See & Treat' },
    { group: 'Clinical', rank: 210, path: '/see-and-treat/logs', label: 'See & Treat Logs' },
  ],
});
