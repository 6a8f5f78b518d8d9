import type { CloseCheckSql } from '../events/event-close.types.js';

/** Incidents of an event that are still under way. Their page is the event's control board. */
export const INCIDENTS_OPEN: CloseCheckSql = {
  key: 'incidents_open',
  sql: `SELECT i.incident_id AS item_id, i.event_id || '/control' AS reference, 'Incident ' || i.number AS label, i.called_at AS at
        FROM incident i WHERE i.event_id = $1 AND i.state <> 'clear'`,
};
