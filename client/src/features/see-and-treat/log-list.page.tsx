import { FileAddOutlined, FolderOpenOutlined, PlusOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { CLINICIAN_ROLES } from '@sideline/schema/positions';
import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import type { DataColumn, RowAction } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { FilterChip, ToggleChip } from '../../components/ui/filter-bar';
import { useListOrder } from '../../components/list/list-order';
import { countWords } from '../../components/list/count-words';
import { ListPage } from '../../components/list/list-page';
import { morePages } from '../../components/list/next-page';
import { PatientCell } from '../../components/records/patient-cell';
import { StatusTag } from '../../components/ui/status-tag';
import { useUrlFilters } from '../../components/ui/url-filters';
import { clockOf, dayStart } from '../../lib/dates';
import { LogDrawer } from './log-drawer';
import { LogPlaceFilter } from './log-place-filter';
import {
  usePromoteSeeAndTreatLogMutation,
  useSeeAndTreatLogsQuery,
  type SeeAndTreatLogRowFragment,
} from './see-and-treat.generated';
import styles from './see-and-treat.module.css';
import { useBulkLogActs } from './use-bulk-log-acts';

const FILTERS = ['one', 'q', 'role', 'mine', 'repeated', 'patient', 'event', 'from', 'to'] as const;

function LogState({ log }: { readonly log: SeeAndTreatLogRowFragment }) {
  if (log.voidedAt !== null) return <StatusTag tone="neutral">Entered in error</StatusTag>;
  if (log.customPrfId !== null) return <StatusTag tone="info">PRF {log.customPrfId}</StatusTag>;
  if (log.otherContacts > 0)
    return <StatusTag tone="warning">{`Seen ${String(log.otherContacts + 1)} times`}</StatusTag>;
  return null;
}

const COLUMNS: readonly DataColumn<SeeAndTreatLogRowFragment, 'seeAndTreat'>[] = [
  {
    key: 'patient',
    title: 'Patient',
    width: 170,
    render: (log) => <PatientCell name={log.patientName} patient={log} />,
  },
  {
    key: 'incident',
    title: 'Incident',
    width: 160,
    orderBy: 'incident',
    sortsFirst: 'descending',
    render: ({ incidentDate, timeZone }) => clockOf(timeZone).dateTime(incidentDate),
  },
  { key: 'event', title: 'Event', width: 190, isOptional: true, render: ({ eventName }) => eventName },
  {
    key: 'issue',
    title: 'Issue',
    render: ({ issueSummary, voidedAt }) => (
      <span className={`${styles.issue ?? ''} ${voidedAt === null ? '' : (styles.struck ?? '')}`}>
        {issueSummary}
      </span>
    ),
  },
  {
    key: 'clinician',
    title: 'Clinician',
    width: 200,
    isOptional: true,
    render: ({ clinicianName, clinicianRole }) => `${clinicianName}, ${clinicianRole}`,
  },
  { key: 'state', title: 'State', width: 180, render: (log) => <LogState log={log} /> },
];

/** The see-and-treat logs, latest first, with filters and order in the address. One tap turns a log into a PRF. */
export default function LogListPage() {
  const navigate = useNavigate();
  const filters = useUrlFilters(FILTERS);
  const { values, isAny, set } = filters;
  const ordering = useListOrder('seeAndTreat');
  // The open log is also in the address, so that the browser's back button closes it.
  const [params, setParams] = useSearchParams();
  const hrefOf = (logId: string): string => {
    const next = new URLSearchParams(params);
    next.set('log', logId);
    return `/see-and-treat/logs?${next.toString()}`;
  };
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('log');
    setParams(next, { preventScrollReset: true });
  };
  const filter = {
    // Links to one log name it, so that it opens whichever page of the list it is on.
    id: values.one ?? null,
    text: values.q ?? null,
    clinicianRole: CLINICIAN_ROLES.find((role) => role === values.role) ?? null,
    mine: values.mine ? true : null,
    isRepeated: values.repeated ? true : null,
    eventId: values.event ?? null,
    patientId: values.patient ?? null,
    from: dayStart(values.from),
    to: dayStart(values.to, 1),
  };
  const { data, previousData, loading, error, fetchMore, refetch } = useSeeAndTreatLogsQuery({
    variables: { first: LIMITS.page.default, filter, order: ordering.order },
  });
  const logs = (data ?? previousData)?.seeAndTreatLogs;
  const open = logs?.nodes.find(({ id }) => id === params.get('log')) ?? null;
  const [promote, { loading: isPromoting }] = usePromoteSeeAndTreatLogMutation();

  const acts = useBulkLogActs();

  const makePrf = ({ id }: SeeAndTreatLogRowFragment) => {
    promote({ variables: { logId: id, prfId: newId() } }).then(
      ({ data: done }) => {
        const number = done?.promoteSeeAndTreatLog.seeAndTreatLog.customPrfId;
        if (number) void navigate(`/prf/${number}`);
      },
      // The page already says why.
      () => undefined,
    );
  };
  const actions: readonly RowAction<SeeAndTreatLogRowFragment>[] = [
    {
      key: 'open',
      label: 'Open',
      icon: <FolderOpenOutlined aria-hidden="true" />,
      run: ({ id }) => void navigate(hrefOf(id)),
    },
    {
      key: 'prf',
      label: 'Make it a PRF',
      icon: <FileAddOutlined aria-hidden="true" />,
      isHidden: ({ customPrfId, voidedAt }) => customPrfId !== null || voidedAt !== null,
      run: makePrf,
    },
    {
      key: 'open-prf',
      label: 'Open its PRF',
      icon: <FolderOpenOutlined aria-hidden="true" />,
      isHidden: ({ customPrfId }) => customPrfId === null,
      run: ({ customPrfId }) => void navigate(`/prf/${customPrfId ?? ''}`),
    },
  ];
  const addButton = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => void navigate('/see-and-treat')}
    >
      New log
    </Button>
  );
  const count = logs?.totalCount;

  return (
    <ListPage<SeeAndTreatLogRowFragment, 'seeAndTreat', typeof filter>
      title="See and Treat Logs"
      purpose={
        count === undefined
          ? 'Minor contacts, each in one short log.'
          : countWords(count, ['log', 'logs'], isAny)
      }
      pageActions={addButton}
      filters={filters}
      kept={{ ordering, filterKeys: FILTERS, filter }}
      search={{ label: 'Search logs', placeholder: 'Patient’s name' }}
      chips={
        <>
          <FilterChip
            label="Clinician role"
            value={values.role}
            options={CLINICIAN_ROLES.map((value) => ({ value, label: value }))}
            onChange={(role) => set({ role })}
          />
          <ToggleChip
            label="Recorded by me"
            isOn={values.mine !== undefined}
            onChange={(isOn) => set({ mine: isOn ? '1' : null })}
          />
          <ToggleChip
            label="Same person twice"
            isOn={values.repeated !== undefined}
            onChange={(isOn) => set({ repeated: isOn ? '1' : null })}
          />
          {values.one ? <ToggleChip label="One log" isOn onChange={() => set({ one: null })} /> : null}
          {values.patient ? (
            <ToggleChip label="One patient" isOn onChange={() => set({ patient: null })} />
          ) : null}
          <LogPlaceFilter values={values} logs={logs?.nodes ?? []} onChange={set} />
        </>
      }
      found={logs}
      isLoading={loading}
      error={error}
      onRetry={() => void refetch()}
      noun="log"
      empty={
        <Empty title="No logs yet" action={addButton}>
          Logs appear here once they are submitted.
        </Empty>
      }
      {...morePages('seeAndTreatLogs', data ?? previousData, fetchMore)}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      actions={actions}
      selectable={{ acts, onChanged: () => void refetch() }}
      rowName={({ patientName }) => patientName}
      href={({ id }) => hrefOf(id)}
      card={(log) => ({
        title: <PatientCell name={log.patientName} patient={log} />,
        status: <LogState log={log} />,
        facts: [`${clockOf(log.timeZone).dateTime(log.incidentDate)} · ${log.eventName}`, log.issueSummary],
      })}
    >
      {open ? (
        <LogDrawer log={open} onClose={close} onPromote={() => makePrf(open)} isPromoting={isPromoting} />
      ) : null}
    </ListPage>
  );
}
