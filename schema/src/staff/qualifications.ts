import { localDay } from '../local-day.js';
import type { Qualification } from '../positions.js';

/** What a shift may require (spec section 9), in the specification's order. */
export const SHIFT_QUALIFICATIONS = [
  'frec_3',
  'frec_4',
  'als',
  'bls',
  'trauma_care',
] as const satisfies readonly Qualification[];
export type ShiftQualification = (typeof SHIFT_QUALIFICATIONS)[number];

export const SHIFT_QUALIFICATION_LABELS: Readonly<Record<ShiftQualification, string>> = {
  frec_3: 'FREC Level 3',
  frec_4: 'FREC Level 4 (First Response Emergency Care)',
  als: 'ALS',
  bls: 'BLS',
  trauma_care: 'Trauma Care',
};

const FREC_4_OR_HIGHER = [
  'frec_4',
  'ihcd_technician',
  'hcpc_paramedic',
  'nmc_registered_nurse',
  'gmc_doctor',
] as const;
const FREC_3_OR_HIGHER = ['frec_3', ...FREC_4_OR_HIGHER] as const;

/** Which qualifications stand for what a shift requires (operations section 2). */
export const SATISFIED_BY: Readonly<Record<ShiftQualification, readonly Qualification[]>> = {
  frec_3: FREC_3_OR_HIGHER,
  frec_4: FREC_4_OR_HIGHER,
  als: ['als'],
  bls: ['bls', 'als', 'pls', ...FREC_3_OR_HIGHER],
  trauma_care: ['trauma_care'],
};

/** One qualification as a profile records it; days are YYYY-MM-DD, null where unknown or where it does not expire. */
export interface HeldQualification {
  readonly qualification: string;
  readonly issuedOn?: string | null | undefined;
  readonly expiresOn?: string | null | undefined;
}

/** A shift's end: the moment, and the IANA zone whose calendar says which day that is. */
export interface ShiftEnd {
  readonly endsAt: Date | string;
  readonly timeZone?: string | undefined;
}

/** Whether a qualification is in date on a day: from its issue to the end of its last day. */
export const isInDate = (held: HeldQualification, day: string): boolean =>
  (held.issuedOn ?? day) <= day && (held.expiresOn ?? day) >= day;

/** Why one requirement is not met: nothing held stands for it, or what does is out of date when the shift ends. */
export interface Unmet {
  readonly required: ShiftQualification;
  readonly why: 'not_held' | 'out_of_date';
}

/**
 * The requirements that a person does not meet when the shift ends, in the order asked; empty where all are met. Whether the
 * person works for the provider at all is `isEmployedOn`'s question.
 */
export function unmetBy(
  held: readonly HeldQualification[],
  required: readonly ShiftQualification[],
  { endsAt, timeZone }: ShiftEnd,
): readonly Unmet[] {
  const day = localDay(endsAt, timeZone);
  return required.flatMap((one): Unmet[] => {
    const standing = held.filter(({ qualification }) =>
      SATISFIED_BY[one].some((key) => key === qualification),
    );
    if (standing.some((each) => isInDate(each, day))) return [];
    return [{ required: one, why: standing.length === 0 ? 'not_held' : 'out_of_date' }];
  });
}

/** Whether every required qualification is held and in date when the shift ends (operations section 2). */
export const satisfies = (
  held: readonly HeldQualification[],
  required: readonly ShiftQualification[],
  end: ShiftEnd,
): boolean => unmetBy(held, required, end).length === 0;
