import { check } from '@sideline/schema/validation/check';
import { supplierFacts } from '@sideline/schema/validation/supply';
import { Checkbox, InputNumber } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import {
  useCreateSupplierMutation,
  useUpdateSupplierMutation,
  type SupplierRowFragment,
} from './suppliers.generated';

interface SupplierDrawerProps {
  readonly existing: SupplierRowFragment | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `supplier-${field}`;
const TEXTS = ['name', 'accountNumber', 'contactName', 'email', 'phone', 'terms', 'notes'] as const;
type TextName = (typeof TEXTS)[number];

/** Creates a supplier, or edits its details. Administrators only. */
export function SupplierDrawer({ existing, onClose, onSaved }: SupplierDrawerProps) {
  const [id] = useState(() => existing?.id ?? newId());
  const [texts, setTexts] = useState<Readonly<Record<TextName, string>>>(
    () => Object.fromEntries(TEXTS.map((name) => [name, existing?.[name] ?? ''])) as Record<TextName, string>,
  );
  const [leadDays, setLeadDays] = useState<number | null>(existing?.leadDays ?? null);
  const [isActive, setActive] = useState(existing?.isActive ?? true);
  const saving = useSaving(controlId);
  const [create] = useCreateSupplierMutation({ context: inlineErrors });
  const [update] = useUpdateSupplierMutation({ context: inlineErrors });

  const save = async () => {
    const { data, problems } = check(supplierFacts, { ...texts, leadDays });
    const isSaved = await saving.run(problems, async () => {
      if (data === null) return;
      if (existing === null) await create({ variables: { input: { id, ...data } } });
      else await update({ variables: { input: { id, ...data, isActive, version: existing.version } } });
    });
    if (!isSaved) return;
    notify.success(existing === null ? 'Supplier created.' : 'Supplier saved.');
    onSaved();
  };
  const text = (name: TextName, label: string, more: { hint?: string; isLong?: boolean } = {}) => (
    <TextField
      id={controlId(name)}
      label={label}
      value={texts[name]}
      isRequired={name === 'name'}
      error={saving.problems.of(name)}
      {...more}
      onChange={(value) => setTexts((before) => ({ ...before, [name]: value }))}
    />
  );
  const leadError = saving.problems.of('leadDays');
  return (
    <DrawerForm
      title={existing === null ? 'New supplier' : 'Edit supplier'}
      action={existing === null ? 'Create supplier' : 'Save supplier'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {text('name', 'Name')}
      <FieldRow>
        {text('accountNumber', 'Account number')}
        <FormField id={controlId('leadDays')} label="Lead time in days" error={leadError}>
          <InputNumber
            id={controlId('leadDays')}
            value={leadDays}
            style={{ width: '100%' }}
            aria-describedby={describedBy(controlId('leadDays'), undefined, leadError)}
            onChange={setLeadDays}
          />
        </FormField>
      </FieldRow>
      {text('contactName', 'Contact')}
      <FieldRow>
        {text('email', 'E-mail', { hint: 'Orders are sent here.' })}
        {text('phone', 'Telephone')}
      </FieldRow>
      {text('terms', 'Terms', { isLong: true })}
      {text('notes', 'Notes', { isLong: true })}
      {existing === null ? null : (
        <Checkbox
          checked={isActive}
          style={{ minHeight: 48, alignItems: 'center' }}
          onChange={(event) => setActive(event.target.checked)}
        >
          We order from this supplier
        </Checkbox>
      )}
    </DrawerForm>
  );
}
