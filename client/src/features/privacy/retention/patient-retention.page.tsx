import { Link, useParams } from 'react-router-dom';
import { Page } from '../../../components/ui/page';
import { CardsSkeleton } from '../../../components/ui/skeletons';
import { KeptUntil } from './kept-until';
import { usePatientRetentionQuery } from './retention.generated';

const BREADCRUMB = [{ label: 'Retention', path: '/retention' }];

/** How long one person's records are kept, and why: the marks that keep them longer, and a ruling that ends it. */
export default function PatientRetentionPage() {
  const { patientId = '' } = useParams();
  const { data, error, refetch } = usePatientRetentionQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const retention = data?.patientRetention;
  const refresh = () => void refetch();
  if (!retention)
    return (
      <Page title="Retention" breadcrumb={BREADCRUMB} error={error} onRetry={refresh}>
        <CardsSkeleton cards={2} rows={4} />
      </Page>
    );
  return (
    <Page
      title={`Retention of ${retention.name}`}
      breadcrumb={BREADCRUMB}
      purpose="How long these records are kept: 8 years after the last contact, until the 25th birthday or 8 years after death, whichever is latest."
      actions={<Link to={`/patients/${retention.patientId ?? patientId}`}>Open the record</Link>}
    >
      <KeptUntil retention={retention} onChanged={refresh} />
    </Page>
  );
}
