import { gql, HttpLink, InMemoryCache, ApolloClient } from '@apollo/client';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { messageOf, refusalText } from './errors';
import { timedFetch } from './http';

/** What is said of a query that a server answers so. */
async function saidOf(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const uri = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/graphql`;
  const client = new ApolloClient({
    link: new HttpLink({ uri, fetch: timedFetch }),
    cache: new InMemoryCache(),
  });
  try {
    await client.query({
      query: gql`
        query {
          me {
            id
          }
        }
      `,
    });
    return 'nothing';
  } catch (error) {
    return messageOf(error);
  } finally {
    await new Promise((closed) => server.close(closed));
  }
}

const TRY_AGAIN = (status: number) =>
  `Please try again. If this happens again, tell support that the server answered ${String(status)}.`;

it.each([
  ['no words', 500, '{}', `Something went wrong on our side. ${TRY_AGAIN(500)}`],
  ['nothing', 500, '', `Something went wrong on our side. ${TRY_AGAIN(500)}`],
  ['another’s words', 500, '{"message":"oops"}', `Something went wrong on our side. ${TRY_AGAIN(500)}`],
  ['a refusal without words', 413, '{}', `The server’s answer could not be used. ${TRY_AGAIN(413)}`],
  [
    'the server’s own words',
    429,
    '{"code":"TOO_MANY_REQUESTS","message":"Too many requests. Please wait 9 s and try again."}',
    'Too many requests. Please wait 9 s and try again.',
  ],
  ['what is no JSON', 200, '{', `The server’s answer could not be used. ${TRY_AGAIN(200)}`],
  [
    'GraphQL’s words',
    200,
    '{"errors":[{"message":"Please sign in to continue."}]}',
    'Please sign in to continue.',
  ],
])('an answer with %s is explained in our own words', async (_what, status, body, words) => {
  expect(await saidOf(status, body)).toBe(words);
});

it('names the step of a field error, and otherwise gives the reason for the refusal', () => {
  const refused = (extensions: object) =>
    new CombinedGraphQLErrors({
      errors: [{ message: 'Some of the details need correcting.', extensions: { ...extensions } }],
    });
  const message = 'Morphine is a schedule 2 drug. Enter the authorised person.';
  const problems = [{ field: 'authorisedPerson', code: 'required', message }];
  expect(refusalText(refused({ code: 'BAD_INPUT', problems }))).toBe(message);
  expect(refusalText(refused({ code: 'FORBIDDEN' }))).toBe('Some of the details need correcting.');
});
