import type { ViewedList } from '@sideline/schema/lists';
import { ExportMenu, type ExportMenuProps } from './export-menu';
import type { Ordering } from './list-order';
import { SortChip } from './sort-chip';
import { ViewsMenu } from './views-menu';

interface ListToolsProps<L extends ViewedList> extends Omit<ExportMenuProps, 'list' | 'order'> {
  readonly ordering: Ordering<L>;
  /** The parameters of the address that are the list's filters. */
  readonly filters: readonly string[];
}

/** Acts on a list as a whole: its order, the user's own views of it, and downloading it. */
export function ListTools<L extends ViewedList>({ ordering, filters, ...taken }: ListToolsProps<L>) {
  return (
    <>
      <SortChip ordering={ordering} />
      <ViewsMenu list={ordering.list} filters={filters} />
      <ExportMenu {...taken} list={ordering.list} order={ordering.order} />
    </>
  );
}
