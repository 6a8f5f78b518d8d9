import type { StockOverviewQuery, StockTasksQuery } from './overview.generated';

type Counted<Tasks> = {
  [Key in keyof Tasks]-?: Tasks[Key] extends number | null | undefined ? Key : never;
}[keyof Tasks];
type Chip = Counted<StockTasksQuery['stockTasks']>;
type Task = Counted<StockOverviewQuery['stockOverview']>;

interface TaskFigure<Key> {
  readonly task: Key;
  readonly label: string;
  /** The list filtered to exactly these. */
  readonly path: string;
}

/** The tasks at the top of every stock list, most urgent first. */
export const CHIPS: readonly TaskFigure<Chip>[] = [
  { task: 'recallsOpen', label: 'Open recalls', path: '/inventory/recalls?state=active' },
  { task: 'out', label: 'Out', path: '/inventory/low-stock?out=1' },
  { task: 'low', label: 'Low', path: '/inventory/low-stock' },
  { task: 'expired', label: 'Expired', path: '/inventory/expiring-batches?within=expired' },
  { task: 'expiring30', label: 'Expire within 30 days', path: '/inventory/expiring-batches?within=days_30' },
  { task: 'bagsNotReady', label: 'Bags not ready', path: '/inventory/bags?ready=no' },
  { task: 'inTransit', label: 'In transit', path: '/inventory/transfers?transit=1' },
  { task: 'draftTransfers', label: 'Transfers to send', path: '/inventory/transfers?state=draft' },
  { task: 'overdueOrders', label: 'Overdue orders', path: '/inventory/purchasing?overdue=1' },
  { task: 'openReturns', label: 'Open returns', path: '/inventory/returns?open=1' },
  { task: 'openStocktakes', label: 'Open stocktakes', path: '/inventory/stocktakes?open=1' },
  { task: 'openShortages', label: 'Open shortages', path: '/inventory/dashboard?shortages=1' },
];

/** The tasks that the overview counts: the same, and some that are less urgent. */
export const TASKS: readonly TaskFigure<Task>[] = [
  ...CHIPS,
  { task: 'expiring60', label: 'Expire within 60 days', path: '/inventory/expiring-batches?within=days_60' },
  { task: 'expiring90', label: 'Expire within 90 days', path: '/inventory/expiring-batches?within=days_90' },
  { task: 'recalledLots', label: 'Recalled lots', path: '/inventory/dashboard?lots=recalled' },
  { task: 'quarantinedLots', label: 'Lots in quarantine', path: '/inventory/dashboard?lots=quarantined' },
];
