/**
 * What an API token may reach: an area of the product, to read or to write. A token can do nothing outside its scopes.
 * Tokens made before scopes existed have none, and can do whatever their role allows.
 */

export const SCOPE_DOMAINS = [
  'patients',
  'prfs',
  'see_and_treat',
  'events',
  'control',
  'shifts',
  'staff',
  'cheer',
  'clients',
  'stock',
  'purchasing',
  'controlled_drugs',
  'reports',
  'audit',
  'settings',
  'privacy',
  'accounts',
] as const;
export type ScopeDomain = (typeof SCOPE_DOMAINS)[number];

export const SCOPE_DOMAIN_LABELS: Readonly<Record<ScopeDomain, string>> = {
  patients: 'Patients',
  prfs: 'Patient records (PRFs), their pictures and FHIR documents',
  see_and_treat: 'See-and-treat logs',
  events: 'Events, their zones and figures',
  control: 'Event control',
  shifts: 'Shifts',
  staff: 'Staff',
  cheer: 'Cheer teams',
  clients: 'Clients',
  stock: 'Stock, bags and kits',
  purchasing: 'Suppliers and purchase orders',
  controlled_drugs: 'Controlled drugs',
  reports: 'Reports and exports',
  audit: 'Audit trail',
  settings: 'Provider settings',
  privacy: 'Privacy and retention',
  accounts: 'Accounts',
};

export const SCOPE_ACTIONS = ['read', 'write'] as const;
export type ScopeAction = (typeof SCOPE_ACTIONS)[number];

/** As a token, an error and the header `WWW-Authenticate` name it: `patients_read`. */
export type TokenScope = `${ScopeDomain}_${ScopeAction}`;

export const scopeOf = (domain: ScopeDomain, action: ScopeAction): TokenScope => `${domain}_${action}`;

export const READ_SCOPES: readonly TokenScope[] = SCOPE_DOMAINS.map((domain) => scopeOf(domain, 'read'));
export const TOKEN_SCOPES: readonly TokenScope[] = SCOPE_DOMAINS.flatMap((domain) =>
  SCOPE_ACTIONS.map((action) => scopeOf(domain, action)),
);

/** 'Patients: read'. */
export const scopeWords = (scope: TokenScope): string => {
  const action = scope.endsWith('_write') ? 'write' : 'read';
  const domain = scope.slice(0, -action.length - 1) as ScopeDomain;
  return `${SCOPE_DOMAIN_LABELS[domain]}: ${action}`;
};

export const isWriteScope = (scope: TokenScope): boolean => scope.endsWith('_write');
