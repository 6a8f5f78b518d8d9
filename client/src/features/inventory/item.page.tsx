import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { itemWords } from '@sideline/schema/inventory/item-words';
import { addQuantities, quantityText } from '@sideline/schema/inventory/quantity';
import { ITEM_TYPE_TABLE, MOVE_REASON_TABLE } from '@sideline/schema/inventory/vocabulary';
import { Button, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { lazyPart } from '../../components/ui/lazy-part';
import { Page } from '../../components/ui/page';
import { PageSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { useUrlFilters } from '../../components/ui/url-filters';
import { formatDate, formatDateTime } from '../../lib/dates';
import { useSignedInUser } from '../../lib/session';
import { useIsPhone } from '../../lib/use-media';
import type { BurnChartProps } from './burn-chart';
import { Expiry } from './expiry';
import {
  useItemMovesLazyQuery,
  useStockItemQuery,
  type MoveLineFragment,
  type StockItemQuery,
} from './inventory.generated';
import styles from './inventory.module.css';
import { ItemDrawer } from './item-drawer';
import { ItemKits } from './item-kits';
import { LabelsButton } from './labels-dialog';
import { RuleDrawer } from './rule-drawer';
import { amountWords, moveSentence } from './stock-words';
import type { ItemUnitsProps } from './units/item-units';

const BurnChart = lazyPart<BurnChartProps>(() => import('./burn-chart'), {
  lost: 'The chart could not be loaded. The same figures are in the list below it.',
  fallback: <Skeleton.Node active style={{ width: '100%', height: 220 }} />,
});

const ItemUnits = lazyPart<ItemUnitsProps>(() => import('./units/item-units'), {
  lost: 'The serial numbers could not be loaded.',
  fallback: <Skeleton active />,
});

type Details = StockItemQuery['stockItem'];
const FILTERS = ['tab', 'lot'] as const;
const TABS = ['stock', 'units', 'moves', 'use', 'rules', 'kits'] as const;

/** One item: its stock by location and lot, how it moved, how fast it is used, and its rules. */
export default function ItemPage() {
  const { itemId = '' } = useParams();
  const isPhone = useIsPhone();
  const { values, set } = useUrlFilters(FILTERS);
  const { data, error, refetch } = useStockItemQuery({
    variables: { itemId },
    fetchPolicy: 'cache-and-network',
  });
  const [isEditing, setEditing] = useState(false);
  const isAdmin = useSignedInUser().role === 'admin';
  const details = data?.stockItem;
  const crumbs = [{ label: 'Items', path: '/inventory/items' }];
  if (details === undefined)
    return error ? (
      <Page title="Item" breadcrumb={crumbs} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  const { item } = details;
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
        // All of them fit on a phone: what does not is behind a button that a list of tabs may not hold.
        {...(isPhone ? { tabBarGutter: 12 } : {})}
        activeKey={TABS.find((tab) => tab === values.tab) ?? 'stock'}
        onChange={(tab) => set({ tab: tab === 'stock' ? null : tab })}
        items={[
          { key: 'stock', label: 'Stock', children: <Stock details={details} lot={values.lot ?? null} /> },
          ...(item.isSerialised || item.itemType === 'gas'
            ? [{ key: 'units', label: 'Serial numbers', children: <Units details={details} /> }]
            : []),
          { key: 'moves', label: 'Moves', children: <Moves details={details} /> },
          { key: 'use', label: 'Use', children: <Use details={details} /> },
          {
            key: 'rules',
            label: 'Rules',
            children: <Rules details={details} isAdmin={isAdmin} onChanged={() => void refetch()} />,
          },
          { key: 'kits', label: 'Kits', children: <ItemKits itemId={item.id} name={name} /> },
        ]}
      />
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

/** The head: each figure leads to the rows that make it. */
function Figures({ details: { item, stock, inTransit, burn } }: { readonly details: Details }) {
  const free = stock.reduce(
    (sum, { status, quantity }) => (isBlocked(status) ? sum : addQuantities(sum, quantity)),
    0,
  );
  const figures = [
    { to: '?', label: 'On hand', value: amountWords(item.onHand, item.unit) },
    { to: '?', label: 'Free', value: amountWords(free, item.unit) },
    { to: '/inventory/transfers', label: 'In transit', value: amountWords(inTransit, item.unit) },
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

const isBlocked = (status: string | null): boolean => status === 'quarantined' || status === 'recalled';

function Stock({
  details: { item, stock },
  lot,
}: {
  readonly details: Details;
  readonly lot: string | null;
}) {
  if (stock.length === 0) return <Empty title="No stock available." size="small" />;
  return (
    <table className={styles['table']} aria-label={`Stock of ${item.name}`}>
      <thead>
        <tr>
          <th scope="col">Location</th>
          <th scope="col">Lot</th>
          <th scope="col">Expiry</th>
          <th scope="col" className={styles['figure']}>
            Quantity
          </th>
          <th scope="col">Recalls</th>
        </tr>
      </thead>
      <tbody>
        {stock.map((holding) => (
          <tr
            key={`${holding.locationId} ${holding.batchId ?? ''}`}
            aria-current={lot !== null && holding.batchId === lot ? 'true' : undefined}
          >
            <td>{holding.locationName}</td>
            <td>
              {holding.lot ?? '–'}{' '}
              {isBlocked(holding.status) ? (
                <StatusTag tone="danger">
                  {holding.status === 'recalled' ? 'Recalled' : 'Quarantined'}
                </StatusTag>
              ) : null}
            </td>
            <td>{holding.lot === null ? '–' : <Expiry on={holding.expiresOn} />}</td>
            <td className={styles['figure']}>{amountWords(holding.quantity, item.unit)}</td>
            <td>
              <LotRecalls itemId={item.id} holding={holding} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From a lot to its recalls: of one that is blocked to what blocks it, of another to a new one. */
function LotRecalls({
  itemId,
  holding,
}: {
  readonly itemId: string;
  readonly holding: Details['stock'][number];
}) {
  const isAdmin = useSignedInUser().role === 'admin';
  const { batchId, lot, status } = holding;
  if (batchId === null) return <>–</>;
  if (isBlocked(status)) return <Link to={`/inventory/recalls?lot=${batchId}`}>See its recalls</Link>;
  return isAdmin ? (
    <Link
      to={`/inventory/recalls?new=1&item=${itemId}&lot=${batchId}`}
      aria-label={`Recall lot ${lot ?? ''} at ${holding.locationName}`}
    >
      Recall
    </Link>
  ) : (
    <>–</>
  );
}

/** Each piece by its serial number: services, faults and, of gas, the gauge. */
function Units({ details: { item, stock } }: { readonly details: Details }) {
  const { id, name, itemType, isSerialised, serviceIntervalDays } = item;
  const places = new Map(
    stock.flatMap(({ batchId, locationName }) =>
      batchId === null ? [] : [[batchId, locationName] as const],
    ),
  );
  return (
    <ItemUnits
      item={{ ...{ id, name, serviceIntervalDays }, isGas: itemType === 'gas', isServiced: isSerialised }}
      places={places}
    />
  );
}

function Moves({ details: { item, moves } }: { readonly details: Details }) {
  const [later, setLater] = useState<readonly MoveLineFragment[]>([]);
  const [page, setPage] = useState(moves.pageInfo);
  const [load, { loading }] = useItemMovesLazyQuery();
  const more = async () => {
    const { data } = await load({ variables: { itemId: item.id, after: page.endCursor } });
    if (!data) return;
    setLater((before) => [...before, ...data.stockMoves.nodes]);
    setPage(data.stockMoves.pageInfo);
  };
  const all = [...moves.nodes, ...later];
  if (all.length === 0)
    return (
      <Empty title="No moves yet" size="small">
        Receipts, transfers and use of this item appear here.
      </Empty>
    );
  return (
    <>
      <ol className={styles['moves']} aria-label={`Moves of ${item.name}, latest first`}>
        {all.map((move) => (
          <li key={move.id} className={styles['move']}>
            <span>{moveSentence(move)}</span>
            <span className={styles['quiet']}>
              {[formatDateTime(move.occurredAt), MOVE_REASON_TABLE[move.reason].label, move.note]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      {page.hasNextPage ? (
        <Button onClick={() => void more()} loading={loading}>
          Load more
        </Button>
      ) : null}
    </>
  );
}

function Use({ details: { item, burn } }: { readonly details: Details }) {
  if (burn.used === 0)
    return (
      <Empty title="None used in the last 90 days" size="small">
        The burn rate appears here once some has been used.
      </Empty>
    );
  return (
    <>
      <p>
        {`${amountWords(burn.used, item.unit)} used in the last 90 days, ${quantityText(burn.perDay)} a day.`}
        {burn.daysOfCover === null
          ? ''
          : ` Your stock lasts ${quantityText(Math.floor(burn.daysOfCover))} days.`}
      </p>
      <BurnChart
        label={`${item.name} used in each of the last 13 weeks. The table below has the same figures.`}
        weeks={burn.weeks}
      />
      <table className={styles['table']} aria-label={`${item.name} used by week`}>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col" className={styles['figure']}>
              Used
            </th>
          </tr>
        </thead>
        <tbody>
          {burn.weeks.map(({ startsOn, used }) => (
            <tr key={startsOn}>
              <td>{formatDate(startsOn)}</td>
              <td className={styles['figure']}>{amountWords(used, item.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

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
              On hand
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
