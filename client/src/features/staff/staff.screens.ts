import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    admins: ['/StaffManager'],
    clinicians: ['/availability'],
  },
  walked: {
    admin: ['/StaffManager'],
    staff: ['/availability'],
  },
  firstLoads: {
    '/availability': ['MyAvailability'],
    'admin /StaffManager': ['StaffManager'],
  },
};
