import { Port } from '../../../platform/module.js';

/**
 * SQL that gives rows of event_id and location_id: the bags and places that go to an event. Modules that send bags out
 * contribute theirs; without any, an event's places are those of its transfers and of what it used.
 */
export const EVENT_PLACES = new Port<string>('places that go to an event');
