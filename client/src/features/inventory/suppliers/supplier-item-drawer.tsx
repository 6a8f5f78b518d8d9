import { penceIn } from '@sideline/schema/inventory/money';
import { check } from '@sideline/schema/validation/check';
import { supplierItemFacts } from '@sideline/schema/validation/supply';
import { Checkbox, InputNumber } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { ItemScanField } from '../../../components/scan/item-scan-field';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import {
  useCreateSupplierItemMutation,
  useUpdateSupplierItemMutation,
  type SupplierItemRowFragment,
} from './suppliers.generated';

interface SupplierItemDrawerProps {
  readonly existing: SupplierItemRowFragment | null;
  /** The item that a supplier is added to, if known. */
  readonly item?: { readonly id: string; readonly name: string };
  readonly supplierId: string | null;
  readonly suppliers: readonly { readonly value: string; readonly label: string }[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `offer-${field}`;

/** How a supplier sells an item. Administrators only. */
export function SupplierItemDrawer(props: SupplierItemDrawerProps) {
  const { existing, suppliers, onClose, onSaved } = props;
  const [id] = useState(() => existing?.id ?? newId());
  const [supplierId, setSupplier] = useState(existing?.supplierId ?? props.supplierId);
  const [item, setItem] = useState<{ readonly id: string; readonly name: string } | null>(
    existing === null ? (props.item ?? null) : { id: existing.itemId, name: existing.itemName },
  );
  const [supplierSku, setSku] = useState(existing?.supplierSku ?? '');
  const [packQuantity, setPack] = useState<number | null>(existing?.packQuantity ?? 1);
  const [leadDays, setLeadDays] = useState<number | null>(existing?.leadDays ?? null);
  const [price, setPrice] = useState('');
  const [isPreferred, setPreferred] = useState(existing?.isPreferred ?? false);
  const [isActive, setActive] = useState(existing?.isActive ?? true);
  const saving = useSaving(controlId);
  const [create] = useCreateSupplierItemMutation({ context: inlineErrors });
  const [update] = useUpdateSupplierItemMutation({ context: inlineErrors });

  const save = async () => {
    const { data, problems } = check(supplierItemFacts, { supplierSku, packQuantity, leadDays, isPreferred });
    const pence = price.trim() === '' ? null : penceIn(price);
    const missing = [
      ...(supplierId === null
        ? [{ field: 'supplierId', code: 'required', message: 'Choose the supplier.' }]
        : []),
      ...(item === null ? [{ field: 'itemId', code: 'required', message: 'Choose the item.' }] : []),
      ...(problems ?? []),
      ...(price.trim() !== '' && pence === null
        ? [{ field: 'price', code: 'invalid', message: 'Enter the price in pounds, like 12.50.' }]
        : []),
    ];
    const isSaved = await saving.run(missing.length === 0 ? null : missing, async () => {
      if (data === null || supplierId === null || item === null) return;
      if (existing === null)
        await create({
          variables: { input: { id, ...data, supplierId, itemId: item.id, packPricePence: pence } },
        });
      else await update({ variables: { input: { id, ...data, isActive, version: existing.version } } });
    });
    if (!isSaved) return;
    notify.success('Supplier item saved.');
    onSaved();
  };
  const figure = (
    name: 'packQuantity' | 'leadDays',
    label: string,
    value: number | null,
    onChange: (value: number | null) => void,
  ) => {
    const error = saving.problems.of(name);
    return (
      <FormField id={controlId(name)} label={label} error={error}>
        <InputNumber
          id={controlId(name)}
          value={value}
          style={{ width: '100%' }}
          aria-describedby={describedBy(controlId(name), undefined, error)}
          onChange={onChange}
        />
      </FormField>
    );
  };
  const supplierError = saving.problems.of('supplierId');
  return (
    <DrawerForm
      title={existing === null ? 'Add supplier item' : `Edit ${existing.itemName}`}
      action={existing === null ? 'Add supplier item' : 'Save supplier item'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {existing === null ? (
        <>
          <FormField id={controlId('supplierId')} label="Supplier" isRequired error={supplierError}>
            <Choice<string | null>
              id={controlId('supplierId')}
              value={supplierId}
              options={[...suppliers]}
              placeholder="Choose the supplier"
              aria-required
              aria-describedby={describedBy(controlId('supplierId'), undefined, supplierError)}
              onChange={setSupplier}
            />
          </FormField>
          {props.item === undefined ? (
            <ItemScanField
              label="Item"
              isRequired
              error={saving.problems.of('itemId')}
              onChoose={({ id: itemId, name }) => setItem({ id: itemId, name })}
            />
          ) : null}
          {item === null ? null : (
            <p style={{ margin: 0 }}>
              Item: <strong>{item.name}</strong>
            </p>
          )}
        </>
      ) : null}
      <FieldRow>
        <TextField
          id={controlId('supplierSku')}
          label="Their code"
          value={supplierSku}
          isRequired
          error={saving.problems.of('supplierSku')}
          onChange={setSku}
        />
        {figure('packQuantity', 'Units in a pack', packQuantity, setPack)}
      </FieldRow>
      <FieldRow>
        {figure('leadDays', 'Lead time in days, if it differs', leadDays, setLeadDays)}
        {existing === null ? (
          <TextField
            id={controlId('price')}
            label="Price per pack in pounds"
            value={price}
            inputMode="decimal"
            error={saving.problems.of('price')}
            onChange={setPrice}
          />
        ) : null}
      </FieldRow>
      <Checkbox
        checked={isPreferred}
        style={{ minHeight: 48, alignItems: 'center' }}
        onChange={(event) => setPreferred(event.target.checked)}
      >
        Order from this supplier when the item is low
      </Checkbox>
      {existing === null ? null : (
        <Checkbox
          checked={isActive}
          style={{ minHeight: 48, alignItems: 'center' }}
          onChange={(event) => setActive(event.target.checked)}
        >
          They still sell it
        </Checkbox>
      )}
    </DrawerForm>
  );
}
