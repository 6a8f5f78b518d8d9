import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { Link } from 'react-router-dom';
import type { CheerSquadFieldsFragment, CheerTeamFieldsFragment } from './cheer.generated';
import styles from './cheer.module.css';

interface TeamCardProps {
  readonly team: CheerTeamFieldsFragment;
  readonly onRename: () => void;
  readonly onAddSquad: () => void;
  readonly onRenameSquad: (squad: CheerSquadFieldsFragment) => void;
}

/** A team with its squads by name; each squad leads to its patients. */
export function TeamCard({ team, onRename, onAddSquad, onRenameSquad }: TeamCardProps) {
  return (
    <Card
      title={<h2 className="sl-card-title">{team.team_name}</h2>}
      extra={
        <Button
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden="true" />}
          aria-label={`Rename team ${team.team_name}`}
          onClick={onRename}
        />
      }
    >
      {team.squads.length === 0 ? (
        <p className={styles.quiet}>No squads available for this team.</p>
      ) : (
        <ul className={styles.squads} aria-label={`Squads of ${team.team_name}`}>
          {team.squads.map((squad) => (
            <li key={squad.squad_id} className={styles.squad}>
              <Link className={styles.name} to={`/patients?team=${team.team_id}&squad=${squad.squad_id}`}>
                {squad.squad_name}
              </Link>
              <Button
                type="text"
                size="small"
                icon={<EditOutlined aria-hidden="true" />}
                aria-label={`Rename squad ${squad.squad_name} of ${team.team_name}`}
                onClick={() => {
                  onRenameSquad(squad);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={onAddSquad}>
        Add squad
      </Button>
    </Card>
  );
}
