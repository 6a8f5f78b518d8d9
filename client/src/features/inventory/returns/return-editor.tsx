import { DeleteOutlined } from '@ant-design/icons';
import { RETURN_KIND_TABLE } from '@sideline/schema/inventory/moving';
import { RETURN_KINDS, type ReturnKind } from '@sideline/schema/inventory/return-transitions';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { check } from '@sideline/schema/validation/check';
import { returnFacts } from '@sideline/schema/validation/moving';
import { Button, InputNumber } from 'antd';
import { useCallback, useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../../components/ui/choice';
import { FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, ErrorSummary, FormField } from '../../../components/ui/entity-form';
import { usePickerSearch, withChosen } from '../../../components/pickers/use-picker-search';
import { EventPicker } from '../../../components/pickers/event-picker';
import type { UsableLotFragment } from '../../../components/record-stock/record-stock.generated';
import { ScanThese } from '../../../components/scan/scan-these';
import { FormFailure } from '../../../components/ui/form-failure';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { todayAsLocalDate } from '../../../lib/dates';
import { messageOf } from '../../../lib/errors';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import styles from '../papers/papers.module.css';
import { PlacePicker, type ChosenPlace } from '../papers/place-picker';
import { amountWords, expiryWords } from '../stock-words';
import { useSupplierChoicesQuery } from '../suppliers/suppliers.generated';
import {
  useCreateStockReturnMutation,
  useReturnOrdersQuery,
  useReturnLotLazyQuery,
  useReturnShelfQuery,
  useUpdateStockReturnMutation,
  type ReturnDetailsFragment,
} from './returns.generated';

interface ReturnEditorProps {
  readonly existing: ReturnDetailsFragment | null;
  readonly start?: {
    readonly kind: ReturnKind | null;
    readonly from: string | null;
    readonly event: string | null;
  };
  readonly onSaved: (returnId: string) => void;
  readonly onCancel: () => void;
}

interface DraftLine {
  readonly id: string;
  readonly itemId: string;
  readonly batchId: string | null;
  readonly name: string;
  readonly unit: StockUnit;
  readonly quantity: number | null;
}

const controlId = (field: string): string => `return-${field.replaceAll('.', '-')}`;
const KINDS = RETURN_KINDS.map((value) => ({ value, label: RETURN_KIND_TABLE[value].label }));
const NOTHING = { kind: null, from: null, event: null } as const;

const lineName = (itemName: string, lot: string | null): string =>
  lot === null ? itemName : `${itemName}, lot ${lot}`;
const placeOf = (id: string | null | undefined, name: string | null | undefined): ChosenPlace | null =>
  id == null ? null : { id, name: name ?? 'Chosen location' };

/** What is returned, lot by lot, and to whom. */
export function ReturnEditor({ existing, start = NOTHING, onSaved, onCancel }: ReturnEditorProps) {
  const isAdmin = useSignedInUser().role === 'admin';
  const known = existing?.return;
  const [id] = useState(() => known?.id ?? newId());
  const [kind, setKind] = useState<ReturnKind>(
    known?.kind ?? start.kind ?? (start.event === null ? 'to_supplier' : 'unused_from_event'),
  );
  const [from, setFrom] = useState(() => placeOf(known?.fromLocationId ?? start.from, known?.fromName));
  const [to, setTo] = useState(() => placeOf(known?.toLocationId, known?.toName));
  const [supplierId, setSupplier] = useState(known?.supplierId ?? null);
  const [orderId, setOrder] = useState(known?.orderId ?? null);
  const [eventId, setEvent] = useState(known?.eventId ?? start.event);
  const [authorisedPerson, setAuthorised] = useState(known?.authorisedPerson ?? '');
  const [notes, setNotes] = useState(known?.notes ?? '');
  const [lines, setLines] = useState<readonly DraftLine[]>(
    () =>
      existing?.lines.map(({ id: lineId, itemId, batchId, itemName, lot, unit, quantity }) => ({
        ...{ id: lineId, itemId, batchId, name: lineName(itemName, lot), unit, quantity },
      })) ?? [],
  );
  const suppliers = useSupplierChoicesQuery({ skip: kind !== 'to_supplier' });
  const saving = useSaving(controlId);
  const [create] = useCreateStockReturnMutation({ context: inlineErrors });
  const [update] = useUpdateStockReturnMutation({ context: inlineErrors });

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data, problems } = check(returnFacts, {
      ...{ kind, fromLocationId: from?.id, toLocationId: to?.id ?? null, supplierId, orderId, eventId },
      ...{ authorisedPerson, notes },
      lines: lines.map(({ id: lineId, itemId, batchId, quantity }) => ({
        ...{ id: lineId, itemId, batchId, quantity },
      })),
    });
    const isSaved = await saving.run(problems, async () => {
      if (data === null) return;
      if (known === undefined) await create({ variables: { input: { id, ...data }, isAdmin } });
      else await update({ variables: { input: { id, ...data, version: known.version }, isAdmin } });
    });
    if (!isSaved) return;
    notify.success(existing === null ? 'Return drafted.' : 'Draft saved.');
    onSaved(id);
  };
  const errorOf = (field: string) => saving.problems.of(field);
  return (
    <form noValidate className={styles['form']} aria-label="Return" onSubmit={(event) => void save(event)}>
      <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
      <FormFailure text={saving.failure} />
      <FieldRow>
        <FormField id={controlId('kind')} label="Kind" isRequired error={errorOf('kind')}>
          <Choice<ReturnKind>
            id={controlId('kind')}
            value={kind}
            options={KINDS}
            aria-required
            onChange={setKind}
          />
        </FormField>
        <PlacePicker
          id={controlId('fromLocationId')}
          label="From"
          value={from?.id ?? null}
          name={from?.name ?? null}
          isRequired
          disabled={lines.length > 0}
          {...(lines.length > 0 ? { hint: 'Remove the lines to change it.' } : {})}
          error={errorOf('fromLocationId')}
          onChange={setFrom}
        />
      </FieldRow>
      {kind === 'to_supplier' ? (
        <FieldRow>
          <FormField id={controlId('supplierId')} label="Supplier" isRequired error={errorOf('supplierId')}>
            <Choice<string | null>
              id={controlId('supplierId')}
              value={supplierId}
              source={suppliers}
              options={
                suppliers.data?.suppliers.nodes.map((one) => ({ value: one.id, label: one.name })) ?? []
              }
              placeholder="Choose the supplier"
              aria-required
              aria-describedby={describedBy(controlId('supplierId'), undefined, errorOf('supplierId'))}
              onChange={(chosen) => {
                setSupplier(chosen);
                setOrder(null);
              }}
            />
          </FormField>
          {supplierId === null ? null : (
            <FormField
              id={controlId('orderId')}
              label="Credited against"
              hint="The order that it came with, if you know it."
              error={errorOf('orderId')}
            >
              <OrderChoice
                supplierId={supplierId}
                value={orderId}
                number={known?.orderId === orderId ? known.orderNumber : null}
                onChange={setOrder}
              />
            </FormField>
          )}
        </FieldRow>
      ) : null}
      {kind === 'unused_from_event' ? (
        <FieldRow>
          <FormField id={controlId('eventId')} label="Event" isRequired error={errorOf('eventId')}>
            <EventPicker
              id={controlId('eventId')}
              value={eventId}
              error={errorOf('eventId')}
              onChange={setEvent}
            />
          </FormField>
          <PlacePicker
            id={controlId('toLocationId')}
            label="Back to"
            value={to?.id ?? null}
            name={to?.name ?? null}
            but={from?.id ?? null}
            isRequired
            error={errorOf('toLocationId')}
            onChange={setTo}
          />
        </FieldRow>
      ) : null}
      {kind === 'to_destruction' ? (
        <TextField
          id={controlId('authorisedPerson')}
          label="Authorised person"
          hint="Needed for schedule 2 drugs: the name and role of the person who must be present when they are destroyed."
          value={authorisedPerson}
          error={errorOf('authorisedPerson')}
          onChange={setAuthorised}
        />
      ) : null}
      {from === null ? (
        <p className={styles['quiet']}>Choose where it comes from to see what is there.</p>
      ) : (
        <ShelfChooser
          locationId={from.id}
          name={from.name}
          chosen={lines}
          onChoose={(line) => setLines((before) => [...before, line])}
        />
      )}
      {lines.length === 0 ? null : (
        <ul className={styles['lines']} aria-label="Return lines">
          {lines.map(({ id: lineId, name, unit, quantity }, index) => {
            const field = `lines.${String(index)}.quantity`;
            const error = errorOf(field) ?? errorOf(`lines.${String(index)}.batchId`);
            return (
              <li key={lineId} className={styles['line']}>
                <strong>{name}</strong>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={`Remove ${name}`}
                  onClick={() => setLines((before) => before.filter((line) => line.id !== lineId))}
                />
                <div className={styles['lineFoot']}>
                  <FormField id={controlId(field)} label={`Quantity of ${name}`} error={error}>
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
      <TextField
        id={controlId('notes')}
        label="Reason for return"
        value={notes}
        isLong
        error={errorOf('notes')}
        onChange={setNotes}
      />
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

interface OrderChoiceProps {
  readonly supplierId: string;
  readonly value: string | null;
  /** Its number, where the return has it already. */
  readonly number: string | null;
  readonly onChange: (orderId: string | null) => void;
}

/** One of the supplier's orders: the latest, and every other by its number. */
function OrderChoice({ supplierId, value, number, onChange }: OrderChoiceProps) {
  const typed = usePickerSearch();
  const source = useReturnOrdersQuery({ variables: { supplierId, text: typed.asked } });
  const [last, setLast] = useState<{ readonly id: string; readonly number: string } | null>(null);
  const chosen =
    value === null ? null : number !== null ? { id: value, number } : last?.id === value ? last : null;
  const orders = withChosen((source.data ?? source.previousData)?.purchaseOrders.nodes ?? [], chosen, typed);
  return (
    <Choice<string | null>
      id={controlId('orderId')}
      value={value}
      allowClear
      source={source}
      search={typed.search}
      options={orders.map((order) => ({ value: order.id, label: order.number }))}
      placeholder="Choose an order"
      aria-describedby={describedBy(controlId('orderId'), 'hint')}
      onChange={(picked?: string | null) => {
        typed.clear();
        setLast(orders.find(({ id }) => id === picked) ?? null);
        onChange(picked ?? null);
      }}
    />
  );
}

interface ShelfChooserProps {
  readonly locationId: string;
  readonly name: string;
  readonly chosen: readonly DraftLine[];
  readonly onChoose: (line: DraftLine) => void;
}

interface ShelfItem {
  readonly itemId: string;
  readonly itemName: string;
  readonly unit: StockUnit;
}
interface HeldLot {
  readonly batchId: string | null;
  readonly lot: string | null;
  readonly expiresOn: string | null;
  readonly quantity: number;
}
interface ShelfLot extends HeldLot {
  readonly itemId: string;
  readonly item: ShelfItem;
  readonly key: string;
}

const shelfLot = (item: ShelfItem, { batchId, lot, expiresOn, quantity }: HeldLot): ShelfLot => ({
  ...{ itemId: item.itemId, batchId, lot, expiresOn, quantity, item },
  key: `${item.itemId} ${batchId ?? ''}`,
});

/** The lots at the place, without those already chosen. */
function ShelfChooser({ locationId, name, chosen, onChoose }: ShelfChooserProps) {
  const source = useReturnShelfQuery({
    variables: { locationId },
    fetchPolicy: 'cache-and-network',
  });
  const { data, fetchMore } = source;
  const [readLot] = useReturnLotLazyQuery({ fetchPolicy: 'network-only' });
  const today = todayAsLocalDate();
  const page = data?.stockAtLocation;
  const lots =
    page?.nodes.flatMap((item) =>
      item.lots
        .filter(
          ({ batchId }) => !chosen.some((line) => line.itemId === item.itemId && line.batchId === batchId),
        )
        .map((lot) => shelfLot(item, lot)),
    ) ?? [];
  const labelOf = useCallback(
    ({ item, lot, expiresOn, quantity }: ShelfLot): string =>
      [
        lineName(item.itemName, lot),
        ...(lot === null ? [] : [expiryWords(expiresOn, today).text]),
        amountWords(quantity, item.unit),
      ].join(' · '),
    [today],
  );
  const choose = (lot: ShelfLot) =>
    onChoose({
      ...{ id: newId(), itemId: lot.itemId, batchId: lot.batchId, unit: lot.item.unit },
      ...{ name: lineName(lot.item.itemName, lot.lot), quantity: lot.quantity },
    });
  /** Stock further down a long list that has not been loaded yet. */
  const findElse = async (found: UsableLotFragment): Promise<ShelfLot | null> => {
    if (found.batchId === null) return null;
    const isChosen = chosen.some(
      ({ itemId, batchId }) => itemId === found.itemId && batchId === found.batchId,
    );
    if (isChosen) return null;
    const { data: read, error } = await readLot({ variables: { id: found.batchId } });
    if (error) throw new Error(messageOf(error), { cause: error });
    const held = read?.stockBatch.stock.find((one) => one.locationId === locationId);
    return held === undefined ? null : shelfLot(found, { ...found, quantity: held.quantity });
  };
  const isEmpty = data !== undefined && lots.length === 0;
  const label = `Add stock from ${name}`;
  return (
    <FormField id={controlId('shelf')} label={label}>
      <div className={styles['scannable']}>
        <Choice<string | null>
          id={controlId('shelf')}
          value={null}
          source={source}
          lost="The stock there cannot be loaded just now."
          disabled={isEmpty}
          placeholder={isEmpty ? 'Nothing else is there' : 'Choose a lot'}
          options={lots.map((lot) => ({ value: lot.key, label: labelOf(lot) }))}
          onOpenChange={(isOpen) => {
            // For a place with more than a hundred items, each opening loads the next page.
            if (isOpen && page?.pageInfo.hasNextPage === true)
              void fetchMore({
                variables: { after: page.pageInfo.endCursor },
                updateQuery: (before, { fetchMoreResult }) => ({
                  stockAtLocation: {
                    ...fetchMoreResult.stockAtLocation,
                    nodes: [...before.stockAtLocation.nodes, ...fetchMoreResult.stockAtLocation.nodes],
                  },
                }),
              });
          }}
          onChange={(key) => {
            const lot = lots.find((one) => one.key === key);
            if (lot) choose(lot);
          }}
        />
        <ScanThese label={label} lots={lots} nameOf={labelOf} findElse={findElse} onChoose={choose} />
      </div>
    </FormField>
  );
}
