import { compareQuantities, addQuantities } from '@sideline/schema/inventory/quantity';
import { Alert, InputNumber } from 'antd';
import { useState } from 'react';
import { DrawerForm } from '../../../components/ui/drawer-form';
import { FormField } from '../../../components/ui/entity-form';
import { StatusTag } from '../../../components/ui/status-tag';
import { useSaving } from '../../../components/ui/use-saving';
import { useWitnessing } from '../../../components/witness/use-witnessing';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import { expiryWords } from '../stock-words';
import { todayAsLocalDate } from '../../../lib/dates';
import styles from '../papers/papers.module.css';
import { amountWords } from '../stock-words';
import { useDispatchStockTransferMutation, type TransferDetailsFragment } from './transfers.generated';

interface PickDrawerProps {
  readonly details: TransferDetailsFragment;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

const controlId = (field: string): string => `pick-${field.replaceAll('.', '-')}`;
const keyOf = (lineId: string, batchId: string | null): string => `${lineId} ${batchId ?? ''}`;

/** Picks lots other than those proposed, or less of them. */
export function PickDrawer({ details: { transfer, lines }, onClose, onSent }: PickDrawerProps) {
  const saving = useSaving(controlId);
  const witnessing = useWitnessing();
  const [send] = useDispatchStockTransferMutation({ context: inlineErrors });
  const [taken, setTaken] = useState<ReadonlyMap<string, number | null>>(
    () =>
      new Map(
        lines.flatMap((line) =>
          line.picks.map((pick) => [keyOf(line.id, pick.batchId), pick.quantity] as const),
        ),
      ),
  );
  const today = todayAsLocalDate();
  const picks = lines.flatMap((line) =>
    line.lots.flatMap(({ batchId }) => {
      const quantity = taken.get(keyOf(line.id, batchId)) ?? 0;
      return quantity > 0 ? [{ lineId: line.id, batchId, quantity }] : [];
    }),
  );
  const save = async () => {
    const outcome = { isSent: false };
    await saving.run(
      picks.length === 0 ? [{ field: 'picks', code: 'required', message: 'Pick at least one lot.' }] : null,
      async () => {
        outcome.isSent = await witnessing.run((witness) =>
          send({ variables: { input: { id: transfer.id, picks, witness } } }),
        );
      },
    );
    if (!outcome.isSent) return;
    notify.success(`${transfer.number} is on its way to ${transfer.toName}.`);
    onSent();
  };
  return (
    <DrawerForm
      title={`Pick ${transfer.number}`}
      action="Send transfer"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p className={styles['quiet']}>
        The lot to use first is proposed. If you choose a different one, that is recorded.
      </p>
      {lines.map((line) => {
        const total = addQuantities(
          ...line.lots.map(({ batchId }) => taken.get(keyOf(line.id, batchId)) ?? 0),
        );
        return (
          <section key={line.id} aria-label={line.itemName} className={styles['section']}>
            <h2>{line.itemName}</h2>
            <p className={styles['quiet']}>
              {amountWords(total, line.unit)} of {amountWords(line.quantity, line.unit)} picked
            </p>
            {line.lots.length === 0 ? <p>There is no usable stock there.</p> : null}
            {compareQuantities(total, line.quantity) > 0 ? (
              <Alert type="warning" showIcon title="More than requested. Take less." />
            ) : null}
            {line.lots.map((lot) => {
              const key = keyOf(line.id, lot.batchId);
              const id = controlId(key.replaceAll(' ', '-'));
              const { text, tone } = expiryWords(lot.expiresOn, today);
              const name = lot.lot === null ? line.itemName : `Lot ${lot.lot}`;
              return (
                <div key={key} className={styles['count']}>
                  <FormField id={id} label={name} hint={`${amountWords(lot.quantity, line.unit)} there`}>
                    <InputNumber
                      id={id}
                      min={0}
                      max={lot.quantity}
                      value={taken.get(key) ?? null}
                      style={{ width: 160 }}
                      aria-describedby={`${id}-hint`}
                      onChange={(quantity) => setTaken((before) => new Map(before).set(key, quantity))}
                    />
                  </FormField>
                  {tone === null ? (
                    <span className={styles['quiet']}>{text}</span>
                  ) : (
                    <StatusTag tone={tone}>{text}</StatusTag>
                  )}
                </div>
              );
            })}
          </section>
        );
      })}
      {witnessing.dialog}
    </DrawerForm>
  );
}
