import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const clientsFeature = defineFeature({
  name: 'clients',
  routes: [
    {
      path: '/clients',
      access: 'admins',
      title: 'Clients',
      page: lazyPage(() => import('./client-list.page')),
    },
  ],
  menu: [{ group: 'Admin', rank: 210, path: '/clients', label: 'Clients' }],
});
