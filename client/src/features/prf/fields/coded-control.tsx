import { IMPRESSION_GROUPS, IMPRESSIONS, OTHER_IMPRESSION } from '@sideline/schema/prf/impressions';
import { FORMULARY, OTHER_DRUG } from '@sideline/schema/prf/formulary';
import type { CodedField } from '@sideline/schema/prf/kinds';
import { POSITION_LABELS, POSITIONS } from '@sideline/schema/positions';
import { Input } from 'antd';
import type { ControlProps } from './control';
import { ListControl, type ListOption } from './list-control';

const OTHER: ListOption = { key: 'other', label: 'Other, in words', group: 'Not in the list', search: '' };

const DRUGS: readonly ListOption[] = Object.entries(FORMULARY)
  .filter(([, drug]) => !drug.retired)
  .map(([key, drug]) => ({ key, label: drug.label, search: [...drug.forms, ...drug.allergyTerms].join(' ') }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'));

const IMPRESSION_OPTIONS: readonly ListOption[] = Object.entries(IMPRESSIONS)
  .filter(([, impression]) => !impression.retired)
  .map(([key, impression]) => ({
    key,
    label: impression.label,
    group: IMPRESSION_GROUPS[impression.group],
    search: `${impression.icd10} ${impression.also ?? ''}`,
  }));

const VOCABULARIES: Readonly<Record<CodedField['vocabulary'], readonly ListOption[]>> = {
  drug: [...DRUGS, { ...OTHER, key: OTHER_DRUG }],
  impression: [...IMPRESSION_OPTIONS, { ...OTHER, key: OTHER_IMPRESSION }],
  position: POSITIONS.map((key) => ({ key, label: POSITION_LABELS[key] })),
};

/** One or several entries of a vocabulary that grows; what it does not hold goes in words beside 'Other'. */
export function CodedControl(props: ControlProps<CodedField>) {
  const { id, field, value, onChange, other, onOther, isDisabled } = props;
  const isMultiple = field.kind === 'codes';
  const chosen = (Array.isArray(value) ? value : [value]).filter(
    (key): key is string => typeof key === 'string',
  );
  return (
    <>
      <ListControl
        id={id}
        list={field.vocabulary}
        options={VOCABULARIES[field.vocabulary]}
        value={chosen}
        isMultiple={isMultiple}
        isDisabled={isDisabled}
        isInvalid={props.isInvalid}
        labelId={props.labelId}
        describedBy={props.describedBy}
        onChange={(keys) => {
          if (keys.length === 0) onChange(null);
          else onChange(isMultiple ? keys : keys[0]);
        }}
      />
      {field.other && (chosen.includes(OTHER.key) || other) ? (
        <Input
          id={`${id}-other`}
          className="prf-other"
          aria-label={`${field.label}: other, in words`}
          placeholder="Other, in words"
          autoComplete="off"
          value={other ?? ''}
          disabled={isDisabled}
          onChange={(event) => onOther?.(event.target.value === '' ? null : event.target.value)}
        />
      ) : null}
    </>
  );
}
