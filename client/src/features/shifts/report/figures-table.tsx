import { Button } from 'antd';
import { useState } from 'react';
import styles from './shift-report.module.css';

export interface FiguresRow {
  readonly key: string;
  readonly name: string;
  readonly figures: readonly string[];
}

interface FiguresTableProps {
  /** What the table shows, for screen readers. */
  readonly label: string;
  /** The first column names the rows, and the others hold figures. */
  readonly heads: readonly string[];
  readonly rows: readonly FiguresRow[];
}

const SHOWN = 20;

/**
 * A short table of names and figures, narrow enough for a phone. A long one shows its first rows, and the rest on
 * request.
 */
export function FiguresTable({ label, heads, rows }: FiguresTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <div>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="sl-figures">
          {shown.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={heads[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length ? (
        <Button
          type="link"
          onClick={() => {
            setWhole(true);
          }}
        >
          {`Show all ${String(rows.length)}`}
        </Button>
      ) : null}
    </div>
  );
}
