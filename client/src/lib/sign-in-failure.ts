import { RefusedError } from './http';

/** What the sign-in says when it did not work: the server's own words, or that nobody answered. */
export function signInFailure(reason: unknown): string {
  if (reason instanceof RefusedError) return reason.message;
  return reason instanceof Error ? reason.message : 'Signing in did not work. Please try again.';
}
