import { isRecord } from '../record/canonical.js';
import { fieldAt } from '../catalogue/catalogue.js';
import { formatValue } from '../record/format.js';
import type { PrfFacts } from '../catalogue/kinds.js';

/** What the examination found, in few words: for the injuries of the handover. */

/** Findings that say that nothing is wrong there. */
const NORMAL: ReadonlySet<unknown> = new Set([
  'normal',
  'usual_for_patient',
  'crt_under_2',
  'perrl',
  'pupil_size',
  'alert_orientated',
]);

const textOf = (name: string, row: Readonly<Record<string, unknown>>): string => {
  const field = fieldAt('SecondarySurvey', `exam_findings.${name}`);
  return field === undefined ? '' : formatValue(field, row[name], row);
};

/** By place, abnormal ones alone: 'Limbs, left ankle: swelling, tenderness'. */
export const findingsOf = (facts: PrfFacts): readonly string[] => {
  const rows = facts.data['SecondarySurvey']?.['exam_findings'];
  const places = new Map<string, Set<string>>();
  for (const row of (Array.isArray(rows) ? rows : []).filter(isRecord)) {
    if (row['is_absent'] === true || NORMAL.has(row['finding'])) continue;
    const finding = textOf('finding', row).toLowerCase();
    if (finding === '') continue;
    const place = [textOf('region', row), textOf('location', row).toLowerCase()].filter(Boolean).join(', ');
    places.set(place, (places.get(place) ?? new Set<string>()).add(finding));
  }
  return [...places].map(([place, findings]) => [place, [...findings].join(', ')].filter(Boolean).join(': '));
};
