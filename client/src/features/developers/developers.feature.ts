import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const developersFeature = defineFeature({
  name: 'developers',
  routes: [
    {
      path: '/developers',
      access: 'everybody',
      title: 'Developers',
      page: lazyPage(() => import('./developers.page')),
    },
  ],
  menu: [{ group: 'Admin', rank: 335, path: '/developers', label: 'Developers' }],
});
