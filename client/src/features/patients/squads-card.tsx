import { Card } from 'antd';
import { Empty } from '../../components/ui/empty';
import { StatusTag } from '../../components/ui/status-tag';
import { formatDate } from '../../lib/dates';
import type { PatientDetailFragment } from './patients.generated';
import styles from './patients.module.css';

/** The squads that the patient trains and trained with, the present one first. */
export function SquadsCard({ squads }: { readonly squads: PatientDetailFragment['squads'] }) {
  const newestFirst = [...squads].sort(
    (left, right) => Date.parse(right.startDate) - Date.parse(left.startDate),
  );
  return (
    <Card title={<h2 className="sl-card-title">Cheer squads</h2>}>
      {squads.length === 0 ? (
        <Empty size="small" title="No squad">
          A squad that is chosen in the patient’s details appears here with its dates.
        </Empty>
      ) : (
        <ul className={styles.list}>
          {newestFirst.map((squad) => (
            <li key={squad.id}>
              <div className={styles.line}>
                <strong>
                  {squad.teamName}, {squad.squadName}
                </strong>
                {squad.endDate ? null : <StatusTag tone="success">Current</StatusTag>}
              </div>
              <div className={styles.quiet}>
                {formatDate(squad.startDate)}
                {squad.endDate ? ` to ${formatDate(squad.endDate)}` : ', until now'}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
