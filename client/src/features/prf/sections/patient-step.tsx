import { PATIENT_SECTION } from '@sideline/schema/prf/catalogue/catalogue';
import { PatientSection } from '../patient/patient-section';
import { LooseQuestions } from '../questions/place-questions';

/** The patient's form is not drawn from the catalogue, and what is asked about them stands beneath it. */
const NOTHING: readonly string[] = [];

export default function PatientStep() {
  return (
    <>
      <PatientSection />
      <LooseQuestions section={PATIENT_SECTION.key} drawn={NOTHING} />
    </>
  );
}
