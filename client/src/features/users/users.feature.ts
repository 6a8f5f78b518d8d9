import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const usersFeature = defineFeature({
  name: 'users',
  routes: [
    {
      path: '/login',
      access: 'everybody',
      title: 'Sign in',
      isBare: true,
      page: lazyPage(() => import('./login.page')),
    },
    {
      path: '/createadmin',
      access: 'setup',
      title: 'Create Admin User',
      page: lazyPage(() => import('./create-admin.page')),
    },
    {
      path: '/forgot-password',
      access: 'everybody',
      title: 'Forgotten password',
      page: lazyPage(() => import('./forgot-password.page')),
    },
    {
      path: '/reset-password',
      access: 'everybody',
      title: 'Choose a new password',
      page: lazyPage(() => import('./reset-password.page')),
    },
    {
      path: '/verify-email',
      access: 'everybody',
      title: 'Confirm your e-mail address',
      page: lazyPage(() => import('./verify-email.page')),
    },
    {
      path: '/account',
      access: 'signedIn',
      title: 'My account',
      page: lazyPage(() => import('./account.page')),
    },
    {
      path: '/second-factor',
      access: 'signedIn',
      title: 'Set up a second factor',
      page: lazyPage(() => import('./second-factor.page')),
    },
    {
      path: '/users',
      access: 'admins',
      title: 'Users',
      page: lazyPage(() => import('./user-list.page')),
    },
  ],
  menu: [
    { group: 'Admin', rank: 120, path: '/createadmin', label: 'Create Admin User' },
    { group: 'Admin', rank: 220, path: '/users', label: 'Users' },
  ],
  commands: [
    { rank: 110, key: '/account', label: 'My account', icon: 'page', roles: 'signedIn', path: '/account' },
  ],
});
