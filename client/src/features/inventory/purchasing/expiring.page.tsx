import { LIMITS } from '@sideline/schema/limits';
import { Button, Checkbox } from 'antd';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { CountedChips, FilterBar, SearchBox, ToggleChip } from '../../../components/ui/filter-bar';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { numberText, poundsText } from '../../../lib/formats';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import type { ExpiryHorizon } from '../../../schema.generated';
import { Expiry } from '../expiry';
import { PlaceFilter } from '../papers/place-filter';
import { amountWords } from '../stock-words';
import { valueText } from '../value-column';
import { DraftedNote, DraftMenu, type Drafted } from './expiring-drafts';
import {
  useExpiringStockQuery,
  useQuarantineLotMutation,
  type ExpiringRowFragment,
} from './purchasing.generated';

const FILTERS = ['q', 'place', 'within'] as const;
const HORIZONS: readonly { readonly value: ExpiryHorizon; readonly label: string }[] = [
  { value: 'expired', label: 'Expired' },
  { value: 'days_30', label: '30 days' },
  { value: 'days_60', label: '60 days' },
  { value: 'days_90', label: '90 days' },
];

const keyOf = ({ batchId, locationId }: ExpiringRowFragment): string => `${batchId} ${locationId}`;

/** Lots that have expired or soon will, where they are, and what they are worth. */
export default function ExpiringPage() {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const isAdmin = useSignedInUser().role === 'admin';
  const within = HORIZONS.find(({ value }) => value === values.within)?.value ?? 'days_90';
  const filter = { text: values.q ?? null, locationId: values.place ?? null, within };
  const { data, previousData, error, loading, refetch, fetchMore } = useExpiringStockQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
      isAdmin,
    },
  });
  const shown = data ?? previousData;
  const rows = shown?.expiringStock;
  const summary = new Map(shown?.expirySummary.map((one) => [one.within, one]));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  const [quarantine] = useQuarantineLotMutation({ context: inlineErrors });
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const picked = rows?.nodes.filter((row) => chosen.has(keyOf(row))) ?? [];
  const free = picked.filter(({ isBlocked }) => !isBlocked);
  const choose = (row: ExpiringRowFragment, isOn: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (isOn) after.add(keyOf(row));
      else after.delete(keyOf(row));
      return after;
    });
  /** By lot, because one lot can be in several places. */
  const quarantineAll = async (reason: string) => {
    const lots = new Map(free.map(({ batchId, batchVersion }) => [batchId, batchVersion]));
    try {
      for (const [id, version] of lots)
        await quarantine({ variables: { input: { id, version, status: 'quarantined', reason } } });
    } finally {
      // Where one is refused, those before it are blocked by now: only the others are asked for again.
      await refetch();
    }
    notify.success(`${String(lots.size)} ${lots.size === 1 ? 'lot is' : 'lots are'} in quarantine.`);
    setChosen(new Set());
  };
  const columns: readonly DataColumn<ExpiringRowFragment>[] = [
    {
      key: 'choose',
      title: <span className="sl-hidden">Choose</span>,
      width: 56,
      render: (row) => (
        <Checkbox
          checked={chosen.has(keyOf(row))}
          aria-label={`Choose ${row.itemName}, lot ${row.lot}, at ${row.locationName}`}
          onChange={(event) => choose(row, event.target.checked)}
        />
      ),
    },
    {
      key: 'item',
      title: 'Item',
      render: ({ itemId, itemName, batchId }) => (
        <Link to={`/inventory/items/${itemId}?lot=${batchId}`}>{itemName}</Link>
      ),
    },
    { key: 'lot', title: 'Lot', width: 100, render: ({ lot }) => lot },
    {
      key: 'expiry',
      title: 'Expiry',
      width: 216,
      render: ({ expiresOn, isBlocked }) => (
        <>
          <Expiry on={expiresOn} /> {isBlocked ? <StatusTag tone="danger">Blocked</StatusTag> : null}
        </>
      ),
    },
    { key: 'place', title: 'Where', render: ({ locationName }) => locationName },
    {
      key: 'quantity',
      title: 'Quantity',
      align: 'right',
      width: 104,
      render: ({ quantity, unit }) => amountWords(quantity, unit),
    },
    ...(isAdmin
      ? [
          {
            key: 'value',
            title: 'Value',
            align: 'right' as const,
            width: 92,
            render: ({ valuePence }: ExpiringRowFragment) => valueText(valuePence),
          },
        ]
      : []),
  ];
  return (
    <Page
      title="Expiring batches"
      width="wide"
      purpose="Lots that have expired or soon will. Use those that expire earliest first."
      actions={
        <>
          {isAdmin ? (
            <Button disabled={free.length === 0} onClick={() => setAsking(true)}>
              {free.length === 0 ? 'Put into quarantine' : `Put ${String(free.length)} into quarantine`}
            </Button>
          ) : null}
          <DraftMenu
            lots={picked}
            onDrafted={(answer) => {
              setDrafted(answer);
              setChosen(new Set());
            }}
          />
        </>
      }
      error={error}
      hasContent={rows !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar tools={<ExportMenu list="expiringStock" filter={filter} isFiltered={isAny} />}>
          <FilterBar isAny={isAny} onClear={clear}>
            <SearchBox
              label="Search expiring batches"
              placeholder="Item or lot"
              value={values.q ?? ''}
              onSearch={search}
            />
            <CountedChips>
              {HORIZONS.map(({ value, label }) => {
                const figures = summary.get(value);
                const count = figures === undefined ? '' : `: ${numberText(figures.rows)}`;
                const worth =
                  figures?.valuePence == null ? '' : `, ${poundsText(Math.round(figures.valuePence))}`;
                return (
                  <ToggleChip
                    key={value}
                    label={`${label}${count}${worth}`}
                    isOn={within === value}
                    onChange={() => set({ within: value === 'days_90' ? null : value })}
                  />
                );
              })}
            </CountedChips>
            <PlaceFilter label="Where" value={values.place} onChange={(place) => set({ place })} />
          </FilterBar>
        </ListToolbar>
      }
    >
      {drafted === null ? null : <DraftedNote drafted={drafted} />}
      <DataTable<ExpiringRowFragment>
        label="Expiring batches"
        // Its own boxes choose what to move, return or destroy.
        selectable={null}
        rows={rows?.nodes}
        rowKey={keyOf}
        columns={columns}
        card={(row) => ({
          title: (
            <Checkbox
              checked={chosen.has(keyOf(row))}
              onChange={(event) => choose(row, event.target.checked)}
            >
              {row.itemName}
            </Checkbox>
          ),
          status: <Expiry on={row.expiresOn} />,
          facts: [
            `Lot ${row.lot}, ${amountWords(row.quantity, row.unit)} at ${row.locationName}`,
            ...(isAdmin ? [`Value: ${valueText(row.valuePence)}`] : []),
          ],
        })}
        totalCount={null}
        isLoadingMore={loading}
        {...morePages('expiringStock', data ?? previousData, fetchMore)}
        empty={
          <Empty
            title={within === 'expired' ? 'Nothing has expired' : 'Nothing expires that soon'}
            {...(isAny ? { action: <Button onClick={clear}>Clear filters</Button> } : {})}
          >
            Lots with an expiry date appear here as it approaches.
          </Empty>
        }
      />
      {isAsking ? (
        <ReasonDialog
          title="Put these lots into quarantine?"
          label="Why?"
          hint="Stock from a lot in quarantine cannot be used anywhere."
          okText="Put into quarantine"
          isDanger
          onGive={quarantineAll}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Page>
  );
}
