import type { RoleGroup } from '@sideline/schema/roles';
import { lazyPage, type LazyPage } from './lazy-page';

/**
 * Who may open a path: a group of the contract, `everybody`, or `setup` (spec section 2: /createadmin is public while
 * the server is in set-up mode, and the admins' otherwise).
 */
export type Access = RoleGroup | 'everybody' | 'setup';

interface RouteBase {
  readonly path: string;
  readonly access: Access;
  readonly title: string;
  /** Header and footer are hidden on /login and /patient-register (spec section 2) and at the kiosk (screens 8). */
  readonly isBare?: true;
}

interface OpenRoute extends RouteBase {
  readonly page: LazyPage;
}

/** A path that exists from now on, with what it is for; its screen says that it is not open yet. */
interface ClosedRoute extends RouteBase {
  readonly purpose: string;
}

export type AppRoute = OpenRoute | ClosedRoute;

const prfPage = lazyPage(() => import('../features/prf/prf.page'));
const termsPage = lazyPage(() => import('../features/privacy/terms-of-service.page'));
const cookiesPage = lazyPage(() => import('../features/privacy/cookie-policy.page'));
const contactPage = lazyPage(() => import('../features/privacy/contact-us.page'));
const clientPurpose = 'Your events with their patient numbers, response times and reports.';
const bags = 'Bags with their seals, contents, checks and what each still needs.';

/** Every path of the product: spec section 2 in its order, then design section 8. Anything else is the 404 page. */
export const ROUTES: readonly AppRoute[] = [
  // Public
  {
    path: '/login',
    access: 'everybody',
    title: 'Sign in',
    isBare: true,
    page: lazyPage(() => import('../features/users/login.page')),
  },
  {
    path: '/patient-register',
    access: 'everybody',
    title: 'Welcome to Patient Registration',
    isBare: true,
    page: lazyPage(() => import('../features/patients/register/register.page')),
  },
  {
    path: '/privacy-policy',
    access: 'everybody',
    title: 'Privacy policy',
    page: lazyPage(() => import('../features/privacy/privacy-policy.page')),
  },
  { path: '/terms-of-service', access: 'everybody', title: 'Terms of service', page: termsPage },
  { path: '/cookie-policy', access: 'everybody', title: 'Cookie policy', page: cookiesPage },
  { path: '/contact-us', access: 'everybody', title: 'Contact us', page: contactPage },
  {
    path: '/see-and-treat',
    access: 'everybody',
    title: 'See and Treat Log',
    page: lazyPage(() => import('../features/see-and-treat/see-and-treat.page')),
  },
  {
    path: '/prf/:customPrfId/kiosk',
    access: 'everybody',
    title: 'Your information',
    isBare: true,
    page: lazyPage(() => import('../features/privacy/kiosk/kiosk.page')),
  },
  {
    path: '/createadmin',
    access: 'setup',
    title: 'Create Admin User',
    page: lazyPage(() => import('../features/users/create-admin.page')),
  },

  // Admins
  {
    path: '/StaffManager',
    access: 'admins',
    title: 'Staff Manager',
    page: lazyPage(() => import('../features/staff/staff-manager.page')),
  },
  {
    path: '/shifts/auto-assign',
    access: 'admins',
    title: 'Auto-assign',
    page: lazyPage(() => import('../features/shifts/auto-assign/auto-assign.page')),
  },

  // Admins and staff
  {
    path: '/dashboard',
    access: 'clinicians',
    title: 'Dashboard',
    page: lazyPage(() => import('../features/reports/dashboard.page')),
  },
  {
    path: '/open-prfs',
    access: 'clinicians',
    title: 'Open records',
    page: lazyPage(() => import('../features/prf/list/open-prfs.page')),
  },
  {
    path: '/shifts',
    access: 'clinicians',
    title: 'Shifts',
    page: lazyPage(() => import('../features/shifts/shifts.page')),
  },
  { path: '/createprf', access: 'clinicians', title: 'Create PRF', page: prfPage },
  { path: '/prf/:customPrfId', access: 'clinicians', title: 'Patient record form', page: prfPage },
  {
    path: '/prf/:customPrfId/handover',
    access: 'clinicians',
    title: 'Handover',
    page: lazyPage(() => import('../features/prf/handover/handover.page')),
  },
  {
    path: '/prf/:customPrfId/kiosk-desk',
    access: 'clinicians',
    title: 'The patient’s own details',
    page: lazyPage(() => import('../features/privacy/kiosk/kiosk-desk.page')),
  },
  {
    path: '/prf/:customPrfId/amend',
    access: 'clinicians',
    title: 'Amend a patient record form',
    page: lazyPage(() => import('../features/prf/amending/amend.page')),
  },
  {
    path: '/prf/:customPrfId/history',
    access: 'clinicians',
    title: 'History of a patient record form',
    page: lazyPage(() => import('../features/prf/history/history.page')),
  },
  {
    path: '/patients',
    access: 'clinicians',
    title: 'Patients',
    page: lazyPage(() => import('../features/patients/patient-list.page')),
  },
  {
    path: '/reports/auditlog',
    access: 'clinicians',
    title: 'Audit Logs',
    page: lazyPage(() => import('../features/audit/audit-log.page')),
  },
  {
    path: '/reports/cheerreport/:eventId',
    access: 'clinicians',
    title: 'Cheer report',
    purpose: 'What happened to the members of each cheer team at an event.',
  },
  {
    path: '/events/:eventId/replenish',
    access: 'clinicians',
    title: 'Replenish event',
    purpose: 'What the event used, and what its bags need to be ready again.',
  },

  // Inventory: admins and staff
  {
    path: '/inventory/dashboard',
    access: 'clinicians',
    title: 'Inventory overview',
    purpose: 'What is low, what expires, and what is on its way.',
  },
  {
    path: '/inventory/items',
    access: 'clinicians',
    title: 'Items',
    purpose: 'Medicines, consumables and equipment that the provider keeps.',
  },
  {
    path: '/inventory/items/:itemId',
    access: 'clinicians',
    title: 'Item',
    purpose: 'One item: its stock by location and batch, and how it moved.',
  },
  {
    path: '/inventory/kits',
    access: 'clinicians',
    title: 'Kits',
    purpose: 'What belongs into each kind of bag.',
  },
  {
    path: '/inventory/boms',
    access: 'clinicians',
    title: 'Kits',
    purpose: 'What belongs into each kind of bag.',
  },
  {
    path: '/inventory/locations',
    access: 'clinicians',
    title: 'Location Management',
    purpose: 'Vehicles, tents and stores, and the stock in each.',
  },
  {
    path: '/inventory/purchasing',
    access: 'clinicians',
    title: 'Purchase orders',
    purpose: 'Orders to suppliers from draft to receipt.',
  },
  {
    path: '/inventory/purchasing/new',
    access: 'clinicians',
    title: 'Create purchase order',
    purpose: 'A new order to a supplier.',
  },
  {
    path: '/inventory/purchasing/:poId',
    access: 'clinicians',
    title: 'Purchase order',
    purpose: 'One order: its lines, approval and receipts.',
  },
  {
    path: '/inventory/low-stock',
    access: 'clinicians',
    title: 'Low stock',
    purpose: 'Items below their minimum, and what would bring them to par.',
  },
  {
    path: '/inventory/expiring-batches',
    access: 'clinicians',
    title: 'Expiring batches',
    purpose: 'Batches that expire soon, and where they are.',
  },
  {
    path: '/inventory/suppliers',
    access: 'clinicians',
    title: 'Suppliers',
    purpose: 'Who delivers, with account numbers and lead times.',
  },
  {
    path: '/inventory/supplier-items',
    access: 'clinicians',
    title: 'Supplier items',
    purpose: 'Which supplier sells which item, in what packs and at what price.',
  },
  { path: '/inventory/bags', access: 'clinicians', title: 'Bags', purpose: bags },
  { path: '/inventory/bags/:bagId', access: 'clinicians', title: 'Bag', purpose: bags },
  { path: '/inventory/bags/:bagId/contents', access: 'clinicians', title: 'Bag contents', purpose: bags },
  {
    path: '/inventory/pouches',
    access: 'clinicians',
    title: 'Pouches',
    purpose: 'The pouches within the bags, and what is in them.',
  },
  {
    path: '/inventory/transfer',
    access: 'clinicians',
    title: 'New transfer',
    purpose: 'Moving stock from one location to another.',
  },
  {
    path: '/inventory/transfers',
    access: 'clinicians',
    title: 'Transfers',
    purpose: 'Stock on its way between locations, and what arrived.',
  },
  {
    path: '/inventory/usage-logs',
    access: 'clinicians',
    title: 'Usage logs',
    purpose: 'What was used, by whom, for which event.',
  },
  {
    path: '/inventory/returns',
    access: 'clinicians',
    title: 'Returns',
    purpose: 'Stock that goes back to suppliers, comes back from events, or is destroyed.',
  },
  {
    path: '/inventory/returns/new',
    access: 'clinicians',
    title: 'New return',
    purpose: 'Sending stock back.',
  },
  {
    path: '/inventory/returns/:returnId',
    access: 'clinicians',
    title: 'Return',
    purpose: 'One return: its lines, authorisation and outcome.',
  },

  // Clients' events
  { path: '/client', access: 'eventViewers', title: 'My Events', purpose: clientPurpose },
  { path: '/client/:clientId', access: 'eventViewers', title: 'Client', purpose: clientPurpose },
  { path: '/client/event/:eventId', access: 'eventViewers', title: 'Event', purpose: clientPurpose },
  {
    path: '/client/event/:eventId/dashboard',
    access: 'eventViewers',
    title: 'Event dashboard',
    purpose: clientPurpose,
  },

  // A patient's record
  {
    path: '/patients/:patientId',
    access: 'recordViewers',
    title: 'Patient',
    page: lazyPage(() => import('../features/patients/patient.page')),
  },

  // Design section 8
  {
    path: '/forgot-password',
    access: 'everybody',
    title: 'Forgotten password',
    page: lazyPage(() => import('../features/users/forgot-password.page')),
  },
  {
    path: '/reset-password',
    access: 'everybody',
    title: 'Choose a new password',
    page: lazyPage(() => import('../features/users/reset-password.page')),
  },
  {
    path: '/verify-email',
    access: 'everybody',
    title: 'Confirm your e-mail address',
    page: lazyPage(() => import('../features/users/verify-email.page')),
  },
  {
    path: '/patient-access',
    access: 'patients',
    title: 'My Records',
    page: lazyPage(() => import('../features/patients/patient-access.page')),
  },
  {
    path: '/patient-access/prf/:customPrfId',
    access: 'patients',
    title: 'Patient record',
    page: lazyPage(() => import('../features/prf/own/own-prf.page')),
  },
  {
    path: '/account',
    access: 'signedIn',
    title: 'My account',
    page: lazyPage(() => import('../features/users/account.page')),
  },
  {
    path: '/second-factor',
    access: 'signedIn',
    title: 'Set up a second factor',
    page: lazyPage(() => import('../features/users/second-factor.page')),
  },
  {
    path: '/see-and-treat/logs',
    access: 'clinicians',
    title: 'See and Treat Logs',
    page: lazyPage(() => import('../features/see-and-treat/log-list.page')),
  },
  {
    path: '/cheer',
    access: 'clinicians',
    title: 'Cheer Teams',
    page: lazyPage(() => import('../features/cheer/cheer.page')),
  },
  {
    path: '/events',
    access: 'clinicians',
    title: 'Events',
    page: lazyPage(() => import('../features/events/event-list.page')),
  },
  {
    path: '/events/:eventId',
    access: 'clinicians',
    title: 'Event',
    page: lazyPage(() => import('../features/events/event.page')),
  },
  {
    path: '/events/:eventId/close',
    access: 'admins',
    title: 'Close event',
    page: lazyPage(() => import('../features/events/event-close.page')),
  },
  {
    path: '/availability',
    access: 'clinicians',
    title: 'My availability',
    page: lazyPage(() => import('../features/staff/availability.page')),
  },
  {
    path: '/notifications',
    access: 'clinicians',
    title: 'Notifications',
    page: lazyPage(() => import('../features/notifications/notifications.page')),
  },
  {
    path: '/clients',
    access: 'admins',
    title: 'Clients',
    page: lazyPage(() => import('../features/clients/client-list.page')),
  },
  {
    path: '/users',
    access: 'admins',
    title: 'Users',
    page: lazyPage(() => import('../features/users/user-list.page')),
  },
  {
    path: '/patients/import',
    access: 'clinicians',
    title: 'Import patients',
    page: lazyPage(() => import('../features/patients/patient-import.page')),
  },
  {
    path: '/tokens',
    access: 'admins',
    title: 'API Tokens',
    page: lazyPage(() => import('../features/tokens/token-list.page')),
  },
  {
    path: '/settings',
    access: 'admins',
    title: 'Settings',
    page: lazyPage(() => import('../features/settings/settings.page')),
  },
  {
    path: '/notices',
    access: 'admins',
    title: 'Privacy Notices',
    page: lazyPage(() => import('../features/privacy/notices/notices.page')),
  },
  {
    path: '/webhooks',
    access: 'admins',
    title: 'Webhooks',
    page: lazyPage(() => import('../features/webhooks/webhook-list.page')),
  },
  {
    path: '/retention',
    access: 'admins',
    title: 'Retention',
    page: lazyPage(() => import('../features/privacy/retention/retention.page')),
  },
  {
    path: '/access-requests',
    access: 'admins',
    title: 'Access requests',
    page: lazyPage(() => import('../features/privacy/rights/access-requests.page')),
  },
  {
    path: '/breaches',
    access: 'admins',
    title: 'Breach log',
    page: lazyPage(() => import('../features/privacy/breaches/breaches.page')),
  },
  {
    path: '/restricted',
    access: 'admins',
    title: 'Restricted records',
    page: lazyPage(() => import('../features/privacy/restricted/restricted.page')),
  },
  {
    path: '/retention/record/:prfId',
    access: 'admins',
    title: 'Retention',
    page: lazyPage(() => import('../features/privacy/retention/record-retention.page')),
  },
  {
    path: '/retention/:kind/:subjectId',
    access: 'admins',
    title: 'Legal hold',
    page: lazyPage(() => import('../features/privacy/retention/legal-hold.page')),
  },
  {
    path: '/retention/:patientId',
    access: 'admins',
    title: 'Retention',
    page: lazyPage(() => import('../features/privacy/retention/patient-retention.page')),
  },
  {
    path: '/inventory/stocktakes',
    access: 'clinicians',
    title: 'Stocktakes',
    purpose: 'Counting what is there and settling what differs.',
  },
  {
    path: '/inventory/controlled-drugs',
    access: 'clinicians',
    title: 'Controlled Drugs',
    purpose: 'The register of controlled drugs, with running balances and witnesses.',
  },
  {
    path: '/handover',
    access: 'everybody',
    title: 'Handover',
    isBare: true,
    page: lazyPage(() => import('../features/prf/handover/open-handover.page')),
  },
];
