import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../components/ui/drawer-form';
import type { EventShiftsChoice } from '../../schema.generated';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { codeOf, messageOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import { EMPTY_EVENT, factsOf, type EventDraft, type EventTimes } from './event-draft';
import { useClientChoiceQuery, useCreateEventMutation, useUpdateEventMutation } from './events.generated';
import { MoveShiftsDialog } from './move-shifts-dialog';

interface EventDrawerProps {
  readonly existing: (EventTimes & { readonly eventID: string; readonly version: number }) | null;
  readonly initial?: EventDraft;
  /** The client that it has, which may be one that we no longer work for. */
  readonly client?: { readonly client_id: string; readonly name: string } | null;
  readonly onClose: () => void;
  readonly onSaved: (eventId: string) => void;
}

/** What the server asks about an event's shifts before it saves. */
interface ShiftsQuestion {
  readonly words: string;
  /** Whether they can move with it. */
  readonly canMove: boolean;
}
const SHIFTS_QUESTIONS: ReadonlySet<string> = new Set([
  'EVENT_SHIFTS',
  'EVENT_SHIFTS_BEYOND',
  'EVENT_SHIFTS_UNFIT',
]);

const controlId = (field: string): string => `event-${field}`;
const ZONE_HINT = 'Where the event takes place. The times above are local times there.';
const zones = (current: string): readonly string[] => {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(current) ? known : [current, ...known];
};

type TextName = Exclude<keyof EventDraft, 'client_id' | 'time_zone'>;

/** A new event, or what is said of one, for administrators. */
export function EventDrawer({
  existing,
  initial = EMPTY_EVENT,
  client = null,
  onClose,
  onSaved,
}: EventDrawerProps) {
  const [draft, setDraft] = useState(initial);
  // One id for one form: a repeated press after a lost answer finds the event that was made.
  const [newEventId] = useState(() => newId());
  const saving = useSaving(controlId);
  // What the server says about the event's shifts when its start changes.
  const [shiftsSaid, setShiftsSaid] = useState<ShiftsQuestion | null>(null);
  const [create] = useCreateEventMutation({ context: inlineErrors });
  const [update] = useUpdateEventMutation({ context: inlineErrors });
  const clients = useClientChoiceQuery();
  const listed = clients.data?.clients ?? [];
  const choice =
    client === null || listed.some(({ client_id }) => client_id === client.client_id)
      ? listed
      : [client, ...listed];
  const { problems } = saving;

  const text = (name: TextName, label: string, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      id={controlId(name)}
      label={label}
      value={draft[name]}
      error={problems.of(name)}
      onChange={(value) => {
        setDraft((current) => ({ ...current, [name]: value }));
      }}
      {...more}
    />
  );

  const save = async (shifts: EventShiftsChoice | null = null, reason = '') => {
    const shown = { isAsked: false };
    const { facts, problems: found } = factsOf(draft, existing);
    const eventID = existing?.eventID ?? newEventId;
    const isSaved = await saving.run(found, async () => {
      if (facts === null) return;
      const input = {
        ...facts,
        eventID,
        date: facts.date.toISOString(),
        ends_at: facts.ends_at.toISOString(),
      };
      if (existing === null) await create({ variables: { input } });
      else {
        const change = { ...input, version: existing.version, shifts, shiftsReason: reason || null };
        try {
          await update({ variables: { input: change } });
        } catch (error) {
          const code = codeOf(error);
          if (!SHIFTS_QUESTIONS.has(code)) throw error;
          shown.isAsked = true;
          setShiftsSaid({ words: messageOf(error), canMove: code !== 'EVENT_SHIFTS_BEYOND' });
        }
      }
    });
    if (shown.isAsked) return;
    setShiftsSaid(null);
    if (!isSaved) return;
    notify.success(existing === null ? 'Event created.' : 'Event saved.');
    onSaved(eventID);
  };

  return (
    <DrawerForm
      title={existing === null ? 'New event' : 'Edit event'}
      action={existing === null ? 'Create event' : 'Save event'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {text('name', 'Event', { isRequired: true })}
      <FormField id={controlId('client_id')} label="Client" error={problems.of('client_id')}>
        <Choice<string>
          id={controlId('client_id')}
          {...(draft.client_id === null ? {} : { value: draft.client_id })}
          allowClear
          source={clients}
          lost="Clients cannot be loaded just now."
          placeholder="Choose a client"
          aria-describedby={describedBy(controlId('client_id'), undefined, problems.of('client_id'))}
          options={choice.map(({ client_id, name }) => ({ value: client_id, label: name }))}
          onChange={(chosen?: string) => {
            setDraft((current) => ({ ...current, client_id: chosen ?? null }));
          }}
        />
      </FormField>
      <FieldRow>
        {text('date', 'Starts', { type: 'datetime-local', isRequired: true })}
        {text('ends_at', 'Ends', { type: 'datetime-local', isRequired: true })}
      </FieldRow>
      <FormField
        id={controlId('time_zone')}
        label="Time zone"
        hint={ZONE_HINT}
        error={problems.of('time_zone')}
        isRequired
      >
        <Choice<string>
          id={controlId('time_zone')}
          value={draft.time_zone}
          aria-describedby={describedBy(controlId('time_zone'), ZONE_HINT, problems.of('time_zone'))}
          options={zones(initial.time_zone).map((zone) => ({
            value: zone,
            label: zone.replaceAll('_', ' '),
          }))}
          onChange={(zone) => {
            setDraft((current) => ({ ...current, time_zone: zone }));
          }}
        />
      </FormField>
      {text('location', 'Location', { hint: 'The name that crews and the control room use for the place.' })}
      <FieldRow>
        {text('latitude', 'Latitude', { inputMode: 'decimal', hint: 'In degrees, like 52.4862.' })}
        {text('longitude', 'Longitude', { inputMode: 'decimal', hint: 'In degrees, like -1.8904.' })}
      </FieldRow>
      {text('venue_type', 'Venue type', { hint: 'Stadium, festival site, road course …' })}
      <FieldRow>
        {text('attendance_expected', 'Attendance expected', { inputMode: 'numeric' })}
        {text('attendance_actual', 'Attendance counted', { inputMode: 'numeric' })}
      </FieldRow>
      {text('notes', 'Notes', { isLong: true, hint: 'For our own staff. Clients do not see them.' })}
      {shiftsSaid === null ? null : (
        <MoveShiftsDialog
          said={shiftsSaid.words}
          canMove={shiftsSaid.canMove}
          isSaving={saving.isSaving}
          onChosen={(shifts, reason) => void save(shifts, reason)}
          onClose={() => setShiftsSaid(null)}
        />
      )}
    </DrawerForm>
  );
}
