import { SearchOutlined } from '@ant-design/icons';
import { addressPartsOf, type AddressParts } from '@sideline/schema/address';
import { LIMITS } from '@sideline/schema/limits';
import { Alert, Button, Flex, Input, Spin } from 'antd';
import { useRef, useState } from 'react';
import type { FieldKey } from '../../lib/words/field-words';
import { useFieldWords } from '../../lib/words/use-field-words';
import { FormField } from '../ui/entity-form';
import styles from './pickers.module.css';
import { useAddressSearchLazyQuery, type AddressSearchQuery } from './pickers.generated';

interface AddressSearchProps {
  readonly id: string;
  readonly disabled: boolean;
  /** An address was chosen: all of its parts, '' if one is unknown. */
  readonly onChoose: (parts: AddressParts) => void;
}

type Found = AddressSearchQuery['searchAddresses'];
type Step = { readonly at: 'typing' } | { readonly at: 'asking' } | ({ readonly at: 'answered' } & Found);

/** What to say instead of a list; empty if there is a list. */
const TEXTS: Readonly<Record<Found['status'], FieldKey>> = {
  answered: 'field.noAddress',
  not_set_up: 'field.addressNotSetUp',
  not_answering: 'field.addressNotAnswering',
};

/**
 * Finds an address by street or postcode. The button is enabled at three characters, and the search runs above that (spec
 * section 5).
 */
export function AddressSearch({ id, disabled, onChoose }: AddressSearchProps) {
  const say = useFieldWords();
  const [find] = useAddressSearchLazyQuery({ fetchPolicy: 'no-cache' });
  const [text, setText] = useState('');
  const [step, setStep] = useState<Step>({ at: 'typing' });
  // An answer counts only for the current text.
  const asked = useRef(0);

  const back = () => {
    asked.current += 1;
    setStep({ at: 'typing' });
  };
  const search = async () => {
    const wanted = text.trim();
    if (wanted.length <= LIMITS.addressSearch.runsAbove) return;
    const turn = (asked.current += 1);
    setStep({ at: 'asking' });
    const found = await find({ variables: { text: wanted } }).then(
      ({ data }) => data?.searchAddresses,
      () => undefined,
    );
    if (turn !== asked.current) return;
    setStep({ at: 'answered', ...(found ?? { status: 'not_answering', addresses: [] }) });
  };

  return (
    <div className={styles.stack}>
      <FormField id={id} label={say('field.findAddress')} hint={say('field.findAddressHint')}>
        <Flex gap={8}>
          <Input
            id={id}
            aria-describedby={`${id}-hint`}
            value={text}
            disabled={disabled}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              back();
            }}
            onPressEnter={(event) => {
              event.preventDefault();
              void search();
            }}
          />
          <Button
            icon={<SearchOutlined aria-hidden="true" />}
            disabled={disabled || text.trim().length < LIMITS.addressSearch.enabledAt}
            onClick={() => void search()}
          >
            {say('field.searchAddress')}
          </Button>
        </Flex>
      </FormField>
      <div>
        {step.at === 'asking' ? (
          <span role="status">
            <Spin size="small" aria-hidden="true" /> {say('field.lookingForAddress')}
          </span>
        ) : null}
        {step.at === 'answered' && step.addresses.length === 0 ? (
          <Alert
            type="info"
            showIcon
            role="status"
            title={say(TEXTS[step.status])}
            description={say('field.typeAddress')}
          />
        ) : null}
        {step.at === 'answered' && step.addresses.length > 0 ? (
          <ul className={styles.choices} aria-label={say('field.addressesFound')}>
            {step.addresses.map((found, index) => (
              // Two flats in one house may have the same text.
              <li key={index}>
                <button
                  type="button"
                  className={styles.choice}
                  disabled={disabled}
                  onClick={() => {
                    onChoose(addressPartsOf({ ...found, address: found.formatted }));
                    setText('');
                    back();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {found.formatted}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
