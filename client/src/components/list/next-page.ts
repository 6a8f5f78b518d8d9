/** A page of a list as GraphQL gives it. */
interface NodesPage {
  readonly nodes: readonly unknown[];
}

interface PagedList extends NodesPage {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** For `fetchMore`: adds the nodes of the next page to the list `key`, and takes that page's own end. */
export const withNextPage =
  <K extends string>(key: K) =>
  <Data extends Readonly<Record<K, NodesPage>>>(
    previous: Data,
    { fetchMoreResult }: { readonly fetchMoreResult: Data },
  ): Data => ({
    ...previous,
    [key]: { ...fetchMoreResult[key], nodes: [...previous[key].nodes, ...fetchMoreResult[key].nodes] },
  });

/** The props with which a table offers further pages; empty if the list `key` of an answer has none. */
export const morePages = <K extends string, Data extends Readonly<Record<K, PagedList>>>(
  key: K,
  data: Data | undefined,
  fetchMore: (options: {
    variables: { after: string | null };
    updateQuery: (previous: Data, more: { fetchMoreResult: Data }) => Data;
  }) => Promise<unknown>,
): { readonly onMore?: () => void } => {
  const page = data?.[key].pageInfo;
  if (page?.hasNextPage !== true) return {};
  return {
    onMore: () => void fetchMore({ variables: { after: page.endCursor }, updateQuery: withNextPage(key) }),
  };
};
