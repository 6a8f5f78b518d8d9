import { RIGHT_KEYS, RIGHTS, type Right } from '@sideline/schema/provider/rights';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { DrawerForm } from '../../components/ui/drawer-form';
import { Failure } from '../../components/ui/failure';
import { FormSkeleton } from '../../components/ui/skeletons';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import styles from './form.module.css';
import {
  useSaveUserRightsMutation,
  useUserRightsQuery,
  type UserRightsFieldsFragment,
  type UserRowFragment,
} from './users.generated';

interface UserRightsDrawerProps {
  readonly user: UserRowFragment;
  readonly onClose: () => void;
}

const controlId = (field: string): string => `rights-${field}`;

/** Rights of one person, within what their role allows. */
export function UserRightsDrawer({ user, onClose }: UserRightsDrawerProps) {
  const { data, error, refetch } = useUserRightsQuery({
    fetchPolicy: 'network-only',
    variables: { userId: user.id },
  });
  const [chosen, setChosen] = useState<Partial<Record<Right, boolean>>>({});
  const saving = useSaving(controlId);
  const [save] = useSaveUserRightsMutation({ context: inlineErrors });
  const name = `${user.firstName} ${user.lastName}`;
  const rights = data?.userRights;
  const submit = async ({ userId, version, ...saved }: UserRightsFieldsFragment) => {
    const { voidRecords, approve, exportLists } = { ...saved, ...chosen };
    const input = { userId, version, voidRecords, approve, exportLists };
    if (!(await saving.run(null, () => save({ variables: { input } })))) return;
    notify.success(`Rights of ${name} saved.`);
    onClose();
  };
  return (
    <DrawerForm
      title={`Rights of ${name}`}
      action="Save rights"
      saving={saving}
      onSubmit={() => {
        if (rights) void submit(rights);
      }}
      onClose={onClose}
    >
      <p className={styles.note}>
        Their role decides what they can do. They cannot use anything that you switch off here, whatever their
        role.
      </p>
      {error && !rights ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {!rights && !error ? <FormSkeleton fields={3} /> : null}
      {rights
        ? RIGHT_KEYS.map((right) => (
            <div key={right}>
              <Checkbox
                id={controlId(right)}
                checked={chosen[right] ?? rights[right]}
                aria-describedby={`${controlId(right)}-hint`}
                onChange={({ target }) => setChosen({ ...chosen, [right]: target.checked })}
              >
                {RIGHTS[right].label}
              </Checkbox>
              <p className={styles.note} id={`${controlId(right)}-hint`}>
                {RIGHTS[right].hint}
              </p>
            </div>
          ))
        : null}
    </DrawerForm>
  );
}
