import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { codeOf } from './errors';
import { readAsWritten } from './read-as-written';

const QUERY: TypedDocumentNode<{ one: { id: string } }, { id: string }> = gql`
  query One($id: ID!) {
    one(id: $id) {
      id
    }
  }
`;

const clientOf = (answer: ApolloLink.RequestHandler) =>
  new ApolloClient({ link: new ApolloLink(answer), cache: new InMemoryCache() });

describe('a query outside the cache', () => {
  it('uses the client’s links, adds nothing and stores nothing', async () => {
    let sent = '';
    const client = clientOf(({ query, operationName, variables }) => {
      sent = `${operationName ?? ''} ${JSON.stringify(variables)} ${print(query)}`;
      return of({ data: { one: { id: '7' } } });
    });
    expect(await readAsWritten(client, QUERY, { id: '7' })).toEqual({ one: { id: '7' } });
    expect(sent).toBe(`One {"id":"7"} ${print(QUERY)}`);
    expect(client.cache.extract()).toEqual({});
  });

  it('throws a refusal with its code, and what was lost on the way', async () => {
    const refused = clientOf(() =>
      of({ data: null, errors: [{ message: 'No', extensions: { code: 'RECORD_RESTRICTED' } }] }),
    );
    const failure: unknown = await readAsWritten(refused, QUERY, { id: '7' }).catch(
      (reason: unknown) => reason,
    );
    expect(codeOf(failure)).toBe('RECORD_RESTRICTED');
    const lost = clientOf(() => throwError(() => new Error('lost')));
    await expect(readAsWritten(lost, QUERY, { id: '7' })).rejects.toThrow('lost');
  });
});
