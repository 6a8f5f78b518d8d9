import { NEXT_OF_KIN_RELATIONSHIPS } from '@sideline/schema/people';
import { AutoComplete } from 'antd';
import { useState } from 'react';
import { FormField } from '../../../components/ui/entity-form';
import { FoldedCard } from '../fields/folded-card';
import { patientControlId } from '../fields/patient-control-id';
import { PatientText, type PatientPartProps } from './patient-text';

const CONTACT = ['nextOfKinName', 'nextOfKinContact', 'relationshipToNok'] as const;

/** Who to contact, and what to know about the patient (spec section 2). */
export function ContactAndHistory(props: PatientPartProps) {
  const { form, change, isDisabled } = props;
  const [isContactOpen, setContactOpen] = useState(false);
  // Known details, and those that were refused, are always visible.
  const hasContact = CONTACT.some((name) => Boolean(form[name]) || props.problemOf(name) !== null);
  const relationshipId = patientControlId('relationshipToNok');
  return (
    <>
      <FoldedCard
        titleId="prf-patient-contact"
        title="Emergency Contact"
        count="3 questions"
        isOpen={hasContact || isContactOpen}
        isFixed={hasContact}
        onToggle={setContactOpen}
      >
        <div className="prf-grid">
          <PatientText {...props} name="nextOfKinName" label="Next of kin name" />
          <PatientText {...props} name="nextOfKinContact" label="Next of kin contact" inputMode="tel" />
          <FormField id={relationshipId} label="Relationship to next of kin">
            <AutoComplete
              id={relationshipId}
              value={form.relationshipToNok}
              disabled={isDisabled}
              options={NEXT_OF_KIN_RELATIONSHIPS.map((value) => ({ value }))}
              onChange={(relationship: string) => {
                change({ relationshipToNok: relationship });
              }}
            />
          </FormField>
        </div>
      </FoldedCard>
      <section className="prf-card" aria-labelledby="prf-patient-history">
        <h3 id="prf-patient-history" className="prf-card-title">
          Medical History
        </h3>
        <PatientText
          {...props}
          name="allergies"
          label="Allergies"
          hint="With the reaction if it is known, such as Penicillin (rash)."
          isLong
        />
        <PatientText {...props} name="pastMedicalHistory" label="Past medical history" isLong />
        <PatientText {...props} name="medications" label="Medications" isLong />
      </section>
    </>
  );
}
