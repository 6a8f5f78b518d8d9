import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const tokensFeature = defineFeature({
  name: 'tokens',
  routes: [
    {
      path: '/tokens',
      access: 'admins',
      title: 'API Tokens',
      page: lazyPage(() => import('./token-list.page')),
    },
  ],
  menu: [{ group: 'Admin', rank: 310, path: '/tokens', label: 'API Tokens' }],
});
