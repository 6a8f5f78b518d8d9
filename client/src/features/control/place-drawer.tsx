import { treatmentPlaceFacts } from '@sideline/schema/control/validation';
import { check } from '@sideline/schema/validation/check';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../components/ui/drawer-form';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useSaveTreatmentPlaceMutation, type TreatmentPlaceFieldsFragment } from './control.generated';

interface PlaceDrawerProps {
  readonly eventId: string;
  readonly existing: TreatmentPlaceFieldsFragment | null;
  readonly onClose: () => void;
}

const controlId = (field: string): string => `place-${field}`;
/** Text that is not a number becomes one that the schema refuses. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** A treatment place: its beds, how many are in use, and how many people are waiting. */
export function PlaceDrawer({ eventId, existing, onClose }: PlaceDrawerProps) {
  const [placeId] = useState(() => existing?.id ?? newId());
  const [draft, setDraft] = useState({
    name: existing?.name ?? '',
    beds: String(existing?.beds ?? ''),
    occupied: String(existing?.occupied ?? '0'),
    waiting: String(existing?.waiting ?? '0'),
  });
  const saving = useSaving(controlId);
  const [savePlace] = useSaveTreatmentPlaceMutation({ context: inlineErrors });
  const save = async () => {
    const { data, problems } = check(treatmentPlaceFacts, {
      name: draft.name,
      beds: numberOf(draft.beds),
      occupied: numberOf(draft.occupied),
      waiting: numberOf(draft.waiting),
    });
    const isSaved = await saving.run(problems, async () => {
      if (data !== null)
        await savePlace({
          variables: { input: { ...data, eventId, placeId, version: existing?.version ?? 0 } },
        });
    });
    if (isSaved) onClose();
  };
  const text = (name: keyof typeof draft, label: string, isCount = true) => (
    <TextField
      id={controlId(name)}
      label={label}
      value={draft[name]}
      error={saving.problems.of(name)}
      isRequired
      {...(isCount ? { inputMode: 'numeric' as const } : {})}
      onChange={(value) => setDraft((current) => ({ ...current, [name]: value }))}
    />
  );
  return (
    <DrawerForm
      title={existing === null ? 'New treatment place' : `Edit ${existing.name}`}
      action={existing === null ? 'Create place' : 'Save place'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {text('name', 'Name', false)}
      <FieldRow>
        {text('beds', 'Beds')}
        {text('occupied', 'Beds in use')}
        {text('waiting', 'People waiting')}
      </FieldRow>
    </DrawerForm>
  );
}
