import { InputNumber } from 'antd';
import { Choice } from '../../../components/ui/choice';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { formatDate } from '../../../lib/dates';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { amountWords } from '../stock-words';
import type { DrugRegisterQuery } from './controlled-drugs.generated';

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
}

/** A lot of the place, the first to use first. */
export function LotField({ lots, unit, ...field }: LotFieldProps) {
  return (
    <ChoiceField<string>
      {...field}
      label="Lot"
      placeholder="Choose the lot"
      options={lots.map(({ batchId, lot, expiresOn, isBlocked, quantity }, index) => ({
        value: batchId,
        label: [
          lot,
          ...(expiresOn === null ? [] : [`exp ${formatDate(expiresOn)}`]),
          `${amountWords(quantity, unit)} here`,
          ...(isBlocked ? ['blocked'] : index === 0 ? ['first to use'] : []),
        ].join(', '),
      }))}
    />
  );
}
