import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    everybody: ['/forgot-password', '/reset-password', '/verify-email'],
    admins: ['/createadmin', '/users'],
    signedIn: ['/account'],
    secondFactor: ['/second-factor'],
    strangers: ['/login'],
  },
  walked: {
    nobody: ['/login', '/forgot-password', '/reset-password', '/verify-email'],
    admin: ['/createadmin', '/users', '/account'],
    staff: ['/second-factor'],
  },
  firstLoads: {
    'nobody /login': [],
    'nobody /forgot-password': [],
    'nobody /reset-password': [],
    'nobody /verify-email': [],
    'patient /account': ['Account'],
    'admin /users': ['Users'],
    'admin /createadmin': [],
    '/account': ['Account', 'CalendarFeed'],
    '/second-factor': [],
  },
};
