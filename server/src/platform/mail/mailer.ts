import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Clock } from '../clock.js';
import { letterHtml, letterText, type Letter, type Sender } from './letter.js';

/** Delivers a letter to an address, or throws: the caller is a job, which is retried. */
export interface Mailer {
  send(to: string, letter: Letter, sender: Sender): Promise<void>;
}

export interface MailerOptions {
  /** Null writes the mails as files. */
  readonly smtpUrl: string | null;
  /** Where files go: one .eml for each mail, named by its time. */
  readonly folder: string;
  /** The domain of the address in links, or the sender's domain if there is no public address. */
  readonly publicUrl: () => string;
  readonly clock: Clock;
}

/** A mail that did not go out. The server's own words repeat the address, and so may its error: only codes are kept. */
class MailRefused extends Error {
  constructor(error: unknown) {
    const { responseCode, code } = codes.catch({}).parse(error);
    super(`The mail server did not accept the e-mail (${String(responseCode ?? code ?? 'no code')})`);
    this.name = 'MailRefused';
  }
}

/** `responseCode` is SMTP's (550), `code` nodemailer's or the system's (ECONNECTION). */
const codes = z.object({ responseCode: z.number().optional(), code: z.string().optional() });

const CONNECTION_MS = 10_000;
const SILENCE_MS = 30_000;

const messageOf = (to: string, letter: Letter, sender: Sender, publicUrl: string) => ({
  from: { name: sender.name, address: sender.supportEmail ?? `no-reply@${new URL(publicUrl).hostname}` },
  to: { name: '', address: to },
  subject: letter.subject,
  text: letterText(letter, sender),
  html: letterHtml(letter, sender),
  attachments: (letter.attachments ?? []).map(({ fileName, contentType, content }) => ({
    filename: fileName,
    contentType,
    content,
  })),
  // Nobody reads automatic replies to a machine.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** The mailer of the configuration: by SMTP if there is a server, otherwise as files in the data folder. */
export const createMailer = ({ smtpUrl, folder, publicUrl, clock }: MailerOptions): Mailer => {
  if (smtpUrl !== null) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECTION_MS,
      greetingTimeout: CONNECTION_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return {
      send: async (to, letter, sender) => {
        try {
          await transport.sendMail(messageOf(to, letter, sender, publicUrl()));
        } catch (error) {
          throw new MailRefused(error);
        }
      },
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (to, letter, sender) => {
      const { message } = await transport.sendMail(messageOf(to, letter, sender, publicUrl()));
      const name = `${clock().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A program looking for mail finds only whole ones.
      await writeFile(join(folder, `${name}.part`), message, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
    },
  };
};
