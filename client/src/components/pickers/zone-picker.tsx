import { Choice, type ChoiceSource } from '../ui/choice';
import { useZonesOfEventQuery, type PickableZoneFragment } from './pickers.generated';
import { useKeptReferenceLists } from './reference-lists';

/**
 * The zones of an event, from the device until the server has answered; undefined until one of them has. The server is
 * asked only if `isAsked`.
 */
export function useZonesOf(
  eventId: string | null,
  isAsked = true,
): { readonly zones: readonly PickableZoneFragment[] | undefined; readonly source: ChoiceSource } {
  const source = useZonesOfEventQuery({
    variables: { eventId: eventId ?? '' },
    skip: eventId === null || !isAsked,
  });
  const answered = source.data?.eventZones;
  const kept = useKeptReferenceLists(eventId !== null && answered === undefined);
  return { zones: answered ?? kept?.events.nodes.find(({ id }) => id === eventId)?.zones, source };
}

interface ZonePickerProps {
  readonly id: string;
  readonly value: string | null;
  readonly zones: readonly PickableZoneFragment[];
  readonly source: ChoiceSource;
  /** Called when the list is opened. */
  readonly onAsk?: () => void;
  readonly onChange: (zoneId: string | null) => void;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
}

/** One zone of an event. A zone that is no longer offered stays selected. */
export function ZonePicker(props: ZonePickerProps) {
  const { id, value, zones, source, onAsk, onChange, disabled = false, describedBy } = props;
  // People cannot read an id, so a zone whose name has not loaded has these words.
  const unnamed =
    value === null || zones.some((zone) => zone.id === value)
      ? []
      : [{ value, label: 'A zone of the event' }];
  return (
    <Choice<string>
      id={id}
      {...(value === null ? {} : { value })}
      allowClear
      disabled={disabled}
      // A list that is there already is short, and needs no keyboard on a touch screen.
      source={zones.length === 0 ? source : undefined}
      lost="Zones cannot be loaded just now."
      placeholder="Choose the zone"
      notFoundContent="This event has no zones."
      aria-describedby={describedBy}
      options={[
        ...unnamed,
        ...zones
          .filter((zone) => zone.isActive || zone.id === value)
          .map((zone) => ({ value: zone.id, label: zone.name })),
      ]}
      onOpenChange={(isOpen) => {
        if (isOpen) onAsk?.();
      }}
      onChange={(chosen: string | undefined) => {
        onChange(chosen ?? null);
      }}
    />
  );
}
