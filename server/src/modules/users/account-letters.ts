import { LIMITS } from '@sideline/schema/limits';
import type { Letter } from '../../platform/mail/letter.js';

/** What is mailed about an account. */
export const ACCOUNT_LETTERS = [
  'verify_email',
  'invitation',
  'reset_password',
  'address_taken',
  'password_changed',
  'second_factor_reset',
] as const;
export type AccountLetterKind = (typeof ACCOUNT_LETTERS)[number];

const { verifyHours, inviteHours, resetMinutes } = LIMITS.accounts;

interface Wording {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly linkLabel: string | null;
  /** Where the link leads; its token, if it has one, stands in the fragment. */
  readonly path: `/${string}`;
  /** How long the link is good; null where it has no token. */
  readonly minutes: number | null;
}

/** The words of each letter. `provider` is the name that people know. */
export const wordingOf = (kind: AccountLetterKind, provider: string): Wording => {
  switch (kind) {
    case 'verify_email':
      return {
        subject: `Confirm your e-mail address for ${provider}`,
        paragraphs: [
          `An account with ${provider} was registered with this e-mail address. Please confirm that it is yours.`,
          `The link works once, for ${String(verifyHours)} hours, and asks for the password that you chose. You can sign in after that.`,
          'If you did not register, do nothing: the account cannot be used until the address is confirmed.',
        ],
        linkLabel: 'Confirm my e-mail address',
        path: '/verify-email',
        minutes: verifyHours * 60,
      };
    case 'invitation':
      return {
        subject: `Your account with ${provider}`,
        paragraphs: [
          `An administrator of ${provider} has made an account for you. Choose a password, and sign in with this e-mail address.`,
          `The link works once, for ${String(inviteHours)} hours. After that, ask for another one with 'Forgotten your password?'.`,
          'If you do not know what this is about, do nothing: the account cannot be used without your password.',
        ],
        linkLabel: 'Choose my password',
        path: '/reset-password',
        minutes: inviteHours * 60,
      };
    case 'reset_password':
      return {
        subject: `Choose a new password for ${provider}`,
        paragraphs: [
          `Someone asked for a new password for your account with ${provider}.`,
          `The link works once, for ${String(resetMinutes)} minutes.`,
          'If it was not you, do nothing: your password stays as it is.',
        ],
        linkLabel: 'Choose a new password',
        path: '/reset-password',
        minutes: resetMinutes,
      };
    case 'address_taken':
      return {
        subject: `You have an account with ${provider}`,
        paragraphs: [
          `Someone tried to register an account with this e-mail address. You already have one, so we did not create another.`,
          'If it was you, sign in with your password, or choose a new one.',
          'If it was not you, do nothing: your account is as it was.',
        ],
        linkLabel: 'I have forgotten my password',
        path: '/forgot-password',
        minutes: null,
      };
    case 'second_factor_reset':
      return {
        subject: `Your second factor for ${provider} was removed`,
        paragraphs: [
          `${provider} has removed the second factor from your account, and every device was signed out.`,
          'Sign in with your password, and set it up again under My account. If you did not ask for this, tell us immediately.',
        ],
        linkLabel: null,
        path: '/login',
        minutes: null,
      };
    case 'password_changed':
      return {
        subject: `Your password for ${provider} was changed`,
        paragraphs: [
          `The password of your account with ${provider} was changed by a link from an e-mail, and every device was signed out.`,
          'If it was not you, tell us immediately.',
        ],
        linkLabel: null,
        path: '/login',
        minutes: null,
      };
  }
};

/** The letter with its link. */
export const letterOf = ({ subject, paragraphs, linkLabel }: Wording, url: string): Letter => ({
  subject,
  paragraphs,
  ...(linkLabel === null ? {} : { link: { label: linkLabel, url } }),
});
