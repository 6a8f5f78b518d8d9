import type { ReactNode } from 'react';
import styles from './developers.module.css';

interface ReferenceTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table for reading. On a phone, each row is a block, with the column names in front of their values. */
export function ReferenceTable({ caption, columns, rows }: ReferenceTableProps) {
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, place) => (
              <td key={columns[place]} data-label={columns[place]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
