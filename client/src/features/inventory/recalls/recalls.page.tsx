import { PlusOutlined } from '@ant-design/icons';
import { RECALL_STATES } from '@sideline/schema/inventory/recall-transitions';
import { RECALL_CLASS_TABLE, RECALL_STATE_TABLE } from '@sideline/schema/inventory/recalls';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataTable, type DataColumn } from '../../../components/data-table';
import { Empty } from '../../../components/empty';
import { FilterBar, FilterChip, SearchBox } from '../../../components/filter-bar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/page';
import { useUrlFilters } from '../../../components/url-filters';
import { formatDate } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { RecallDrawer } from './recall-drawer';
import { RecallState } from './recall-state';
import { settledWords } from './recall-words';
import { useRecallsQuery, type RecallRowFragment } from './recalls.generated';

/** `item` and `lot` come from the page of a lot: those of its recalls, and what a new one begins with. */
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
  const { values, set } = useUrlFilters(FILTERS);
  const isAdmin = useSignedInUser().role === 'admin';
  const { data, previousData, error, loading, refetch, fetchMore } = useRecallsQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter: {
        text: values.q ?? null,
        state: RECALL_STATES.find((state) => state === values.state) ?? null,
        batchId: values.new === undefined ? (values.lot ?? null) : null,
      },
    },
  });
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const isAny = values.q !== undefined || values.state !== undefined || values.lot !== undefined;
  const clear = () => set({ q: null, state: null, item: null, lot: null });
  const recalls = (data ?? previousData)?.recalls;
  const create = isAdmin ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => set({ new: '1' })}>
      New recall
    </Button>
  ) : null;
  return (
    <Page
      title="Recalls"
      width="wide"
      purpose="From the notice to the last settled line: stock, doses and patients of recalled lots."
      actions={create}
      error={recalls ? undefined : error}
      onRetry={() => void refetch()}
      filters={
        <FilterBar isAny={isAny} onClear={clear}>
          <SearchBox
            label="Search recalls"
            placeholder="Number, title or reference"
            value={values.q ?? ''}
            onSearch={search}
          />
          <FilterChip
            label="State"
            value={values.state}
            options={STATES}
            onChange={(state) => set({ state })}
          />
        </FilterBar>
      }
    >
      <DataTable<RecallRowFragment>
        label="Recalls"
        rows={recalls?.nodes}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        href={({ id }) => `/inventory/recalls/${id}`}
        card={(recall) => ({
          title: `${recall.number} · ${recall.title}`,
          status: <RecallState state={recall.state} />,
          facts: [recall.itemName, settledWords(recall.lineCount, recall.openCount)],
        })}
        totalCount={recalls?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('recalls', data ?? previousData, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No recall matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the number, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No recalls yet" action={create}>
              Enter a notice when it comes. Activating it blocks its lots everywhere.
            </Empty>
          )
        }
      />
      {isAdmin && values.new !== undefined ? (
        <RecallDrawer
          existing={null}
          itemId={values.item ?? null}
          batchId={values.lot ?? null}
          onClose={() => set({ new: null, item: null, lot: null })}
          onSaved={(id) => void navigate(`/inventory/recalls/${id}`)}
        />
      ) : null}
    </Page>
  );
}
