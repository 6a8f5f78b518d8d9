import type { OverviewFigure } from '../overview/overview.ports.js';

/** Bags and their pouches as places: of an event, by the contents of their kit, and as a figure of the overview. */

/**
 * Rows of event_id, location_id, until and check_id: the bags that went to an event or to one of its crews, with their pouches, until
 * each was back, and the check that then found what was missing.
 */
export const BAG_EVENT_PLACES = `
  SELECT coalesce(a.event_id, c.event_id) AS event_id, l.id AS location_id, a.back_at AS until,
    (SELECT k.id FROM bag_check k WHERE k.bag_id = a.bag_id AND k.checked_at >= a.back_at AND k.checked_at < coalesce(
      (SELECT min(n.out_at) FROM bag_assignment n WHERE n.bag_id = a.bag_id AND n.out_at > a.out_at), 'infinity')
     ORDER BY k.checked_at LIMIT 1) AS check_id
  FROM bag_assignment a LEFT JOIN control_crew c ON c.crew_id = a.crew_id
  JOIN stock_location l ON l.id = a.bag_id OR l.parent_id = a.bag_id`;

/** Rows of location_id, item_id, par and source_id: what a bag and its pouches must hold by their kit, filled from their home. */
export const BAG_LEVELS = `
  SELECT coalesce(q.id, g.location_id) AS location_id, k.item_id, k.quantity AS par, g.home_id AS source_id
  FROM stock_bag g JOIN kit_part k ON k.kit_id = g.kit_id AND k.number = g.kit_number AND NOT k.is_optional
  LEFT JOIN stock_location q ON q.parent_id = g.location_id AND q.kind = 'pouch' AND q.name = k.pouch`;

export const BAGS_NOT_READY: OverviewFigure = {
  key: 'bags_not_ready',
  sql: (today) => `SELECT count(*)::int FROM bags_not_ready(DATE '${today}')`,
};

/** Bags whose check is due. */
export const BAG_CHECKS_DUE = (today: string): string => `SELECT location_id, 1 AS due FROM stock_bag
  WHERE state = 'check_due' OR (state = 'ready' AND next_check_on <= DATE '${today}')`;
