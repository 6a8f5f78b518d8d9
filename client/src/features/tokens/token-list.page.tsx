import { PlusOutlined, StopOutlined } from '@ant-design/icons';
import { ROLE_LABELS } from '@sideline/schema/roles';
import { scopeWords } from '@sideline/schema/scopes';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import type { BulkAct } from '../../components/table/bulk-act';
import { DataTable, type DataColumn, type RowAction } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { Page } from '../../components/ui/page';
import { useClientChoices } from '../../components/pickers/use-client-choices';
import { SecretOnce } from '../../components/ui/secret-once';
import { StatusTag } from '../../components/ui/status-tag';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { askToConfirm } from '../../lib/confirming';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDate, formatDateTime } from '../../lib/dates';
import { messageOf, problemsOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import { useNow } from '../../lib/use-now';
import { TokenForm, tokenControlId, type NewToken } from './token-form';
import {
  useApiTokensQuery,
  useCreateApiTokenMutation,
  useRevokeApiTokenMutation,
  type ApiTokenFieldsFragment,
} from './tokens.generated';

const rights = ({ role, canWrite, scopes }: ApiTokenFieldsFragment): string =>
  `${ROLE_LABELS[role]}, ${canWrite ? 'reads and writes' : 'reads only'}: ${
    scopes === null ? 'everything that its role allows' : scopes.map(scopeWords).join(', ')
  }`;

const lastUse = ({ lastUsedAt }: ApiTokenFieldsFragment): string =>
  lastUsedAt ? formatDateTime(lastUsedAt) : 'Never';

const SOON_DAYS = 14;
const DAY_MS = 86_400_000;

function isUsable({ expiresAt, revokedAt }: ApiTokenFieldsFragment): boolean {
  return revokedAt === null && Date.parse(expiresAt) > Date.now();
}

/** Whether a token still works. */
function TokenStatus({ token }: { readonly token: ApiTokenFieldsFragment }) {
  const now = useNow();
  if (token.revokedAt !== null) return <StatusTag tone="danger">Revoked</StatusTag>;
  const left = Date.parse(token.expiresAt) - now;
  if (left <= 0) return <StatusTag tone="neutral">Expired</StatusTag>;
  if (left < SOON_DAYS * DAY_MS) return <StatusTag tone="warning">Expires soon</StatusTag>;
  return <StatusTag tone="success">Active</StatusTag>;
}

const COLUMNS: readonly DataColumn<ApiTokenFieldsFragment>[] = [
  { key: 'name', title: 'Name', render: (token) => <strong>{token.name}</strong> },
  { key: 'status', title: 'Status', render: (token) => <TokenStatus token={token} /> },
  { key: 'rights', title: 'Rights', render: rights },
  { key: 'expires', title: 'Expires', align: 'right', render: (token) => formatDate(token.expiresAt) },
  { key: 'used', title: 'Last used', align: 'right', render: lastUse },
  {
    key: 'created',
    title: 'Created',
    isOptional: true,
    render: (token) => `${formatDate(token.createdAt)} by ${token.createdByName}`,
  },
];

/** API tokens: created here, shown once, revoked here. Admins only. */
export default function TokenListPage() {
  const { data, error, refetch } = useApiTokensQuery({ fetchPolicy: 'network-only' });
  const [isCreating, setIsCreating] = useState(false);
  const [revoke] = useRevokeApiTokenMutation();
  const [revokeOne] = useRevokeApiTokenMutation({ context: inlineErrors });

  const acts: readonly BulkAct<ApiTokenFieldsFragment>[] = [
    {
      key: 'revoke',
      label: 'Revoke',
      icon: <StopOutlined aria-hidden="true" />,
      isDangerous: true,
      noun: ['token', 'tokens'],
      consequence: 'Anything that uses them stops working immediately. You cannot undo this.',
      applies: isUsable,
      otherwise: 'They are already revoked or have expired.',
      run: async (token) =>
        (await revokeOne({ variables: { id: token.id } })).data?.revokeApiToken.apiToken ?? token,
      done: 'revoked',
    },
  ];
  const actions: readonly RowAction<ApiTokenFieldsFragment>[] = [
    {
      key: 'revoke',
      label: 'Revoke token',
      icon: <StopOutlined />,
      isDangerous: true,
      isHidden: (token) => !isUsable(token),
      run: (token) =>
        askToConfirm({
          title: `Revoke “${token.name}”?`,
          content: 'Anything that uses it stops working immediately. You cannot undo this.',
          okText: 'Revoke token',
          okButtonProps: { danger: true },
          cancelText: 'Keep it',
          onOk: async () => {
            await revoke({ variables: { id: token.id } });
            notify.success(`“${token.name}” is revoked.`);
          },
        }),
    },
  ];
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setIsCreating(true)}>
      New token
    </Button>
  );

  return (
    <Page
      title="API Tokens"
      purpose="Keys that let other systems read, and write if you allow it, through GraphQL and REST."
      actions={create}
      error={error}
      hasContent={data !== undefined}
      onRetry={() => void refetch()}
    >
      <DataTable
        label="API tokens"
        rows={data?.apiTokens}
        rowKey={(token) => token.id}
        columns={COLUMNS}
        actions={actions}
        selectable={{ acts, onChanged: () => void refetch() }}
        rowName={({ name }) => name}
        card={(token) => ({
          title: token.name,
          status: <TokenStatus token={token} />,
          facts: [rights(token), `Expires ${formatDate(token.expiresAt)}`, `Last used: ${lastUse(token)}`],
        })}
        empty={
          <Empty title="No API tokens" action={create}>
            A token lets another system in without a person’s password. It can never manage users or tokens.{' '}
            <a href="/developers">Read how to use one.</a>
          </Empty>
        }
      />
      {isCreating && <CreateDialog onClose={() => setIsCreating(false)} onCreated={() => void refetch()} />}
    </Page>
  );
}

interface CreateDialogProps {
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

function CreateDialog({ onClose, onCreated }: CreateDialogProps) {
  const [create, { data, loading }] = useCreateApiTokenMutation({ context: inlineErrors });
  const clients = useClientChoices();
  // Made once for each dialog, so that a second press, or a retry without an answer, does not create a second token.
  const [id] = useState(() => newId());
  const [failure, setFailure] = useState<string | null>(null);
  const problems = useFormProblems(tokenControlId);
  const created = data?.createApiToken.createdApiToken;

  const submit = async (input: NewToken) => {
    setFailure(null);
    try {
      const answer = await create({ variables: { input: { id, ...input } } });
      if (answer.data?.createApiToken.createdApiToken.token === null) {
        setFailure(
          'This token has already been made, and its secret was sent once. Revoke it in the list and make a new one.',
        );
      }
      onCreated();
    } catch (reason) {
      const found = problemsOf(reason);
      problems.show(found);
      if (found.length === 0) setFailure(messageOf(reason));
    }
  };

  return (
    <Modal
      open
      title={created?.token ? 'Your new token' : 'New API token'}
      footer={null}
      width={560}
      mask={{ closable: false }}
      keyboard={!created?.token}
      onCancel={onClose}
    >
      {created?.token ? (
        <SecretOnce
          kind="token"
          name={created.apiToken.name}
          secret={created.token}
          warning="Anyone who has it can act with its role. Keep it where your integration keeps its other secrets."
          onDone={onClose}
        >
          Send it with each request as <code>Authorization: Bearer …</code>
        </SecretOnce>
      ) : (
        <TokenForm
          clients={clients}
          problems={problems}
          failure={failure}
          isSending={loading}
          onSubmit={(input) => void submit(input)}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
