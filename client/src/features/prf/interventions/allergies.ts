import type { PrfFacts } from '@sideline/schema/prf/kinds';
import { fieldAt } from '@sideline/schema/prf/catalogue';

interface Allergies {
  /** One text an allergy, from the record and from the patient's own row. */
  readonly texts: readonly string[];
  /** What to say where there is none: that there is none, or that nobody has asked. */
  readonly words: string;
}

const NONE_KNOWN = /^(nil|none|no|nka|nkda|no known (drug )?allergies|none known)\.?$/i;

/** What the patient must not be given, as far as anybody has said. */
export const allergiesOf = (facts: PrfFacts): Allergies => {
  const complaint = facts.data['PresentingComplaint'];
  const rows = Array.isArray(complaint?.['allergies']) ? (complaint['allergies'] as readonly unknown[]) : [];
  const listed = rows.flatMap((row) =>
    typeof row === 'object' && row !== null && 'substance' in row && typeof row.substance === 'string'
      ? [row.substance.trim()]
      : [],
  );
  const own = (facts.patientAllergies ?? '').split(/[,;\n]/).map((text) => text.trim());
  const said = [...listed, ...own].filter((text) => text !== '');
  const texts = said.filter((text) => !NONE_KNOWN.test(text));
  const unique = texts.filter(
    (text, index) => texts.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === index,
  );
  const status = complaint?.['allergy_status'];
  const field = fieldAt('PresentingComplaint', 'allergy_status');
  const label =
    typeof status === 'string' && field && 'choices' in field
      ? field.choices.options[status]?.label
      : undefined;
  if (label !== undefined) return { texts: unique, words: `Allergies: ${label.toLowerCase()}` };
  return {
    texts: unique,
    words: said.length > texts.length ? 'Allergies: none known' : 'Allergies: not recorded',
  };
};
