import { CheckOutlined, DeleteOutlined, RollbackOutlined, StopOutlined } from '@ant-design/icons';
import {
  ERASURE_BASIS_LABELS,
  ERASURE_STATE_LABELS,
  ERASURE_STATES,
  type ErasureState,
} from '@sideline/schema/retention';
import { Alert, Button, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { useOwnRight } from '../../../components/rights/use-own-right';
import { DiedTag } from '../../../components/records/died';
import { DataTable, type DataColumn, type RowAction } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { ToggleChip } from '../../../components/ui/filter-bar';
import { countWords } from '../../../components/list/count-words';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { askToConfirm } from '../../../lib/confirming';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { HeldSubjects } from './held-subjects';
import {
  useApproveErasuresMutation,
  useErasureRunQuery,
  useErasuresQuery,
  useKeepFromErasureMutation,
  useStartErasingMutation,
  useWithdrawErasureMutation,
  type ErasureRowFragment,
  type ErasureRunFactsFragment,
} from './retention.generated';
import styles from './retention.module.css';

const FILTERS = ['state'] as const;
/** A value in place of a state: accounts and clients under a legal hold. */
const HELD = 'held';
const isState = (text: string): text is ErasureState => ERASURE_STATES.some((state) => state === text);

const nameOf = ({ patientName, prfNumber }: ErasureRowFragment): string =>
  patientName ?? (prfNumber === null ? 'Erased person' : `Record ${prfNumber}`);
const pathOf = ({ patientId, prfId }: ErasureRowFragment): string =>
  prfId === null ? `/retention/${patientId ?? ''}` : `/retention/record/${prfId}`;
const untilOf = ({ retainUntil }: ErasureRowFragment): string =>
  retainUntil === null ? 'For ever' : formatDate(retainUntil);
const groundOf = ({ basis, ruledBy, reference }: ErasureRowFragment): string =>
  basis === 'ruling' ? `Ruling of ${ruledBy ?? ''}, ${reference ?? ''}` : 'End of retention';
const decisionOf = ({
  decidedByName,
  decidedAt,
  decisionReason,
  erasedAt,
  sha256,
  rows,
  basis,
}: ErasureRowFragment) =>
  erasedAt === null
    ? [decidedByName === null ? null : `${decidedByName}, ${formatDateTime(decidedAt)}`, decisionReason]
        .filter(Boolean)
        .join(': ') || 'Not decided yet'
    : `Erased on ${formatDate(erasedAt)} under ${ERASURE_BASIS_LABELS[basis]}: ${String(rows ?? 0)} rows, ${(sha256 ?? '').slice(0, 12)}…`;

const COLUMNS: readonly DataColumn<ErasureRowFragment>[] = [
  {
    key: 'patient',
    title: 'Patient or record',
    render: (erasure) => (
      <span className={styles['name']}>
        {nameOf(erasure)}
        <DiedTag patient={erasure} />
        {erasure.isHeld && <StatusTag tone="warning">Legal hold</StatusTag>}
      </span>
    ),
  },
  { key: 'contact', title: 'Last contact', width: 140, render: ({ lastContact }) => formatDate(lastContact) },
  { key: 'until', title: 'Kept until', width: 140, render: untilOf },
  { key: 'ground', title: 'Basis', render: groundOf },
  { key: 'decision', title: 'Decision', isOptional: true, render: decisionOf },
];

/** /retention: records that have been kept long enough, the decision about each, and erasing what was approved. */
export default function RetentionPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const state = values.state !== undefined && isState(values.state) ? values.state : 'listed';
  const isHeldAsked = values.state === HELD;
  const { data, error, loading, refetch, fetchMore } = useErasuresQuery({
    variables: { state },
    fetchPolicy: isHeldAsked ? 'standby' : 'cache-and-network',
  });
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{
    readonly act: 'keep' | 'withdraw';
    readonly of: ErasureRowFragment;
  } | null>(null);
  const [approve, sending] = useApproveErasuresMutation();
  const [keep] = useKeepFromErasureMutation({ context: inlineErrors });
  const [withdraw] = useWithdrawErasureMutation({ context: inlineErrors });
  const [start, starting] = useStartErasingMutation();
  const approving = useOwnRight('approve', !isHeldAsked && state === 'listed');
  const list = data?.erasures;
  const refresh = () => void refetch();

  const approveThese = async (shown: readonly ErasureRowFragment[]) => {
    try {
      // As many as one call accepts. The list below it has pages.
      await approve({ variables: { input: { ids: shown.slice(0, 100).map(({ id }) => id) } } });
      notify.success(`Approved: ${countWords(Math.min(shown.length, 100), ['erasure', 'erasures'], false)}`);
    } catch {
      // The page already says why.
    }
    refresh();
  };
  const confirmApproval = (shown: readonly ErasureRowFragment[]) =>
    askToConfirm({
      title:
        shown.length === 1
          ? 'Approve this erasure?'
          : `Approve these ${String(Math.min(shown.length, 100))} erasures?`,
      content: 'Nothing is erased yet: that is a second step, under “Approved”.',
      okText: 'Approve',
      cancelText: 'Not yet',
      onOk: () => approveThese(shown),
    });
  const erase = () =>
    askToConfirm({
      title: 'Erase everything that is approved?',
      content:
        'Details, records, pictures and logs are deleted for good. The audit log and a tombstone with a hash stay. This cannot be undone.',
      okText: 'Erase',
      okButtonProps: { danger: true },
      cancelText: 'Keep them',
      onOk: async () => {
        try {
          await start({ variables: { runId: newId() } });
        } catch {
          // The page already says why.
        }
        refresh();
      },
    });
  const decide = async (reason: string) => {
    if (asked === null) return;
    const variables = { input: { id: asked.of.id, reason } };
    await (asked.act === 'keep' ? keep({ variables }) : withdraw({ variables }));
    notify.success(
      asked.act === 'keep' ? 'Kept. It will be reviewed again in a year.' : 'It will not be erased.',
    );
    refresh();
  };

  const actions: readonly RowAction<ErasureRowFragment>[] = [
    {
      key: 'approve',
      label: 'Approve',
      icon: <CheckOutlined aria-hidden="true" />,
      isHidden: (row) => row.state !== 'listed' || row.isHeld || approving.isOff,
      run: (row) => confirmApproval([row]),
    },
    {
      key: 'keep',
      label: 'Keep',
      icon: <StopOutlined aria-hidden="true" />,
      isHidden: (row) => row.state !== 'listed',
      run: (of) => setAsked({ act: 'keep', of }),
    },
    {
      key: 'withdraw',
      label: 'Do not erase',
      icon: <RollbackOutlined aria-hidden="true" />,
      isHidden: (row) => row.state !== 'approved',
      run: (of) => setAsked({ act: 'withdraw', of }),
    },
  ];
  const open = (list?.nodes ?? []).filter(({ isHeld }) => !isHeld);
  const button = isHeldAsked ? null : state === 'listed' && open.length > 0 ? (
    <>
      <Button
        type="primary"
        loading={sending.loading}
        {...approving.button}
        onClick={() => confirmApproval(open)}
      >
        Approve all shown
      </Button>
      {approving.reason}
    </>
  ) : state === 'approved' && (list?.nodes.length ?? 0) > 0 ? (
    <Button
      type="primary"
      danger
      icon={<DeleteOutlined aria-hidden="true" />}
      loading={starting.loading}
      onClick={erase}
    >
      Erase approved records
    </Button>
  ) : null;

  return (
    <Page
      title="Retention"
      purpose="Patients whose records have been kept long enough, and records without a patient. Each is reviewed, then erased in a second step."
      actions={
        <>
          <Button onClick={() => void navigate('/access-requests')}>Access requests</Button>
          <Button onClick={() => void navigate('/breaches')}>Breach log</Button>
          <Button onClick={() => void navigate('/restricted')}>Restricted records</Button>
          {button}
        </>
      }
      error={isHeldAsked ? undefined : error}
      hasContent={data !== undefined}
      onRetry={refresh}
      filters={
        <div role="group" aria-label="State" className={styles['states']}>
          {ERASURE_STATES.map((one) => (
            <ToggleChip
              key={one}
              label={ERASURE_STATE_LABELS[one]}
              isOn={one === state && !isHeldAsked}
              onChange={() => set({ state: one })}
            />
          ))}
          <ToggleChip
            label="Accounts and clients on hold"
            isOn={isHeldAsked}
            onChange={() => set({ state: HELD })}
          />
        </div>
      }
    >
      {isHeldAsked ? (
        <HeldSubjects />
      ) : (
        <>
          <RunProgress run={data?.erasureRun ?? null} onFinished={refresh} />
          <DataTable
            label="Erasures"
            rows={loading && !list ? undefined : list?.nodes}
            rowKey={({ id }) => id}
            columns={COLUMNS}
            href={pathOf}
            actions={actions}
            rowName={nameOf}
            card={(erasure) => ({
              title: nameOf(erasure),
              status: (
                <span className={styles['name']}>
                  <DiedTag patient={erasure} />
                  {erasure.isHeld ? <StatusTag tone="warning">Legal hold</StatusTag> : null}
                </span>
              ),
              facts: [
                `Last contact ${formatDate(erasure.lastContact)}, kept until ${untilOf(erasure)}`,
                groundOf(erasure),
                decisionOf(erasure),
              ],
            })}
            totalCount={list?.totalCount ?? null}
            {...morePages('erasures', data, fetchMore)}
            empty={<Empty title="This list is empty.">The list is made on the first of each month.</Empty>}
          />
        </>
      )}
      {asked !== null && (
        <ReasonDialog
          title={
            asked.act === 'keep'
              ? `Keep ${asked.of.prfId === null ? 'the records of ' : ''}${nameOf(asked.of)}?`
              : `Do not erase ${nameOf(asked.of)}?`
          }
          label="Reason"
          hint={asked.act === 'keep' ? 'Reviewed again in a year.' : 'The next list will include it again.'}
          okText={asked.act === 'keep' ? 'Keep' : 'Do not erase'}
          maxLength={1000}
          onGive={decide}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  );
}

/** The progress of erasing. Checks again while it runs, and says when it is finished. */
function RunProgress({
  run,
  onFinished,
}: {
  readonly run: ErasureRunFactsFragment | null;
  readonly onFinished: () => void;
}) {
  const isRunning = run !== null && run.finishedAt === null;
  useErasureRunQuery({ skip: !isRunning, pollInterval: 2_000, fetchPolicy: 'network-only' });
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    // The list still shows what was erased.
    if (wasRunning.current && !isRunning) onFinished();
    wasRunning.current = isRunning;
  }, [isRunning, onFinished]);
  if (run === null) return null;
  const { total, done, finishedAt, startedAt, startedByName } = run;
  const words = `${String(done)} of ${String(total)} done`;
  return (
    <Alert
      type={isRunning ? 'info' : 'success'}
      showIcon
      className={styles['run'] ?? ''}
      title={isRunning ? `Erasing: ${words}` : `Last erased ${formatDateTime(finishedAt)}: ${words}`}
      description={
        <>
          Started {formatDateTime(startedAt)} by {startedByName}.
          {isRunning && <Progress percent={Math.round((100 * done) / total)} aria-label={words} />}
        </>
      }
    />
  );
}
