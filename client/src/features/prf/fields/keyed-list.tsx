import { hasUsualKeys } from '@sideline/schema/prf/catalogue/usual-answers';
import { chosenKeys } from '../../../lib/form-rules';
import type { ControlProps } from './control';
import { ListControl, type ListAnswer, type ListOption } from './list-control';
import { UsualKeys } from './usual-keys';

interface KeyedListProps extends ControlProps {
  readonly list: string;
  readonly options: readonly ListOption[];
  readonly search?: (text: string) => ListAnswer;
  readonly isByUse?: boolean;
  readonly isMultiple: boolean;
}

/** Answers from a list that is too long for buttons: the most common ones as buttons, with the whole list below. */
export function KeyedList(props: KeyedListProps) {
  const { id, list, field, options, search, isByUse, isMultiple, isDisabled, onChange } = props;
  const { isInvalid, labelId, describedBy } = props;
  const value = chosenKeys(props.value);
  const take = (keys: readonly string[]) => {
    if (keys.length === 0) onChange(null);
    else onChange(isMultiple ? keys : keys[0]);
  };
  return (
    <>
      {!isDisabled && hasUsualKeys(field.name) ? (
        <UsualKeys {...{ field, options, value, isMultiple }} onChange={take} />
      ) : null}
      <ListControl
        {...{
          id,
          list,
          options,
          search,
          isByUse,
          value,
          isMultiple,
          isDisabled,
          isInvalid,
          labelId,
          describedBy,
        }}
        onChange={take}
      />
    </>
  );
}
