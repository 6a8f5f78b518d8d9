import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { Failure } from '../../../components/ui/failure';
import { morePages } from '../../../components/list/next-page';
import { formatDateTime } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { amountWords } from '../stock-words';
import { SettleDialog } from './settle-dialog';
import { useBulkShortageActs } from './use-bulk-usage-acts';
import styles from './usage.module.css';
import { useShortagesQuery, type ShortageRowFragment } from './usage.generated';

interface ShortageListProps {
  readonly locationId: string | null;
  readonly eventId: string | null;
  readonly onSettled: () => void;
}

const keyOf = ({ move }: ShortageRowFragment): string => move.id;
const lotWords = ({ move }: ShortageRowFragment): string => (move.lot === null ? '' : `Lot ${move.lot}`);

/** Stock that was used but was not in the books of the place it was taken from, until an administrator settles it. */
export function ShortageList({ locationId, eventId, onSettled }: ShortageListProps) {
  const isAdmin = useSignedInUser().role === 'admin';
  const { data, previousData, error, loading, refetch, fetchMore } = useShortagesQuery({
    fetchPolicy: 'cache-and-network',
    variables: { first: LIMITS.page.default, filter: { isSettled: false, locationId, eventId } },
  });
  const acts = useBulkShortageActs();
  const [settling, setSettling] = useState<ShortageRowFragment | null>(null);
  const shown = data ?? previousData;
  const rows = shown?.stockShortages;
  const settle = (row: ShortageRowFragment) => (
    <Button onClick={() => setSettling(row)}>
      Settle<span className="sl-hidden"> the shortage of {row.move.itemName}</span>
    </Button>
  );
  const columns: readonly DataColumn<ShortageRowFragment>[] = [
    { key: 'when', title: 'Used', width: 170, render: ({ move }) => formatDateTime(move.occurredAt) },
    {
      key: 'item',
      title: 'Item',
      render: (row) => (
        <>
          <Link to={`/inventory/items/${row.move.itemId}`}>{row.move.itemName}</Link>
          <span className={styles['lot']}>{lotWords(row)}</span>
        </>
      ),
    },
    {
      key: 'quantity',
      title: 'Missing',
      align: 'right',
      width: 120,
      render: ({ move }) => amountWords(move.quantity, move.unit),
    },
    { key: 'from', title: 'Taken from', render: ({ locationName }) => locationName },
    { key: 'by', title: 'Used by', isOptional: true, render: ({ move }) => move.performedByName },
    {
      key: 'event',
      title: 'Event',
      render: ({ move }) =>
        move.eventId === null ? '–' : <Link to={`/events/${move.eventId}`}>{move.eventName}</Link>,
    },
    ...(isAdmin
      ? [{ key: 'settle', title: <span className="sl-hidden">Settle</span>, width: 120, render: settle }]
      : []),
  ];
  if (error && !rows) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <DataTable<ShortageRowFragment>
        label="Shortages"
        rows={rows?.nodes}
        rowKey={keyOf}
        columns={columns}
        selectable={{
          acts,
          onChanged: () => {
            void refetch();
            onSettled();
          },
        }}
        rowName={({ move }) => `${move.itemName}, ${formatDateTime(move.occurredAt)}`}
        card={(row) => ({
          title: row.move.itemName,
          status: isAdmin ? settle(row) : null,
          facts: [
            [amountWords(row.move.quantity, row.move.unit), lotWords(row)].filter(Boolean).join(', '),
            `${row.locationName} did not hold it on ${formatDateTime(row.move.occurredAt)}`,
            row.move.eventName ?? 'No event',
          ],
        })}
        totalCount={rows?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('stockShortages', shown, fetchMore)}
        empty={
          <Empty title="No shortages to settle">
            Stock that was used but is not in the books of its bag appears here until an administrator settles
            it.
          </Empty>
        }
      />
      {settling === null ? null : (
        <SettleDialog
          row={settling}
          onClose={() => setSettling(null)}
          onSettled={() => {
            setSettling(null);
            void refetch();
            onSettled();
          }}
        />
      )}
    </>
  );
}
