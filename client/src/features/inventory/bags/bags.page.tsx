import { PlusOutlined } from '@ant-design/icons';
import { BAG_STATE_TABLE } from '@sideline/schema/inventory/bags';
import { BAG_STATES } from '@sideline/schema/inventory/bag-transitions';
import { LIMITS } from '@sideline/schema/limits';
import { Alert, Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { bagChoice, BagScanField, type BagChoice } from '../../../components/scan/bag-scan-field';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { CountedChips, FilterBar, SearchBox, ToggleChip } from '../../../components/ui/filter-bar';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { formatDate } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { PlaceFilter } from '../papers/place-filter';
import { LabelsButton } from '../labels-dialog';
import { BagDrawer } from './bag-drawer';
import { BagState } from './bag-state';
import { reasonWords, whereWords } from './bag-words';
import { useBagsQuery, type BagRowFragment } from './bags.generated';
import styles from './bags.module.css';
import { onCheckGone, readKeptBag, unsentChecks, type UnsentCheck } from './kept-checks';
import { useBulkBagActs } from './use-bulk-bag-acts';

const FILTERS = ['q', 'state', 'ready', 'home'] as const;
const readKept = async (bagId: string): Promise<BagChoice | null> => {
  const details = await readKeptBag(bagId);
  return details && bagChoice(details.bag);
};

/** In these states, scanning a bag starts its check. */
const TO_CHECK: ReadonlySet<string> = new Set(['returned', 'check_due', 'restock_due']);

const COLUMNS: readonly DataColumn<BagRowFragment>[] = [
  { key: 'name', title: 'Bag', render: ({ name }) => name },
  { key: 'state', title: 'State', width: 160, render: (bag) => <BagState bag={bag} /> },
  { key: 'needs', title: 'Still needs', render: ({ reasons }) => reasonWords(reasons) ?? '–' },
  { key: 'where', title: 'Where', width: 200, render: whereWords },
  {
    key: 'kit',
    title: 'Kit',
    width: 220,
    isOptional: true,
    render: ({ kitName, kitNumber }) => `${kitName}, version ${String(kitNumber)}`,
  },
  {
    key: 'next',
    title: 'Next check',
    align: 'right',
    width: 140,
    render: ({ nextCheckOn }) => (nextCheckOn === null ? '–' : formatDate(nextCheckOn)),
  },
];

/** Bags: where each is, and what it still needs. */
export default function BagsPage() {
  const navigate = useNavigate();
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const isAdmin = useSignedInUser().role === 'admin';
  const [isAdding, setAdding] = useState(false);
  const [unsent, setUnsent] = useState<readonly UnsentCheck[]>([]);
  useEffect(() => {
    const read = () => void unsentChecks().then(setUnsent);
    read();
    return onCheckGone(read);
  }, []);
  const state = BAG_STATES.find((one) => one === values.state) ?? null;
  const isNotReady = values.ready === 'no';
  const filter = {
    ...{ text: values.q ?? null, state, homeId: values.home ?? null },
    ...(isNotReady ? { isNotReady } : {}),
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useBagsQuery({
    fetchPolicy: 'cache-and-network',
    variables: { first: LIMITS.page.default, filter },
  });
  const shown = data ?? previousData;
  const bags = shown?.bags;
  const acts = useBulkBagActs();
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const open = useCallback(
    ({ id, state: found }: BagChoice) =>
      void navigate(`/inventory/bags/${id}${TO_CHECK.has(found) ? '?check=1' : ''}`),
    [navigate],
  );
  const create = isAdmin ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
      New bag
    </Button>
  ) : null;
  return (
    <Page
      title="Bags"
      width="wide"
      purpose="Where each bag is, and what it still needs."
      actions={
        <>
          <LabelsButton kind="bag" ids={bags?.nodes.map(({ id }) => id) ?? []} />
          <Button onClick={() => void navigate('/inventory/pouches')}>Pouches</Button>
          {create}
        </>
      }
      error={error}
      hasContent={bags !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar
          tools={<ExportMenu list="bags" filter={filter} isFiltered={isAny} count={bags?.totalCount} />}
        >
          <FilterBar isAny={isAny} onClear={clear}>
            <SearchBox
              label="Search bags"
              placeholder="Name or seal"
              value={values.q ?? ''}
              onSearch={search}
            />
            <ToggleChip
              label="Not ready"
              isOn={isNotReady}
              onChange={(isOn) => set({ ready: isOn ? 'no' : null })}
            />
            <CountedChips>
              {BAG_STATES.map((one) => {
                const count = shown?.bagCounts.find((row) => row.state === one)?.count ?? 0;
                return count === 0 && state !== one ? null : (
                  <ToggleChip
                    key={one}
                    label={`${BAG_STATE_TABLE[one].label}: ${String(count)}`}
                    isOn={state === one}
                    onChange={(isOn) => set({ state: isOn ? one : null })}
                  />
                );
              })}
            </CountedChips>
            <PlaceFilter label="Home" value={values.home} onChange={(home) => set({ home })} />
          </FilterBar>
        </ListToolbar>
      }
    >
      {unsent.map(({ bagId, bagName }) => (
        <Alert
          key={bagId}
          type="warning"
          showIcon
          title={`The check of ${bagName} has not been sent.`}
          action={<Link to={`/inventory/bags/${bagId}?check=1`}>Send it</Link>}
          style={{ marginBottom: 16 }}
        />
      ))}
      <div className={styles['chips']}>
        <BagScanField label="Open or check a bag" onChoose={open} readKept={readKept} />
      </div>
      <DataTable<BagRowFragment>
        label="Bags"
        rows={bags?.nodes}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        selectable={{
          acts,
          more: (chosen) => (
            <LabelsButton kind="bag" ids={chosen.map(({ id }) => id)} isSmall about="for the selected bags" />
          ),
          onChanged: () => void refetch(),
        }}
        rowName={({ name }) => name}
        href={({ id }) => `/inventory/bags/${id}`}
        card={(bag) => ({
          title: bag.name,
          status: <BagState bag={bag} />,
          facts: [whereWords(bag), reasonWords(bag.reasons) ?? bag.kitName],
        })}
        totalCount={bags?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('bags', shown, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No bag matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the spelling, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No bags yet" action={create}>
              A bag is made from a kit, packed, checked and sealed. Make a kit first.
            </Empty>
          )
        }
      />
      {isAdding ? (
        <BagDrawer
          existing={null}
          onClose={() => setAdding(false)}
          onSaved={(bagId) => void navigate(`/inventory/bags/${bagId}`)}
        />
      ) : null}
    </Page>
  );
}
