import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';
import { wordedPage } from '../../lib/words/worded-page';

export const usersFeature = defineFeature({
  name: 'users',
  routes: [
    {
      path: '/login',
      access: 'everybody',
      title: 'Sign in',
      isBare: true,
      isLight: true,
      page: wordedPage(() => import('./login.page'), 'signIn'),
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
      page: wordedPage(() => import('./forgot-password.page'), 'account'),
    },
    {
      path: '/reset-password',
      access: 'everybody',
      title: 'Choose a new password',
      page: wordedPage(() => import('./reset-password.page'), 'account'),
    },
    {
      path: '/verify-email',
      access: 'everybody',
      title: 'Confirm your e-mail address',
      page: wordedPage(() => import('./verify-email.page'), 'account'),
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
      page: wordedPage(() => import('./second-factor.page'), 'factor'),
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
    {
      rank: 110,
      key: '/account',
      label: 'My account',
      word: 'frame.myAccount',
      icon: 'page',
      roles: 'signedIn',
      path: '/account',
    },
  ],
});
