import { Flex, Select, Typography } from 'antd';
import { useState } from 'react';
import { FieldError, FormField } from '../entity-form';
import type { PickableCheerTeamFragment } from './pickers.generated';
import { useCheerTeams } from './use-cheer-teams';

export interface CheerChoice {
  readonly teamId: string | null;
  readonly squadId: string | null;
}

/** A squad of a team, as a record names it. */
interface KnownSquad {
  readonly squadId: string;
  readonly squadName: string;
  readonly teamId: string;
  readonly teamName: string;
}

/** The list with a squad in it that it may not hold: it is not read yet, or the squad is no longer offered. */
const withSquad = (
  teams: readonly PickableCheerTeamFragment[],
  { squadId, squadName, teamId, teamName }: KnownSquad,
): readonly PickableCheerTeamFragment[] => {
  const squad = { squad_id: squadId, squad_name: squadName };
  const team = teams.find(({ team_id }) => team_id === teamId);
  if (team === undefined) return [...teams, { team_id: teamId, team_name: teamName, squads: [squad] }];
  if (team.squads.some(({ squad_id }) => squad_id === squadId)) return teams;
  return teams.map((one) => (one === team ? { ...one, squads: [...one.squads, squad] } : one));
};

interface CheerSquadPickerProps {
  readonly id: string;
  readonly value: CheerChoice;
  /** The chosen squad and its team, where the caller knows their names already. */
  readonly current?: KnownSquad | null;
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
  current = null,
  onChange,
  disabled = false,
  teamError,
  squadError,
  isRequired = false,
}: CheerSquadPickerProps) {
  // Read when somebody opens a list, or for a name that is not known.
  const [isAsked, setAsked] = useState(false);
  const isNamed = value.squadId === null ? value.teamId === null : value.squadId === current?.squadId;
  const { teams: listed, loading, error } = useCheerTeams(isAsked || !isNamed);
  const teams = current === null ? listed : withSquad(listed, current);
  const askIfOpen = (isOpen: boolean) => {
    if (isOpen) setAsked(true);
  };
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
            onOpenChange={askIfOpen}
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
                loading={loading}
                allowClear
                placeholder="Choose a squad"
                style={{ width: '100%' }}
                onOpenChange={askIfOpen}
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
