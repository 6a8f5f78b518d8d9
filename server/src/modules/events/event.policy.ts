import type { Actor } from '../../platform/context.js';
import type { Event } from './event.entity.js';

/** Whose events a caller sees: null means everyone's; clients see their own client's, and none if they have no client. */
export const eventsOfClient = (actor: Actor | null): { readonly clientId: string | null } | null =>
  actor?.role === 'client' ? { clientId: actor.clientId } : null;

/** An event as a caller is shown it: our own notes, the plan, and zones that are no longer in use, are not for clients. */
export const shownTo = (actor: Actor | null, event: Event): Event =>
  actor?.role === 'client'
    ? Object.assign(event, { notes: null, plan: null, zones: event.zones.filter(({ isActive }) => isActive) })
    : event;
