import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    admins: ['/settings', '/settings/formulary', '/settings/provider'],
  },
  walked: {
    admin: [
      '/settings',
      '/settings/formulary',
      '/settings/provider',
      '/settings/provider?tab=mails',
      '/settings/provider?tab=look',
      '/settings/provider?tab=formats',
      '/settings/provider?tab=history',
    ],
  },
  firstLoads: {
    'admin /settings': ['ProviderSettings', 'ProviderRetentionPage'],
    'admin /settings/formulary': ['Formulary'],
    'admin /settings/provider': ['ProviderListsPage'],
  },
};
