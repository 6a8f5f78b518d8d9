import { PlusOutlined, SettingOutlined } from '@ant-design/icons';
import { PURCHASE_ORDER_STATE_TABLE } from '@sideline/schema/inventory/purchasing';
import { PURCHASE_ORDER_STATES } from '@sideline/schema/inventory/purchase-order-transitions';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, FilterChip, SearchBox, ToggleChip } from '../../../components/ui/filter-bar';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { formatDate } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { useSupplierChoicesQuery } from '../suppliers/suppliers.generated';
import { OrderState } from './order-state';
import { valueWords } from './order-words';
import { usePurchaseOrdersQuery, type OrderRowFragment } from './purchasing.generated';
import { SettingsDialog } from './settings-dialog';
import { useBulkOrderActs } from './use-bulk-order-acts';

const FILTERS = ['q', 'state', 'supplier', 'overdue'] as const;
const STATES = PURCHASE_ORDER_STATES.map((value) => ({
  value,
  label: PURCHASE_ORDER_STATE_TABLE[value].label,
}));

function Expected({ order }: { readonly order: OrderRowFragment }) {
  if (order.expectedOn === null) return <>–</>;
  return order.isOverdue ? (
    <StatusTag tone="warning">Overdue since {formatDate(order.expectedOn)}</StatusTag>
  ) : (
    <>{formatDate(order.expectedOn)}</>
  );
}

const COLUMNS: readonly DataColumn<OrderRowFragment>[] = [
  { key: 'number', title: 'Order', width: 130, render: ({ number }) => number },
  { key: 'supplier', title: 'Supplier', render: ({ supplierName }) => supplierName },
  { key: 'state', title: 'State', width: 200, render: ({ state }) => <OrderState state={state} /> },
  { key: 'expected', title: 'Expected', width: 240, render: (order) => <Expected order={order} /> },
  {
    key: 'place',
    title: 'For',
    isOptional: true,
    render: ({ deliveryLocationName }) => deliveryLocationName,
  },
  { key: 'lines', title: 'Lines', align: 'right', width: 90, render: ({ lineCount }) => lineCount },
];
const VALUE: DataColumn<OrderRowFragment> = {
  key: 'value',
  title: 'Value',
  align: 'right',
  width: 130,
  render: ({ valuePence }) => valueWords(valuePence),
};

/** Orders to suppliers, from draft to receipt. */
export default function OrdersPage() {
  const navigate = useNavigate();
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const isAdmin = useSignedInUser().role === 'admin';
  const [isSetting, setSetting] = useState(false);
  const acts = useBulkOrderActs();
  const filter = {
    text: values.q ?? null,
    state: PURCHASE_ORDER_STATES.find((state) => state === values.state) ?? null,
    supplierId: values.supplier ?? null,
    isOverdue: values.overdue === undefined ? null : true,
  };
  const { data, previousData, error, loading, refetch, fetchMore } = usePurchaseOrdersQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
      isAdmin,
    },
  });
  const supplierSource = useSupplierChoicesQuery();
  const choices = supplierSource.data;
  const suppliers = useMemo(
    () => choices?.suppliers.nodes.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    [choices],
  );
  const orders = (data ?? previousData)?.purchaseOrders;
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const create = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => void navigate('/inventory/purchasing/new')}
    >
      New order
    </Button>
  );
  return (
    <Page
      title="Purchase orders"
      width="wide"
      purpose="Orders to suppliers, from draft to receipt."
      actions={
        <>
          {isAdmin ? (
            <Button icon={<SettingOutlined aria-hidden="true" />} onClick={() => setSetting(true)}>
              Approval
            </Button>
          ) : null}
          {create}
        </>
      }
      error={error}
      hasContent={orders !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar tools={<ExportMenu list="purchaseOrders" filter={filter} isFiltered={isAny} />}>
          <FilterBar isAny={isAny} onClear={clear}>
            <SearchBox
              label="Search orders"
              placeholder="Number or supplier"
              value={values.q ?? ''}
              onSearch={search}
            />
            <FilterChip
              label="State"
              value={values.state}
              options={STATES}
              onChange={(state) => set({ state })}
            />
            <FilterChip
              label="Supplier"
              value={values.supplier}
              options={suppliers}
              source={supplierSource}
              onChange={(supplier) => set({ supplier })}
            />
            <ToggleChip
              label="Overdue"
              isOn={values.overdue !== undefined}
              onChange={(isOn) => set({ overdue: isOn ? '1' : null })}
            />
          </FilterBar>
        </ListToolbar>
      }
    >
      <DataTable<OrderRowFragment>
        label="Purchase orders"
        rows={orders?.nodes}
        rowKey={({ id }) => id}
        columns={isAdmin ? [...COLUMNS, VALUE] : COLUMNS}
        selectable={{ acts, onChanged: () => void refetch() }}
        rowName={({ number }) => number}
        href={({ id }) => `/inventory/purchasing/${id}`}
        card={(order) => ({
          title: `${order.number} · ${order.supplierName}`,
          status: <OrderState state={order.state} />,
          facts: [
            order.expectedOn === null ? 'No delivery date' : <Expected key="expected" order={order} />,
            `${String(order.lineCount)} ${order.lineCount === 1 ? 'line' : 'lines'} for ${order.deliveryLocationName}`,
          ],
        })}
        totalCount={orders?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('purchaseOrders', data ?? previousData, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No order matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the number, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No orders yet" action={create}>
              Draft an order here, or from the low stock list.
            </Empty>
          )
        }
      />
      {isSetting ? <SettingsDialog onClose={() => setSetting(false)} /> : null}
    </Page>
  );
}
