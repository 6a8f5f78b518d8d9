import {
  LOCATION_TYPE_TABLE,
  LOCATION_TYPES,
  type LocationType,
} from '@sideline/schema/inventory/vocabulary';
import { check } from '@sideline/schema/validation/check';
import { placeFacts } from '@sideline/schema/validation/stock';
import { Button, Modal } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../components/ui/choice';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import { PlacePicker, type ChosenPlace } from './papers/place-picker';
import {
  useCreateStockLocationMutation,
  useUpdateStockLocationMutation,
  type LocationRowFragment,
} from './inventory.generated';
import styles from './inventory.module.css';

interface LocationDialogProps {
  readonly existing: LocationRowFragment | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const OPTIONS = LOCATION_TYPES.map((value) => ({ value, label: LOCATION_TYPE_TABLE[value].label }));
const controlId = (field: string): string => `location-${field}`;

/** A new location, or one's name, type, address and the location that it is in (spec section 2, Location Management). */
export function LocationDialog({ existing, onClose, onSaved }: LocationDialogProps) {
  const [id] = useState(() => existing?.id ?? newId());
  const [name, setName] = useState(existing?.name ?? '');
  const [type, setType] = useState<LocationType | null>(existing?.type ?? null);
  const [parent, setParent] = useState<ChosenPlace | null>(
    existing?.parentId == null ? null : { id: existing.parentId, name: existing.parentName ?? '' },
  );
  const [deliveryAddress, setAddress] = useState(existing?.deliveryAddress ?? '');
  const saving = useSaving(controlId);
  const [create] = useCreateStockLocationMutation({ context: inlineErrors });
  const [update] = useUpdateStockLocationMutation({ context: inlineErrors });
  const typeError = saving.problems.of('type');

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data, problems } = check(placeFacts, {
      ...{ name, type, deliveryAddress, parentId: parent?.id ?? null },
    });
    const isSaved = await saving.run(problems, async () => {
      if (data === null) return;
      if (existing === null) await create({ variables: { input: { id, ...data } } });
      else {
        const { version, isActive } = existing;
        await update({ variables: { input: { id, ...data, version, isActive } } });
      }
    });
    if (!isSaved) return;
    notify.success(existing === null ? 'Location added.' : 'Location saved.');
    onSaved();
  };

  return (
    <Modal
      open
      title={existing === null ? 'Add location' : 'Edit location'}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <form noValidate className={styles['form']} onSubmit={(event) => void save(event)}>
        <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
        <FormFailure text={saving.failure} />
        <TextField
          id={controlId('name')}
          label="Location Name"
          value={name}
          isRequired
          maxLength={200}
          error={saving.problems.of('name')}
          onChange={setName}
        />
        <FormField id={controlId('type')} label="Location Type" isRequired error={typeError}>
          <Choice<LocationType | null>
            id={controlId('type')}
            value={type}
            options={OPTIONS}
            placeholder="Choose the type"
            aria-required
            aria-describedby={describedBy(controlId('type'), undefined, typeError)}
            {...(typeError === null ? {} : { status: 'error' as const })}
            onChange={setType}
          />
        </FormField>
        <PlacePicker
          id={controlId('parentId')}
          label="It is in"
          hint="The larger location that it is part of. Leave it empty if there is none."
          onlyStores
          but={id}
          butWhy="This is the location itself. Scan the one that it is in."
          value={parent?.id ?? null}
          name={parent?.name ?? null}
          error={saving.problems.of('parentId')}
          onChange={setParent}
        />
        <TextField
          id={controlId('deliveryAddress')}
          label="Delivery address"
          hint="Printed on orders that are delivered here. If it is empty, the address of the location that it is in is printed."
          value={deliveryAddress}
          isLong
          error={saving.problems.of('deliveryAddress')}
          onChange={setAddress}
        />
        <div className={styles['foot']}>
          <Button onClick={onClose} disabled={saving.isSaving}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" loading={saving.isSaving}>
            {existing === null ? 'Add location' : 'Save location'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
