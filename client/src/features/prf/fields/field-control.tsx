import type { ControlProps } from './control';
import { GroupControl } from './group-control';
import { GroupsControl } from './groups-control';
import { SingleControl } from './single-control';

/** The control for a field's kind. Lists of entries are not values, so they have their own, EntriesControl. */
export function FieldControl(props: ControlProps) {
  const { field } = props;
  if (field.kind === 'group') return <GroupControl {...props} field={field} />;
  if (field.kind === 'groups') return <GroupsControl {...props} field={field} />;
  return <SingleControl {...props} />;
}
