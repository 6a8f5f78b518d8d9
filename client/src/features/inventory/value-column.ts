import type { DataColumn } from '../../components/table/data-table';
import { poundsText } from '../../lib/formats';

/** A row with its value, which the server gives to administrators. */
export type Valued<Row> = Row & { readonly valuePence?: number | null | undefined };

export const valueText = (pence: number | null | undefined): string =>
  pence == null ? '–' : poundsText(pence);

/** The column of what rows are worth, for administrators. */
export const valueColumn = <Row extends { readonly valuePence?: number | null | undefined }>(
  isAdmin: boolean,
): readonly DataColumn<Row>[] =>
  isAdmin
    ? [
        {
          key: 'value',
          title: 'Value',
          align: 'right',
          width: 120,
          isOptional: true,
          render: ({ valuePence }) => valueText(valuePence),
        },
      ]
    : [];
