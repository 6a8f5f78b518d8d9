import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { ReplaySubject, share, tap, type Observable } from 'rxjs';

/**
 * Equal queries in progress share one request, until a mutation is answered or a subscription brings something. A list
 * that is loaded again after a change must not be answered by an earlier request. Apollo Client's own deduplication does
 * not know about the change.
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
      // What is drawn with the answer may ask the same at once, before the request counts as done: it has the answer too.
      share({ connector: () => new ReplaySubject(1) }),
    );
    group.set(key, answer);
    return answer;
  });
}
