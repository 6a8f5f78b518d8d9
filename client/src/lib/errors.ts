import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { Problem } from '@sideline/schema/errors';
import { RefusedError, statusText, UnreachableError } from './http';

/** Reads what went wrong, in the same way for GraphQL and REST. */

/** True if there was no answer at all: the change can wait on the device, and the messages about the connection apply. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof UnreachableError;
}

/** There was no answer, and the browser knows of no network: it was lost a moment before the page noticed. */
export const isOffline = (error: unknown): boolean => isUnreachable(error) && !navigator.onLine;

/** The key in schema/src/errors.ts, 'UNREACHABLE' if there was no answer, otherwise 'INTERNAL'. */
export function codeOf(error: unknown): string {
  if (isUnreachable(error)) return 'UNREACHABLE';
  if (error instanceof RefusedError) return error.code;
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return typeof code === 'string' ? code : 'INTERNAL';
  }
  return 'INTERNAL';
}

/** Failures whose message would not help anyone. */
const WORDLESS: ReadonlySet<string> = new Set([
  'UNREACHABLE',
  'INTERNAL',
  'NOT_READY',
  'PATIENT_SAVE_FAILED',
  'BAD_USER_INPUT',
]);

/**
 * Why something was not done: for a refusal, the rule's own message, and for a failure `text`, the specification's sentence
 * for it. The caller brings the sentence: the whole catalogue of errors would load with every page.
 */
export const failureText = (error: unknown, text: string): string =>
  WORDLESS.has(codeOf(error)) ? text : messageOf(error);

/** The content of a refusal, if the server sent it; otherwise null. */
function wordsIn(body: string): string | null {
  try {
    const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown };
    return typeof code === 'string' && typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}

/** The message to show: the server's own if it answered. */
export function messageOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? error.message;
  // Refused before GraphQL (too many requests, not ready), or by something between.
  if (ServerError.is(error)) return wordsIn(error.bodyText) ?? statusText(error.statusCode);
  if (ServerParseError.is(error)) return statusText(error.statusCode);
  return error instanceof Error ? error.message : 'Something went wrong.';
}

/** The problems with each field; empty if the error is not about a field. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof RefusedError) return error.problems;
  if (!CombinedGraphQLErrors.is(error)) return [];
  const problems = error.errors[0]?.extensions?.['problems'];
  return Array.isArray(problems) ? (problems as Problem[]) : [];
}

/** Why a step was refused, if no form has a field for it: the first problem, otherwise the refusal. */
export const refusalText = (error: unknown): string => problemsOf(error)[0]?.message ?? messageOf(error);
