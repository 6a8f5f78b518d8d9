import type { Documented } from '@sideline/schema/patient-names';
import type { PrfPatientSnapshot } from '../prf.types.js';

/** The patient of a signed record as it is kept: in the specification's names, which its hash covers. */
export type SealedPatient = Documented<PrfPatientSnapshot>;
