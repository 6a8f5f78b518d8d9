import { useState } from 'react';
import { Choice } from '../../../components/ui/choice';
import { FormField } from '../../../components/ui/entity-form';
import { UnfoldingChip } from '../../../components/ui/filter-bar';
import { EventPicker } from '../../../components/pickers/event-picker';
import { useStaffPickerQuery } from '../../../components/pickers/pickers.generated';
import type { AnyPrfFragment } from './all-prfs.generated';

interface PrfPlaceFilterProps {
  readonly event: string | null;
  /** A user's id. */
  readonly author: string | null;
  /** The rows, which have the names of the event and the author in the address. */
  readonly prfs: readonly AnyPrfFragment[];
  readonly onChange: (changes: { readonly event?: string | null; readonly author?: string | null }) => void;
}

/** At which event, and by whom. */
export function PrfPlaceFilter({ event, author, prfs, onChange }: PrfPlaceFilterProps) {
  const [picked, setPicked] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const source = useStaffPickerQuery({ skip: !isAsked && author === null });
  const staff = (source.data?.staffMembers ?? []).map(({ userId, firstName, lastName }) => ({
    value: userId,
    label: `${firstName} ${lastName}`,
  }));
  const eventName =
    picked?.id === event ? picked.name : prfs.find(({ eventId }) => eventId === event)?.eventName;
  const authorName = staff.find(({ value }) => value === author)?.label;
  const chosen = [
    event === null ? null : (eventName ?? 'one event'),
    author === null ? null : `started by ${authorName ?? 'one person'}`,
  ].filter((words) => words !== null);
  return (
    <UnfoldingChip label="Event and author" chosen={chosen.length === 0 ? null : chosen.join(', ')}>
      <FormField id="prfs-event" label="Event">
        <EventPicker
          id="prfs-event"
          value={event}
          onChange={(eventId, found) => {
            setPicked(found);
            onChange({ event: eventId });
          }}
        />
      </FormField>
      <FormField id="prfs-author" label="Started by">
        <Choice<string>
          id="prfs-author"
          {...(author === null ? {} : { value: author })}
          options={staff}
          allowClear
          source={source}
          placeholder="Name"
          onOpenChange={(isOpen) => {
            if (isOpen) setAsked(true);
          }}
          onChange={(userId: string | undefined) => onChange({ author: userId ?? null })}
        />
      </FormField>
    </UnfoldingChip>
  );
}
