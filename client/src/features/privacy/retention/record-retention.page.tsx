import { Link, Navigate, useParams } from 'react-router-dom';
import { Page } from '../../../components/ui/page';
import { CardsSkeleton } from '../../../components/ui/skeletons';
import { KeptUntil } from './kept-until';
import { useRecordRetentionQuery } from './retention.generated';

const BREADCRUMB = [{ label: 'Retention', path: '/retention' }];

/** How long a record without a patient is kept. A record that now has a patient is kept with that patient's. */
export default function RecordRetentionPage() {
  const { prfId = '' } = useParams();
  const { data, error, refetch } = useRecordRetentionQuery({
    variables: { prfId },
    fetchPolicy: 'cache-and-network',
  });
  const retention = data?.recordRetention;
  const refresh = () => void refetch();
  if (!retention)
    return (
      <Page title="Retention" breadcrumb={BREADCRUMB} error={error} onRetry={refresh}>
        <CardsSkeleton cards={2} rows={4} />
      </Page>
    );
  if (retention.prfId === null) return <Navigate to={`/retention/${retention.patientId ?? ''}`} replace />;
  return (
    <Page
      title={`Retention of ${retention.name}`}
      breadcrumb={BREADCRUMB}
      purpose="A record without a patient is kept for 8 years after it was started, and until the patient’s 25th birthday. The birth date is the one entered at the kiosk. If there is none, the patient is treated as a newborn."
      actions={<Link to={`/prf/${retention.name}`}>Open the record</Link>}
    >
      <KeptUntil retention={retention} onChanged={refresh} />
    </Page>
  );
}
