import { bagFacts } from '@sideline/schema/validation/bags';
import { check } from '@sideline/schema/validation/check';
import { Checkbox, InputNumber } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import { KitPicker } from '../kits/kit-picker';
import { PlacePicker } from '../papers/place-picker';
import { useCreateBagMutation, useUpdateBagMutation, type BagRowFragment } from './bags.generated';

interface BagDrawerProps {
  readonly existing: BagRowFragment | null;
  readonly onClose: () => void;
  readonly onSaved: (bagId: string) => void;
}

const controlId = (field: string): string => `bag-${field}`;
const EVERY_DAYS = 28;

/** A bag: its kit, where it is kept and how often it is checked. */
export function BagDrawer({ existing, onClose, onSaved }: BagDrawerProps) {
  const [id] = useState(() => existing?.id ?? newId());
  const [name, setName] = useState(existing?.name ?? '');
  const [kit, setKit] = useState(existing === null ? null : { id: existing.kitId, name: existing.kitName });
  const [home, setHome] = useState(
    existing === null ? null : { id: existing.homeId, name: existing.homeName },
  );
  const [kitId, homeId] = [kit?.id ?? null, home?.id ?? null];
  const [checkEveryDays, setEvery] = useState<number | null>(existing?.checkEveryDays ?? EVERY_DAYS);
  const [notes, setNotes] = useState(existing?.notes ?? '');
  const [takesNewestKit, setNewest] = useState(false);
  const [create] = useCreateBagMutation({ context: inlineErrors });
  const [update] = useUpdateBagMutation({ context: inlineErrors });
  const saving = useSaving(controlId);
  const save = async () => {
    const { data, problems } = check(bagFacts, { name, kitId, homeId, checkEveryDays, notes });
    const isSaved = await saving.run(problems, async () => {
      if (data === null) return;
      if (existing === null) await create({ variables: { input: { id, ...data } } });
      else
        await update({
          variables: { input: { id, ...data, version: existing.version, takesNewestKit } },
        });
    });
    if (!isSaved) return;
    notify.success(existing === null ? `${name} has been added. Pack it next.` : 'Bag saved.');
    onSaved(id);
  };
  const errorOf = (field: string) => saving.problems.of(field);
  return (
    <DrawerForm
      title={existing === null ? 'New bag' : `Edit ${existing.name}`}
      action={existing === null ? 'Create bag' : 'Save bag'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        id={controlId('name')}
        label="Name"
        isRequired
        value={name}
        error={errorOf('name')}
        onChange={setName}
      />
      <FieldRow>
        <KitPicker
          id={controlId('kitId')}
          isRequired
          value={kitId}
          name={kit?.name ?? null}
          error={errorOf('kitId')}
          onChange={setKit}
        />
        <PlacePicker
          id={controlId('homeId')}
          label="Kept at"
          isRequired
          onlyStores
          value={homeId}
          name={home?.name ?? null}
          error={errorOf('homeId')}
          onChange={setHome}
        />
      </FieldRow>
      {existing !== null && existing.isKitOlder && kitId === existing.kitId ? (
        <Checkbox checked={takesNewestKit} onChange={({ target }) => setNewest(target.checked)}>
          Change to the newest version of the kit
        </Checkbox>
      ) : null}
      <FormField
        id={controlId('checkEveryDays')}
        label="Days between checks"
        isRequired
        error={errorOf('checkEveryDays')}
      >
        <InputNumber
          id={controlId('checkEveryDays')}
          value={checkEveryDays}
          min={1}
          max={365}
          precision={0}
          style={{ width: 160 }}
          aria-describedby={describedBy(controlId('checkEveryDays'), undefined, errorOf('checkEveryDays'))}
          onChange={setEvery}
        />
      </FormField>
      <TextField
        id={controlId('notes')}
        label="Notes"
        isLong
        value={notes}
        error={errorOf('notes')}
        onChange={setNotes}
      />
    </DrawerForm>
  );
}
