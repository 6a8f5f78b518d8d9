import { HOME_ZONE, localDay } from '@sideline/schema/local-day';
import { LIMITS } from '@sideline/schema/limits';
import type { Context } from '../../../platform/context.js';
import { fetchOne } from '../../../platform/database/checked.js';
import { overviewSql, stockTasksSql } from './overview.hot.js';
import type { OverviewFigure } from './overview.ports.js';
import { stockOverviewRow, stockTasksRow, type StockOverview, type StockTasks } from './overview.types.js';

const DAY_MS = 86_400_000;
const MONTHS = 12;

/** Stock tasks and stock value. */
export class OverviewService {
  readonly #promises: Iterable<string>;
  readonly #figures: Iterable<OverviewFigure>;

  constructor(deps: { readonly promises: Iterable<string>; readonly figures: Iterable<OverviewFigure> }) {
    this.#promises = deps.promises;
    this.#figures = deps.figures;
  }

  /** What needs doing, in one statement; the overview says the same. */
  tasks(context: Context): Promise<StockTasks> {
    const today = localDay(context.clock());
    const sql = stockTasksSql(today, [...this.#promises], this.#figures);
    return fetchOne(context.manager, stockTasksRow, sql, [today]);
  }

  /** Every figure, in one statement. */
  async read(context: Context): Promise<StockOverview> {
    const now = context.clock();
    const today = localDay(now);
    const since = new Date(now.getTime() - LIMITS.stock.burnDays * DAY_MS);
    const [year = 0, month = 1] = today.split('-').map(Number);
    const first = new Date(Date.UTC(year, month - MONTHS, 1)).toISOString().slice(0, 10);
    const read = await fetchOne(
      context.manager,
      stockOverviewRow,
      overviewSql(today, [...this.#promises], this.#figures),
      [today, since, first, HOME_ZONE],
    );
    return read;
  }
}
