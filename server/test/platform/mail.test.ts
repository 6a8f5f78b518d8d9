import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '../../src/platform/mail/mailer.js';

const sender = { name: 'Harrowmere Medical', supportEmail: 'help@example.org', supportPhone: '01632 960000' };
const letter = {
  subject: 'Confirm your e-mail address',
  paragraphs: ['Please confirm.', 'Ignore this if it was not you.'],
  link: { label: 'Confirm', url: 'https://sideline.example/verify-email#abc' },
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideline-mail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mailer = (smtpUrl: string | null) =>
  createMailer({
    smtpUrl,
    folder: join(folder, 'mail'),
    publicUrl: () => 'https://sideline.example',
    clock: () => new Date('2026-11-20T14:32:00.000Z'),
  });

/** A server that takes what it is sent, or refuses every recipient; `taken` are the mails. */
const smtp = async (isRefusing = false) => {
  const taken: { readonly to: string[]; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      done(isRefusing ? new Error(`${address} is not here.`) : null);
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    taken,
    url: `smtp://127.0.0.1:${String(port)}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

describe('mail', () => {
  it('goes to the server of SMTP_URL as text and HTML, in the provider’s name', async () => {
    const server = await smtp();
    try {
      await mailer(server.url).send('robin@example.org', letter, sender);
    } finally {
      await server.close();
    }
    expect(server.taken).toHaveLength(1);
    const [{ to, text } = { to: [], text: '' }] = server.taken;
    expect(to).toEqual(['robin@example.org']);
    expect(text).toMatch(/^From: Harrowmere Medical <help@example\.org>\r?$/m);
    expect(text).toMatch(/^Subject: Confirm your e-mail address\r?$/m);
    expect(text).toContain('text/plain');
    expect(text).toContain('text/html');
    expect(text).toContain('https://sideline.example/verify-email#abc');
    await expect(readdir(folder)).resolves.toEqual([]);
  });

  it('that the server refuses is an error, so that its job is tried again', async () => {
    const server = await smtp(true);
    try {
      const sending = mailer(server.url).send('robin@example.org', letter, sender);
      const error = await sending.then(
        () => null,
        (reason: unknown) => reason,
      );
      // The server's words name the address, and a job's error is logged and kept.
      expect(inspect(error)).toContain('(550)');
      expect(inspect(error)).not.toContain('robin');
    } finally {
      await server.close();
    }
    expect(server.taken).toEqual([]);
  });

  it('is a file for its owner’s eyes alone where there is no server', async () => {
    await mailer(null).send('robin@example.org', letter, { ...sender, supportEmail: null });
    const [name = '', ...others] = await readdir(join(folder, 'mail'));
    expect(others).toEqual([]);
    expect(name).toMatch(/^2026-11-20T14-32-00\.000Z-[0-9a-f-]{36}\.eml$/);
    const file = join(folder, 'mail', name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    expect(text).toContain('From: Harrowmere Medical <no-reply@sideline.example>');
    expect(text).toContain('To: robin@example.org');
    expect(text).toContain('Questions: 01632 960000');
  });

  it('takes no second recipient and no header from an address', async () => {
    await mailer(null).send('robin@example.org\r\nBcc: all@example.org', letter, sender);
    const [name = ''] = await readdir(join(folder, 'mail'));
    const head = (await readFile(join(folder, 'mail', name), 'utf8')).split('\n\n')[0] ?? '';
    expect(head).not.toMatch(/^Bcc:/m);
  });
});
