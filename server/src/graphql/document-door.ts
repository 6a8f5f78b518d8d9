import { LIMITS } from '@sideline/schema/limits';
import { isStorable } from '@sideline/schema/validation/storable';
import {
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Clock } from '../platform/clock.js';
import type { Context } from '../platform/context.js';
import { badInput } from '../platform/errors.js';
import { RateWindow } from '../platform/rate-window.js';
import { GRAPHQL_LIMITS } from './limits.js';

/** What is known of a document before it is validated. */
interface Counted {
  /** Names of its operations; '' for one without. */
  readonly operations: readonly string[];
  /** What is wrong with it whoever sends it; null for nothing. */
  readonly problem: string | null;
}

const KEPT = 500;
/** A document that is longer is not kept, so that what is kept stays small. */
const LONGEST_KEPT = 20_000;

const refuse = (field: string, code: string, message: string): never => {
  throw badInput([{ field, code, message }]);
};

/**
 * Whether any answer name is asked for too often side by side. Validation compares every two fields of one name and place,
 * so that its cost grows with the square of them. Each fragment is followed once from a place; `steps` bounds the whole.
 */
const isRepetitive = (document: DocumentNode): boolean => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const places: SelectionSetNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.FRAGMENT_DEFINITION || definition.kind === Kind.OPERATION_DEFINITION)
      places.push(definition.selectionSet);
  }
  let steps = 0;
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const counts = new Map<string, number>();
    const followed = new Set<string>();
    const beside = [place];
    for (let set = beside.pop(); set !== undefined; set = beside.pop())
      for (const selection of set.selections) {
        steps += 1;
        if (steps > GRAPHQL_LIMITS.selections) return true;
        if (selection.kind === Kind.FIELD) {
          const name = (selection.alias ?? selection.name).value;
          const count = (counts.get(name) ?? 0) + 1;
          if (count > GRAPHQL_LIMITS.repeats) return true;
          counts.set(name, count);
          // What fragments hold is a place of the fragment's own.
          if (selection.selectionSet !== undefined && followed.size === 0)
            places.push(selection.selectionSet);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) beside.push(selection.selectionSet);
        else if (!followed.has(selection.name.value)) {
          followed.add(selection.name.value);
          const fragment = fragments.get(selection.name.value);
          if (fragment !== undefined) beside.push(fragment.selectionSet);
        }
      }
  }
  return false;
};

const isOperation = ({ kind }: { readonly kind: string }): boolean =>
  kind === (Kind.OPERATION_DEFINITION as string);

const count = (query: string): Counted | null => {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: GRAPHQL_LIMITS.tokens, noLocation: true });
  } catch {
    // Apollo says where it breaks off.
    return null;
  }
  const operations = document.definitions
    .filter(isOperation)
    .map((definition) => (definition as OperationDefinitionNode).name?.value ?? '');
  const problem =
    operations.length > GRAPHQL_LIMITS.operations
      ? `Send at most ${String(GRAPHQL_LIMITS.operations)} operations in one document.`
      : isRepetitive(document)
        ? `Ask for each field at most ${String(GRAPHQL_LIMITS.repeats)} times in one place, and for less at once.`
        : null;
  return { operations, problem };
};

/** A document as it is posted, as far as the door looks at it. */
interface Posted {
  readonly query?: unknown;
  readonly operationName?: unknown;
}

const isPosted = (body: unknown): body is Posted => typeof body === 'object' && body !== null;

export interface DoorRates {
  readonly newDocumentsPerMinute?: number;
}

/**
 * What every GraphQL document passes before Apollo validates it: it is counted in one pass, strangers pay for each document
 * that is new here whether or not it turns out valid, and send one operation a request. BAD_INPUT or TOO_MANY_REQUESTS.
 */
export class DocumentDoor {
  readonly #known = new Map<string, Counted>();
  readonly #strangers: RateWindow;

  constructor(clock: Clock, rates: DoorRates = {}) {
    this.#strangers = new RateWindow(rates.newDocumentsPerMinute ?? LIMITS.rate.newDocumentsPerMinute, clock);
  }

  check(body: unknown, { actor, address }: Pick<Context, 'actor' | 'address'>): void {
    const isStranger = actor === null;
    const sent = Array.isArray(body) ? body : [body];
    if (isStranger && sent.length > 1)
      refuse('', 'one_operation', 'Send one operation a request, or sign in.');
    sent.forEach((one: unknown, index) => {
      if (isPosted(one))
        this.#checkOne(one, Array.isArray(body) ? `${String(index)}.` : '', isStranger, address);
    });
  }

  #checkOne({ query, operationName }: Posted, at: string, isStranger: boolean, address: string | null): void {
    if (typeof query !== 'string') return;
    if (!isStorable(query))
      refuse(
        `${at}query`,
        'unstorable_text',
        'The document holds a character that cannot be read. Type it again.',
      );
    const counted = this.#counted(query, isStranger, address);
    if (counted === null) return;
    const { operations, problem } = counted;
    if (problem !== null) refuse(`${at}query`, 'too_much', problem);
    if (isStranger && operations.length > 1)
      refuse(`${at}query`, 'one_operation', 'Send one operation a document, or sign in.');
    if (typeof operationName === 'string' && operationName !== '') {
      if (!operations.includes(operationName))
        refuse(
          `${at}operationName`,
          'unknown',
          operations.length === 0
            ? 'The document has no operation.'
            : 'The document has no operation of this name.',
        );
    } else if (operations.length > 1)
      refuse(`${at}operationName`, 'required', 'Say which operation of the document to run.');
  }

  #counted(query: string, isStranger: boolean, address: string | null): Counted | null {
    const known = this.#known.get(query);
    if (known !== undefined) {
      // The one used last is forgotten last.
      this.#known.delete(query);
      this.#known.set(query, known);
      return known;
    }
    if (isStranger) this.#strangers.take(address ?? '');
    const counted = count(query);
    // What strangers send does not push out what those signed in use.
    if (counted === null || isStranger || query.length > LONGEST_KEPT) return counted;
    this.#known.set(query, counted);
    const oldest = this.#known.keys().next();
    if (this.#known.size > KEPT && oldest.done !== true) this.#known.delete(oldest.value);
    return counted;
  }
}
