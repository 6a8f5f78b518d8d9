import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const webhooksFeature = defineFeature({
  name: 'webhooks',
  routes: [
    {
      path: '/webhooks',
      access: 'admins',
      title: 'Webhooks',
      page: lazyPage(() => import('./webhook-list.page')),
    },
  ],
  menu: [{ group: 'Admin', rank: 340, path: '/webhooks', label: 'Webhooks' }],
});
