import { PlusOutlined } from '@ant-design/icons';
import type { UsualLine, UsualLineList } from '@sideline/schema/prf/catalogue/usual-answers';
import { Button } from 'antd';
import type { Values } from '../drafts/changes';

interface UsualLinesProps {
  /** Of the list. */
  readonly label: string;
  readonly usual: UsualLineList;
  readonly rows: readonly Values[];
  readonly isDisabled: boolean;
  readonly onTake: (values: UsualLine['values']) => void;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** The most common lines of a list. A tap adds one, with exactly what its button says. */
export function UsualLines({ label, usual, rows, isDisabled, onTake }: UsualLinesProps) {
  const named = new Set(rows.map((row) => plain(row[usual.key])));
  return (
    <div className="prf-offered" role="group" aria-label={`${label}: common choices`}>
      {usual.lines.map((line) => (
        <Button
          key={line.label}
          icon={<PlusOutlined aria-hidden="true" />}
          // It keeps its place when it is chosen, so that the next one stays under the finger.
          disabled={isDisabled || named.has(plain(line.values[usual.key]))}
          onClick={() => {
            onTake(line.values);
          }}
        >
          <span>
            {line.label}
            {line.detail === undefined ? null : <small>{line.detail}</small>}
          </span>
        </Button>
      ))}
    </div>
  );
}
