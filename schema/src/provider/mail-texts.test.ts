import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KINDS } from '../notifications.js';
import { check } from '../validation/check.js';
import { MAIL_KINDS, MAILS, mailTextShape, sampleValues, writeMail } from './mail-texts.js';

const problemsOf = (body: string, subject = 'Hello') =>
  check(mailTextShape('verify_email'), { subject, body }).problems?.map(
    ({ field, message }) => `${field}: ${message}`,
  ) ?? null;

describe('the words of a mail', () => {
  it('have defaults that pass their own check, for every notification and account mail', () => {
    for (const kind of MAIL_KINDS) {
      const { usual } = MAILS[kind];
      expect(check(mailTextShape(kind), usual), kind).toEqual({ data: usual, problems: null });
      const { subject, paragraphs } = writeMail(usual, sampleValues(kind));
      expect([subject, ...paragraphs].join(' '), kind).not.toMatch(/[{}]/);
    }
    expect(NOTIFICATION_KINDS.filter((kind) => !(kind in MAILS))).toEqual([]);
  });

  it('refuse a placeholder by name: unknown, missing, not closed, not on its own line', () => {
    const good = 'Confirm it.\n{{link}}\nGood for {{hours}} hours.';
    expect(problemsOf(good)).toBeNull();
    expect(problemsOf(`${good} {{nonsense}}`)).toEqual([
      'body: Remove {{nonsense}}. This mail can use {{provider}}, {{link}}, {{hours}}.',
    ]);
    expect(problemsOf('Confirm it.\n{{link}}')).toEqual(['body: Add {{hours}}. This mail needs it.']);
    expect(problemsOf('Confirm it, {{hours}}.')).toEqual(['body: Add {{link}}. This mail needs it.']);
    expect(problemsOf(`${good} {{provider`)).toEqual([
      'body: Close each placeholder: {{ before its name and }} after it.',
    ]);
    expect(problemsOf('Here: {{link}} for {{hours}}')).toEqual(['body: Put {{link}} on a line of its own.']);
    expect(problemsOf(good, 'About {{link}}')).toEqual([
      'subject: Remove {{link}}. This mail can use {{provider}}, {{hours}}.',
    ]);
  });

  it('are filled once, so that inserted text is never a placeholder', () => {
    expect(
      writeMail(
        { subject: '{{title}}\n!', body: 'First.\n\n{{ details }}\n{{link}}\nLast.' },
        { title: 'A\nB', details: '{{provider}}\nsecond', provider: 'never' },
      ),
    ).toEqual({ subject: 'A B !', paragraphs: ['First.', '{{provider}}', 'second', 'Last.'], linkAfter: 3 });
  });
});
