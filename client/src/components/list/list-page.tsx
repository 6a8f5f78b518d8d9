import type { StockExport } from '@sideline/schema/exports';
import type { ViewedList } from '@sideline/schema/lists';
import { Button } from 'antd';
import { useCallback, type ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../table/data-table';
import { Empty } from '../ui/empty';
import { FilterBar, SearchBox } from '../ui/filter-bar';
import { Page } from '../ui/page';
import type { UrlFilters } from '../ui/url-filters';
import { ExportMenu, type ExportFilter, type ExportMenuProps, type KnownFilter } from './export-menu';
import type { Ordering } from './list-order';
import { ListToolbar } from './list-toolbar';
import { SortChip } from './sort-chip';
import { ViewsMenu } from './views-menu';

type TableProps<Row, L extends ViewedList> = Pick<
  DataTableProps<Row, L>,
  'rowKey' | 'columns' | 'card' | 'href' | 'actions' | 'selectable' | 'rowName' | 'edits' | 'onMore'
>;

interface Kept<L extends ViewedList, F> {
  readonly ordering: Ordering<L>;
  /** The names of all filters in the address. */
  readonly filterKeys: readonly string[];
  /** The same, as sent to the server. */
  readonly filter: KnownFilter<L, F>;
}

interface ListPageProps<Row, L extends ViewedList | StockExport, F> extends TableProps<
  Row,
  Extract<L, ViewedList>
> {
  readonly title: string;
  readonly purpose: string;
  /** What can be done besides looking: secondary buttons first, the one that creates a row last. */
  readonly pageActions: ReactNode;
  /** Its order, views and exports. Left out if a list has none of these. */
  readonly kept?: Kept<Extract<L, ViewedList>, F>;
  /** Its exports, if it has one order and no views. */
  readonly exported?: {
    readonly list: Extract<L, StockExport>;
    readonly filter: KnownFilter<Extract<L, StockExport>, F>;
  };
  /** The filters in the address. `q` is the search text. */
  readonly filters: UrlFilters<'q'>;
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly chips: ReactNode;
  /**
   * The rows loaded so far. While another filter loads, the previous rows stay, so that the page does not jump at every
   * letter.
   */
  readonly found: { readonly nodes: readonly Row[]; readonly totalCount?: number | null } | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What a row is called: 'patient'. */
  readonly noun: string;
  /** An `<Empty>` for when there is nothing to filter. */
  readonly empty: ReactNode;
  /** What opens over the list. */
  readonly children?: ReactNode;
}

interface ListToolsProps<L extends ViewedList, F> extends Omit<ExportMenuProps<L, F>, 'list' | 'order'> {
  readonly ordering: Ordering<L>;
  /** The parameters of the address that are the list's filters. */
  readonly filters: readonly string[];
}

/** Actions on the whole list: its order, the user's own views of it, and downloads. */
function ListTools<L extends ViewedList, F extends ExportFilter>(props: ListToolsProps<L, F>) {
  const { ordering, filters, ...taken } = props;
  return (
    <>
      <SortChip ordering={ordering} />
      <ViewsMenu list={ordering.list} filters={filters} />
      <ExportMenu<L, F> {...taken} list={ordering.list} order={ordering.order} />
    </>
  );
}

/**
 * The frame of every list that is searched and filtered, and may be ordered, saved as a view and exported (screens
 * section 6).
 */
export function ListPage<Row extends object, L extends ViewedList | StockExport, F extends ExportFilter>(
  props: ListPageProps<Row, L, F>,
) {
  const { title, filters, found, kept, exported, noun } = props;
  const { values, isAny, set, clear } = filters;
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const bar = (
    <FilterBar isAny={isAny} onClear={clear}>
      <SearchBox {...props.search} value={values.q ?? ''} onSearch={search} />
      {props.chips}
    </FilterBar>
  );
  return (
    <Page
      title={title}
      width="wide"
      purpose={props.purpose}
      actions={props.pageActions}
      error={props.error}
      hasContent={found !== undefined}
      onRetry={props.onRetry}
      filters={
        exported !== undefined ? (
          <ListToolbar
            tools={
              <ExportMenu<Extract<L, StockExport>, F>
                {...exported}
                isFiltered={isAny}
                count={found?.totalCount}
              />
            }
          >
            {bar}
          </ListToolbar>
        ) : kept === undefined ? (
          bar
        ) : (
          <ListToolbar
            tools={
              <ListTools<Extract<L, ViewedList>, F>
                ordering={kept.ordering}
                filters={kept.filterKeys}
                filter={kept.filter}
                isFiltered={isAny}
                count={found?.totalCount}
              />
            }
          >
            {bar}
          </ListToolbar>
        )
      }
    >
      <DataTable<Row, Extract<L, ViewedList>>
        label={title}
        rows={found?.nodes}
        rowKey={props.rowKey}
        columns={props.columns}
        {...(kept && { ordering: kept.ordering })}
        actions={props.actions}
        selectable={props.selectable}
        rowName={props.rowName}
        edits={props.edits}
        href={props.href}
        card={props.card}
        totalCount={found?.totalCount ?? null}
        isLoadingMore={props.isLoading}
        onMore={props.onMore}
        empty={
          isAny ? (
            <Empty title={`No ${noun} matches`} action={<Button onClick={clear}>Clear filters</Button>}>
              Check the spelling, or remove a filter.
            </Empty>
          ) : (
            props.empty
          )
        }
      />
      {props.children}
    </Page>
  );
}
