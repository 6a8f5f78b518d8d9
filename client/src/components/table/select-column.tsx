import { Checkbox } from 'antd';
import type { Selection } from './selection-store';

/** The width of the column, in pixels: a box and the room that a thumb needs. The menu column is equally wide. */
export const SELECT_WIDTH = 56;

/** The boxes at the start of the rows, and one in the head for all that are shown. */
export function selectColumn<Row extends object>(
  selection: Selection<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  nameOf: (row: Row) => string,
  label: string,
) {
  const count = rows.filter((row) => selection.rows.has(rowKey(row))).length;
  return {
    key: 'select',
    width: SELECT_WIDTH,
    title: (
      <Checkbox
        aria-label={`Select all shown, ${label}`}
        checked={count > 0 && count === rows.length}
        indeterminate={count > 0 && count < rows.length}
        onChange={({ target }) => selection.set(rows, target.checked)}
      />
    ),
    render: (_value: unknown, row: Row) => (
      <SelectBox row={row} name={nameOf(row)} rowKey={rowKey} selection={selection} />
    ),
  };
}

interface SelectBoxProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly rowKey: (row: Row) => string;
  readonly selection: Selection<Row>;
}

/** The box of one row. */
export function SelectBox<Row>({ row, name, rowKey, selection }: SelectBoxProps<Row>) {
  return (
    <Checkbox
      aria-label={`Select ${name}`}
      checked={selection.rows.has(rowKey(row))}
      onChange={({ target }) => selection.set([row], target.checked)}
    />
  );
}
