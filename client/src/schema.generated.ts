export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};

export type CreateAdminInput = {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  setupCode?: string | null | undefined;
};

export type CreateApiTokenInput = {
  canWrite?: boolean;
  clientId?: string | null | undefined;
  expiresAt: string;
  id: string;
  name: string;
  role: TokenRole;
};

export type EventStatus =
  | 'cancelled'
  | 'closed'
  | 'live'
  | 'planned';

export type PrfAlertBand =
  | 'high'
  | 'low_medium'
  | 'medium';

export type PrfStatus =
  | 'amended'
  | 'draft'
  | 'in_progress'
  | 'review'
  | 'signed'
  | 'void';

export type Role =
  | 'admin'
  | 'client'
  | 'patient'
  | 'staff';

export type TokenRole =
  | 'client'
  | 'staff';

export type UpdateProviderSettingsInput = {
  alignmentLine?: string | null | undefined;
  companyName?: string | null | undefined;
  complaintRoute?: string | null | undefined;
  dpoAddress?: string | null | undefined;
  dpoEmail?: string | null | undefined;
  dpoName?: string | null | undefined;
  facebookUrl?: string | null | undefined;
  instagramUrl?: string | null | undefined;
  name?: string | null | undefined;
  prfPrefix?: string | null | undefined;
  supportEmail?: string | null | undefined;
  supportPhone?: string | null | undefined;
  twitterUrl?: string | null | undefined;
};
