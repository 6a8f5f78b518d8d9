import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { itemWords } from '@sideline/schema/inventory/item-words';
import { quantityText } from '@sideline/schema/inventory/quantity';
import { ITEM_TYPE_TABLE } from '@sideline/schema/inventory/vocabulary';
import { Button, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ExportMenu } from '../../components/list/export-menu';
import { ListToolbar } from '../../components/list/list-toolbar';
import { Empty } from '../../components/ui/empty';
import { lazyPart } from '../../components/ui/lazy-part';
import { Page } from '../../components/ui/page';
import { PageSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { useUrlFilters } from '../../components/ui/url-filters';
import { useSignedInUser } from '../../lib/session';
import { useIsPhone } from '../../lib/use-media';
import { CorrectDrawer, type CorrectionStart } from './correct-drawer';
import { useStockItemQuery, type StockItemQuery } from './inventory.generated';
import styles from './inventory.module.css';
import { ItemDrawer } from './item-drawer';
import { ItemKits } from './item-kits';
import { ItemMoves } from './item-moves';
import { ItemStock } from './item-stock';
import { ItemSuppliers } from './item-suppliers';
import { ItemUse } from './item-use';
import { LabelsButton } from './labels-dialog';
import { RuleDrawer } from './rule-drawer';
import { amountWords, freeOf } from './stock-words';
import type { ItemUnitsProps } from './units/item-units';

const ItemUnits = lazyPart<ItemUnitsProps>(() => import('./units/item-units'), {
  lost: 'The serial numbers could not be loaded.',
  fallback: <Skeleton active />,
});

type Details = StockItemQuery['stockItem'];
const FILTERS = ['tab', 'lot', 'show'] as const;
const TABS = ['stock', 'units', 'moves', 'use', 'rules', 'kits', 'suppliers'] as const;

/** One item: its stock by location and lot, its moves, how fast it is used, and its rules. */
export default function ItemPage() {
  const { itemId = '' } = useParams();
  const isPhone = useIsPhone();
  const { values, set } = useUrlFilters(FILTERS);
  const { data, error, refetch } = useStockItemQuery({
    variables: { itemId },
    fetchPolicy: 'cache-and-network',
  });
  const [isEditing, setEditing] = useState(false);
  const [correcting, setCorrecting] = useState<CorrectionStart | null>(null);
  const isAdmin = useSignedInUser().role === 'admin';
  const details = data?.stockItem;
  const crumbs = [{ label: 'Items', path: '/inventory/items' }];
  if (details === undefined)
    return error ? (
      <Page title="Item" breadcrumb={crumbs} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  const { item, stock } = details;
  const isByPiece = item.isSerialised || item.itemType === 'gas';
  const changed = () => void refetch();
  const name = itemWords(item.name, item.strength);
  return (
    <Page
      title={name}
      breadcrumb={crumbs}
      purpose={[item.sku, ITEM_TYPE_TABLE[item.itemType].label, item.barcode].filter(Boolean).join(' · ')}
      aside={item.isActive ? null : <StatusTag tone="neutral">Deactivated</StatusTag>}
      actions={
        <>
          <LabelsButton kind="item" ids={[item.id]} />
          {isAdmin ? (
            <Button
              type="primary"
              icon={<EditOutlined aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              Edit item
            </Button>
          ) : null}
        </>
      }
    >
      <Figures details={details} />
      <Tabs
        // All of them fit on a phone. The rest would be behind a button, which is not allowed in a list of tabs.
        {...(isPhone ? { tabBarGutter: 8 } : {})}
        activeKey={TABS.find((tab) => tab === values.tab) ?? 'stock'}
        onChange={(tab) => set({ tab: tab === 'stock' ? null : tab, show: null })}
        items={[
          {
            key: 'stock',
            label: 'Stock',
            children: (
              <ItemStock
                details={details}
                lot={values.lot ?? null}
                show={values.show ?? null}
                onCorrect={isAdmin ? setCorrecting : null}
              />
            ),
          },
          ...(item.isBatchTracked
            ? [
                {
                  key: 'units',
                  label: isByPiece ? (isPhone ? 'Serials' : 'Serial numbers') : 'Lots',
                  children: (
                    <ItemUnits
                      item={{ ...item, isGas: item.itemType === 'gas' }}
                      places={placesOf(stock)}
                      onCorrect={(lot) => setCorrecting({ place: null, lot })}
                      onChanged={changed}
                    />
                  ),
                },
              ]
            : []),
          {
            key: 'moves',
            label: 'Moves',
            children: <ItemMoves details={details} isAdmin={isAdmin} onChanged={changed} />,
          },
          { key: 'use', label: 'Use', children: <ItemUse details={details} /> },
          {
            key: 'rules',
            label: 'Rules',
            children: <Rules details={details} isAdmin={isAdmin} onChanged={() => void refetch()} />,
          },
          { key: 'kits', label: 'Kits', children: <ItemKits itemId={item.id} name={name} /> },
          { key: 'suppliers', label: 'Suppliers', children: <ItemSuppliers item={item} /> },
        ]}
      />
      {correcting === null ? null : (
        <CorrectDrawer
          item={item}
          stock={stock}
          start={correcting}
          onClose={() => setCorrecting(null)}
          onDone={() => {
            setCorrecting(null);
            changed();
          }}
        />
      )}
      {isEditing ? (
        <ItemDrawer
          existing={item}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            void refetch();
          }}
        />
      ) : null}
    </Page>
  );
}

/** The head: each figure links to the rows that make it up. */
function Figures({ details: { item, usable, promised, inTransit, burn } }: { readonly details: Details }) {
  const figures = [
    { to: '?show=hand', label: 'On hand', value: amountWords(item.onHand, item.unit) },
    { to: '?show=free', label: 'Free', value: amountWords(freeOf(usable, promised), item.unit) },
    {
      to: `/inventory/transfers?transit=1&item=${item.id}`,
      label: 'In transit',
      value: amountWords(inTransit, item.unit),
    },
    {
      to: '?tab=use',
      label: 'Days of cover',
      value: burn.daysOfCover === null ? 'None used' : quantityText(Math.floor(burn.daysOfCover)),
    },
  ];
  return (
    <dl className={styles['figures']}>
      {figures.map(({ to, label, value }) => (
        <div key={label} className={styles['figureCard']}>
          <dt>{label}</dt>
          <dd>
            <Link to={to}>{value}</Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where each lot is, in words. */
const placesOf = (stock: Details['stock']): ReadonlyMap<string, string> => {
  const names = new Map<string, string[]>();
  for (const { batchId, locationName } of stock)
    if (batchId !== null) names.set(batchId, [...(names.get(batchId) ?? []), locationName]);
  return new Map(
    [...names].map(([id, [first = '', ...more]]) => [
      id,
      more.length === 0
        ? first
        : more.length === 1
          ? `${first}, ${more[0] ?? ''}`
          : `${first} and ${String(more.length)} more`,
    ]),
  );
};

interface RulesProps {
  readonly details: Details;
  readonly isAdmin: boolean;
  readonly onChanged: () => void;
}

function Rules({ details: { item, rules }, isAdmin, onChanged }: RulesProps) {
  const [open, setOpen] = useState<'new' | Details['rules'][number] | null>(null);
  const create = isAdmin ? (
    <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen('new')}>
      New rule
    </Button>
  ) : null;
  const drawer =
    open === null ? null : (
      <RuleDrawer
        item={item}
        existing={open === 'new' ? null : open}
        onClose={() => setOpen(null)}
        onSaved={() => {
          setOpen(null);
          onChanged();
        }}
      />
    );
  if (rules.length === 0)
    return (
      <>
        <Empty title="No rules yet" size="small" action={create}>
          A rule says how much of this item a location should hold.
        </Empty>
        {drawer}
      </>
    );
  return (
    <>
      <ListToolbar
        tools={<ExportMenu list="stockRules" filter={{}} within={{ itemId: item.id }} isFiltered={false} />}
      />
      <table className={styles['table']} aria-label={`Rules for ${item.name}`}>
        <thead>
          <tr>
            <th scope="col">Location</th>
            <th scope="col" className={styles['figure']}>
              Minimum
            </th>
            <th scope="col" className={styles['figure']}>
              Full
            </th>
            <th scope="col" className={styles['figure']}>
              Usable
            </th>
            <th scope="col">Replenished from</th>
            {isAdmin ? <th scope="col">Change</th> : null}
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.locationId}>
              <td>
                {rule.locationName}{' '}
                {rule.onHand < rule.minimum ? <StatusTag tone="warning">Low</StatusTag> : null}
              </td>
              <td className={styles['figure']}>{quantityText(rule.minimum)}</td>
              <td className={styles['figure']}>{quantityText(rule.par)}</td>
              <td className={styles['figure']}>{quantityText(rule.onHand)}</td>
              <td>{rule.replenishFromName ?? '–'}</td>
              {isAdmin ? (
                <td>
                  <Button
                    icon={<EditOutlined aria-hidden="true" />}
                    aria-label={`Edit the rule for ${rule.locationName}`}
                    onClick={() => setOpen(rule)}
                  />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {create === null ? null : <p>{create}</p>}
      {drawer}
    </>
  );
}
