import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { Empty } from '../../../components/ui/empty';
import { Failure } from '../../../components/ui/failure';
import { LoadMore } from '../../../components/list/load-more';
import { morePages } from '../../../components/list/next-page';
import { TableSkeleton } from '../../../components/ui/skeletons';
import { clockOf } from '../../../lib/dates';
import { usePatientVisitsQuery } from './portal.generated';
import styles from './portal.module.css';

/** Visits with a signed record, the newest first: the patient's own, or a child's. */
export function VisitsCard({ childId }: { readonly childId: string | null }) {
  const { data, previousData, loading, error, refetch, fetchMore } = usePatientVisitsQuery({
    variables: { childId },
    fetchPolicy: 'network-only',
  });
  const visits = (data ?? (childId === null ? previousData : undefined))?.patientVisits;
  const query = childId === null ? '' : `?child=${encodeURIComponent(childId)}`;
  return (
    <Card title={<h2 className="sl-card-title">Visits</h2>}>
      {visits === undefined && error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {visits === undefined && !error ? <TableSkeleton rows={3} /> : null}
      {visits?.nodes.length === 0 ? (
        <Empty size="small" title="No visits yet">
          {childId === null
            ? 'A visit appears here once its record is signed. If one is missing, contact us.'
            : 'A visit appears here once its record is signed and may be shown to you. If one is missing, contact us.'}
        </Empty>
      ) : null}
      {visits && visits.nodes.length > 0 ? (
        <ul className={styles.list}>
          {visits.nodes.map(({ prfId, customPrfId, at, timeZone, eventName, why, isAmended }) => (
            <li key={prfId}>
              <Link to={`/patient-access/visits/${customPrfId}${query}`}>
                {why ?? 'Visit'}, {clockOf(timeZone).dateTime(at)}
              </Link>
              <span className={styles.quiet}>
                {[eventName, customPrfId, isAmended ? 'changed after it was signed' : null]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <LoadMore isLoading={loading} {...morePages('patientVisits', data ?? previousData, fetchMore)} />
    </Card>
  );
}
