import { isRecord } from '@sideline/schema/prf/record/canonical';
import { entriesFieldsOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import {
  entryLines,
  entryTitle,
  sectionLines,
  type FormatOptions,
  type Line,
} from '@sideline/schema/prf/record/format';
import type { FhirScope } from './exported-prf.js';
import { escapeMarkup } from '../../../platform/text/escape-markup.js';

/** The words of a section for people, as XHTML: what the printed record says. */

export interface Narrative {
  readonly status: 'generated';
  readonly div: string;
}

const list = (lines: readonly Pick<Line, 'label' | 'value'>[]): string =>
  `<ul>${lines.map(({ label, value }) => `<li>${escapeMarkup(`${label}: ${value}`)}</li>`).join('')}</ul>`;

export const narrative = (xhtml: string): Narrative => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${xhtml}</div>`,
});

export const textNarrative = (text: string): Narrative => narrative(`<p>${escapeMarkup(text)}</p>`);

const optionsOf = ({ record, clock }: FhirScope): FormatOptions => ({
  ...clock,
  nameOf: (to, id) => {
    if (to === 'event') return record.event?.eventId === id ? record.event.name : undefined;
    if (to === 'staff') return record.crew.find(({ staffId }) => staffId === id)?.name;
    if (to === 'zone') return record.zoneName ?? undefined;
    return to === 'squad' ? (record.squadName ?? undefined) : undefined;
  },
});

/** A section's answers and entries; null where nothing was entered. */
export const sectionNarrative = (scope: FhirScope, key: PrfSectionKey): Narrative | null => {
  const data: Readonly<Record<string, unknown>> = scope.record.data[key] ?? {};
  const options = optionsOf(scope);
  const parts = sectionLines(key, data, options).map(
    ({ group, lines }) => `<p><b>${escapeMarkup(group)}</b></p>${list(lines)}`,
  );
  for (const field of entriesFieldsOf(key)) {
    const stored = data[field.name];
    for (const entry of (Array.isArray(stored) ? stored : []).filter(isRecord))
      parts.push(
        `<p><b>${escapeMarkup(entryTitle(field, entry, options))}</b></p>${list(entryLines(field, entry, options))}`,
      );
  }
  return parts.length === 0 ? null : narrative(parts.join(''));
};
