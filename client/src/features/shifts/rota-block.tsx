import { WarningFilled } from '@ant-design/icons';
import { createContext, use } from 'react';
import { formatTime } from '../../lib/dates';
import { titleOf, whoWorks, type Block, type Row } from './rota';
import styles from './shifts.module.css';

/** Identifies a block in the time grids while others come and go next to it. */
export const idOf = (block: Block): string =>
  block.kind === 'shift' ? block.shift.id : `more than ${block.rows[0]?.shift.id ?? ''}`;

/** The concerns about each shift, given by context: new component types would be mounted again, even during a drag. */
export const Concerns = createContext<(row: Row) => readonly string[]>(() => []);

/** Which shift has the focus. */
const marked = (block: Block): object => (block.kind === 'shift' ? { 'data-shift': block.shift.id } : {});

interface BlockProps {
  readonly block: Block;
}

/** Includes its time only where the time grid does not show it. A different shift in the same place is a different button. */
export const MonthBlock = ({ block }: BlockProps) => (
  <button key={idOf(block)} type="button" className={styles['block']} {...marked(block)}>
    <BlockWords block={block} hasTime />
  </button>
);

export const GridBlock = ({ block }: BlockProps) => (
  <span className={styles['words']} {...marked(block)}>
    <BlockWords block={block} />
  </span>
);

function BlockWords({ block, hasTime = false }: BlockProps & { readonly hasTime?: boolean }) {
  const concernsOf = use(Concerns);
  if (block.kind === 'more')
    return (
      <span>
        {`+${String(block.hidden)}`}
        <span className={styles['word']}> more</span>
      </span>
    );
  const { shift, start } = block;
  const concerns = concernsOf(block);
  const { person, said } = whoWorks(shift);
  return (
    <>
      {concerns.length > 0 ? (
        <span role="img" title={concerns.join('. ')} aria-label={`Warning: ${concerns.join('. ')}`}>
          <WarningFilled aria-hidden="true" />
        </span>
      ) : null}
      {hasTime ? <span>{formatTime(start)}</span> : null}
      <span>{titleOf(shift)}</span>
      {person === null ? null : <span>{person}</span>}
      {said === null ? null : <em>{said}</em>}
    </>
  );
}
