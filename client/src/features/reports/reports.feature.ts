import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

/** The dashboard and the reports about an event. */
export const reportsFeature = defineFeature({
  name: 'reports',
  routes: [
    {
      path: '/dashboard',
      access: 'clinicians',
      title: 'Dashboard',
      page: lazyPage(() => import('./dashboard.page')),
    },
    {
      path: '/reports/cheerreport/:eventId',
      access: 'clinicians',
      title: 'Cheer report',
      purpose: 'What happened to the members of each cheer team at an event.',
    },
  ],
  menu: [{ group: 'bar', rank: 10, path: '/dashboard', label: 'Dashboard', roles: 'clinicians' }],
});
