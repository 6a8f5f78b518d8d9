import { InputNumber } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ScanThese } from '../../../components/scan/scan-these';
import { Choice } from '../../../components/ui/choice';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { formatDate } from '../../../lib/dates';
import { isExpiredOn } from '@sideline/schema/inventory/lot-expiry';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { localDay } from '@sideline/schema/local-day';
import styles from '../papers/papers.module.css';
import { amountWords } from '../stock-words';
import type { DrugRegisterQuery } from './controlled-drugs.generated';
import { firstToUse } from './drug-words';

export type RegisterLot = DrugRegisterQuery['drugRegister']['lots'][number];

interface FieldProps<Value> {
  readonly id: string;
  readonly label: string;
  readonly value: Value | null;
  readonly hint?: string;
  readonly error: string | null;
  readonly onChange: (value: Value | null) => void;
}

/** A quantity in the drug's own unit. */
export function QuantityField({ id, label, value, hint, error, onChange }: FieldProps<number>) {
  return (
    <FormField id={id} label={label} hint={hint} error={error} isRequired>
      <InputNumber
        id={id}
        value={value}
        min={0}
        style={{ width: '100%' }}
        aria-describedby={describedBy(id, hint, error)}
        onChange={onChange}
      />
    </FormField>
  );
}

interface ChoiceFieldProps<Value extends string> extends FieldProps<Value> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly placeholder?: string;
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, label, value, hint, error, options, placeholder, onChange } = props;
  return (
    <FormField id={id} label={label} hint={hint} error={error} isRequired>
      <Choice<Value>
        id={id}
        {...(value === null ? {} : { value })}
        options={[...options]}
        placeholder={placeholder}
        style={{ width: '100%' }}
        aria-describedby={describedBy(id, hint, error)}
        onChange={onChange}
      />
    </FormField>
  );
}

interface LotFieldProps extends Omit<FieldProps<string>, 'label'> {
  readonly lots: readonly RegisterLot[];
  readonly unit: StockUnit;
  readonly itemId: string;
}

const lotWords = (lot: RegisterLot, unit: StockUnit, today: string, first: string | null) =>
  [
    lot.lot,
    ...(lot.expiresOn === null
      ? []
      : [`${isExpiredOn(lot.expiresOn, today) ? 'expired' : 'exp'} ${formatDate(lot.expiresOn)}`]),
    `${amountWords(lot.quantity, unit)} here`,
    ...(lot.isBlocked ? ['blocked'] : lot.batchId === first ? ['first to use'] : []),
  ].join(', ');

/** A lot at the place, the first to use first, chosen or scanned. */
export function LotField({ lots, unit, itemId, ...field }: LotFieldProps) {
  const offered = useMemo(() => lots.map((lot) => ({ ...lot, itemId })), [lots, itemId]);
  // The provider's local day, which the server uses.
  const [today] = useState(() => localDay(new Date()));
  const first = firstToUse(lots, today);
  const nameOf = useCallback((lot: RegisterLot) => lotWords(lot, unit, today, null), [unit, today]);
  return (
    <div className={styles['scannable']}>
      <ChoiceField<string>
        {...field}
        label="Lot"
        placeholder="Choose the lot"
        options={lots.map((lot) => ({
          value: lot.batchId,
          label: lotWords(lot, unit, today, first),
        }))}
      />
      <div className={styles['scanBeside']}>
        <ScanThese
          label="Lot"
          lots={offered}
          nameOf={nameOf}
          onChoose={({ batchId }) => field.onChange(batchId)}
        />
      </div>
    </div>
  );
}
