import { Navigate, useParams } from 'react-router-dom';
import { useRecordRetentionQuery } from './retention.generated';
import { RetentionPage } from './retention-page';

const PURPOSE =
  'A record without a patient is kept for 8 years after it was started, and until the patient’s 25th birthday. The birth date is the one entered at the kiosk. If there is none, the patient is treated as a newborn.';

/** How long a record without a patient is kept. A record that now has a patient is kept with that patient's. */
export default function RecordRetentionPage() {
  const { prfId = '' } = useParams();
  const { data, error, refetch } = useRecordRetentionQuery({
    variables: { prfId },
    fetchPolicy: 'cache-and-network',
  });
  const retention = data?.recordRetention;
  if (retention?.prfId === null) return <Navigate to={`/retention/${retention.patientId ?? ''}`} replace />;
  return (
    <RetentionPage
      purpose={PURPOSE}
      retention={retention}
      error={error}
      path={`/prf/${retention?.name ?? ''}`}
      onRefresh={() => void refetch()}
    />
  );
}
