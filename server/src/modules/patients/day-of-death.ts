import { localDay } from '@sideline/schema/local-day';
import type { PatientDeath } from './patient-death.types.js';

/** The day on which a patient died, YYYY-MM-DD: by a signed record, on the clock of its event, otherwise as staff entered it. */
export const dayOfDeath = (
  death: Pick<PatientDeath, 'diedAt' | 'timeZone'> | null | undefined,
  entered: string | null,
): string | null => (death ? localDay(death.diedAt, death.timeZone) : entered);
