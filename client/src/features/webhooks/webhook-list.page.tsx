import {
  DeleteOutlined,
  EditOutlined,
  HistoryOutlined,
  KeyOutlined,
  PlusOutlined,
  PoweroffOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { BulkAct } from '../../components/table/bulk-act';
import { DataTable, type DataColumn, type RowAction } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { Page } from '../../components/ui/page';
import { StatusTag } from '../../components/ui/status-tag';
import { inlineErrors } from '../../lib/apollo-hooks';
import { askToConfirm } from '../../lib/confirming';
import { formatDateTime } from '../../lib/dates';
import { notify } from '../../lib/notices';
import { DeliveryLog } from './delivery-log';
import { RotateDialog } from './rotate-dialog';
import { WebhookDrawer } from './webhook-drawer';
import { eventWords, STATE_WORDS } from './webhook-words';
import {
  useDeleteWebhookMutation,
  useUpdateWebhookMutation,
  useWebhooksQuery,
  type WebhookFieldsFragment,
} from './webhooks.generated';
import styles from './webhooks.module.css';

const eventsOf = ({ events, clientName }: WebhookFieldsFragment): string =>
  [...(clientName == null ? [] : [`For ${clientName}`]), events.map(eventWords).join(', ')].join(': ');
const lastTry = ({ lastTriedAt }: WebhookFieldsFragment): string =>
  lastTriedAt ? formatDateTime(lastTriedAt) : 'Never';

function Status({ webhook }: { readonly webhook: WebhookFieldsFragment }) {
  if (!webhook.isActive) return <StatusTag tone="neutral">Off</StatusTag>;
  if (webhook.lastState === null || webhook.lastState === 'delivered')
    return <StatusTag tone="success">On</StatusTag>;
  const { tone, label } = STATE_WORDS[webhook.lastState];
  return <StatusTag tone={tone}>{`On, last delivery: ${label.toLowerCase()}`}</StatusTag>;
}

const COLUMNS: readonly DataColumn<WebhookFieldsFragment>[] = [
  { key: 'url', title: 'Address', render: ({ url }) => <strong className={styles['url']}>{url}</strong> },
  { key: 'status', title: 'Status', render: (webhook) => <Status webhook={webhook} /> },
  { key: 'events', title: 'Notified about', render: eventsOf },
  { key: 'last', title: 'Last tried', align: 'right', width: 180, render: lastTry },
  {
    key: 'created',
    title: 'Created',
    isOptional: true,
    render: ({ createdAt, createdByName }) => `${formatDateTime(createdAt)} by ${createdByName}`,
  },
];

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'log' | 'rotate'; readonly webhook: WebhookFieldsFragment };

/** Other systems that are notified when something happens: created, switched and watched here. Admins only. */
export default function WebhookListPage() {
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'network-only' });
  const [open, setOpen] = useState<Open | null>(null);
  const [update] = useUpdateWebhookMutation();
  const [updateOne] = useUpdateWebhookMutation({ context: inlineErrors });
  const [remove] = useDeleteWebhookMutation();
  const close = () => setOpen(null);

  const setActive = async ({ id }: WebhookFieldsFragment, isActive: boolean) => {
    try {
      await update({ variables: { input: { id, isActive } } });
      notify.success(isActive ? 'It receives events again from now on.' : 'It no longer receives events.');
    } catch {
      // The page already says why.
    }
  };

  const turn = (isActive: boolean) => async (webhook: WebhookFieldsFragment) =>
    (await updateOne({ variables: { input: { id: webhook.id, isActive } } })).data?.updateWebhook.webhook ??
    webhook;
  const noun = ['webhook', 'webhooks'] as const;
  const acts: readonly BulkAct<WebhookFieldsFragment>[] = [
    {
      key: 'off',
      label: 'Turn off',
      icon: <PoweroffOutlined aria-hidden="true" />,
      isDangerous: true,
      noun,
      consequence: 'Their addresses receive no events until they are turned on again.',
      applies: ({ isActive }) => isActive,
      otherwise: 'They are already off.',
      run: turn(false),
      done: 'turned off',
      undo: { label: 'Turn on again', done: 'turned on again', run: turn(true) },
    },
    {
      key: 'on',
      label: 'Turn on',
      icon: <PoweroffOutlined aria-hidden="true" />,
      noun,
      consequence: 'Their addresses receive events from now on.',
      applies: ({ isActive }) => !isActive,
      otherwise: 'They are already on.',
      run: turn(true),
      done: 'turned on',
      undo: { label: 'Turn off again', done: 'turned off again', run: turn(false) },
    },
  ];
  const actions: readonly RowAction<WebhookFieldsFragment>[] = [
    {
      key: 'log',
      label: 'Delivery log',
      icon: <HistoryOutlined aria-hidden="true" />,
      run: (webhook) => setOpen({ kind: 'log', webhook }),
    },
    {
      key: 'edit',
      label: 'Edit',
      icon: <EditOutlined aria-hidden="true" />,
      run: (webhook) => setOpen({ kind: 'edit', webhook }),
    },
    {
      key: 'rotate',
      label: 'Replace secret',
      icon: <KeyOutlined aria-hidden="true" />,
      run: (webhook) => setOpen({ kind: 'rotate', webhook }),
    },
    {
      key: 'off',
      label: 'Turn off',
      icon: <PoweroffOutlined aria-hidden="true" />,
      isHidden: ({ isActive }) => !isActive,
      run: (webhook) => void setActive(webhook, false),
    },
    {
      key: 'on',
      label: 'Turn on',
      icon: <PoweroffOutlined aria-hidden="true" />,
      isHidden: ({ isActive }) => isActive,
      run: (webhook) => void setActive(webhook, true),
    },
    {
      key: 'delete',
      label: 'Delete webhook',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDangerous: true,
      run: ({ id, url }) =>
        askToConfirm({
          title: 'Delete this webhook?',
          content: `${url} will no longer receive events, and its delivery log is deleted too.`,
          okText: 'Delete webhook',
          okButtonProps: { danger: true },
          cancelText: 'Keep it',
          onOk: async () => {
            await remove({ variables: { id } });
            notify.success('The webhook is deleted.');
            await refetch();
          },
        }),
    },
  ];
  const create = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setOpen({ kind: 'new' })}
    >
      New webhook
    </Button>
  );

  return (
    <Page
      title="Webhooks"
      purpose="Webhooks tell other systems, by ids only, when something is made, changed, signed or entered in error."
      actions={create}
      error={error}
      hasContent={data !== undefined}
      onRetry={() => void refetch()}
    >
      <DataTable
        label="Webhooks"
        rows={data?.webhooks}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        actions={actions}
        selectable={{ acts, onChanged: () => void refetch() }}
        rowName={({ url }) => url}
        card={(webhook) => ({
          title: webhook.url,
          status: <Status webhook={webhook} />,
          facts: [eventsOf(webhook), `Last tried: ${lastTry(webhook)}`],
        })}
        empty={
          <Empty title="No webhooks" action={create}>
            A webhook notifies another system immediately, so that it does not have to keep asking.
          </Empty>
        }
      />
      {open?.kind === 'log' ? (
        <DeliveryLog
          webhook={open.webhook}
          onClose={() => {
            close();
            void refetch();
          }}
        />
      ) : null}
      {open?.kind === 'rotate' ? (
        <RotateDialog
          webhook={open.webhook}
          onClose={() => {
            close();
            void refetch();
          }}
        />
      ) : null}
      {open !== null && open.kind !== 'log' && open.kind !== 'rotate' ? (
        <WebhookDrawer
          existing={open.kind === 'edit' ? open.webhook : null}
          onClose={close}
          onSaved={() => void refetch()}
        />
      ) : null}
    </Page>
  );
}
