import { Button, Card, Modal } from 'antd';
import { useState } from 'react';
import { LinesSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDate } from '../../lib/dates';
import { notify } from '../../lib/notices';
import { EnrolSteps } from './enrol-steps';
import { ProveForm } from './prove-form';
import { RecoveryCodes } from './recovery-codes';
import styles from './second-factor.module.css';
import {
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  type SecondFactorStateFragment,
} from './users.generated';

interface SecondFactorCardProps {
  readonly state: SecondFactorStateFragment | undefined;
  readonly onChanged: () => void;
}

type Asked = 'enrol' | 'renew' | 'remove';
const TITLES: Readonly<Record<Asked, string>> = {
  enrol: 'Set up a second factor',
  renew: 'New recovery codes',
  remove: 'Remove the second factor',
};

const codesLeft = (count: number): string =>
  count === 0
    ? 'You have no recovery codes left. Make new ones now.'
    : `You have ${String(count)} recovery ${count === 1 ? 'code' : 'codes'} left.`;

/** The second factor that sign-in needs besides the password. */
export function SecondFactorCard({ state, onChanged }: SecondFactorCardProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => {
    setAsked(null);
    onChanged();
  };
  return (
    <Card
      title="Second factor"
      extra={
        state?.isOn ? <StatusTag tone="success">On</StatusTag> : <StatusTag tone="neutral">Off</StatusTag>
      }
    >
      {state === undefined ? (
        <LinesSkeleton />
      ) : (
        <div className={styles.stack}>
          <p className={styles.note}>
            {state.isOn
              ? `You have needed a code from your app to sign in since ${formatDate(state.since)}. ${codesLeft(state.recoveryCodesLeft)}`
              : 'With an authenticator app, nobody can sign in with only your password.'}
          </p>
          <div className={styles.actions}>
            {state.isOn ? (
              <>
                <Button onClick={() => setAsked('renew')}>New recovery codes</Button>
                {!state.isRequired && (
                  <Button danger onClick={() => setAsked('remove')}>
                    Remove
                  </Button>
                )}
              </>
            ) : (
              <Button type="primary" onClick={() => setAsked('enrol')}>
                Set up
              </Button>
            )}
          </div>
        </div>
      )}
      {asked && (
        <Modal
          open
          title={TITLES[asked]}
          footer={null}
          width={560}
          mask={{ closable: false }}
          onCancel={close}
          destroyOnHidden
        >
          {asked === 'enrol' ? <EnrolSteps onDone={close} /> : null}
          {asked === 'renew' ? <RenewCodes onDone={close} /> : null}
          {asked === 'remove' ? <Remove onDone={close} /> : null}
        </Modal>
      )}
    </Card>
  );
}

function RenewCodes({ onDone }: { readonly onDone: () => void }) {
  const [renew] = useRenewRecoveryCodesMutation({ context: inlineErrors });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <ProveForm
      action="Make new codes"
      onProved={async ({ password }) => {
        const { data } = await renew({ variables: { password } });
        if (data) setCodes(data.renewRecoveryCodes.recoveryCodes);
      }}
    >
      The codes that you already have stop working.
    </ProveForm>
  );
}

function Remove({ onDone }: { readonly onDone: () => void }) {
  const [remove] = useRemoveSecondFactorMutation({ context: inlineErrors });
  return (
    <ProveForm
      action="Remove second factor"
      isDangerous
      wantsCode
      onProved={async (input) => {
        await remove({ variables: { input } });
        notify.success('You now sign in with only your password.');
        onDone();
      }}
    >
      You will then sign in with only your password.
    </ProveForm>
  );
}
