import type { Account } from './sign-in-as';

/**
 * Where axe looks at the screens. Who walks from one to the next, as a11y.spec.ts does; `nobody` is a stranger. Of the
 * paths that are not open yet there is one screen.
 */
export const WALKED: Readonly<Record<Account | 'nobody', readonly string[]>> = {
  nobody: [
    '/login',
    '/patient-register',
    '/terms-of-service',
    '/privacy-policy',
    '/cookie-policy',
    '/contact-us',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/handover',
    '/see-and-treat',
    '/no/such/page',
  ],
  admin: [
    '/dashboard',
    '/tokens',
    '/settings',
    '/createadmin',
    '/users',
    '/clients',
    '/StaffManager',
    '/account',
    '/inventory/dashboard',
    '/inventory/items',
    '/inventory/locations',
    '/inventory/purchasing',
    '/inventory/purchasing/new',
    '/inventory/low-stock',
    '/inventory/expiring-batches',
    '/inventory/suppliers',
    '/inventory/supplier-items',
    '/inventory/transfer',
    '/inventory/transfers',
    '/inventory/returns',
    '/inventory/returns/new',
    '/inventory/stocktakes',
    '/inventory/usage-logs',
    '/s/unknown/label',
  ],
  staff: [
    '/dashboard',
    '/createprf',
    '/patients?q=Seren',
    '/reports/auditlog',
    '/patients?q=Qwertyuiop',
    '/cheer',
    '/events',
    '/see-and-treat',
    '/see-and-treat/logs',
    '/open-prfs',
    '/notifications',
    '/availability',
    '/second-factor',
  ],
  nurse: [],
  client: ['/client'],
  patient: ['/patient-access'],
};

/**
 * The screens that want something to be there first: journeys that come by them ask, and name the path as the route
 * table spells it. No path of the client's that is open is missing here: src/app/routes.test.ts.
 */
export const ASKED_BY_JOURNEYS = [
  '/events/:eventId',
  '/client/:clientId',
  '/client/event/:eventId',
  '/client/event/:eventId/dashboard',
  '/events/:eventId/close',
  '/inventory/items/:itemId',
  '/inventory/purchasing/:poId',
  '/inventory/transfers/:transferId',
  '/inventory/returns/:returnId',
  '/inventory/stocktakes/:stocktakeId',
  '/events/:eventId/replenish',
  '/events/:eventId/control',
  '/notices',
  '/access-requests',
  '/breaches',
  '/patient-access/prf/:customPrfId',
  '/patients/:patientId',
  '/patients/import',
  '/prf/:customPrfId',
  '/prf/:customPrfId/amend',
  '/prf/:customPrfId/handover',
  '/prf/:customPrfId/history',
  '/prf/:customPrfId/kiosk',
  '/prf/:customPrfId/kiosk-desk',
  '/restricted',
  '/retention',
  '/retention/:patientId',
  '/retention/:kind/:subjectId',
  '/retention/record/:prfId',
  '/shifts',
  '/shifts/auto-assign',
  '/webhooks',
] as const;

/** The path in the words that say where axe was asked: all up to a comma. */
export const pathIn = (where: string): string | undefined =>
  ASKED_BY_JOURNEYS.find((path) => path === where.split(',')[0]);
