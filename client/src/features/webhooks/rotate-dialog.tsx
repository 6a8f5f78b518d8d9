import { WEBHOOK_LIMITS } from '@sideline/schema/webhooks';
import { Button, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { FormFailure } from '../../components/ui/form-failure';
import { SecretOnce } from '../../components/ui/secret-once';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf } from '../../lib/errors';
import { useRotateWebhookSecretMutation, type WebhookFieldsFragment } from './webhooks.generated';
import styles from './webhooks.module.css';

const { usual, most } = WEBHOOK_LIMITS.overlapHours;
const OVERLAPS = [
  { value: 0, label: 'Not at all' },
  { value: 1, label: '1 hour' },
  { value: usual, label: '1 day' },
  { value: most, label: '1 week' },
];

interface RotateDialogProps {
  readonly webhook: WebhookFieldsFragment;
  readonly onClose: () => void;
}

/** A new secret for a webhook, shown once, and how long the old one also signs. */
export function RotateDialog({ webhook, onClose }: RotateDialogProps) {
  const [rotate, { data, loading }] = useRotateWebhookSecretMutation({ context: inlineErrors });
  const [overlapHours, setOverlapHours] = useState<number>(usual);
  const [failure, setFailure] = useState<string | null>(null);
  const secret = data?.rotateWebhookSecret.createdWebhook.secret;
  const submit = async () => {
    setFailure(null);
    try {
      await rotate({ variables: { input: { id: webhook.id, overlapHours } } });
    } catch (reason) {
      setFailure(messageOf(reason));
    }
  };
  return (
    <Modal
      open
      title={secret ? 'The new secret' : 'Replace the secret?'}
      footer={null}
      width={560}
      mask={{ closable: false }}
      keyboard={!secret}
      onCancel={onClose}
    >
      {secret ? (
        <SecretOnce
          kind="secret"
          name={webhook.url}
          secret={secret}
          warning="Anyone who has it can send messages that look like ours. Keep it where the receiver keeps its other secrets."
          onDone={onClose}
        >
          The receiver checks the header <code>webhook-signature</code> of each delivery with it.
        </SecretOnce>
      ) : (
        <div className={styles['form']}>
          <FormFailure text={failure} />
          <p className={styles['url']}>
            Choose how long the old secret still signs alongside the new one. Give the new one to the receiver
            in that time. Any secret replaced earlier ends now.
          </p>
          <Segmented<number>
            aria-label="The old secret still signs for"
            options={OVERLAPS}
            value={overlapHours}
            onChange={setOverlapHours}
          />
          <div className={styles['actions']}>
            <Button onClick={onClose}>Keep the secret</Button>
            <Button type="primary" loading={loading} onClick={() => void submit()}>
              Replace secret
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
