import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { OperationTypeNode } from 'graphql';
import { from, Observable, of, switchMap, throwError, type Unsubscribable } from 'rxjs';
import { acknowledging, confirmDeceased } from './deceased';
import { codeOf, messageOf } from './errors';
import { timedFetch } from './http';
import { loadAtLast } from './load-chunk';
import { notify } from './notices';
import { openRestricted } from './restricted';
import { watchSession } from './session-events';
import { createSharingLink } from './sharing-link';
import { idle } from './when-idle';

const SESSION_ENDED = 'reportSessionEnded';

/** Gives each operation the session that it goes out under. */
const sessionLink = new ApolloLink((operation, forward) => {
  operation.setContext({ [SESSION_ENDED]: watchSession() });
  return forward(operation);
});

/** What opens what an operation was refused, where that is restricted; null for any other failure. */
const restrictionOf = (error: unknown): string | null => {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const refusal = error.errors.find((one) => one.extensions?.['code'] === 'RECORD_RESTRICTED');
  const id = refusal?.extensions?.['restrictionId'];
  return typeof id === 'string' ? id : null;
};

/**
 * What is restricted asks for a reason, once, and the operation goes out again where one was given. A
 * subscription does not ask: the screen that follows the record reads it again.
 */
const restrictedLink = new ErrorLink(({ error, result, operation, forward }) => {
  const restriction = restrictionOf(error);
  if (restriction === null || operation.operationType === OperationTypeNode.SUBSCRIPTION) return;
  return from(openRestricted(restriction)).pipe(
    switchMap((isOpen) =>
      isOpen ? forward(operation) : result === undefined ? throwError(() => error) : of(result),
    ),
  );
});

/** A patient whose record says that they died asks first, whatever begins something for them, and goes out again if confirmed. */
const deceasedLink = new ErrorLink(({ error, result, operation, forward }) => {
  if (codeOf(error) !== 'PATIENT_DECEASED') return;
  return from(confirmDeceased(messageOf(error))).pipe(
    switchMap((isConfirmed) => {
      if (!isConfirmed) return result === undefined ? throwError(() => error) : of(result);
      operation.variables = acknowledging(operation.variables);
      return forward(operation);
    }),
  );
});

/** The one place where a failed operation becomes words (lib/apollo-hooks.ts tells callers how to take part). */
const errorLink = new ErrorLink(({ error, operation }) => {
  if (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some((one) => one.extensions?.['code'] === 'UNAUTHENTICATED')
  ) {
    (operation.getContext()[SESSION_ENDED] as ReturnType<typeof watchSession>)();
    return;
  }
  const isMutation = operation.operationType === OperationTypeNode.MUTATION;
  if (isMutation && operation.getContext()['errors'] !== 'inline') notify.error(messageOf(error));
});

/**
 * `useMutation(..., { context: { fetchOptions: { timeoutMs } } })` lengthens the specification's 10 s where the limits
 * name another (PDF, uploads, synchronisation).
 */
const httpLink = new HttpLink({ uri: '/graphql', fetch: timedFetch, credentials: 'same-origin' });

/** SHA-256 in hexadecimal digits. */
const sha256 = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * An operation goes out as its hash once the server has seen it: a whole PRF is asked for with 16 kB of text, which a bad
 * signal should not have to carry. Browsers hash only for pages that came by HTTPS or from the machine itself.
 */
const persistedQueries = globalThis.isSecureContext ? [new PersistedQueryLink({ sha256 })] : [];

/** What others change comes after the screen that it is to change. */
const askForLink = () => idle().then(() => loadAtLast(() => import('./live-link')));
let asking: ReturnType<typeof askForLink> | null = null;
/** Requested only once, however many subscriptions need it. */
const liveLinkScript = () => (asking ??= askForLink());

/** What goes over a socket. */
const subscriptionLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      let running: Unsubscribable | null = null;
      let isOver = false;
      // As with the socket itself: without end, and the screens work without it until then.
      void liveLinkScript().then(({ liveLink }) => {
        if (!isOver) running = liveLink.request(operation).subscribe(observer);
      });
      return () => {
        isOver = true;
        running?.unsubscribe();
      };
    }),
);

/** Types whose rows have no identity of their own or must never be served from memory (design section 5). */
const UNKEYED = ['Dashboard', 'AuditEntry', 'SetupStatus', 'PatientMatch'];

/** Kept as each query read them: thousands of a rota are not taken apart, and each screen asks for its own part of them. */
const AS_READ = [
  'Client',
  'ClientDetails',
  'Event',
  // As far as each list, match, merge or signature tells of the person; the whole patient is a Patient.
  'LikePatient',
  'ManagedCheerSquad',
  'ManagedCheerTeam',
  'MergedPatient',
  'MergedRecord',
  'PrfPatientSnapshot',
  'Shift',
  'ShiftNote',
  'StaffProfile',
  'StaffProfileReference',
];

/** The specification's entities carry ids of their own names; a selection without the id is kept where it was read. */
function keyedBy(typeName: string, field: string) {
  return (object: Readonly<Record<string, unknown>>): string | false => {
    const id = object[field];
    return typeof id === 'string' ? `${typeName}:${id}` : false;
  };
}

export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    // The first link shares what is under way, and knows what has been saved since.
    queryDeduplication: false,
    link: ApolloLink.from([
      createSharingLink(),
      sessionLink,
      errorLink,
      restrictedLink,
      deceasedLink,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        subscriptionLink,
        ApolloLink.from([...persistedQueries, httpLink]),
      ),
    ]),
    cache: new InMemoryCache({
      typePolicies: {
        ...Object.fromEntries([...UNKEYED, ...AS_READ].map((name) => [name, { keyFields: false as const }])),
        ProviderSettings: { keyFields: [] },
        Patient: { keyFields: keyedBy('Patient', 'id') },
        PrfKiosk: { keyFields: keyedBy('PrfKiosk', 'prfId') },
      },
    }),
    // Records change under several hands: what is in memory is shown at once and the server asked all the same.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}
