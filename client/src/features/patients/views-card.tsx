import { recordActionWords, SCHEDULED_ACTOR } from '@sideline/schema/audit-actions';
import { ROLE_LABELS } from '@sideline/schema/roles';
import { Card } from 'antd';
import { Empty } from '../../components/ui/empty';
import { Failure } from '../../components/ui/failure';
import { TableSkeleton } from '../../components/ui/skeletons';
import { LoadMore } from '../../components/list/load-more';
import { morePages } from '../../components/list/next-page';
import { formatDateTime } from '../../lib/dates';
import { usePatientViewsQuery } from './patients.generated';
import styles from './patients.module.css';
import { LANGUAGES } from '../../lib/words/languages';
import { usePortalWords } from './portal/portal-words';
import { groupViews, type GroupedView } from './view-words';

const ROLE_WORDS: Readonly<Partial<Record<string, string>>> = ROLE_LABELS;

/** Who has looked at the record, from the audit. For the patient and for staff. */
export function ViewsCard({ patientId }: { readonly patientId: string }) {
  const { say, dated } = usePortalWords();
  const nameOf = ({ actorName, isScheduled }: GroupedView): string =>
    actorName ?? (isScheduled ? SCHEDULED_ACTOR : say('portal.someone'));
  const { data, previousData, loading, error, refetch, fetchMore } = usePatientViewsQuery({
    variables: { patientId },
    fetchPolicy: 'network-only',
  });
  const views = (data ?? previousData)?.patientViews;
  return (
    <Card title={<h2 className="sl-card-title">{say('portal.whoLooked')}</h2>}>
      {views === undefined && error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {views === undefined && !error ? <TableSkeleton rows={4} /> : null}
      {views?.nodes.length === 0 ? (
        <Empty size="small" title={say('portal.nobodyYet')}>
          {say('portal.nobodyYetText')}
        </Empty>
      ) : null}
      {views && views.nodes.length > 0 ? (
        <ul className={styles.list}>
          {groupViews(views.nodes).map((view) => (
            <li key={view.id}>
              <div className={styles.line}>
                <span>
                  <strong>{nameOf(view)}</strong>
                  <span lang={LANGUAGES.en.tag}>
                    {view.role ? ` (${ROLE_WORDS[view.role] ?? view.role})` : ''}{' '}
                    {recordActionWords(view.action)}
                  </span>
                  {view.count > 1 ? ` ${say('portal.times', { count: view.count })}` : ''}
                </span>
                <span className={`${styles.quiet ?? ''} sl-figures`}>{dated(formatDateTime(view.at))}</span>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <LoadMore
        className={styles.more}
        isLoading={loading}
        {...morePages('patientViews', data ?? previousData, fetchMore)}
      />
    </Card>
  );
}
