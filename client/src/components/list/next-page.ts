/** A page of a list as GraphQL gives it. */
interface NodesPage {
  readonly nodes: readonly unknown[];
}

/** For `fetchMore`: the list `key` with the nodes of its next page after those that are shown, and that page's own end. */
export const withNextPage =
  <K extends string>(key: K) =>
  <Data extends Readonly<Record<K, NodesPage>>>(
    previous: Data,
    { fetchMoreResult }: { readonly fetchMoreResult: Data },
  ): Data => ({
    ...previous,
    [key]: { ...fetchMoreResult[key], nodes: [...previous[key].nodes, ...fetchMoreResult[key].nodes] },
  });
