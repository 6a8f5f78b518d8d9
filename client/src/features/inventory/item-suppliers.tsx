import { EditOutlined, LineChartOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { morePages } from '../../components/list/next-page';
import { DataTable, type DataColumn, type RowAction } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { Failure } from '../../components/ui/failure';
import { StatusTag } from '../../components/ui/status-tag';
import { poundsText } from '../../lib/formats';
import { useSignedInUser } from '../../lib/session';
import { amountWords } from './stock-words';
import { PricesDrawer } from './suppliers/prices-drawer';
import { SupplierItemDrawer } from './suppliers/supplier-item-drawer';
import {
  useSupplierChoicesQuery,
  useSupplierItemsQuery,
  type SupplierItemRowFragment,
} from './suppliers/suppliers.generated';

const FIRST = 25;

function State({ offer }: { readonly offer: SupplierItemRowFragment }) {
  if (!offer.isActive) return <StatusTag tone="neutral">No longer sold</StatusTag>;
  return offer.isPreferred ? <StatusTag tone="success">Preferred</StatusTag> : null;
}

const priceWords = ({ packPricePence }: SupplierItemRowFragment): string =>
  packPricePence == null ? 'No price' : poundsText(packPricePence);
/** An item without its own lead time uses its supplier's. */
const leadWords = ({ leadDays }: SupplierItemRowFragment): string =>
  leadDays === null ? 'As usual' : leadDays === 1 ? '1 day' : `${String(leadDays)} days`;

/** Who sells an item: pack sizes, prices and lead times. */
export function ItemSuppliers({ item }: { readonly item: { readonly id: string; readonly name: string } }) {
  const isAdmin = useSignedInUser().role === 'admin';
  const { data, error, loading, refetch, fetchMore } = useSupplierItemsQuery({
    variables: { first: FIRST, filter: { itemId: item.id }, isAdmin },
    fetchPolicy: 'cache-and-network',
  });
  const { data: choices } = useSupplierChoicesQuery({ skip: !isAdmin });
  const [open, setOpen] = useState<'new' | SupplierItemRowFragment | null>(null);
  const [pricesOf, setPricesOf] = useState<SupplierItemRowFragment | null>(null);
  const offers = data?.supplierItems;
  if (offers === undefined && error) return <Failure error={error} onRetry={() => void refetch()} />;
  const columns: readonly DataColumn<SupplierItemRowFragment>[] = [
    {
      key: 'supplier',
      title: 'Supplier',
      render: ({ supplierId, supplierName }) => (
        <Link to={`/inventory/supplier-items?supplier=${supplierId}`}>{supplierName}</Link>
      ),
    },
    { key: 'sku', title: 'Their code', width: 150, render: ({ supplierSku }) => supplierSku },
    {
      key: 'pack',
      title: 'Pack',
      align: 'right',
      width: 130,
      render: ({ packQuantity, unit }) => amountWords(packQuantity, unit),
    },
    ...(isAdmin
      ? ([
          { key: 'price', title: 'Price per pack', align: 'right', width: 130, render: priceWords },
        ] satisfies DataColumn<SupplierItemRowFragment>[])
      : []),
    { key: 'lead', title: 'Lead time', align: 'right', width: 120, render: leadWords },
    { key: 'state', title: 'State', width: 150, render: (offer) => <State offer={offer} /> },
  ];
  const actions: readonly RowAction<SupplierItemRowFragment>[] = [
    { key: 'prices', label: 'Prices', icon: <LineChartOutlined aria-hidden="true" />, run: setPricesOf },
    { key: 'edit', label: 'Edit', icon: <EditOutlined aria-hidden="true" />, run: setOpen },
  ];
  const add = isAdmin ? (
    <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen('new')}>
      Add supplier
    </Button>
  ) : null;
  return (
    <>
      <DataTable<SupplierItemRowFragment>
        label={`Suppliers of ${item.name}`}
        listKey="item-suppliers"
        rows={offers?.nodes}
        rowKey={({ id }) => id}
        columns={columns}
        {...(isAdmin ? { actions } : {})}
        rowName={({ supplierName }) => supplierName}
        card={(offer) => ({
          title: offer.supplierName,
          status: <State offer={offer} />,
          facts: [
            `${offer.supplierSku}, pack of ${amountWords(offer.packQuantity, offer.unit)}`,
            [...(isAdmin ? [priceWords(offer)] : []), `Lead time: ${leadWords(offer).toLowerCase()}`].join(
              ' · ',
            ),
          ],
        })}
        totalCount={offers?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('supplierItems', data, fetchMore)}
        empty={
          <Empty title="No suppliers yet" size="small" action={add}>
            An item needs a supplier before it can be ordered.
          </Empty>
        }
      />
      {offers !== undefined && offers.nodes.length > 0 ? <p>{add}</p> : null}
      {open === null ? null : (
        <SupplierItemDrawer
          existing={open === 'new' ? null : open}
          item={item}
          supplierId={null}
          suppliers={choices?.suppliers.nodes.map(({ id, name }) => ({ value: id, label: name })) ?? []}
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
    </>
  );
}
