import type { ReferenceField } from '@sideline/schema/prf/catalogue/kinds';
import { isStandingPicture, pictureName, PICTURES, picturesIn } from '@sideline/schema/prf/record/pictures';

import { useState } from 'react';
import { Choice } from '../../../components/ui/choice';
import { CheerSquadPicker } from '../../../components/pickers/cheer-squad-picker';
import { EventPicker } from '../../../components/pickers/event-picker';
import { StaffPicker } from '../../../components/pickers/staff-picker';
import { useCheerTeams } from '../../../components/pickers/use-cheer-teams';
import { useZonesOf, ZonePicker } from '../../../components/pickers/zone-picker';
import { chosenKeys } from '../../../lib/form-rules';
import { useFacts, usePrf } from '../prf-context';
import { VALUE_OPTIONS } from '../value-text';
import type { ControlProps } from './control';

/** The id of a row elsewhere, chosen by its picker. */
export function ReferenceControl(props: ControlProps<ReferenceField>) {
  const { id, field, value, onChange, isDisabled } = props;
  const ids = chosenKeys(value);
  switch (field.to) {
    case 'event':
      return <EventPicker id={id} value={ids[0] ?? null} disabled={isDisabled} onChange={onChange} />;
    case 'zone':
      return <ZoneReference id={id} value={ids[0] ?? null} isDisabled={isDisabled} onChange={onChange} />;
    case 'squad':
      return <SquadReference id={id} value={ids[0] ?? null} isDisabled={isDisabled} onChange={onChange} />;
    case 'staff':
      return (
        <StaffReference
          id={id}
          value={ids}
          isDisabled={isDisabled}
          onChange={(staffIds) => {
            if (staffIds.length === 0) onChange(null);
            else onChange(field.kind === 'references' ? staffIds : staffIds.at(-1));
          }}
        />
      );
    case 'stock':
      // Chosen as a lot, with its name for people.
      return null;
    case 'attachment':
      return <PictureReference {...props} value={ids[0] ?? null} />;
  }
}

interface StaffReferenceProps {
  readonly id: string;
  readonly value: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (staffIds: string[]) => void;
}

/** Members of staff. The record knows the names of its crew. */
function StaffReference({ id, value, isDisabled, onChange }: StaffReferenceProps) {
  const { record } = usePrf();
  return (
    <StaffPicker
      id={id}
      value={value}
      {...(record === null ? {} : { current: record.crew })}
      disabled={isDisabled}
      onChange={onChange}
    />
  );
}

/** One of the record's pictures, by its name. */
function PictureReference({
  id,
  value,
  isDisabled,
  onChange,
}: Pick<ControlProps<ReferenceField>, 'id' | 'isDisabled' | 'onChange'> & { readonly value: string | null }) {
  const { data } = useFacts();
  const pictures = picturesIn(data[PICTURES.section]).filter(
    (entry) => isStandingPicture(entry) || entry.id === value,
  );
  if (pictures.length === 0) return <p className="prf-quiet">Take the picture under Pictures first.</p>;
  return (
    <Choice
      id={id}
      value={value}
      allowClear
      placeholder="Choose a picture"
      disabled={isDisabled}
      onChange={(chosen: string | undefined) => {
        onChange(chosen ?? null);
      }}
      options={pictures.map((entry) => ({
        value: entry.id,
        label: pictureName(data, entry.id, VALUE_OPTIONS) ?? entry.id,
      }))}
    />
  );
}

interface ZoneReferenceProps {
  readonly id: string;
  readonly value: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (zoneId: string | null) => void;
}

/** One of the zones of the record's event. */
function ZoneReference({ id, value, isDisabled, onChange }: ZoneReferenceProps) {
  const { data } = useFacts();
  const chosen = data['incidentDetails']?.['event_id'];
  const eventId = typeof chosen === 'string' ? chosen : null;
  const [isAsked, setAsked] = useState(false);
  const { zones, source } = useZonesOf(eventId, isAsked || value !== null);
  if (value === null && (eventId === null || zones?.every(({ isActive }) => !isActive)))
    return (
      <p className="prf-quiet prf-instead">
        {eventId === null ? 'Choose the event first.' : 'This event has no zones.'}
      </p>
    );
  return (
    <ZonePicker
      id={id}
      value={value}
      zones={zones ?? []}
      source={source}
      disabled={isDisabled}
      onAsk={() => setAsked(true)}
      onChange={onChange}
    />
  );
}

interface SquadReferenceProps {
  readonly id: string;
  readonly value: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (squadId: string | null) => void;
}

/** A squad, chosen by its team. Only the squad is stored, and the team follows from it. The record knows their names. */
function SquadReference({ id, value, isDisabled, onChange }: SquadReferenceProps) {
  const { record } = usePrf();
  const current = record?.squads?.find(({ squadId }) => squadId === value) ?? null;
  const { teams } = useCheerTeams(value !== null && current === null);
  const [pickedTeam, setPickedTeam] = useState<string | null>(null);
  const owner = teams.find((team) => team.squads.some((squad) => squad.id === value));
  return (
    <CheerSquadPicker
      id={id}
      value={{
        teamId: value === null ? pickedTeam : (current?.teamId ?? owner?.id ?? pickedTeam),
        squadId: value,
      }}
      current={current && { ...current, hasSquads: true, squad: current }}
      disabled={isDisabled}
      onChange={({ teamId, squadId }) => {
        setPickedTeam(teamId);
        if (squadId !== value) onChange(squadId);
      }}
    />
  );
}
