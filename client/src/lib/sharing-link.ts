import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { share, tap, type Observable } from 'rxjs';

/**
 * Equal queries that are under way share one request, until a mutation is answered or a subscription brings something: a list
 * that is read again after a change must not be answered by a request that left before it. Apollo Client's own deduplication
 * does not know of the change.
 */
export function createSharingLink(): ApolloLink {
  let underWay = new Map<string, Observable<ApolloLink.Result>>();
  const forget = () => {
    underWay = new Map();
  };
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY)
      return forward(operation).pipe(tap({ next: forget, error: forget }));
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const group = underWay;
    const answer: Observable<ApolloLink.Result> = forward(operation).pipe(
      tap({ finalize: () => group.get(key) === answer && group.delete(key) }),
      share(),
    );
    group.set(key, answer);
    return answer;
  });
}
