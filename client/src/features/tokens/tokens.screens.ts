import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    admins: ['/tokens'],
  },
  walked: {
    admin: ['/tokens'],
  },
  firstLoads: {
    'admin /tokens': ['ApiTokens'],
  },
};
