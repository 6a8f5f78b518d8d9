import {
  COUNT_OCCASION_TABLE,
  DISCREPANCY_OUTCOME_TABLE,
  giverDoubts,
  performerWords,
} from '@sideline/schema/inventory/controlled-drugs';
import { MOVE_REASON_TABLE } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { Button, Tabs } from 'antd';
import { useCallback, useState } from 'react';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, SearchBox, ToggleChip } from '../../../components/ui/filter-bar';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { formatDateTime } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { PlaceFilter } from '../papers/place-filter';
import { amountWords } from '../stock-words';
import {
  useDrugCountsQuery,
  useDrugRegistersQuery,
  useUnwitnessedEntriesQuery,
  type CountRowFragment,
  type RegisterRowFragment,
  type UnwitnessedRowFragment,
} from './controlled-drugs.generated';
import { DiscrepancyDrawer, WitnessDrawer } from './drug-drawers';
import { differenceWords, drugName, scheduleWords, witnessWords } from './drug-words';
import { RegisterPage } from './register-page';

const FILTERS = ['item', 'place', 'q', 'at', 'tab', 'count', 'entry', 'empty', 'closed'] as const;
const TABS = ['registers', 'discrepancies', 'unwitnessed'] as const;

/** The registers of controlled drugs, their discrepancies, and entries waiting for a witness. */
export default function ControlledDrugsPage() {
  const { values, set } = useUrlFilters(FILTERS);
  if (values.item !== undefined && values.place !== undefined)
    return (
      <RegisterPage key={`${values.item} ${values.place}`} itemId={values.item} locationId={values.place} />
    );
  const tab = TABS.find((one) => one === values.tab) ?? 'registers';
  return (
    <Page
      title="Controlled Drugs"
      width="wide"
      purpose="Every witnessed entry for each drug at each place, with its running balance."
    >
      <Tabs
        activeKey={tab}
        destroyOnHidden
        onChange={(key) =>
          set({ tab: key === 'registers' ? null : key, count: null, entry: null, q: null, at: null })
        }
        items={[
          { key: 'registers', label: 'Registers', children: <Registers /> },
          { key: 'discrepancies', label: 'Discrepancies', children: <Discrepancies /> },
          { key: 'unwitnessed', label: 'Unwitnessed', children: <Unwitnessed /> },
        ]}
      />
    </Page>
  );
}

const REGISTER_COLUMNS: readonly DataColumn<RegisterRowFragment>[] = [
  { key: 'drug', title: 'Drug', render: drugName },
  {
    key: 'schedule',
    title: 'Schedule',
    width: 130,
    isOptional: true,
    render: ({ schedule }) => scheduleWords(schedule),
  },
  { key: 'place', title: 'Where', render: ({ locationName }) => locationName },
  {
    key: 'counted',
    title: 'Last count',
    width: 240,
    render: (register) => <LastCount register={register} />,
  },
  {
    key: 'balance',
    title: 'Balance',
    align: 'right',
    width: 150,
    render: ({ balance, unit }) => amountWords(balance, unit),
  },
];

function LastCount({ register }: { readonly register: RegisterRowFragment }) {
  if (register.isDisputed) return <StatusTag tone="danger">A count differs</StatusTag>;
  if (register.lastCountedAt === null) return <StatusTag tone="warning">Never counted</StatusTag>;
  return <>{formatDateTime(register.lastCountedAt)}</>;
}

function Registers() {
  const { values, set } = useUrlFilters(FILTERS);
  const filter = {
    text: values.q ?? null,
    locationId: values.at ?? null,
    isHolding: values.empty === undefined ? true : null,
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useDrugRegistersQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
    },
  });
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const isAny = values.q !== undefined || values.at !== undefined || values.empty !== undefined;
  const clear = () => set({ q: null, at: null, empty: null });
  const registers = (data ?? previousData)?.drugRegisters;
  if (registers === undefined && error)
    return (
      <Empty
        title="The registers cannot be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  return (
    <>
      <div style={{ marginBottom: 16 }}>
        <ListToolbar tools={<ExportMenu list="drugRegisters" filter={filter} isFiltered={isAny} />}>
          <FilterBar isAny={isAny} onClear={clear}>
            <SearchBox
              label="Search controlled drugs"
              placeholder="Drug"
              value={values.q ?? ''}
              onSearch={search}
            />
            <ToggleChip
              label="Include empty registers"
              isOn={values.empty !== undefined}
              onChange={(isOn) => set({ empty: isOn ? '1' : null })}
            />
            <PlaceFilter label="Where" value={values.at} onChange={(at) => set({ at })} />
          </FilterBar>
        </ListToolbar>
      </div>
      <DataTable<RegisterRowFragment>
        label="Registers of controlled drugs"
        rows={registers?.nodes}
        rowKey={({ itemId, locationId }) => `${itemId} ${locationId}`}
        columns={REGISTER_COLUMNS}
        href={({ itemId, locationId }) => `/inventory/controlled-drugs?item=${itemId}&place=${locationId}`}
        card={(register) => ({
          title: drugName(register),
          status: <LastCount register={register} />,
          facts: [register.locationName, `Balance: ${amountWords(register.balance, register.unit)}`],
        })}
        totalCount={registers?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('drugRegisters', data ?? previousData, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No register matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the name, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No controlled drugs yet">
              Receive a controlled drug into a location. Its register starts there.
            </Empty>
          )
        }
      />
    </>
  );
}

const COUNT_COLUMNS: readonly DataColumn<CountRowFragment>[] = [
  { key: 'drug', title: 'Drug', render: ({ itemName }) => itemName },
  { key: 'place', title: 'Where', render: ({ locationName }) => locationName },
  {
    key: 'difference',
    title: 'Difference',
    render: ({ expected, counted }) => differenceWords(expected, counted),
  },
  {
    key: 'counted',
    title: 'Counted',
    render: ({ countedAt, countedByName, occasion }) =>
      `${formatDateTime(countedAt)}, ${countedByName}, ${COUNT_OCCASION_TABLE[occasion].label.toLowerCase()}`,
  },
  {
    key: 'witness',
    title: 'Witness',
    isOptional: true,
    render: ({ witnessedByName }) => witnessedByName ?? 'None',
  },
  { key: 'state', title: 'State', render: (count) => <DiscrepancyState count={count} /> },
];

function DiscrepancyState({ count }: { readonly count: CountRowFragment }) {
  if (count.closedAt === null || count.outcome === null) return <StatusTag tone="danger">Open</StatusTag>;
  return (
    <>
      <StatusTag tone="neutral">Closed</StatusTag>{' '}
      {`${count.finding ?? ''} (${DISCREPANCY_OUTCOME_TABLE[count.outcome].label}, ${count.closedByName ?? ''}, ${formatDateTime(count.closedAt)})`}
    </>
  );
}

function Discrepancies() {
  const { values, set } = useUrlFilters(FILTERS);
  const isAdmin = useSignedInUser().role === 'admin';
  const [closing, setClosing] = useState<CountRowFragment | null>(null);
  const isOpen = values.closed === undefined;
  const { data, previousData, loading, error, refetch, fetchMore } = useDrugCountsQuery({
    fetchPolicy: 'cache-and-network',
    variables: { first: LIMITS.page.default, filter: { isOpen, countId: values.count ?? null } },
  });
  const counts = (data ?? previousData)?.drugCounts;
  return (
    <>
      <div style={{ marginBottom: 16 }}>
        <ListToolbar
          tools={
            <ExportMenu
              list="drugDiscrepancies"
              filter={{ countId: values.count ?? null }}
              within={{ isOpen }}
              isFiltered={values.count !== undefined}
              count={counts?.totalCount}
            />
          }
        >
          <FilterBar
            isAny={values.closed !== undefined || values.count !== undefined}
            onClear={() => set({ closed: null, count: null })}
          >
            <ToggleChip
              label="Closed discrepancies"
              isOn={!isOpen}
              onChange={(isOn) => set({ closed: isOn ? '1' : null, count: null })}
            />
          </FilterBar>
        </ListToolbar>
      </div>
      <DataTable<CountRowFragment>
        label="Discrepancies"
        error={error}
        onRetry={() => void refetch()}
        rows={counts?.nodes}
        rowKey={({ id }) => id}
        columns={COUNT_COLUMNS}
        rowName={({ itemName, locationName }) => `${itemName} at ${locationName}`}
        {...(isAdmin && isOpen
          ? { actions: [{ key: 'close', label: 'Close discrepancy', run: setClosing }] }
          : {})}
        card={(count) => ({
          title: `${count.itemName} · ${count.locationName}`,
          status: <DiscrepancyState count={count} />,
          facts: [
            differenceWords(count.expected, count.counted),
            `${formatDateTime(count.countedAt)}, ${count.countedByName}, ${witnessWords(count)}`,
          ],
        })}
        totalCount={counts?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('drugCounts', data ?? previousData, fetchMore)}
        empty={
          <Empty title={isOpen ? 'No open discrepancies' : 'No closed discrepancies'}>
            Counts that differ from their register appear here. An administrator closes each one.
          </Empty>
        }
      />
      {closing === null ? null : (
        <DiscrepancyDrawer
          count={closing}
          onClose={() => setClosing(null)}
          onDone={() => {
            setClosing(null);
            void refetch();
          }}
        />
      )}
    </>
  );
}

const UNWITNESSED_COLUMNS: readonly DataColumn<UnwitnessedRowFragment>[] = [
  { key: 'drug', title: 'Drug', render: ({ itemName }) => itemName },
  {
    key: 'what',
    title: 'What',
    render: ({ reason, quantity, unit, fromName, toName }) =>
      `${MOVE_REASON_TABLE[reason].label}: ${amountWords(quantity, unit)}, ${fromName} → ${toName}`,
  },
  { key: 'at', title: 'When', width: 170, render: ({ occurredAt }) => formatDateTime(occurredAt) },
  {
    key: 'by',
    title: 'Performer',
    render: (entry) => (
      <>
        {performerWords(entry)}
        {giverDoubts(entry).map((doubt) => (
          <StatusTag key={doubt} tone="danger">
            {doubt}
          </StatusTag>
        ))}
      </>
    ),
  },
];

function Unwitnessed() {
  const { values, set } = useUrlFilters(FILTERS);
  const [witnessing, setWitnessing] = useState<UnwitnessedRowFragment | null>(null);
  const { data, previousData, loading, error, refetch, fetchMore } = useUnwitnessedEntriesQuery({
    fetchPolicy: 'cache-and-network',
    variables: { first: LIMITS.page.default, moveId: values.entry ?? null },
  });
  const entries = (data ?? previousData)?.unwitnessedEntries;
  const what = (entry: UnwitnessedRowFragment): string =>
    `${amountWords(entry.quantity, entry.unit)} of ${entry.itemName}, by ${performerWords(entry)} on ${formatDateTime(entry.occurredAt)}.`;
  return (
    <>
      <div style={{ marginBottom: 16 }}>
        <ListToolbar
          tools={
            <ExportMenu
              list="unwitnessedEntries"
              filter={{ moveId: values.entry ?? null }}
              isFiltered={values.entry !== undefined}
              count={entries?.totalCount}
            />
          }
        >
          {values.entry === undefined ? null : (
            <FilterBar isAny onClear={() => set({ entry: null })}>
              <ToggleChip label="One entry" isOn onChange={() => set({ entry: null })} />
            </FilterBar>
          )}
        </ListToolbar>
      </div>
      <DataTable<UnwitnessedRowFragment>
        label="Unwitnessed entries"
        error={error}
        onRetry={() => void refetch()}
        rows={entries?.nodes}
        rowKey={({ moveId }) => moveId}
        columns={UNWITNESSED_COLUMNS}
        rowName={({ itemName, performedByName }) => `${itemName} by ${performedByName}`}
        actions={[{ key: 'witness', label: 'Witness entry', run: setWitnessing }]}
        card={(entry) => ({
          title: entry.itemName,
          status: <StatusTag tone="danger">Unwitnessed</StatusTag>,
          facts: [what(entry), `${entry.fromName} → ${entry.toName}`, ...giverDoubts(entry)],
        })}
        totalCount={entries?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('unwitnessedEntries', data ?? previousData, fetchMore)}
        empty={
          <Empty title="Every entry is witnessed">
            Doses given offline appear here until their witness confirms them.
          </Empty>
        }
      />
      {witnessing === null ? null : (
        <WitnessDrawer
          moveId={witnessing.moveId}
          what={what(witnessing)}
          onClose={() => setWitnessing(null)}
          onDone={() => {
            setWitnessing(null);
            void refetch();
          }}
        />
      )}
    </>
  );
}
