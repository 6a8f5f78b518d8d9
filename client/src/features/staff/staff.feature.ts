import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const staffFeature = defineFeature({
  name: 'staff',
  routes: [
    {
      path: '/StaffManager',
      access: 'admins',
      title: 'Staff Manager',
      page: lazyPage(() => import('./staff-manager.page')),
    },
    {
      path: '/availability',
      access: 'clinicians',
      title: 'My availability',
      page: lazyPage(() => import('./availability.page')),
    },
  ],
  menu: [{ group: 'Admin', rank: 110, path: '/StaffManager', label: 'Staff Manager' }],
});
