import { GraphiQL, type GraphiQLProps } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import './explorer.css';

const WELCOME = `# Sideline's GraphQL interface, with the rights of the person signed in in this browser.
# The documentation on the left (@auth, @public) and schema/permissions.md say who may call each field.
# A program sends an API token instead: { "Authorization": "Bearer slt_…" } under Headers.
# Subscriptions run here too.

query Me {
  me {
    id
    role
    firstName
    lastName
  }
}
`;

type Fetcher = GraphiQLProps['fetcher'];

const sendByHttp = async (operation: object, headers: Readonly<Record<string, string>>): Promise<unknown> => {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(operation),
  });
  return response.json();
};

const isSubscription = (query: string, operationName: string | null | undefined): boolean => {
  try {
    return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    // The server explains what cannot be parsed.
    return false;
  }
};

/** A subscription uses a socket of its own, with the token of the header that a query would send. */
const fetcher: Fetcher = (operation, options) => {
  const headers = (options?.headers ?? {}) as Readonly<Record<string, string>>;
  if (!isSubscription(operation.query, operation.operationName))
    return sendByHttp(operation, headers) as ReturnType<Fetcher>;
  const authorization = headers['Authorization'] ?? headers['authorization'];
  const client = createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    ...(authorization === undefined ? {} : { connectionParams: { authorization } }),
    retryAttempts: 0,
  });
  const { query, operationName } = operation;
  return client.iterate({
    query,
    variables: operation.variables as Record<string, unknown> | null,
    operationName: operationName ?? null,
  }) as ReturnType<Fetcher>;
};

const root = document.getElementById('explorer');
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultQuery={WELCOME} />);
