import { MoreOutlined, SettingOutlined } from '@ant-design/icons';
import { listKeyOf, withWidth } from '@sideline/schema/list-layout';
import type { OrderKey, SortDirection, SortedList } from '@sideline/schema/lists';
import { Button, Dropdown, Table, type TableProps } from 'antd';
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Failure, PartFailure } from '../ui/failure';
import { numberText, totalText } from '../../lib/formats';
import { menuContainer } from '../../lib/menu-container';
import { loadScreen } from '../../lib/lazy-page';
import { useIsPhone, useMedia } from '../../lib/use-media';
import styles from './data-table.module.css';
import type { Ordering } from '../list/list-order';
import { TableSkeleton } from '../ui/skeletons';
import type { Selectable } from './bulk-act';
import { HeadCell, type HeadCellProps } from './head-cell';
import type ListInlineCell from './inline-cell';
import type { InlineEdit } from './inline-edit';
import { isTyping, moveRow, rowAt, ROWS_MARK, stepOf } from './row-keys';
import { SELECT_WIDTH, SelectBox, selectColumn } from './select-column';
import type ListSelectionBar from './selection-bar';
import { useSelection, type Selection } from './selection-store';
import { useListLayout, type ListLayoutState } from './use-list-layout';
import { wordsIn } from './words-in';

const ColumnsDrawer = lazy(() => loadScreen(() => import('./columns-drawer')));
// Its props are the list's own. `lazy` cannot carry the type of the rows.
const SelectionBar = lazy(() => loadScreen(() => import('./selection-bar'))) as unknown as (
  props: Parameters<typeof ListSelectionBar>[0],
) => ReactNode;
const InlineCell = lazy(() => loadScreen(() => import('./inline-cell'))) as unknown as (
  props: Parameters<typeof ListInlineCell>[0],
) => ReactNode;

export interface DataColumn<Row, L extends SortedList = never> {
  readonly key: string;
  readonly title: ReactNode;
  readonly render: (row: Row) => ReactNode;
  /** Figures and ages are right-aligned, in tabular figures. */
  readonly align?: 'left' | 'right';
  readonly width?: number | string;
  /** The order that pressing the head sorts by, and which way first: ascending by default. */
  readonly orderBy?: OrderKey<L>;
  readonly sortsFirst?: SortDirection;
  /** Hidden under 1,200 px, where the main columns need the room. */
  readonly isOptional?: boolean;
}

export interface RowAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  readonly isHidden?: (row: Row) => boolean;
  /** Why it cannot be done with this row, in words. It is then shown with the reason and cannot be chosen. */
  readonly refusedBecause?: (row: Row) => string | null;
  readonly run: (row: Row) => void;
}

export interface RowCard {
  /** The fact that names the row. It becomes the row's link. */
  readonly title: ReactNode;
  readonly status?: ReactNode;
  /** The two or three most important facts. */
  readonly facts: readonly ReactNode[];
}

export interface DataTableProps<Row, L extends SortedList = never> {
  /** What the rows are, for screen readers: 'Patients'. A person's columns are saved under it. */
  readonly label: string;
  /** What the columns are saved under if several lists share the label. */
  readonly listKey?: string;
  /**
   * What can be done with several rows at once. The selected rows of any list can be downloaded. Null if rows cannot be
   * selected.
   */
  readonly selectable?: Selectable<Row> | null;
  /** For a table that is not the whole page: why its rows could not be loaded, and how to try again. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** Undefined while the first page is loading. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly DataColumn<Row, L>[];
  /** The order that the server keeps. The heads of columns with `orderBy` change it. */
  readonly ordering?: Ordering<L>;
  /** The row as a card, under 768 px. */
  readonly card: (row: Row) => RowCard;
  /** Where a row leads. The first column (or the card's title) is its link, and the whole row can be clicked. */
  readonly href?: (row: Row) => string;
  /** The menu at the end of a row, and what it calls the row. */
  readonly actions?: readonly RowAction<Row>[];
  readonly rowName?: (row: Row) => string;
  /** By column, what can be edited in the table itself. Cards under 768 px are read only. */
  readonly edits?: Readonly<Record<string, InlineEdit<Row>>>;
  /** Shown when there are no rows: an `<Empty>`. */
  readonly empty: ReactNode;
  /** How many there are in total, if the server says. */
  readonly totalCount?: number | null;
  /** Given when there is a next page. */
  readonly onMore?: () => void;
  readonly isLoadingMore?: boolean;
}

const VIRTUAL_FROM = 200;
const DOWNLOAD_ONLY = {};

/**
 * A list: a table of 48 px rows with a sticky head, and under 768 px a card for each row. Over 200 rows, the table draws
 * only what is in view. 'Load more' and 'Showing 25 of 600' are below it. Each person arranges the columns as they like.
 */
export function DataTable<Row extends object, L extends SortedList = never>(props: DataTableProps<Row, L>) {
  const { label, rows, rowKey, columns, empty, totalCount, onMore, isLoadingMore, rowName } = props;
  const selectable = props.selectable === undefined ? DOWNLOAD_ONLY : props.selectable;
  const isPhone = useIsPhone();
  const list = listKeyOf(props.listKey ?? label);
  const state = useListLayout(list, columns, !isPhone);
  // A selection in the list of one event does not apply to that of another.
  const { pathname } = useLocation();
  const selection = useSelection(`${list} ${pathname}`, rowKey);
  const [isArranging, setArranging] = useState(false);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const shown = state.layout.flatMap(({ key, isShown }) => {
    const column = byKey.get(key);
    return isShown && column !== undefined ? [column] : [];
  });
  const isEmpty = rows?.length === 0;
  const selected = selectable ? selectedNow(selection, rows ?? [], rowKey) : [];
  const loaded = rows && {
    ...props,
    rows,
    columns: shown,
    state,
    selection: selectable ? selection : null,
  };
  const onRetry = props.onRetry ?? (() => undefined);
  return (
    <div>
      {props.error && loaded ? (
        <PartFailure
          error={props.error}
          title="This list could not be updated. You see what was loaded before."
          onRetry={onRetry}
        />
      ) : null}
      {!loaded ? (
        props.error ? (
          <Failure error={props.error} onRetry={onRetry} />
        ) : (
          <TableSkeleton />
        )
      ) : isEmpty ? (
        <div className={styles['empty']}>{empty}</div>
      ) : (
        <>
          {isPhone ? (
            <Cards {...loaded} />
          ) : (
            <>
              <div className={styles['tools']}>
                <Button
                  size="small"
                  icon={<SettingOutlined aria-hidden="true" />}
                  aria-haspopup="dialog"
                  onClick={() => setArranging(true)}
                >
                  Columns
                </Button>
              </div>
              <Rows {...loaded} />
            </>
          )}
          <div className={styles['foot']}>
            <span aria-live="polite" className="sl-figures">
              Showing {numberText(loaded.rows.length)}
              {typeof totalCount === 'number' && ` of ${totalText(totalCount)}`}
            </span>
            {onMore && (
              <Button onClick={onMore} loading={isLoadingMore ?? false}>
                Load more
              </Button>
            )}
          </div>
        </>
      )}
      <Suspense fallback={null}>
        {isArranging && !isPhone ? (
          <ColumnsDrawer
            label={label}
            state={state}
            titles={new Map(columns.map(({ key, title }) => [key, wordsIn(title) || key]))}
            onClose={() => setArranging(false)}
          />
        ) : null}
        {selectable && selected.length > 0 ? (
          <SelectionBar
            list={list}
            label={label}
            columns={shown as never}
            selection={selection as never}
            rows={selected}
            nameOf={((row: Row) => rowName?.(row) ?? rowKey(row)) as never}
            selectable={selectable}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** The selected rows as the list has them now, or as they were when selected if it no longer shows them. */
const selectedNow = <Row extends object>(
  { rows: chosen }: Selection<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): readonly Row[] => {
  if (chosen.size === 0) return [];
  const now = new Map(rows.map((row) => [rowKey(row), row]));
  return [...chosen].map(([key, row]) => now.get(key) ?? row);
};

interface Loaded<Row, L extends SortedList> extends Omit<DataTableProps<Row, L>, 'rows'> {
  readonly rows: readonly Row[];
  readonly state: ListLayoutState;
  /** Null where rows cannot be selected. */
  readonly selection: Selection<Row> | null;
}

/** The width of a column without its own, if the table is wider than its place. */
const USUAL_WIDTH = 140;
/** The narrowest readable width of such a column. Below it, names break within words. */
const LEAST_WIDTH = 112;
/** The space that a page keeps free beside a table. */
const PAGE_MARGINS = 48;

const ANTD_ORDERS = { ascending: 'ascend', descending: 'descend' } as const;

/** A head that sorts: its current direction, and the direction after the next press. A list is always sorted one way. */
function sorterOf<Row, L extends SortedList>(
  { orderBy, sortsFirst = 'ascending' }: DataColumn<Row, L>,
  ordering: Ordering<L> | undefined,
) {
  if (orderBy === undefined || ordering === undefined) return {};
  const { by, direction } = ordering.order;
  const first = ANTD_ORDERS[sortsFirst];
  const second = first === 'ascend' ? ('descend' as const) : ('ascend' as const);
  return {
    sorter: true,
    sortOrder: by === orderBy ? ANTD_ORDERS[direction] : null,
    sortDirections: [first, second, first],
  };
}

function Rows<Row extends object, L extends SortedList>(props: Loaded<Row, L>) {
  const { label, rows, rowKey, columns, ordering, href, actions, rowName, state, selection, edits } = props;
  const navigate = useNavigate();
  const holder = useRef<HTMLDivElement>(null);
  const widths = new Map(state.layout.map(({ key, width }) => [key, width]));
  const widthOf = ({ key, width }: DataColumn<Row, L>) => widths.get(key) ?? width;
  const isWide = useMedia('(min-width: 1200px)');
  const leastOf = (column: DataColumn<Row, L>) => Number(widthOf(column)) || LEAST_WIDTH;
  const least = columns
    .filter(({ isOptional }) => !isOptional || state.isOwn || isWide)
    .reduce(
      (sum, column) => sum + leastOf(column),
      (actions ? SELECT_WIDTH : 0) + (selection ? SELECT_WIDTH : 0),
    );
  // If there is not enough room, every column shrinks, so that none is only a letter wide.
  const isTight = useMedia(`(max-width: ${least + PAGE_MARGINS}px)`) && !state.isOwn;
  const shownWidth = (column: DataColumn<Row, L>) =>
    isTight ? `${((leastOf(column) / least) * 100).toFixed(2)}%` : widthOf(column);
  const tableColumns: NonNullable<TableProps<Row>['columns']> = columns.map((column, index) => ({
    key: column.key,
    title: column.title,
    align: column.align ?? 'left',
    ...(shownWidth(column) === undefined ? {} : { width: shownWidth(column) }),
    ...sorterOf(column, ordering),
    // What a person chose to see is shown at every width.
    ...(column.isOptional && !state.isOwn ? { responsive: ['xl' as const] } : {}),
    ...(column.align === 'right' ? { className: 'sl-figures' } : {}),
    onHeaderCell: (): HeadCellProps => ({
      onWidth: (width) => state.keep(withWidth(state.layout, column.key, width)),
    }),
    render: (_value: unknown, row: Row) => {
      if (index === 0 && href)
        return (
          <Link to={href(row)} className={styles['link']}>
            {column.render(row)}
          </Link>
        );
      const edit = edits?.[column.key];
      if (edit === undefined || edit.isFor?.(row) === false) return column.render(row);
      return (
        <Suspense fallback={column.render(row)}>
          <InlineCell edit={edit as never} row={row} name={rowName?.(row) ?? rowKey(row)}>
            {column.render(row)}
          </InlineCell>
        </Suspense>
      );
    },
  }));
  if (selection) tableColumns.unshift(selectColumn(selection, rows, rowKey, rowName ?? rowKey, label));
  if (actions) {
    tableColumns.push({
      key: 'actions',
      title: <span className="sl-hidden">Actions</span>,
      width: 56,
      align: 'right',
      render: (_value: unknown, row: Row) => (
        <RowMenu row={row} actions={actions} name={rowName?.(row) ?? label} />
      ),
    });
  }
  const isVirtual = rows.length > VIRTUAL_FROM;
  const wide = columns.reduce(
    (sum, column) => sum + (Number(widthOf(column)) || USUAL_WIDTH),
    (actions ? SELECT_WIDTH : 0) + (selection ? SELECT_WIDTH : 0),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    const step = stepOf(event.key);
    if (step !== 0) {
      if (holder.current !== null && moveRow(holder.current, step)) event.preventDefault();
      return;
    }
    const focused = rowAt(event.target);
    const row = rows.find((one) => rowKey(one) === focused?.dataset['rowKey']);
    if (row === undefined) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (href) void navigate(href(row));
      // Without a page of its own, a row opens its menu.
      else focused?.querySelector<HTMLElement>('[data-row-menu]')?.click();
    } else if (event.key === 'F2') {
      event.preventDefault();
      focused?.querySelector<HTMLElement>('[data-inline-edit]')?.click();
    } else if (event.key === ' ' && selection) {
      event.preventDefault();
      selection.set([row], !selection.rows.has(rowKey(row)));
    }
  };
  const table = (
    <Table<Row>
      components={{ header: { cell: HeadCell } }}
      className={styles['table'] ?? ''}
      aria-label={label}
      size="middle"
      dataSource={rows}
      rowKey={rowKey}
      columns={tableColumns}
      pagination={false}
      showSorterTooltip={false}
      onChange={(_pages, _filters, sorter) => {
        if (Array.isArray(sorter)) return;
        const by = columns.find(({ key }) => key === sorter.columnKey)?.orderBy;
        if (by !== undefined && sorter.order)
          ordering?.set(by, sorter.order === 'ascend' ? 'ascending' : 'descending');
      }}
      {...(isVirtual
        ? { virtual: true, scroll: { y: 640, x: Math.max(960, state.isOwn ? wide : 0) } }
        : { sticky: { offsetHeader: 64 }, ...(state.isOwn ? { scroll: { x: wide } } : {}) })}
      rowClassName={href ? (styles['clickable'] ?? '') : ''}
      onRow={(row) =>
        href
          ? {
              tabIndex: -1,
              onClick: (event) => {
                // Clicking the row is a convenience for pointers. Links, buttons and selecting text still work.
                const target = event.target;
                if (!(target instanceof Element) || target.closest('a,button,input,label,[role="menu"]'))
                  return;
                if (getSelection()?.toString()) return;
                void navigate(href(row));
              },
            }
          : { tabIndex: -1 }
      }
    />
  );
  return (
    // The keys are a convenience: every row's link, box and menu can also be reached with Tab.
    <div ref={holder} {...{ [ROWS_MARK]: '' }} role="presentation" onKeyDown={onKeyDown}>
      {table}
    </div>
  );
}

function Cards<Row extends object, L extends SortedList>(props: Loaded<Row, L>) {
  const { label, rows, rowKey, card, href, actions, rowName, selection } = props;
  return (
    <ul className={styles['cards']} aria-label={label}>
      {rows.map((row) => {
        const { title, status, facts } = card(row);
        return (
          <li key={rowKey(row)} className={styles['card']}>
            <div className={styles['cardHead']}>
              {selection && (
                <span className={styles['above']}>
                  <SelectBox
                    row={row}
                    name={rowName?.(row) ?? rowKey(row)}
                    rowKey={rowKey}
                    selection={selection}
                  />
                </span>
              )}
              <span className={styles['cardTitle']}>
                {href ? (
                  <Link to={href(row)} className={styles['cover']}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </span>
              {status}
              {actions && (
                <span className={styles['above']}>
                  <RowMenu row={row} actions={actions} name={rowName?.(row) ?? label} />
                </span>
              )}
            </div>
            {facts.map((fact, index) => (
              <div key={index} className={styles['fact']}>
                {fact}
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface RowMenuProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly actions: readonly RowAction<Row>[];
}

function RowMenu<Row>({ row, actions, name }: RowMenuProps<Row>) {
  const offered = actions.filter((action) => !action.isHidden?.(row));
  if (offered.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={menuContainer}
      menu={{
        items: offered.map(({ key, label: text, icon, isDangerous, refusedBecause }) => {
          const why = refusedBecause?.(row) ?? null;
          return {
            key,
            label:
              why === null ? (
                text
              ) : (
                <>
                  {text}
                  <span className={styles['why']}>{why}</span>
                </>
              ),
            icon,
            danger: isDangerous ?? false,
            disabled: why !== null,
          };
        }),
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation();
          offered.find((action) => action.key === key)?.run(row);
        },
      }}
    >
      <Button
        type="text"
        size="small"
        className={styles['menu'] ?? ''}
        icon={<MoreOutlined />}
        data-row-menu=""
        aria-label={`Actions, ${name}`}
      />
    </Dropdown>
  );
}
