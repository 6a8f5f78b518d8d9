import { StopOutlined, UnlockOutlined } from '@ant-design/icons';
import type { BulkAct } from '../../components/table/bulk-act';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useDisableUserMutation, useEnableUserMutation, type UserRowFragment } from './users.generated';

/** Actions on several accounts at once. A person's own account is left out. */
export function useBulkUserActs(
  isMe: (user: UserRowFragment) => boolean,
): readonly BulkAct<UserRowFragment>[] {
  const [enableOne] = useEnableUserMutation({ context: inlineErrors });
  const [disableOne] = useDisableUserMutation({ context: inlineErrors });
  const enable = async (user: UserRowFragment): Promise<UserRowFragment> =>
    (await enableOne({ variables: { id: user.id } })).data?.enableUser.user ?? user;
  const disable = async (user: UserRowFragment): Promise<UserRowFragment> =>
    (await disableOne({ variables: { id: user.id } })).data?.disableUser.user ?? user;
  const noun = ['account', 'accounts'] as const;
  return [
    {
      key: 'disable',
      label: 'Disable',
      icon: <StopOutlined aria-hidden="true" />,
      isDangerous: true,
      noun,
      consequence:
        'They are signed out everywhere immediately, and the API tokens that they made stop working. Everything they wrote is kept. Accounts can be enabled again.',
      applies: (user) => user.isActive && !isMe(user),
      otherwise: 'An account that is already disabled stays disabled, and you cannot disable your own.',
      run: disable,
      done: 'can no longer sign in',
      undo: { label: 'Enable again', done: 'can sign in again', run: enable },
    },
    {
      key: 'enable',
      label: 'Enable',
      icon: <UnlockOutlined aria-hidden="true" />,
      noun,
      consequence: 'They can sign in again with the password that they had.',
      applies: (user) => !user.isActive,
      otherwise: 'They are already enabled.',
      run: enable,
      done: 'can sign in again',
      undo: { label: 'Disable again', done: 'can no longer sign in', run: disable },
    },
  ];
}
