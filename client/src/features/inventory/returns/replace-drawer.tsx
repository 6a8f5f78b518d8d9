import { InputNumber } from 'antd';
import { useState } from 'react';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import type { StockReplacementInput } from '../../../schema.generated';
import styles from '../papers/papers.module.css';
import { amountWords } from '../stock-words';
import type { ReturnDetailsFragment } from './returns.generated';

interface ReplaceDrawerProps {
  readonly details: ReturnDetailsFragment;
  /** True once it is received, false if nobody witnessed it. */
  readonly onGive: (replacements: readonly StockReplacementInput[]) => Promise<boolean>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Arrived {
  readonly quantity: number | null;
  readonly lot: string;
  readonly expiresOn: string;
}

const controlId = (field: string): string => `replace-${field.replaceAll('.', '-')}`;
const NOTHING: Arrived = { quantity: null, lot: '', expiresOn: '' };

/** What the supplier sent instead, line by line. It is received at the place that the return came from. */
export function ReplaceDrawer({ details, onGive, onDone, onClose }: ReplaceDrawerProps) {
  const { return: shown, lines } = details;
  const [arrived, setArrived] = useState<readonly Arrived[]>(() =>
    lines.map(({ quantity }) => ({ ...NOTHING, quantity })),
  );
  // The server numbers the lines that are sent. A line with nothing received is left out, and the others move up.
  const sent = lines.flatMap((line, index) => {
    const one = arrived[index] ?? NOTHING;
    return one.quantity === null || one.quantity === 0 ? [] : [{ line, one, index }];
  });
  const saving = useSaving((field) => {
    const [, place = '', rest = ''] = /^replacements\.(\d+)\.(\w+)$/.exec(field) ?? [];
    return controlId(rest === '' ? field : `${String(sent[Number(place)]?.index ?? 0)}.${rest}`);
  });
  const save = async () => {
    const given = { isDone: false };
    const isSaved = await saving.run(null, async () => {
      given.isDone = await onGive(
        sent.map(({ line, one }) => ({
          ...{ itemId: line.itemId, quantity: one.quantity ?? 0 },
          ...(line.batchId === null
            ? {}
            : {
                lot: one.lot,
                serial: line.isSerialised ? one.lot : null,
                expiresOn: one.expiresOn === '' ? null : one.expiresOn,
              }),
        })),
      );
    });
    if (isSaved && given.isDone) onDone();
  };
  const change = (index: number, facts: Partial<Arrived>) =>
    setArrived((before) => before.map((one, place) => (place === index ? { ...one, ...facts } : one)));
  return (
    <DrawerForm
      title={`Receive the replacement: ${shown.number}`}
      action="Receive replacement"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p
        style={{ margin: 0 }}
      >{`It will be received at ${shown.fromName}. Enter 0 for anything that did not arrive.`}</p>
      {lines.map((line, index) => {
        const one = arrived[index] ?? NOTHING;
        const place = sent.findIndex((entry) => entry.index === index);
        const errorOf = (field: string) =>
          place < 0 ? null : saving.problems.of(`replacements.${String(place)}.${field}`);
        const quantityId = controlId(`${String(index)}.quantity`);
        const hint = `${amountWords(line.quantity, line.unit)} went back.`;
        return (
          <fieldset key={line.id} className={styles['replaced']}>
            <legend>{line.lot === null ? line.itemName : `${line.itemName}, in place of ${line.lot}`}</legend>
            <FieldRow>
              <FormField id={quantityId} label="Quantity" hint={hint} error={errorOf('quantity')}>
                <InputNumber
                  id={quantityId}
                  value={one.quantity}
                  min={0}
                  style={{ width: '100%' }}
                  aria-describedby={describedBy(quantityId, hint, errorOf('quantity'))}
                  onChange={(quantity) => change(index, { quantity })}
                />
              </FormField>
              {line.batchId === null ? null : (
                <TextField
                  id={controlId(`${String(index)}.${line.isSerialised ? 'serial' : 'lot'}`)}
                  label={line.isSerialised ? 'Serial number' : 'Lot number'}
                  value={one.lot}
                  maxLength={60}
                  error={errorOf(line.isSerialised ? 'serial' : 'lot')}
                  onChange={(lot) => change(index, { lot })}
                />
              )}
              {line.expiresOn === null ? null : (
                <TextField
                  id={controlId(`${String(index)}.expiresOn`)}
                  label="Expiry date"
                  type="date"
                  value={one.expiresOn}
                  error={errorOf('expiresOn')}
                  onChange={(expiresOn) => change(index, { expiresOn })}
                />
              )}
            </FieldRow>
          </fieldset>
        );
      })}
    </DrawerForm>
  );
}
