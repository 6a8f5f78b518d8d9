import { z } from 'zod';
import { NOTIFICATION_TABLE, type NotificationKind } from '../notifications.js';

/** A placeholder in a mail: a word in two braces that a value replaces. */
interface Placeholder {
  readonly label: string;
  readonly sample: string;
  readonly isRequired: boolean;
}

interface MailEntry {
  readonly label: string;
  /** When it is sent, and to whom. */
  readonly purpose: string;
  readonly placeholders: Readonly<Record<string, Placeholder>>;
  /** The text of its link; null where it has none. */
  readonly linkLabel: string | null;
  readonly usual: MailText;
}

/** The words of a mail as an administrator writes them: plain text, one paragraph a line. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
}

export const MAIL_TEXT_LIMITS = { subject: 150, body: 4_000 } as const;

const provider = { label: 'The provider’s name', sample: 'Harbour Medical', isRequired: false };
const link = { label: 'The link, on a line of its own', sample: 'https://example.org/', isRequired: true };
const duration = (label: string, sample: string): Placeholder => ({ label, sample, isRequired: true });

const ACCOUNT_MAILS = {
  verify_email: {
    label: 'Confirm an e-mail address',
    purpose: 'Sent to the person who registers an account.',
    placeholders: { provider, link, hours: duration('How many hours the link works', '24') },
    linkLabel: 'Confirm my e-mail address',
    usual: {
      subject: 'Confirm your e-mail address for {{provider}}',
      body: [
        'An account with {{provider}} was registered with this e-mail address. Please confirm that it is yours.',
        '{{link}}',
        'The link works once, for {{hours}} hours, and asks for the password that you chose. You can sign in after that.',
        'If you did not register, ignore this e-mail: the account cannot be used until the address is confirmed.',
      ].join('\n'),
    },
  },
  invitation: {
    label: 'Invitation to an account',
    purpose: 'Sent to a person when an administrator makes an account for them.',
    placeholders: { provider, link, hours: duration('How many hours the link works', '72') },
    linkLabel: 'Choose my password',
    usual: {
      subject: 'Your account with {{provider}}',
      body: [
        'An administrator of {{provider}} has made an account for you. Choose a password, and sign in with this e-mail address.',
        '{{link}}',
        "The link works once, for {{hours}} hours. After that, ask for another one with 'Forgotten your password?'.",
        'If you were not expecting this e-mail, ignore it: the account cannot be used without your password.',
      ].join('\n'),
    },
  },
  reset_password: {
    label: 'Choose a new password',
    purpose: 'Sent to the person who asks for a new password.',
    placeholders: { provider, link, minutes: duration('How many minutes the link works', '60') },
    linkLabel: 'Choose a new password',
    usual: {
      subject: 'Choose a new password for {{provider}}',
      body: [
        'Someone asked for a new password for your account with {{provider}}.',
        '{{link}}',
        'The link works once, for {{minutes}} minutes.',
        'If it was not you, ignore this e-mail: your password will not change.',
      ].join('\n'),
    },
  },
  sign_in: {
    label: 'Sign in with a link',
    purpose:
      'Sent to a person who enters the right password on a new device while other people are guessing it.',
    placeholders: { provider, link, minutes: duration('How many minutes the link works', '30') },
    linkLabel: 'Sign in',
    usual: {
      subject: 'Sign in to {{provider}}',
      body: [
        'Your password for {{provider}} was used on a device that we do not recognise, after many failed attempts from elsewhere.',
        'If it was you, open this link on that device and sign in there:',
        '{{link}}',
        'The link works once, for {{minutes}} minutes.',
        'If it was not you, someone knows your password. Choose a new one straight away.',
      ].join('\n'),
    },
  },
  address_taken: {
    label: 'An account already exists',
    purpose: 'Sent to a person whose e-mail address is registered again.',
    placeholders: { provider, link },
    linkLabel: 'I have forgotten my password',
    usual: {
      subject: 'You have an account with {{provider}}',
      body: [
        'Someone tried to register an account with this e-mail address. You already have one, so we did not create another.',
        '{{link}}',
        'If it was you, sign in with your password, or choose a new one.',
        'If it was not you, ignore this e-mail: your account has not changed.',
      ].join('\n'),
    },
  },
  password_changed: {
    label: 'The password was changed',
    purpose: 'Sent to the person whose password was changed using a link.',
    placeholders: { provider },
    linkLabel: null,
    usual: {
      subject: 'Your password for {{provider}} was changed',
      body: [
        'The password for your account with {{provider}} was changed using a link from an e-mail, and every device was signed out.',
        'If it was not you, tell us immediately.',
      ].join('\n'),
    },
  },
  second_factor_reset: {
    label: 'The second factor was removed',
    purpose: 'Sent to the person whose second factor an administrator removes.',
    placeholders: { provider },
    linkLabel: null,
    usual: {
      subject: 'Your second factor for {{provider}} was removed',
      body: [
        '{{provider}} has removed the second factor from your account, and every device was signed out.',
        'Sign in with your password, and set it up again under My account. If you did not ask for this, tell us immediately.',
      ].join('\n'),
    },
  },
} as const satisfies Record<string, MailEntry>;
export type AccountMailKind = keyof typeof ACCOUNT_MAILS;

const order = { label: 'The order number', sample: 'PO-000123', isRequired: true };
const PURCHASE_ORDER = {
  label: 'Purchase order',
  purpose: 'Sent to a supplier, with the order as a PDF.',
  placeholders: {
    provider: { ...provider, label: 'The company’s name' },
    order,
    deliver_to: {
      label: 'Where it is delivered',
      sample: 'Main store, 1 Touchline Road, Harrowmere',
      isRequired: false,
    },
  },
  linkLabel: null,
  usual: {
    subject: 'Purchase order {{order}} from {{provider}}',
    body: [
      'Please find our purchase order {{order}} attached.',
      'Deliver it to {{deliver_to}}, and quote {{order}} on your delivery note and your invoice.',
      'Please tell us if you cannot deliver all of it.',
    ].join('\n'),
  },
} as const satisfies MailEntry;

/** The text of a notification's link, by what it is about. */
export const NOTIFICATION_LINK_LABELS = {
  shift: 'See the shift',
  shifts: 'See the first shift',
  prf: 'Open the record',
  unsigned: 'See your open records',
  unsignedOfEvent: 'See the open records',
  account: 'My account',
  breach: 'Open the breach log',
  drugs: 'Open the discrepancy',
  unwitnessed: 'See the entries',
  recall: 'Open the recall',
  stock: 'Open the inventory overview',
} as const;

const NOTIFICATION_LABELS: Readonly<Record<NotificationKind, string>> = {
  shift_assigned: 'Shift: assigned',
  shift_unassigned: 'Shift: unassigned',
  shift_moved: 'Shift: changed',
  shift_cancelled: 'Shift: cancelled',
  shift_filled: 'Shift: application declined',
  application_moved: 'Shift applied for: changed',
  application_void: 'Shift applied for: cancelled',
  shift_applied: 'Shift: someone applied',
  shift_given_up: 'Shift: open again',
  shift_backup: 'Shift: you are the backup',
  shift_backup_ended: 'Shift: no longer the backup',
  shift_reminder: 'Shift: reminder',
  swap_offered: 'Swap: offered',
  swap_accepted: 'Swap: accepted',
  swap_declined: 'Swap: declined',
  swap_withdrawn: 'Swap: withdrawn',
  swap_approved: 'Swap: approved',
  swap_refused: 'Swap: refused',
  swap_stale: 'Swap: not decided yet',
  shift_unfit: 'Shifts that cannot be worked',
  qualification_expiring: 'Qualification: expires soon',
  breach_due: 'Breach: report is due',
  breach_overdue: 'Breach: report is overdue',
  drug_discrepancy: 'Controlled drugs: discrepancy',
  drugs_unwitnessed: 'Controlled drugs: entries without a witness',
  recall_active: 'Recall: active',
  recall_held: 'Recall: stock you hold',
  recall_given: 'Recall: lot given to a patient',
  stock_daily: 'Stock: daily summary',
  prf_late_edit: 'Signed record: late change',
  prf_unsigned: 'Records: not signed',
  event_unsigned: 'Records of an event: not signed',
  observations_overdue: 'Record: observations are overdue',
};

const notificationMail = (kind: NotificationKind): MailEntry => ({
  label: NOTIFICATION_LABELS[kind],
  purpose: 'Sent with the notification in the application.',
  placeholders: {
    provider,
    title: { label: 'The notification’s title', sample: 'What has happened', isRequired: false },
    details: { label: 'What has happened, in sentences', sample: 'The details.', isRequired: true },
    link: {
      ...link,
      label: 'The link, on a line of its own. Otherwise it follows the first paragraph',
      isRequired: false,
    },
  },
  linkLabel: NOTIFICATION_LINK_LABELS[NOTIFICATION_TABLE[kind].about],
  usual: { subject: '{{title}}', body: '{{details}}' },
});

export type MailKind = AccountMailKind | 'purchase_order' | NotificationKind;

/** Every mail that Sideline sends. */
export const MAILS: Readonly<Record<MailKind, MailEntry>> = {
  ...ACCOUNT_MAILS,
  purchase_order: PURCHASE_ORDER,
  // Its keys are exactly those of the table.
  ...(Object.fromEntries(
    (Object.keys(NOTIFICATION_LABELS) as NotificationKind[]).map((kind) => [kind, notificationMail(kind)]),
  ) as Record<NotificationKind, MailEntry>),
};
export const MAIL_KINDS = Object.keys(MAILS) as readonly MailKind[];

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const LINK = '{{link}}';

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());

const braced = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** What is wrong with the placeholders of a part of a mail. */
const unknownIn = (text: string, known: readonly string[]): string | null => {
  const unknown = [...new Set(namesIn(text))].filter((name) => !known.includes(name));
  if (unknown.length > 0) return `Remove ${braced(unknown)}. This mail can use ${braced(known)}.`;
  return text.replaceAll(PLACEHOLDER, '').match(/\{\{|\}\}/)
    ? 'Close each placeholder: {{ before its name and }} after it.'
    : null;
};

/** The words of one kind of mail, trimmed and checked: placeholders that it does not know, or lacks, are named. */
export const mailTextShape = (kind: MailKind) => {
  const { placeholders } = MAILS[kind];
  const known = Object.keys(placeholders);
  const inLine = known.filter((name) => name !== 'link');
  const required = known.filter((name) => placeholders[name]?.isRequired === true);
  return z
    .strictObject({
      subject: z
        .string()
        .trim()
        .min(1, 'Enter the subject.')
        .max(MAIL_TEXT_LIMITS.subject, `Shorten this to ${MAIL_TEXT_LIMITS.subject} characters.`)
        .regex(/^[^\n\r]*$/, 'Write the subject in one line.'),
      body: z
        .string()
        .transform((text) => text.replaceAll('\r\n', '\n').trim())
        .pipe(
          z
            .string()
            .min(1, 'Enter the text.')
            .max(
              MAIL_TEXT_LIMITS.body,
              `Shorten this to ${MAIL_TEXT_LIMITS.body.toLocaleString('en-GB')} characters.`,
            ),
        ),
    })
    .superRefine(({ subject, body }, context) => {
      const refuse = (field: keyof MailText, message: string | null) => {
        if (message !== null) context.addIssue({ code: 'custom', path: [field], message });
      };
      refuse('subject', unknownIn(subject, inLine));
      refuse('body', unknownIn(body, known));
      const lines = body.split('\n').map((line) => line.trim());
      if (lines.some((line) => line !== LINK && namesIn(line).includes('link')))
        refuse('body', 'Put {{link}} on a line of its own.');
      const links = lines.filter((line) => line === LINK).length;
      if (links > 1) refuse('body', 'Use {{link}} once.');
      if (lines.every((line) => line === '' || line === LINK)) refuse('body', 'Enter the text.');
      const missing = required.filter(
        (name) => !namesIn(body).includes(name) && !namesIn(subject).includes(name),
      );
      if (missing.length > 0) refuse('body', `Add ${braced(missing)}. This mail needs it.`);
    });
};

/** A mail ready to be sent. `linkAfter` counts the paragraphs before its link. */
export interface WrittenMail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly linkAfter: number;
}

/** The words with their values put in, in one pass: what a value holds is never a placeholder. */
export const writeMail = (
  { subject, body }: MailText,
  values: Readonly<Record<string, string>>,
): WrittenMail => {
  const filled = (text: string) =>
    text.replaceAll(PLACEHOLDER, (whole, name: string) => values[name.trim()] ?? whole);
  const paragraphs: string[] = [];
  let linkAfter: number | null = null;
  for (const line of body.split('\n').map((text) => text.trim()))
    if (line === LINK) linkAfter = paragraphs.length;
    else
      paragraphs.push(
        ...filled(line)
          .split('\n')
          .map((text) => text.trim())
          .filter((text) => text !== ''),
      );
  return {
    subject: filled(subject).replace(/\s+/g, ' ').trim(),
    paragraphs,
    linkAfter: linkAfter ?? 1,
  };
};

/** The values in a preview and a test mail. */
export const sampleValues = (kind: MailKind): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(MAILS[kind].placeholders).map(([name, { sample }]) => [name, sample]));
