const REALM = 'Bearer realm="Sideline"';

/**
 * The header `WWW-Authenticate` of a refusal (RFC 6750): what a program has to send. Null if another token, or none, would
 * be refused in the same way.
 */
export const challengeOf = (
  { status, code, scope }: { readonly status: number; readonly code: string; readonly scope: unknown },
  hasToken: boolean,
): string | null => {
  if (status === 401) return hasToken ? `${REALM}, error="invalid_token"` : REALM;
  if (code === 'TOKEN_READ_ONLY') return `${REALM}, error="insufficient_scope"`;
  if (code === 'TOKEN_SCOPE') return `${REALM}, error="insufficient_scope", scope="${String(scope)}"`;
  return null;
};
