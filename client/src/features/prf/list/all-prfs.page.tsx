import { NEWS2_BAND_LABELS, NEWS2_BANDS } from '@sideline/schema/clinical/news2';
import { LIMITS } from '@sideline/schema/limits';
import { isLocked, PRF_STATE_LABELS, PRF_STATES } from '@sideline/schema/prf/record/states';
import { Button } from 'antd';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, FilterChip, SearchBox, ToggleChip } from '../../../components/ui/filter-bar';
import { countWords } from '../../../components/list/count-words';
import { ExportMenu } from '../../../components/list/export-menu';
import { useListOrder } from '../../../components/list/list-order';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { SortChip } from '../../../components/list/sort-chip';
import { Page } from '../../../components/ui/page';
import { PatientCell } from '../../../components/records/patient-cell';
import { PRF_DATE_COLUMNS } from '../../../components/records/prf-date-columns';
import { PrfStatusTag } from '../../../components/records/prf-status-tag';
import { useRecordActs } from '../../../components/records/record-acts';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { clockOf, dayStart, todayAsLocalDate } from '../../../lib/dates';
import { useAllPrfsQuery, type AnyPrfFragment } from './all-prfs.generated';
import { PrfPlaceFilter } from './prf-place-filter';

const FILTERS = ['q', 'complaint', 'status', 'band', 'since', 'event', 'author', 'mine'] as const;

const STATUS_OPTIONS = PRF_STATES.map((value) => ({ value, label: PRF_STATE_LABELS[value] }));
const BAND_OPTIONS = NEWS2_BANDS.map((value) => ({ value, label: NEWS2_BAND_LABELS[value] }));
const SINCE_OPTIONS = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last year' },
];
/** Searching by complaint or score needs a limited period: this one, if the user did not choose another. */
const USUAL_SPAN = '90';

/** Signed and void records open for reading, and open ones for work. */
const hrefOf = ({ customPrfId, status }: AnyPrfFragment): string =>
  isLocked(status) ? `/prf/${customPrfId}/read` : `/prf/${customPrfId}`;
const nameOf = ({ patientName }: AnyPrfFragment): string => patientName ?? 'No patient yet';
const authorOf = ({ author }: AnyPrfFragment): string => `${author.firstName} ${author.lastName}`;
const newsOf = ({ latestNews2 }: AnyPrfFragment): string => {
  if (!latestNews2) return '';
  const { total, band, text } = latestNews2;
  const label = BAND_OPTIONS.find(({ value }) => value === band)?.label;
  return total == null ? text.replace(/^NEWS2 /, '') : `${String(total)}${label ? ` ${label}` : ''}`;
};

const COLUMNS: readonly DataColumn<AnyPrfFragment, 'prfs'>[] = [
  { key: 'patient', title: 'Patient', render: (prf) => <PatientCell name={nameOf(prf)} patient={prf} /> },
  { key: 'number', title: 'Number', width: 190, render: ({ customPrfId }) => customPrfId },
  { key: 'complaint', title: 'Complaint', render: ({ chiefComplaint }) => chiefComplaint ?? 'None entered' },
  { key: 'event', title: 'Event', isOptional: true, render: ({ eventName }) => eventName },
  { key: 'news2', title: 'NEWS2', width: 120, render: newsOf },
  { key: 'author', title: 'Started by', isOptional: true, render: authorOf },
  ...PRF_DATE_COLUMNS.filter(({ key }) => key === 'begun'),
  {
    key: 'state',
    title: 'Status',
    width: 150,
    orderBy: 'status',
    render: ({ id, status }) => <PrfStatusTag status={status} prfId={id} />,
  },
];

/** Every record, signed or not: by number, patient, complaint, score, status, event, author and time. */
export default function AllPrfsPage() {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const ordering = useListOrder('prfs');
  const band = NEWS2_BANDS.find((one) => one === values.band) ?? null;
  const chosenSpan = SINCE_OPTIONS.find(({ value }) => value === values.since)?.value;
  const since = chosenSpan ?? (values.complaint || band ? USUAL_SPAN : undefined);
  const from = since === undefined ? null : dayStart(todayAsLocalDate(), -Number(since));
  const status = PRF_STATES.find((one) => one === values.status) ?? null;
  const filter = {
    text: values.q ?? null,
    complaint: values.complaint ?? null,
    band,
    eventId: values.event ?? null,
    authorId: values.author ?? null,
    from,
  };
  const { data, previousData, loading, error, fetchMore, refetch } = useAllPrfsQuery({
    variables: {
      first: LIMITS.page.default,
      filter: { ...filter, status: status === null ? null : [status], mine: values.mine ? true : null },
      order: ordering.order,
    },
    fetchPolicy: 'cache-and-network',
  });
  const prfs = (data ?? previousData)?.prfs;
  const acts = useRecordActs<AnyPrfFragment>();
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const searchComplaint = useCallback((text: string) => set({ complaint: text.trim() }), [set]);
  return (
    <Page
      title="All records"
      width="wide"
      breadcrumb={[{ label: 'Dashboard', path: '/dashboard' }]}
      purpose={
        prfs
          ? countWords(prfs.totalCount, ['record', 'records'], isAny)
          : 'Every patient record, signed or not.'
      }
      error={error}
      hasContent={prfs !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar
          tools={
            <>
              <SortChip ordering={ordering} />
              {values.mine ? null : (
                <ExportMenu
                  list="prfs"
                  filter={{ ...filter, status }}
                  order={ordering.order}
                  isFiltered={isAny}
                  count={prfs?.totalCount}
                />
              )}
            </>
          }
        >
          <FilterBar isAny={isAny} onClear={clear}>
            <SearchBox
              label="Search all records"
              placeholder="Patient’s name or PRF number"
              value={values.q ?? ''}
              onSearch={search}
            />
            <SearchBox
              label="Search by complaint"
              placeholder="Complaint"
              value={values.complaint ?? ''}
              onSearch={searchComplaint}
            />
            <FilterChip
              label="Status"
              options={STATUS_OPTIONS}
              value={values.status}
              onChange={(value) => set({ status: value })}
            />
            <FilterChip
              label="NEWS2"
              options={BAND_OPTIONS}
              value={values.band}
              onChange={(value) => set({ band: value })}
            />
            <FilterChip
              label="Started"
              options={SINCE_OPTIONS}
              value={since}
              onChange={(value) => set({ since: value })}
            />
            <ToggleChip
              label="Mine"
              isOn={values.mine !== undefined}
              onChange={(isOn) => set({ mine: isOn ? '1' : null })}
            />
            <PrfPlaceFilter
              event={values.event ?? null}
              author={values.author ?? null}
              prfs={prfs?.nodes ?? []}
              onChange={set}
            />
          </FilterBar>
        </ListToolbar>
      }
    >
      <DataTable<AnyPrfFragment, 'prfs'>
        label="All records"
        rows={prfs?.nodes}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        ordering={ordering}
        selectable={{ acts }}
        rowName={({ customPrfId }) => customPrfId}
        href={hrefOf}
        card={(prf) => ({
          title: <PatientCell name={nameOf(prf)} patient={prf} />,
          status: <PrfStatusTag status={prf.status} prfId={prf.id} />,
          facts: [
            `${prf.customPrfId} · ${prf.chiefComplaint ?? 'No complaint entered'}`,
            [prf.eventName, newsOf(prf) && `NEWS2 ${newsOf(prf)}`].filter(Boolean).join(' · '),
            `Started ${clockOf(prf.timeZone).dateTime(prf.createdAt)} by ${authorOf(prf)}`,
          ].filter((fact) => fact !== ''),
        })}
        totalCount={prfs?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('prfs', data ?? previousData, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No records match" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the spelling, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No records" action={<Link to="/createprf">Start a new PRF</Link>}>
              Records appear here when they are started.
            </Empty>
          )
        }
      />
    </Page>
  );
}
