import type { BooleanField } from '@sideline/schema/prf/catalogue/kinds';
import type { ControlProps } from './control';
import { SegmentedControl } from './segmented-control';

const OPTIONS = [
  { key: 'yes', label: 'Yes' },
  { key: 'no', label: 'No' },
] as const;

/** Yes or no, and neither until the user answers. */
export function BooleanControl(props: ControlProps<BooleanField>) {
  return (
    <SegmentedControl
      id={props.id}
      name={props.id}
      labelId={props.labelId}
      describedBy={props.describedBy}
      options={OPTIONS}
      value={typeof props.value === 'boolean' ? (props.value ? 'yes' : 'no') : null}
      isDisabled={props.isDisabled}
      isInvalid={props.isInvalid}
      onChange={(key) => {
        props.onChange(key === null ? null : key === 'yes');
      }}
    />
  );
}
