import { Flex, Select, Typography } from 'antd';
import { FieldError, FormField } from '../entity-form';
import { useCheerTeams } from './use-cheer-teams';

export interface CheerChoice {
  readonly teamId: string | null;
  readonly squadId: string | null;
}

interface CheerSquadPickerProps {
  readonly id: string;
  readonly value: CheerChoice;
  readonly onChange: (value: CheerChoice) => void;
  readonly disabled?: boolean;
  readonly teamError?: string | null;
  readonly squadError?: string | null;
  /** Marks the team, and the squad where the team has some, as required. */
  readonly isRequired?: boolean;
}

/**
 * A cheer team, then one of its squads. Choosing a different team clears the squad, and the squad appears only after a
 * team is chosen (spec section 4). Teams and squads come sorted by name from the server.
 */
export function CheerSquadPicker({
  id,
  value,
  onChange,
  disabled = false,
  teamError,
  squadError,
  isRequired = false,
}: CheerSquadPickerProps) {
  const { teams, loading, error } = useCheerTeams();
  const team = teams.find((candidate) => candidate.team_id === value.teamId);
  return (
    <Flex gap={16} wrap align="start">
      <div style={{ flex: '1 1 240px', minWidth: 0 }}>
        <FormField id={`${id}-team`} label="Cheer Team" error={teamError ?? null} isRequired={isRequired}>
          <Select<string>
            id={`${id}-team`}
            {...(value.teamId === null ? {} : { value: value.teamId })}
            disabled={disabled}
            loading={loading}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="Choose a team"
            notFoundContent={
              error ? 'Teams cannot be loaded just now.' : loading ? 'Loading…' : 'No team found.'
            }
            style={{ width: '100%' }}
            options={teams.map((option) => ({ value: option.team_id, label: option.team_name }))}
            onChange={(teamId?: string) => {
              onChange({ teamId: teamId ?? null, squadId: null });
            }}
          />
        </FormField>
      </div>
      {team ? (
        <div style={{ flex: '1 1 240px', minWidth: 0 }}>
          {team.squads.length === 0 ? (
            <Flex vertical gap={4}>
              <Typography.Text strong>Cheer Squad</Typography.Text>
              <Typography.Text type="secondary">No squads available for this team.</Typography.Text>
              <FieldError id={`${id}-squad`} error={squadError} />
            </Flex>
          ) : (
            <FormField
              id={`${id}-squad`}
              label="Cheer Squad"
              error={squadError ?? null}
              isRequired={isRequired}
            >
              <Select<string>
                key={team.team_id}
                id={`${id}-squad`}
                {...(value.squadId === null ? {} : { value: value.squadId })}
                disabled={disabled}
                allowClear
                placeholder="Choose a squad"
                style={{ width: '100%' }}
                options={team.squads.map((squad) => ({ value: squad.squad_id, label: squad.squad_name }))}
                onChange={(squadId?: string) => {
                  onChange({ teamId: team.team_id, squadId: squadId ?? null });
                }}
              />
            </FormField>
          )}
        </div>
      ) : null}
    </Flex>
  );
}
