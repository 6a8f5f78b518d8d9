import { Choice } from '../ui/choice';
import { useReferenceListsQuery, type PickableZoneFragment } from './pickers.generated';
import { useKeptReferenceLists } from './reference-lists';

/** The zones of an event, from the device until the server has answered; undefined until one of them has. */
export function useZonesOf(eventId: string | null): readonly PickableZoneFragment[] | undefined {
  const isWanted = eventId !== null;
  const { data } = useReferenceListsQuery({ skip: !isWanted });
  const kept = useKeptReferenceLists(isWanted && data === undefined);
  return (data ?? kept)?.events.nodes.find(({ id }) => id === eventId)?.zones;
}

interface ZonePickerProps {
  readonly id: string;
  readonly value: string | null;
  readonly zones: readonly PickableZoneFragment[];
  readonly onChange: (zoneId: string | null) => void;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
}

/** One zone of an event. A zone that is no longer offered stays selected. */
export function ZonePicker({ id, value, zones, onChange, disabled = false, describedBy }: ZonePickerProps) {
  return (
    <Choice<string>
      id={id}
      {...(value === null ? {} : { value })}
      allowClear
      disabled={disabled}
      placeholder="Choose the zone"
      aria-describedby={describedBy}
      options={zones
        .filter((zone) => zone.isActive || zone.id === value)
        .map((zone) => ({ value: zone.id, label: zone.name }))}
      onChange={(chosen: string | undefined) => {
        onChange(chosen ?? null);
      }}
    />
  );
}
