/** Of what need not exist. */
const PRF = '/prf/SL-261120-7K3M9Q2D';
const ID = '018f3a52-7c1d-7b3e-9a41-5d2f6c8e0b17';

/**
 * Spec section 2 and design section 8 by hand, not from the client's own table: what each group of paths does for each
 * kind of visitor. The guard comes before what a path with an id names. No path of the client's is missing here:
 * src/app/routes.test.ts.
 */
export const PUBLIC = [
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/contact-us',
  '/see-and-treat',
  `${PRF}/kiosk`,
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/handover',
  '/shared-record',
  '/developers',
];
export const ADMIN = [
  '/createadmin',
  '/StaffManager',
  '/clients',
  '/users',
  '/tokens',
  '/fhir-codes',
  '/settings',
  '/settings/formulary',
  '/settings/provider',
  '/notices',
  '/webhooks',
  '/restricted',
  '/retention',
  `/retention/${ID}`,
  `/retention/account/${ID}`,
  `/retention/record/${ID}`,
  '/access-requests',
  '/breaches',
  `/events/${ID}/close`,
  '/shifts/auto-assign',
  '/reports/evidence',
  '/reports/safety',
  '/inventory/import',
];
export const CLINICAL = [
  '/dashboard',
  '/open-prfs',
  '/prfs',
  '/shifts',
  '/createprf',
  '/practice',
  PRF,
  `${PRF}/handover`,
  `${PRF}/read`,
  `${PRF}/kiosk-desk`,
  `${PRF}/amend`,
  `${PRF}/history`,
  '/patients',
  '/patients/import',
  '/reports/auditlog',
  `/reports/cheerreport/${ID}`,
  `/events/${ID}/replenish`,
  '/see-and-treat/logs',
  '/cheer',
  '/availability',
  '/notifications',
  '/account/notifications',
  '/events',
  `/events/${ID}`,
  // Of a kind that no label has: others lead on to what they are of.
  `/s/shelf/${ID}`,
  `/events/${ID}/control`,
];
export const INVENTORY = [
  'dashboard',
  'items',
  `items/${ID}`,
  'kits',
  'boms',
  'locations',
  'purchasing',
  'purchasing/new',
  `purchasing/${ID}`,
  'low-stock',
  'expiring-batches',
  'suppliers',
  'supplier-items',
  'bags',
  `bags/${ID}`,
  `bags/${ID}/contents`,
  'pouches',
  'transfer',
  'transfers',
  `transfers/${ID}`,
  'usage-logs',
  'returns',
  'returns/new',
  `returns/${ID}`,
  'stocktakes',
  `stocktakes/${ID}`,
  'controlled-drugs',
  'recalls',
  `recalls/${ID}`,
].map((path) => `/inventory/${path}`);
export const EVENT_VIEWERS = [
  '/client',
  `/client/${ID}`,
  `/client/event/${ID}`,
  `/client/event/${ID}/dashboard`,
];
export const RECORDS = [`/patients/${ID}`];
export const PATIENT = [
  '/patient-access',
  `/patient-access${PRF}`,
  '/patient-access/visits/SL-261120-7K3M9Q2D',
];
export const SIGNED_IN = ['/account'];
/** Stays with whom a second factor is asked of, and leads everybody else who is signed in to /account. */
export const SECOND_FACTOR = '/second-factor';

export const GUARDED = [
  ...ADMIN,
  ...CLINICAL,
  ...INVENTORY,
  ...EVENT_VIEWERS,
  ...RECORDS,
  ...PATIENT,
  ...SIGNED_IN,
  SECOND_FACTOR,
];
