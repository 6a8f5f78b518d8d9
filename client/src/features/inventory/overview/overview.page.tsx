import {
  ITEM_TYPE_TABLE,
  MOVE_REASON_TABLE,
  MOVE_REASONS,
  virtualLocation,
  type MoveReason,
} from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { Button, Drawer } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Empty } from '../../../components/ui/empty';
import { Failure } from '../../../components/ui/failure';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { CardsSkeleton, TableSkeleton } from '../../../components/ui/skeletons';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { formatDateTime } from '../../../lib/dates';
import { numberText, poundsText } from '../../../lib/formats';
import { useSignedInUser } from '../../../lib/session';
import { useIsPhone } from '../../../lib/use-media';
import { Expiry } from '../expiry';
import inventory from '../inventory.module.css';
import styles from '../papers/papers.module.css';
import overviewStyles from './overview.module.css';
import { amountWords, moveSentence } from '../stock-words';
import { boughtIn } from './bought-in';
import { KeepersDrawer } from './keepers-drawer';
import { TASKS } from './task-figures';
import {
  useOverviewLotsQuery,
  useOverviewMovesQuery,
  useOverviewShortagesQuery,
  useStockOverviewQuery,
  type OverviewMovesQueryVariables,
  type StockOverviewQuery,
} from './overview.generated';

type Overview = StockOverviewQuery['stockOverview'];

const DAY_MS = 86_400_000;
const FILTERS = ['waste', 'month', 'supplier', 'lots', 'shortages'] as const;
const LOTS = ['recalled', 'quarantined'] as const;

/** What needs doing, what the stock is worth, and what was bought, wasted and used. Each figure links to its rows. */
export default function OverviewPage() {
  const isAdmin = useSignedInUser().role === 'admin';
  const { data, error, refetch } = useStockOverviewQuery({
    variables: { isAdmin },
    fetchPolicy: 'cache-and-network',
  });
  const [isKeeping, setKeeping] = useState(false);
  const overview = data?.stockOverview;
  return (
    <Page
      title="Inventory overview"
      purpose="What needs doing, and where the stock is."
      width="wide"
      error={overview === undefined ? error : undefined}
      onRetry={() => void refetch()}
      actions={
        isAdmin ? <Button onClick={() => setKeeping(true)}>Who is responsible for a place</Button> : null
      }
    >
      {overview === undefined ? (
        <CardsSkeleton cards={6} rows={1} />
      ) : (
        <>
          <ToDo overview={overview} />
          {isAdmin ? <Worth overview={overview} /> : null}
          <Movement overview={overview} />
          <Rows overview={overview} />
        </>
      )}
      {isKeeping ? <KeepersDrawer onClose={() => setKeeping(false)} /> : null}
    </Page>
  );
}

interface PartProps {
  readonly overview: Overview;
}

function Figure({
  to,
  label,
  children,
}: {
  readonly to: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <Link to={to} className={overviewStyles['card'] ?? ''}>
      <span>{label}</span>
      <strong>{children}</strong>
    </Link>
  );
}

/** Counts that do not apply here are left out, not shown as 0. */
function ToDo({ overview }: PartProps) {
  return (
    <section className={styles['section']} style={{ marginTop: 0 }} aria-labelledby="overview-to-do">
      <h2 id="overview-to-do">To do</h2>
      <div className={overviewStyles['cards']}>
        {TASKS.map(({ task, label, path }) => {
          const count = overview[task] ?? null;
          return count === null ? null : (
            <Figure key={task} label={label} to={path}>
              {numberText(count)}
            </Figure>
          );
        })}
      </div>
    </section>
  );
}

interface BarsProps {
  readonly title: string;
  readonly empty: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly to: string;
    /** For the bar; left out if the rows have different units. */
    readonly value: number | null;
    readonly words: string;
  }[];
}

/** Figures in words, with a bar next to each. The bar adds nothing that the words do not say. */
function Bars({ title, empty, rows }: BarsProps) {
  const id = `overview-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
  const most = Math.max(1, ...rows.map(({ value }) => value ?? 0));
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles['quiet']}>{empty}</p>
      ) : (
        <ul className={styles['lines']} style={{ gap: 0 }} aria-labelledby={id}>
          {rows.map(({ key, name, to, value, words }) => (
            <li key={key} className={overviewStyles['bar']}>
              <Link to={to}>{name}</Link>
              <span className={styles['figure']}>{words}</span>
              {value === null ? null : (
                <span className={overviewStyles['meter']} aria-hidden="true">
                  <span style={{ width: `${String(Math.round((value / most) * 100))}%` }} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthWords = (month: string): string => MONTH.format(new Date(`${month}T00:00:00Z`));

function Worth({ overview }: PartProps) {
  const { valuePence = 0, unpricedLots = 0 } = overview;
  return (
    <>
      <section className={styles['section']} aria-labelledby="overview-worth">
        <h2 id="overview-worth">Value of stock</h2>
        <div className={overviewStyles['cards']}>
          <Figure label="All stock" to="/inventory/items">
            {poundsText(valuePence)}
          </Figure>
        </div>
        {unpricedLots === 0 ? null : (
          <p className={styles['quiet']}>
            {`${numberText(unpricedLots)} ${unpricedLots === 1 ? 'lot has' : 'lots have'} no cost and count as zero.`}
          </p>
        )}
      </section>
      <div className={overviewStyles['columns']}>
        <Bars
          title="By location"
          empty="No stock has a cost yet."
          rows={(overview.valueByPlace ?? []).map(({ locationId, name, valuePence: value }) => ({
            ...{ key: locationId, name, value, words: poundsText(value) },
            to: `/inventory/locations?q=${encodeURIComponent(name)}&open=${locationId}`,
          }))}
        />
        <Bars
          title="By type"
          empty="No stock has a cost yet."
          rows={(overview.valueByType ?? []).map(({ itemType, valuePence: value }) => ({
            ...{ key: itemType, name: ITEM_TYPE_TABLE[itemType].label, value, words: poundsText(value) },
            to: `/inventory/items?type=${itemType}`,
          }))}
        />
        <Bars
          title="Bought by month"
          empty="Nothing was bought."
          rows={(overview.spendByMonth ?? []).map(({ month, valuePence: value }) => ({
            ...{ key: month, name: monthWords(month), value, words: poundsText(value) },
            to: `?month=${month}`,
          }))}
        />
        <Bars
          title="Bought by supplier"
          empty="Nothing was bought in the last twelve months."
          rows={(overview.spendBySupplier ?? []).map(({ supplierId, name, valuePence: value }) => ({
            ...{ key: supplierId, name, value, words: poundsText(value) },
            to: `?supplier=${supplierId}`,
          }))}
        />
      </div>
    </>
  );
}

function Movement({ overview: { wasteByReason, topMovers } }: PartProps) {
  return (
    <div className={overviewStyles['columns']}>
      <Bars
        title="Wasted in the last 90 days"
        empty="Nothing was wasted."
        rows={wasteByReason.map(({ reason, moves, valuePence }) => ({
          ...{ key: reason, name: MOVE_REASON_TABLE[reason].label, value: moves, to: `?waste=${reason}` },
          words: [
            `${numberText(moves)} ${moves === 1 ? 'time' : 'times'}`,
            ...(valuePence === undefined ? [] : [poundsText(valuePence)]),
          ].join(', '),
        }))}
      />
      <Bars
        title="Used most in the last 90 days"
        empty="Nothing was used."
        rows={topMovers.map(({ itemId, name, unit, used }) => ({
          ...{ key: itemId, name, value: null, words: amountWords(used, unit) },
          to: `/inventory/items/${itemId}`,
        }))}
      />
    </div>
  );
}

/** The rows of a figure without a page of its own, in a drawer that the address opens. */
function Rows({ overview }: PartProps) {
  const { values, clear } = useUrlFilters(FILTERS);
  const isPhone = useIsPhone();
  const reason = MOVE_REASONS.find((one) => one === values.waste);
  const lots = LOTS.find((one) => one === values.lots);
  const title =
    reason !== undefined
      ? `Wasted in the last 90 days: ${MOVE_REASON_TABLE[reason].label}`
      : lots !== undefined
        ? lots === 'recalled'
          ? 'Recalled lots in stock'
          : 'Lots in quarantine'
        : values.month !== undefined
          ? `Bought in ${monthWords(values.month)}`
          : values.supplier !== undefined
            ? `Bought from ${sellerOf(overview, values.supplier)} in the last twelve months`
            : values.shortages !== undefined
              ? 'Open shortages'
              : null;
  if (title === null) return null;
  return (
    <Drawer open title={title} size={isPhone ? '100%' : 720} onClose={clear}>
      {reason !== undefined ? (
        <Wasted reason={reason} />
      ) : lots !== undefined ? (
        <Lots status={lots} />
      ) : values.month !== undefined ? (
        <Bought from={values.month} months={1} />
      ) : values.supplier !== undefined ? (
        <Bought from={overview.spendByMonth?.[0]?.month ?? ''} months={12} supplierId={values.supplier} />
      ) : (
        <Shortages />
      )}
    </Drawer>
  );
}

function Wasted({ reason }: { readonly reason: MoveReason }) {
  const [from] = useState(() => new Date(Date.now() - LIMITS.stock.burnDays * DAY_MS).toISOString());
  const filter = useMemo(
    () => ({ reason, toLocationId: virtualLocation('waste'), from, isReversed: false }),
    [reason, from],
  );
  return <Moves filter={filter} />;
}

const sellerOf = ({ spendBySupplier }: Overview, id: string): string =>
  spendBySupplier?.find(({ supplierId }) => supplierId === id)?.name ?? 'this supplier';

interface BoughtProps {
  /** The first day of the first month. */
  readonly from: string;
  readonly months: number;
  readonly supplierId?: string;
}

/** What was bought in a number of months: the moves that the sum adds up. */
function Bought({ from, months, supplierId }: BoughtProps) {
  const filter = useMemo(
    () => ({
      ...boughtIn(from, months),
      fromLocationId: virtualLocation('supplier'),
      source: 'receipt' as const,
      isReversed: false,
      ...(supplierId === undefined ? {} : { supplierId }),
    }),
    [from, months, supplierId],
  );
  return <Moves filter={filter} />;
}

function Moves({ filter }: { readonly filter: NonNullable<OverviewMovesQueryVariables['filter']> }) {
  const { data, error, loading, refetch, fetchMore } = useOverviewMovesQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const moves = data?.stockMoves.nodes;
  if (moves === undefined)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <TableSkeleton />;
  if (moves.length === 0) return <Empty title="No matching moves" size="small" />;
  return (
    <>
      <ul className={inventory['moves']} aria-label="Moves">
        {moves.map((move) => (
          <li key={move.id} className={inventory['move']}>
            <span>{moveSentence(move)}</span>
            <span className={styles['quiet']}>
              {[formatDateTime(move.occurredAt), ...(move.note === null ? [] : [move.note])].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <More isLoading={loading} {...morePages('stockMoves', data, fetchMore)} />
    </>
  );
}

function Lots({ status }: { readonly status: (typeof LOTS)[number] }) {
  const { data, error, loading, refetch, fetchMore } = useOverviewLotsQuery({
    variables: { status },
    fetchPolicy: 'cache-and-network',
  });
  const lots = data?.stockBatches.nodes;
  if (lots === undefined)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <TableSkeleton />;
  if (lots.length === 0)
    return (
      <Empty title="No matching lots" size="small">
        You can block a lot on its item’s page.
      </Empty>
    );
  return (
    <>
      <ul className={styles['lines']} aria-label="Lots">
        {lots.map((lot) => (
          <li key={lot.id} className={styles['line']}>
            <div>
              <Link
                to={`/inventory/items/${lot.itemId}?lot=${lot.id}`}
              >{`${lot.itemName}, lot ${lot.lot}`}</Link>
              <p className={styles['quiet']}>
                {[lot.statusReference, lot.statusReason].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Expiry on={lot.expiresOn} />
          </li>
        ))}
      </ul>
      <More isLoading={loading} {...morePages('stockBatches', data, fetchMore)} />
    </>
  );
}

function Shortages() {
  const { data, error, loading, refetch, fetchMore } = useOverviewShortagesQuery({
    fetchPolicy: 'cache-and-network',
  });
  const shortages = data?.stockShortages.nodes;
  if (shortages === undefined)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <TableSkeleton />;
  if (shortages.length === 0)
    return (
      <Empty title="No open shortages" size="small">
        Stock that was used but is not in the books appears here.
      </Empty>
    );
  return (
    <>
      <ul className={inventory['moves']} aria-label="Shortages">
        {shortages.map(({ move, locationName }) => (
          <li key={move.id} className={inventory['move']}>
            <span>{`${moveSentence(move)}, not in the books of ${locationName}`}</span>
            <span className={styles['quiet']}>{formatDateTime(move.occurredAt)}</span>
          </li>
        ))}
      </ul>
      <More isLoading={loading} {...morePages('stockShortages', data, fetchMore)} />
    </>
  );
}

function More({ onMore, isLoading }: { readonly onMore?: () => void; readonly isLoading: boolean }) {
  return onMore === undefined ? null : (
    <Button onClick={onMore} loading={isLoading}>
      Load more
    </Button>
  );
}
