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
      page: lazyPage(() => import('./cheer-report.page')),
    },
    {
      path: '/reports/evidence',
      access: 'admins',
      title: 'Evidence pack',
      page: lazyPage(() => import('./evidence.page')),
    },
    {
      path: '/reports/quality',
      access: 'admins',
      title: 'Quality register',
      page: lazyPage(() => import('./quality.page')),
    },
    {
      path: '/reports/safety',
      access: 'admins',
      title: 'Clinical safety',
      page: lazyPage(() => import('./safety.page')),
    },
  ],
  menu: [
    { group: 'bar', rank: 10, path: '/dashboard', label: 'Dashboard', roles: 'clinicians' },
    { group: 'Admin', rank: 360, path: '/reports/evidence', label: 'Evidence pack' },
    { group: 'Admin', rank: 365, path: '/reports/safety', label: 'Clinical safety' },
    { group: 'Admin', rank: 368, path: '/reports/quality', label: 'Quality register' },
  ],
});
