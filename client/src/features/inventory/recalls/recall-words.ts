import { quantityText } from '@sideline/schema/inventory/quantity';
import type { RecallLineKind } from '@sideline/schema/inventory/recalls';

interface LineWords {
  readonly kind: RecallLineKind;
  readonly locationName: string | null;
  readonly customPrfId: string | null;
  readonly logId: string | null;
  readonly transfers: readonly {
    readonly number: string;
    readonly fromName: string;
    readonly toName: string;
  }[];
}

/** Where a recalled lot is or went. A patient is named by the number of their record. */
export const lineWhere = ({ kind, locationName, customPrfId, logId, transfers }: LineWords): string => {
  if (logId !== null) return 'Patient in a see-and-treat log';
  if (kind === 'patient') return customPrfId === null ? 'A record that is not shown here' : customPrfId;
  if (kind === 'use') return 'Used without a record';
  return [
    locationName ?? '',
    ...transfers.map(({ number, fromName, toName }) => `${number}, ${fromName} to ${toName}`),
  ].join(': ');
};

/** '2 of 7 lines settled'. */
export const settledWords = (lineCount: number, openCount: number): string =>
  lineCount === 0
    ? 'Nothing found yet'
    : `${quantityText(lineCount - openCount)} of ${quantityText(lineCount)} lines settled`;
