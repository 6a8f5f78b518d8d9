import { In } from 'typeorm';
import { defineLoader, inOrderOf } from '../../platform/loaders.js';
import { Event } from './event.entity.js';

/** One event for each id, in their order; null where there is none. */
export const eventById = defineLoader<string, Event | null>(async (context, ids) =>
  inOrderOf(ids, await context.manager.findBy(Event, { eventID: In([...ids]) }), (event) => event.eventID),
);
