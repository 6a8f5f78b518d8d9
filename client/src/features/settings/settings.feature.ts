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
    {
      path: '/settings/formulary',
      access: 'admins',
      title: 'Formulary',
      page: lazyPage(() => import('./formulary/formulary.page')),
    },
    {
      path: '/settings/provider',
      access: 'admins',
      title: 'Lists, mails and look',
      page: lazyPage(() => import('./provider/provider.page')),
    },
  ],
  menu: [
    { group: 'Admin', rank: 320, path: '/settings', label: 'Settings' },
    { group: 'Admin', rank: 321, path: '/settings/formulary', label: 'Formulary' },
    { group: 'Admin', rank: 322, path: '/settings/provider', label: 'Lists, mails and look' },
  ],
});
