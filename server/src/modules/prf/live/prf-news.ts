import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { handOf, type Context } from '../../../platform/context.js';
import type { PrfChange } from './prf-live.types.js';
import type { Events } from '../../../platform/events/events.js';
import { eventFiguresChanged } from '../../events/event-news.types.js';

/** What is told of a record that changed: which part, and by whom. Whoever hears it reads what he may see. */
export type PrfNotice =
  | { readonly kind: 'SECTION'; readonly section: PrfSectionKey; readonly version: number }
  /** The record’s state, patient or alerts. */
  | { readonly kind: 'RECORD'; readonly by: string };

/**
 * What who follows a record hears: a notice, or that he is to look for himself because he may have missed some. `opening` is
 * what was read when he began, so that it is not read twice.
 */
export type FollowedNotice = PrfNotice | { readonly kind: 'FOLLOWED'; readonly opening?: PrfChange };

export const prfTopic = (prfId: string): string => `prf ${prfId}`;

/** Tells every process that a record has changed, once that is committed. */
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

  /** The figures of the event that a record belongs to may be others now. */
  figuresChanged(context: Context, eventId: string | null): void {
    if (eventId !== null) this.#events.publish(context, eventFiguresChanged(eventId));
  }

  #tell(context: Context, prfId: string, key: string, body: PrfNotice): void {
    this.#events.publish(context, { topic: prfTopic(prfId), key, body });
  }
}
