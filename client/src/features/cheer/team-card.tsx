import { EditOutlined, PlusOutlined, RollbackOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { Link } from 'react-router-dom';
import { ActFailure } from '../../components/ui/act-failure';
import { StatusTag } from '../../components/ui/status-tag';
import type { Failed } from '../../components/ui/use-act-failure';
import type { KeptTeamFragment } from './cheer.generated';
import styles from './cheer.module.css';
import { membersWords, type KeptSquad } from './kept-squad';

interface TeamCardProps {
  readonly team: KeptTeamFragment;
  /** Includes inactive squads. */
  readonly isWithInactive: boolean;
  readonly failed: Failed | null;
  readonly onRename: () => void;
  readonly onAddSquad: () => void;
  readonly onRenameSquad: (squad: KeptSquad) => void;
  readonly onSetActive: (isActive: boolean) => void;
  readonly onSetSquadActive: (squad: KeptSquad, isActive: boolean) => void;
}

/** A team with its squads by name. Team and squads link to their members. */
export function TeamCard(props: TeamCardProps) {
  const { team, isWithInactive, failed, onRename, onAddSquad, onRenameSquad, onSetActive, onSetSquadActive } =
    props;
  const squads = team.squads.filter(({ isActive }) => isActive || isWithInactive);
  return (
    <Card
      title={<h2 className="sl-card-title">{team.name}</h2>}
      extra={
        <span className={styles.acts}>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined aria-hidden="true" />}
            aria-label={`Rename team ${team.name}`}
            onClick={onRename}
          />
          <ActiveButton what={`team ${team.name}`} isActive={team.isActive} onSet={onSetActive} />
        </span>
      }
    >
      <ActFailure failed={failed} isAtTop />
      <p className={styles.quiet}>
        {team.isActive ? null : <StatusTag tone="neutral">Deactivated</StatusTag>}{' '}
        {team.members === 0 ? (
          'No members.'
        ) : (
          <Link to={`/patients?team=${team.id}`}>{membersWords(team.members)}</Link>
        )}
      </p>
      {squads.length === 0 ? (
        <p className={styles.quiet}>No squads available for this team.</p>
      ) : (
        <ul className={styles.squads} aria-label={`Squads of ${team.name}`}>
          {squads.map((squad) => (
            <li key={squad.id} className={styles.squad}>
              <span className={styles.name}>
                <Link to={`/patients?team=${team.id}&squad=${squad.id}`}>{squad.name}</Link>
                <span className={styles.count}>
                  {squad.isActive ? membersWords(squad.members) : 'Deactivated'}
                </span>
              </span>
              <span className={styles.acts}>
                <Button
                  type="text"
                  size="small"
                  icon={<EditOutlined aria-hidden="true" />}
                  aria-label={`Rename squad ${squad.name} of ${team.name}`}
                  onClick={() => {
                    onRenameSquad(squad);
                  }}
                />
                <ActiveButton
                  what={`squad ${squad.name} of ${team.name}`}
                  isActive={squad.isActive}
                  onSet={(isActive) => onSetSquadActive(squad, isActive)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {team.isActive && (
        <Button size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={onAddSquad}>
          Add squad
        </Button>
      )}
    </Card>
  );
}

interface ActiveButtonProps {
  readonly what: string;
  readonly isActive: boolean;
  readonly onSet: (isActive: boolean) => void;
}

function ActiveButton({ what, isActive, onSet }: ActiveButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={isActive ? <StopOutlined aria-hidden="true" /> : <RollbackOutlined aria-hidden="true" />}
      aria-label={isActive ? `Deactivate ${what}` : `Make ${what} active again`}
      onClick={() => onSet(!isActive)}
    />
  );
}
