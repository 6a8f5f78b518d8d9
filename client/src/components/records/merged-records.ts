import { formatNhsNumber } from '@sideline/schema/nhs-number';
import { formatDateOfBirth } from '../../lib/dates';
import type { MergedRecordWordsFragment } from './merged-records.generated';

/** A patient that a search or a list found. */
interface FoundPerson {
  readonly name: string;
  readonly dob?: string | null;
  readonly nhsNumber?: string | null;
}

/**
 * How the records merged into a patient's differ from it: 'Also recorded as Ann Smith, born 03/05/2002'. Null if they do
 * not differ.
 */
export const alsoRecordedAs = (
  { name, dob, nhsNumber }: FoundPerson,
  records: readonly MergedRecordWordsFragment[] | null | undefined,
): string | null => {
  const differing = (records ?? [])
    .map((record) =>
      [
        record.name === name ? null : record.name,
        record.dob && record.dob !== dob ? `born ${formatDateOfBirth(record.dob)}` : null,
        record.nhsNumber && record.nhsNumber !== nhsNumber
          ? `NHS number ${formatNhsNumber(record.nhsNumber)}`
          : null,
      ].filter((fact) => fact !== null),
    )
    .filter((facts) => facts.length > 0)
    .map((facts) => facts.join(', '));
  return differing.length === 0 ? null : `Also recorded as ${[...new Set(differing)].join('; ')}`;
};
