import { Card } from 'antd';
import { Empty } from '../../components/ui/empty';
import { StatusTag } from '../../components/ui/status-tag';
import { formatDate } from '../../lib/dates';
import type { PatientDetailFragment } from './patients.generated';
import styles from './patients.module.css';
import { usePortalWords } from './portal/portal-words';

/** The patient's current and earlier squads, the current one first. */
export function SquadsCard({ squads }: { readonly squads: PatientDetailFragment['squads'] }) {
  const { say, dated } = usePortalWords();
  const newestFirst = [...squads].sort(
    (left, right) => Date.parse(right.startDate) - Date.parse(left.startDate),
  );
  return (
    <Card title={<h2 className="sl-card-title">{say('portal.squads')}</h2>}>
      {squads.length === 0 ? (
        <Empty size="small" title={say('portal.noSquad')}>
          {say('portal.noSquadText')}
        </Empty>
      ) : (
        <ul className={styles.list}>
          {newestFirst.map((squad) => (
            <li key={squad.id}>
              <div className={styles.line}>
                <strong>
                  {squad.teamName}, {squad.squadName}
                </strong>
                {squad.endDate ? null : <StatusTag tone="success">{say('portal.current')}</StatusTag>}
              </div>
              <div className={styles.quiet}>
                {squad.endDate
                  ? say('portal.fromTo', {
                      from: dated(formatDate(squad.startDate)),
                      to: dated(formatDate(squad.endDate)),
                    })
                  : say('portal.untilNow', { from: dated(formatDate(squad.startDate)) })}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
