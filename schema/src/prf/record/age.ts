import { HOME_ZONE, localDay } from '../../local-day.js';
import { ageOn } from '../../people.js';

/** What is known of a person's age. */
export interface KnownAge {
  /** YYYY-MM-DD. */
  readonly dob: string | null;
  /** Whole years, where the birth date is unknown. */
  readonly estimatedAge: number | null;
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** When an incident was, and by whose calendar. */
export interface IncidentTime {
  /** As the record has it: the moment of the incident, or anything else where it is not known. */
  readonly at: unknown;
  /** When the record was made, which counts where the incident has no time. */
  readonly begun: string;
  /** IANA name of the event's time zone; null where the record has no event. */
  readonly timeZone: string | null;
}

/** Whole years on the incident's local day: from the birth date, else as estimated, else null. */
export const ageAtIncident = (
  patient: KnownAge | null,
  { at, begun, timeZone }: IncidentTime,
): number | null => {
  if (patient === null) return null;
  if (patient.dob === null) return patient.estimatedAge;
  const moment = [at, begun].find(isMoment);
  return moment === undefined ? null : ageOn(patient.dob, localDay(moment, timeZone ?? HOME_ZONE));
};

/** Whole months on the incident's local day; null where the birth date is unknown or still to come. */
export const monthsAtIncident = (
  patient: KnownAge | null,
  { at, begun, timeZone }: IncidentTime,
): number | null => {
  const dob = patient?.dob ?? null;
  const moment = [at, begun].find(isMoment);
  if (dob === null || moment === undefined) return null;
  const day = localDay(moment, timeZone ?? HOME_ZONE);
  if (dob > day) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [bornYear = 0, bornMonth = 0, bornDate = 0] = dob.split('-').map(Number);
  return (year - bornYear) * 12 + (month - bornMonth) - (date < bornDate ? 1 : 0);
};
