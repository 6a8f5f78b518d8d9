import { v3 } from 'uuid';
import { isRecord, type SectionData } from './canonical.js';

/**
 * Lists whose rows were stored without ids before they became entries. What was signed, and every earlier version, stays as it
 * was stored: its rows get their ids when they are read, always the same ones.
 */
const FORMER_ROWS: Readonly<Record<string, readonly string[]>> = {
  ClinicalInterventions: ['iv_access', 'io_access'],
  PresentingComplaint: ['complaints', 'immunisations'],
  PrimarySurvey: ['best_interests_consulted'],
  SecondarySurvey: ['investigations'],
};

export const isFormerRows = (section: string, list: string): boolean =>
  FORMER_ROWS[section]?.includes(list) === true;

/** The id of a row by its place in its record. The migrations make the same one (1795574000100 and 1795700250410). */
export const idOfRow = (prfId: string, list: string, index: number): string =>
  v3(`${list}/${String(index)}`, prfId);

const isWithoutId = (row: unknown): row is Readonly<Record<string, unknown>> =>
  isRecord(row) && typeof row['id'] !== 'string';

/** A section's data, or changes of it, with an id for each row that has none. */
export const withRowIds = <T extends SectionData>(prfId: string, section: string, data: T): T => {
  const lists = (FORMER_ROWS[section] ?? []).filter((list) => {
    const rows = data[list];
    return Array.isArray(rows) && rows.some(isWithoutId);
  });
  if (lists.length === 0) return data;
  return {
    ...data,
    ...Object.fromEntries(
      lists.map((list) => [
        list,
        (data[list] as readonly unknown[]).map((row, index) =>
          isWithoutId(row) ? { id: idOfRow(prfId, list, index), ...row } : row,
        ),
      ]),
    ),
  };
};

/** The same of several sections, each with its data among other things. */
export const sectionsWithRowIds = <T extends { readonly data: SectionData }>(
  prfId: string,
  sections: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(sections).map(([key, section]) => [
      key,
      { ...section, data: withRowIds(prfId, key, section.data) },
    ]),
  );
