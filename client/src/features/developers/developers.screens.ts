import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    everybody: ['/developers'],
  },
  walked: {
    nobody: ['/developers'],
  },
  firstLoads: {
    'nobody /developers': [],
  },
};
