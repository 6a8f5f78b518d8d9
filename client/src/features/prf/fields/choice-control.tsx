import type { ChoiceField } from '@sideline/schema/prf/catalogue/kinds';
import { hasUsualKeys } from '@sideline/schema/prf/catalogue/usual-answers';
import { offeredKeys, SEGMENTED_MAX } from '../../../lib/form-rules';
import { ChipsControl } from './chips-control';
import type { ControlProps } from './control';
import { ListControl } from './list-control';
import { OtherText } from './other-text';
import { SegmentedControl } from './segmented-control';
import { UsualKeys } from './usual-keys';

/** Chips beyond this number are harder to scan than a list that is searched. */
const CHIPS_MAX = 24;
const OTHER = 'other';

/** One or several answers of a closed list, with a text beside 'Other'. */
export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { id, field, value, onChange, other, onOther, isDisabled, isInvalid, labelId, describedBy } = props;
  const isMultiple = field.kind === 'choices';
  const chosen: readonly string[] = (Array.isArray(value) ? value : [value]).filter(
    (key): key is string => typeof key === 'string',
  );
  const listOptions = offeredKeys(field.choices, chosen).map((key) => ({
    key,
    label: field.choices.options[key]?.label ?? key,
    group: field.choices.options[key]?.group,
  }));
  // A list that ends in its own 'Other' opens the text with it; one that does not gets the text always.
  const hasOwnOther = OTHER in field.choices.options;
  const showsOther = field.other === true && (!hasOwnOther || chosen.includes(OTHER) || Boolean(other));
  const isLong = isMultiple ? listOptions.length > CHIPS_MAX : listOptions.length > SEGMENTED_MAX;

  const takeKeys = (keys: readonly string[]) => {
    if (keys.length === 0) onChange(null);
    else onChange(isMultiple ? keys : keys[0]);
  };

  return (
    <>
      {isLong && !isDisabled && hasUsualKeys(field.name) ? (
        <UsualKeys
          field={field}
          options={listOptions}
          value={chosen}
          isMultiple={isMultiple}
          onChange={takeKeys}
        />
      ) : null}
      {isLong ? (
        <ListControl
          id={id}
          list={field.choices.name}
          options={listOptions}
          value={chosen}
          isMultiple={isMultiple}
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          labelId={labelId}
          describedBy={describedBy}
          onChange={takeKeys}
        />
      ) : isMultiple ? (
        <ChipsControl
          id={id}
          labelId={labelId}
          describedBy={describedBy}
          options={listOptions}
          value={chosen}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      ) : (
        <SegmentedControl
          id={id}
          name={id}
          labelId={labelId}
          describedBy={describedBy}
          options={listOptions}
          value={chosen[0] ?? null}
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          onChange={onChange}
        />
      )}
      {showsOther ? (
        <OtherText {...{ id, field, other, onOther, isDisabled }} isChosen={chosen.includes(OTHER)} />
      ) : null}
    </>
  );
}
