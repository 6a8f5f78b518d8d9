import {
  CalendarOutlined,
  EditOutlined,
  FileProtectOutlined,
  PlusOutlined,
  PoweroffOutlined,
} from '@ant-design/icons';
import { Button, Grid } from 'antd';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataTable, type DataColumn, type RowAction } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { FilterBar, FilterChip, SearchBox } from '../../components/ui/filter-bar';
import { Page } from '../../components/ui/page';
import { QuietText } from '../../components/ui/quiet-text';
import { StatusTag } from '../../components/ui/status-tag';
import { activityActs } from '../../components/table/activity-acts';
import { useUrlFilters } from '../../components/ui/url-filters';
import { askToConfirm } from '../../lib/confirming';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import { ClientDrawer } from './client-drawer';
import { useClientsQuery, useUpdateClientMutation, type ClientFieldsFragment } from './clients.generated';
import { useClientEdits } from './use-client-edits';

const FILTERS = ['q', 'active'] as const;
const ACTIVITY = [
  { value: 'yes', label: 'Active' },
  { value: 'no', label: 'Deactivated' },
];

function Status({ isActive }: { readonly isActive: boolean }) {
  return <StatusTag tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Deactivated'}</StatusTag>;
}

/**
 * If there is no room for its own column, the e-mail address is under the name, because next to it words would be broken.
 */
function Contact({ contactName, email }: Pick<ClientFieldsFragment, 'contactName' | 'email'>) {
  const { xl = true } = Grid.useBreakpoint();
  return (
    <>
      {contactName ?? '–'}
      {xl || email === null ? null : <QuietText style={{ display: 'block' }}>{email}</QuietText>}
    </>
  );
}

const usersOf = ({ users }: ClientFieldsFragment): string =>
  users.length === 0 ? 'Nobody' : users.join(', ');

const COLUMNS: readonly DataColumn<ClientFieldsFragment>[] = [
  { key: 'name', title: 'Client', render: ({ name }) => <strong>{name}</strong> },
  { key: 'contact', title: 'Contact', render: (client) => <Contact {...client} /> },
  { key: 'email', title: 'E-mail', width: 240, isOptional: true, render: ({ email }) => email ?? '–' },
  {
    key: 'phone',
    title: 'Telephone',
    width: 160,
    isOptional: true,
    render: ({ phone }) => phone ?? '–',
  },
  { key: 'users', title: 'Who can sign in', isOptional: true, render: usersOf },
  { key: 'events', title: 'Events', align: 'right', width: 90, render: ({ eventCount }) => eventCount },
  { key: 'status', title: 'Status', width: 140, render: (client) => <Status {...client} /> },
];

/** The organisers that we work for: create, edit and deactivate. Admins only. */
export default function ClientListPage() {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const isActive = values.active === undefined ? null : values.active === 'yes';
  const { data, previousData, error, refetch } = useClientsQuery({
    variables: { filter: { text: values.q ?? null, isActive } },
  });
  const clients = (data ?? previousData)?.clients;
  const [open, setOpen] = useState<'new' | ClientFieldsFragment | null>(null);
  const navigate = useNavigate();
  const [update] = useUpdateClientMutation();
  const edits = useClientEdits(() => void refetch());
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);

  const setActive = async (client: ClientFieldsFragment, isActive: boolean) => {
    const { id, version, name, contactName, email, phone } = client;
    try {
      await update({
        variables: { input: { id, version, name, contactName, email, phone, isActive } },
      });
      notify.success(isActive ? `${name} is active again.` : `${name} is deactivated.`);
    } catch {
      // The page already says why.
    }
    await refetch();
  };
  const acts = activityActs<ClientFieldsFragment>({
    noun: ['client', 'clients'],
    isActive: ({ isActive }) => isActive,
    consequence:
      'Past and planned events stay. You cannot create events for these clients, and their users see no events, until they are active again.',
    setActive: async (client, isActive) => {
      const { id, version, name, contactName, email, phone } = client;
      const { data } = await update({
        context: inlineErrors,
        variables: { input: { id, version, name, contactName, email, phone, isActive } },
      });
      return data?.updateClient.client ?? client;
    },
  });
  const actions: readonly RowAction<ClientFieldsFragment>[] = [
    {
      key: 'edit',
      label: 'Edit',
      icon: <EditOutlined aria-hidden="true" />,
      run: (client) => {
        setOpen(client);
      },
    },
    {
      key: 'hold',
      label: 'Legal hold',
      icon: <FileProtectOutlined aria-hidden="true" />,
      run: ({ id: clientId }) => void navigate(`/retention/client/${clientId}`),
    },
    {
      key: 'off',
      label: 'Deactivate',
      icon: <PoweroffOutlined aria-hidden="true" />,
      isDangerous: true,
      isHidden: ({ isActive }) => !isActive,
      run: (client) =>
        askToConfirm({
          title: `Deactivate ${client.name}?`,
          content:
            'Its past and planned events stay. You cannot create events for it, and its users see no events, until it is active again.',
          okText: 'Deactivate client',
          okButtonProps: { danger: true },
          cancelText: 'Keep it',
          onOk: () => setActive(client, false),
        }),
    },
    {
      key: 'on',
      label: 'Make active again',
      icon: <PoweroffOutlined aria-hidden="true" />,
      isHidden: ({ isActive }) => isActive,
      run: (client) => void setActive(client, true),
    },
  ];
  const create = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => {
        setOpen('new');
      }}
    >
      New client
    </Button>
  );

  return (
    <Page
      title="Clients"
      width="wide"
      purpose="The organisers whose events we cover, and who to call."
      actions={create}
      error={error}
      hasContent={clients !== undefined}
      onRetry={() => void refetch()}
      filters={
        <FilterBar isAny={isAny} onClear={clear}>
          <SearchBox
            label="Search clients"
            placeholder="Name or contact"
            value={values.q ?? ''}
            onSearch={search}
          />
          <FilterChip
            label="Status"
            value={values.active}
            options={ACTIVITY}
            onChange={(active) => {
              set({ active });
            }}
          />
        </FilterBar>
      }
    >
      <DataTable
        label="Clients"
        rows={clients}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        edits={edits}
        actions={actions}
        selectable={{ acts, onChanged: () => void refetch() }}
        rowName={({ name }) => name}
        card={(client) => ({
          title: client.name,
          status: <Status {...client} />,
          facts: [
            [client.contactName, client.phone].filter(Boolean).join(' · ') || 'No contact recorded',
            `${String(client.eventCount)} ${client.eventCount === 1 ? 'event' : 'events'}`,
          ],
        })}
        totalCount={clients?.length ?? null}
        empty={
          isAny ? (
            <Empty title="No client matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the spelling, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No clients yet" icon={<CalendarOutlined />} action={create}>
              Clients are the organisers whose events we cover.
            </Empty>
          )
        }
      />
      {open === null ? null : (
        <ClientDrawer
          existing={open === 'new' ? null : open}
          onClose={() => {
            setOpen(null);
          }}
          onSaved={() => {
            setOpen(null);
            void refetch();
          }}
        />
      )}
    </Page>
  );
}
