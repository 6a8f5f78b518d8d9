import { Button, Checkbox, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { notify } from '../../lib/notices';
import { useReplayWebhookMutation } from './webhooks.generated';
import styles from './webhooks.module.css';

const SPANS = [
  { value: 1, label: 'Last hour' },
  { value: 24, label: 'Last day' },
  { value: 168, label: 'Last week' },
];

interface ReplayFormProps {
  readonly webhookId: string;
  readonly onReplayed: () => void;
}

/** Sends the deliveries of a period again: all of them, or those that were given up. */
export function ReplayForm({ webhookId, onReplayed }: ReplayFormProps) {
  const [replay, { loading }] = useReplayWebhookMutation();
  const [hours, setHours] = useState(24);
  const [onlyFailed, setOnlyFailed] = useState(true);
  const send = async () => {
    const now = dayjs();
    const input = {
      id: webhookId,
      from: now.subtract(hours, 'hour').toISOString(),
      // A device's clock may be slow.
      to: now.add(1, 'day').toISOString(),
      onlyFailed,
    };
    try {
      const { data } = await replay({ variables: { input } });
      const count = data?.replayWebhook.count ?? 0;
      notify.success(
        count === 0 ? 'There was nothing to send again.' : `Deliveries being sent again: ${String(count)}.`,
      );
      onReplayed();
    } catch {
      // The page already says why.
    }
  };
  return (
    <fieldset className={styles['replay']}>
      <legend>Send a period again</legend>
      <Segmented<number> aria-label="Time" options={SPANS} value={hours} onChange={setHours} />
      <Checkbox checked={onlyFailed} onChange={({ target }) => setOnlyFailed(target.checked)}>
        Only deliveries that were given up
      </Checkbox>
      <Button loading={loading} onClick={() => void send()}>
        Send these again
      </Button>
    </fieldset>
  );
}
