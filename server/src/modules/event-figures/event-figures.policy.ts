import type { Actor } from '../../platform/context.js';

/** Whose figures a caller sees: null for the provider, exact; for a client, those of its own events, masked. */
export const audienceOf = ({ role, clientId }: Actor): { readonly clientId: string | null } | null =>
  role === 'client' ? { clientId } : null;
