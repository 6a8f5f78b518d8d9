import { DeleteOutlined } from '@ant-design/icons';
import { orderValueOf } from '@sideline/schema/inventory/purchasing';
import { check } from '@sideline/schema/validation/check';
import { orderFacts } from '@sideline/schema/validation/supply';
import { Button, InputNumber } from 'antd';
import { useCallback, useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { ActFailure } from '../../../components/ui/act-failure';
import { Choice } from '../../../components/ui/choice';
import { FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, ErrorSummary, FormField } from '../../../components/ui/entity-form';
import { ItemScanField } from '../../../components/scan/item-scan-field';
import { FormFailure } from '../../../components/ui/form-failure';
import { TextField } from '../../../components/ui/text-field';
import { useActFailure } from '../../../components/ui/use-act-failure';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf } from '../../../lib/errors';
import { poundsText } from '../../../lib/formats';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import { amountWords } from '../stock-words';
import { useSupplierChoicesQuery } from '../suppliers/suppliers.generated';
import {
  useCreatePurchaseOrderMutation,
  useOrderOfferOfItemLazyQuery,
  useOrderOffersQuery,
  useUpdatePurchaseOrderMutation,
  type OrderDetailsFragment,
} from './purchasing.generated';
import styles from '../papers/papers.module.css';
import { PlacePicker, type ChosenPlace } from '../papers/place-picker';
import { draftLinesOf, type DraftLine } from './order-lines';

interface OrderEditorProps {
  readonly existing: OrderDetailsFragment | null;
  readonly supplierId?: string | null;
  readonly onSaved: (orderId: string) => void;
  readonly onCancel: () => void;
}

const controlId = (field: string): string => `order-${field.replaceAll('.', '-')}`;

/** What is ordered from whom: lines from the supplier's list, or by scan. */
export function OrderEditor({ existing, supplierId: chosen = null, onSaved, onCancel }: OrderEditorProps) {
  const isAdmin = useSignedInUser().role === 'admin';
  const [id] = useState(() => existing?.order.id ?? newId());
  const [supplierId, setSupplier] = useState(existing?.order.supplierId ?? chosen);
  const [place, setPlace] = useState<ChosenPlace | null>(
    existing && { id: existing.order.deliveryLocationId, name: existing.order.deliveryLocationName },
  );
  const [expectedOn, setExpected] = useState(existing?.order.expectedOn ?? '');
  const [notes, setNotes] = useState(existing?.order.notes ?? '');
  const [lines, setLines] = useState<readonly DraftLine[]>(() =>
    existing === null ? [] : draftLinesOf(existing),
  );
  const choices = useSupplierChoicesQuery();
  const saving = useSaving(controlId);
  const [create] = useCreatePurchaseOrderMutation({ context: inlineErrors });
  const [update] = useUpdatePurchaseOrderMutation({ context: inlineErrors });

  const add = useCallback((offer: DraftLine['offer']) => {
    setLines((before) => {
      // Scanning an item again adds one pack.
      const known = before.find((line) => line.offer.id === offer.id);
      if (known === undefined) return [...before, { id: newId(), offer, packs: 1, place: null }];
      return before.map((line) => (line === known ? { ...line, packs: (line.packs ?? 0) + 1 } : line));
    });
  }, []);
  const change = (lineId: string, changes: Partial<Pick<DraftLine, 'packs' | 'place'>>) =>
    setLines((before) => before.map((line) => (line.id === lineId ? { ...line, ...changes } : line)));

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data, problems } = check(orderFacts, {
      deliveryLocationId: place?.id ?? null,
      expectedOn: expectedOn === '' ? null : expectedOn,
      notes,
      lines: lines.map(({ id: lineId, offer, packs, place: own }) => ({
        id: lineId,
        supplierItemId: offer.id,
        packs,
        locationId: own?.id ?? null,
      })),
    });
    const missing = [
      ...(supplierId === null
        ? [{ field: 'supplierId', code: 'required', message: 'Choose the supplier.' }]
        : []),
      ...(problems ?? []),
    ];
    const isSaved = await saving.run(missing.length === 0 ? null : missing, async () => {
      if (data === null || supplierId === null) return;
      if (existing === null) await create({ variables: { input: { id, supplierId, ...data }, isAdmin } });
      else await update({ variables: { input: { id, ...data, version: existing.order.version }, isAdmin } });
    });
    if (!isSaved) return;
    notify.success(existing === null ? 'Order drafted.' : 'Draft saved.');
    onSaved(id);
  };
  const value = orderValueOf(
    lines.map(({ offer, packs }) => ({ packs: packs ?? 0, packPricePence: offer.packPricePence ?? null })),
  );
  const supplierError = saving.problems.of('supplierId');

  return (
    <form
      noValidate
      className={styles['form']}
      aria-label="Purchase order"
      onSubmit={(event) => void save(event)}
    >
      <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
      <FormFailure text={saving.failure} />
      <FieldRow>
        <FormField id={controlId('supplierId')} label="Supplier" isRequired error={supplierError}>
          <Choice<string | null>
            id={controlId('supplierId')}
            value={supplierId}
            source={choices}
            disabled={existing !== null || lines.length > 0}
            options={choices.data?.suppliers.nodes.map((one) => ({ value: one.id, label: one.name })) ?? []}
            placeholder="Choose the supplier"
            aria-required
            aria-describedby={describedBy(controlId('supplierId'), undefined, supplierError)}
            onChange={setSupplier}
          />
        </FormField>
        <PlacePicker
          id={controlId('deliveryLocationId')}
          label="Deliver to"
          value={place?.id ?? null}
          name={place?.name ?? null}
          isRequired
          error={saving.problems.of('deliveryLocationId')}
          onChange={setPlace}
        />
      </FieldRow>
      {supplierId === null ? (
        <p className={styles['quiet']}>Choose the supplier first, then add items to order.</p>
      ) : (
        <OfferChooser supplierId={supplierId} isAdmin={isAdmin} onChoose={add} />
      )}
      {lines.length === 0 ? null : (
        <ul className={styles['lines']} aria-label="Lines of the order">
          {lines.map(({ id: lineId, offer, packs, place: own }, index) => {
            const field = `lines.${String(index)}.packs`;
            const placeField = `lines.${String(index)}.locationId`;
            const error =
              saving.problems.of(field) ?? saving.problems.of(`lines.${String(index)}.supplierItemId`);
            return (
              <li key={lineId} className={styles['line']}>
                <div>
                  <strong>{offer.itemName}</strong>
                  <p className={styles['quiet']}>
                    {[
                      offer.supplierSku,
                      `pack of ${amountWords(offer.packQuantity, offer.unit)}`,
                      ...(offer.packPricePence == null ? [] : [`${poundsText(offer.packPricePence)} a pack`]),
                    ].join(' · ')}
                  </p>
                </div>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={`Remove ${offer.itemName}`}
                  onClick={() => setLines((before) => before.filter((line) => line.id !== lineId))}
                />
                <div className={styles['lineFoot']}>
                  <FormField id={controlId(field)} label={`Packs of ${offer.itemName}`} error={error}>
                    <InputNumber
                      id={controlId(field)}
                      value={packs}
                      min={1}
                      precision={0}
                      style={{ width: 160 }}
                      aria-describedby={describedBy(controlId(field), undefined, error)}
                      onChange={(next) => change(lineId, { packs: next })}
                    />
                  </FormField>
                  <span className={styles['figure']}>
                    {amountWords((packs ?? 0) * offer.packQuantity, offer.unit)}
                  </span>
                </div>
                {own === null ? null : (
                  <div className={styles['lineFoot']} style={{ display: 'grid' }}>
                    <PlacePicker
                      id={controlId(placeField)}
                      label={`Location for ${offer.itemName}`}
                      hint="Where it is received. If you clear it, where the order is delivered."
                      value={own.id}
                      name={own.name}
                      error={saving.problems.of(placeField)}
                      onChange={(next) => change(lineId, { place: next })}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {isAdmin && lines.length > 0 ? (
        <p className={styles['figure']}>
          Value: <strong>{value === null ? 'Not known: a line has no price' : poundsText(value)}</strong>
        </p>
      ) : null}
      <FieldRow>
        <TextField
          id={controlId('expectedOn')}
          label="Expected on"
          hint="Worked out from the lead time if you leave it empty."
          type="date"
          value={expectedOn}
          error={saving.problems.of('expectedOn')}
          onChange={setExpected}
        />
        <TextField
          id={controlId('notes')}
          label="Notes to the supplier"
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

interface OfferChooserProps {
  readonly supplierId: string;
  readonly isAdmin: boolean;
  readonly onChoose: (offer: DraftLine['offer']) => void;
}

/** What the supplier sells: from their list, by name, or by scan. */
function OfferChooser({ supplierId, isAdmin, onChoose }: OfferChooserProps) {
  const source = useOrderOffersQuery({ variables: { supplierId, isAdmin } });
  const [find] = useOrderOfferOfItemLazyQuery();
  const { failed, run, say } = useActFailure();
  const offers = source.data?.supplierItems.nodes ?? [];
  const isEmpty = source.data !== undefined && offers.length === 0;
  const choose = useCallback(
    ({ id, name }: { readonly id: string; readonly name: string }) => {
      void run(async () => {
        const { data: found, error } = await find({ variables: { supplierId, itemId: id, isAdmin } });
        // A question that was lost does not mean that they do not sell it.
        if (error) {
          say(messageOf(error));
          return;
        }
        const [offer] = found?.supplierItems.nodes ?? [];
        if (offer) onChoose(offer);
        else say(`This supplier does not sell ${name}. Add it to their list first.`);
      });
    },
    [find, supplierId, isAdmin, onChoose, run, say],
  );
  return (
    <FieldRow>
      <FormField id={controlId('offer')} label="Add from their list">
        <Choice<string | null>
          id={controlId('offer')}
          value={null}
          source={source}
          lost="Their list cannot be loaded just now."
          placeholder={isEmpty ? 'Their list is empty' : 'Choose what to order'}
          disabled={isEmpty}
          options={offers.map((offer) => ({
            value: offer.id,
            label: `${offer.itemName}, pack of ${amountWords(offer.packQuantity, offer.unit)}`,
          }))}
          onChange={(chosen) => {
            const offer = offers.find(({ id }) => id === chosen);
            if (offer) onChoose(offer);
          }}
        />
      </FormField>
      <div className={styles['scan']}>
        <ItemScanField label="Add by scan or name" onChoose={choose} />
        <ActFailure failed={failed} isBesideQuestion />
      </div>
    </FieldRow>
  );
}
