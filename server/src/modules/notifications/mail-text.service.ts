import {
  MAIL_KINDS,
  MAILS,
  mailTextShape,
  sampleValues,
  writeMail,
  type MailKind,
  type MailText as MailWords,
} from '@sideline/schema/provider/mail-texts';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { enqueue } from '../../platform/jobs/jobs.js';
import type { Letter } from '../../platform/mail/letter.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import type { SettingStore, StoredSetting } from '../settings/setting-store.service.js';
import type {
  MailText,
  ResetMailTextInput,
  SaveMailTextInput,
  TestMailTextInput,
} from './mail-text.types.js';

/** The task of the job queue that sends an administrator a mail with sample values. */
export const TEST_MAIL_TASK = 'send-test-mail';

const payloadShape = z.object({
  email: z.string(),
  kind: z.enum(MAIL_KINDS as [MailKind, ...MailKind[]]),
  subject: z.string(),
  body: z.string(),
});

/** A mail of one kind with its values: the letter that is sent. */
const letterFrom = (
  kind: MailKind,
  words: MailWords,
  values: Readonly<Record<string, string>>,
  url: string | null,
): Letter => {
  const { subject, paragraphs, linkAfter } = writeMail(words, values);
  const label = MAILS[kind].linkLabel;
  return {
    subject,
    paragraphs,
    ...(label === null || url === null ? {} : { link: { label, url, after: linkAfter } }),
  };
};

/** The text of every mail that Sideline sends: the default until an administrator writes another. */
export class MailTextService {
  readonly #store: SettingStore;
  readonly #audit: AuditService;

  constructor(deps: { readonly store: SettingStore; readonly audit: AuditService }) {
    this.#store = deps.store;
    this.#audit = deps.audit;
  }

  async all(context: Context): Promise<MailText[]> {
    const texts: MailText[] = [];
    // One cached reading for all callers: the store keeps it.
    for (const kind of MAIL_KINDS) texts.push(shown(kind, await this.#store.current(context, 'mail', kind)));
    return texts;
  }

  /** The letter of a kind in its current text. `url` is where its link leads; null where it has none. */
  async letter(
    context: Context,
    kind: MailKind,
    values: Readonly<Record<string, string>>,
    url: string | null,
  ): Promise<Letter> {
    const stored = await this.#store.current(context, 'mail', kind);
    return letterFrom(kind, wordsOf(kind, stored), values, url);
  }

  /** BAD_INPUT names placeholders that the mail does not know, or that it needs; CHANGED_MEANWHILE. */
  async save(context: Context, { kind, version, subject, body }: SaveMailTextInput): Promise<MailText> {
    const words = requireValid(mailTextShape(kind), { subject, body });
    const { usual } = MAILS[kind];
    const isUsual = words.subject === usual.subject && words.body === usual.body;
    const value = isUsual ? null : words;
    return shown(kind, await this.#store.write(context, { kind: 'mail', key: kind, version, value }));
  }

  /** Resets the text to the default. CHANGED_MEANWHILE. */
  async reset(context: Context, { kind, version }: ResetMailTextInput): Promise<MailText> {
    return shown(kind, await this.#store.write(context, { kind: 'mail', key: kind, version, value: null }));
  }

  /** Sends this text with sample values only to the caller; nothing is stored. BAD_INPUT as at saving. */
  async test(context: Context, { kind, subject, body }: TestMailTextInput): Promise<string> {
    const words = requireValid(mailTextShape(kind), { subject, body });
    const { email, userId } = actorOf(context);
    await enqueue(context, TEST_MAIL_TASK, { email, kind, ...words }, { key: `${TEST_MAIL_TASK} ${userId}` });
    await this.#audit.record(context, {
      action: 'MAIL_TEXT_TESTED',
      entity: { type: 'ProviderSettings', id: 'provider' },
      fieldsChanged: [`mail.${kind}`],
    });
    return email;
  }

  /** The letter of a test and its recipient, for the job. */
  readTest(
    payload: unknown,
    url: string,
  ): { readonly email: string; readonly write: (provider: string) => Letter } {
    const { email, kind, ...words } = payloadShape.parse(payload);
    return {
      email,
      write: (provider) => letterFrom(kind, words, { ...sampleValues(kind), provider }, url),
    };
  }
}

// It was checked when it was kept.
const wordsOf = (kind: MailKind, { value }: StoredSetting): MailWords =>
  (value as MailWords | null) ?? MAILS[kind].usual;

const shown = (kind: MailKind, stored: StoredSetting): MailText => ({
  kind,
  version: stored.version,
  isUsual: stored.value === null,
  ...wordsOf(kind, stored),
});
