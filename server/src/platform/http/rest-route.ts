import type { ErrorCode } from '@sideline/schema/errors';
import type { Readable } from 'node:stream';
import type { ZodType, z } from 'zod';
import type { Context } from '../context.js';
import type { DomainError } from '../errors.js';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An answer that is a file and not JSON: a PDF, say. */
export class FileAnswer {
  constructor(
    readonly contentType: string,
    readonly fileName: string,
    readonly body: Buffer | Readable,
    readonly disposition: 'inline' | 'attachment' = 'inline',
  ) {}
}

/** What a row accepts that takes a file. */
export interface Upload {
  readonly maximumBytes: number;
  /** The content types of its bytes. None of them can be sent by a form of another site. */
  readonly types: readonly string[];
  /** The error for a larger one. */
  readonly tooLarge: () => DomainError;
}

/** The input of a row, already checked against its schemas. */
export interface RestInput<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

type Parsed<S> = S extends ZodType ? z.output<S> : Record<string, never>;

/** One REST route as its author writes it; `route()` keeps the types together. */
export interface RouteDefinition<
  P extends ZodType | undefined,
  Q extends ZodType | undefined,
  B extends ZodType | undefined,
  R,
> {
  readonly method: RestMethod;
  /** As spec section 7 writes it, parameters in braces: `/api/patient/{patient_id}`. */
  readonly path: string;
  /** The GraphQL root field that it mirrors: `Query.patient`. Its roles and its transaction come from there. */
  readonly mirrors: `Query.${string}` | `Mutation.${string}`;
  /** The field of the body with an id that the caller makes, if the mutation and the row take one. */
  readonly madeId?: string;
  /** True if the field is open to everyone but returns nothing to callers without an account: the row answers 401. */
  readonly requiresUser?: boolean;
  /** Its errors besides those that follow from its access, parameters and body; for the documentation. */
  readonly errors?: readonly ErrorCode[];
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** HTTP status of success; 200 if absent. 204 sends no body. */
  readonly status?: number;
  /** One line of delegation to a service. Its context is a transaction's if the row mirrors a mutation. */
  readonly call: (context: Context, input: RestInput<Parsed<P>, Parsed<Q>, Parsed<B>>) => Promise<R> | R;
  /** Turns the service's answer into the JSON of the specification (or a FileAnswer). Only presenters know legacy names. */
  readonly present: (result: R) => unknown;
  /** For lists that are capped: the cursor of the next page, sent in the Link header. */
  readonly nextCursor?: (result: R) => string | null;
  /** Shape of the success body, for the documentation. Absent if the status is 204 or the answer is a file. */
  readonly response?: ZodType;
  /** Content type of a file answer, for the documentation. */
  readonly produces?: string;
  /** The body is a file: its bytes as they are, whatever its header calls them. `body` is then a Buffer's schema. */
  readonly upload?: Upload;
  /** True if a missing body counts as `{}` (spec section 7: 'empty body'). */
  readonly isBodyOptional?: boolean;
}

/** One REST route, with the types of its input hidden. */
export type Route = RouteDefinition<ZodType | undefined, ZodType | undefined, ZodType | undefined, unknown>;

/** The body of a row that changes only the fields named. A body that names none would change nothing, so it is a mistake. */
export const saysSomething = <S extends ZodType>(body: S): S =>
  body.refine(
    (given) => Object.values(given as object).some((value) => value !== undefined),
    'Send at least one field to change.',
  );

/** Checks a row's types against each other: `call` gets what the schemas parse, `present` gets what `call` returns. */
export const route = <
  R,
  P extends ZodType | undefined = undefined,
  Q extends ZodType | undefined = undefined,
  B extends ZodType | undefined = undefined,
>(
  definition: RouteDefinition<P, Q, B, R>,
): Route => definition as unknown as Route;
