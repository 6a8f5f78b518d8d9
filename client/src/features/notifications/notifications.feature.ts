import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  routes: [
    {
      path: '/notifications',
      access: 'clinicians',
      title: 'Notifications',
      page: lazyPage(() => import('./notifications.page')),
    },
    {
      path: '/account/notifications',
      access: 'clinicians',
      title: 'How you are notified',
      page: lazyPage(() => import('./choices.page')),
    },
  ],
});
