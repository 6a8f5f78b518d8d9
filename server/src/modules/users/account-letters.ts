import { LIMITS } from '@sideline/schema/limits';
import type { AccountMailKind } from '@sideline/schema/provider/mail-texts';

/** The mails about an account. Their texts are in schema/src/provider/mail-texts.ts. */
export const ACCOUNT_LETTERS = [
  'verify_email',
  'invitation',
  'reset_password',
  'sign_in',
  'address_taken',
  'password_changed',
  'second_factor_reset',
] as const satisfies readonly AccountMailKind[];
export type AccountLetterKind = (typeof ACCOUNT_LETTERS)[number];

const { verifyHours, inviteHours, resetMinutes, signInMinutes } = LIMITS.accounts;

interface Terms {
  /** Where the link leads; its token, if it has one, is in the fragment. Null: there is no link. */
  readonly path: `/${string}` | null;
  /** How long the link is valid; null if it has no token. */
  readonly minutes: number | null;
  /** The values that the text needs. */
  readonly values: Readonly<Record<string, string>>;
}

export const TERMS: Readonly<Record<AccountLetterKind, Terms>> = {
  verify_email: { path: '/verify-email', minutes: verifyHours * 60, values: { hours: String(verifyHours) } },
  invitation: { path: '/reset-password', minutes: inviteHours * 60, values: { hours: String(inviteHours) } },
  reset_password: {
    path: '/reset-password',
    minutes: resetMinutes,
    values: { minutes: String(resetMinutes) },
  },
  sign_in: { path: '/login', minutes: signInMinutes, values: { minutes: String(signInMinutes) } },
  address_taken: { path: '/forgot-password', minutes: null, values: {} },
  password_changed: { path: null, minutes: null, values: {} },
  second_factor_reset: { path: null, minutes: null, values: {} },
};
