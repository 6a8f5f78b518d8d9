import { z } from 'zod';
import type { Problem } from '../errors.js';
import { poundsText } from '../inventory/money.js';
import { check } from '../validation/check.js';
import { checkPhrases } from '../validation/phrases.js';
import { purchasingSettingsFacts } from '../validation/supply.js';
import { accentOf, accentRefusal } from './accent.js';
import { factLines } from './facts.js';
import { CLOCKS, formatLines, PENCE_SHOWN, THOUSANDS, WEEK_STARTS, type Formats } from './formats.js';
import { providerListItems } from './list-items.js';
import { PROVIDER_LIST_KINDS, PROVIDER_LISTS, type ProviderListKind } from './lists.js';
import { MAIL_KINDS, MAILS, mailTextShape, type MailKind } from './mail-texts.js';
import { retentionLines, retentionShape, type RetentionTerms } from './retention-terms.js';
import { RIGHT_KEYS, RIGHTS, type Rights } from './rights.js';

/** The provider's settings that administrators can change; the history shows each separately. */
export const SETTING_KINDS = {
  look: { label: 'Look' },
  mail: { label: 'Mail' },
  list: { label: 'List' },
  phrases: { label: 'Phrases' },
  rights: { label: 'Rights' },
  formats: { label: 'Formats' },
  retention: { label: 'Retention' },
  facts: { label: 'Provider’s details' },
  orders: { label: 'Approval of orders' },
} as const;
export type SettingKind = keyof typeof SETTING_KINDS;
export const SETTING_KIND_KEYS = Object.keys(SETTING_KINDS) as readonly SettingKind[];

/** Of a kind that has one setting. */
export const ONLY_KEY = 'provider';

export interface Look {
  /** `#RRGGBB`; null for the default colour. */
  readonly accent: string | null;
  readonly logoId: string | null;
}
export const USUAL_LOOK: Look = { accent: null, logoId: null };

/** The largest size of a logo in pixels, and of the file that is sent. */
export const LOGO_LIMITS = { width: 320, height: 96, kilobytes: 512 } as const;

const rightsShape = z.strictObject({
  voidRecords: z.boolean(),
  approve: z.boolean(),
  exportLists: z.boolean(),
});
const lookShape = z.strictObject({
  accent: z
    .string()
    .nullable()
    .superRefine((colour, context) => {
      const refusal = colour === null ? null : accentRefusal(colour);
      if (refusal !== null) context.addIssue({ code: 'custom', message: refusal });
    })
    .transform((colour) => (colour === null ? null : accentOf(colour))),
  logoId: z.uuid().nullable(),
});

const oneOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  z.enum(Object.keys(table) as [K, ...K[]], 'Choose one from the list.');
const formatsShape = z.strictObject({
  thousands: oneOf(THOUSANDS),
  pence: oneOf(PENCE_SHOWN),
  clock: oneOf(CLOCKS),
  weekStart: oneOf(WEEK_STARTS),
});

const isListKind = (key: string): key is ProviderListKind =>
  (PROVIDER_LIST_KINDS as readonly string[]).includes(key);
const isMailKind = (key: string): key is MailKind => (MAIL_KINDS as readonly string[]).includes(key);

type CheckedSetting =
  | { readonly data: unknown; readonly problems: null }
  | { readonly data: null; readonly problems: readonly Problem[] };

const UNKNOWN: CheckedSetting = {
  data: null,
  problems: [{ field: 'key', code: 'unknown', message: 'There is no such setting.' }],
};

/** A setting's value as it may be kept, or what is wrong with it. */
export const checkSetting = (kind: SettingKind, key: string, value: unknown): CheckedSetting => {
  switch (kind) {
    case 'look':
      return check(lookShape, value);
    case 'mail':
      return isMailKind(key) ? check(mailTextShape(key), value) : UNKNOWN;
    case 'list': {
      if (!isListKind(key)) return UNKNOWN;
      const { data, problems } = check(z.object({ items: providerListItems }), { items: value });
      return problems === null ? { data: data.items, problems } : { data, problems };
    }
    case 'phrases': {
      const { phrases, problems } = checkPhrases(value as Parameters<typeof checkPhrases>[0]);
      return problems === null ? { data: phrases, problems } : { data: null, problems };
    }
    case 'rights':
      return check(rightsShape, value);
    case 'formats':
      return check(formatsShape, value);
    case 'retention':
      return check(retentionShape, value);
    case 'orders':
      return check(purchasingSettingsFacts, value);
    // They are kept elsewhere, by a service that checks them.
    case 'facts':
      return UNKNOWN;
  }
};

/** The setting that a change was about, in words. `person` is the person whose rights they are. */
export const settingTitle = (kind: SettingKind, key: string, person: string | null): string => {
  switch (kind) {
    case 'mail':
      return `Mail: ${isMailKind(key) ? MAILS[key].label : key}`;
    case 'list':
      return isListKind(key) ? PROVIDER_LISTS[key].label : key;
    case 'rights':
      return `Rights of ${person ?? 'a person'}`;
    default:
      return SETTING_KINDS[kind].label;
  }
};

const USUAL = 'Default';

/** A setting's value in lines that a person reads. It was checked when it was kept. */
export const settingLines = (kind: SettingKind, value: unknown): readonly string[] => {
  if (value === null || value === undefined) return [kind === 'list' ? 'No items' : USUAL];
  switch (kind) {
    case 'look': {
      const { accent, logoId } = value as Look;
      return [`Colour: ${accent ?? 'default'}`, `Logo: ${logoId === null ? 'none' : 'the provider’s own'}`];
    }
    case 'mail': {
      const { subject, body } = value as { readonly subject: string; readonly body: string };
      return [`Subject: ${subject}`, ...body.split('\n')];
    }
    case 'list':
      return (value as readonly { readonly name: string; readonly isRetired: boolean }[]).map(
        ({ name, isRetired }) => (isRetired ? `${name} (retired)` : name),
      );
    case 'phrases':
      return (value as readonly { readonly name: string; readonly text: string }[]).map(
        ({ name, text }) => `/${name}: ${text}`,
      );
    case 'formats':
      return formatLines(value as Formats);
    case 'retention':
      return retentionLines(value as RetentionTerms);
    case 'facts':
      return factLines(value);
    case 'orders': {
      const { twoPeopleAbovePence } = value as { readonly twoPeopleAbovePence: number };
      return [`Second approver needed above: ${poundsText(twoPeopleAbovePence)}`];
    }
    case 'rights':
      return RIGHT_KEYS.map((right) => `${RIGHTS[right].label}: ${(value as Rights)[right] ? 'yes' : 'no'}`);
  }
};
