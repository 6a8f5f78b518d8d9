import { DeleteOutlined } from '@ant-design/icons';
import { check } from '@sideline/schema/validation/check';
import { transferFacts } from '@sideline/schema/validation/moving';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Button, InputNumber } from 'antd';
import { useCallback, useEffect, useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../../components/ui/choice';
import { FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, ErrorSummary, FormField } from '../../../components/ui/entity-form';
import { EventPicker } from '../../../components/pickers/event-picker';
import { ItemScanField } from '../../../components/scan/item-scan-field';
import { FormFailure } from '../../../components/ui/form-failure';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import styles from '../papers/papers.module.css';
import { PlacePicker, type ChosenPlace } from '../papers/place-picker';
import { amountWords } from '../stock-words';
import {
  useCreateStockTransferMutation,
  useTransferItemLazyQuery,
  useTransferShelfQuery,
  useUpdateStockTransferMutation,
  type TransferDetailsFragment,
} from './transfers.generated';

interface TransferEditorProps {
  readonly existing: TransferDetailsFragment | null;
  /** What is already chosen, by a link. */
  readonly start?: {
    readonly from: string | null;
    readonly to: string | null;
    readonly item: string | null;
    readonly event: string | null;
  };
  readonly onSaved: (transferId: string) => void;
  readonly onCancel: () => void;
}

interface DraftLine {
  readonly id: string;
  readonly itemId: string;
  readonly itemName: string;
  readonly unit: StockUnit;
  readonly quantity: number | null;
}

const controlId = (field: string): string => `transfer-${field.replaceAll('.', '-')}`;
const NOTHING = { from: null, to: null, item: null, event: null } as const;

const placeOf = (id: string | null | undefined, name: string): ChosenPlace | null =>
  id == null ? null : { id, name };

/** What moves from where to where. Lots are picked when it is sent. */
export function TransferEditor({ existing, start = NOTHING, onSaved, onCancel }: TransferEditorProps) {
  const [id] = useState(() => existing?.transfer.id ?? newId());
  const [from, setFrom] = useState(() =>
    placeOf(
      existing?.transfer.fromLocationId ?? start.from,
      existing?.transfer.fromName ?? 'Chosen location',
    ),
  );
  const [to, setTo] = useState(() =>
    placeOf(existing?.transfer.toLocationId ?? start.to, existing?.transfer.toName ?? 'Chosen location'),
  );
  const [eventId, setEvent] = useState(existing?.transfer.eventId ?? start.event);
  const [notes, setNotes] = useState(existing?.transfer.notes ?? '');
  const [lines, setLines] = useState<readonly DraftLine[]>(
    () =>
      existing?.lines.map(({ id: lineId, itemId, itemName, unit, quantity }) => ({
        ...{ id: lineId, itemId, itemName, unit, quantity },
      })) ?? [],
  );
  const [readItem] = useTransferItemLazyQuery();
  const saving = useSaving(controlId);
  const [create] = useCreateStockTransferMutation({ context: inlineErrors });
  const [update] = useUpdateStockTransferMutation({ context: inlineErrors });

  const add = useCallback((item: Omit<DraftLine, 'id' | 'quantity'>) => {
    setLines((before) => {
      // Scanning an item again adds one.
      const known = before.find((line) => line.itemId === item.itemId);
      if (known === undefined) return [...before, { ...item, id: newId(), quantity: 1 }];
      return before.map((line) => (line === known ? { ...line, quantity: (line.quantity ?? 0) + 1 } : line));
    });
  }, []);
  const choose = useCallback(
    ({ id: itemId }: { readonly id: string }) => {
      const look = async () => {
        const { data } = await readItem({ variables: { id: itemId } });
        const item = data?.stockItem.item;
        if (item) add({ itemId: item.id, itemName: item.name, unit: item.unit });
      };
      void look();
    },
    [add, readItem],
  );
  const startItem = start.item;
  useEffect(() => {
    if (startItem !== null) choose({ id: startItem });
  }, [startItem, choose]);

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data, problems } = check(transferFacts, {
      fromLocationId: from?.id,
      toLocationId: to?.id,
      eventId,
      notes,
      lines: lines.map(({ id: lineId, itemId, quantity }) => ({ id: lineId, itemId, quantity })),
    });
    const isSaved = await saving.run(problems, async () => {
      if (data === null) return;
      if (existing === null) await create({ variables: { input: { id, ...data } } });
      else await update({ variables: { input: { id, ...data, version: existing.transfer.version } } });
    });
    if (!isSaved) return;
    notify.success(existing === null ? 'Transfer drafted.' : 'Draft saved.');
    onSaved(id);
  };
  return (
    <form noValidate className={styles['form']} aria-label="Transfer" onSubmit={(event) => void save(event)}>
      <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
      <FormFailure text={saving.failure} />
      <FieldRow>
        <PlacePicker
          id={controlId('fromLocationId')}
          label="From"
          value={from?.id ?? null}
          name={from?.name ?? null}
          but={to?.id ?? null}
          isRequired
          error={saving.problems.of('fromLocationId')}
          onChange={setFrom}
        />
        <PlacePicker
          id={controlId('toLocationId')}
          label="To"
          value={to?.id ?? null}
          name={to?.name ?? null}
          but={from?.id ?? null}
          isRequired
          error={saving.problems.of('toLocationId')}
          onChange={setTo}
        />
      </FieldRow>
      <FieldRow>
        <ItemScanField label="Add by scan or name" onChoose={choose} />
        {from === null ? (
          <p className={styles['quiet']}>Choose where it comes from to see what is there.</p>
        ) : (
          <ShelfChooser locationId={from.id} name={from.name} onChoose={add} />
        )}
      </FieldRow>
      {lines.length === 0 ? null : (
        <ul className={styles['lines']} aria-label="Transfer lines">
          {lines.map(({ id: lineId, itemName, unit, quantity }, index) => {
            const field = `lines.${String(index)}.quantity`;
            const error = saving.problems.of(field) ?? saving.problems.of(`lines.${String(index)}.itemId`);
            return (
              <li key={lineId} className={styles['line']}>
                <strong>{itemName}</strong>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={`Remove ${itemName}`}
                  onClick={() => setLines((before) => before.filter((line) => line.id !== lineId))}
                />
                <div className={styles['lineFoot']}>
                  <FormField id={controlId(field)} label={`Quantity of ${itemName}`} error={error}>
                    <InputNumber
                      id={controlId(field)}
                      value={quantity}
                      min={0}
                      style={{ width: 160 }}
                      aria-describedby={describedBy(controlId(field), undefined, error)}
                      onChange={(next) =>
                        setLines((before) =>
                          before.map((line) => (line.id === lineId ? { ...line, quantity: next } : line)),
                        )
                      }
                    />
                  </FormField>
                  <span className={styles['quiet']}>{amountWords(quantity ?? 0, unit)}</span>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <FieldRow>
        <FormField id={controlId('eventId')} label="For an event" error={saving.problems.of('eventId')}>
          <EventPicker id={controlId('eventId')} value={eventId} onChange={setEvent} />
        </FormField>
        <TextField
          id={controlId('notes')}
          label="Notes"
          value={notes}
          isLong
          error={saving.problems.of('notes')}
          onChange={setNotes}
        />
      </FieldRow>
      <div className={styles['foot']}>
        <Button onClick={onCancel} disabled={saving.isSaving}>
          Cancel
        </Button>
        <Button type="primary" htmlType="submit" loading={saving.isSaving}>
          {existing === null ? 'Create draft' : 'Save draft'}
        </Button>
      </div>
    </form>
  );
}

/** The stock at the place. Beyond the first hundred items, the search next to it finds the rest. */
function ShelfChooser({
  locationId,
  name,
  onChoose,
}: {
  readonly locationId: string;
  readonly name: string;
  readonly onChoose: (item: Omit<DraftLine, 'id' | 'quantity'>) => void;
}) {
  const source = useTransferShelfQuery({ variables: { locationId }, fetchPolicy: 'cache-and-network' });
  const rows = source.data?.stockAtLocation.nodes ?? [];
  const isEmpty = source.data !== undefined && rows.length === 0;
  return (
    <FormField id={controlId('shelf')} label={`Add stock from ${name}`}>
      <Choice<string | null>
        id={controlId('shelf')}
        value={null}
        source={source}
        lost="The stock there cannot be loaded just now."
        disabled={isEmpty}
        placeholder={isEmpty ? 'Nothing is there' : 'Choose an item'}
        options={rows.map(({ itemId, itemName, quantity, unit }) => ({
          value: itemId,
          label: `${itemName}: ${amountWords(quantity, unit)}`,
        }))}
        onChange={(chosen) => {
          const row = rows.find(({ itemId }) => itemId === chosen);
          if (row) onChoose({ itemId: row.itemId, itemName: row.itemName, unit: row.unit });
        }}
      />
    </FormField>
  );
}
