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
import { VisitsCard } from './visits-card';

const OWN = 'own';

/** Lets a guardian choose whose record to read; for everybody else it is their own, and nothing is said of a choice. */
export function WhoseRecord({ children: own }: { readonly children: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const isGuardian = useSignedInUser().isGuardian === true;
  const { data, error, refetch } = useGuardedChildrenQuery({
    fetchPolicy: 'network-only',
    skip: !isGuardian,
  });
  const children = data?.guardedChildren ?? [];
  const childId = search.get('child');
  const child = children.find(({ patientId }) => patientId === childId);
  const choice =
    children.length === 0 ? null : (
      <div className={styles.switch}>
        <label htmlFor="whose-record">Whose record</label>
        <Choice
          id="whose-record"
          value={child?.patientId ?? OWN}
          options={[
            { value: OWN, label: 'My own' },
            ...children.map(({ patientId, name }) => ({ value: patientId, label: name })),
          ]}
          onChange={(chosen: string) => setSearch(chosen === OWN ? {} : { child: chosen })}
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
  if (isGuardian && (data === undefined || error))
    return (
      <Page title="My Records" error={error} onRetry={() => void refetch()}>
        <CardsSkeleton cards={1} rows={4} />
      </Page>
    );
  return (
    <>
      {choice}
      <Page
        title={child ? `Records of ${child.name}` : 'My Records'}
        width="narrow"
        {...(child
          ? { purpose: `You can read these as ${child.relation} until ${formatDate(child.until)}.` }
          : {})}
      >
        {child ? (
          <VisitsCard key={child.patientId} childId={child.patientId} />
        ) : (
          <Empty title="You cannot read these records">
            Your access has ended or was never given. Ask a member of staff.
          </Empty>
        )}
      </Page>
    </>
  );
}
