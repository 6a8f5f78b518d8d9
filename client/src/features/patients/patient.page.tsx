import { useParams } from 'react-router-dom';
import { PatientRecord } from './patient-record';

/** The patient in the address. Patients see their own. */
export default function PatientPage() {
  const { patientId = '' } = useParams();
  return <PatientRecord patientId={patientId} />;
}
