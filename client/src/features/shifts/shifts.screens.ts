import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    admins: ['/shifts/auto-assign'],
    clinicians: ['/shifts'],
  },
  journeys: ['/shifts', '/shifts/auto-assign'],
  firstLoads: {
    '/shifts': ['Rota', 'RotaConcerns', 'RotaPeople'],
    'admin /shifts/auto-assign': [],
    'admin /shifts': ['Rota', 'RotaConcerns', 'RotaPeople'],
  },
};
