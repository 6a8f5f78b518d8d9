import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { from, Observable, of, switchMap, throwError, type Unsubscribable } from 'rxjs';
import { browsersTurn } from './browsers-turn';
import { acknowledging, confirmDeceased } from './deceased';
import { codeOf, messageOf, refusalText } from './errors';
import { clearFailed, sayFailed } from './failures';
import { timedFetch } from './http';
import { loadAtLast } from './load-chunk';
import { notify } from './notices';
import { openRestricted } from './restricted';
import { watchSession } from './session-events';
import { createSharingLink } from './sharing-link';
import { idle } from './when-idle';

const SESSION_ENDED = 'reportSessionEnded';

/** Attaches to each operation the session that it is sent under. */
const sessionLink = new ApolloLink((operation, forward) => {
  operation.setContext({ [SESSION_ENDED]: watchSession() });
  return forward(operation);
});

/** The restriction that an operation was refused for; null for any other failure. */
const restrictionOf = (error: unknown): string | null => {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const refusal = error.errors.find((one) => one.extensions?.['code'] === 'RECORD_RESTRICTED');
  const id = refusal?.extensions?.['restrictionId'];
  return typeof id === 'string' ? id : null;
};

/**
 * Asks once for a reason to open something restricted, and sends the operation again if one was given. A subscription
 * does not ask, because the screen that follows the record loads it again.
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

/**
 * If a patient's record says that they died, asks before anything is started for them, and sends the operation again if
 * confirmed.
 */
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

/** Once something else is done, the page no longer says what failed before. */
const clearingLink = new ApolloLink((operation, forward) => {
  const isPressed =
    operation.operationType === OperationTypeNode.MUTATION && operation.getContext()['errors'] !== 'aside';
  if (isPressed) clearFailed();
  return forward(operation);
});

/** The one place where a failed operation gets its message (lib/apollo-hooks.ts says how callers take part). */
const errorLink = new ErrorLink(({ error, operation }) => {
  if (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some((one) => one.extensions?.['code'] === 'UNAUTHENTICATED')
  ) {
    (operation.getContext()[SESSION_ENDED] as ReturnType<typeof watchSession>)();
    return;
  }
  if (operation.operationType !== OperationTypeNode.MUTATION) return;
  const how: unknown = operation.getContext()['errors'];
  if (how === 'aside') notify.error(messageOf(error));
  else if (how !== 'inline') sayFailed(refusalText(error));
});

/**
 * `useMutation(..., { context: { fetchOptions: { timeoutMs } } })` extends the specification's 10 s if the limits allow
 * more (PDF, uploads, synchronisation).
 */
const httpLink = new HttpLink({ uri: '/graphql', fetch: timedFetch, credentials: 'same-origin' });

/** SHA-256 in hexadecimal digits. */
const sha256 = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * An operation is sent as its hash once the server has seen it. The text of a query for a whole PRF is 16 kB, which a
 * weak signal should not have to carry. Browsers compute hashes only for pages loaded over HTTPS or from the same
 * machine.
 */
const persistedQueries = globalThis.isSecureContext
  ? [
      new PersistedQueryLink({
        // To write a query out takes a phone up to 50 ms, and several start in the task that draws a page.
        generateHash: async (query) => {
          await browsersTurn();
          return sha256(print(query));
        },
      }),
    ]
  : [];

/** Other people's changes load after the screen that they apply to. */
const askForLink = () => idle().then(() => loadAtLast(() => import('./live-link')));
let asking: ReturnType<typeof askForLink> | null = null;
/** Requested only once, however many subscriptions need it. */
const liveLinkScript = () => (asking ??= askForLink());

/** Operations that use a socket. */
const subscriptionLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      let running: Unsubscribable | null = null;
      let isOver = false;
      // Retried without end, as with the socket itself. The screens work without it until then.
      void liveLinkScript().then(({ liveLink }) => {
        if (!isOver) running = liveLink.request(operation).subscribe(observer);
      });
      return () => {
        isOver = true;
        running?.unsubscribe();
      };
    }),
);

/** Types whose rows have no identity of their own or must never come from memory (design section 5). */
const UNKEYED = ['Dashboard', 'AuditEntry', 'SetupStatus', 'PatientMatch'];

/**
 * Kept as each query loaded them: the thousands in a rota are not normalised, and each screen requests its own part of
 * them.
 */
const AS_READ = [
  'Client',
  'ClientDetails',
  'Event',
  // Only what each list, match, merge or signature says about the person. The whole patient is a Patient.
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

/** The specification's entities have ids with their own names. A selection without the id is kept where it was loaded. */
function keyedBy(typeName: string, field: string) {
  return (object: Readonly<Record<string, unknown>>): string | false => {
    const id = object[field];
    return typeof id === 'string' ? `${typeName}:${id}` : false;
  };
}

export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    // The first link shares requests in progress, and knows what has been saved since.
    queryDeduplication: false,
    link: ApolloLink.from([
      createSharingLink(),
      sessionLink,
      clearingLink,
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
    // Several people change records, so the cached data is shown at once and the server is asked as well.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}
