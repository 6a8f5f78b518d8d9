import { ERRORS } from '@sideline/schema/errors';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { Empty } from '../../components/ui/empty';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { codeOf } from '../../lib/errors';
import { useMyAvailabilityQuery } from './availability.generated';
import styles from './availability.module.css';
import { ExceptionsCard } from './exceptions-card';
import { WeekCard } from './week-card';

/** When the user can work. They enter it here, and the people who plan shifts read it. */
export default function AvailabilityPage() {
  const { data, error, refetch } = useMyAvailabilityQuery({ fetchPolicy: 'network-only' });
  const hasNoProfile = error !== undefined && codeOf(error) === 'SHIFT_NO_PROFILE';
  return (
    <Page
      breadcrumb={[{ label: 'Shifts', path: '/shifts' }]}
      title="My availability"
      purpose={`When you can work shifts. Times are in the ${HOME_ZONE} time zone.`}
      error={hasNoProfile ? undefined : error}
      hasContent={data !== undefined}
      onRetry={() => void refetch()}
    >
      {hasNoProfile ? (
        <Empty title={ERRORS.SHIFT_NO_PROFILE.message}>
          An administrator can create one in the Staff Manager. Then you can say here when you can work.
        </Empty>
      ) : data ? (
        <div className={styles.stack}>
          <WeekCard weekly={data.myAvailability.weekly} />
          <ExceptionsCard exceptions={data.myAvailability.exceptions} onChanged={() => void refetch()} />
        </div>
      ) : (
        <CardsSkeleton cards={2} rows={6} />
      )}
    </Page>
  );
}
