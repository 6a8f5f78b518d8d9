import { FileAddOutlined, MedicineBoxOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../components/page';
import { CardsSkeleton } from '../../components/skeletons';
import { formatDate } from '../../lib/dates';
import { useSignedInUser } from '../../lib/session';
import { useBackgroundRefresh } from '../../lib/use-background-refresh';
import { useNow } from '../../lib/use-now';
import { AlertsCard } from './alerts-card';
import styles from './dashboard.module.css';
import { DashboardDocument, useDashboardQuery } from './dashboard.generated';
import { EventsCard } from './events-card';
import { OpenPrfsCard } from './open-prfs-card';
import { RecentPatientsCard } from './recent-patients-card';

const REFRESH_MS = 60_000;

/** Where a shift begins: what is open under my hands, what is on today, and the three things to do next. */
export default function DashboardPage() {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const now = useNow();
  const { data, error, refetch } = useDashboardQuery({ fetchPolicy: 'cache-and-network' });
  useBackgroundRefresh(DashboardDocument, REFRESH_MS);
  const dashboard = data?.dashboard;

  return (
    <Page
      title="Dashboard"
      purpose={`${greeting(user.firstName, now)}. It is ${formatDate(now)}.`}
      actions={
        <>
          <Button icon={<SearchOutlined />} onClick={() => void navigate('/patients')}>
            Find patient
          </Button>
          <Button icon={<MedicineBoxOutlined />} onClick={() => void navigate('/see-and-treat')}>
            See &amp; Treat
          </Button>
          <Button type="primary" icon={<FileAddOutlined />} onClick={() => void navigate('/createprf')}>
            New PRF
          </Button>
        </>
      }
      error={dashboard ? undefined : error}
      onRetry={() => void refetch()}
    >
      {dashboard ? (
        <div className={styles.grid}>
          <div className={styles.column}>
            {dashboard.openAlerts.length > 0 && <AlertsCard alerts={dashboard.openAlerts} />}
            <OpenPrfsCard prfs={dashboard.myOpenPrfs} />
          </div>
          <div className={styles.column}>
            <EventsCard events={dashboard.todaysEvents} />
            <RecentPatientsCard patients={dashboard.recentPatients} />
          </div>
        </div>
      ) : (
        <CardsSkeleton cards={4} />
      )}
    </Page>
  );
}

function greeting(firstName: string, now: number): string {
  const hour = new Date(now).getHours();
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `Good ${part}, ${firstName}`;
}
