import { useParams } from 'react-router-dom';
import { usePatientRetentionQuery } from './retention.generated';
import { RetentionPage } from './retention-page';

const PURPOSE =
  'How long these records are kept: 8 years after the last contact, until the 25th birthday or 8 years after death, whichever is latest.';

/** How long one person's records are kept. */
export default function PatientRetentionPage() {
  const { patientId = '' } = useParams();
  const { data, error, refetch } = usePatientRetentionQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const retention = data?.patientRetention;
  return (
    <RetentionPage
      purpose={PURPOSE}
      retention={retention}
      error={error}
      path={`/patients/${retention?.patientId ?? patientId}`}
      onRefresh={() => void refetch()}
    />
  );
}
