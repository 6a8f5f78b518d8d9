import { ADDRESS_PARTS } from '@sideline/schema/address';

/** What a patient said of one field beside what is on record. */
interface SaidValue {
  readonly field: string;
  readonly said?: string | null;
  readonly recorded?: string | null;
}

export const isAddressPart = (field: string): boolean => ADDRESS_PARTS.some((part) => part === field);

/**
 * The fields that are offered as taken: what fills a gap. What contradicts the record is for a person to choose, and so is
 * every part of an address that is on record as one text.
 */
export const offered = (values: readonly SaidValue[], combinedAddress: string | null): ReadonlySet<string> =>
  new Set(
    values
      .filter(({ recorded }) => recorded == null)
      .map(({ field }) => field)
      .filter((field) => combinedAddress === null || !isAddressPart(field)),
  );
