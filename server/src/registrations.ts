import type { Registration } from './app.js';

/** What answers requests beside health, metrics and the client's files, in the order in which it is put on the server. */
export const registrations: readonly Registration[] = [];
