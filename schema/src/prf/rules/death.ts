import { assessRole } from '../../clinical/role-of-life-extinct.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { entered, isDeceased, valueOf } from '../catalogue/rules.js';

/** A death that a record states. `at` is null where the record has no time of recognition. */
export interface StatedDeath {
  readonly at: string | null;
}

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
  return { at: typeof at === 'string' ? at : null };
};
