import { askToConfirm } from '../../lib/confirming';
import { notify } from '../../lib/notices';
import {
  useDisableUserMutation,
  useEnableUserMutation,
  useEndUserSessionsMutation,
  useSendUserInvitationMutation,
  type UserRowFragment,
} from './users.generated';

type Act = (user: UserRowFragment) => void;

export interface UserActs {
  readonly invite: Act;
  readonly enable: Act;
  readonly disable: Act;
  readonly endSessions: Act;
}

/** Actions on an account, some after a question. The page says a failure (lib/apollo.ts). */
export function useUserActs(): UserActs {
  const [invite] = useSendUserInvitationMutation();
  const [enable] = useEnableUserMutation();
  const [disable] = useDisableUserMutation();
  const [endSessions] = useEndUserSessionsMutation();

  const tell = (done: Promise<unknown>, text: string): void => {
    done.then(
      () => notify.success(text),
      // The page already says why.
      () => undefined,
    );
  };
  return {
    invite: ({ id, email }) => tell(invite({ variables: { id } }), `A link is on its way to ${email}.`),
    enable: ({ id, firstName, lastName }) =>
      tell(enable({ variables: { id } }), `${firstName} ${lastName} can sign in again.`),
    disable: ({ id, firstName, lastName }) =>
      askToConfirm({
        title: `Disable ${firstName} ${lastName}?`,
        content:
          'They are signed out everywhere immediately, and the API tokens that they made stop working. Everything they wrote is kept. The account can be enabled again.',
        okText: 'Disable account',
        okButtonProps: { danger: true },
        cancelText: 'Keep it',
        onOk: async () => {
          await disable({ variables: { id } });
          notify.success(`${firstName} ${lastName} can no longer sign in.`);
        },
      }),
    endSessions: ({ id, firstName, lastName }) =>
      askToConfirm({
        title: `Sign ${firstName} ${lastName} out everywhere?`,
        content:
          'Any page they have open asks for their password again. Anything they wrote there stays on their device.',
        okText: 'End sessions',
        cancelText: 'Cancel',
        onOk: async () => {
          await endSessions({ variables: { id } });
          notify.success(`${firstName} ${lastName} is signed out everywhere.`);
        },
      }),
  };
}
