import { useParams } from 'react-router-dom';
import { PatientRecord } from './patient-record';

/** One patient by the address; patients see their own. */
export default function PatientPage() {
  const { patientId = '' } = useParams();
  return <PatientRecord patientId={patientId} />;
}
