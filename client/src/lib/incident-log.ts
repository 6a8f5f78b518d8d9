/**
 * What an incident passes to a see and treat log that is opened from it. It is in the history’s state, never in an
 * address.
 */
export interface IncidentLog {
  /** The log’s id, which the incident already has. */
  readonly logId: string;
  readonly eventId: string;
  /** ISO 8601: when the crew was with the patient, otherwise at scene, otherwise when the call came. */
  readonly at: string;
  /** The zone of the event; empty if the incident has none. */
  readonly zoneId: string;
  readonly place: string;
  readonly what: string;
}

const FIELDS = ['logId', 'eventId', 'at', 'zoneId', 'place', 'what'] as const;

/** The state for navigating to the form of a log. */
export const incidentLogState = (incidentLog: IncidentLog): { readonly incidentLog: IncidentLog } => ({
  incidentLog,
});

/** What came with the navigation; null if nothing did. */
export const incidentLogOf = (state: unknown): IncidentLog | null => {
  if (typeof state !== 'object' || state === null || !('incidentLog' in state)) return null;
  const log: unknown = state.incidentLog;
  return typeof log === 'object' &&
    log !== null &&
    FIELDS.every((field) => typeof (log as Readonly<Record<string, unknown>>)[field] === 'string')
    ? (log as IncidentLog)
    : null;
};
