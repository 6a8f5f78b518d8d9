import type { ApolloServerPlugin } from '@apollo/server';
import { ERRORS, type Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { isStorable } from '@sideline/schema/validation/storable';
import {
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Clock } from '../platform/clock.js';
import type { Context } from '../platform/context.js';
import { badInput, DomainError } from '../platform/errors.js';
import { networkOf } from '../platform/http/network-of.js';
import { RateWindow, type RateShare } from '../platform/http/rate-window.js';
import { GRAPHQL_LIMITS } from './limits.js';

/** What is known about a document before it is validated. */
interface Counted {
  /** Names of its operations; '' for one without. */
  readonly operations: readonly string[];
  /** What is wrong with it for every caller; null for nothing. */
  readonly problem: string | null;
}

/** Asks for the schema, which takes as long to answer as a hundred ordinary documents. `__type` too, but not `__typename`. A comment or a text that holds one of the words counts as well. */
const INTROSPECTIVE = /\b__(?:schema|type)\b/;

/** Valid documents that are kept, of strangers and of those signed in each. */
const KEPT = 500;
/** Longer documents are not kept, to limit memory. */
const LONGEST_KEPT = 20_000;

const refuse = (field: string, code: string, message: string): never => {
  throw badInput([{ field, code, message }]);
};

/** Selection sets that validation merges: those of one operation or fragment, or of all fields with one answer name. */
type Place = readonly SelectionSetNode[];

/**
 * Whether any answer name is requested too often in one place. Validation compares every two fields that have the same name
 * and place, so its cost grows with the square of them. `steps` bounds the whole count.
 */
const isRepetitive = (document: DocumentNode): boolean => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const places: Place[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.FRAGMENT_DEFINITION || definition.kind === Kind.OPERATION_DEFINITION)
      places.push([definition.selectionSet]);
  }
  let steps = 0;
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const counts = new Map<string, number>();
    const below = new Map<string, SelectionSetNode[]>();
    const beside = [...place];
    for (let set = beside.pop(); set !== undefined; set = beside.pop())
      for (const selection of set.selections) {
        steps += 1;
        if (steps > GRAPHQL_LIMITS.selections) return true;
        if (selection.kind === Kind.INLINE_FRAGMENT) beside.push(selection.selectionSet);
        else if (selection.kind === Kind.FRAGMENT_SPREAD) {
          // Counted as often as it is spread, as the validation rules do.
          const fragment = fragments.get(selection.name.value);
          if (fragment !== undefined) beside.push(fragment.selectionSet);
        } else {
          const name = (selection.alias ?? selection.name).value;
          const count = (counts.get(name) ?? 0) + 1;
          if (count > GRAPHQL_LIMITS.repeats) return true;
          counts.set(name, count);
          if (selection.selectionSet === undefined) continue;
          const merged = below.get(name) ?? [];
          merged.push(selection.selectionSet);
          below.set(name, merged);
        }
      }
    places.push(...below.values());
  }
  return false;
};

/** What is wrong with a parsed document before it is validated, in a sentence; null for nothing. */
export const documentProblem = (document: DocumentNode): string | null => {
  const operations = operationsOf(document).length;
  if (operations > GRAPHQL_LIMITS.operations)
    return `Send at most ${String(GRAPHQL_LIMITS.operations)} operations in one document.`;
  return isRepetitive(document)
    ? `Request each field at most ${String(GRAPHQL_LIMITS.repeats)} times in one place, and request less at once.`
    : null;
};

const operationsOf = (document: DocumentNode): readonly OperationDefinitionNode[] =>
  document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

const count = (query: string): Counted | null => {
  let document: DocumentNode;
  try {
    document = parse(query, { maxLexicalTokens: GRAPHQL_LIMITS.tokens, noLocation: true });
  } catch {
    // Apollo says where it breaks off.
    return null;
  }
  const operations = operationsOf(document).map(({ name }) => name?.value ?? '');
  return { operations, problem: documentProblem(document) };
};

const unknownOperation = (at: string): Problem => ({
  field: `${at}operationName`,
  code: 'unknown',
  message: 'Name one of the operations in the document.',
});

/** The parts of a posted document that the door looks at. */
interface Posted {
  readonly query?: unknown;
  readonly operationName?: unknown;
}

const isPosted = (body: unknown): body is Posted => typeof body === 'object' && body !== null;

/** Valid documents, of which the one used least recently is forgotten first. */
class Recent {
  readonly #kept = new Map<string, Counted>();

  find(query: string): Counted | undefined {
    const found = this.#kept.get(query);
    if (found === undefined) return undefined;
    this.#kept.delete(query);
    this.#kept.set(query, found);
    return found;
  }

  keep(query: string, counted: Counted): void {
    this.#kept.delete(query);
    this.#kept.set(query, counted);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > KEPT && oldest.done !== true) this.#kept.delete(oldest.value);
  }
}

export interface DoorDeps {
  readonly clock: Clock;
  readonly share: Pick<RateShare, 'charge'>;
  readonly rates?: { readonly newDocumentsPerMinute?: number } | undefined;
}

/**
 * What every GraphQL document passes before Apollo validates it (ADR 34). It is counted in one pass. A document that this
 * process has not found valid yet is charged to its sender, whether or not it turns out valid. Callers who are not signed in
 * send one operation a request. BAD_INPUT or TOO_MANY_REQUESTS.
 */
export class DocumentDoor {
  /** Strangers' documents do not push out those of people who are signed in. */
  readonly #valid = { strangers: new Recent(), signedIn: new Recent() };
  readonly #strangers: RateWindow;
  readonly #introspections: RateWindow;
  readonly #signedIn: RateWindow;

  constructor({ clock, share, rates }: DoorDeps) {
    const { newDocumentsPerMinute, newDocumentsOfSessionPerMinute, introspectionsPerMinute } = LIMITS.rate;
    this.#strangers = new RateWindow({
      name: 'document',
      perMinute: rates?.newDocumentsPerMinute ?? newDocumentsPerMinute,
      clock,
      share,
    });
    this.#introspections = new RateWindow({
      name: 'introspection',
      perMinute: introspectionsPerMinute,
      clock,
      share,
    });
    this.#signedIn = new RateWindow({
      name: 'session-document',
      perMinute: newDocumentsOfSessionPerMinute,
      clock,
      share,
      isHot: true,
    });
  }

  /** Records which documents have passed validation. */
  get plugin(): ApolloServerPlugin<Context> {
    return {
      requestDidStart: () =>
        Promise.resolve({
          didResolveOperation: async ({ source, operation, contextValue: { actor, address } }) => {
            // A document known by its hash may not have passed our checks under this name.
            if (operation === undefined)
              throw new GraphQLError(ERRORS.BAD_INPUT.message, {
                extensions: {
                  code: 'BAD_INPUT',
                  problems: [unknownOperation('')],
                  http: { status: ERRORS.BAD_INPUT.status },
                },
              });
            // Known or not, also by its hash: it is answered in full each time.
            if (actor === null && INTROSPECTIVE.test(source)) await this.#chargeIntrospection(address);
            this.keep(source, actor);
          },
        }),
    };
  }

  /** Remembers a document that has passed validation: it is charged to nobody again. */
  keep(query: string, actor: Context['actor']): void {
    const kept = actor === null ? this.#valid.strangers : this.#valid.signedIn;
    if (query.length > LONGEST_KEPT || kept.find(query) !== undefined) return;
    const counted = count(query);
    if (counted !== null) kept.keep(query, counted);
  }

  /** Charges a document that comes over a socket, where it is parsed and counted apart. TOO_MANY_REQUESTS. */
  async charge(query: string, caller: Pick<Context, 'actor' | 'address'>): Promise<void> {
    await this.#counted(query, caller);
  }

  async check(body: unknown, caller: Pick<Context, 'actor' | 'address'>): Promise<void> {
    const sent = Array.isArray(body) ? body : [body];
    if (caller.actor === null && sent.length > 1)
      refuse('', 'one_operation', 'Send one operation per request, or sign in.');
    for (const [index, one] of sent.entries())
      if (isPosted(one)) await this.#checkOne(one, Array.isArray(body) ? `${String(index)}.` : '', caller);
  }

  /** Apollo words the errors thrown here itself, with the status given. */
  async #chargeIntrospection(address: string): Promise<void> {
    try {
      await this.#introspections.take(networkOf(address));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new GraphQLError(error.message, {
        originalError: error,
        extensions: { code: error.code, problems: [], http: { status: error.status } },
      });
    }
  }

  async #checkOne(
    { query, operationName }: Posted,
    at: string,
    caller: Pick<Context, 'actor' | 'address'>,
  ): Promise<void> {
    if (typeof query !== 'string') return;
    if (!isStorable(query))
      refuse(
        `${at}query`,
        'unstorable_text',
        'The document contains a character that cannot be read. Type it again.',
      );
    const counted = await this.#counted(query, caller);
    if (counted === null) return;
    const { operations, problem } = counted;
    if (problem !== null) refuse(`${at}query`, 'too_much', problem);
    if (caller.actor === null && operations.length > 1)
      refuse(`${at}query`, 'one_operation', 'Send one operation per document, or sign in.');
    if (typeof operationName === 'string' && operationName !== '') {
      if (!operations.includes(operationName)) throw badInput([unknownOperation(at)]);
    } else if (operations.length > 1)
      refuse(`${at}operationName`, 'required', 'Say which operation of the document to run.');
  }

  async #counted(
    query: string,
    { actor, address }: Pick<Context, 'actor' | 'address'>,
  ): Promise<Counted | null> {
    const { strangers, signedIn } = this.#valid;
    const known = signedIn.find(query) ?? strangers.find(query);
    if (known !== undefined) return known;
    if (actor === null) await this.#strangers.take(networkOf(address));
    else await this.#signedIn.take(actor.sessionId ?? actor.tokenId ?? address);
    return count(query);
  }
}
