import { check } from '@sideline/schema/validation/check';
import { clientFacts } from '@sideline/schema/validation/client';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../components/ui/drawer-form';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import {
  useCreateClientMutation,
  useUpdateClientMutation,
  type ClientFieldsFragment,
} from './clients.generated';

interface ClientDrawerProps {
  readonly existing: ClientFieldsFragment | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `client-${field}`;

/** Creates a client, or edits its details. */
export function ClientDrawer({ existing, onClose, onSaved }: ClientDrawerProps) {
  const [draft, setDraft] = useState({
    name: existing?.name ?? '',
    contactName: existing?.contactName ?? '',
    email: existing?.email ?? '',
    phone: existing?.phone ?? '',
  });
  const [newClientId] = useState(() => newId());
  const saving = useSaving(controlId);
  const [create] = useCreateClientMutation({ context: inlineErrors });
  const [update] = useUpdateClientMutation({ context: inlineErrors });

  const save = async () => {
    const { data, problems } = check(clientFacts, draft);
    const isSaved = await saving.run(problems, async () => {
      if (data === null) return;
      if (existing === null) await create({ variables: { input: { ...data, id: newClientId } } });
      else {
        const { id, version, isActive } = existing;
        await update({ variables: { input: { ...data, id, version, isActive } } });
      }
    });
    if (!isSaved) return;
    notify.success(existing === null ? 'Client created.' : 'Client saved.');
    onSaved();
  };

  const text = (
    name: keyof typeof draft,
    label: string,
    more: { readonly isRequired?: boolean; readonly type?: 'email' | 'tel' } = {},
  ) => (
    <TextField
      id={controlId(name)}
      label={label}
      value={draft[name]}
      error={saving.problems.of(name)}
      onChange={(value) => {
        setDraft((current) => ({ ...current, [name]: value }));
      }}
      {...more}
    />
  );

  return (
    <DrawerForm
      title={existing === null ? 'New client' : 'Edit client'}
      action={existing === null ? 'Create client' : 'Save client'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {text('name', 'Name', { isRequired: true })}
      {text('contactName', 'Contact name')}
      <FieldRow>
        {text('email', 'E-mail address', { type: 'email' })}
        {text('phone', 'Telephone', { type: 'tel' })}
      </FieldRow>
    </DrawerForm>
  );
}
