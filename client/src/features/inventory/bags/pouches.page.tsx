import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useCallback } from 'react';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, SearchBox, ToggleChip } from '../../../components/ui/filter-bar';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { Expiry } from '../expiry';
import { LabelsButton } from '../labels-dialog';
import { useBagPouchesQuery, type PouchRowFragment } from './bags.generated';

const FILTERS = ['q', 'open'] as const;

function Seal({ pouch }: { readonly pouch: PouchRowFragment }) {
  if (pouch.seal === null) return <StatusTag tone="neutral">Not sealed</StatusTag>;
  return pouch.isSealed ? (
    <StatusTag tone="success">{`Seal ${pouch.seal}`}</StatusTag>
  ) : (
    <StatusTag tone="warning">{`Opened since seal ${pouch.seal}`}</StatusTag>
  );
}

const itemsWords = ({ itemCount }: PouchRowFragment): string =>
  itemCount === 1 ? '1 item' : `${String(itemCount)} items`;

const COLUMNS: readonly DataColumn<PouchRowFragment>[] = [
  { key: 'name', title: 'Pouch', render: ({ name }) => name },
  { key: 'bag', title: 'Bag', width: 88, render: ({ bagName }) => bagName },
  { key: 'seal', title: 'Seal', width: 216, render: (pouch) => <Seal pouch={pouch} /> },
  { key: 'items', title: 'Items', align: 'right', width: 80, render: ({ itemCount }) => String(itemCount) },
  {
    key: 'expiry',
    title: 'Earliest expiry',
    width: 216,
    render: ({ earliestExpiry }) => (earliestExpiry === null ? '–' : <Expiry on={earliestExpiry} />),
  },
];

/** The pouches within the bags, with their seals. */
export default function PouchesPage() {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  // The label of a pouch leads here: to only that pouch, with its bag one press away.
  const opened = values.open;
  const filter = { id: opened ?? null, text: values.q ?? null };
  const { data, previousData, error, loading, refetch, fetchMore } = useBagPouchesQuery({
    fetchPolicy: 'cache-and-network',
    variables: { first: LIMITS.page.maximum, filter },
  });
  const shown = data ?? previousData;
  const pouches = shown?.bagPouches;
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  return (
    <Page
      title="Pouches"
      width="wide"
      breadcrumb={[{ label: 'Bags', path: '/inventory/bags' }]}
      purpose="The pouches within the bags, and their seals."
      actions={<LabelsButton kind="pouch" ids={pouches?.nodes.map(({ id }) => id) ?? []} />}
      error={error}
      hasContent={pouches !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar
          tools={
            <ExportMenu list="bagPouches" filter={filter} isFiltered={isAny} count={pouches?.totalCount} />
          }
        >
          <FilterBar isAny={isAny} onClear={clear}>
            <SearchBox
              label="Search pouches"
              placeholder="Pouch, bag or seal"
              value={values.q ?? ''}
              onSearch={search}
            />
            {opened === undefined ? null : (
              <ToggleChip label="Scanned pouch" isOn onChange={() => set({ open: null })} />
            )}
          </FilterBar>
        </ListToolbar>
      }
    >
      <DataTable<PouchRowFragment>
        label="Pouches"
        rows={pouches?.nodes}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        selectable={{
          more: (chosen) => (
            <LabelsButton
              kind="pouch"
              ids={chosen.map(({ id }) => id)}
              isSmall
              about="for the selected pouches"
            />
          ),
        }}
        rowName={({ name, bagName }) => `${name} of ${bagName}`}
        href={({ bagId }) => `/inventory/bags/${bagId}/contents`}
        card={(pouch) => ({
          title: pouch.name,
          status: <Seal pouch={pouch} />,
          facts: [pouch.bagName, itemsWords(pouch)],
        })}
        totalCount={pouches?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('bagPouches', shown, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No pouch matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the spelling, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No pouches yet">
              A bag has the pouches named in its kit. Name them in the lines of the kit.
            </Empty>
          )
        }
      />
    </Page>
  );
}
