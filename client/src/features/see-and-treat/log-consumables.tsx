import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { addQuantities, quantityText } from '@sideline/schema/inventory/quantity';
import { Button, InputNumber, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { lazyPart } from '../../components/ui/lazy-part';
import type { UsableLotFragment } from '../../components/record-stock/record-stock.generated';
import styles from '../../components/record-stock/record-stock.module.css';
import { lotName, takenBatch, type StockPlace } from '../../components/record-stock/usable-lot';
import type { LogConsumable } from './log-draft';

const ConsumableTaps = lazyPart(() => import('../../components/record-stock/consumable-taps'), {
  lost: 'The bag’s consumables could not be loaded. Submit the log without them, or try again.',
  fallback: <Skeleton active title={false} paragraph={{ rows: 2 }} />,
});

interface LogConsumablesProps {
  readonly eventId: string | null;
  readonly used: readonly LogConsumable[];
  readonly onChange: (used: readonly LogConsumable[]) => void;
}

const keyOf = ({ itemId, batchId, locationId }: LogConsumable): string =>
  `${itemId} ${batchId ?? ''} ${locationId}`;

const lineOf = (lot: UsableLotFragment, place: StockPlace, reason?: string): LogConsumable => {
  const { item_id: itemId, batch_id: batchId, location_id: locationId, taken_from } = takenBatch(lot, place);
  return {
    itemId,
    batchId: batchId ?? null,
    locationId,
    quantity: 1,
    ...(reason === undefined ? {} : { overrideReason: reason }),
    words: `${lot.itemName}${lot.lot === null ? '' : `, ${lotName(lot).toLowerCase()}`}, from ${taken_from}${
      reason === undefined ? '' : `, used although expired: ${reason}`
    }`,
  };
};

/** What the log used from the bag. Folded until it is needed, because most logs use nothing. */
export function LogConsumables({ eventId, used, onChange }: LogConsumablesProps) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(used.length > 0);
  if (!isOpen)
    return (
      <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        Add consumables used
      </Button>
    );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        Consumables used
      </h2>
      <ConsumableTaps
        eventId={eventId}
        onUse={(lot, place, reason) => {
          const line = lineOf(lot, place, reason);
          onChange(
            used.some((one) => keyOf(one) === keyOf(line))
              ? used.map((one) =>
                  keyOf(one) === keyOf(line) ? { ...one, quantity: addQuantities(one.quantity, 1) } : one,
                )
              : [...used, line],
          );
        }}
      />
      {used.length === 0 ? null : (
        <ul className={styles['used']} aria-label="Consumables used">
          {used.map((line) => (
            <li key={keyOf(line)}>
              <span>
                {quantityText(line.quantity)} × {line.words}
              </span>
              <InputNumber
                aria-label={`Quantity of ${line.words}`}
                min={0.001}
                value={line.quantity}
                onChange={(value) => {
                  if (value !== null)
                    onChange(used.map((one) => (one === line ? { ...one, quantity: value } : one)));
                }}
              />
              <Button
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={`Remove ${line.words}`}
                onClick={() => onChange(used.filter((one) => one !== line))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
