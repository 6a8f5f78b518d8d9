import { capacityConclusions, type CapacityRecord } from '@sideline/schema/clinical/capacity';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { PrfField } from '../fields/prf-field';
import { useFacts } from '../prf-context';
import { useMemo } from 'react';
import { fieldAt } from '@sideline/schema/prf/catalogue/catalogue';
import { SectionForm } from './section-form';
import { useSectionFields } from './use-section-fields';

/** The conclusions possible at this age, and any that was already chosen. */
const forAge = (field: Field, ageYears: number | null, chosen: unknown): Field => {
  if (field.kind !== 'choice') return field;
  const offered: readonly string[] = capacityConclusions(ageYears);
  return {
    ...field,
    choices: {
      ...field.choices,
      options: Object.fromEntries(
        Object.entries(field.choices.options).filter(([key]) => offered.includes(key) || key === chosen),
      ),
    },
  };
};

/**
 * Primary survey with the capacity assistant (clinical section 4): the choices for the patient's age. Contradictions are
 * asked about there.
 */
export function PrimarySurveySection() {
  const facts = useFacts();
  const propsOf = useSectionFields('PrimarySurvey');
  const record = (facts.data['PrimarySurvey'] ?? {}) as CapacityRecord;
  const { ageYears } = facts;
  const { capacity_conclusion: chosen } = record;
  const conclusion = useMemo(() => {
    const field = fieldAt('PrimarySurvey', 'capacity_conclusion');
    return field && forAge(field, ageYears, chosen);
  }, [ageYears, chosen]);
  return (
    <SectionForm
      section="PrimarySurvey"
      drawField={(field) =>
        field.name === 'capacity_conclusion' ? (
          <PrfField key={field.name} {...propsOf(field)} field={conclusion ?? field} />
        ) : undefined
      }
    />
  );
}
