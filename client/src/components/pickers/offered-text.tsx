import type { ProviderListKind } from '@sideline/schema/provider/lists';
import { AutoComplete } from 'antd';
import { describedBy, FormField } from '../ui/entity-form';
import { useOfferedNames } from './use-offered-names';

interface OfferedTextProps {
  readonly id: string;
  readonly list: ProviderListKind;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  readonly maxLength?: number | undefined;
  readonly describedBy?: string | undefined;
}

/** A single line of free text, with suggestions from one of the provider's lists. */
export function OfferedText(props: OfferedTextProps) {
  const { id, list, value, onChange, isInvalid = false, maxLength } = props;
  const { names, ask } = useOfferedNames(list);
  return (
    <AutoComplete
      id={id}
      value={value}
      disabled={props.isDisabled ?? false}
      options={names.map((name) => ({ value: name }))}
      showSearch={{
        filterOption: (typed, option) => (option?.value ?? '').toLowerCase().includes(typed.toLowerCase()),
      }}
      {...(isInvalid ? { status: 'error' as const } : {})}
      aria-invalid={isInvalid || undefined}
      aria-required={props.isRequired ?? undefined}
      aria-describedby={props.describedBy}
      onFocus={ask}
      onBlur={() => props.onBlur?.()}
      onChange={(text: string | undefined) => {
        onChange((text ?? '').slice(0, maxLength));
      }}
    />
  );
}

interface OfferedTextFieldProps extends Pick<OfferedTextProps, 'id' | 'list' | 'value' | 'onChange'> {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | null;
  readonly isRequired?: boolean;
}

/** The same with its label, hint and error. */
export function OfferedTextField({ label, hint, error, isRequired = false, ...text }: OfferedTextFieldProps) {
  return (
    <FormField id={text.id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <OfferedText
        {...text}
        isInvalid={error !== null}
        isRequired={isRequired}
        describedBy={describedBy(text.id, hint, error)}
      />
    </FormField>
  );
}
