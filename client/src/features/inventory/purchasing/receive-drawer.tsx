import { expiryDayOf } from '@sideline/schema/inventory/lot-expiry';
import { outstandingOf, shortDatedBy } from '@sideline/schema/inventory/purchasing';
import { addQuantities, compareQuantities } from '@sideline/schema/inventory/quantity';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { check } from '@sideline/schema/validation/check';
import { receiptFacts } from '@sideline/schema/validation/supply';
import { Alert, Button, InputNumber } from 'antd';
import { useCallback, useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { ScanField } from '../../../components/scan/scan-field';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { witnessInput, witnessProblems, type WitnessDraft } from '../../../components/witness/witness-draft';
import { WitnessFields } from '../../../components/witness/witness-fields';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { todayAsLocalDate } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import { choiceOf, lineOf, withFound, type Arrival, type FoundLine } from './arrivals';
import {
  useReceivePurchaseOrderMutation,
  type OrderDetailsFragment,
  type OrderLineFragment,
} from './purchasing.generated';
import styles from '../papers/papers.module.css';
import { PlacePicker } from '../papers/place-picker';

interface ReceiveDrawerProps {
  readonly details: OrderDetailsFragment;
  readonly onClose: () => void;
  readonly onReceived: () => void;
}

const controlId = (field: string): string => `receipt-${field.replaceAll('.', '-')}`;

/** What arrived: scanned or chosen line by line, each lot with its expiry. Nothing is in the books until it is saved. */
export function ReceiveDrawer({ details, onClose, onReceived }: ReceiveDrawerProps) {
  const { order, lines } = details;
  const isAdmin = useSignedInUser().role === 'admin';
  const [id] = useState(() => newId());
  const [deliveryNote, setDeliveryNote] = useState('');
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const [before, setBefore] = useState<readonly Arrival[] | null>(null);
  const [witness, setWitness] = useState<WitnessDraft | null>(null);
  const isWitnessed = arrivals.some(({ line }) => line.isWitnessed);
  const [receive] = useReceivePurchaseOrderMutation({ context: inlineErrors });
  const saving = useSaving(controlId);

  const search = useCallback(
    (text: string) => {
      const sought = text.toLowerCase();
      return Promise.resolve(
        lines
          .filter(({ itemName, sku, supplierSku }) =>
            `${itemName} ${sku} ${supplierSku}`.toLowerCase().includes(sought),
          )
          .map((line) => choiceOf(line, null)),
      );
    },
    [lines],
  );
  const find = useCallback(
    (code: ScannedCode): Promise<FoundLine | null> => {
      const line = lineOf(lines, arrivals, code);
      return Promise.resolve(line === undefined ? null : choiceOf(line, code));
    },
    [lines, arrivals],
  );
  const take = (found: FoundLine) => {
    setBefore(arrivals);
    setArrivals((known) => withFound(known, found, newId()));
  };
  const change = (key: string, changes: Partial<Arrival>) =>
    setArrivals((known) => known.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const save = async () => {
    const { data, problems } = check(receiptFacts, {
      id,
      deliveryNote,
      lines: arrivals.map((one) => ({
        lineId: one.line.id,
        quantity: one.quantity ?? 0,
        damaged: one.damaged ?? 0,
        lot: one.lot,
        // A label with only a month means the last day of that month.
        expiresOn: one.expiresOn.trim() === '' ? null : (expiryDayOf(one.expiresOn) ?? one.expiresOn),
        serial: one.serial,
        overReason: one.overReason,
        locationId: one.place?.id ?? null,
      })),
    });
    const wrong = [...(problems ?? []), ...(isWitnessed ? witnessProblems(witness) : [])];
    const isSaved = await saving.run(wrong, async () => {
      if (data === null) return;
      const input = {
        ...{ ...data, orderId: order.id },
        ...(isWitnessed ? { witness: witnessInput(witness) } : {}),
      };
      await receive({ variables: { input, isAdmin } });
    });
    if (!isSaved) return;
    notify.success('Received and put into stock.');
    onReceived();
  };
  return (
    <DrawerForm
      title={`Receive ${order.number}`}
      action="Receive into stock"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <ScanField<FoundLine>
        label="Scan or choose what arrived"
        placeholder="Barcode, name or code"
        hint="A GS1 code fills in the lot and the expiry date."
        search={search}
        find={find}
        onChoose={take}
        keepsScanning
      />
      <div className={styles['foot']}>
        <Button
          disabled={before === null}
          onClick={() => {
            if (before !== null) setArrivals(before);
            setBefore(null);
          }}
        >
          Undo last scan
        </Button>
        <Button
          onClick={() => {
            setBefore(arrivals);
            for (const line of lines)
              if (outstandingOf(line) > 0 && !arrivals.some((one) => one.line.id === line.id))
                take(choiceOf(line, null));
          }}
        >
          Add all still to arrive
        </Button>
      </div>
      {arrivals.length === 0 ? (
        <p className={styles['quiet']}>Nothing yet. Scan what arrived, or choose it above.</p>
      ) : (
        <ul className={styles['lines']} aria-label="What arrived">
          {arrivals.map((arrival, index) => (
            <ArrivalLine
              key={arrival.key}
              arrival={arrival}
              index={index}
              isOver={isOver(arrivals, arrival.line)}
              isAdmin={isAdmin}
              errorOf={(field) => saving.problems.of(`lines.${String(index)}.${field}`)}
              onChange={(changes) => change(arrival.key, changes)}
              onRemove={() => setArrivals((known) => known.filter(({ key }) => key !== arrival.key))}
            />
          ))}
        </ul>
      )}
      <TextField
        id={controlId('deliveryNote')}
        label="Delivery note"
        value={deliveryNote}
        error={saving.problems.of('deliveryNote')}
        onChange={setDeliveryNote}
      />
      {isWitnessed ? (
        <WitnessFields
          controlId={controlId}
          value={witness}
          errorOf={saving.problems.of}
          onChange={setWitness}
        />
      ) : null}
    </DrawerForm>
  );
}

const isOver = (arrivals: readonly Arrival[], line: OrderLineFragment): boolean => {
  const arrived = arrivals.filter((one) => one.line.id === line.id);
  const total = addQuantities(
    line.received,
    ...arrived.flatMap(({ quantity, damaged }) => [quantity ?? 0, damaged ?? 0]),
  );
  return compareQuantities(total, line.ordered) > 0;
};

interface ArrivalLineProps {
  readonly arrival: Arrival;
  readonly index: number;
  readonly isOver: boolean;
  readonly isAdmin: boolean;
  readonly errorOf: (field: string) => string | null;
  readonly onChange: (changes: Partial<Arrival>) => void;
  readonly onRemove: () => void;
}

function ArrivalLine(props: ArrivalLineProps) {
  const { arrival, index, isOver: isTooMuch, isAdmin, errorOf, onChange, onRemove } = props;
  const { line } = arrival;
  const idOf = (field: string): string => controlId(`lines.${String(index)}.${field}`);
  const expiresOn = expiryDayOf(arrival.expiresOn);
  const short = shortDatedBy(expiresOn, line.minShelfLifeDays, todayAsLocalDate());
  const figure = (field: 'quantity' | 'damaged', label: string) => {
    const error = errorOf(field);
    return (
      <FormField id={idOf(field)} label={label} error={error}>
        <InputNumber
          id={idOf(field)}
          value={arrival[field]}
          min={0}
          style={{ width: '100%' }}
          aria-describedby={describedBy(idOf(field), undefined, error)}
          onChange={(value) => onChange({ [field]: value })}
        />
      </FormField>
    );
  };
  const words = (field: 'lot' | 'expiresOn' | 'serial' | 'overReason', label: string, hint?: string) => (
    <TextField
      id={idOf(field)}
      label={label}
      hint={hint}
      value={arrival[field]}
      error={errorOf(field)}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <li className={styles['line']}>
      <div>
        <strong>{line.itemName}</strong>
        {arrival.place === null ? (
          <p className={styles['quiet']}>
            {`for ${line.locationName}`}{' '}
            <Button
              type="text"
              size="small"
              aria-label={`Put ${line.itemName} somewhere else`}
              onClick={() => onChange({ place: { id: line.locationId, name: line.locationName } })}
            >
              Put it somewhere else
            </Button>
          </p>
        ) : null}
      </div>
      <Button type="text" onClick={onRemove} aria-label={`Remove ${line.itemName}`}>
        Remove
      </Button>
      <div className={styles['lineFoot']} style={{ display: 'grid' }}>
        {arrival.place === null ? null : (
          <PlacePicker
            id={idOf('locationId')}
            label="Put at"
            hint={`Ordered for ${line.locationName}.`}
            value={arrival.place.id}
            name={arrival.place.name}
            error={errorOf('locationId')}
            onChange={(place) => onChange({ place })}
          />
        )}
        <FieldRow>
          {figure('quantity', 'Good')}
          {figure('damaged', 'Damaged')}
        </FieldRow>
        {line.isBatchTracked ? (
          <FieldRow>
            {line.isSerialised ? words('serial', 'Serial number') : words('lot', 'Lot')}
            {line.hasExpiry ? words('expiresOn', 'Expiry', 'Like 2027-03-31, or 03/27 for a month.') : null}
          </FieldRow>
        ) : null}
        {short === null ? null : (
          <Alert
            type="warning"
            showIcon
            title={`Short-dated: ${String(short)} ${short === 1 ? 'day' : 'days'} less than this item should have left.`}
          />
        )}
        {isTooMuch && isAdmin ? words('overReason', 'More than ordered. Why are you accepting it?') : null}
        {isTooMuch && !isAdmin ? (
          <Alert
            type="warning"
            showIcon
            title="More than ordered. An administrator has to receive it with a reason."
          />
        ) : null}
      </div>
    </li>
  );
}
