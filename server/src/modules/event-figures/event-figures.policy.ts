import type { Actor } from '../../platform/context.js';

/** As whom a caller sees figures: null is the provider, whose are exact; a client's are those of its own events, masked. */
export const audienceOf = ({ role, clientId }: Actor): { readonly clientId: string | null } | null =>
  role === 'client' ? { clientId } : null;
