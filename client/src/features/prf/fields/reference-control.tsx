import type { ReferenceField } from '@sideline/schema/prf/kinds';
import { useState } from 'react';
import { CheerSquadPicker } from '../../../components/pickers/cheer-squad-picker';
import { EventPicker } from '../../../components/pickers/event-picker';
import { StaffPicker } from '../../../components/pickers/staff-picker';
import { useCheerTeams } from '../../../components/pickers/use-cheer-teams';
import type { ControlProps } from './control';

/** The id of a row elsewhere, chosen by its picker. */
export function ReferenceControl(props: ControlProps<ReferenceField>) {
  const { id, field, value, onChange, isDisabled } = props;
  const ids = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string',
  );
  switch (field.to) {
    case 'event':
      return <EventPicker id={id} value={ids[0] ?? null} disabled={isDisabled} onChange={onChange} />;
    case 'squad':
      return <SquadReference id={id} value={ids[0] ?? null} isDisabled={isDisabled} onChange={onChange} />;
    case 'staff':
      return (
        <StaffPicker
          id={id}
          value={ids}
          disabled={isDisabled}
          onChange={(staffIds) => {
            if (staffIds.length === 0) onChange(null);
            else onChange(field.kind === 'references' ? staffIds : staffIds.at(-1));
          }}
        />
      );
    case 'attachment':
      return <p className="prf-quiet">{ids.length === 0 ? 'No file.' : `${ids.length} on file.`}</p>;
  }
}

interface SquadReferenceProps {
  readonly id: string;
  readonly value: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (squadId: string | null) => void;
}

/** A squad by its team; only the squad is stored, the team follows from it. */
function SquadReference({ id, value, isDisabled, onChange }: SquadReferenceProps) {
  const { teams } = useCheerTeams();
  const [pickedTeam, setPickedTeam] = useState<string | null>(null);
  const owner = teams.find((team) => team.squads.some((squad) => squad.squad_id === value));
  return (
    <CheerSquadPicker
      id={id}
      value={{ teamId: value === null ? pickedTeam : (owner?.team_id ?? pickedTeam), squadId: value }}
      disabled={isDisabled}
      onChange={({ teamId, squadId }) => {
        setPickedTeam(teamId);
        if (squadId !== value) onChange(squadId);
      }}
    />
  );
}
