import type { DataColumn } from '../../components/table/data-table';
import { poundsText } from '../../lib/formats';

/** Pence, which the server gives only to administrators. */
type Pence = number | null | undefined;
/** A row with its value. */
export type Valued<Row> = Row & { readonly valuePence?: Pence };

export const valueText = (pence: Pence): string => (pence == null ? '–' : poundsText(pence));

interface MoneyColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly of: (row: Row) => Pence;
}

/** A column of money, for administrators. */
export const moneyColumn = <Row>(
  isAdmin: boolean,
  { key, title, of }: MoneyColumn<Row>,
): readonly DataColumn<Row>[] =>
  isAdmin
    ? [{ key, title, align: 'right', width: 130, isOptional: true, render: (row) => valueText(of(row)) }]
    : [];

/** The column with the value of each row, for administrators. */
export const valueColumn = <Row extends Valued<object>>(isAdmin: boolean): readonly DataColumn<Row>[] =>
  moneyColumn<Row>(isAdmin, { key: 'value', title: 'Value', of: ({ valuePence }) => valuePence });
