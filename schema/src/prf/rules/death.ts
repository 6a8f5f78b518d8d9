import { assessRole } from '../../clinical/role-of-life-extinct.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { entered, isDeceased, valueOf } from '../catalogue/rules.js';

/** A death that a record states. `at` is null where the record has no time of recognition. */
export interface StatedDeath {
  readonly at: string | null;
  /** Where the patient was found, in the record's words; null where it does not say. */
  readonly place: string | null;
}

/** Characters of a place: it is shown on the patient's page and on paper. */
const LONGEST_PLACE = 200;

const placeIn = (facts: PrfFacts): string | null => {
  const location = valueOf(facts, 'incidentDetails', 'incident_location');
  const line = typeof location === 'string' ? location.replace(/\s+/g, ' ').trim() : '';
  if (line === '') return null;
  return line.length <= LONGEST_PLACE ? line : `${line.slice(0, LONGEST_PLACE - 1)}…`;
};

/**
 * The death that a record states, null where it states none: the outcome or the acuity says so, or the recognition of life
 * extinct is complete (clinical section 5: a route is met, with time, name and grade).
 */
export const deathIn = (facts: PrfFacts): StatedDeath | null => {
  const isRecognised =
    assessRole(facts.data['ROLE'] ?? {}).route !== null &&
    ['role_time', 'role_clinician_name', 'role_clinician_grade'].every((field) =>
      entered('ROLE', field)(facts),
    );
  if (!isDeceased(facts) && !isRecognised) return null;
  const at = valueOf(facts, 'ROLE', 'role_time');
  return { at: typeof at === 'string' ? at : null, place: placeIn(facts) };
};
