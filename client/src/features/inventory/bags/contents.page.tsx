import { useParams } from 'react-router-dom';
import { Page } from '../../../components/ui/page';
import { PageSkeleton } from '../../../components/ui/skeletons';
import { BagContents } from './bag-contents';
import { BagState } from './bag-state';
import { useBagQuery } from './bags.generated';

/** The contents of a bag by lot and expiry, pouch by pouch. */
export default function BagContentsPage() {
  const { bagId = '' } = useParams();
  const { data, error, refetch } = useBagQuery({
    variables: { bagId },
    fetchPolicy: 'cache-and-network',
  });
  const crumbs = [{ label: 'Bags', path: '/inventory/bags' }];
  const details = data?.bag;
  if (details === undefined)
    return error ? (
      <Page title="Bag contents" breadcrumb={crumbs} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  const { bag } = details;
  return (
    <Page
      title={`Contents of ${bag.name}`}
      breadcrumb={[...crumbs, { label: bag.name, path: `/inventory/bags/${bag.id}` }]}
      purpose={`${bag.kitName}, version ${String(bag.kitNumber)}`}
      aside={<BagState bag={bag} />}
    >
      <BagContents details={details} />
    </Page>
  );
}
