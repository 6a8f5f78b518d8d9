import { Port } from '../../../platform/module.js';

/**
 * SQL that gives rows of event_id, location_id, until (null while it is there) and check_id (the check after it, if any): the bags
 * and places that go to an event. Modules that send bags out
 * contribute theirs; without any, an event's places are those of its transfers and of its use.
 */
export const EVENT_PLACES = new Port<string>('places that go to an event');

/**
 * SQL that gives rows of location_id, item_id, par and source_id: what a bag must hold by its kit, and where it is filled from.
 * It goes before the rule of a place.
 */
export const PLACE_LEVELS = new Port<string>('what places must hold besides their rules');
