import { ShoppingCartOutlined } from '@ant-design/icons';
import { quantityText } from '@sideline/schema/inventory/quantity';
import { LIMITS } from '@sideline/schema/limits';
import { Alert, Button, Checkbox } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, FilterChip, SearchBox, ToggleChip } from '../../../components/ui/filter-bar';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { useSignedInUser } from '../../../lib/session';
import { amountWords } from '../stock-words';
import { useSupplierChoicesQuery } from '../suppliers/suppliers.generated';
import { lowSourceWords, lowStateOf } from './low-words';
import {
  useDraftPurchaseOrdersMutation,
  useLowStockQuery,
  type DraftPurchaseOrdersMutation,
  type LowStockRowFragment,
} from './purchasing.generated';
import styles from '../papers/papers.module.css';
import { PlaceFilter } from '../papers/place-filter';
import { pressKeys } from '../papers/press-keys';
import { valueColumn, type Valued } from '../value-column';

const FILTERS = ['q', 'place', 'supplier', 'unordered', 'out'] as const;

type Drafted = DraftPurchaseOrdersMutation['draftPurchaseOrders']['draftedOrders'];

type Row = Valued<LowStockRowFragment>;

const keyOf = ({ itemId, locationId }: LowStockRowFragment): string => `${itemId} ${locationId}`;
/** Rows that an order or a transfer can restock. */
const canOrder = ({ packs, fromSource }: LowStockRowFragment): boolean => packs > 0 || fromSource > 0;

const coverWords = ({ daysOfCover }: LowStockRowFragment): string =>
  daysOfCover === null ? 'None used' : quantityText(daysOfCover);

function State({ row }: { readonly row: LowStockRowFragment }) {
  const { tone, label } = lowStateOf(row);
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

/** Stock below its minimum, and the orders that restock it, in one press. */
export default function LowStockPage() {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const isAdmin = useSignedInUser().role === 'admin';
  const filter = {
    text: values.q ?? null,
    locationId: values.place ?? null,
    supplierId: values.supplier ?? null,
    isUnordered: values.unordered === undefined ? null : true,
    isOut: values.out === undefined ? null : true,
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useLowStockQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
      isAdmin,
    },
  });
  const supplierSource = useSupplierChoicesQuery();
  const supplierChoices = supplierSource.data;
  const suppliers = useMemo(
    () => supplierChoices?.suppliers.nodes.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    [supplierChoices],
  );
  const rows = (data ?? previousData)?.lowStock;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  const [press] = useState(pressKeys);
  const [draft, { loading: isDrafting }] = useDraftPurchaseOrdersMutation();
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const orderable = rows?.nodes.filter(canOrder) ?? [];
  const picked = orderable.filter((row) => chosen.has(keyOf(row)));
  const choose = (row: LowStockRowFragment, isOn: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (isOn) after.add(keyOf(row));
      else after.delete(keyOf(row));
      return after;
    });

  const draftOrders = async () => {
    try {
      const rules = picked.map(({ itemId, locationId }) => ({ itemId, locationId }));
      const { data: answer } = await draft({ variables: { input: { key: press.keyOf(rules), rules } } });
      if (answer) setDrafted(answer.draftPurchaseOrders.draftedOrders);
      press.done();
      setChosen(new Set());
    } catch {
      // The page already says why. The next press sends the same key.
    }
    await refetch();
  };
  const columns: readonly DataColumn<Row>[] = [
    {
      key: 'choose',
      title: <span className="sl-hidden">Order</span>,
      width: 56,
      render: (row) =>
        canOrder(row) ? (
          <Checkbox
            checked={chosen.has(keyOf(row))}
            aria-label={`Order ${row.itemName} for ${row.locationName}`}
            onChange={(event) => choose(row, event.target.checked)}
          />
        ) : null,
    },
    {
      key: 'item',
      title: 'Item',
      render: ({ itemId, itemName }) => <Link to={`/inventory/items/${itemId}`}>{itemName}</Link>,
    },
    { key: 'place', title: 'Where', render: ({ locationName }) => locationName },
    {
      key: 'hand',
      title: 'On hand',
      align: 'right',
      width: 104,
      render: ({ onHand, unit }) => amountWords(onHand, unit),
    },
    ...valueColumn<Row>(isAdmin),
    {
      key: 'minimum',
      title: 'Minimum, full',
      align: 'right',
      width: 140,
      isOptional: true,
      render: ({ minimum, par }) => `${quantityText(minimum)}, ${quantityText(par)}`,
    },
    { key: 'cover', title: 'Days of cover', align: 'right', width: 112, render: coverWords },
    { key: 'source', title: 'From', render: lowSourceWords },
    { key: 'state', title: 'State', width: 112, render: (row) => <State row={row} /> },
  ];
  return (
    <Page
      title="Low stock"
      width="wide"
      purpose="Items below their minimum, and how to restock them."
      actions={
        <Button
          type="primary"
          icon={<ShoppingCartOutlined aria-hidden="true" />}
          disabled={picked.length === 0}
          loading={isDrafting}
          onClick={() => void draftOrders()}
        >
          {picked.length === 0 ? 'Draft orders' : `Draft orders for ${String(picked.length)}`}
        </Button>
      }
      error={error}
      hasContent={rows !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar tools={<ExportMenu list="lowStock" filter={filter} isFiltered={isAny} />}>
          <FilterBar isAny={isAny} onClear={clear}>
            <SearchBox
              label="Search low stock"
              placeholder="Item or SKU"
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
              label="Out"
              isOn={values.out !== undefined}
              onChange={(isOn) => set({ out: isOn ? '1' : null })}
            />
            <ToggleChip
              label="Nothing ordered yet"
              isOn={values.unordered !== undefined}
              onChange={(isOn) => set({ unordered: isOn ? '1' : null })}
            />
            <PlaceFilter label="Where" value={values.place} onChange={(place) => set({ place })} />
          </FilterBar>
        </ListToolbar>
      }
    >
      {drafted === null ? null : (
        <Alert
          type={drafted.orders.length + drafted.transfers.length > 0 ? 'success' : 'info'}
          showIcon
          role="status"
          closable
          style={{ marginBottom: 16 }}
          title={drafted.orders.length + drafted.transfers.length > 0 ? 'Drafted' : 'Nothing was drafted'}
          description={
            <>
              {drafted.transfers.map(({ id, number, fromName, toName, lineCount }) => (
                <p key={id} style={{ margin: 0 }}>
                  <Link to={`/inventory/transfers/${id}`}>
                    {`${number}: ${String(lineCount)} ${lineCount === 1 ? 'line' : 'lines'}, ${fromName} → ${toName}`}
                  </Link>
                </p>
              ))}
              {drafted.orders.map(({ id, number, supplierName, lineCount }) => (
                <p key={id} style={{ margin: 0 }}>
                  <Link to={`/inventory/purchasing/${id}`}>
                    {`${number}: ${String(lineCount)} ${lineCount === 1 ? 'line' : 'lines'} from ${supplierName}`}
                  </Link>
                </p>
              ))}
              {drafted.leftOut.map((sentence) => (
                <p key={sentence} style={{ margin: 0 }}>
                  {sentence}
                </p>
              ))}
            </>
          }
        />
      )}
      {rows !== undefined && orderable.length === 0 ? null : (
        <div className={styles['chosen']}>
          <Checkbox
            // Keeps its space while the list is loading.
            disabled={rows === undefined}
            checked={rows !== undefined && picked.length === orderable.length}
            indeterminate={picked.length > 0 && picked.length < orderable.length}
            onChange={(event) => setChosen(new Set(event.target.checked ? orderable.map(keyOf) : []))}
          >
            Choose all shown that can be ordered
          </Checkbox>
        </div>
      )}
      <DataTable<Row>
        label="Low stock"
        // Its own boxes choose what to order.
        selectable={null}
        rows={rows?.nodes}
        rowKey={keyOf}
        columns={columns}
        card={(row) => ({
          title: canOrder(row) ? (
            <Checkbox
              checked={chosen.has(keyOf(row))}
              onChange={(event) => choose(row, event.target.checked)}
            >
              {row.itemName}
            </Checkbox>
          ) : (
            row.itemName
          ),
          status: <State row={row} />,
          facts: [
            `${row.locationName}: ${amountWords(row.onHand, row.unit)} of at least ${quantityText(row.minimum)}`,
            lowSourceWords(row),
            `Days of cover: ${coverWords(row)}`,
          ],
        })}
        totalCount={null}
        isLoadingMore={loading}
        {...morePages('lowStock', data ?? previousData, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No low stock matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Remove a filter to see all low stock.
            </Empty>
          ) : (
            <Empty title="Nothing is low">
              Items appear here when a location holds less than the minimum that its rule sets.
            </Empty>
          )
        }
      />
    </Page>
  );
}
