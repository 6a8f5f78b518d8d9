import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createSharingLink } from './sharing-link';

const LIST = gql`
  query Offers($supplier: ID) {
    offers(supplier: $supplier)
  }
`;
const CHANGES = gql`
  subscription Changes {
    changed
  }
`;
const SAVE = gql`
  mutation Save {
    save
  }
`;

/** A client, and the requests that reach the server: each is answered when the test says so. */
const opened = () => {
  const requests: { readonly name: string; readonly answers: Subject<ApolloLink.Result> }[] = [];
  const server = new ApolloLink(({ operationName }) => {
    const answers = new Subject<ApolloLink.Result>();
    requests.push({ name: operationName ?? '', answers });
    return answers;
  });
  const client = new ApolloClient({
    link: ApolloLink.from([createSharingLink(), server]),
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
  const answer = (at: number, data: Readonly<Record<string, unknown>>) => {
    requests[at]?.answers.next({ data });
    requests[at]?.answers.complete();
  };
  const read = (supplier = 'quay') =>
    client.query({ query: LIST, variables: { supplier }, fetchPolicy: 'network-only' });
  return { client, requests, answer, read };
};

it('sends one request for what two parts of a screen read at the same time', async () => {
  const { requests, answer, read } = opened();
  const both = Promise.all([read(), read()]);
  await Promise.resolve();
  expect(requests.map(({ name }) => name)).toEqual(['Offers']);
  answer(0, { offers: 1 });
  expect((await both).map(({ data }) => data)).toEqual([{ offers: 1 }, { offers: 1 }]);
  // And again once it is answered.
  const later = read();
  answer(1, { offers: 2 });
  expect((await later).data).toEqual({ offers: 2 });
});

it('answers what is read as soon as the answer is there, without another request', async () => {
  const { client, requests, answer, read } = opened();
  const within = new Promise<unknown>((resolve, reject) => {
    client
      .watchQuery({ query: LIST, variables: { supplier: 'quay' }, fetchPolicy: 'no-cache' })
      .subscribe(({ data }) => {
        if (data) read().then(resolve, reject);
      });
  });
  answer(0, { offers: 1 });
  expect(await within).toMatchObject({ data: { offers: 1 } });
  expect(requests).toHaveLength(1);
});

it('sends a request each if the variables differ', () => {
  const { requests, read } = opened();
  void read('quay');
  void read('harbour');
  expect(requests).toHaveLength(2);
});

it.each(['saved', 'refused'])(
  'reads again after a mutation that was %s, although an earlier request is still under way',
  async (how) => {
    const { client, requests, answer, read } = opened();
    const before = read();
    const saving = client.mutate({ mutation: SAVE }).catch(() => undefined);
    // Still before the answer: it may share.
    const during = read();
    expect(requests.map(({ name }) => name)).toEqual(['Offers', 'Save']);
    if (how === 'saved') answer(1, { save: true });
    else requests[1]?.answers.error(new Error('The connection was lost.'));
    await saving;
    const after = read();
    expect(requests.map(({ name }) => name)).toEqual(['Offers', 'Save', 'Offers']);
    answer(0, { offers: 1 });
    answer(2, { offers: 2 });
    expect((await before).data).toEqual({ offers: 1 });
    expect((await during).data).toEqual({ offers: 1 });
    expect((await after).data).toEqual({ offers: 2 });
  },
);

it('reads again after a subscription reported a change', async () => {
  const { client, requests, answer, read } = opened();
  const before = read();
  const watching = client.subscribe({ query: CHANGES }).subscribe({});
  requests[1]?.answers.next({ data: { changed: true } });
  const after = read();
  expect(requests.map(({ name }) => name)).toEqual(['Offers', 'Changes', 'Offers']);
  answer(0, { offers: 1 });
  answer(2, { offers: 2 });
  expect((await before).data).toEqual({ offers: 1 });
  expect((await after).data).toEqual({ offers: 2 });
  watching.unsubscribe();
});
