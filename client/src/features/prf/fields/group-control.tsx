import type { GroupField } from '@sideline/schema/prf/catalogue/kinds';
import type { Values } from '../drafts/changes';
import type { ControlProps } from './control';
import { RowFields } from './row-fields';
import { SingleControl } from './single-control';

const asRow = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

/** Without empty fields. Null if nothing is left, so that an emptied group counts as cleared. */
export const tidyRow = (row: Values): Values | null => {
  const kept = Object.entries(row).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : null;
};

/** Fields that are one answer together. Any change gives the whole answer again. */
export function GroupControl(props: ControlProps<GroupField>) {
  const row = asRow(props.value);
  if (props.isDisabled && tidyRow(row) === null) return <p className="prf-quiet">Nothing recorded.</p>;
  return (
    <div
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className="prf-group-box"
    >
      <RowFields
        control={SingleControl}
        place={props.place}
        fields={props.field.fields}
        row={row}
        isDisabled={props.isDisabled}
        onChange={(change) => {
          props.onChange(tidyRow({ ...row, ...change }));
        }}
      />
    </div>
  );
}
