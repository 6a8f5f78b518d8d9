import {
  QUALITY_KIND_KEYS,
  QUALITY_KINDS,
  QUALITY_SEVERITIES,
  QUALITY_SEVERITY_KEYS,
  QUALITY_STEPS,
  qualityFacts,
  qualityStepFacts,
  stepsFor,
  type QualityKind,
  type QualitySeverity,
  type QualityStepKind,
} from '@sideline/schema/quality';
import { localDay } from '@sideline/schema/local-day';
import { check } from '@sideline/schema/validation/check';
import { useState } from 'react';
import { EventPicker } from '../../components/pickers/event-picker';
import { useStaffPickerQuery } from '../../components/pickers/pickers.generated';
import { Choice } from '../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../components/ui/drawer-form';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useFormId } from '../../lib/form-id';
import {
  useAddQualityEntryMutation,
  useAddQualityStepMutation,
  type QualityEntryRowFragment,
} from './quality.generated';

interface DrawerProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `quality-${field}`;
const today = (): string => localDay(new Date());

/** Adds an entry to the register. Its kind decides which fields there are. */
export function QualityEntryDrawer({ onClose, onSaved }: DrawerProps) {
  const [id, refused] = useFormId();
  const [kind, setKind] = useState<QualityKind | null>(null);
  const [happenedOn, setHappenedOn] = useState(today);
  const [severity, setSeverity] = useState<QualitySeverity | null>(null);
  const [eventId, setEventId] = useState<string | null>(null);
  const [staffId, setStaffId] = useState<string | null>(null);
  const [prfNumber, setPrfNumber] = useState('');
  const [place, setPlace] = useState('');
  const [text, setText] = useState('');
  const saving = useSaving(controlId);
  const { problems } = saving;
  const staff = useStaffPickerQuery();
  const [add] = useAddQualityEntryMutation({ context: inlineErrors });
  const requires = kind === null ? null : QUALITY_KINDS[kind].requires;
  const save = async () => {
    const given = {
      kind,
      happenedOn,
      severity: requires === 'severity' ? severity : null,
      eventId,
      staffId,
      prfNumber,
      place,
      text,
    };
    const { data: facts, problems: found } = check(qualityFacts(today()), given);
    const isSaved = await saving.run(found, async () => {
      if (facts === null) return;
      try {
        await add({ variables: { input: { ...facts, id } } });
      } catch (error) {
        refused(error);
        throw error;
      }
    });
    if (isSaved) onSaved();
  };
  const described = (field: string) => ({
    status: problems.of(field) === null ? ('' as const) : ('error' as const),
    'aria-invalid': problems.of(field) !== null,
    'aria-describedby': describedBy(controlId(field), undefined, problems.of(field)),
  });
  return (
    <DrawerForm
      title="New entry"
      action="Add entry"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FieldRow>
        <FormField id={controlId('kind')} label="Kind of entry" error={problems.of('kind')} isRequired>
          <Choice<QualityKind>
            id={controlId('kind')}
            {...(kind === null ? {} : { value: kind })}
            placeholder="Choose"
            {...described('kind')}
            options={QUALITY_KIND_KEYS.map((value) => ({ value, label: QUALITY_KINDS[value].label }))}
            onChange={setKind}
          />
        </FormField>
        <TextField
          id={controlId('happenedOn')}
          label="Day"
          type="date"
          value={happenedOn}
          error={problems.of('happenedOn')}
          isRequired
          onChange={setHappenedOn}
        />
      </FieldRow>
      {requires === 'severity' ? (
        <FormField id={controlId('severity')} label="Harm" error={problems.of('severity')} isRequired>
          <Choice<QualitySeverity>
            id={controlId('severity')}
            {...(severity === null ? {} : { value: severity })}
            placeholder="Choose"
            {...described('severity')}
            options={QUALITY_SEVERITY_KEYS.map((value) => ({ value, label: QUALITY_SEVERITIES[value] }))}
            onChange={setSeverity}
          />
        </FormField>
      ) : null}
      <TextField
        id={controlId('text')}
        label={kind === null ? 'What it is about' : QUALITY_KINDS[kind].asks}
        hint="Do not name a patient. Give the PRF number."
        value={text}
        error={problems.of('text')}
        isRequired
        isLong
        onChange={setText}
      />
      <FieldRow>
        <FormField id={controlId('eventId')} label="Event" error={problems.of('eventId')}>
          <EventPicker id={controlId('eventId')} value={eventId} onChange={setEventId} />
        </FormField>
        <TextField
          id={controlId('prfNumber')}
          label="PRF"
          hint="Its number."
          value={prfNumber}
          error={problems.of('prfNumber')}
          onChange={setPrfNumber}
        />
      </FieldRow>
      <FieldRow>
        <FormField
          id={controlId('staffId')}
          label={requires === 'staffId' ? 'Who was trained' : 'Member of staff'}
          error={problems.of('staffId')}
          isRequired={requires === 'staffId'}
        >
          <Choice<string | null>
            id={controlId('staffId')}
            value={staffId}
            allowClear
            placeholder="Choose"
            {...described('staffId')}
            source={staff}
            options={(staff.data?.staffMembers ?? []).map((person) => ({
              value: person.staffId,
              label: `${person.firstName} ${person.lastName}`,
            }))}
            onChange={(next) => setStaffId(next ?? null)}
          />
        </FormField>
        <TextField
          id={controlId('place')}
          label={requires === 'place' ? 'What or where' : 'Place'}
          value={place}
          error={problems.of('place')}
          isRequired={requires === 'place'}
          onChange={setPlace}
        />
      </FieldRow>
    </DrawerForm>
  );
}

/** Adds what has been done about an entry. Only the steps that it can have now are offered. */
export function QualityStepDrawer({
  entry,
  onClose,
  onSaved,
}: DrawerProps & { readonly entry: QualityEntryRowFragment }) {
  const [id, refused] = useFormId();
  const possible = stepsFor(entry.kind, entry.state, entry.steps);
  const [kind, setKind] = useState<QualityStepKind>(possible[0] ?? 'note');
  const [happenedOn, setHappenedOn] = useState(today);
  const [text, setText] = useState('');
  const saving = useSaving(controlId);
  const { problems } = saving;
  const [add] = useAddQualityStepMutation({ context: inlineErrors });
  const save = async () => {
    const { data: facts, problems: found } = check(qualityStepFacts(today()), { kind, happenedOn, text });
    const isSaved = await saving.run(found, async () => {
      if (facts === null) return;
      try {
        await add({ variables: { input: { ...facts, id, entryId: entry.id } } });
      } catch (error) {
        refused(error);
        throw error;
      }
    });
    if (isSaved) onSaved();
  };
  return (
    <DrawerForm
      title={`Add a step to entry ${String(entry.number)}`}
      action="Add step"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FieldRow>
        <FormField id={controlId('kind')} label="Kind of step" error={problems.of('kind')} isRequired>
          <Choice<QualityStepKind>
            id={controlId('kind')}
            value={kind}
            aria-describedby={describedBy(controlId('kind'), undefined, problems.of('kind'))}
            options={possible.map((value) => ({ value, label: QUALITY_STEPS[value] }))}
            onChange={setKind}
          />
        </FormField>
        <TextField
          id={controlId('happenedOn')}
          label="Day"
          type="date"
          value={happenedOn}
          error={problems.of('happenedOn')}
          isRequired
          onChange={setHappenedOn}
        />
      </FieldRow>
      <TextField
        id={controlId('text')}
        label="What was done"
        value={text}
        error={problems.of('text')}
        isRequired
        isLong
        onChange={setText}
      />
    </DrawerForm>
  );
}
