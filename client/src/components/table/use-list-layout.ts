import { asideErrors } from '../../lib/apollo-hooks';
import { layoutFor, type ColumnLayout } from '@sideline/schema/list-layout';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useSession } from '../../lib/session';
import {
  ListLayoutsDocument,
  useListLayoutsQuery,
  useSaveListLayoutMutation,
  type ListLayoutsQuery,
} from './list-layouts.generated';

export interface ListLayoutState {
  /** Every column of the list, in its order. */
  readonly layout: readonly ColumnLayout[];
  /** Whether the person arranged this list. Otherwise it has its default layout. */
  readonly isOwn: boolean;
  /** Shows these columns immediately and saves them. An empty list restores the default columns. */
  readonly keep: (columns: readonly ColumnLayout[]) => void;
}

/**
 * One person's columns for one list. The layouts of all lists are loaded once for each page load. Until then, a list has
 * its default columns.
 */
export function useListLayout(
  list: string,
  columns: readonly { readonly key: string }[],
  isWanted: boolean,
): ListLayoutState {
  const { user } = useSession();
  const client = useApolloClient();
  const isKept = user !== null && user.role !== 'patient';
  const { data, refetch } = useListLayoutsQuery({ fetchPolicy: 'cache-first', skip: !isWanted || !isKept });
  const [save] = useSaveListLayoutMutation({ context: asideErrors });
  const kept = data?.listLayouts.find((one) => one.list === list)?.columns ?? null;
  const keys = columns.map(({ key }) => key).join(' ');
  const layout = useMemo(
    () =>
      layoutFor(
        keys.split(' ').map((key) => ({ key })),
        kept,
      ),
    [keys, kept],
  );

  const keep = useCallback(
    (wanted: readonly ColumnLayout[]) => {
      const input = { list, columns: wanted.map(({ key, isShown, width }) => ({ key, isShown, width })) };
      client.cache.updateQuery<ListLayoutsQuery>({ query: ListLayoutsDocument }, (before) =>
        before === null
          ? undefined
          : {
              ...before,
              listLayouts: [
                ...before.listLayouts.filter((one) => one.list !== list),
                ...(wanted.length === 0
                  ? []
                  : [
                      {
                        __typename: 'ListLayout' as const,
                        list,
                        columns: input.columns.map((column) => ({
                          __typename: 'ListColumn' as const,
                          ...column,
                        })),
                      },
                    ]),
              ],
            },
      );
      // A failure is shown as a notice, and the server's layout is shown again.
      save({ variables: { input } }).catch(() => void refetch().catch(() => undefined));
    },
    [client, list, refetch, save],
  );
  return { layout, isOwn: kept !== null && kept.length > 0, keep };
}
