import { DeleteOutlined } from '@ant-design/icons';
import { usageFacts } from '@sideline/schema/validation/stock';
import { check } from '@sideline/schema/validation/check';
import { Button, Checkbox, InputNumber } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { ActFailure } from '../../../components/ui/act-failure';
import { DrawerForm } from '../../../components/ui/drawer-form';
import { FieldError, FormField } from '../../../components/ui/entity-form';
import { EventPicker } from '../../../components/pickers/event-picker';
import { useBag } from '../../../components/record-stock/bag';
import { LotField } from '../../../components/record-stock/lot-field';
import { PlaceLine } from '../../../components/record-stock/place-line';
import type { UsableLotFragment } from '../../../components/record-stock/record-stock.generated';
import {
  keyOfLot,
  lotDetail,
  lotName,
  refusalOf,
  REFUSAL_WORDS,
} from '../../../components/record-stock/usable-lot';
import styles from '../../../components/record-stock/record-stock.module.css';
import { TextField } from '../../../components/ui/text-field';
import { useActFailure } from '../../../components/ui/use-act-failure';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { todayAsLocalDate } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { useRecordStockUsageMutation } from './usage.generated';

interface UsageDrawerProps {
  readonly onClose: () => void;
  readonly onRecorded: () => void;
}

interface UsedLine {
  readonly lot: UsableLotFragment;
  readonly quantity: number | null;
}

const controlId = (field: string): string => `usage-${field.replaceAll('.', '-')}`;

/** What was used outside a patient's record, entered by hand. */
export function UsageDrawer({ onClose, onRecorded }: UsageDrawerProps) {
  const [key] = useState(() => newId());
  const [lines, setLines] = useState<readonly UsedLine[]>([]);
  const [eventId, setEventId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [overrideReason, setOverrideReason] = useState('');
  const [allowShortage, setAllowShortage] = useState(false);
  const bag = useBag(eventId);
  const [record] = useRecordStockUsageMutation({ context: inlineErrors });
  const saving = useSaving(controlId);
  const scanning = useActFailure();
  const today = todayAsLocalDate();
  const isExpired = lines.some(({ lot }) => refusalOf(lot, today) === 'expired');

  const add = (lot: UsableLotFragment) => {
    scanning.clear();
    const why = refusalOf(lot, today);
    if (why === 'recalled' || why === 'quarantined') {
      scanning.say(`${lotName(lot)}: ${REFUSAL_WORDS[why]}`);
      return;
    }
    setLines((known) =>
      known.some((one) => keyOfLot(one.lot) === keyOfLot(lot))
        ? known.map((one) =>
            keyOfLot(one.lot) === keyOfLot(lot) ? { ...one, quantity: (one.quantity ?? 0) + 1 } : one,
          )
        : [...known, { lot, quantity: 1 }],
    );
  };
  const save = async () => {
    const { data, problems } = check(usageFacts, {
      key,
      lines: lines.map(({ lot, quantity }) => ({
        itemId: lot.itemId,
        batchId: lot.batchId,
        locationId: lot.locationId ?? bag.place?.id ?? '',
        quantity: quantity ?? 0,
      })),
      eventId,
      note,
      overrideReason,
      allowShortage,
    });
    const isSaved = await saving.run(problems, async () => {
      if (data !== null)
        await record({
          variables: { input: { ...data, occurredAt: data.occurredAt?.toISOString() ?? null } },
        });
    });
    if (!isSaved) return;
    notify.success('Usage recorded.');
    onRecorded();
  };
  return (
    <DrawerForm
      title="Record usage"
      action="Record usage"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PlaceLine bag={bag} />
      {bag.place === null ? null : (
        <>
          <LotField
            label="What was used"
            hint="Scan it, or search by name or lot."
            error={saving.problems.of('lines')}
            atHand={bag.lots}
            onChoose={add}
          />
          <ActFailure failed={scanning.failed} isBesideQuestion />
        </>
      )}
      {lines.length === 0 ? null : (
        <ul className={styles['used']} aria-label="What was used">
          {lines.map(({ lot, quantity }, index) => (
            <li key={keyOfLot(lot)}>
              <span>
                <strong>{lot.itemName}</strong>, {lotName(lot).toLowerCase()}. {lotDetail(lot)}
              </span>
              <InputNumber
                id={controlId(`lines.${String(index)}.quantity`)}
                aria-label={`Quantity of ${lot.itemName}`}
                min={0}
                value={quantity}
                onChange={(value) =>
                  setLines((known) =>
                    known.map((one) => (one.lot === lot ? { ...one, quantity: value } : one)),
                  )
                }
              />
              <Button
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={`Remove ${lot.itemName}`}
                onClick={() => setLines((known) => known.filter((one) => one.lot !== lot))}
              />
              <FieldError
                id={controlId(`lines.${String(index)}.quantity`)}
                error={saving.problems.of(`lines.${String(index)}.quantity`)}
              />
            </li>
          ))}
        </ul>
      )}
      {isExpired ? (
        <TextField
          id={controlId('overrideReason')}
          label="Why was an expired lot used?"
          value={overrideReason}
          isRequired
          maxLength={500}
          error={saving.problems.of('overrideReason')}
          onChange={setOverrideReason}
        />
      ) : null}
      <FormField id={controlId('eventId')} label="Event" error={saving.problems.of('eventId')}>
        <EventPicker id={controlId('eventId')} value={eventId} onChange={setEventId} />
      </FormField>
      <TextField
        id={controlId('note')}
        label="What for"
        value={note}
        isLong
        maxLength={500}
        error={saving.problems.of('note')}
        onChange={setNote}
      />
      <Checkbox checked={allowShortage} onChange={({ target }) => setAllowShortage(target.checked)}>
        It was used, even if it is not in the books
      </Checkbox>
    </DrawerForm>
  );
}
