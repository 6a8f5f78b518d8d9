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
  readonly existing: (EventTimes & { readonly id: string; readonly version: number }) | null;
  readonly initial?: EventDraft;
  /** Its client, which may be one that we no longer work for. */
  readonly client?: { readonly id: string; readonly name: string } | null;
  readonly onClose: () => void;
  readonly onSaved: (eventId: string) => void;
}

/** What the server asks about an event's shifts before it saves. */
interface ShiftsQuestion {
  readonly words: string;
  /** Whether the shifts can move with the event. */
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

type TextName = Exclude<keyof EventDraft, 'clientId' | 'timeZone'>;

/** Creates or edits an event. For administrators. */
export function EventDrawer({
  existing,
  initial = EMPTY_EVENT,
  client = null,
  onClose,
  onSaved,
}: EventDrawerProps) {
  const [draft, setDraft] = useState(initial);
  // One id for each form: if it is sent again after an answer was lost, the server finds the event that was made.
  const [newEventId] = useState(() => newId());
  const saving = useSaving(controlId);
  // What the server says about the event's shifts if its start changes.
  const [shiftsSaid, setShiftsSaid] = useState<ShiftsQuestion | null>(null);
  const [create] = useCreateEventMutation({ context: inlineErrors });
  const [update] = useUpdateEventMutation({ context: inlineErrors });
  const clients = useClientChoiceQuery();
  const listed = clients.data?.clients ?? [];
  const choice = client === null || listed.some(({ id }) => id === client.id) ? listed : [client, ...listed];
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
    const id = existing?.id ?? newEventId;
    const isSaved = await saving.run(found, async () => {
      if (facts === null) return;
      const input = {
        ...facts,
        id,
        date: facts.date.toISOString(),
        endsAt: facts.endsAt.toISOString(),
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
    onSaved(id);
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
      <FormField id={controlId('clientId')} label="Client" error={problems.of('clientId')}>
        <Choice<string>
          id={controlId('clientId')}
          {...(draft.clientId === null ? {} : { value: draft.clientId })}
          allowClear
          source={clients}
          lost="Clients cannot be loaded just now."
          placeholder="Choose a client"
          aria-describedby={describedBy(controlId('clientId'), undefined, problems.of('clientId'))}
          options={choice.map(({ id: clientId, name }) => ({ value: clientId, label: name }))}
          onChange={(chosen?: string) => {
            setDraft((current) => ({ ...current, clientId: chosen ?? null }));
          }}
        />
      </FormField>
      <FieldRow>
        {text('date', 'Starts', { type: 'datetime-local', isRequired: true })}
        {text('endsAt', 'Ends', { type: 'datetime-local', isRequired: true })}
      </FieldRow>
      <FormField
        id={controlId('timeZone')}
        label="Time zone"
        hint={ZONE_HINT}
        error={problems.of('timeZone')}
        isRequired
      >
        <Choice<string>
          id={controlId('timeZone')}
          value={draft.timeZone}
          aria-describedby={describedBy(controlId('timeZone'), ZONE_HINT, problems.of('timeZone'))}
          options={zones(initial.timeZone).map((zone) => ({
            value: zone,
            label: zone.replaceAll('_', ' '),
          }))}
          onChange={(zone) => {
            setDraft((current) => ({ ...current, timeZone: zone }));
          }}
        />
      </FormField>
      {text('location', 'Location', { hint: 'The name that crews and the control room use for the place.' })}
      <FieldRow>
        {text('latitude', 'Latitude', { inputMode: 'decimal', hint: 'In degrees, like 52.4862.' })}
        {text('longitude', 'Longitude', { inputMode: 'decimal', hint: 'In degrees, like -1.8904.' })}
      </FieldRow>
      {text('venueType', 'Venue type', { hint: 'Stadium, festival site, road course …' })}
      <FieldRow>
        {text('attendanceExpected', 'Attendance expected', { inputMode: 'numeric' })}
        {text('attendanceActual', 'Attendance counted', { inputMode: 'numeric' })}
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
