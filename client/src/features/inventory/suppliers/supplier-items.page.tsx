import { EditOutlined, LineChartOutlined, PlusOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { DataTable, type DataColumn, type RowAction } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, FilterChip, SearchBox, ToggleChip } from '../../../components/ui/filter-bar';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { formatDate } from '../../../lib/dates';
import { poundsText } from '../../../lib/formats';
import { useSignedInUser } from '../../../lib/session';
import { amountWords } from '../stock-words';
import { PricesDrawer } from './prices-drawer';
import { SupplierItemDrawer } from './supplier-item-drawer';
import { useBulkSupplierItemActs } from './use-bulk-supplier-item-acts';
import { useSupplierItemEdits } from './use-supplier-item-edits';
import {
  useSupplierChoicesQuery,
  useSupplierItemsQuery,
  type SupplierItemRowFragment,
} from './suppliers.generated';

const FILTERS = ['q', 'supplier', 'preferred', 'inactive'] as const;

function State({ offer }: { readonly offer: SupplierItemRowFragment }) {
  if (!offer.isActive) return <StatusTag tone="neutral">No longer sold</StatusTag>;
  return offer.isPreferred ? <StatusTag tone="success">Preferred</StatusTag> : null;
}

const priceWords = (pence: number | null | undefined): string =>
  pence == null ? 'No price' : poundsText(pence);

const COLUMNS: readonly DataColumn<SupplierItemRowFragment>[] = [
  { key: 'item', title: 'Item', render: ({ itemName }) => itemName },
  { key: 'supplier', title: 'Supplier', render: ({ supplierName }) => supplierName },
  { key: 'sku', title: 'Their code', width: 150, render: ({ supplierSku }) => supplierSku },
  {
    key: 'pack',
    title: 'Pack',
    align: 'right',
    width: 130,
    render: ({ packQuantity, unit }) => amountWords(packQuantity, unit),
  },
];
const PRICES: readonly DataColumn<SupplierItemRowFragment>[] = [
  {
    key: 'price',
    title: 'Price per pack',
    align: 'right',
    width: 130,
    render: ({ packPricePence }) => priceWords(packPricePence),
  },
  {
    key: 'since',
    title: 'Since',
    width: 130,
    isOptional: true,
    render: ({ priceSince }) => (priceSince == null ? '–' : formatDate(priceSince)),
  },
];
const STATE: DataColumn<SupplierItemRowFragment> = {
  key: 'state',
  title: 'State',
  width: 150,
  render: (offer) => <State offer={offer} />,
};

/** Which supplier sells which item, in what packs and at what price. */
export default function SupplierItemsPage() {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const isAdmin = useSignedInUser().role === 'admin';
  const filter = {
    text: values.q ?? null,
    supplierId: values.supplier ?? null,
    isPreferred: values.preferred === undefined ? null : true,
    isActive: values.inactive === undefined ? true : null,
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useSupplierItemsQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
      isAdmin,
    },
  });
  const edits = useSupplierItemEdits(() => void refetch());
  const acts = useBulkSupplierItemActs();
  const supplierSource = useSupplierChoicesQuery();
  const choices = supplierSource.data;
  const suppliers = useMemo(
    () => choices?.suppliers.nodes.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    [choices],
  );
  const offers = (data ?? previousData)?.supplierItems;
  const [open, setOpen] = useState<'new' | SupplierItemRowFragment | null>(null);
  const [pricesOf, setPricesOf] = useState<SupplierItemRowFragment | null>(null);
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const actions: readonly RowAction<SupplierItemRowFragment>[] = [
    { key: 'prices', label: 'Prices', icon: <LineChartOutlined aria-hidden="true" />, run: setPricesOf },
    { key: 'edit', label: 'Edit', icon: <EditOutlined aria-hidden="true" />, run: setOpen },
  ];
  const create = isAdmin ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen('new')}>
      Add supplier item
    </Button>
  ) : null;
  return (
    <Page
      title="Supplier items"
      width="wide"
      purpose="Which supplier sells which item, and in what packs."
      actions={create}
      error={error}
      hasContent={offers !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar tools={<ExportMenu list="supplierItems" filter={filter} isFiltered={isAny} />}>
          <FilterBar isAny={isAny} onClear={clear}>
            <SearchBox
              label="Search supplier items"
              placeholder="Item, SKU or their code"
              value={values.q ?? ''}
              onSearch={search}
            />
            <FilterChip
              label="Supplier"
              value={values.supplier}
              options={suppliers}
              source={supplierSource}
              onChange={(supplier) => set({ supplier })}
            />
            <ToggleChip
              label="Preferred"
              isOn={values.preferred !== undefined}
              onChange={(isOn) => set({ preferred: isOn ? '1' : null })}
            />
            <ToggleChip
              label="Include items no longer sold"
              isOn={values.inactive !== undefined}
              onChange={(isOn) => set({ inactive: isOn ? '1' : null })}
            />
          </FilterBar>
        </ListToolbar>
      }
    >
      <DataTable<SupplierItemRowFragment>
        label="Supplier items"
        rows={offers?.nodes}
        rowKey={({ id }) => id}
        columns={[...COLUMNS, ...(isAdmin ? PRICES : []), STATE]}
        {...(isAdmin ? { actions, edits } : {})}
        selectable={isAdmin ? { acts, onChanged: () => void refetch() } : {}}
        rowName={({ itemName, supplierName }) => `${itemName} from ${supplierName}`}
        href={({ itemId }) => `/inventory/items/${itemId}`}
        card={(offer) => ({
          title: offer.itemName,
          status: <State offer={offer} />,
          facts: [
            `${offer.supplierName} · ${offer.supplierSku}`,
            `Pack of ${amountWords(offer.packQuantity, offer.unit)}${isAdmin ? ` · ${priceWords(offer.packPricePence)}` : ''}`,
          ],
        })}
        totalCount={offers?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('supplierItems', data ?? previousData, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No supplier item matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the spelling, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No supplier items yet" action={create}>
              Add the items that your suppliers sell, so that you can order them.
            </Empty>
          )
        }
      />
      {open === null ? null : (
        <SupplierItemDrawer
          existing={open === 'new' ? null : open}
          supplierId={values.supplier ?? null}
          suppliers={suppliers}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            void refetch();
          }}
        />
      )}
      {pricesOf === null ? null : (
        <PricesDrawer offer={pricesOf} onClose={() => setPricesOf(null)} onSaved={() => void refetch()} />
      )}
    </Page>
  );
}
