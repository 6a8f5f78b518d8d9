import { LABEL_KINDS } from '@sideline/schema/inventory/scan-codes';
import { Navigate, useParams } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { Failure } from '../../components/ui/failure';
import { Page } from '../../components/ui/page';
import { PageSkeleton } from '../../components/ui/skeletons';
import { useBatchOfLabelQuery } from './inventory.generated';
import { pageOfLabel } from './label-page';

/** Where a label's code leads: to the page of the thing that carries it. */
export default function OpenLabelPage() {
  const { kind, labelId = '' } = useParams();
  const known = LABEL_KINDS.find((one) => one === kind);
  if (known === undefined)
    return (
      <Page title="Label">
        <Empty title="Label not recognised">
          Print a new label from the page of that item, bag or place.
        </Empty>
      </Page>
    );
  if (known === 'batch') return <OpenBatch batchId={labelId} />;
  return <Navigate replace to={pageOfLabel(known, labelId)} />;
}

function OpenBatch({ batchId }: { readonly batchId: string }) {
  const { data, error, refetch } = useBatchOfLabelQuery({ variables: { id: batchId } });
  if (data)
    return <Navigate replace to={`/inventory/items/${data.stockBatch.batch.itemId}?lot=${batchId}`} />;
  if (!error) return <PageSkeleton />;
  return (
    <Page title="Label">
      <Failure error={error} onRetry={() => void refetch()} />
    </Page>
  );
}
