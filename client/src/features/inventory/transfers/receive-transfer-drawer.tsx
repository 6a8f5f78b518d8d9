import {
  DISCREPANCY_KINDS,
  DISCREPANCY_TABLE,
  type DiscrepancyKind,
} from '@sideline/schema/inventory/moving';
import { addQuantities, lessQuantity } from '@sideline/schema/inventory/quantity';
import { check } from '@sideline/schema/validation/check';
import { transferReceiptFacts } from '@sideline/schema/validation/moving';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { useWitnessing } from '../../../components/witness/use-witnessing';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import styles from '../papers/papers.module.css';
import { amountWords } from '../stock-words';
import { useReceiveStockTransferMutation, type TransferDetailsFragment } from './transfers.generated';

interface ReceiveTransferDrawerProps {
  readonly details: TransferDetailsFragment;
  readonly onClose: () => void;
  readonly onReceived: () => void;
}

interface Arrival {
  readonly received: number | null;
  readonly isWrong: boolean;
  readonly kind: DiscrepancyKind;
  readonly wrong: number | null;
  readonly reason: string;
}

const controlId = (field: string): string => `arrival-${field.replaceAll('.', '-')}`;
const KINDS = DISCREPANCY_KINDS.map((value) => ({ value, label: DISCREPANCY_TABLE[value].label }));

/** How much of each lot arrived, and what was wrong with it. */
export function ReceiveTransferDrawer({ details, onClose, onReceived }: ReceiveTransferDrawerProps) {
  const { transfer, lines } = details;
  const [id] = useState(() => newId());
  const saving = useSaving(controlId);
  const witnessing = useWitnessing();
  const [receive] = useReceiveStockTransferMutation({ context: inlineErrors });
  const open = lines.flatMap((line) =>
    line.picks.flatMap((pick) => {
      const left = lessQuantity(pick.quantity, addQuantities(pick.received, pick.missing));
      return pick.id !== null && left > 0 ? [{ line, pick, pickId: pick.id, left }] : [];
    }),
  );
  const [arrivals, setArrivals] = useState<ReadonlyMap<string, Arrival>>(
    () =>
      new Map(
        open.map(({ pickId, left }) => [
          pickId,
          { received: left, isWrong: false, kind: 'lost', wrong: null, reason: '' },
        ]),
      ),
  );
  const change = (pickId: string, changes: Partial<Arrival>) =>
    setArrivals((before) => {
      const known = before.get(pickId);
      return known === undefined ? before : new Map(before).set(pickId, { ...known, ...changes });
    });
  /** The lines with any entry. */
  const said = open.filter(({ pickId }) => {
    const arrival = arrivals.get(pickId);
    return arrival !== undefined && ((arrival.received ?? 0) > 0 || arrival.isWrong);
  });
  const save = async () => {
    const { data, problems } = check(transferReceiptFacts, {
      id,
      lines: said.map(({ pickId }) => {
        const arrival = arrivals.get(pickId);
        return {
          pickId,
          received: arrival?.received ?? 0,
          discrepancy:
            arrival?.isWrong === true
              ? { kind: arrival.kind, quantity: arrival.wrong, reason: arrival.reason }
              : null,
        };
      }),
    });
    const outcome = { isReceived: false };
    await saving.run(problems, async () => {
      if (data === null) return;
      outcome.isReceived = await witnessing.run((witness) =>
        receive({ variables: { input: { ...data, transferId: transfer.id, witness } } }),
      );
    });
    if (!outcome.isReceived) return;
    notify.success(`Received at ${transfer.toName}.`);
    onReceived();
  };
  return (
    <DrawerForm
      title={`Receive ${transfer.number}`}
      action="Receive into stock"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p className={styles['quiet']}>Enter 0 for items still on their way.</p>
      <ul className={styles['lines']} aria-label="Items on their way">
        {open.map(({ line, pick, pickId, left }) => {
          const arrival = arrivals.get(pickId);
          if (arrival === undefined) return null;
          const index = said.findIndex((one) => one.pickId === pickId);
          const at = (field: string) => `lines.${String(index)}.${field}`;
          const idOf = (field: string) => (index < 0 ? `${pickId}-${field}` : controlId(at(field)));
          const name = `${line.itemName}${pick.lot === null ? '' : `, lot ${pick.lot}`}`;
          const figure = (field: 'received' | 'wrong', path: string, label: string) => {
            const error = index < 0 ? null : saving.problems.of(at(path));
            return (
              <FormField id={idOf(path)} label={label} error={error}>
                <InputNumber
                  id={idOf(path)}
                  min={0}
                  value={arrival[field]}
                  style={{ width: 160 }}
                  aria-describedby={describedBy(idOf(path), undefined, error)}
                  onChange={(value) => change(pickId, { [field]: value })}
                />
              </FormField>
            );
          };
          return (
            <li key={pickId} className={styles['line']}>
              <div>
                <strong>{name}</strong>
                <p className={styles['quiet']}>{`${amountWords(left, line.unit)} on its way`}</p>
              </div>
              <Button
                aria-expanded={arrival.isWrong}
                aria-label={`${arrival.isWrong ? 'Nothing wrong with' : 'Something wrong with'} ${name}`}
                onClick={() => change(pickId, { isWrong: !arrival.isWrong })}
              >
                {arrival.isWrong ? 'Nothing wrong' : 'Something wrong'}
              </Button>
              <div className={styles['lineFoot']} style={{ display: 'grid' }}>
                {figure('received', 'received', `Quantity received: ${name}`)}
                {arrival.isWrong ? (
                  <>
                    <FieldRow>
                      <FormField id={idOf('discrepancy.kind')} label="What was wrong">
                        <Choice<DiscrepancyKind>
                          id={idOf('discrepancy.kind')}
                          value={arrival.kind}
                          options={KINDS}
                          onChange={(kind) => change(pickId, { kind })}
                        />
                      </FormField>
                      {figure('wrong', 'discrepancy.quantity', 'How much')}
                    </FieldRow>
                    <TextField
                      id={idOf('discrepancy.reason')}
                      label="What happened"
                      value={arrival.reason}
                      error={index < 0 ? null : saving.problems.of(at('discrepancy.reason'))}
                      onChange={(reason) => change(pickId, { reason })}
                    />
                  </>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
      {witnessing.dialog}
    </DrawerForm>
  );
}
