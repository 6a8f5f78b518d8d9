/** Who may use Sideline. Every session and every API token carries exactly one. */
export const ROLES = ['admin', 'staff', 'client', 'patient'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  staff: 'Staff',
  client: 'Client',
  patient: 'Patient',
};

/** The groups in which the specification grants access (spec section 2, 'Guarded routes'). */
export const ROLE_GROUPS = {
  admins: ['admin'],
  clinicians: ['admin', 'staff'],
  eventViewers: ['admin', 'staff', 'client'],
  recordViewers: ['admin', 'staff', 'patient'],
  clients: ['client'],
  patients: ['patient'],
  signedIn: ['admin', 'staff', 'client', 'patient'],
} as const satisfies Record<string, readonly Role[]>;
export type RoleGroup = keyof typeof ROLE_GROUPS;

/** Roles that an integrator's API token may carry; never one that administers or that is a person's own record. */
export const TOKEN_ROLES = ['staff', 'client'] as const satisfies readonly Role[];
export type TokenRole = (typeof TOKEN_ROLES)[number];
