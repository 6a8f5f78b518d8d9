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
import { usePortalWords } from './portal-words';

/** Visits with a signed record, newest first: the patient's own, or a child's. */
export function VisitsCard({ childId }: { readonly childId: string | null }) {
  const { say, dated } = usePortalWords();
  const { data, previousData, loading, error, refetch, fetchMore } = usePatientVisitsQuery({
    variables: { childId },
    fetchPolicy: 'network-only',
  });
  const visits = (data ?? (childId === null ? previousData : undefined))?.patientVisits;
  const query = childId === null ? '' : `?child=${encodeURIComponent(childId)}`;
  return (
    <Card title={<h2 className="sl-card-title">{say('portal.visits')}</h2>}>
      {visits === undefined && error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {visits === undefined && !error ? <TableSkeleton rows={3} /> : null}
      {visits?.nodes.length === 0 ? (
        <Empty size="small" title={say('portal.noVisits')}>
          {say(childId === null ? 'portal.noVisitsOwn' : 'portal.noVisitsChild')}
        </Empty>
      ) : null}
      {visits && visits.nodes.length > 0 ? (
        <ul className={styles.list}>
          {visits.nodes.map(({ prfId, customPrfId, at, timeZone, eventName, why, isAmended }) => (
            <li key={prfId}>
              <Link to={`/patient-access/visits/${customPrfId}${query}`}>
                {why ?? say('portal.visit')}, {dated(clockOf(timeZone).dateTime(at))}
              </Link>
              <span className={styles.quiet}>
                {[eventName, customPrfId, isAmended ? say('portal.changedShort') : null]
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
