import { SwapOutlined } from '@ant-design/icons';
import { TRANSFER_STATE_TABLE } from '@sideline/schema/inventory/moving';
import { TRANSFER_STATES } from '@sideline/schema/inventory/transfer-transitions';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterChip, ToggleChip } from '../../../components/ui/filter-bar';
import { ListPage } from '../../../components/list/list-page';
import { morePages } from '../../../components/list/next-page';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { formatDateTime } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { valueColumn, type Valued } from '../value-column';
import { TransferState } from './transfer-state';
import { useStockTransfersQuery, type TransferRowFragment } from './transfers.generated';
import { useBulkTransferActs } from './use-bulk-transfer-acts';

const FILTERS = ['q', 'state', 'transit', 'event', 'item'] as const;
const STATES = TRANSFER_STATES.map((value) => ({ value, label: TRANSFER_STATE_TABLE[value].label }));

type Row = Valued<TransferRowFragment>;

const linesWords = ({ lineCount }: TransferRowFragment): string =>
  `${String(lineCount)} ${lineCount === 1 ? 'line' : 'lines'}`;

const columnsOf = (isAdmin: boolean): readonly DataColumn<Row>[] => [
  { key: 'number', title: 'Transfer', width: 130, render: ({ number }) => number },
  { key: 'from', title: 'From', render: ({ fromName }) => fromName },
  { key: 'to', title: 'To', render: ({ toName }) => toName },
  { key: 'state', title: 'State', width: 160, render: ({ state }) => <TransferState state={state} /> },
  { key: 'event', title: 'Event', isOptional: true, render: ({ eventName }) => eventName ?? '–' },
  { key: 'lines', title: 'Lines', align: 'right', width: 80, render: ({ lineCount }) => lineCount },
  ...valueColumn<Row>(isAdmin),
  {
    key: 'made',
    title: 'Drafted',
    align: 'right',
    width: 190,
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
];

/** Stock on its way between locations, and stock that has arrived. */
export default function TransfersPage() {
  const navigate = useNavigate();
  const filters = useUrlFilters(FILTERS);
  const { values, set } = filters;
  const isAdmin = useSignedInUser().role === 'admin';
  const acts = useBulkTransferActs();
  const filter = {
    text: values.q ?? null,
    state: TRANSFER_STATES.find((state) => state === values.state) ?? null,
    isInTransit: values.transit === undefined ? null : true,
    eventId: values.event ?? null,
    itemId: values.item ?? null,
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useStockTransfersQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
      isAdmin,
    },
  });
  const transfers = (data ?? previousData)?.stockTransfers;
  const create = (
    <Button
      type="primary"
      icon={<SwapOutlined aria-hidden="true" />}
      onClick={() => void navigate('/inventory/transfer')}
    >
      New transfer
    </Button>
  );
  return (
    <ListPage<Row, 'stockTransfers', typeof filter>
      title="Transfers"
      purpose="Stock on its way between locations, and stock that has arrived."
      noun="transfer"
      pageActions={create}
      filters={filters}
      exported={{ list: 'stockTransfers', filter }}
      search={{ label: 'Search transfers', placeholder: 'Number or location' }}
      chips={
        <>
          <ToggleChip
            label="In transit"
            isOn={values.transit !== undefined}
            onChange={(isOn) => set({ transit: isOn ? '1' : null })}
          />
          <FilterChip
            label="State"
            value={values.state}
            options={STATES}
            onChange={(state) => set({ state })}
          />
        </>
      }
      found={transfers}
      isLoading={loading}
      error={error}
      onRetry={() => void refetch()}
      rowKey={({ id }) => id}
      columns={columnsOf(isAdmin)}
      selectable={{ acts, onChanged: () => void refetch() }}
      rowName={({ number }) => number}
      href={({ id }) => `/inventory/transfers/${id}`}
      card={(transfer) => ({
        title: transfer.number,
        status: <TransferState state={transfer.state} />,
        facts: [`${transfer.fromName} → ${transfer.toName}`, linesWords(transfer)],
      })}
      {...morePages('stockTransfers', data ?? previousData, fetchMore)}
      empty={
        <Empty title="No transfers yet" action={create}>
          Draft one here, or fill an event’s bags from its page.
        </Empty>
      }
    />
  );
}
