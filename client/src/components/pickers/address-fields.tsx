import { joinAddress, type AddressParts } from '@sideline/schema/address';
import { Flex, Input } from 'antd';
import type { FieldKey } from '../../lib/words/field-words';
import { useFieldWords } from '../../lib/words/use-field-words';
import { FormField } from '../ui/entity-form';
import { QuietText } from '../ui/quiet-text';
import { AddressSearch } from './address-search';

interface AddressFieldsProps {
  readonly id: string;
  readonly value: AddressParts;
  /** The parts, and the combined address made from them (spec section 4). */
  readonly onChange: (parts: AddressParts, combined: string) => void;
  readonly disabled?: boolean;
  /** Errors by part, shown under each box. */
  readonly errors?: Partial<Record<keyof AddressParts, string>>;
  /** The parts that are marked as required. */
  readonly required?: readonly (keyof AddressParts)[];
  /** False on a device that is not the person's own. */
  readonly hasAutofill?: boolean;
  readonly hasSearch?: boolean;
}

/** Spec section 5, 'Patient save (PRF)'. */
const REQUIRED_ON_RECORDS: readonly (keyof AddressParts)[] = ['addressLine1', 'postcode'];

const PARTS = [
  {
    key: 'addressLine1',
    label: 'field.addressLine1',
    autoComplete: 'address-line1',
    basis: 100,
  },
  {
    key: 'addressLine2',
    label: 'field.addressLine2',
    autoComplete: 'address-line2',
    basis: 46,
  },
  {
    key: 'addressLine3',
    label: 'field.addressLine3',
    autoComplete: 'address-line3',
    basis: 46,
  },
  { key: 'town', label: 'field.town', autoComplete: 'address-level2', basis: 30 },
  { key: 'county', label: 'field.county', autoComplete: 'address-level1', basis: 30 },
  { key: 'postcode', label: 'field.postcode', autoComplete: 'postal-code', basis: 20 },
] as const satisfies readonly { key: keyof AddressParts; label: FieldKey; [more: string]: unknown }[];

/**
 * The six parts of an address under a search box. Changing any part rebuilds the combined address, which is shown
 * beneath.
 */
export function AddressFields({
  id,
  value,
  onChange,
  disabled = false,
  errors = {},
  required = REQUIRED_ON_RECORDS,
  hasAutofill = true,
  hasSearch = true,
}: AddressFieldsProps) {
  const say = useFieldWords();
  const combined = joinAddress(value);

  const change = (key: keyof AddressParts, part: string) => {
    const parts = { ...value, [key]: part };
    onChange(parts, joinAddress(parts));
  };

  return (
    <Flex vertical gap={16}>
      {hasSearch ? (
        <AddressSearch
          id={`${id}-search`}
          disabled={disabled}
          onChoose={(parts) => {
            onChange(parts, joinAddress(parts));
          }}
        />
      ) : null}
      <Flex gap={16} wrap>
        {PARTS.map((part) => (
          <div key={part.key} style={{ flex: `1 1 ${String(part.basis)}%`, minWidth: 180 }}>
            <FormField
              id={`${id}-${part.key}`}
              label={say(part.label)}
              isRequired={required.includes(part.key)}
              error={errors[part.key] ?? null}
            >
              <Input
                id={`${id}-${part.key}`}
                value={value[part.key]}
                disabled={disabled}
                autoComplete={hasAutofill ? part.autoComplete : 'off'}
                aria-required={required.includes(part.key)}
                {...(errors[part.key] ? { status: 'error' as const, 'aria-invalid': true } : {})}
                onChange={(event) => {
                  change(part.key, event.target.value);
                }}
              />
            </FormField>
          </div>
        ))}
      </Flex>
      <QuietText aria-live="polite">
        {combined === '' ? say('field.combinedEmpty') : say('field.combined', { address: combined })}
      </QuietText>
    </Flex>
  );
}
