/** What a log says, as a PRF that is made of it needs to know it. */
export interface LoggedContact {
  readonly event_id: string;
  /** ISO 8601. */
  readonly incident_date: string;
  readonly incident_location: string | null;
  readonly zone_id?: string | null;
  readonly issue_summary: string;
  readonly treatment_provided: string | null;
  readonly advice_given: string | null;
  readonly clinician_name: string;
  readonly clinician_role: string;
}

/** As long as the form accepts: the whole summary is in the presenting complaint. */
const CHIEF_COMPLAINT_LENGTH = 300;

const firstLine = (text: string): string => {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length <= CHIEF_COMPLAINT_LENGTH ? line : `${line.slice(0, CHIEF_COMPLAINT_LENGTH - 1)}…`;
};

/** Only what is said: a PRF's section knows nothing of empty answers. */
const said = (fields: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  );

/**
 * The sections of the PRF that a log becomes, by section: nothing is typed again. Treatment goes into the narrative with who
 * gave it, because it is text, and the record's own drugs and procedures are entries that a clinician vouches for.
 */
export function sectionsOfLog(log: LoggedContact) {
  const who = `Seen and treated by ${log.clinician_name} (${log.clinician_role}).`;
  return {
    incidentDetails: said({
      event_id: log.event_id,
      incident_date: log.incident_date,
      zone_id: log.zone_id ?? null,
      incident_location: log.incident_location,
      chief_complaint: firstLine(log.issue_summary),
    }),
    PresentingComplaint: said({
      presenting_complaint: log.issue_summary,
      incident_narrative:
        log.treatment_provided === null ? who : `${who} Treatment provided: ${log.treatment_provided}`,
    }),
    ...(log.advice_given === null ? {} : { DispositionOutcome: said({ advice_given: log.advice_given }) }),
  };
}
