import { AuditOutlined, FilePdfOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { useNavigate } from 'react-router-dom';
import { CreatePrfButton } from '../../components/create-prf/create-prf-button';
import { DataTable, type DataColumn, type RowAction } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { Failure } from '../../components/ui/failure';
import { ExportMenu } from '../../components/list/export-menu';
import { useListOrder } from '../../components/list/list-order';
import { ListToolbar } from '../../components/list/list-toolbar';
import { morePages } from '../../components/list/next-page';
import { SortChip } from '../../components/list/sort-chip';
import { PatientCell } from '../../components/records/patient-cell';
import { PRF_DATE_COLUMNS } from '../../components/records/prf-date-columns';
import { PrfStatusTag } from '../../components/records/prf-status-tag';
import { useRecordActs } from '../../components/records/record-acts';
import { clockOf } from '../../lib/dates';
import { saveFile } from '../../lib/save-file';
import { useEventPrfsQuery, type EventPrfsQuery } from './events.generated';

type Row = EventPrfsQuery['prfs']['nodes'][number];

const status = (row: Row) => <PrfStatusTag status={row.status} prfId={row.id} />;

const COLUMNS: readonly DataColumn<Row, 'prfs'>[] = [
  {
    key: 'complaint',
    title: 'Complaint',
    render: ({ chiefComplaint }) => chiefComplaint ?? 'No complaint entered',
  },
  {
    key: 'patient',
    title: 'Patient',
    render: (row) => <PatientCell name={row.patientName ?? 'Not known'} patient={row} />,
  },
  ...PRF_DATE_COLUMNS,
  { key: 'status', title: 'Status', width: 170, orderBy: 'status', render: status },
  {
    key: 'author',
    title: 'Author',
    isOptional: true,
    render: ({ author }) => `${author.firstName} ${author.lastName}`,
  },
  {
    key: 'number',
    title: 'PRF number',
    width: 210,
    align: 'right',
    isOptional: true,
    render: ({ customPrfId }) => <span style={{ whiteSpace: 'nowrap' }}>{customPrfId}</span>,
  },
];

/** The records of an event, by default the newest first. */
export function EventPrfs({ eventId }: { readonly eventId: string }) {
  const navigate = useNavigate();
  const ordering = useListOrder('prfs');
  const { data, previousData, loading, error, refetch, fetchMore } = useEventPrfsQuery({
    variables: { eventId, order: ordering.order },
  });
  const prfs = (data ?? previousData)?.prfs;
  const acts = useRecordActs<Row>();
  const actions: readonly RowAction<Row>[] = [
    {
      key: 'open',
      label: 'Open',
      icon: <FolderOpenOutlined aria-hidden="true" />,
      run: ({ customPrfId }) => void navigate(`/prf/${customPrfId}`),
    },
    {
      key: 'pdf',
      label: 'Download PDF',
      icon: <FilePdfOutlined aria-hidden="true" />,
      run: ({ customPrfId }) => void saveFile(`/api/prf/${customPrfId}/pdf`, LIMITS.http.pdfTimeoutMs),
    },
    {
      key: 'audit',
      label: 'Audit log of this record',
      icon: <AuditOutlined aria-hidden="true" />,
      run: ({ id }) => void navigate(`/reports/auditlog?prf=${id}`),
    },
  ];
  if (!prfs && error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ListToolbar
        tools={
          <>
            <CreatePrfButton size="small" about={{ eventId }} />
            <SortChip ordering={ordering} />
            <ExportMenu
              list="prfs"
              filter={{}}
              within={{ eventId }}
              order={ordering.order}
              isFiltered={false}
              count={prfs?.totalCount}
            />
          </>
        }
      />
      <DataTable<Row, 'prfs'>
        label="Patient records"
        rows={prfs?.nodes}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        ordering={ordering}
        actions={actions}
        selectable={{ acts }}
        rowName={({ customPrfId }) => customPrfId}
        href={({ customPrfId }) => `/prf/${customPrfId}`}
        card={(row) => ({
          title: row.chiefComplaint ?? 'No complaint entered',
          status: status(row),
          facts: [
            <PatientCell key="patient" name={row.patientName ?? 'Patient not known'} patient={row} />,
            `Started ${clockOf(row.timeZone).dateTime(row.createdAt)}`,
          ],
        })}
        totalCount={prfs?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('prfs', data ?? previousData, fetchMore)}
        empty={<Empty title="No records at this event">Records for this event appear here.</Empty>}
      />
    </>
  );
}
