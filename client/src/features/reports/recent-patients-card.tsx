import { GENDER_LABELS } from '@sideline/schema/people';
import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { DiedTag } from '../../components/records/died';
import { Empty } from '../../components/ui/empty';
import { ageInYears, formatAge, formatDateOfBirth, formatDateTime } from '../../lib/dates';
import styles from './dashboard.module.css';
import type { DashboardQuery } from './dashboard.generated';

type RecentPatient = DashboardQuery['dashboard']['recentPatients'][number];

export function RecentPatientsCard({ patients }: { readonly patients: readonly RecentPatient[] }) {
  return (
    <Card
      title={<h2 className="sl-card-title">Recent patients</h2>}
      extra={<Link to="/patients">All patients</Link>}
    >
      {patients.length === 0 ? (
        <Empty size="small" title="No new patients">
          The last patients to be registered appear here, newest first.
        </Empty>
      ) : (
        <ul className={styles.rows}>
          {patients.map((patient) => (
            <li key={patient.id}>
              <div className={styles.row}>
                <div className={styles.main}>
                  <Link to={`/patients/${patient.id}`} className={styles.link}>
                    {patient.name}
                  </Link>
                  <DiedTag patient={patient} />
                  <div className={styles.facts}>{identity(patient)}</div>
                  <div className={styles.facts}>
                    Registered {formatDateTime(patient.createdAt)} ({formatAge(patient.createdAt)})
                  </div>
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function identity({ dob, gender }: RecentPatient): string {
  const age = ageInYears(dob);
  return [dob && formatDateOfBirth(dob), age !== null && `${age} years`, gender && GENDER_LABELS[gender]]
    .filter(Boolean)
    .join(' · ');
}
