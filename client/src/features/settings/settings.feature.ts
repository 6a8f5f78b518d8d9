import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

/** Settings that are only a part of a page, so that people can find them by name. */
const COMMANDS = [
  { key: 'set-provider', label: 'Provider’s name, support and data protection officer', path: '/settings' },
  { key: 'set-phrases', label: 'Phrases for free text', path: '/settings' },
  { key: 'set-lists', label: 'Places, call signs and referral routes', path: '/settings/provider' },
  { key: 'set-mails', label: 'E-mail texts', path: '/settings/provider?tab=mails' },
  { key: 'set-look', label: 'Logo and colour', path: '/settings/provider?tab=look' },
  {
    key: 'set-formats',
    label: 'Formats of numbers, times and weeks',
    path: '/settings/provider?tab=formats',
  },
  {
    key: 'set-retention',
    label: 'Retention: how long records are kept',
    path: '/settings',
  },
  { key: 'set-history', label: 'History of settings', path: '/settings/provider?tab=history' },
] as const;

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
      title: 'Lists, e-mails and look',
      page: lazyPage(() => import('./provider/provider.page')),
    },
  ],
  menu: [
    { group: 'Admin', rank: 320, path: '/settings', label: 'Settings' },
    { group: 'Admin', rank: 321, path: '/settings/formulary', label: 'Formulary' },
    { group: 'Admin', rank: 322, path: '/settings/provider', label: 'Lists, e-mails and look' },
  ],
  commands: COMMANDS.map(({ key, label, path }, index) => ({
    rank: 330 + index,
    key,
    label,
    hint: 'Settings',
    icon: 'page',
    roles: 'admins',
    path,
  })),
});
