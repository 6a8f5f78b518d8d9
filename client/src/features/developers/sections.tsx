import { CHANGE_DOMAINS, CHANGE_KIND_LABELS, CHANGE_KINDS, CHANGE_LIMITS } from '@sideline/schema/changes';
import { DEPRECATION_MONTHS } from '@sideline/schema/deprecations';
import { LIMITS } from '@sideline/schema/limits';
import { SCOPE_DOMAIN_LABELS, SCOPE_DOMAINS, scopeOf } from '@sideline/schema/scopes';
import {
  WEBHOOK_BACK_OFF,
  WEBHOOK_EVENT_LABELS,
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  webhookDataOf,
} from '@sideline/schema/webhooks';
import { numberText } from '../../lib/formats';
import { ErrorTable } from './error-table';
import { Examples } from './examples';
import { ReferenceTable } from './reference-table';
import styles from './developers.module.css';

const figure = (value: number): string => numberText(value);

function Code({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    // The keyboard scrolls whatever has the focus.
    <pre className={styles['code']} role="region" aria-label={label} tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}

const PLACES = [
  { address: '/graphql', what: 'GraphQL. In a browser, an explorer that runs queries and subscriptions.' },
  {
    address: '/graphql/schema.graphql',
    what: 'The schema (SDL). @auth and @public say who may call each field.',
  },
  { address: '/api/docs', what: 'REST. You can try every endpoint here.' },
  { address: '/api/openapi.json', what: 'REST as OpenAPI 3.1, with named schemas for generated clients.' },
  { address: '/fhir/metadata', what: 'What the FHIR interface can do.' },
];

export function StartSection() {
  return (
    <>
      <ol>
        <li>
          Ask an administrator for an API token, with only the scopes that you need. They create it under{' '}
          <a href="/tokens">API Tokens</a>.
        </li>
        <li>Keep the token where you keep your other secrets. It is shown once.</li>
        <li>Send it with each request.</li>
      </ol>
      <Code
        label="The header of each request"
        text={'Authorization: Bearer slt_…\nContent-Type: application/json'}
      />
      <ReferenceTable
        caption="Addresses"
        columns={['Address', 'What it is']}
        rows={PLACES.map(({ address, what }) => ({
          key: address,
          cells: [
            <a key="address" href={address}>
              {address}
            </a>,
            what,
          ],
        }))}
      />
    </>
  );
}

export function TokensSection() {
  return (
    <>
      <p>
        A token has a role, an end date of at most a year, and scopes. It can do only what its scopes name.
        Scopes apply wherever a record is read: a dashboard that shows events needs <code>events_read</code>{' '}
        too.
      </p>
      <p>
        A refusal has status 401 or 403 and the header <code>WWW-Authenticate</code>. It says whether the
        token has ended (<code>invalid_token</code>) or lacks a scope (<code>insufficient_scope</code>), and
        which.
      </p>
      <p>
        Tokens created before scopes existed keep working as they did until their end date. Replace them with
        tokens that have scopes.
      </p>
      <ReferenceTable
        caption="Scopes"
        columns={['Area', 'To read', 'To write']}
        rows={SCOPE_DOMAINS.map((domain) => ({
          key: domain,
          cells: [
            SCOPE_DOMAIN_LABELS[domain],
            <code key="read">{scopeOf(domain, 'read')}</code>,
            <code key="write">{scopeOf(domain, 'write')}</code>,
          ],
        }))}
      />
    </>
  );
}

export function PagesSection() {
  return (
    <>
      <p>
        GraphQL lists have <code>nodes</code>, <code>edges</code>, <code>pageInfo</code> and{' '}
        <code>totalCount</code>. Ask for <code>first</code> rows ({LIMITS.page.default} if you leave it out,
        at most {LIMITS.page.maximum}) and continue with <code>after: endCursor</code>. Every list also takes{' '}
        <code>last</code> and <code>before: startCursor</code>, to read backwards. Ask for{' '}
        <code>totalCount</code> only when you need it, because it counts the whole list.
      </p>
      <p>
        REST lists are capped. While there is more, the answer has a <code>Link</code> header with{' '}
        <code>rel=&quot;next&quot;</code>.
      </p>
      <p>Cursors are opaque. Rows that are added or removed while you read do not shift a page.</p>
      <p>
        <code>node(id)</code> reads a patient, PRF, shift, event or stock item by its id, with the rights of
        its own query.
      </p>
    </>
  );
}

export function ChangesSection() {
  return (
    <>
      <p>
        <code>GET /api/changes</code> and the GraphQL field <code>changes</code> list every change, including
        deletions. They give only ids, versions and times. Read each changed item by its id, with your own
        rights.
      </p>
      <ol>
        <li>Call it without a cursor. You get everything once, earliest change first.</li>
        <li>
          Keep the <code>cursor</code> with your copy, and give it as <code>since</code> next time.
        </li>
        <li>
          While <code>has_more</code> is true, call again immediately. Otherwise wait. Once a minute is enough
          for most.
        </li>
      </ol>
      <p>
        No change is ever left out, even when many people write at the same time. An item that changed several
        times appears once, at its latest change. One call returns {figure(CHANGE_LIMITS.first)} changes, or
        up to {figure(CHANGE_LIMITS.most)} with <code>first</code>.
      </p>
      <p>
        The lists of patients, PRFs, shifts, events and stock items also take the filter{' '}
        <code>updatedSince</code>. Use it to look things up. To keep a copy, use the feed, because a change
        can commit after a time that you have already asked about.
      </p>
      <ReferenceTable
        caption="Kinds of change"
        columns={['Kind', 'What it is', 'Scope']}
        rows={CHANGE_KINDS.map((kind) => ({
          key: kind,
          cells: [
            <code key="kind">{kind}</code>,
            CHANGE_KIND_LABELS[kind],
            <code key="scope">{scopeOf(CHANGE_DOMAINS[kind], 'read')}</code>,
          ],
        }))}
      />
    </>
  );
}

const waits = (): string => {
  const words = WEBHOOK_BACK_OFF.map((seconds) =>
    seconds < 60
      ? `${String(seconds)} s`
      : seconds < 3_600
        ? `${String(seconds / 60)} min`
        : `${String(seconds / 3_600)} h`,
  );
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
};

export function WebhooksSection() {
  return (
    <>
      <p>
        An administrator creates a webhook under <a href="/webhooks">Webhooks</a> and chooses its events.
        Sideline then sends a POST with <code>type</code>, <code>timestamp</code> and <code>data</code>.
        Answer with a status from 200 to 299 within {WEBHOOK_LIMITS.timeoutMs / 1000} s.
      </p>
      <p>
        Deliveries are signed as{' '}
        <a href="https://www.standardwebhooks.com" rel="noreferrer">
          Standard Webhooks
        </a>{' '}
        describes. Check <code>webhook-signature</code> before you read the body, and remember{' '}
        <code>webhook-id</code>: the same event can arrive twice.
      </p>
      <p>
        A delivery that fails is tried again after {waits()}. Then Sideline gives up. An administrator can
        resend one from the log, or all from a period.
      </p>
      <p>
        To replace a secret without losing a delivery, an administrator chooses how long the old one still
        signs ({WEBHOOK_LIMITS.overlapHours.usual} hours is usual). In that time{' '}
        <code>webhook-signature</code> has two signatures, separated by a space. Accept the delivery if one of
        them fits.
      </p>
      <p>
        Events that end in created, changed or deleted come from the change feed, within about{' '}
        {CHANGE_LIMITS.publishEveryMs / 1000} s. Several changes to one item can arrive as one.
      </p>
      <p>
        <code>figures.released</code> says that the figures of an event have changed, at most once an hour.
        Read them at <code>/api/events/&#123;event_id&#125;/figures</code> with your own token: a token for a
        client gets what the client’s screen shows. A webhook that an administrator makes for a client gets
        this event only, for the client’s own events, when the figures shown to the client have changed.
      </p>
      <ReferenceTable
        caption="Events"
        columns={['Event', 'When', 'Data']}
        rows={WEBHOOK_EVENTS.map((event) => ({
          key: event,
          cells: [
            <code key="event">{event}</code>,
            WEBHOOK_EVENT_LABELS[event],
            webhookDataOf(event).length === 0
              ? 'Ids of the items concerned'
              : webhookDataOf(event).join(', '),
          ],
        }))}
      />
    </>
  );
}

export function SubscriptionsSection() {
  return (
    <>
      <p>
        Subscribe over a WebSocket at <code>/graphql</code>, protocol <code>graphql-transport-ws</code>. If
        your client cannot set headers on a socket, as in a browser, send the token in{' '}
        <code>connectionParams</code>.
      </p>
      <Code
        label="A client for subscriptions"
        text={`import { createClient } from 'graphql-ws';

const client = createClient({
  url: 'wss://sideline.example/graphql',
  connectionParams: { authorization: 'Bearer slt_…' },
});`}
      />
      <p>
        A socket accepts only subscriptions, at most {LIMITS.sockets.subscriptions}. It is closed with 4401
        when the token ends, and with 4408 when <code>connection_init</code> does not follow within 3 s.
      </p>
    </>
  );
}

export function FhirSection() {
  return (
    <>
      <p>
        Records are exported as FHIR R4 documents: <code>GET /fhir/Bundle/&lt;PRF number&gt;</code> for a
        signed PRF, and <code>GET /fhir/Patient/&lt;id&gt;/$everything</code> for a patient. Both need{' '}
        <code>prfs_read</code>.
      </p>
      <p>
        <a href="/fhir/metadata">The capability statement</a> lists everything that the interface can do.
      </p>
    </>
  );
}

const LIMIT_ROWS: readonly (readonly [string, string])[] = [
  ['Reads a minute', figure(LIMITS.rate.readsPerMinute)],
  ['Writes a minute', figure(LIMITS.rate.writesPerMinute)],
  ['New GraphQL documents a minute', figure(LIMITS.rate.newDocumentsOfSessionPerMinute)],
  ['Cost of a GraphQL document', figure(LIMITS.graphql.cost)],
  ['Depth of a GraphQL document', figure(LIMITS.graphql.depth)],
  ['Tokens of a GraphQL document', figure(LIMITS.graphql.tokens)],
  ['Aliases in a GraphQL document', figure(LIMITS.graphql.aliases)],
  ['Operations in a GraphQL request', figure(LIMITS.graphql.batch)],
  ['Rows of a GraphQL page', figure(LIMITS.page.maximum)],
  ['Changes in one answer', figure(CHANGE_LIMITS.most)],
  ['Patients in a REST page', figure(LIMITS.rest.patients)],
  ['Shifts in a REST page', figure(LIMITS.rest.shifts)],
  ['Subscriptions of a socket', figure(LIMITS.sockets.subscriptions)],
  ['Sockets of a token', figure(LIMITS.sockets.perSession)],
  ['Webhooks', figure(WEBHOOK_LIMITS.endpoints)],
];

export function LimitsSection() {
  return (
    <>
      <p>
        Every answer has the headers <code>RateLimit-Policy</code> (the rate) and <code>RateLimit</code> (
        <code>r</code>: what is left, <code>t</code>: seconds until it resets). Beyond the rate you get status
        429 with <code>Retry-After</code>: wait for that many seconds.
      </p>
      <p>
        GraphQL answers to a token also say under <code>extensions</code> what the document cost and how much
        of each rate is left. The header <code>GraphQL-Cost</code> has the cost too.
      </p>
      <ReferenceTable
        caption="Limits"
        columns={['What', 'At most']}
        rows={LIMIT_ROWS.map(([what, most]) => ({ key: what, cells: [what, most] }))}
      />
    </>
  );
}

export function ErrorsSection() {
  return (
    <>
      <p>
        GraphQL errors have <code>extensions.code</code>, REST errors have <code>code</code>. Both have{' '}
        <code>problems</code> with the fields that need correcting, and <code>requestId</code> to quote to
        support. Rely on the code, because the words can change.
      </p>
      <ErrorTable />
    </>
  );
}

export function DeprecationsSection() {
  return (
    <>
      <p>
        Fields and addresses are added without notice, so ignore any that you do not recognise. Nothing is
        removed or changes its meaning without a deprecation.
      </p>
      <p>
        Anything deprecated keeps working for at least {DEPRECATION_MONTHS} months. Its description says what
        to use instead and the last day that it works, such as ‘Works until 30 November 2027.’ Your tools show
        it from the schema.
      </p>
      <p>A closed list, such as the states of a PRF, can gain values. It does not lose any.</p>
    </>
  );
}

export function ExamplesSection() {
  return (
    <>
      <p>
        Each example needs two environment variables: <code>SIDELINE_URL</code> and{' '}
        <code>SIDELINE_TOKEN</code>. Our tests run them as they are.
      </p>
      <Examples />
    </>
  );
}
