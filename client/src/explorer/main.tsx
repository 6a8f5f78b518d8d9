import { GraphiQL, type GraphiQLProps } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import './explorer.css';

const WELCOME = `# Sideline's GraphQL interface, as whoever is signed in in this browser.
# Who may call what stands in the documentation beside (@auth, @public) and in schema/permissions.md.
# A program sends an API token instead: { "Authorization": "Bearer slt_…" } under Headers.

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

const fetcher: Fetcher = async (operation, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...options?.headers,
    },
    body: JSON.stringify(operation),
  });
  return (await response.json()) as Awaited<ReturnType<Fetcher>>;
};

const root = document.getElementById('explorer');
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultQuery={WELCOME} />);
