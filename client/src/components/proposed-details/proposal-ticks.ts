import { ADDRESS_PARTS } from '@sideline/schema/address';

/** What a patient reported for one field, next to what is on record. */
interface SaidValue {
  readonly field: string;
  readonly said?: string | null;
  readonly recorded?: string | null;
}

export const isAddressPart = (field: string): boolean => ADDRESS_PARTS.some((part) => part === field);

/**
 * The fields that are ticked at first: those that fill a gap. A person decides about anything that contradicts the
 * record, and about every part of an address that is on record as one text.
 */
export const offered = (values: readonly SaidValue[], combinedAddress: string | null): ReadonlySet<string> =>
  new Set(
    values
      .filter(({ recorded }) => recorded == null)
      .map(({ field }) => field)
      .filter((field) => combinedAddress === null || !isAddressPart(field)),
  );
