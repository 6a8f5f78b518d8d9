import { PlusOutlined } from '@ant-design/icons';
import { RETURN_KIND_TABLE, RETURN_STATE_TABLE } from '@sideline/schema/inventory/moving';
import { RETURN_KINDS, RETURN_STATES } from '@sideline/schema/inventory/return-transitions';
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
import { ReturnState } from './return-state';
import { goalWords } from './return-words';
import { useStockReturnsQuery, type ReturnRowFragment } from './returns.generated';
import { useBulkReturnActs } from './use-bulk-return-acts';

const FILTERS = ['q', 'kind', 'state', 'open'] as const;
const STATES = RETURN_STATES.map((value) => ({ value, label: RETURN_STATE_TABLE[value].label }));
const KINDS = RETURN_KINDS.map((value) => ({ value, label: RETURN_KIND_TABLE[value].label }));

type Row = Valued<ReturnRowFragment>;

const columnsOf = (isAdmin: boolean): readonly DataColumn<Row>[] => [
  { key: 'number', title: 'Return', width: 130, render: ({ number }) => number },
  { key: 'kind', title: 'Kind', width: 200, render: ({ kind }) => RETURN_KIND_TABLE[kind].label },
  { key: 'from', title: 'From', render: ({ fromName }) => fromName },
  { key: 'to', title: 'To', render: goalWords },
  { key: 'state', title: 'State', width: 150, render: ({ state }) => <ReturnState state={state} /> },
  { key: 'lines', title: 'Lines', align: 'right', width: 80, render: ({ lineCount }) => lineCount },
  ...valueColumn<Row>(isAdmin),
  {
    key: 'made',
    title: 'Drafted',
    align: 'right',
    width: 190,
    isOptional: true,
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
];

/** Stock that goes back to suppliers, comes back from events, or is destroyed. */
export default function ReturnsPage() {
  const navigate = useNavigate();
  const filters = useUrlFilters(FILTERS);
  const { values, set } = filters;
  const isAdmin = useSignedInUser().role === 'admin';
  const acts = useBulkReturnActs();
  const filter = {
    text: values.q ?? null,
    kind: RETURN_KINDS.find((kind) => kind === values.kind) ?? null,
    state: RETURN_STATES.find((state) => state === values.state) ?? null,
    isOpen: values.open === undefined ? null : true,
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useStockReturnsQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
      isAdmin,
    },
  });
  const returns = (data ?? previousData)?.stockReturns;
  const create = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => void navigate('/inventory/returns/new')}
    >
      New return
    </Button>
  );
  return (
    <ListPage<Row, 'stockReturns', typeof filter>
      title="Returns"
      purpose="Stock that goes back to suppliers, comes back from events, or is destroyed."
      noun="return"
      pageActions={create}
      filters={filters}
      exported={{ list: 'stockReturns', filter }}
      search={{ label: 'Search returns', placeholder: 'Number, location or supplier' }}
      chips={
        <>
          <ToggleChip
            label="Open"
            isOn={values.open !== undefined}
            onChange={(isOn) => set({ open: isOn ? '1' : null })}
          />
          <FilterChip label="Kind" value={values.kind} options={KINDS} onChange={(kind) => set({ kind })} />
          <FilterChip
            label="State"
            value={values.state}
            options={STATES}
            onChange={(state) => set({ state })}
          />
        </>
      }
      found={returns}
      isLoading={loading}
      error={error}
      onRetry={() => void refetch()}
      rowKey={({ id }) => id}
      columns={columnsOf(isAdmin)}
      selectable={{ acts, onChanged: () => void refetch() }}
      rowName={({ number }) => number}
      href={({ id }) => `/inventory/returns/${id}`}
      card={(one) => ({
        title: one.number,
        status: <ReturnState state={one.state} />,
        facts: [RETURN_KIND_TABLE[one.kind].label, `${one.fromName} → ${goalWords(one)}`],
      })}
      {...morePages('stockReturns', data ?? previousData, fetchMore)}
      empty={
        <Empty title="No returns yet" action={create}>
          Send stock back to its supplier, bring it back from an event, or have it destroyed.
        </Empty>
      }
    />
  );
}
