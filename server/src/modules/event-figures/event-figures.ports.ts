import type { ReadPart } from '../../platform/database/read.js';
import { Port } from '../../platform/module.js';

/** How many bags an event has now, and how many of them are ready until it ends. */
export interface BagsAtEvent {
  readonly out: number;
  readonly ready: number;
}

/** The bags of an event: a part of the statement that reads its figures, and what it says. */
export interface EventBags {
  readonly part: (eventId: string) => ReadPart;
  readonly count: (read: unknown, now: Date) => BagsAtEvent;
}

/** The module of bags counts them; without one the figures have none. */
export const EVENT_BAGS = new Port<EventBags>('bags of an event');
