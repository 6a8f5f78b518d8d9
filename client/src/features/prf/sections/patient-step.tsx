import { PATIENT_SECTION } from '@sideline/schema/prf/catalogue/catalogue';
import { PatientSection } from '../patient/patient-section';
import { LooseQuestions } from '../questions/place-questions';

/** The catalogue draws no field of the patient's form, so all questions about the patient are listed beneath it. */
const NOTHING: readonly string[] = [];

export default function PatientStep() {
  return (
    <>
      <PatientSection />
      <LooseQuestions section={PATIENT_SECTION.key} drawn={NOTHING} />
    </>
  );
}
