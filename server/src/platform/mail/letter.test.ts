import { describe, expect, it } from 'vitest';
import { letterHtml, letterText, type Letter, type Sender } from './letter.js';

const sender: Sender = { name: 'Hale & Sons', supportEmail: 'help@example.org', supportPhone: null };
const letter: Letter = {
  subject: 'Confirm <your> address',
  paragraphs: ['Please confirm.', 'Ignore this if it was not you.'],
  link: { label: 'Confirm', url: 'https://sideline.example/verify-email?a=1&b=2#token' },
};

describe('a letter', () => {
  it('is text with its link on its own line and the provider at the end', () => {
    expect(letterText(letter, sender)).toBe(
      'Please confirm.\n\nConfirm:\nhttps://sideline.example/verify-email?a=1&b=2#token\n\n' +
        'Ignore this if it was not you.\n\nHale & Sons\nQuestions: help@example.org\n',
    );
  });

  it('is HTML in which no inserted text is markup', () => {
    const html = letterHtml(letter, sender);
    expect(html).toContain('<title>Confirm &lt;your&gt; address</title>');
    expect(html).toContain('href="https://sideline.example/verify-email?a=1&amp;b=2#token"');
    expect(html).toContain('Hale &amp; Sons<br>Questions: help@example.org');
    expect(html).not.toMatch(/<(img|script|link)\b/);
  });

  it('needs no link, and no contact details of the provider', () => {
    const plain = { subject: 'Changed', paragraphs: ['Your password was changed.'] };
    const silent = { name: 'Sideline', supportEmail: null, supportPhone: null };
    expect(letterText(plain, silent)).toBe('Your password was changed.\n\nSideline\n');
    expect(letterHtml(plain, silent)).not.toContain('<a ');
  });
});
