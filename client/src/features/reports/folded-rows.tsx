import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import styles from './dashboard.module.css';

interface FoldedRowsProps<Row> {
  readonly rows: readonly Row[];
  readonly shownAtFirst: number;
  readonly rowKey: (row: Row) => string;
  readonly render: (row: Row) => ReactNode;
}

/** The rows of a card. If there are many, only the first, and a button for the rest. */
export function FoldedRows<Row>({ rows, shownAtFirst, rowKey, render }: FoldedRowsProps<Row>) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((row) => (
          <li key={rowKey(row)}>{render(row)}</li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button type="link" block className={styles.more ?? ''} onClick={() => setIsWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </>
  );
}
