import { joinAddress, type AddressParts } from '@sideline/schema/address';
import { Flex, Input, Typography } from 'antd';
import { FormField } from '../entity-form';
import { AddressSearch } from './address-search';

interface AddressFieldsProps {
  readonly id: string;
  readonly value: AddressParts;
  /** The parts and the one combined address that they make (spec section 4). */
  readonly onChange: (parts: AddressParts, combined: string) => void;
  readonly disabled?: boolean;
  /** Errors by part, shown under the box. */
  readonly errors?: Partial<Record<keyof AddressParts, string>>;
}

const PARTS = [
  {
    key: 'addressLine1',
    label: 'Address line 1',
    autoComplete: 'address-line1',
    isRequired: true,
    basis: 100,
  },
  {
    key: 'addressLine2',
    label: 'Address line 2',
    autoComplete: 'address-line2',
    isRequired: false,
    basis: 46,
  },
  {
    key: 'addressLine3',
    label: 'Address line 3',
    autoComplete: 'address-line3',
    isRequired: false,
    basis: 46,
  },
  { key: 'town', label: 'Town', autoComplete: 'address-level2', isRequired: false, basis: 30 },
  { key: 'county', label: 'County', autoComplete: 'address-level1', isRequired: false, basis: 30 },
  { key: 'postcode', label: 'Postcode', autoComplete: 'postal-code', isRequired: true, basis: 20 },
] as const satisfies readonly { key: keyof AddressParts; label: string; [more: string]: unknown }[];

/** The six parts of an address under a search box; changing any part rebuilds the combined address, which is shown beneath. */
export function AddressFields({ id, value, onChange, disabled = false, errors = {} }: AddressFieldsProps) {
  const combined = joinAddress(value);

  const change = (key: keyof AddressParts, part: string) => {
    const parts = { ...value, [key]: part };
    onChange(parts, joinAddress(parts));
  };

  return (
    <Flex vertical gap={16}>
      <AddressSearch
        id={`${id}-search`}
        disabled={disabled}
        onChoose={(parts) => {
          onChange(parts, joinAddress(parts));
        }}
      />
      <Flex gap={16} wrap>
        {PARTS.map((part) => (
          <div key={part.key} style={{ flex: `1 1 ${String(part.basis)}%`, minWidth: 180 }}>
            <FormField
              id={`${id}-${part.key}`}
              label={part.label}
              isRequired={part.isRequired}
              error={errors[part.key] ?? null}
            >
              <Input
                id={`${id}-${part.key}`}
                value={value[part.key]}
                disabled={disabled}
                autoComplete={part.autoComplete}
                aria-required={part.isRequired}
                {...(errors[part.key] ? { status: 'error' as const, 'aria-invalid': true } : {})}
                onChange={(event) => {
                  change(part.key, event.target.value);
                }}
              />
            </FormField>
          </div>
        ))}
      </Flex>
      <Typography.Text type="secondary" aria-live="polite">
        {combined === '' ? 'The combined address appears here.' : `Combined address: ${combined}`}
      </Typography.Text>
    </Flex>
  );
}
