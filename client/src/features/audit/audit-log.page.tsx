import { Button, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { Empty } from '../../components/ui/empty';
import { ExportMenu } from '../../components/list/export-menu';
import { useListOrder } from '../../components/list/list-order';
import { ListToolbar } from '../../components/list/list-toolbar';
import { morePages } from '../../components/list/next-page';
import { SortChip } from '../../components/list/sort-chip';
import { ViewsMenu } from '../../components/list/views-menu';
import { Page } from '../../components/ui/page';
import { useUrlFilters } from '../../components/ui/url-filters';
import { useSignedInUser } from '../../lib/session';
import { AUDIT_FILTERS, AuditFilters, type AuditFilterKey } from './audit-filters';
import { periodOf } from './audit-period';
import { useAuditEntriesQuery } from './audit.generated';
import { EntryTable } from './entry-table';
import { ChainsView } from './chains-view';
import { UnusualReadingView } from './unusual-reading-view';
import styles from './audit.module.css';

const PAGE = 50;
const NO_FILTERS = Object.fromEntries(AUDIT_FILTERS.map((key) => [key, null])) as Readonly<
  Record<AuditFilterKey, null>
>;

/** The three views for administrators. Everyone else sees only the entries. */
const VIEWS = [
  { value: 'entries', label: 'Entries' },
  { value: 'unusual', label: 'Unusual reading' },
  { value: 'chains', label: 'Chains' },
];
const VIEW = ['view'] as const;

/** Who did what, when, to which record. By default the newest first. Entries never hold values (operations section 4). */
export default function AuditLogPage() {
  const { role } = useSignedInUser();
  const { values, set } = useUrlFilters(VIEW);
  const view = role === 'admin' ? (values.view ?? 'entries') : 'entries';
  const views =
    role === 'admin' ? (
      <Segmented
        className={styles.views ?? ''}
        aria-label="View"
        options={VIEWS}
        value={view}
        onChange={(chosen) => set({ view: chosen === 'entries' ? null : chosen })}
      />
    ) : null;
  if (view === 'unusual') return <UnusualReadingView views={views} />;
  if (view === 'chains') return <ChainsView views={views} />;
  return <EntriesView views={views} />;
}

function EntriesView({ views }: { readonly views: ReactNode }) {
  const filters = useUrlFilters(AUDIT_FILTERS);
  const { values } = filters;
  const ordering = useListOrder('audit');
  const filter = {
    action: values.action ?? null,
    actorId: values.person ?? null,
    patientId: values.patient ?? null,
    prfId: values.prf ?? null,
    eventId: values.event ?? null,
    entityType: values.kind ?? null,
    entityId: values.object ?? null,
    address: values.address ?? null,
    requestId: values.request ?? null,
    isReading: values.show === 'reading' ? true : null,
    isRefusal: values.show === 'refused' ? true : null,
    ...periodOf(values),
  };
  const { data, previousData, loading, error, refetch, fetchMore } = useAuditEntriesQuery({
    // Every look at the trail is itself an entry, so the cached copy would be out of date.
    fetchPolicy: 'network-only',
    variables: {
      first: PAGE,
      filter,
      order: ordering.order,
    },
  });
  const entries = (data ?? previousData)?.auditEntries;
  return (
    <Page
      title="Audit Logs"
      width="wide"
      purpose="Who did what and when. Entries name the fields that changed but never hold their values. Nobody can change an entry."
      error={error}
      hasContent={entries !== undefined}
      onRetry={() => void refetch()}
      filters={
        <>
          {views}
          <AuditFilters filters={filters} />
          <ListToolbar
            tools={
              <>
                <SortChip ordering={ordering} isAlways />
                <ViewsMenu list="audit" filters={AUDIT_FILTERS} />
                <ExportMenu list="audit" filter={filter} order={ordering.order} isFiltered={filters.isAny} />
              </>
            }
          />
        </>
      }
    >
      <EntryTable
        entries={entries?.nodes}
        ordering={ordering}
        isLoading={loading}
        onFilter={(wanted) => filters.set({ ...NO_FILTERS, ...wanted })}
        {...morePages('auditEntries', data ?? previousData, fetchMore)}
        empty={
          <Empty
            title="No entry matches"
            action={filters.isAny ? <Button onClick={filters.clear}>Clear filters</Button> : undefined}
          >
            Entries appear here when someone opens or changes something.
          </Empty>
        }
      />
    </Page>
  );
}
