import { localDay } from '../local-day.js';
import { ageOn } from '../people.js';

/** What is known of how old somebody is. */
export interface KnownAge {
  /** YYYY-MM-DD. */
  readonly dob: string | null;
  /** Whole years, where the birth date is unknown. */
  readonly estimatedAge: number | null;
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/**
 * Whole years on the local day of the incident: from the birth date, else as estimated, else null. `incidentAt` is the moment
 * of the incident where it is known, `begun` (when the record was made) counts where not.
 */
export const ageAtIncident = (
  patient: KnownAge | null,
  incidentAt: unknown,
  begun: string,
): number | null => {
  if (patient === null) return null;
  if (patient.dob === null) return patient.estimatedAge;
  const at = [incidentAt, begun].find(isMoment);
  return at === undefined ? null : ageOn(patient.dob, localDay(at));
};
