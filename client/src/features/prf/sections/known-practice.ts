import { isEntered } from '@sideline/schema/prf/catalogue/rules';
import type { KnownAnswer } from './known-answers';

/** What the catalogue accepts as the name of a practice. */
const PRACTICE_LENGTH = 200;

/**
 * The patient's general practice from their own row, including an ODS code in it, while the record names no practitioner.
 * It is confirmed with them and not typed again.
 */
export const knownPractice = (
  patient: { readonly gpPractice: string | null } | null | undefined,
  answers: Readonly<Record<string, unknown>>,
): KnownAnswer | null => {
  const organisation = patient?.gpPractice?.trim() ?? '';
  if (organisation === '' || organisation.length > PRACTICE_LENGTH || isEntered(answers['practitioners']))
    return null;
  return {
    group: 'practitioners',
    what: 'GP practice',
    words: organisation,
    values: { practitioners: [{ organisation }] },
  };
};
