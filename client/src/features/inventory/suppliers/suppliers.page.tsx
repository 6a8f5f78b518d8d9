import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { DataTable, type DataColumn, type RowAction } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, SearchBox, ToggleChip } from '../../../components/ui/filter-bar';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { useSignedInUser } from '../../../lib/session';
import { SupplierDrawer } from './supplier-drawer';
import { useSuppliersQuery, type SupplierRowFragment } from './suppliers.generated';
import { useSupplierActs, useSupplierEdits } from './use-supplier-edits';

const FILTERS = ['q', 'inactive'] as const;

const leadWords = (days: number | null): string =>
  days === null ? '–' : days === 1 ? '1 day' : `${String(days)} days`;

function State({ supplier }: { readonly supplier: SupplierRowFragment }) {
  return supplier.isActive ? (
    <StatusTag tone="success">In use</StatusTag>
  ) : (
    <StatusTag tone="neutral">Deactivated</StatusTag>
  );
}

const COLUMNS: readonly DataColumn<SupplierRowFragment>[] = [
  { key: 'name', title: 'Supplier', render: ({ name }) => name },
  { key: 'contact', title: 'Contact', render: ({ contactName }) => contactName ?? '–' },
  { key: 'email', title: 'E-mail', render: ({ email }) => email ?? '–' },
  { key: 'phone', title: 'Telephone', width: 170, isOptional: true, render: ({ phone }) => phone ?? '–' },
  {
    key: 'lead',
    title: 'Lead time',
    align: 'right',
    width: 110,
    render: ({ leadDays }) => leadWords(leadDays),
  },
  { key: 'state', title: 'State', width: 140, render: (supplier) => <State supplier={supplier} /> },
];
const ACCOUNT: DataColumn<SupplierRowFragment> = {
  key: 'account',
  title: 'Account',
  width: 140,
  isOptional: true,
  render: ({ accountNumber }) => accountNumber ?? '–',
};

/** Who delivers, with accounts, contacts and lead times. */
export default function SuppliersPage() {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const isAdmin = useSignedInUser().role === 'admin';
  const filter = { text: values.q ?? null, isActive: values.inactive === undefined ? true : null };
  const { data, previousData, error, loading, refetch, fetchMore } = useSuppliersQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter,
      isAdmin,
    },
  });
  const suppliers = (data ?? previousData)?.suppliers;
  const edits = useSupplierEdits(() => void refetch());
  const acts = useSupplierActs();
  const [open, setOpen] = useState<'new' | SupplierRowFragment | null>(null);
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const actions: readonly RowAction<SupplierRowFragment>[] = [
    { key: 'edit', label: 'Edit', icon: <EditOutlined aria-hidden="true" />, run: setOpen },
  ];
  const create = isAdmin ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen('new')}>
      New supplier
    </Button>
  ) : null;
  return (
    <Page
      title="Suppliers"
      width="wide"
      purpose="Your suppliers, with contacts and lead times. Open one to see what it sells."
      actions={create}
      error={error}
      hasContent={suppliers !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar
          tools={
            <ExportMenu list="suppliers" filter={filter} isFiltered={isAny} count={suppliers?.totalCount} />
          }
        >
          <FilterBar isAny={isAny} onClear={clear}>
            <SearchBox
              label="Search suppliers"
              placeholder="Supplier name"
              value={values.q ?? ''}
              onSearch={search}
            />
            <ToggleChip
              label="Include deactivated"
              isOn={values.inactive !== undefined}
              onChange={(isOn) => set({ inactive: isOn ? '1' : null })}
            />
          </FilterBar>
        </ListToolbar>
      }
    >
      <DataTable<SupplierRowFragment>
        label="Suppliers"
        rows={suppliers?.nodes}
        rowKey={({ id }) => id}
        columns={isAdmin ? [...COLUMNS.slice(0, 4), ACCOUNT, ...COLUMNS.slice(4)] : COLUMNS}
        {...(isAdmin ? { actions, edits, selectable: { acts, onChanged: () => void refetch() } } : {})}
        rowName={({ name }) => name}
        href={({ id }) => `/inventory/supplier-items?supplier=${id}`}
        card={(supplier) => ({
          title: supplier.name,
          status: <State supplier={supplier} />,
          facts: [
            [supplier.contactName, supplier.phone].filter(Boolean).join(' · ') || 'No contact',
            `Lead time: ${leadWords(supplier.leadDays)}`,
          ],
        })}
        totalCount={suppliers?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('suppliers', data ?? previousData, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No supplier matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the spelling, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No suppliers yet" action={create}>
              Add your suppliers, then the items that each one sells.
            </Empty>
          )
        }
      />
      {open === null ? null : (
        <SupplierDrawer
          existing={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            void refetch();
          }}
        />
      )}
    </Page>
  );
}
