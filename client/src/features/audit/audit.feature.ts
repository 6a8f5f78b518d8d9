import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const auditFeature = defineFeature({
  name: 'audit',
  routes: [
    {
      path: '/reports/auditlog',
      access: 'clinicians',
      title: 'Audit Logs',
      page: lazyPage(() => import('./audit-log.page')),
    },
  ],
  menu: [{ group: 'Reports', rank: 110, path: '/reports/auditlog', label: 'Audit Logs' }],
});
