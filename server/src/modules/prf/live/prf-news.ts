import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { handOf, type Context } from '../../../platform/context.js';
import type { PrfChange } from './prf-live.types.js';
import type { Events } from '../../../platform/events/events.js';
import { eventFiguresChanged } from '../../events/event-news.types.js';

/** The news that a record changed: which part, and by whom. Recipients then read what they may see. */
export type PrfNotice =
  | { readonly kind: 'SECTION'; readonly section: PrfSectionKey; readonly version: number }
  /** The record’s state, patient or alerts. */
  | { readonly kind: 'RECORD'; readonly by: string };

/**
 * What followers of a record receive: a notice, or a request to read again because they may have missed some. `opening` is
 * what was read when they began, so that it is not read twice.
 */
export type FollowedNotice = PrfNotice | { readonly kind: 'FOLLOWED'; readonly opening?: PrfChange };

export const prfTopic = (prfId: string): string => `prf ${prfId}`;

/** Notifies every process that a record has changed, once that is committed. */
export class PrfNews {
  readonly #events: Events;

  constructor(deps: { readonly events: Events }) {
    this.#events = deps.events;
  }

  sectionChanged(context: Context, prfId: string, section: PrfSectionKey, version: number): void {
    this.#tell(context, prfId, section, { kind: 'SECTION', section, version });
  }

  recordChanged(context: Context, prfId: string): void {
    this.#tell(context, prfId, 'record', { kind: 'RECORD', by: handOf(context) });
  }

  /** The figures of the event that a record belongs to may have changed. */
  figuresChanged(context: Context, eventId: string | null): void {
    if (eventId !== null) this.#events.publish(context, eventFiguresChanged(eventId));
  }

  #tell(context: Context, prfId: string, key: string, body: PrfNotice): void {
    this.#events.publish(context, { topic: prfTopic(prfId), key, body });
  }
}
