import { PlusOutlined } from '@ant-design/icons';
import { STOCKTAKE_STATE_TABLE } from '@sideline/schema/inventory/moving';
import { STOCKTAKE_STATES } from '@sideline/schema/inventory/stocktake-transitions';
import { LIMITS } from '@sideline/schema/limits';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, FilterChip, ToggleChip } from '../../../components/ui/filter-bar';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { formatDateTime } from '../../../lib/dates';
import { numberText } from '../../../lib/formats';
import { useSignedInUser } from '../../../lib/session';
import { moneyColumn } from '../value-column';
import { unsentCounts, type UnsentCounts } from './kept-counts';
import { NewStocktakeDrawer } from './new-stocktake-drawer';
import { scopeWords, StocktakeState } from './stocktake-words';
import { useStocktakesQuery, type StocktakeRowFragment } from './stocktakes.generated';
import { useBulkStocktakeActs, type StocktakeRow } from './use-bulk-stocktake-acts';

const FILTERS = ['state', 'open'] as const;
const STATES = STOCKTAKE_STATES.map((value) => ({ value, label: STOCKTAKE_STATE_TABLE[value].label }));

const progress = ({ countedCount, lineCount, state }: StocktakeRowFragment): string =>
  state === 'open' ? '–' : `${numberText(countedCount)} of ${numberText(lineCount)}`;

const columnsOf = (isAdmin: boolean): readonly DataColumn<StocktakeRow>[] => [
  { key: 'number', title: 'Stocktake', width: 130, render: ({ number }) => number },
  { key: 'scope', title: 'What', render: scopeWords },
  { key: 'state', title: 'State', width: 150, render: ({ state }) => <StocktakeState state={state} /> },
  { key: 'progress', title: 'Counted', align: 'right', width: 140, render: progress },
  ...moneyColumn<StocktakeRow>(isAdmin, {
    key: 'variance',
    title: 'Differences',
    of: ({ variancePence }) => variancePence,
  }),
  { key: 'by', title: 'Opened by', isOptional: true, render: ({ createdByName }) => createdByName },
  {
    key: 'made',
    title: 'Opened',
    align: 'right',
    width: 190,
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
];

/** Count the stock, and settle any differences. */
export default function StocktakesPage() {
  const navigate = useNavigate();
  const isAdmin = useSignedInUser().role === 'admin';
  const acts = useBulkStocktakeActs();
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const [isNew, setNew] = useState(false);
  const [unsent, setUnsent] = useState<readonly UnsentCounts[]>([]);
  useEffect(() => {
    void unsentCounts().then(setUnsent);
  }, []);
  const filter = {
    state: STOCKTAKE_STATES.find((state) => state === values.state) ?? null,
    isOpen: values.open === undefined ? null : true,
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useStocktakesQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
      isAdmin,
    },
  });
  const stocktakes = (data ?? previousData)?.stocktakes;
  const create = isAdmin ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setNew(true)}>
      New stocktake
    </Button>
  ) : null;
  return (
    <Page
      title="Stocktakes"
      width="wide"
      purpose="Count the stock, and settle any differences."
      actions={create}
      error={error}
      hasContent={stocktakes !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar
          tools={
            <ExportMenu list="stocktakes" filter={filter} isFiltered={isAny} count={stocktakes?.totalCount} />
          }
        >
          <FilterBar isAny={isAny} onClear={clear}>
            <ToggleChip
              label="Open"
              isOn={values.open !== undefined}
              onChange={(isOn) => set({ open: isOn ? '1' : null })}
            />
            <FilterChip
              label="State"
              value={values.state}
              options={STATES}
              onChange={(state) => set({ state })}
            />
          </FilterBar>
        </ListToolbar>
      }
    >
      {unsent.map(({ stocktakeId, number, count }) => (
        <Alert
          key={stocktakeId}
          type="warning"
          showIcon
          title={`${String(count)} ${count === 1 ? 'count' : 'counts'} of ${number} ${count === 1 ? 'has' : 'have'} not been sent.`}
          action={<Link to={`/inventory/stocktakes/${stocktakeId}`}>Send them</Link>}
          style={{ marginBottom: 16 }}
        />
      ))}
      <DataTable<StocktakeRow>
        label="Stocktakes"
        rows={stocktakes?.nodes}
        rowKey={({ id }) => id}
        columns={columnsOf(isAdmin)}
        selectable={{ acts, onChanged: () => void refetch() }}
        rowName={({ number }) => number}
        href={({ id }) => `/inventory/stocktakes/${id}`}
        card={(stocktake) => ({
          title: stocktake.number,
          status: <StocktakeState state={stocktake.state} />,
          facts: [scopeWords(stocktake), `Counted: ${progress(stocktake)}`],
        })}
        totalCount={stocktakes?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('stocktakes', data ?? previousData, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No stocktake matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Remove a filter.
            </Empty>
          ) : (
            <Empty title="No stocktakes yet" action={create}>
              {isAdmin
                ? 'Open one for a location, a type of item, or the items that move most.'
                : 'Administrators open them. Those that you can count appear here.'}
            </Empty>
          )
        }
      />
      {isNew ? (
        <NewStocktakeDrawer
          onClose={() => setNew(false)}
          onCreated={(id) => void navigate(`/inventory/stocktakes/${id}`)}
        />
      ) : null}
    </Page>
  );
}
