import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const cheerFeature = defineFeature({
  name: 'cheer',
  routes: [
    {
      path: '/cheer',
      access: 'clinicians',
      title: 'Cheer Teams',
      page: lazyPage(() => import('./cheer.page')),
    },
  ],
  menu: [{ group: 'Clinical', rank: 220, path: '/cheer', label: 'Cheer Teams' }],
});
