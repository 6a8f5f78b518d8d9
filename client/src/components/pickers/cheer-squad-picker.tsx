import { Flex } from 'antd';
import { useState } from 'react';
import { useFieldWords } from '../../lib/words/use-field-words';
import { Choice } from '../ui/choice';
import { FieldError, FormField } from '../ui/entity-form';
import { QuietText } from '../ui/quiet-text';
import type { PickableCheerTeamFragment } from './pickers.generated';
import { useCheerTeams } from './use-cheer-teams';

export interface CheerChoice {
  readonly teamId: string | null;
  readonly squadId: string | null;
}

/** A team, and the patient's squad in it if they have one, as a record names them. */
export interface KnownCheer {
  readonly teamId: string;
  readonly teamName: string;
  readonly hasSquads: boolean;
  readonly squad: { readonly squadId: string; readonly squadName: string } | null;
}

/** The list, plus what it may not hold: it may not be loaded yet, or the squad or its team may no longer be offered. */
const withKnown = (
  teams: readonly PickableCheerTeamFragment[],
  { teamId, teamName, squad }: KnownCheer,
): readonly PickableCheerTeamFragment[] => {
  const squads = squad === null ? [] : [{ id: squad.squadId, name: squad.squadName }];
  const team = teams.find(({ id }) => id === teamId);
  if (team === undefined) return [...teams, { id: teamId, name: teamName, squads }];
  if (team.squads.some(({ id }) => id === squad?.squadId)) return teams;
  return teams.map((one) => (one === team ? { ...one, squads: [...one.squads, ...squads] } : one));
};

interface CheerSquadPickerProps {
  readonly id: string;
  readonly value: CheerChoice;
  /** The chosen team and squad, if the caller already knows their names. */
  readonly current?: KnownCheer | null;
  readonly onChange: (value: CheerChoice) => void;
  readonly disabled?: boolean;
  readonly teamError?: string | null;
  readonly squadError?: string | null;
  /** Marks the team as required, and the squad if the team has any. */
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
  const say = useFieldWords();
  // Loaded when the user opens a list, or for a name that is not known.
  const [isAsked, setAsked] = useState(false);
  const isNamed =
    value.squadId === null
      ? value.teamId === null || value.teamId === current?.teamId
      : value.squadId === current?.squad?.squadId;
  const { teams: listed, source } = useCheerTeams(isAsked || !isNamed);
  const teams = current === null ? listed : withKnown(listed, current);
  const askIfOpen = (isOpen: boolean) => {
    if (isOpen) setAsked(true);
  };
  const team = teams.find((candidate) => candidate.id === value.teamId);
  // The squads of a team that is known only by name have not been loaded yet.
  const isUnread =
    current?.teamId === value.teamId && current.hasSquads && !listed.some(({ id }) => id === value.teamId);
  return (
    <Flex gap={16} wrap align="start">
      <div style={{ flex: '1 1 240px', minWidth: 0 }}>
        <FormField
          id={`${id}-team`}
          label={say('field.team')}
          error={teamError ?? null}
          isRequired={isRequired}
        >
          <Choice<string>
            id={`${id}-team`}
            {...(value.teamId === null ? {} : { value: value.teamId })}
            disabled={disabled}
            source={source}
            lost={say('field.teamsLost')}
            allowClear
            placeholder={say('field.chooseTeam')}
            notFoundContent={say('field.noTeam')}
            style={{ width: '100%' }}
            onOpenChange={askIfOpen}
            options={teams.map((option) => ({ value: option.id, label: option.name }))}
            onChange={(teamId?: string) => {
              onChange({ teamId: teamId ?? null, squadId: null });
            }}
          />
        </FormField>
      </div>
      {team ? (
        <div style={{ flex: '1 1 240px', minWidth: 0 }}>
          {team.squads.length === 0 && !isUnread ? (
            <Flex vertical gap={4}>
              <strong>{say('field.squad')}</strong>
              <QuietText>{say('field.noSquads')}</QuietText>
              <FieldError id={`${id}-squad`} error={squadError} />
            </Flex>
          ) : (
            <FormField
              id={`${id}-squad`}
              label={say('field.squad')}
              error={squadError ?? null}
              isRequired={isRequired}
            >
              <Choice<string>
                key={team.id}
                id={`${id}-squad`}
                {...(value.squadId === null ? {} : { value: value.squadId })}
                disabled={disabled}
                source={source}
                lost={say('field.squadsLost')}
                allowClear
                placeholder={say('field.chooseSquad')}
                notFoundContent={say('field.noSquad')}
                style={{ width: '100%' }}
                onOpenChange={askIfOpen}
                options={team.squads.map((squad) => ({ value: squad.id, label: squad.name }))}
                onChange={(squadId?: string) => {
                  onChange({ teamId: team.id, squadId: squadId ?? null });
                }}
              />
            </FormField>
          )}
        </div>
      ) : null}
    </Flex>
  );
}
