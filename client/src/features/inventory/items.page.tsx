import { EditOutlined, PlusOutlined, PoweroffOutlined, UploadOutlined } from '@ant-design/icons';
import { itemWords } from '@sideline/schema/inventory/item-words';
import {
  ITEM_TYPE_TABLE,
  ITEM_TYPES,
  LEGAL_CLASS_TABLE,
  LEGAL_CLASSES,
} from '@sideline/schema/inventory/vocabulary';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataTable, type DataColumn, type RowAction } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { FilterBar, FilterChip, SearchBox, ToggleChip } from '../../components/ui/filter-bar';
import { useListOrder } from '../../components/list/list-order';
import { ExportMenu } from '../../components/list/export-menu';
import { ListToolbar } from '../../components/list/list-toolbar';
import { morePages } from '../../components/list/next-page';
import { SortChip } from '../../components/list/sort-chip';
import { Page } from '../../components/ui/page';
import { ItemScanField } from '../../components/scan/item-scan-field';
import { StatusTag } from '../../components/ui/status-tag';
import { activityActs } from '../../components/table/activity-acts';
import { useUrlFilters } from '../../components/ui/url-filters';
import { askToConfirm } from '../../lib/confirming';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import { useSignedInUser } from '../../lib/session';
import { useStockItemsQuery, useUpdateStockItemMutation, type ItemRowFragment } from './inventory.generated';
import { ItemDrawer } from './item-drawer';
import { itemInput } from './item-input';
import { LabelsButton } from './labels-dialog';
import { useItemEdits } from './use-item-edits';
import { amountWords } from './stock-words';
import { valueColumn, type Valued } from './value-column';

const FILTERS = ['q', 'type', 'class', 'state', 'inactive'] as const;
const NEW = ['new'] as const;
const STATES = [
  { value: 'in_stock', label: 'In stock' },
  { value: 'out_of_stock', label: 'Out of stock' },
  { value: 'low', label: 'Low' },
] as const;
const TYPES = ITEM_TYPES.map((value) => ({ value, label: ITEM_TYPE_TABLE[value].label }));
const CLASSES = LEGAL_CLASSES.map((value) => ({ value, label: LEGAL_CLASS_TABLE[value].label }));

type Row = Valued<ItemRowFragment>;

const nameOf = ({ name, strength }: ItemRowFragment): string => itemWords(name, strength);

function State({ item }: { readonly item: ItemRowFragment }) {
  if (!item.isActive) return <StatusTag tone="neutral">Deactivated</StatusTag>;
  return item.onHand > 0 ? (
    <StatusTag tone="success">In stock</StatusTag>
  ) : (
    <StatusTag tone="warning">Out of stock</StatusTag>
  );
}

const columnsOf = (isAdmin: boolean): readonly DataColumn<Row, 'stockItems'>[] => [
  { key: 'name', title: 'Item', orderBy: 'name', render: nameOf },
  { key: 'sku', title: 'SKU', width: 160, orderBy: 'sku', render: ({ sku }) => sku },
  {
    key: 'type',
    title: 'Type',
    width: 140,
    isOptional: true,
    render: ({ itemType }) => ITEM_TYPE_TABLE[itemType].label,
  },
  {
    key: 'class',
    title: 'Class',
    width: 180,
    isOptional: true,
    render: ({ legalClass }) => (legalClass === null ? '–' : LEGAL_CLASS_TABLE[legalClass].label),
  },
  {
    key: 'hand',
    title: 'On hand',
    align: 'right',
    width: 150,
    render: ({ onHand, unit }) => amountWords(onHand, unit),
  },
  ...valueColumn<Row>(isAdmin),
  { key: 'state', title: 'State', width: 150, render: (item) => <State item={item} /> },
];

/** Medicines, consumables and equipment that the provider keeps: search, filter and scan. */
export default function ItemsPage() {
  const navigate = useNavigate();
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const ordering = useListOrder('stockItems');
  const isAdmin = useSignedInUser().role === 'admin';
  const filter = {
    text: values.q ?? null,
    itemType: ITEM_TYPES.find((type) => type === values.type) ?? null,
    legalClass: LEGAL_CLASSES.find((one) => one === values.class) ?? null,
    state: STATES.find(({ value }) => value === values.state)?.value ?? null,
    isActive: values.inactive === undefined ? true : null,
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useStockItemsQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
      order: ordering.order,
      isAdmin,
    },
  });
  const items = (data ?? previousData)?.stockItems;
  const [open, setOpen] = useState<{
    readonly item: ItemRowFragment | null;
    readonly barcode: string | null;
  } | null>(null);
  // A code without a match, scanned on another page.
  const { values: asked, set: ask } = useUrlFilters(NEW);
  const opened = open ?? (isAdmin && asked.new !== undefined ? { item: null, barcode: asked.new } : null);
  const close = () => {
    setOpen(null);
    if (asked.new !== undefined) ask({ new: null });
  };
  const [update] = useUpdateStockItemMutation();
  const edits = useItemEdits(() => void refetch());
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const choose = useCallback(
    ({ id }: { readonly id: string }) => void navigate(`/inventory/items/${id}`),
    [navigate],
  );
  const offerNew = useCallback(
    (code: ScannedCode) => {
      const barcode = code.is === 'gs1' ? code.data.gtin : null;
      if (isAdmin && barcode !== null) setOpen({ item: null, barcode });
    },
    [isAdmin],
  );

  const setActive = async (item: ItemRowFragment, isActive: boolean) => {
    try {
      await update({ variables: { input: { ...itemInput(item), isActive } } });
      notify.success(isActive ? `${item.name} is in use again.` : `${item.name} is deactivated.`);
    } catch {
      // The page already says why.
    }
    await refetch();
  };
  const acts = activityActs<ItemRowFragment>({
    noun: ['item', 'items'],
    isActive: (item) => item.isActive,
    consequence:
      'Existing stock stays and can be used up. You cannot receive more of these items until they are active again.',
    setActive: async (item, isActive) => {
      const { data } = await update({
        context: inlineErrors,
        variables: { input: { ...itemInput(item), isActive } },
      });
      return { ...item, ...data?.updateStockItem.stockItem };
    },
  });
  const actions: readonly RowAction<ItemRowFragment>[] = [
    {
      key: 'edit',
      label: 'Edit',
      icon: <EditOutlined aria-hidden="true" />,
      isHidden: () => !isAdmin,
      run: (item) => setOpen({ item, barcode: null }),
    },
    {
      key: 'off',
      label: 'Deactivate',
      icon: <PoweroffOutlined aria-hidden="true" />,
      isDangerous: true,
      isHidden: ({ isActive }) => !isAdmin || !isActive,
      run: (item) =>
        askToConfirm({
          title: `Deactivate ${item.name}?`,
          content:
            'Existing stock stays and can be used up. You cannot receive more until it is active again.',
          okText: 'Deactivate item',
          okButtonProps: { danger: true },
          cancelText: 'Keep it',
          onOk: () => setActive(item, false),
        }),
    },
    {
      key: 'on',
      label: 'Make active again',
      icon: <PoweroffOutlined aria-hidden="true" />,
      isHidden: ({ isActive }) => !isAdmin || isActive,
      run: (item) => void setActive(item, true),
    },
  ];
  const create = isAdmin ? (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setOpen({ item: null, barcode: null })}
    >
      New item
    </Button>
  ) : null;

  return (
    <Page
      title="Items"
      width="wide"
      purpose="Medicines, consumables and equipment that you keep."
      actions={
        <>
          <LabelsButton kind="item" ids={items?.nodes.map(({ id }) => id) ?? []} />
          {isAdmin ? (
            <Button
              icon={<UploadOutlined aria-hidden="true" />}
              onClick={() => void navigate('/inventory/import')}
            >
              Import
            </Button>
          ) : null}
          {create}
        </>
      }
      error={error}
      hasContent={items !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar
          tools={
            <ExportMenu
              list="stockItems"
              filter={filter}
              order={ordering.order}
              isFiltered={isAny}
              count={items?.totalCount}
            />
          }
        >
          <FilterBar isAny={isAny} onClear={clear}>
            <SearchBox
              label="Search items"
              placeholder="Name, SKU or barcode"
              value={values.q ?? ''}
              onSearch={search}
            />
            <FilterChip label="Type" value={values.type} options={TYPES} onChange={(type) => set({ type })} />
            <FilterChip
              label="Class"
              value={values.class}
              options={CLASSES}
              onChange={(one) => set({ class: one })}
            />
            <FilterChip
              label="State"
              value={values.state}
              options={STATES}
              onChange={(state) => set({ state })}
            />
            <ToggleChip
              label="Include deactivated"
              isOn={values.inactive !== undefined}
              onChange={(isOn) => set({ inactive: isOn ? '1' : null })}
            />
            <SortChip ordering={ordering} />
          </FilterBar>
        </ListToolbar>
      }
    >
      <ItemScanField label="Open an item" onChoose={choose} onUnknown={offerNew} />
      <DataTable<Row, 'stockItems'>
        label="Items"
        rows={items?.nodes}
        rowKey={({ id }) => id}
        columns={columnsOf(isAdmin)}
        ordering={ordering}
        {...(isAdmin ? { actions, edits } : {})}
        selectable={isAdmin ? { acts, onChanged: () => void refetch() } : {}}
        rowName={nameOf}
        href={({ id }) => `/inventory/items/${id}`}
        card={(item) => ({
          title: nameOf(item),
          status: <State item={item} />,
          facts: [
            `${item.sku} · ${ITEM_TYPE_TABLE[item.itemType].label}`,
            `${amountWords(item.onHand, item.unit)} on hand`,
          ],
        })}
        totalCount={items?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('stockItems', data ?? previousData, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No item matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the spelling, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No items yet" action={create}>
              Items are what you keep in stock. An administrator adds them.
            </Empty>
          )
        }
      />
      {opened === null ? null : (
        <ItemDrawer
          existing={opened.item}
          barcode={opened.barcode}
          onClose={close}
          onSaved={({ id }) => {
            close();
            if (opened.item === null) void navigate(`/inventory/items/${id}`);
            else void refetch();
          }}
        />
      )}
    </Page>
  );
}
