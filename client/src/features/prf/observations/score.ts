import {
  news2,
  type News2Input,
  type News2Parameter,
  type News2Result,
} from '@sideline/schema/clinical/news2';
import { derivationPatient } from '@sideline/schema/prf/derive';
import type { PrfFacts } from '@sideline/schema/prf/kinds';

/** NEWS2 of a set as it stands on the screen, for this patient (clinical section 2). */
export const scoreOf = (set: News2Input, facts: PrfFacts): News2Result =>
  news2(set, derivationPatient(facts));

/** A set without any point: what stands in for the parameters that are not being looked at. */
const NORMAL = {
  respiratory_rate: 16,
  oxygen_saturation: 98,
  supplemental_o2: false,
  bp_systolic: 120,
  heart_rate: 70,
  acvpu: 'A',
  temperature: 37,
} as const satisfies News2Input;

/**
 * The points of one parameter by itself, for its tile; null where it has no value or NEWS2 is not valid for this patient.
 * The total is never added up from these: it needs all seven (clinical section 2).
 */
export const subscoreOf = (parameter: News2Parameter, set: News2Input, facts: PrfFacts): number | null => {
  if (set[parameter] === null || set[parameter] === undefined) return null;
  const alone: News2Input = {
    ...NORMAL,
    ...(parameter === 'oxygen_saturation'
      ? {
          supplemental_o2: set.supplemental_o2 ?? false,
          spo2_scale: set.spo2_scale ?? 'scale_1',
          spo2_scale_chosen_by: set.spo2_scale_chosen_by ?? null,
          spo2_scale_reason: set.spo2_scale_reason ?? null,
        }
      : {}),
    [parameter]: set[parameter],
  };
  const result = scoreOf(alone, facts);
  return result.status === 'scored' ? result.subscores[parameter] : null;
};
