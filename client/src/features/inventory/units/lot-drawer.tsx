import { penceIn } from '@sideline/schema/inventory/money';
import { readScan } from '@sideline/schema/inventory/scan-codes';
import type { Problem } from '@sideline/schema/errors';
import { check } from '@sideline/schema/validation/check';
import { batchFacts, serviceFacts } from '@sideline/schema/validation/stock';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { useWedge } from '../../../components/scan/use-wedge';
import { Choice } from '../../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { todayAsLocalDate } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { useSupplierChoicesQuery } from '../suppliers/suppliers.generated';
import { unitName } from './unit-words';
import {
  useCreateStockBatchMutation,
  useRecordStockServiceMutation,
  useUpdateStockBatchMutation,
  type UnitRowFragment,
} from './units.generated';

interface LotDrawerProps {
  readonly item: {
    readonly id: string;
    readonly name: string;
    readonly hasExpiry: boolean;
    /** Whether each unit has a serial number and services. */
    readonly isSerialised: boolean;
  };
  /** The lot to edit; null for a new one. */
  readonly existing: UnitRowFragment | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const controlId = (field: string): string => `lot-${field}`;

/** A date of the next service needs a last service, because all equipment is tested before its first use. */
const LAST_FIRST: Problem = {
  field: 'servicedOn',
  code: 'required',
  message: 'Enter the date of the last service too.',
};

/** Adds a lot by hand, or edits its details. A receipt or a correction puts stock into it. */
export function LotDrawer({ item, existing, onClose, onDone }: LotDrawerProps) {
  const isAdmin = useSignedInUser().role === 'admin';
  const { isSerialised, hasExpiry } = item;
  const [id] = useState(() => existing?.id ?? newId());
  const [serviceId] = useState(() => newId());
  const [serial, setSerial] = useState(existing?.serial ?? '');
  // Every lot has a number. A unit with only a serial number uses that.
  const [lot, setLot] = useState(existing === null || existing.lot === existing.serial ? '' : existing.lot);
  const [expiresOn, setExpires] = useState(existing?.expiresOn ?? '');
  const [supplierId, setSupplier] = useState(existing?.supplierId ?? null);
  const [cost, setCost] = useState(
    existing?.unitCostPence == null ? '' : (existing.unitCostPence / 100).toFixed(2),
  );
  const [notes, setNotes] = useState(existing?.notes ?? '');
  const [servicedOn, setServiced] = useState('');
  const [nextDueOn, setNextDue] = useState('');
  const suppliers = useSupplierChoicesQuery();
  const saving = useSaving(controlId);
  const [create] = useCreateStockBatchMutation({ context: inlineErrors });
  const [update] = useUpdateStockBatchMutation({ context: inlineErrors });
  const [recordService] = useRecordStockServiceMutation({ context: inlineErrors });
  useWedge((text) => {
    const code = readScan(text, todayAsLocalDate());
    if (code.is !== 'gs1') return;
    if (code.data.lot !== null) setLot(code.data.lot);
    if (code.data.serial !== null && isSerialised) setSerial(code.data.serial);
    if (code.data.expiresOn !== null && hasExpiry) setExpires(code.data.expiresOn);
  });

  const save = async () => {
    const pence = cost.trim() === '' ? null : penceIn(cost);
    const { data, problems } = check(batchFacts, {
      lot: lot.trim() === '' && isSerialised ? serial : lot,
      serial: isSerialised ? serial : null,
      expiresOn: expiresOn === '' ? null : expiresOn,
      // Staff never see what a lot cost, and never change it.
      ...{ supplierId, notes, unitCostPence: isAdmin ? pence : null },
    });
    const hasService = servicedOn !== '' || nextDueOn !== '';
    const service = hasService
      ? check(serviceFacts, { servicedOn, nextDueOn: nextDueOn === '' ? null : nextDueOn })
      : null;
    const wrong: readonly Problem[] = [
      ...(isSerialised && serial.trim() === ''
        ? [{ field: 'serial', code: 'required', message: 'Enter the serial number.' }]
        : (problems ?? [])),
      ...(hasExpiry && expiresOn === ''
        ? [{ field: 'expiresOn', code: 'required', message: 'Enter the expiry date.' }]
        : []),
      ...(cost.trim() !== '' && pence === null
        ? [{ field: 'unitCostPence', code: 'invalid', message: 'Enter the cost in pounds, like 12.50.' }]
        : []),
      ...(hasService && servicedOn === '' ? [LAST_FIRST] : (service?.problems ?? [])),
    ];
    const isSaved = await saving.run(wrong, async () => {
      if (data === null) return;
      if (existing !== null) {
        await update({ variables: { input: { id, version: existing.version, ...data } } });
        return;
      }
      await create({ variables: { input: { id, itemId: item.id, ...data } } });
      // Sent again after a failure, neither happens twice.
      if (service?.data)
        await recordService({
          variables: { input: { id: serviceId, batchId: id, ...service.data }, isAdmin },
        });
    });
    if (isSaved) onDone();
  };
  const errorOf = (field: string) => saving.problems.of(field);
  const what = isSerialised ? 'unit' : 'lot';
  return (
    <DrawerForm
      title={existing === null ? `Add a ${what} of ${item.name}` : `Edit ${unitName(existing)}`}
      action={existing === null ? `Add ${what}` : `Save ${what}`}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>Scan the barcode with a hand scanner to fill in the fields.</p>
      <FieldRow>
        {isSerialised ? (
          <TextField
            id={controlId('serial')}
            label="Serial number"
            value={serial}
            isRequired
            maxLength={60}
            error={errorOf('serial')}
            onChange={setSerial}
          />
        ) : null}
        <TextField
          id={controlId('lot')}
          label="Lot number"
          value={lot}
          isRequired={!isSerialised}
          {...(isSerialised ? { hint: 'Leave it empty if there is none.' } : {})}
          maxLength={60}
          error={errorOf('lot')}
          onChange={setLot}
        />
        {hasExpiry ? (
          <TextField
            id={controlId('expiresOn')}
            label="Expiry date"
            type="date"
            hint="If the label gives only a month, enter the last day of that month."
            value={expiresOn}
            isRequired
            error={errorOf('expiresOn')}
            onChange={setExpires}
          />
        ) : null}
      </FieldRow>
      {isSerialised && existing === null ? (
        <FieldRow>
          <TextField
            id={controlId('servicedOn')}
            label="Last service"
            type="date"
            hint="For new equipment, the day of its acceptance test."
            value={servicedOn}
            error={errorOf('servicedOn')}
            onChange={setServiced}
          />
          <TextField
            id={controlId('nextDueOn')}
            label="Next service"
            type="date"
            hint="Leave it empty to use the item’s service interval."
            value={nextDueOn}
            error={errorOf('nextDueOn')}
            onChange={setNextDue}
          />
        </FieldRow>
      ) : null}
      <FieldRow>
        <FormField id={controlId('supplierId')} label="Supplier" error={errorOf('supplierId')}>
          <Choice<string | null>
            id={controlId('supplierId')}
            value={supplierId}
            allowClear
            source={suppliers}
            placeholder="Choose the supplier"
            options={suppliers.data?.suppliers.nodes.map((one) => ({ value: one.id, label: one.name })) ?? []}
            aria-describedby={describedBy(controlId('supplierId'), undefined, errorOf('supplierId'))}
            style={{ width: '100%' }}
            onChange={(chosen?: string | null) => {
              setSupplier(chosen ?? null);
            }}
          />
        </FormField>
        {isAdmin ? (
          <TextField
            id={controlId('unitCostPence')}
            label="Cost per unit in pounds"
            inputMode="decimal"
            value={cost}
            error={errorOf('unitCostPence')}
            onChange={setCost}
          />
        ) : null}
      </FieldRow>
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
