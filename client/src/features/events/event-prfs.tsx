import { Link } from 'react-router-dom';
import { DataTable, type DataColumn } from '../../components/data-table';
import { Empty } from '../../components/empty';
import { Failure } from '../../components/failure';
import { PrfStatusTag } from '../../components/prf-status-tag';
import { formatDateTime } from '../../lib/dates';
import { useEventPrfsQuery, type EventPrfsQuery } from './events.generated';

type Row = EventPrfsQuery['prfs']['nodes'][number];

const status = (row: Row) => <PrfStatusTag status={row.status} />;
const when = (row: Row) => formatDateTime(row.incidentAt ?? row.createdAt);

const COLUMNS: readonly DataColumn<Row>[] = [
  {
    key: 'complaint',
    title: 'Complaint',
    render: ({ chiefComplaint }) => chiefComplaint ?? 'No complaint entered',
  },
  { key: 'patient', title: 'Patient', render: ({ patientName }) => patientName ?? 'Not known' },
  { key: 'when', title: 'When', align: 'right', width: 180, render: when },
  { key: 'status', title: 'Status', width: 170, render: status },
  {
    key: 'author',
    title: 'Author',
    isOptional: true,
    render: ({ author }) => `${author.firstName} ${author.lastName}`,
  },
  {
    key: 'number',
    title: 'PRF number',
    align: 'right',
    isOptional: true,
    render: ({ customPrfId }) => customPrfId,
  },
];

/** The records written at an event, the newest first. */
export function EventPrfs({ eventId }: { readonly eventId: string }) {
  const { data, loading, error, refetch, fetchMore } = useEventPrfsQuery({ variables: { eventId } });
  const prfs = data?.prfs;
  if (!prfs && error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable<Row>
      label="Patient records"
      rows={prfs?.nodes}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      href={({ customPrfId }) => `/prf/${customPrfId}`}
      card={(row) => ({
        title: row.chiefComplaint ?? 'No complaint entered',
        status: status(row),
        facts: [row.patientName ?? 'Patient not known', when(row)],
      })}
      totalCount={prfs?.totalCount ?? null}
      isLoadingMore={loading}
      {...(prfs?.pageInfo.hasNextPage
        ? {
            onMore: () =>
              void fetchMore({
                variables: { after: prfs.pageInfo.endCursor },
                updateQuery: (previous, { fetchMoreResult }) => ({
                  prfs: {
                    ...fetchMoreResult.prfs,
                    nodes: [...previous.prfs.nodes, ...fetchMoreResult.prfs.nodes],
                  },
                }),
              }),
          }
        : {})}
      empty={
        <Empty title="No records at this event" action={<Link to="/createprf">Create PRF</Link>}>
          Records appear here as soon as one names this event.
        </Empty>
      }
    />
  );
}
