import { PlusOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
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
import { useSignedInUser } from '../../../lib/session';
import { KitDrawer } from './kit-drawer';
import { KitView } from './kit-view';
import { useKitsQuery, type KitRowFragment } from './kits.generated';
import { useBulkKitActs } from './use-bulk-kit-acts';

const FILTERS = ['q', 'kit', 'version', 'inactive'] as const;

function State({ kit }: { readonly kit: KitRowFragment }) {
  if (!kit.isActive) return <StatusTag tone="neutral">Deactivated</StatusTag>;
  return kit.holdsOlder ? (
    <StatusTag tone="info">Contains an outdated kit</StatusTag>
  ) : (
    <StatusTag tone="success">In use</StatusTag>
  );
}

const COLUMNS: readonly DataColumn<KitRowFragment>[] = [
  { key: 'name', title: 'Kit', render: ({ name }) => name },
  { key: 'latest', title: 'Version', align: 'right', width: 110, render: ({ latest }) => String(latest) },
  { key: 'items', title: 'Items', align: 'right', width: 110, render: ({ itemCount }) => String(itemCount) },
  { key: 'bags', title: 'Bags', align: 'right', width: 110, render: ({ bagCount }) => String(bagCount) },
  { key: 'state', title: 'State', width: 220, render: (kit) => <State kit={kit} /> },
];

/** Kits: what belongs in each kind of bag. Opening one shows it here. */
export default function KitsPage() {
  const { values, set, clear } = useUrlFilters(FILTERS);
  const number = Number(values.version);
  const close = useCallback(() => set({ kit: null, version: null }), [set]);
  const openKit = useCallback((kit: string) => set({ kit, version: null }), [set]);
  return values.kit === undefined ? (
    <KitList
      text={values.q ?? ''}
      isWithInactive={values.inactive !== undefined}
      onSearch={(q) => set({ q })}
      onInactive={(isOn) => set({ inactive: isOn ? '1' : null })}
      onClear={clear}
      onOpen={openKit}
    />
  ) : (
    <KitView
      kitId={values.kit}
      number={Number.isInteger(number) && number > 0 ? number : null}
      onNumber={(version) => set({ version: version === null ? null : String(version) })}
      onClose={close}
    />
  );
}

interface KitListProps {
  readonly text: string;
  readonly isWithInactive: boolean;
  readonly onSearch: (text: string) => void;
  readonly onInactive: (isOn: boolean) => void;
  readonly onClear: () => void;
  readonly onOpen: (kitId: string) => void;
}

function KitList({ text, isWithInactive, onSearch, onInactive, onClear, onOpen }: KitListProps) {
  const isAdmin = useSignedInUser().role === 'admin';
  const [isAdding, setAdding] = useState(false);
  const filter = { text: text === '' ? null : text, isActive: isWithInactive ? null : true };
  const { data, previousData, error, loading, refetch, fetchMore } = useKitsQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
    },
  });
  const shown = data ?? previousData;
  const kits = shown?.kits;
  const isAny = text !== '' || isWithInactive;
  const acts = useBulkKitActs();
  const search = useCallback((words: string) => onSearch(words.trim()), [onSearch]);
  const create = isAdmin ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
      New kit
    </Button>
  ) : null;
  return (
    <Page
      title="Kits"
      width="wide"
      purpose="What belongs in each kind of bag."
      actions={create}
      error={error}
      hasContent={kits !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar
          tools={<ExportMenu list="kits" filter={filter} isFiltered={isAny} count={kits?.totalCount} />}
        >
          <FilterBar isAny={isAny} onClear={onClear}>
            <SearchBox label="Search kits" placeholder="Name" value={text} onSearch={search} />
            <ToggleChip label="Include deactivated" isOn={isWithInactive} onChange={onInactive} />
          </FilterBar>
        </ListToolbar>
      }
    >
      <DataTable<KitRowFragment>
        label="Kits"
        rows={kits?.nodes}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        selectable={isAdmin ? { acts, onChanged: () => void refetch() } : {}}
        rowName={({ name }) => name}
        href={({ id }) => `?kit=${id}`}
        card={(kit) => ({
          title: kit.name,
          status: <State kit={kit} />,
          facts: [
            `Version ${String(kit.latest)}`,
            `${String(kit.itemCount)} items, ${String(kit.bagCount)} bags`,
          ],
        })}
        totalCount={kits?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('kits', shown, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No kit matches" action={<Button onClick={onClear}>Clear filters</Button>}>
              Check the spelling, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No kits yet" action={create}>
              A kit lists what belongs in a bag, pouch by pouch. Bags are packed and checked against it.
            </Empty>
          )
        }
      />
      {isAdding ? <KitDrawer existing={null} onClose={() => setAdding(false)} onSaved={onOpen} /> : null}
    </Page>
  );
}
