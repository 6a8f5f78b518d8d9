import type { ViewedList } from '@sideline/schema/lists';
import { ExportMenu, type ExportFilter, type ExportMenuProps } from './export-menu';
import type { Ordering } from './list-order';
import { SortChip } from './sort-chip';
import { ViewsMenu } from './views-menu';

interface ListToolsProps<L extends ViewedList, F> extends Omit<ExportMenuProps<L, F>, 'list' | 'order'> {
  readonly ordering: Ordering<L>;
  /** The parameters of the address that are the list's filters. */
  readonly filters: readonly string[];
}

/** Actions on the whole list: its order, the user's own views of it, and downloads. */
export function ListTools<L extends ViewedList, F extends ExportFilter>(props: ListToolsProps<L, F>) {
  const { ordering, filters, ...taken } = props;
  return (
    <>
      <SortChip ordering={ordering} />
      <ViewsMenu list={ordering.list} filters={filters} />
      <ExportMenu<L, F> {...taken} list={ordering.list} order={ordering.order} />
    </>
  );
}
