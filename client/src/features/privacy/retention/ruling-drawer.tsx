import { useState } from 'react';
import { DrawerForm } from '../../../components/ui/drawer-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useFormId } from '../../../lib/form-id';
import { notify } from '../../../lib/notices';
import { useRuleErasureMutation } from './retention.generated';

interface RulingDrawerProps {
  /** Whose data: a patient's, or a record that is not linked to anyone. */
  readonly subject: { readonly patientId: string } | { readonly prfId: string };
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `ruling-${field}`;

/** Records a ruling that a person's data is to be erased early. */
export function RulingDrawer({ subject, onClose, onSaved }: RulingDrawerProps) {
  const [id, refused] = useFormId();
  const [draft, setDraft] = useState({ reason: '', ruledBy: '', reference: '' });
  const saving = useSaving(controlId);
  const [rule] = useRuleErasureMutation({ context: inlineErrors });

  const save = async () => {
    const isSaved = await saving.run(null, async () => {
      try {
        await rule({ variables: { input: { id, ...subject, ...draft } } });
      } catch (error) {
        refused(error);
        throw error;
      }
    });
    if (!isSaved) return;
    notify.success('The ruling is recorded. You can now erase the records on the retention page.');
    onSaved();
  };
  const text = (name: keyof typeof draft, label: string, hint: string, isLong = false) => (
    <TextField
      id={controlId(name)}
      label={label}
      hint={hint}
      isRequired
      isLong={isLong}
      value={draft[name]}
      error={saving.problems.of(name)}
      maxLength={isLong ? 1000 : 200}
      onChange={(value) => setDraft((current) => ({ ...current, [name]: value }))}
    />
  );
  return (
    <DrawerForm
      title="Record a ruling to erase"
      action="Record ruling"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {text('reason', 'Reason', 'Why this must be erased early.', true)}
      {text('ruledBy', 'Ruled by', 'The person, court or authority.')}
      {text('reference', 'Reference', 'Where to find the ruling.')}
    </DrawerForm>
  );
}
