import type { Acvpu } from './news2.js';

/** Glasgow Coma Scale (Teasdale and Jennett 1974): eyes 1–4, voice 1–5, movement 1–6. */
export interface GcsParts {
  readonly gcs_eye?: number | null | undefined;
  readonly gcs_verbal?: number | null | undefined;
  readonly gcs_motor?: number | null | undefined;
}
export const GCS_PARTS = ['gcs_eye', 'gcs_verbal', 'gcs_motor'] as const;
export type GcsPart = (typeof GCS_PARTS)[number];

const MAXIMUM: Readonly<Record<GcsPart, number>> = { gcs_eye: 4, gcs_verbal: 5, gcs_motor: 6 };

/**
 * The total, 3 to 15, of three parts.
 *
 * @param notTestable parts that could not be tested: they give no total, whatever else is known (clinical section 1).
 * @returns null unless all three parts are there and within their ranges.
 */
export const gcsTotal = (parts: GcsParts, notTestable: ReadonlySet<string> = new Set()): number | null => {
  let total = 0;
  for (const part of GCS_PARTS) {
    const value = parts[part];
    if (notTestable.has(part) || value == null || !Number.isInteger(value)) return null;
    if (value < 1 || value > MAXIMUM[part]) return null;
    total += value;
  }
  return total;
};

/**
 * Whether to ask 'new confusion?': a confused voice (V4) recorded beside Alert, or beside nothing. ACVPU is never inferred
 * from GCS (clinical section 2), only asked about.
 */
export const suggestsNewConfusion = (parts: GcsParts, acvpu: Acvpu | null | undefined): boolean =>
  parts.gcs_verbal === 4 && (acvpu == null || acvpu === 'A');
