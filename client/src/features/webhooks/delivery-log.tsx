import { ReloadOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { Empty } from '../../components/ui/empty';
import { Failure } from '../../components/ui/failure';
import { LoadMore } from '../../components/list/load-more';
import { morePages } from '../../components/list/next-page';
import { TableSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { formatDateTime } from '../../lib/dates';
import { notify } from '../../lib/notices';
import { useIsPhone } from '../../lib/use-media';
import { eventWords, STATE_WORDS } from './webhook-words';
import { FailedHere } from '../../components/ui/failed-here';
import { ReplayForm } from './replay-form';
import styles from './webhooks.module.css';
import {
  useResendWebhookDeliveryMutation,
  useTestWebhookMutation,
  useWebhookDeliveriesQuery,
  type DeliveryFieldsFragment,
  type WebhookFieldsFragment,
} from './webhooks.generated';

interface DeliveryLogProps {
  readonly webhook: WebhookFieldsFragment;
  readonly onClose: () => void;
}

/** What was sent to one endpoint, with the answer to each attempt. Deliveries can be sent again from here. */
export function DeliveryLog({ webhook, onClose }: DeliveryLogProps) {
  const isPhone = useIsPhone();
  const { data, loading, error, refetch, fetchMore } = useWebhookDeliveriesQuery({
    variables: { webhookId: webhook.id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [test, testing] = useTestWebhookMutation();
  const deliveries = data?.webhookDeliveries;

  const sendTest = async () => {
    try {
      await test({ variables: { id: webhook.id } });
      notify.success('The test is on its way.');
      await refetch();
    } catch {
      // The page already says why.
    }
  };

  return (
    <Drawer open title="Delivery log" size={isPhone ? '100%' : 640} onClose={onClose}>
      <div className={styles['form']}>
        <FailedHere />
        <p className={styles['url']}>{webhook.url}</p>
        <div className={styles['tools']}>
          <Button loading={testing.loading} onClick={() => void sendTest()}>
            Send test
          </Button>
          <Button
            icon={<ReloadOutlined aria-hidden="true" />}
            loading={loading && deliveries !== undefined}
            onClick={() => void refetch()}
          >
            Refresh
          </Button>
        </div>
        <ReplayForm webhookId={webhook.id} onReplayed={() => void refetch()} />
        {deliveries === undefined && error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
        {deliveries === undefined && !error ? <TableSkeleton rows={4} /> : null}
        {deliveries?.nodes.length === 0 ? (
          <Empty size="small" title="Nothing sent yet">
            Send a test to see whether the receiver answers.
          </Empty>
        ) : null}
        {deliveries && deliveries.nodes.length > 0 ? (
          <ul className={styles['log']} aria-label="Deliveries, newest first">
            {deliveries.nodes.map((delivery) => (
              <Delivery key={delivery.id} delivery={delivery} onResent={() => void refetch()} />
            ))}
          </ul>
        ) : null}
        <LoadMore isLoading={loading} {...morePages('webhookDeliveries', data, fetchMore)} />
      </div>
    </Drawer>
  );
}

interface DeliveryProps {
  readonly delivery: DeliveryFieldsFragment;
  readonly onResent: () => void;
}

function Delivery({ delivery, onResent }: DeliveryProps) {
  const [resend, { loading }] = useResendWebhookDeliveryMutation();
  const { tone, label } = STATE_WORDS[delivery.state];
  const name = `${eventWords(delivery.eventType)}, ${formatDateTime(delivery.createdAt)}`;
  const again = async () => {
    try {
      await resend({ variables: { id: delivery.id } });
      notify.success('We are sending it again.');
      onResent();
    } catch {
      // The page already says why.
    }
  };
  return (
    <li className={styles['delivery']}>
      <div className={styles['line']}>
        <strong>{name}</strong>
        <StatusTag tone={tone}>{label}</StatusTag>
      </div>
      <div className={styles['quiet']}>
        Event {delivery.eventId}
        {delivery.nextTryAt ? ` · next try ${formatDateTime(delivery.nextTryAt)}` : ''}
      </div>
      <ol className={styles['attempts']}>
        {delivery.attempts.map(({ number, at, durationMs, status, error, answer }) => (
          <li key={number}>
            Try {number}, {formatDateTime(at)}: {error ?? `answered ${String(status)}.`}{' '}
            <span className={styles['quiet']}>{durationMs} ms</span>
            {answer ? <code className={styles['answer']}>{answer}</code> : null}
          </li>
        ))}
      </ol>
      {delivery.state === 'pending' ? null : (
        <Button loading={loading} aria-label={`Send again: ${name}`} onClick={() => void again()}>
          Send again
        </Button>
      )}
    </li>
  );
}
