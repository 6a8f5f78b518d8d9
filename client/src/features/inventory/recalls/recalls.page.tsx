import { PlusOutlined } from '@ant-design/icons';
import { RECALL_STATES } from '@sideline/schema/inventory/recall-transitions';
import { RECALL_CLASS_TABLE, RECALL_STATE_TABLE } from '@sideline/schema/inventory/recalls';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterChip } from '../../../components/ui/filter-bar';
import { ListPage } from '../../../components/list/list-page';
import { morePages } from '../../../components/list/next-page';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { formatDate } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { RecallDrawer } from './recall-drawer';
import { RecallState } from './recall-state';
import { settledWords } from './recall-words';
import { useRecallsQuery, type RecallRowFragment } from './recalls.generated';
import { useBulkRecallActs } from './use-bulk-recall-acts';

/** `item` and `lot` come from a lot's page: they filter its recalls, and fill in a new one. */
const FILTERS = ['q', 'state', 'item', 'lot', 'new'] as const;
const STATES = RECALL_STATES.map((value) => ({ value, label: RECALL_STATE_TABLE[value].label }));

const COLUMNS: readonly DataColumn<RecallRowFragment>[] = [
  { key: 'number', title: 'Recall', width: 120, render: ({ number }) => number },
  { key: 'title', title: 'Title', render: ({ title }) => title },
  { key: 'item', title: 'Item', render: ({ itemName }) => itemName },
  {
    key: 'class',
    title: 'Class',
    isOptional: true,
    render: ({ recallClass }) => RECALL_CLASS_TABLE[recallClass].label,
  },
  { key: 'received', title: 'Received', width: 130, render: ({ receivedOn }) => formatDate(receivedOn) },
  { key: 'state', title: 'State', width: 140, render: ({ state }) => <RecallState state={state} /> },
  {
    key: 'settled',
    title: 'Settled',
    width: 200,
    render: ({ lineCount, openCount }) => settledWords(lineCount, openCount),
  },
];

/** Recalls of medicines and safety notices of devices. */
export default function RecallsPage() {
  const navigate = useNavigate();
  const all = useUrlFilters(FILTERS);
  const { values, set } = all;
  const isAdmin = useSignedInUser().role === 'admin';
  const acts = useBulkRecallActs();
  const filter = {
    text: values.q ?? null,
    state: RECALL_STATES.find((state) => state === values.state) ?? null,
    batchId: values.new === undefined ? (values.lot ?? null) : null,
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useRecallsQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
    },
  });
  // A recall being created from an item's lot is not a filter.
  const isAny = values.q !== undefined || values.state !== undefined || values.lot !== undefined;
  const filters = { ...all, isAny };
  const recalls = (data ?? previousData)?.recalls;
  const create = isAdmin ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => set({ new: '1' })}>
      New recall
    </Button>
  ) : null;
  return (
    <ListPage<RecallRowFragment, 'recalls', typeof filter>
      title="Recalls"
      purpose="Trace the stock, doses and patients of recalled lots, from the notice until every line is settled."
      noun="recall"
      pageActions={create}
      filters={filters}
      exported={{ list: 'recalls', filter }}
      search={{ label: 'Search recalls', placeholder: 'Number, title or reference' }}
      chips={
        <>
          <FilterChip
            label="State"
            value={values.state}
            options={STATES}
            onChange={(state) => set({ state })}
          />
        </>
      }
      found={recalls}
      isLoading={loading}
      error={error}
      onRetry={() => void refetch()}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      selectable={{ acts, onChanged: () => void refetch() }}
      rowName={({ number, title }) => `${number}, ${title}`}
      href={({ id }) => `/inventory/recalls/${id}`}
      card={(recall) => ({
        title: `${recall.number} · ${recall.title}`,
        status: <RecallState state={recall.state} />,
        facts: [recall.itemName, settledWords(recall.lineCount, recall.openCount)],
      })}
      {...morePages('recalls', data ?? previousData, fetchMore)}
      empty={
        <Empty title="No recalls yet" action={create}>
          Enter a notice when it arrives. Activating it blocks its lots everywhere.
        </Empty>
      }
    >
      {isAdmin && values.new !== undefined ? (
        <RecallDrawer
          existing={null}
          itemId={values.item ?? null}
          batchId={values.lot ?? null}
          onClose={() => set({ new: null, item: null, lot: null })}
          onSaved={(id) => void navigate(`/inventory/recalls/${id}`)}
        />
      ) : null}
    </ListPage>
  );
}
