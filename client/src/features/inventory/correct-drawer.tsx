import { lessQuantity } from '@sideline/schema/inventory/quantity';
import { MOVE_REASON_TABLE, type StockUnit } from '@sideline/schema/inventory/vocabulary';
import { check } from '@sideline/schema/validation/check';
import {
  ADJUSTMENT_REASONS,
  adjustmentFacts,
  ONLY_ADDS,
  type AdjustmentReason,
} from '@sideline/schema/validation/stock';
import { InputNumber, Segmented } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../components/ui/drawer-form';
import { Choice } from '../../components/ui/choice';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { TextField } from '../../components/ui/text-field';
import { useWitnessed } from '../../components/witness/use-witnessed';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import { useAdjustStockMutation, type StockItemQuery } from './inventory.generated';
import { PlacePicker, type ChosenPlace } from './papers/place-picker';
import { amountWords } from './stock-words';
import { LotChoiceField, type ChosenLot } from './units/lot-choice-field';

/** The starting values of a correction. All of them can be changed. */
export interface CorrectionStart {
  readonly place: ChosenPlace | null;
  readonly lot: ChosenLot | null;
}

interface CorrectDrawerProps {
  readonly item: {
    readonly id: string;
    readonly name: string;
    readonly unit: StockUnit;
    readonly barcode: string | null;
    readonly isBatchTracked: boolean;
    readonly isWitnessed: boolean;
    readonly controlledSchedule: number | null;
  };
  readonly stock: StockItemQuery['stockItem']['stock'];
  readonly start: CorrectionStart;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type How = 'counted' | 'add' | 'remove';
const HOW: readonly { readonly value: How; readonly label: string }[] = [
  { value: 'counted', label: 'Counted' },
  { value: 'add', label: 'Add' },
  { value: 'remove', label: 'Remove' },
];

const controlId = (field: string): string => `correct-${field.replaceAll('.', '-')}`;

/** A controlled drug is destroyed in its register, which names the authorised person. */
const NOT_OF_DRUGS: ReadonlySet<AdjustmentReason> = new Set(['expired', 'destroyed']);

const reasonsOf = (how: How, isControlled: boolean) =>
  ADJUSTMENT_REASONS.filter(
    (reason) =>
      reason !== 'counted' &&
      ONLY_ADDS.includes(reason) === (how === 'add') &&
      !(isControlled && NOT_OF_DRUGS.has(reason)),
  ).map((value) => ({ value, label: MOVE_REASON_TABLE[value].label }));

/** Makes the books match the shelf: by the quantity counted, or by adding or removing. Administrators only. */
export function CorrectDrawer({ item, stock, start, onClose, onDone }: CorrectDrawerProps) {
  const [key] = useState(() => newId());
  const [place, setPlace] = useState(start.place);
  const [lot, setLot] = useState(start.lot);
  const [how, setHow] = useState<How>('counted');
  const [quantity, setQuantity] = useState<number | null>(null);
  const [reason, setReason] = useState<AdjustmentReason | null>(null);
  const [note, setNote] = useState('');
  const { saving, save, fields, input } = useWitnessed(controlId, item.isWitnessed);
  const [adjust] = useAdjustStockMutation({ context: inlineErrors });
  const isChosen = place !== null && (lot !== null || !item.isBatchTracked);
  const recorded =
    stock.find((held) => held.locationId === place?.id && held.batchId === (lot?.id ?? null))?.quantity ?? 0;
  const change =
    quantity === null
      ? null
      : how === 'counted'
        ? lessQuantity(quantity, recorded)
        : how === 'add'
          ? quantity
          : -quantity;

  const submit = async () => {
    const { data, problems } = check(adjustmentFacts, {
      ...{ key, itemId: item.id, batchId: lot?.id ?? null, locationId: place?.id ?? '', note },
      ...{ change, reason: how === 'counted' ? 'counted' : reason },
      expected: how === 'counted' ? recorded : null,
    });
    const wrong = [
      ...(item.isBatchTracked && lot === null
        ? [{ field: 'batchId', code: 'required', message: 'Choose the lot.' }]
        : []),
      ...(how === 'counted' && change === 0
        ? [
            {
              field: 'change',
              code: 'same',
              message: 'This matches the books. There is nothing to correct.',
            },
          ]
        : []),
      ...(problems ?? []).filter(({ field }) => !(field === 'change' && change === 0)),
    ];
    const isSaved = await save(wrong, async () => {
      if (data !== null)
        await adjust({
          variables: { input: { ...data, witness: item.isWitnessed ? input() : null } },
        });
    });
    if (!isSaved) return;
    notify.success('Stock corrected.');
    onDone();
  };
  const errorOf = (field: string) => saving.problems.of(field);
  const quantityId = controlId('change');
  const reasonId = controlId('reason');
  const hint = isChosen ? `The books say ${amountWords(recorded, item.unit)}.` : undefined;
  return (
    <DrawerForm
      title={`Correct the stock of ${item.name}`}
      action="Correct stock"
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FieldRow>
        <PlacePicker
          id={controlId('locationId')}
          label="Location"
          isRequired
          value={place?.id ?? null}
          name={place?.name ?? null}
          error={errorOf('locationId')}
          onChange={setPlace}
        />
        {item.isBatchTracked ? (
          <LotChoiceField
            id={controlId('batchId')}
            item={item}
            value={lot}
            error={errorOf('batchId')}
            onChange={setLot}
          />
        ) : null}
      </FieldRow>
      <Segmented<How>
        block
        aria-label="How to correct"
        options={[...HOW]}
        value={how}
        onChange={(next) => {
          setHow(next);
          setReason(null);
        }}
      />
      <FieldRow>
        <FormField
          id={quantityId}
          label={how === 'counted' ? 'Counted' : how === 'add' ? 'How much more' : 'How much less'}
          {...(hint === undefined ? {} : { hint })}
          isRequired
          error={errorOf('change')}
        >
          <InputNumber
            id={quantityId}
            value={quantity}
            min={0}
            style={{ width: '100%' }}
            aria-required
            aria-describedby={describedBy(quantityId, hint, errorOf('change'))}
            onChange={setQuantity}
          />
        </FormField>
        {how === 'counted' ? null : (
          <FormField id={reasonId} label="Reason" isRequired error={errorOf('reason')}>
            <Choice<AdjustmentReason | null>
              id={reasonId}
              value={reason}
              options={reasonsOf(how, item.controlledSchedule !== null)}
              placeholder="Choose the reason"
              aria-required
              aria-describedby={describedBy(reasonId, undefined, errorOf('reason'))}
              style={{ width: '100%' }}
              onChange={setReason}
            />
          </FormField>
        )}
      </FieldRow>
      <TextField
        id={controlId('note')}
        label="Why are you correcting it?"
        isLong
        isRequired
        value={note}
        error={errorOf('note')}
        onChange={setNote}
      />
      {fields()}
    </DrawerForm>
  );
}
