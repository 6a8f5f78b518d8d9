import { isReversedAlone } from '@sideline/schema/inventory/reversal';
import { MOVE_REASON_TABLE } from '@sideline/schema/inventory/vocabulary';
import { Button } from 'antd';
import { useState } from 'react';
import { ExportMenu } from '../../components/list/export-menu';
import { ListToolbar } from '../../components/list/list-toolbar';
import { Empty } from '../../components/ui/empty';
import { StatusTag } from '../../components/ui/status-tag';
import { formatDateTime } from '../../lib/dates';
import { useItemMovesLazyQuery, type MoveLineFragment, type StockItemQuery } from './inventory.generated';
import styles from './inventory.module.css';
import { ReverseDrawer } from './reverse-drawer';
import { moveSentence } from './stock-words';

interface ItemMovesProps {
  readonly details: StockItemQuery['stockItem'];
  readonly isAdmin: boolean;
  readonly onChanged: () => void;
}

/** How an item moved, latest first. Moves entered by hand can be reversed here, once. */
export function ItemMoves({ details: { item, moves }, isAdmin, onChanged }: ItemMovesProps) {
  const [later, setLater] = useState<readonly MoveLineFragment[]>([]);
  const [page, setPage] = useState(moves.pageInfo);
  const [reversing, setReversing] = useState<MoveLineFragment | null>(null);
  // Once a move is added, the pages loaded after the first no longer follow it.
  const [first, setFirst] = useState(moves);
  if (first !== moves) {
    setFirst(moves);
    setLater([]);
    setPage(moves.pageInfo);
  }
  const [load, { loading }] = useItemMovesLazyQuery();
  const more = async () => {
    const { data } = await load({ variables: { itemId: item.id, after: page.endCursor } });
    if (!data) return;
    setLater((before) => [...before, ...data.stockMoves.nodes]);
    setPage(data.stockMoves.pageInfo);
  };
  const all = [...moves.nodes, ...later];
  if (all.length === 0)
    return (
      <Empty title="No moves yet" size="small">
        Receipts, transfers and use of this item appear here.
      </Empty>
    );
  return (
    <>
      <ListToolbar
        tools={<ExportMenu list="stockMoves" filter={{}} within={{ itemId: item.id }} isFiltered={false} />}
      />
      <ol className={styles['moves']} aria-label={`Moves of ${item.name}, latest first`}>
        {all.map((move) => (
          <li key={move.id} className={styles['move']}>
            <span>
              {moveSentence(move)}{' '}
              {move.reversedBy === null ? null : <StatusTag tone="neutral">Reversed</StatusTag>}
            </span>
            <span className={styles['quiet']}>
              {[formatDateTime(move.occurredAt), MOVE_REASON_TABLE[move.reason].label, move.note]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {isAdmin && move.reverses === null && move.reversedBy === null && isReversedAlone(move) ? (
              <span>
                <Button aria-label={`Reverse: ${moveSentence(move)}`} onClick={() => setReversing(move)}>
                  Reverse
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {page.hasNextPage ? (
        <Button onClick={() => void more()} loading={loading}>
          Load more
        </Button>
      ) : null}
      {reversing === null ? null : (
        <ReverseDrawer
          move={reversing}
          isWitnessed={item.isWitnessed}
          onClose={() => setReversing(null)}
          onDone={() => {
            setReversing(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
