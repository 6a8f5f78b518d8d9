import type { ChoiceField } from '@sideline/schema/prf/catalogue/kinds';
import { chosenKeys, offeredKeys, SEGMENTED_MAX } from '../../../lib/form-rules';
import { ChipsControl } from './chips-control';
import type { ControlProps } from './control';
import { KeyedList } from './keyed-list';
import { OtherText } from './other-text';
import { SegmentedControl } from './segmented-control';

/** More chips than this are harder to scan than a list that can be searched. */
const CHIPS_MAX = 24;
const OTHER = 'other';

/** One or several answers from a closed list, with a text for 'Other'. */
export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { id, field, value, onChange, other, onOther, isDisabled, isInvalid, labelId, describedBy } = props;
  const isMultiple = field.kind === 'choices';
  const chosen = chosenKeys(value);
  const listOptions = offeredKeys(field.choices, chosen).map((key) => ({
    key,
    label: field.choices.options[key]?.label ?? key,
    group: field.choices.options[key]?.group,
  }));
  // If a list has its own 'Other', that opens the text. Otherwise the text is always shown.
  const hasOwnOther = OTHER in field.choices.options;
  const showsOther = field.other === true && (!hasOwnOther || chosen.includes(OTHER) || Boolean(other));
  const isLong = isMultiple ? listOptions.length > CHIPS_MAX : listOptions.length > SEGMENTED_MAX;

  return (
    <>
      {isLong ? (
        <KeyedList {...props} list={field.choices.name} options={listOptions} isMultiple={isMultiple} />
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
