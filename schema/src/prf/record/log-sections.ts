/** The contents of a log that a PRF made from it needs. */
export interface LoggedContact {
  readonly eventId: string;
  /** ISO 8601. */
  readonly incidentDate: string;
  readonly incidentLocation: string | null;
  readonly zoneId?: string | null;
  readonly issueSummary: string;
  readonly treatmentProvided: string | null;
  readonly adviceGiven: string | null;
  readonly clinicianName: string;
  readonly clinicianRole: string;
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
  const who = `Seen and treated by ${log.clinicianName} (${log.clinicianRole}).`;
  return {
    incidentDetails: said({
      event_id: log.eventId,
      incident_date: log.incidentDate,
      zone_id: log.zoneId ?? null,
      incident_location: log.incidentLocation,
      chief_complaint: firstLine(log.issueSummary),
    }),
    PresentingComplaint: said({
      presenting_complaint: log.issueSummary,
      incident_narrative:
        log.treatmentProvided === null ? who : `${who} Treatment provided: ${log.treatmentProvided}`,
    }),
    ...(log.adviceGiven === null ? {} : { DispositionOutcome: said({ advice_given: log.adviceGiven }) }),
  };
}
