import { InputNumber } from 'antd';
import { describedBy, FormField } from '../../../components/ui/entity-form';

interface CountedFieldProps {
  readonly id: string;
  readonly value: number | null;
  readonly error: string | null;
  readonly onChange: (value: number | null) => void;
}

/** How much there is of something that is not listed. */
export function CountedField({ id, value, error, onChange }: CountedFieldProps) {
  return (
    <FormField id={id} label="Counted" isRequired error={error}>
      <InputNumber
        id={id}
        min={0}
        value={value}
        style={{ width: 160 }}
        aria-required
        aria-describedby={describedBy(id, undefined, error)}
        onChange={onChange}
      />
    </FormField>
  );
}
