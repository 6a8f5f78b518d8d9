import {
  STOCK_EXPORTS,
  STOCK_EXPORT_TABLE,
  type ExportFormat,
  type StockExport,
} from '@sideline/schema/exports';
import { LIMITS } from '@sideline/schema/limits';
import { actorOf, type Context } from '../../platform/context.js';
import { csvChunks } from '../../platform/export/csv.js';
import type { ExportFilter, ListExport } from '../../platform/export/list-export.js';
import { xlsxPages } from '../../platform/export/xlsx-pages.js';
import type { Connection, PageRequest } from '../../platform/lists/paging.js';
import { counted, type OpenedExport } from './opened-export.js';

export type StockLists = Readonly<Record<StockExport, ListExport>>;

export const ofEachStockList = <T>(of: (list: StockExport) => T): Readonly<Record<StockExport, T>> =>
  Object.fromEntries(STOCK_EXPORTS.map((list) => [list, of(list)])) as Record<StockExport, T>;

/** Every list of `STOCK_EXPORT_TABLE`, as its module exports it. Throws if no module does. */
export const stockLists = (exports: ReadonlyMap<string, ListExport>): StockLists =>
  ofEachStockList((name) => {
    const list = exports.get(name);
    if (list === undefined) throw new Error(`No module before 'reports' exports '${name}'.`);
    return list;
  });

/** Lists of stock as CSV and as workbooks, filtered as they are on the screen, in the caller's rights. */
export const stockExports = (lists: StockLists) =>
  ofEachStockList(
    (name) =>
      (context: Context, filter: ExportFilter, format: ExportFormat): Promise<OpenedExport> =>
        opened(lists[name], context, name, filter, format),
  );

const PAGE = LIMITS.page.maximum;

const opened = async (
  list: ListExport,
  context: Context,
  name: StockExport,
  filter: ExportFilter,
  format: ExportFormat,
): Promise<OpenedExport> => {
  const { slug } = STOCK_EXPORT_TABLE[name];
  const isAdmin = actorOf(context).role === 'admin';
  const columns = list.columns.filter(({ isForAdmins }) => isAdmin || isForAdmins !== true);
  const { totalCount, wholeCount = totalCount } = await list.page(context, filter, { first: 1 });
  const count = typeof wholeCount === 'function' ? await wholeCount() : wholeCount;
  const most = LIMITS.export.rows;
  const pages = () => pagesOf((page) => list.page(context, filter, page));
  return {
    name: slug,
    count,
    most,
    record: {
      action: 'STOCK_EXPORTED',
      entity: { type: 'StockList', id: 'export' },
      context: [
        slug,
        ...Object.entries(filter).flatMap(([field, value]) => (value == null ? [] : [field])),
      ].join(', '),
      description: `${String(count)} rows, ${format.toUpperCase()}`,
    },
    isReadWhileWritten: true,
    content: (onRows) =>
      format === 'xlsx'
        ? xlsxPages({ name: STOCK_EXPORT_TABLE[name].label, columns, pages: counted(pages(), onRows) })
        : csvChunks(columns, counted(pages(), onRows)),
  };
};

/** Page after page, until there are no more rows. */
async function* pagesOf<Row>(
  read: (page: PageRequest) => Promise<Connection<Row>>,
): AsyncGenerator<readonly Row[]> {
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo }: Connection<Row> = await read({ first: PAGE, after });
    yield nodes;
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}
