import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Choice } from '../../../components/ui/choice';
import { Empty } from '../../../components/ui/empty';
import { Page } from '../../../components/ui/page';
import { CardsSkeleton } from '../../../components/ui/skeletons';
import { formatDate } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { useGuardedChildrenQuery } from './portal.generated';
import styles from './portal.module.css';
import { usePortalWords } from './portal-words';
import { VisitsCard } from './visits-card';

const OWN = 'own';

/** Lets a guardian choose whose record to read. Everyone else reads their own and is not shown a choice. */
export function WhoseRecord({ children: own }: { readonly children: ReactNode }) {
  const { say, dated } = usePortalWords();
  const [search, setSearch] = useSearchParams();
  const isGuardian = useSignedInUser().isGuardian === true;
  const { data, error, loading, refetch } = useGuardedChildrenQuery({
    fetchPolicy: 'network-only',
    skip: !isGuardian,
  });
  const children = data?.guardedChildren ?? [];
  const childId = search.get('child');
  const child = children.find(({ patientId }) => patientId === childId);
  const isAwaited = isGuardian && data === undefined;
  // There from the first moment, so that its arrival moves nothing, and a failure can be tried again.
  const choice =
    children.length === 0 && !isAwaited ? null : (
      <div className={styles.switch}>
        <label htmlFor="whose-record">{say('portal.whose')}</label>
        <Choice
          id="whose-record"
          value={isAwaited && childId !== null ? null : (child?.patientId ?? OWN)}
          source={{ loading, error, refetch }}
          options={[
            { value: OWN, label: say('portal.myOwn') },
            ...children.map(({ patientId, name }) => ({ value: patientId, label: name })),
          ]}
          onChange={(chosen: string | null) =>
            setSearch(chosen === null || chosen === OWN ? {} : { child: chosen })
          }
        />
      </div>
    );
  if (childId === null)
    return (
      <>
        {choice}
        {own}
      </>
    );
  if (isAwaited)
    return (
      <>
        {choice}
        <Page title={say('portal.myRecords')} width="narrow" error={error} onRetry={() => void refetch()}>
          <CardsSkeleton cards={1} rows={4} />
        </Page>
      </>
    );
  return (
    <>
      {choice}
      <Page
        title={child ? say('portal.recordsOf', { name: child.name }) : say('portal.myRecords')}
        width="narrow"
        {...(child
          ? {
              purpose: say('portal.readAs', {
                relation: child.relation,
                until: dated(formatDate(child.until)),
              }),
            }
          : {})}
      >
        {child ? (
          <VisitsCard key={child.patientId} childId={child.patientId} />
        ) : (
          <Empty title={say('portal.noAccess')}>{say('portal.noAccessText')}</Empty>
        )}
      </Page>
    </>
  );
}
