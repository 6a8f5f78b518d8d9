import { AppstoreOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import {
  Fragment,
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { DangerNotice } from '../../components/ui/danger-notice';
import { Failure } from '../../components/ui/failure';
import { lazyPart } from '../../components/ui/lazy-part';
import { useListLayout } from '../../components/table/use-list-layout';
import { Page } from '../../components/ui/page';
import { ColumnsSkeleton } from '../../components/ui/skeletons';
import { formatDate } from '../../lib/dates';
import { isUnreachable } from '../../lib/errors';
import { loadScreen } from '../../lib/lazy-page';
import { onReconnection, useOnline } from '../../lib/online';
import { useSignedInUser } from '../../lib/session';
import { useBackgroundRefresh } from '../../lib/use-background-refresh';
import { useNow } from '../../lib/use-now';
import { AlertsCard } from './alerts-card';
import { BagsCard } from './bags-card';
import styles from './dashboard.module.css';
import { DashboardDocument, useDashboardQuery, type DashboardQuery } from './dashboard.generated';
import { ALWAYS_SHOWN, cardsFor, DESK_LIST, shownAt, type DeskCardKey } from './desk-cards';
import { EventsCard } from './events-card';
import { KeptPlacesCard } from './kept-places-card';
import { MyShiftCard } from './my-shift-card';
import { NextCard } from './next-card';
import { nextSteps } from './next-steps';
import { OpenPrfsCard } from './open-prfs-card';
import { QuickActions } from './quick-actions';
import { RecentPatientsCard } from './recent-patients-card';
import { RotaGapsCard } from './rota-gaps-card';
import { UnsentCard } from './unsent-card';
import { UnsignedCard } from './unsigned-card';
import { WeekCard } from './week-card';

/** Only without the server. It is one of the files that the device keeps. */
const KeptRecordsCard = lazyPart(() => import('./kept-records-card'), {
  lost: 'The list of the records on this device did not load. Check the connection.',
  fallback: null,
});

const ArrangeDrawer = lazy(() => loadScreen(() => import('../../components/table/columns-drawer')));
const ARRANGING = {
  title: 'Arrange the dashboard',
  lead: 'Saved for you, on every device. Each card stays in its column. What a patient may be waiting for is always shown.',
  items: 'Cards',
  item: 'card',
  restore: 'Restore the default cards',
} as const;

const REFRESH_MS = 60_000;

const HERE = 'You can start and write records on this device.';
const OUT_UNREAD = `The server cannot be reached. ${HERE} The rest will appear when the connection is back.`;
const OUT_AS_READ = `The server cannot be reached. ${HERE} Everything else is as it was when it last loaded.`;

/** Where a shift starts: the user's open records, today's events and shifts, and the three things to do next. */
export default function DashboardPage() {
  const user = useSignedInUser();
  const now = useNow();
  const { isOnline } = useOnline();
  const isAdmin = user.role === 'admin';
  const {
    data: read,
    error,
    refetch,
  } = useDashboardQuery({
    fetchPolicy: 'cache-and-network',
    variables: { isAdmin },
  });
  useBackgroundRefresh(DashboardDocument, REFRESH_MS, { variables: { isAdmin } });
  // Drawn in small steps, because a phone needs half a second for all of it.
  const data = useDeferredValue(read);
  const dashboard = data?.dashboard;
  const cards = useMemo(() => cardsFor(isAdmin), [isAdmin]);
  // The dashboard's own answer includes the layouts, so that nothing moves when they arrive.
  const arranged = useListLayout(DESK_LIST, cards, dashboard !== undefined);
  const [isArranging, setArranging] = useState(false);
  const isOut = error !== undefined && isUnreachable(error);
  // Anything that could not be loaded is loaded when the server is back.
  useEffect(() => (isOut ? onReconnection(() => void refetch()) : undefined), [isOut, refetch]);

  const drawn = (key: DeskCardKey): ReactNode => {
    if (key === 'quick') return <QuickActions />;
    if (key === 'unsent') return isOnline ? <UnsentCard /> : null;
    if (!dashboard) return null;
    switch (key) {
      case 'unsigned':
        return <UnsignedCard authors={data.unsignedAuthors ?? []} onReminded={() => void refetch()} />;
      case 'gaps':
        return <RotaGapsCard gaps={dashboard.rotaGaps} count={dashboard.rotaGapCount} />;
      case 'shift':
        return hasDuty(dashboard, isAdmin) ? (
          <MyShiftCard
            shifts={dashboard.myShifts}
            next={dashboard.myNextShift ?? null}
            onDone={() => void refetch()}
          />
        ) : null;
      case 'alerts':
        return <AlertsCard alerts={dashboard.openAlerts} count={dashboard.openAlertCount} />;
      case 'open':
        return <OpenPrfsCard prfs={dashboard.myOpenPrfs} count={dashboard.myOpenCount} />;
      case 'events':
        return <EventsCard events={dashboard.todaysEvents} />;
      case 'week':
        return <WeekCard week={dashboard.week} />;
      case 'bags':
        return <BagsCard bags={dashboard.bags} />;
      case 'places':
        return <KeptPlacesCard places={dashboard.keptPlaces} count={dashboard.keptPlaceCount} />;
      case 'patients':
        return <RecentPatientsCard patients={dashboard.recentPatients} />;
    }
  };
  const at = (place: Parameters<typeof shownAt>[0]) =>
    shownAt(place, cards, arranged.layout).map((key) => <Fragment key={key}>{drawn(key)}</Fragment>);
  const [topCards, mainCards, sideCards] = [at('top'), at('main'), at('side')];

  return (
    <Page
      title="Dashboard"
      purpose={`${greeting(user.firstName, now)}. It is ${formatDate(now)}.`}
      actions={
        <Button
          icon={<AppstoreOutlined aria-hidden="true" />}
          aria-haspopup="dialog"
          disabled={!dashboard}
          onClick={() => setArranging(true)}
        >
          Arrange
        </Button>
      }
    >
      {dashboard || error ? (
        <div className={styles.sections}>
          {isOut ? (
            <Alert role="status" type="info" showIcon title={dashboard ? OUT_AS_READ : OUT_UNREAD} />
          ) : (
            !dashboard && <Failure error={error} onRetry={() => void refetch()} />
          )}
          {dashboard?.activeRecalls.map(({ id, number, title, openCount }) => (
            <DangerNotice
              key={id}
              title={`Recall ${number}: ${title}. ${openCount === 0 ? 'All lines are settled.' : `${String(openCount)} not settled.`}`}
              action={<Link to={`/inventory/recalls/${id}`}>Open recall</Link>}
            />
          ))}
          {dashboard && (
            <NextCard
              steps={nextSteps({
                desk: dashboard,
                unsignedAuthors: data.unsignedAuthors ?? [],
                userId: user.id,
                isAdmin,
                now,
              })}
            />
          )}
          {isAdmin && dashboard && topCards.length > 0 && (
            <div className={styles.first} data-tour="to-do">
              {topCards}
            </div>
          )}
          <div className={styles.grid}>
            <div className={styles.column}>
              {/* Everything that needs no server works without one: a record can be started, and unsent changes can be found. */}
              {mainCards[0]}
              {isOnline ? null : (
                <>
                  <UnsentCard />
                  <KeptRecordsCard />
                </>
              )}
              {mainCards.slice(1)}
            </div>
            <div className={styles.column}>{sideCards}</div>
          </div>
          <Suspense fallback={null}>
            {isArranging ? (
              <ArrangeDrawer
                label="the dashboard"
                state={arranged}
                titles={new Map(cards.map(({ key, title }) => [key, title]))}
                words={ARRANGING}
                always={ALWAYS_SHOWN}
                onClose={() => setArranging(false)}
              />
            ) : null}
          </Suspense>
        </div>
      ) : (
        <ColumnsSkeleton
          above={isAdmin ? 6 : 0}
          columns={[
            [1, 2, 4, 16],
            [3, 2, 12],
          ]}
        />
      )}
    </Page>
  );
}

/** Administrators plan the rota. Those who never work shifts are not shown any of their own. */
const hasDuty = (
  { myShifts, myNextShift }: Pick<DashboardQuery['dashboard'], 'myShifts' | 'myNextShift'>,
  isAdmin: boolean,
): boolean => !isAdmin || myShifts.length > 0 || Boolean(myNextShift);

function greeting(firstName: string, now: number): string {
  const hour = new Date(now).getHours();
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `Good ${part}, ${firstName}`;
}
