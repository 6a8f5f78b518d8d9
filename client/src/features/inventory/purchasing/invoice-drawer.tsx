import { penceIn } from '@sideline/schema/inventory/money';
import { check } from '@sideline/schema/validation/check';
import { invoiceFacts } from '@sideline/schema/validation/supply';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { todayAsLocalDate } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { askedOf, invoiceField, stillToInvoice } from './invoice-lines';
import { useRecordPurchaseInvoiceMutation, type OrderDetailsFragment } from './purchasing.generated';
import styles from '../papers/papers.module.css';

interface InvoiceDrawerProps {
  readonly details: OrderDetailsFragment;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `invoice-${field.replaceAll('.', '-')}`;

interface InvoiceLine {
  readonly lineId: string;
  readonly itemName: string;
  readonly packs: number | null;
  readonly price: string;
}

/** What the supplier charges, line by line, compared with the prices of the order. Administrators only. */
export function InvoiceDrawer({ details, onClose, onSaved }: InvoiceDrawerProps) {
  const [id] = useState(() => newId());
  const [number, setNumber] = useState('');
  const [invoicedOn, setInvoicedOn] = useState(todayAsLocalDate);
  const [lines, setLines] = useState<readonly InvoiceLine[]>(() =>
    details.lines.map(({ id: lineId, itemName, packs, packPricePence }) => ({
      lineId,
      itemName,
      packs: stillToInvoice({ id: lineId, packs }, details.invoices ?? []),
      price: packPricePence == null ? '' : (packPricePence / 100).toFixed(2),
    })),
  );
  const [record] = useRecordPurchaseInvoiceMutation({ context: inlineErrors });
  const saving = useSaving(controlId);
  const change = (lineId: string, changes: { packs?: number | null; price?: string }) =>
    setLines((before) => before.map((line) => (line.lineId === lineId ? { ...line, ...changes } : line)));

  const save = async () => {
    const { data, problems } = check(invoiceFacts, {
      id,
      number,
      invoicedOn,
      lines: askedOf(lines).map(({ lineId, packs, price }) => ({
        lineId,
        packs,
        packPricePence: penceIn(price) ?? -1,
      })),
    });
    const named = (problems ?? []).map((problem) =>
      problem.field.endsWith('packPricePence')
        ? { ...problem, message: 'Enter the price in pounds, like 12.50.' }
        : problem,
    );
    const isSaved = await saving.run(named.length === 0 ? null : named, async () => {
      if (data !== null)
        await record({ variables: { input: { ...data, orderId: details.order.id }, isAdmin: true } });
    });
    if (!isSaved) return;
    notify.success('Invoice recorded.');
    onSaved();
  };
  return (
    <DrawerForm
      title={`Invoice for ${details.order.number}`}
      action="Record invoice"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          id={controlId('number')}
          label="Invoice number"
          value={number}
          isRequired
          error={saving.problems.of('number')}
          onChange={setNumber}
        />
        <TextField
          id={controlId('invoicedOn')}
          label="Invoice date"
          type="date"
          value={invoicedOn}
          isRequired
          error={saving.problems.of('invoicedOn')}
          onChange={setInvoicedOn}
        />
      </FieldRow>
      <p className={styles['quiet']}>Leave packs empty for a line that is not on this invoice.</p>
      <ul className={styles['lines']} aria-label="Invoice lines">
        {lines.map(({ lineId, itemName, packs, price }) => {
          const [packsField, priceField] = [
            invoiceField(lines, lineId, 'packs'),
            invoiceField(lines, lineId, 'packPricePence'),
          ];
          const packsId = controlId(packsField);
          const error = saving.problems.of(packsField);
          return (
            <li key={lineId} className={styles['line']}>
              <strong>{itemName}</strong>
              <span />
              <div className={styles['lineFoot']} style={{ display: 'grid' }}>
                <FieldRow>
                  <FormField id={packsId} label="Packs" error={error}>
                    <InputNumber
                      id={packsId}
                      value={packs}
                      min={0}
                      precision={0}
                      style={{ width: '100%' }}
                      aria-describedby={describedBy(packsId, undefined, error)}
                      onChange={(value) => change(lineId, { packs: value })}
                    />
                  </FormField>
                  <TextField
                    id={controlId(priceField)}
                    label="Price per pack in pounds"
                    value={price}
                    inputMode="decimal"
                    error={saving.problems.of(priceField)}
                    onChange={(value) => change(lineId, { price: value })}
                  />
                </FieldRow>
              </div>
            </li>
          );
        })}
      </ul>
    </DrawerForm>
  );
}
