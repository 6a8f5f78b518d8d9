import { FilePdfOutlined } from '@ant-design/icons';
import {
  COUNT_OCCASION_TABLE,
  entryWords,
  giverDoubts,
  performerWords,
  unbookedWords,
} from '@sideline/schema/inventory/controlled-drugs';
import { quantityText } from '@sideline/schema/inventory/quantity';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { DayInput } from '../../../components/ui/day-input';
import { FileButton } from '../../../components/ui/file-button';
import { morePages } from '../../../components/list/next-page';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { DangerNotice } from '../../../components/ui/danger-notice';
import { PartFailure } from '../../../components/ui/failure';
import { Page } from '../../../components/ui/page';
import { PageSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { formatDateTime } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import styles from '../inventory.module.css';
import { amountWords } from '../stock-words';
import {
  useDrugCountsQuery,
  useDrugRegisterEntriesQuery,
  useDrugRegisterQuery,
  type CountRowFragment,
  type RegisterEntryFragment,
} from './controlled-drugs.generated';
import {
  CorrectDrawer,
  CountDrawer,
  DestroyDrawer,
  DoseDrawer,
  MoveDrawer,
  WitnessDrawer,
} from './drug-drawers';
import {
  columnFigure,
  differenceWords,
  drugName,
  notCorrectable,
  scheduleWords,
  witnessWords,
} from './drug-words';

type Open = 'dose' | 'move' | 'count' | 'destroy' | null;

function Witness({ entry }: { readonly entry: RegisterEntryFragment }) {
  if (entry.witnessedByName === null) return <StatusTag tone="danger">Unwitnessed</StatusTag>;
  return (
    <>
      {entry.witnessedByName}
      {entry.witnessedLaterAt === null ? null : `, ${formatDateTime(entry.witnessedLaterAt)}`}
    </>
  );
}

/** Something that nobody must overlook. */
function Marks({ entry }: { readonly entry: RegisterEntryFragment }) {
  const words = unbookedWords(entry);
  return (
    <>
      {words === null ? null : (
        <StatusTag tone={entry.settlement === null ? 'danger' : 'warning'}>{words}</StatusTag>
      )}
      {giverDoubts(entry).map((doubt) => (
        <StatusTag key={doubt} tone="danger">
          {doubt}
        </StatusTag>
      ))}
    </>
  );
}

const COLUMNS: readonly DataColumn<RegisterEntryFragment>[] = [
  { key: 'sequence', title: 'Entry', width: 64, render: ({ sequence }) => sequence },
  { key: 'at', title: 'Date and time', width: 116, render: ({ occurredAt }) => formatDateTime(occurredAt) },
  {
    key: 'party',
    title: 'Supplied by or to',
    render: (entry) => (
      <>
        {entry.party}
        <span className={styles['placeType']}>{entryWords(entry)}</span>
        <Marks entry={entry} />
      </>
    ),
  },
  {
    key: 'for',
    title: 'Event, PRF',
    isOptional: true,
    render: ({ eventName, customPrfId }) => (
      <>
        {eventName}
        {eventName !== null && customPrfId !== null ? ', ' : null}
        {customPrfId === null ? null : <Link to={`/prf/${customPrfId}`}>{customPrfId}</Link>}
      </>
    ),
  },
  { key: 'in', title: 'In', align: 'right', width: 56, render: ({ amountIn }) => columnFigure(amountIn) },
  { key: 'out', title: 'Out', align: 'right', width: 56, render: ({ amountOut }) => columnFigure(amountOut) },
  { key: 'wasted', title: 'Wasted', align: 'right', width: 80, render: ({ wasted }) => columnFigure(wasted) },
  {
    key: 'balance',
    title: 'Balance',
    align: 'right',
    width: 84,
    render: ({ balance }) => <strong>{quantityText(balance)}</strong>,
  },
  { key: 'by', title: 'Performer', isOptional: true, render: performerWords },
  { key: 'witness', title: 'Witness', width: 120, render: (entry) => <Witness entry={entry} /> },
];

const pdfPath = (itemId: string, locationId: string, from: string, to: string): string => {
  const days = new URLSearchParams({
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  }).toString();
  return `/api/inventory/controlled-drugs/${itemId}/registers/${locationId}/pdf${days === '' ? '' : `?${days}`}`;
};

interface RegisterPageProps {
  readonly itemId: string;
  readonly locationId: string;
}

/** One drug at one place, in the columns of the paper register. */
export function RegisterPage({ itemId, locationId }: RegisterPageProps) {
  const isAdmin = useSignedInUser().role === 'admin';
  const variables = { itemId, locationId };
  const head = useDrugRegisterQuery({ variables, fetchPolicy: 'cache-and-network' });
  const list = useDrugRegisterEntriesQuery({
    variables: { ...variables, first: LIMITS.page.default },
    fetchPolicy: 'cache-and-network',
  });
  const counts = useDrugCountsQuery({
    variables: { first: LIMITS.page.default, filter: variables },
    fetchPolicy: 'cache-and-network',
  });
  const [open, setOpen] = useState<Open>(null);
  // The days whose entries are printed; all of them if none is chosen.
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [correcting, setCorrecting] = useState<RegisterEntryFragment | null>(null);
  const [witnessing, setWitnessing] = useState<RegisterEntryFragment | null>(null);
  const crumbs = [{ label: 'Controlled Drugs', path: '/inventory/controlled-drugs' }];
  const read = head.data?.drugRegister;
  if (read === undefined)
    return head.error ? (
      <Page
        title="Register"
        breadcrumb={crumbs}
        error={head.error}
        onRetry={() => void head.refetch()}
        missing="Only controlled drugs whose moves are witnessed have a register."
      />
    ) : (
      <PageSkeleton />
    );
  const { register, lots } = read;
  const done = () => {
    setOpen(null);
    setCorrecting(null);
    setWitnessing(null);
    void Promise.all([head.refetch(), list.refetch(), counts.refetch()]);
  };
  const close = () => {
    setOpen(null);
    setCorrecting(null);
    setWitnessing(null);
  };
  const entries = (list.data ?? list.previousData)?.drugRegisterEntries;
  return (
    <Page
      title={drugName(register)}
      breadcrumb={crumbs}
      width="wide"
      purpose={`${scheduleWords(register.schedule)}, at ${register.locationName}. ${amountWords(register.balance, register.unit)} there, according to the register.`}
      aside={register.isDisputed ? <StatusTag tone="danger">A count differs</StatusTag> : null}
      actions={
        <>
          <label className={styles['printed']} htmlFor="register-from">
            <span>Print from</span>
            <DayInput id="register-from" value={from} onChange={setFrom} />
          </label>
          <label className={styles['printed']} htmlFor="register-to">
            <span>Print to</span>
            <DayInput id="register-to" value={to} onChange={setTo} />
          </label>
          <FileButton
            path={pdfPath(itemId, locationId, from, to)}
            timeoutMs={LIMITS.http.pdfTimeoutMs}
            icon={<FilePdfOutlined aria-hidden="true" />}
          >
            PDF
          </FileButton>
          <ExportMenu list="drugRegisterEntries" filter={{}} within={variables} isFiltered={false} />
          {isAdmin ? (
            <Button danger onClick={() => setOpen('destroy')}>
              Destroy
            </Button>
          ) : null}
          <Button onClick={() => setOpen('count')}>Count</Button>
          <Button onClick={() => setOpen('move')}>Issue or return</Button>
          <Button type="primary" onClick={() => setOpen('dose')}>
            Dose or waste
          </Button>
        </>
      }
    >
      {register.isDisputed ? (
        <DangerNotice
          title="A count differs from this register. An administrator must find the cause and close the discrepancy."
          action={<Link to="/inventory/controlled-drugs?tab=discrepancies">Open discrepancies</Link>}
          style={{ marginBottom: 16 }}
        />
      ) : null}
      <DataTable<RegisterEntryFragment>
        label={`Register of ${drugName(register)} at ${register.locationName}`}
        listKey="register"
        // It looks like the paper register: ruled columns and nothing else.
        selectable={null}
        error={list.error}
        onRetry={() => void list.refetch()}
        rows={entries?.nodes}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        rowName={({ sequence }) => `entry ${String(sequence)}`}
        actions={[
          {
            key: 'witness',
            label: 'Witness entry',
            isHidden: ({ witnessedByName }) => witnessedByName !== null,
            run: setWitnessing,
          },
          {
            key: 'correct',
            label: 'Correct entry',
            isDangerous: true,
            isHidden: () => !isAdmin,
            refusedBecause: notCorrectable,
            run: setCorrecting,
          },
        ]}
        card={(entry) => ({
          title: `${String(entry.sequence)} · ${entry.party}`,
          status: entry.witnessedByName === null ? <Witness entry={entry} /> : null,
          facts: [
            formatDateTime(entry.occurredAt),
            ...[unbookedWords(entry), ...giverDoubts(entry)].filter((words) => words !== null),
            [
              entry.amountIn > 0 ? `In ${quantityText(entry.amountIn)}` : null,
              entry.amountOut > 0 ? `Out ${quantityText(entry.amountOut)}` : null,
              entry.wasted > 0 ? `Wasted ${quantityText(entry.wasted)}` : null,
              `balance ${quantityText(entry.balance)}`,
            ]
              .filter((part) => part !== null)
              .join(', '),
            `${entryWords(entry)}. ${performerWords(entry)}, witness ${entry.witnessedByName ?? 'none yet'}`,
          ],
        })}
        isLoadingMore={list.loading}
        {...morePages('drugRegisterEntries', list.data ?? list.previousData, list.fetchMore)}
        empty={
          <Empty title="No entries yet">
            Entries appear here when stock is received, issued, given or wasted.
          </Empty>
        }
      />
      {counts.error ? (
        <PartFailure
          error={counts.error}
          title="Counts of this register cannot be loaded just now."
          onRetry={() => void counts.refetch()}
        />
      ) : null}
      <Counts rows={counts.data?.drugCounts.nodes} register={variables} />
      {open === 'dose' ? <DoseDrawer register={register} lots={lots} onClose={close} onDone={done} /> : null}
      {open === 'move' ? <MoveDrawer register={register} lots={lots} onClose={close} onDone={done} /> : null}
      {open === 'count' ? <CountDrawer register={register} onClose={close} onDone={done} /> : null}
      {open === 'destroy' ? (
        <DestroyDrawer register={register} lots={lots} onClose={close} onDone={done} />
      ) : null}
      {correcting === null ? null : (
        <CorrectDrawer moveId={correcting.id} sequence={correcting.sequence} onClose={close} onDone={done} />
      )}
      {witnessing === null ? null : (
        <WitnessDrawer
          moveId={witnessing.id}
          what={`${entryWords(witnessing)}, by ${witnessing.performedByName} on ${formatDateTime(witnessing.occurredAt)}.`}
          onClose={close}
          onDone={done}
        />
      )}
    </Page>
  );
}

/** The latest counts of this register. */
function Counts({
  rows,
  register,
}: {
  readonly rows: readonly CountRowFragment[] | undefined;
  readonly register: RegisterPageProps;
}) {
  if (rows === undefined || rows.length === 0) return null;
  return (
    <section aria-labelledby="register-counts">
      <h2 id="register-counts">Counts</h2>
      <ListToolbar
        tools={<ExportMenu list="drugCounts" filter={{}} within={{ ...register }} isFiltered={false} />}
      />
      <ul className={styles['list']} aria-labelledby="register-counts">
        {rows.map((count) => (
          <li key={count.id} className={styles['place']}>
            <strong>{formatDateTime(count.countedAt)}</strong>{' '}
            {`${COUNT_OCCASION_TABLE[count.occasion].label}: ${amountWords(count.counted, count.unit)} counted by ${count.countedByName}, ${witnessWords(count)}. `}
            {count.differs ? (
              <StatusTag tone={count.closedAt === null ? 'danger' : 'neutral'}>
                {count.closedAt === null
                  ? differenceWords(count.expected, count.counted)
                  : `${differenceWords(count.expected, count.counted)}, closed`}
              </StatusTag>
            ) : (
              <StatusTag tone="success">Matches the register</StatusTag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
