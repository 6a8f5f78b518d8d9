import { MoreOutlined } from '@ant-design/icons';
import type { OrderKey, SortDirection, SortedList } from '@sideline/schema/lists';
import { Button, Dropdown, Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { inMain } from '../lib/in-main';
import { useIsPhone } from '../lib/use-media';
import styles from './data-table.module.css';
import type { Ordering } from './list/list-order';
import { TableSkeleton } from './skeletons';

export interface DataColumn<Row, L extends SortedList = never> {
  readonly key: string;
  readonly title: ReactNode;
  readonly render: (row: Row) => ReactNode;
  /** Figures and ages go to the right, in tabular figures. */
  readonly align?: 'left' | 'right';
  readonly width?: number | string;
  /** What of the list's orders a press on the head sorts by, and which way first: by default ascending. */
  readonly orderBy?: OrderKey<L>;
  readonly sortsFirst?: SortDirection;
  /** Hidden under 1,200 px, where the telling columns need the room. */
  readonly isOptional?: boolean;
}

export interface RowAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  readonly isHidden?: (row: Row) => boolean;
  readonly run: (row: Row) => void;
}

export interface RowCard {
  /** The fact that names the row; becomes its link. */
  readonly title: ReactNode;
  readonly status?: ReactNode;
  /** The two or three most telling facts. */
  readonly facts: readonly ReactNode[];
}

export interface DataTableProps<Row, L extends SortedList = never> {
  /** What the rows are, for screen readers: 'Patients'. */
  readonly label: string;
  /** Undefined while the first page is loading. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly DataColumn<Row, L>[];
  /** The order that the server keeps; the heads of columns with `orderBy` change it. */
  readonly ordering?: Ordering<L>;
  /** The row as a card, under 768 px. */
  readonly card: (row: Row) => RowCard;
  /** Where a row leads: the first column (or the card's title) is its link, and the whole row can be clicked. */
  readonly href?: (row: Row) => string;
  /** The menu at the row's end, and how it calls the row. */
  readonly actions?: readonly RowAction<Row>[];
  readonly rowName?: (row: Row) => string;
  /** Shown when there are no rows: an `<Empty>`. */
  readonly empty: ReactNode;
  /** How many there are in all, where the server says. */
  readonly totalCount?: number | null;
  /** Given when there is a next page. */
  readonly onMore?: () => void;
  readonly isLoadingMore?: boolean;
}

const VIRTUAL_FROM = 200;

/**
 * A list: a table of 48 px rows with a sticky head, and under 768 px a card for each row. Over 200 rows the table draws
 * only what is in view. 'Load more' and 'Showing 25 of 600' stand underneath.
 */
export function DataTable<Row extends object, L extends SortedList = never>(props: DataTableProps<Row, L>) {
  const { rows, empty, totalCount, onMore, isLoadingMore } = props;
  const isPhone = useIsPhone();
  if (!rows) return <TableSkeleton />;
  if (rows.length === 0) return <div className={styles['empty']}>{empty}</div>;
  return (
    <div>
      {isPhone ? <Cards {...props} rows={rows} /> : <Rows {...props} rows={rows} />}
      <div className={styles['foot']}>
        <span aria-live="polite" className="sl-figures">
          Showing {rows.length.toLocaleString('en-GB')}
          {typeof totalCount === 'number' && ` of ${totalCount.toLocaleString('en-GB')}`}
        </span>
        {onMore && (
          <Button onClick={onMore} loading={isLoadingMore ?? false}>
            Load more
          </Button>
        )}
      </div>
    </div>
  );
}

type Loaded<Row, L extends SortedList> = DataTableProps<Row, L> & { readonly rows: readonly Row[] };

const ANTD_ORDERS = { ascending: 'ascend', descending: 'descend' } as const;

/** A head that sorts: which way it stands, and which way the next press turns it. It never lets go of the order. */
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
  const { label, rows, rowKey, columns, ordering, href, actions, rowName } = props;
  const navigate = useNavigate();
  const tableColumns: TableProps<Row>['columns'] = columns.map((column, index) => ({
    key: column.key,
    title: column.title,
    align: column.align ?? 'left',
    ...(column.width === undefined ? {} : { width: column.width }),
    ...sorterOf(column, ordering),
    ...(column.isOptional ? { responsive: ['xl' as const] } : {}),
    ...(column.align === 'right' ? { className: 'sl-figures' } : {}),
    render: (_value: unknown, row: Row) =>
      index === 0 && href ? (
        <Link to={href(row)} className={styles['link']}>
          {column.render(row)}
        </Link>
      ) : (
        column.render(row)
      ),
  }));
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
  return (
    <Table<Row>
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
      {...(isVirtual ? { virtual: true, scroll: { y: 640, x: 960 } } : { sticky: { offsetHeader: 64 } })}
      rowClassName={href ? (styles['clickable'] ?? '') : ''}
      onRow={(row) =>
        href
          ? {
              onClick: (event) => {
                // The row is a convenience for pointers; links, buttons and text being selected keep their own meaning.
                const target = event.target;
                if (!(target instanceof Element) || target.closest('a,button,input,label,[role="menu"]'))
                  return;
                if (getSelection()?.toString()) return;
                void navigate(href(row));
              },
            }
          : {}
      }
    />
  );
}

function Cards<Row extends object, L extends SortedList>(props: Loaded<Row, L>) {
  const { label, rows, rowKey, card, href, actions, rowName } = props;
  return (
    <ul className={styles['cards']} aria-label={label}>
      {rows.map((row) => {
        const { title, status, facts } = card(row);
        return (
          <li key={rowKey(row)} className={styles['card']}>
            <div className={styles['cardHead']}>
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
      getPopupContainer={inMain}
      menu={{
        items: offered.map(({ key, label: text, icon, isDangerous }) => ({
          key,
          label: text,
          icon,
          danger: isDangerous ?? false,
        })),
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
        aria-label={`Actions, ${name}`}
      />
    </Dropdown>
  );
}
