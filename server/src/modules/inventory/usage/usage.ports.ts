import type { Context } from '../../../platform/context.js';
import { Port } from '../../../platform/module.js';

/** A place from which stock is taken. */
export interface StockPlace {
  readonly id: string;
  readonly name: string;
}

/** Which bag the caller works from. */
export interface CrewBag {
  /** The bag that is assigned to the caller now, or to the event; null where there is none. */
  bagOf(context: Context, eventId: string | null): Promise<StockPlace | null>;
}

/** Modules that know who has which bag. The first that names one decides. */
export const CREW_BAG = new Port<CrewBag>('the bag of the crew');
