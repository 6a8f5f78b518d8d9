import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const settingsFeature = defineFeature({
  name: 'settings',
  routes: [
    {
      path: '/settings',
      access: 'admins',
      title: 'Settings',
      page: lazyPage(() => import('./settings.page')),
    },
  ],
  menu: [{ group: 'Admin', rank: 320, path: '/settings', label: 'Settings' }],
});
