import {
  INCIDENT_PRIORITIES,
  INCIDENT_PRIORITY_LABELS,
  incidentName,
  type IncidentPriority,
} from '@sideline/schema/control/incidents';
import { incidentFacts } from '@sideline/schema/control/validation';
import { check } from '@sideline/schema/validation/check';
import { AutoComplete, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../components/ui/drawer-form';
import { describedBy, FieldError, FormField } from '../../components/ui/entity-form';
import { OfferedTextField } from '../../components/pickers/offered-text';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import {
  useOpenIncidentMutation,
  useUpdateIncidentMutation,
  type ControlIncidentFieldsFragment,
} from './control.generated';
import styles from './control.module.css';
import { TimeField } from './time-field';
import { useTypedTime } from './use-typed-time';

interface IncidentDrawerProps {
  readonly eventId: string;
  /** The event's time zone, for typed times. */
  readonly timeZone: string;
  readonly existing: ControlIncidentFieldsFragment | null;
  readonly zones: readonly string[];
  /** The event's own zones among these. Records are counted in them. */
  readonly eventZones: readonly { readonly name: string }[];
  readonly onClose: () => void;
}

const controlId = (field: string): string => `incident-${field}`;

/**
 * Creates an incident for a call, or edits one. 'What has happened' has the focus, so that typing can start straight
 * away.
 */
export function IncidentDrawer({
  eventId,
  timeZone,
  existing,
  zones,
  eventZones,
  onClose,
}: IncidentDrawerProps) {
  const [incidentId] = useState(() => newId());
  const [priority, setPriority] = useState<IncidentPriority>(existing?.priority ?? 'p2');
  const [draft, setDraft] = useState({
    what: existing?.what ?? '',
    place: existing?.place ?? '',
    zone: existing?.zone ?? '',
    casualties: typeof existing?.casualties === 'number' ? String(existing.casualties) : '',
    caller: existing?.caller ?? '',
  });
  const time = useTypedTime('calledAt', timeZone);
  const saving = useSaving(controlId);
  const [open] = useOpenIncidentMutation({ context: inlineErrors });
  const [update] = useUpdateIncidentMutation({ context: inlineErrors });
  useEffect(() => {
    // The drawer takes the focus when it has opened, and this happens after that.
    const frame = requestAnimationFrame(() => document.getElementById(controlId('what'))?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const save = async () => {
    const { casualties, ...words } = draft;
    const { at: calledAt, problems: unread } = time.said();
    const count = casualties.trim() === '' ? null : Number(casualties);
    const { data, problems } = check(incidentFacts, {
      ...words,
      priority,
      casualties: count,
    });
    const isSaved = await saving.run([...(problems ?? []), ...unread], async () => {
      if (data === null) return;
      if (existing === null)
        await open({
          variables: { input: { ...data, eventId, incidentId, calledAt } },
        });
      else
        await update({
          variables: { input: { ...data, incidentId: existing.id, version: existing.version } },
        });
    });
    if (isSaved) onClose();
  };

  const text = (
    name: keyof typeof draft,
    label: string,
    more: {
      readonly isRequired?: boolean;
      readonly isLong?: boolean;
      readonly hint?: string;
      readonly inputMode?: 'numeric';
    } = {},
  ) => (
    <TextField
      id={controlId(name)}
      label={label}
      value={draft[name]}
      error={saving.problems.of(name)}
      onChange={(value) => setDraft((current) => ({ ...current, [name]: value }))}
      {...more}
    />
  );

  const typedZone = draft.zone.trim().toLowerCase();
  const zoneHint =
    typedZone === '' || eventZones.some(({ name }) => name.toLowerCase() === typedZone)
      ? null
      : 'Not a zone of this event: its records are counted as ‘Elsewhere or not recorded’.';

  return (
    <DrawerForm
      title={existing === null ? 'New incident' : `Edit ${incidentName(existing.number).toLowerCase()}`}
      action={existing === null ? 'Open incident' : 'Save incident'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {text('what', 'What has happened', {
        isRequired: true,
        hint: 'In the caller’s words, without names.',
      })}
      <fieldset className={styles.choices}>
        <legend id={controlId('priority')}>Priority</legend>
        <Radio.Group
          optionType="button"
          buttonStyle="solid"
          value={priority}
          aria-labelledby={controlId('priority')}
          options={INCIDENT_PRIORITIES.map((value) => ({ value, label: INCIDENT_PRIORITY_LABELS[value] }))}
          onChange={({ target }) => setPriority(target.value as IncidentPriority)}
        />
        <FieldError id={controlId('priority')} error={saving.problems.of('priority')} />
      </fieldset>
      <OfferedTextField
        id={controlId('place')}
        list="places"
        label="Where"
        hint="Describe it so that a crew can find it."
        value={draft.place}
        error={saving.problems.of('place')}
        isRequired
        onChange={(place) => setDraft((current) => ({ ...current, place }))}
      />
      <FieldRow>
        <FormField id={controlId('zone')} label="Zone" hint={zoneHint} error={saving.problems.of('zone')}>
          <AutoComplete
            id={controlId('zone')}
            value={draft.zone}
            options={zones.map((zone) => ({ value: zone }))}
            showSearch={{
              filterOption: (typed, option) =>
                (option?.value ?? '').toLowerCase().includes(typed.toLowerCase()),
            }}
            aria-describedby={describedBy(controlId('zone'), zoneHint, saving.problems.of('zone'))}
            onChange={(zone: string) => setDraft((current) => ({ ...current, zone }))}
          />
        </FormField>
        {text('casualties', 'How many people', { inputMode: 'numeric' })}
      </FieldRow>
      <FieldRow>
        {text('caller', 'Who called')}
        {existing === null ? (
          <TimeField
            id={controlId('calledAt')}
            label="Time of the call"
            hint="Leave empty to use the current time."
            time={time.field}
            error={saving.problems.of('calledAt')}
          />
        ) : null}
      </FieldRow>
    </DrawerForm>
  );
}
