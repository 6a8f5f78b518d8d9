import { escapeMarkup } from '../text/escape-markup.js';

/** The content of a mail, before it becomes text and HTML. Never anything clinical: mail is read on any screen. */
export interface Letter {
  readonly subject: string;
  /** Sentences in their order. */
  readonly paragraphs: readonly string[];
  /** `after` counts the paragraphs before it: one, where it is left out. */
  readonly link?: { readonly label: string; readonly url: string; readonly after?: number };
  /** Attachments: business documents, never a patient's. */
  readonly attachments?: readonly LetterAttachment[];
}

export interface LetterAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** The sender: the provider's trading name, and how to reach it. */
export interface Sender {
  readonly name: string;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
}

const signOff = ({ name, supportEmail, supportPhone }: Sender): readonly string[] => {
  const ways = [supportEmail, supportPhone].filter((way) => way !== null);
  return [name, ...(ways.length === 0 ? [] : [`Questions: ${ways.join(' or ')}`])];
};

/** The letter as plain text. */
export const letterText = ({ paragraphs, link }: Letter, sender: Sender): string => {
  const at = link?.after ?? 1;
  const parts = [
    ...paragraphs.slice(0, at),
    ...(link === undefined ? [] : [`${link.label}:\n${link.url}`]),
    ...paragraphs.slice(at),
    signOff(sender).join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
};

/** The letter as HTML that every mail program shows: no pictures, only inline styles, nothing loaded from elsewhere. */
export const letterHtml = ({ subject, paragraphs, link }: Letter, sender: Sender): string => {
  const at = link?.after ?? 1;
  const written = paragraphs.map((text) => `<p>${escapeMarkup(text)}</p>`);
  const button =
    link === undefined
      ? ''
      : `<p><a href="${escapeMarkup(link.url)}" style="color:#1F5FC4">${escapeMarkup(link.label)}</a></p>`;
  const foot = signOff(sender).map(escapeMarkup).join('<br>');
  return [
    '<!doctype html>',
    `<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
    '<body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#0A1F44">',
    `${written.slice(0, at).join('')}${button}${written.slice(at).join('')}<p style="color:#565D68">${foot}</p>`,
    '</body></html>',
  ].join('\n');
};
