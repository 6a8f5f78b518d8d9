import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const shiftsFeature = defineFeature({
  name: 'shifts',
  routes: [
    {
      path: '/shifts/auto-assign',
      access: 'admins',
      title: 'Auto-assign',
      page: lazyPage(() => import('./auto-assign/auto-assign.page')),
    },
    {
      path: '/shifts',
      access: 'clinicians',
      title: 'Shifts',
      page: lazyPage(() => import('./shifts.page')),
    },
  ],
  menu: [{ group: 'bar', rank: 20, path: '/shifts', label: 'Shifts', roles: 'clinicians' }],
});
