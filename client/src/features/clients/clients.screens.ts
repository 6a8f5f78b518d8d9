import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    admins: ['/clients'],
  },
  walked: {
    admin: ['/clients'],
  },
  firstLoads: {
    'admin /clients': ['Clients'],
  },
};
