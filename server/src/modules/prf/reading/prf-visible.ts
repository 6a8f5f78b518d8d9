import { isRecord, type SectionData } from '@sideline/schema/prf/record/canonical';
import { otherName, SECTIONS } from '@sideline/schema/prf/catalogue/catalogue';
import type { Field, Section } from '@sideline/schema/prf/catalogue/kinds';
import { PICTURES, picturesIn } from '@sideline/schema/prf/record/pictures';

/** The parts of the stored sections that a reader sees. */

const hasWithheld = (field: Field): boolean =>
  field.withheld === true ||
  (field.kind === 'entries' && field.isEntryWithheld !== undefined) ||
  ('fields' in field && field.fields.some(hasWithheld));

/** Whether the patient may see a whole entry or group of a field. */
const isRowVisible = (field: Field, row: SectionData): boolean =>
  field.kind !== 'entries' || field.isEntryWithheld?.(row) !== true;

/** The values without those that the catalogue marks as withheld, at whatever depth. */
const withoutWithheld = (fields: readonly Field[], data: SectionData): SectionData => {
  const concerned = fields.filter(hasWithheld);
  if (concerned.length === 0) return data;
  const names = new Set(
    concerned.flatMap((field) =>
      field.withheld === true
        ? [field.name, ...(otherName(field) === null ? [] : [`${field.name}_other`])]
        : [],
    ),
  );
  const result = Object.fromEntries(Object.entries(data).filter(([name]) => !names.has(name)));
  for (const field of concerned) {
    const value = result[field.name];
    if (!('fields' in field)) continue;
    if (isRecord(value)) result[field.name] = withoutWithheld(field.fields, value);
    else if (Array.isArray(value))
      result[field.name] = value
        .filter((item: unknown) => !isRecord(item) || isRowVisible(field, item))
        .map((item: unknown) => (isRecord(item) ? withoutWithheld(field.fields, item) : item));
  }
  return result;
};

/** The values without references to pictures that are not shown. */
const withoutPointers = (
  fields: readonly Field[],
  data: SectionData,
  shown: ReadonlySet<unknown>,
): SectionData =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
      const field = fields.find((one) => one.name === name);
      if (field?.kind === 'reference' && field.to === 'attachment' && !shown.has(value)) return [];
      if ((field?.kind !== 'groups' && field?.kind !== 'entries') || !Array.isArray(value))
        return [[name, value]];
      const rows = value.map((row: unknown) =>
        isRecord(row) ? withoutPointers(field.fields, row, shown) : row,
      );
      return [[name, rows]];
    }),
  );

/** A whole section as its patient sees it. */
const ownData = ({ key, fields }: Section, data: SectionData): SectionData => {
  const visible = withoutWithheld(fields, data);
  if (key !== PICTURES.section) return visible;
  return withoutPointers(fields, visible, new Set(picturesIn(visible).map(({ id }) => id)));
};

/**
 * The sections as the caller may see them: a patient's own view is without what is withheld (safeguarding, third parties).
 * The record's number is in the incident, where the specification has it.
 */
export const visibleData = (
  stored: Readonly<Record<string, SectionData>>,
  { customPrfId }: { readonly customPrfId: string },
  access: 'whole' | 'own',
): Readonly<Record<string, SectionData>> => {
  const numbered: Readonly<Record<string, SectionData>> = {
    ...stored,
    incidentDetails: { ...stored['incidentDetails'], custom_prf_id: customPrfId },
  };
  if (access === 'whole') return numbered;
  return Object.fromEntries(
    SECTIONS.flatMap((section) => {
      const data = numbered[section.key];
      return data === undefined ? [] : [[section.key, ownData(section, data)]];
    }),
  );
};

/**
 * Why a record was amended, as the caller may see it: not in a patient's own view, where a parent may be reading. The words are
 * free text, and hiding the reason of only one amendment would reveal that it changed withheld content (ADR 14).
 */
export const visibleReason = (reason: string | null, access: 'whole' | 'own'): string | null =>
  access === 'whole' ? reason : null;

/** The part of a section's values that a patient may see, complete or partial; null if there is no such section. */
export const visibleSection = (key: unknown, data: unknown): SectionData | null => {
  const section = SECTIONS.find((one) => one.key === key);
  return section === undefined || !isRecord(data) ? null : withoutWithheld(section.fields, data);
};
