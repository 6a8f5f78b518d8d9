import { LIMITS } from '@sideline/schema/limits';
import { OPEN_PRF_STATES } from '@sideline/schema/prf/record/states';
import { Button } from 'antd';
import { lazy, Suspense, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, SearchBox, ToggleChip } from '../../../components/ui/filter-bar';
import { countWords } from '../../../components/list/count-words';
import { useListOrder } from '../../../components/list/list-order';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { SortChip } from '../../../components/list/sort-chip';
import { ObservationsDue } from '../../../components/records/observations-due';
import { Page } from '../../../components/ui/page';
import { PatientCell } from '../../../components/records/patient-cell';
import { PRF_DATE_COLUMNS } from '../../../components/records/prf-date-columns';
import { PrfStatusTag } from '../../../components/records/prf-status-tag';
import { useRecordActs } from '../../../components/records/record-acts';
import { TableSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { clockOf } from '../../../lib/dates';
import { loadScreen } from '../../../lib/lazy-page';
import { useSignedInUser } from '../../../lib/session';
import { useOpenPrfsQuery, type OpenPrfFragment } from './open-prfs.generated';

const FILTERS = ['q', 'mine', 'alert', 'late', 'by'] as const;

/** Who started them, for administrators. Loaded on request. */
const ByAuthor = lazy(() => loadScreen(() => import('./by-author')));

const hrefOf = ({ customPrfId }: OpenPrfFragment): string => `/prf/${customPrfId}`;
const patientOf = ({ patientName }: OpenPrfFragment): string => patientName ?? 'No patient yet';
const nameOf = ({ author }: OpenPrfFragment): string => `${author.firstName} ${author.lastName}`;

function PrfState({ prf }: { readonly prf: OpenPrfFragment }) {
  // The alert is what needs action. The list itself says that the record is open.
  if (prf.openAlertCount > 0) return <StatusTag tone="danger">Alert: action to record</StatusTag>;
  return <PrfStatusTag status={prf.status} prfId={prf.id} />;
}

const COLUMNS: readonly DataColumn<OpenPrfFragment, 'prfs'>[] = [
  { key: 'patient', title: 'Patient', render: (prf) => <PatientCell name={patientOf(prf)} patient={prf} /> },
  { key: 'complaint', title: 'Complaint', render: ({ chiefComplaint }) => chiefComplaint ?? 'None entered' },
  {
    key: 'observations',
    title: 'Observations',
    width: 228,
    render: ({ latestNews2, observationsDueAt, timeZone }) => (
      <>
        {latestNews2 ? <div>{latestNews2.text}</div> : null}
        {observationsDueAt ? (
          <ObservationsDue dueAt={observationsDueAt} clock={clockOf(timeZone).dateTime} />
        ) : null}
      </>
    ),
  },
  { key: 'event', title: 'Event', isOptional: true, render: ({ eventName }) => eventName },
  { key: 'author', title: 'Started by', isOptional: true, render: nameOf },
  ...PRF_DATE_COLUMNS,
  {
    key: 'state',
    title: 'Status',
    width: 200,
    orderBy: 'status',
    render: (prf) => <PrfState prf={prf} />,
  },
];

/** All unsigned records. The dashboard's cards link here if they cannot show all of theirs. */
export default function OpenPrfsPage() {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const ordering = useListOrder('prfs');
  const isAdmin = useSignedInUser().role === 'admin';
  const isByAuthor = isAdmin && values.by === 'author';
  const { data, previousData, loading, error, fetchMore, refetch } = useOpenPrfsQuery({
    variables: {
      first: LIMITS.page.default,
      filter: {
        status: [...OPEN_PRF_STATES],
        text: values.q ?? null,
        mine: values.mine ? true : null,
        openAlert: values.alert ? true : null,
        isLate: values.late ? true : null,
      },
      order: ordering.order,
    },
    fetchPolicy: 'cache-and-network',
  });
  const prfs = (data ?? previousData)?.prfs;
  const acts = useRecordActs<OpenPrfFragment>();
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  return (
    <Page
      title="Open records"
      width="wide"
      breadcrumb={[{ label: 'Dashboard', path: '/dashboard' }]}
      purpose={
        prfs
          ? countWords(prfs.totalCount, ['record', 'records'], isAny)
          : 'Records that have not been signed.'
      }
      error={error}
      hasContent={prfs !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar tools={isByAuthor ? null : <SortChip ordering={ordering} />}>
          <FilterBar isAny={isAny} onClear={clear}>
            {isByAuthor ? null : (
              <>
                <SearchBox
                  label="Search open records"
                  placeholder="Patient’s name or PRF number"
                  value={values.q ?? ''}
                  onSearch={search}
                />
                <ToggleChip
                  label="Mine"
                  isOn={values.mine !== undefined}
                  onChange={(isOn) => set({ mine: isOn ? '1' : null })}
                />
                <ToggleChip
                  label="Alert waiting"
                  isOn={values.alert !== undefined}
                  onChange={(isOn) => set({ alert: isOn ? '1' : null })}
                />
                <ToggleChip
                  label="Unsigned after the event"
                  isOn={values.late !== undefined}
                  onChange={(isOn) => set({ late: isOn ? '1' : null })}
                />
              </>
            )}
            {isAdmin ? (
              <ToggleChip
                label="By author"
                isOn={isByAuthor}
                onChange={(isOn) => set({ by: isOn ? 'author' : null })}
              />
            ) : null}
          </FilterBar>
        </ListToolbar>
      }
    >
      {isByAuthor ? (
        <Suspense fallback={<TableSkeleton rows={6} />}>
          <ByAuthor />
        </Suspense>
      ) : (
        <DataTable<OpenPrfFragment, 'prfs'>
          label="Open records"
          rows={prfs?.nodes}
          rowKey={({ id }) => id}
          columns={COLUMNS}
          ordering={ordering}
          selectable={{ acts }}
          rowName={({ customPrfId }) => customPrfId}
          href={hrefOf}
          card={(prf) => ({
            title: <PatientCell name={patientOf(prf)} patient={prf} />,
            status: <PrfState prf={prf} />,
            facts: [
              prf.chiefComplaint ?? 'No complaint entered',
              ...(prf.latestNews2 ? [prf.latestNews2.text] : []),
              ...(prf.observationsDueAt
                ? [
                    <ObservationsDue
                      key="due"
                      dueAt={prf.observationsDueAt}
                      clock={clockOf(prf.timeZone).dateTime}
                    />,
                  ]
                : []),
              `Started ${clockOf(prf.timeZone).dateTime(prf.createdAt)} by ${nameOf(prf)}`,
            ],
          })}
          totalCount={prfs?.totalCount ?? null}
          isLoadingMore={loading}
          {...morePages('prfs', data ?? previousData, fetchMore)}
          empty={
            isAny ? (
              <Empty title="No open records match" action={<Button onClick={clear}>Clear filters</Button>}>
                Check the spelling, or remove a filter.
              </Empty>
            ) : (
              <Empty title="No open records" action={<Link to="/createprf">Start a new PRF</Link>}>
                Records appear here until they are signed.
              </Empty>
            )
          }
        />
      )}
    </Page>
  );
}
