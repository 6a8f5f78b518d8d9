import {
  AuditOutlined,
  FileProtectOutlined,
  KeyOutlined,
  LogoutOutlined,
  MailOutlined,
  PlusOutlined,
  SafetyOutlined,
  StopOutlined,
  SwapOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { ROLE_LABELS, ROLES } from '@sideline/schema/roles';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataTable, type DataColumn, type RowAction } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { FilterBar, FilterChip, SearchBox } from '../../components/ui/filter-bar';
import { withNextPage } from '../../components/list/next-page';
import { ReasonDialog } from '../../components/ui/reason-dialog';
import { Page } from '../../components/ui/page';
import { StatusTag } from '../../components/ui/status-tag';
import { useUrlFilters } from '../../components/ui/url-filters';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDateTime } from '../../lib/dates';
import { notify } from '../../lib/notices';
import { useSignedInUser } from '../../lib/session';
import { useBulkUserActs } from './use-bulk-user-acts';
import { useUserActs } from './use-user-acts';
import { NewUserDialog } from './new-user-dialog';
import { UserRightsDrawer } from './user-rights-drawer';
import { UserRoleDialog } from './user-role-dialog';
import { useResetSecondFactorMutation, useUsersQuery, type UserRowFragment } from './users.generated';

const FILTERS = ['q', 'role', 'state'] as const;
const STATES = [
  { value: 'active', label: 'Not disabled' },
  { value: 'disabled', label: 'Disabled' },
];

const nameOf = ({ firstName, lastName }: UserRowFragment): string => `${firstName} ${lastName}`;
const lastSignIn = ({ lastSignInAt }: UserRowFragment): string =>
  lastSignInAt ? formatDateTime(lastSignInAt) : 'Never';

/** Whether a user can sign in. */
function UserStatus({ user }: { readonly user: UserRowFragment }) {
  if (!user.isActive) return <StatusTag tone="neutral">Disabled</StatusTag>;
  if (!user.hasPassword) return <StatusTag tone="waiting">Invited</StatusTag>;
  return <StatusTag tone="success">Active</StatusTag>;
}

const COLUMNS: readonly DataColumn<UserRowFragment>[] = [
  { key: 'name', title: 'Name', render: (user) => <strong>{nameOf(user)}</strong> },
  { key: 'email', title: 'E-mail address', width: 290, isOptional: true, render: ({ email }) => email },
  { key: 'role', title: 'Role', render: ({ role }) => ROLE_LABELS[role] },
  { key: 'status', title: 'Status', render: (user) => <UserStatus user={user} /> },
  {
    key: 'second',
    title: 'Second factor',
    isOptional: true,
    render: ({ hasSecondFactor }) => (hasSecondFactor ? 'On' : '–'),
  },
  { key: 'devices', title: 'Devices', align: 'right', width: 90, render: ({ openSessions }) => openSessions },
  { key: 'seen', title: 'Last sign-in', align: 'right', render: lastSignIn },
];

/** User accounts: create, disable, change the role, sign out. Admins only. */
export default function UserListPage() {
  const me = useSignedInUser();
  const navigate = useNavigate();
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const [isAdding, setAdding] = useState(false);
  const [resetting, setResetting] = useState<UserRowFragment | null>(null);
  const [resetFactor] = useResetSecondFactorMutation({ context: inlineErrors });
  const [changing, setChanging] = useState<UserRowFragment | null>(null);
  const [granting, setGranting] = useState<UserRowFragment | null>(null);
  const { data, previousData, loading, error, fetchMore, refetch } = useUsersQuery({
    fetchPolicy: 'network-only',
    variables: {
      first: LIMITS.page.default,
      filter: {
        text: values.q ?? null,
        role: ROLES.find((role) => role === values.role) ?? null,
        isActive: values.state === undefined ? null : values.state === 'active',
      },
    },
  });
  const users = (data ?? previousData)?.users;
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const acts = useUserActs();
  const isMe = ({ id }: UserRowFragment): boolean => id === me.id;
  const bulk = useBulkUserActs(isMe);

  const actions: readonly RowAction<UserRowFragment>[] = [
    {
      key: 'invite',
      label: 'Send another link to choose a password',
      icon: <MailOutlined aria-hidden="true" />,
      isHidden: ({ isActive, hasPassword }) => !isActive || hasPassword,
      run: acts.invite,
    },
    {
      key: 'role',
      label: 'Change role',
      icon: <SwapOutlined aria-hidden="true" />,
      isHidden: isMe,
      run: setChanging,
    },
    {
      key: 'rights',
      label: 'Change rights',
      icon: <SafetyOutlined aria-hidden="true" />,
      isHidden: ({ role }) => role === 'patient' || role === 'client',
      run: setGranting,
    },
    {
      key: 'sessions',
      label: 'End sessions',
      icon: <LogoutOutlined aria-hidden="true" />,
      isHidden: (user) => isMe(user) || user.openSessions === 0,
      run: acts.endSessions,
    },
    {
      key: 'second',
      label: 'Reset second factor',
      icon: <KeyOutlined aria-hidden="true" />,
      isHidden: (user) => isMe(user) || !user.hasSecondFactor,
      run: setResetting,
    },
    {
      key: 'audit',
      label: 'Their actions in the audit log',
      icon: <AuditOutlined aria-hidden="true" />,
      run: ({ id }) => void navigate(`/reports/auditlog?person=${id}`),
    },
    {
      key: 'hold',
      label: 'Legal hold',
      icon: <FileProtectOutlined aria-hidden="true" />,
      // A hold for a patient is set on the record.
      isHidden: ({ role }) => role === 'patient',
      run: ({ id }) => void navigate(`/retention/account/${id}`),
    },
    {
      key: 'enable',
      label: 'Enable account',
      icon: <UnlockOutlined aria-hidden="true" />,
      isHidden: ({ isActive }) => isActive,
      run: acts.enable,
    },
    {
      key: 'disable',
      label: 'Disable account',
      icon: <StopOutlined aria-hidden="true" />,
      isDangerous: true,
      isHidden: (user) => isMe(user) || !user.isActive,
      run: acts.disable,
    },
  ];
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
      New user
    </Button>
  );

  return (
    <Page
      title="Users"
      width="wide"
      purpose="Who can sign in, and in which role. A new user gets a link by e-mail to choose a password."
      actions={create}
      error={error}
      hasContent={users !== undefined}
      onRetry={() => void refetch()}
      filters={
        <FilterBar isAny={isAny} onClear={clear}>
          <SearchBox
            label="Search users"
            placeholder="Name or e-mail address"
            value={values.q ?? ''}
            onSearch={search}
          />
          <FilterChip
            label="Role"
            value={values.role}
            options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
            onChange={(role) => set({ role })}
          />
          <FilterChip
            label="Status"
            value={values.state}
            options={STATES}
            onChange={(state) => set({ state })}
          />
        </FilterBar>
      }
    >
      <DataTable
        label="Users"
        rows={users?.nodes}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        actions={actions}
        selectable={{ acts: bulk, onChanged: () => void refetch() }}
        rowName={nameOf}
        card={(user) => ({
          title: nameOf(user),
          status: <UserStatus user={user} />,
          facts: [ROLE_LABELS[user.role], user.email, `Last sign-in: ${lastSignIn(user)}`],
        })}
        totalCount={users?.totalCount ?? null}
        isLoadingMore={loading}
        {...(users?.pageInfo.hasNextPage
          ? {
              onMore: () =>
                void fetchMore({
                  variables: { after: users.pageInfo.endCursor },
                  updateQuery: withNextPage('users'),
                }),
            }
          : {})}
        empty={
          <Empty title="No account matches" action={<Button onClick={clear}>Clear filters</Button>}>
            Check the spelling, or remove a filter.
          </Empty>
        }
      />
      {isAdding ? (
        <NewUserDialog
          onClose={() => setAdding(false)}
          onCreated={() => {
            setAdding(false);
            void refetch();
          }}
        />
      ) : null}
      {granting ? <UserRightsDrawer user={granting} onClose={() => setGranting(null)} /> : null}
      {resetting ? (
        <ReasonDialog
          title={`Reset the second factor of ${nameOf(resetting)}`}
          label="Reason"
          hint="How you know that the request came from them. We will record this. They will be signed out, and notified by e-mail."
          maxLength={1_000}
          okText="Reset second factor"
          onGive={async (reason) => {
            await resetFactor({ variables: { input: { userId: resetting.id, reason } } });
            notify.success(`${nameOf(resetting)} signs in with only a password until they set it up again.`);
            void refetch();
          }}
          onClose={() => setResetting(null)}
        />
      ) : null}
      {changing ? <UserRoleDialog user={changing} onClose={() => setChanging(null)} /> : null}
    </Page>
  );
}
