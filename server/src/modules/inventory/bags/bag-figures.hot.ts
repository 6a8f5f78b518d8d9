import type { EventBags } from '../../event-figures/event-figures.ports.js';
import { isReadyToItsEnd, type ReadBag } from './bag.service.js';
import { BAG_JOINS, BAG_JSON } from './bag.hot.js';

/** The bags that an event or one of its crews has now, each as ready as the list of bags says. */
export const BAGS_OF_EVENT: EventBags = {
  part: (eventId) => ({
    sql: `SELECT coalesce(json_agg(${BAG_JSON}), '[]')
      FROM stock_bag g ${BAG_JOINS}
      WHERE g.location_id IN (
        SELECT o.bag_id FROM bag_assignment o WHERE o.event_id = $1 AND o.back_at IS NULL
        UNION SELECT o.bag_id FROM control_crew w JOIN bag_assignment o ON o.crew_id = w.crew_id
          WHERE w.event_id = $1 AND o.back_at IS NULL)`,
    values: [eventId],
  }),
  // As the part above reads them.
  count: (read, now) => {
    const bags = read as readonly ReadBag[];
    return { out: bags.length, ready: bags.filter((bag) => isReadyToItsEnd(bag, now)).length };
  },
};
