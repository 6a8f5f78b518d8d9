import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PartFailure } from '../../../components/ui/failure';
import { Page } from '../../../components/ui/page';
import { FormSkeleton } from '../../../components/ui/skeletons';
import styles from '../papers/papers.module.css';
import { TransferEditor } from './transfer-editor';
import { TransferState } from './transfer-state';
import { useWaitingTransfersQuery, type TransferRowFragment } from './transfers.generated';

/** A new transfer, below those that are waiting. */
export default function NewTransferPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const waiting = useWaitingTransfersQuery({ fetchPolicy: 'cache-and-network' });
  const isKnown = waiting.data !== undefined || waiting.error !== undefined;
  return (
    <Page
      title="New transfer"
      breadcrumb={[{ label: 'Transfers', path: '/inventory/transfers' }]}
      purpose="Choose the two locations, then add items by name or by scan. Nothing moves until you send it."
    >
      {/* Not before, because they would push the form down under someone's finger. */}
      {isKnown ? (
        <>
          <Waiting {...waiting} />
          <TransferEditor
            existing={null}
            start={{
              from: params.get('from'),
              to: params.get('to'),
              item: params.get('item'),
              event: params.get('event'),
            }}
            onSaved={(id) => void navigate(`/inventory/transfers/${id}`, { replace: true })}
            onCancel={() => void navigate('/inventory/transfers')}
          />
        </>
      ) : (
        <FormSkeleton fields={6} />
      )}
    </Page>
  );
}

/** Transfers waiting to be sent or received. */
function Waiting({ data, error, refetch }: ReturnType<typeof useWaitingTransfersQuery>) {
  if (data === undefined && error)
    return (
      <PartFailure
        error={error}
        title="Waiting transfers cannot be loaded just now."
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined || data.drafts.nodes.length + data.travelling.nodes.length === 0) return null;
  return (
    <div className={styles['columns']} style={{ marginBottom: 24 }}>
      <Rows
        title="To receive"
        rows={data.travelling.nodes}
        hasMore={data.travelling.pageInfo.hasNextPage}
        all="transit=1"
      />
      <Rows
        title="To send"
        rows={data.drafts.nodes}
        hasMore={data.drafts.pageInfo.hasNextPage}
        all="state=draft"
      />
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly TransferRowFragment[];
  readonly hasMore: boolean;
  /** For the list that has them all. */
  readonly all: string;
}

function Rows({ title, rows, hasMore, all }: RowsProps) {
  if (rows.length === 0) return null;
  const id = `transfers-${all.slice(0, 5)}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} style={{ fontSize: '1.125rem' }}>
        {title}
      </h2>
      <ul className={styles['lines']} aria-labelledby={id}>
        {rows.map(({ id: transferId, number, fromName, toName, state }) => (
          <li key={transferId} className={styles['line']}>
            <div>
              <Link to={`/inventory/transfers/${transferId}`}>{number}</Link>
              <p className={styles['quiet']}>{`${fromName} → ${toName}`}</p>
            </div>
            <TransferState state={state} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <p>
          <Link to={`/inventory/transfers?${all}`}>See all</Link>
        </p>
      ) : null}
    </section>
  );
}
