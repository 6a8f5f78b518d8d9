import { z } from 'zod';
import { LIMITS } from '../limits.js';

/**
 * For how long the provider keeps patients' records: never shorter than the privacy statements say, and longer if it
 * chooses.
 */
export interface RetentionTerms {
  /** Years after the last contact, and after a death. */
  readonly adultYears: number;
  /** The age until which a child's records are kept. */
  readonly childUntilAge: number;
}

const { adultYears, childUntilAge } = LIMITS.retention;
export const USUAL_TERMS: RetentionTerms = { adultYears, childUntilAge };
export const MOST_TERMS: RetentionTerms = { adultYears: 30, childUntilAge: 50 };

const years = (name: keyof RetentionTerms) => {
  const message = `Enter ${String(USUAL_TERMS[name])} to ${String(MOST_TERMS[name])}.`;
  return z.int(message).min(USUAL_TERMS[name], message).max(MOST_TERMS[name], message);
};
export const retentionShape = z.strictObject({
  adultYears: years('adultYears'),
  childUntilAge: years('childUntilAge'),
});

/** What a kept value says, as far as it is one; otherwise as usual. */
export const termsIn = (value: unknown): RetentionTerms => {
  const { data } = retentionShape.safeParse(value);
  return data ?? USUAL_TERMS;
};

/** In lines that a person reads. */
export const retentionLines = (terms: RetentionTerms): readonly string[] => [
  `Records: ${String(terms.adultYears)} years after the last contact or a death`,
  `Records of children: until the age of ${String(terms.childUntilAge)}, if that is later`,
];
