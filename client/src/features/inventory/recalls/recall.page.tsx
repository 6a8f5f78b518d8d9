import { FilePdfOutlined } from '@ant-design/icons';
import { RECALL_TRANSITIONS, type RecallAction } from '@sideline/schema/inventory/recall-transitions';
import {
  RECALL_ACTION_TABLE,
  RECALL_CLASS_TABLE,
  RECALL_LINE_KINDS,
  RECALL_LINE_TABLE,
  RECALL_MEASURE_TABLE,
  RECALL_OUTCOME_TABLE,
  type RecallOutcome,
} from '@sideline/schema/inventory/recalls';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Choice } from '../../../components/ui/choice';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { DrawerForm } from '../../../components/ui/drawer-form';
import { Empty } from '../../../components/ui/empty';
import { FormField } from '../../../components/ui/entity-form';
import { FileButton } from '../../../components/ui/file-button';
import { FilterBar, FilterChip, ToggleChip } from '../../../components/ui/filter-bar';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { PageSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { askToConfirm } from '../../../lib/confirming';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import { Facts } from '../papers/facts';
import { History } from '../papers/history';
import styles from '../inventory.module.css';
import { amountWords } from '../stock-words';
import { RecallDrawer } from './recall-drawer';
import { RecallState } from './recall-state';
import { lineWhere, settledWords } from './recall-words';
import {
  useLookAgainForRecallMutation,
  useRecallLinesQuery,
  useRecallQuery,
  useSettleRecallLineMutation,
  useStepRecallMutation,
  type RecallLineRowFragment,
  type RecallPageFragment,
} from './recalls.generated';

const FILTERS = ['kind', 'open'] as const;
const KINDS = RECALL_LINE_KINDS.map((value) => ({ value, label: RECALL_LINE_TABLE[value].label }));
const REASONS: Readonly<Partial<Record<RecallAction, string>>> = {
  reopen: 'Its lines can be settled again.',
  withdraw: 'The lots it blocked can be used again, unless another recall blocks them.',
};

/** One recall, from the notice to the last settled line. */
export default function RecallPage() {
  const { recallId = '' } = useParams();
  const isAdmin = useSignedInUser().role === 'admin';
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const read = useRecallQuery({ variables: { recallId }, fetchPolicy: 'cache-and-network' });
  const filter = {
    kind: RECALL_LINE_KINDS.find((kind) => kind === values.kind) ?? null,
    isSettled: values.open === undefined ? null : false,
  };
  const list = useRecallLinesQuery({
    fetchPolicy: 'cache-and-network',
    variables: { recallId, first: LIMITS.page.default, filter },
  });
  const [isEditing, setEditing] = useState(false);
  const [asking, setAsking] = useState<RecallAction | null>(null);
  const [settling, setSettling] = useState<RecallLineRowFragment | null>(null);
  const [step] = useStepRecallMutation({ context: inlineErrors });
  const [stepAloud] = useStepRecallMutation();
  const [lookAgain] = useLookAgainForRecallMutation();
  const details = read.data?.recall;
  const crumbs = [{ label: 'Recalls', path: '/inventory/recalls' }];
  if (details === undefined)
    return read.error ? (
      <Page title="Recall" breadcrumb={crumbs} error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <PageSkeleton />
    );
  const { recall, possible } = details;
  const refresh = () => Promise.all([read.refetch(), list.refetch()]);
  const take = async (action: RecallAction) => {
    try {
      await stepAloud({ variables: { input: { id: recall.id, action } } });
      notify.success(action === 'activate' ? 'The lots are blocked everywhere.' : 'Recall closed.');
    } catch {
      // The page already says why.
    }
    await refresh();
  };
  const press = (action: RecallAction) => {
    if ('needsReason' in RECALL_TRANSITIONS[action]) setAsking(action);
    else if (action === 'activate')
      askToConfirm({
        title: `Activate ${recall.number}?`,
        content: 'Its lots can no longer be issued or used anywhere.',
        okText: 'Activate recall',
        okButtonProps: { danger: true },
        cancelText: 'Not yet',
        onOk: () => take(action),
      });
    else void take(action);
  };
  const look = async () => {
    try {
      await lookAgain({ variables: { input: { id: recall.id } } });
      notify.success('Searched again.');
    } catch {
      // The page already says why.
    }
    await refresh();
  };
  const lines = (list.data ?? list.previousData)?.recallLines;
  return (
    <Page
      title={`${recall.number}: ${recall.title}`}
      breadcrumb={crumbs}
      width="wide"
      purpose={`${recall.itemName}, ${recall.reference}`}
      aside={<RecallState state={recall.state} />}
      actions={
        <>
          <FileButton
            path={`/api/inventory/recalls/${recall.id}/pdf`}
            timeoutMs={LIMITS.http.pdfTimeoutMs}
            icon={<FilePdfOutlined aria-hidden="true" />}
          >
            PDF
          </FileButton>
          {isAdmin && recall.state === 'draft' ? (
            <Button onClick={() => setEditing(true)}>Edit draft</Button>
          ) : null}
          {recall.state === 'active' ? <Button onClick={() => void look()}>Search again</Button> : null}
          {possible.map((action) => (
            <Button
              key={action}
              danger={action === 'withdraw'}
              type={action === 'activate' || action === 'close' ? 'primary' : 'default'}
              onClick={() => press(action)}
            >
              {RECALL_ACTION_TABLE[action].label}
            </Button>
          ))}
        </>
      }
    >
      <Notice details={details} />
      <h2 id="recall-lines">Where the lots are and where they went</h2>
      <div style={{ marginBottom: 16 }}>
        <ListToolbar
          tools={
            <ExportMenu
              list="recallLines"
              filter={filter}
              within={{ recallId: recall.id }}
              isFiltered={isAny}
              count={lines?.totalCount}
            />
          }
        >
          <FilterBar isAny={isAny} onClear={clear}>
            <FilterChip label="Kind" value={values.kind} options={KINDS} onChange={(kind) => set({ kind })} />
            <ToggleChip
              label="Not settled"
              isOn={values.open !== undefined}
              onChange={(isOn) => set({ open: isOn ? '1' : null })}
            />
          </FilterBar>
        </ListToolbar>
      </div>
      <DataTable<RecallLineRowFragment>
        label="Where the lots are and where they went"
        rows={lines?.nodes}
        rowKey={({ id }) => id}
        columns={columnsOf(details)}
        rowName={(line) => `${RECALL_LINE_TABLE[line.kind].label}, ${lineWhere(line)}`}
        {...(recall.state === 'active'
          ? {
              actions: [
                {
                  key: 'settle',
                  label: 'Settle line',
                  isHidden: ({ settledAt }: RecallLineRowFragment) => settledAt !== null,
                  run: setSettling,
                },
              ],
            }
          : {})}
        card={(line) => ({
          title: `${RECALL_LINE_TABLE[line.kind].label}: ${lineWhere(line)}`,
          status: <Settled line={line} />,
          facts: [
            `Lot ${line.lot}${line.quantity === null ? '' : `, ${amountWords(line.quantity, recall.unit)}`}`,
            ...(line.settledByName === null ? [] : [`${line.settledByName}, ${settledAt(line)}`]),
          ],
        })}
        totalCount={lines?.totalCount ?? null}
        isLoadingMore={list.loading}
        {...morePages('recallLines', list.data ?? list.previousData, list.fetchMore)}
        empty={
          isAny ? (
            <Empty
              title="No line matches"
              action={<Button onClick={clear}>Clear filters</Button>}
              size="small"
            >
              Remove a filter.
            </Empty>
          ) : (
            <Empty
              title={recall.state === 'draft' ? 'Not searched yet' : 'Nothing from these lots was found'}
              size="small"
            >
              Activating the recall finds stock, doses and records of its lots.
            </Empty>
          )
        }
      />
      <History
        steps={details.steps}
        sentence={({ takenByName, action, reason }) =>
          `${takenByName} ${RECALL_ACTION_TABLE[action].did}${reason === null ? '' : `: ${reason}`}`
        }
      />
      {isEditing ? (
        <RecallDrawer
          existing={details}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            void refresh();
          }}
        />
      ) : null}
      {settling === null ? null : (
        <SettleDrawer
          line={settling}
          onClose={() => setSettling(null)}
          onDone={() => {
            setSettling(null);
            void refresh();
          }}
        />
      )}
      {asking === null ? null : (
        <ReasonDialog
          title={`${RECALL_ACTION_TABLE[asking].label}: ${recall.number}`}
          label="Why?"
          hint={REASONS[asking] ?? ''}
          okText={RECALL_ACTION_TABLE[asking].label}
          isDanger={asking === 'withdraw'}
          onGive={async (reason) => {
            await step({ variables: { input: { id: recall.id, action: asking, reason } } });
            await refresh();
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </Page>
  );
}

const settledAt = ({ settledAt: at }: RecallLineRowFragment): string =>
  at === null ? '' : formatDateTime(at);

function Settled({ line }: { readonly line: RecallLineRowFragment }) {
  return line.outcome === null ? (
    <StatusTag tone="danger">Not settled</StatusTag>
  ) : (
    <StatusTag tone="success">{RECALL_OUTCOME_TABLE[line.outcome].label}</StatusTag>
  );
}

/** Links to the record or log of the patient who had it. */
function Where({ line }: { readonly line: RecallLineRowFragment }) {
  const words = lineWhere(line);
  if (line.customPrfId !== null) return <Link to={`/prf/${line.customPrfId}`}>{words}</Link>;
  if (line.logId === null) return words;
  return <Link to={`/see-and-treat/logs?one=${line.logId}&log=${line.logId}`}>{words}</Link>;
}

const columnsOf = ({ recall }: RecallPageFragment): readonly DataColumn<RecallLineRowFragment>[] => [
  { key: 'kind', title: 'Kind', width: 110, render: ({ kind }) => RECALL_LINE_TABLE[kind].label },
  {
    key: 'where',
    title: 'Where',
    render: (line) => (
      <>
        <Where line={line} />
        {line.eventName === null && line.happenedAt === null ? null : (
          <span className={styles['placeType']}>
            {[line.eventName, line.happenedAt === null ? null : formatDateTime(line.happenedAt)]
              .filter((part) => part !== null)
              .join(', ')}
          </span>
        )}
      </>
    ),
  },
  { key: 'lot', title: 'Lot', width: 130, render: ({ lot }) => lot },
  {
    key: 'quantity',
    title: 'Quantity',
    align: 'right',
    width: 130,
    render: ({ quantity }) => (quantity === null ? 'See the record' : amountWords(quantity, recall.unit)),
  },
  {
    key: 'settled',
    title: 'Settled',
    render: (line) => (
      <>
        <Settled line={line} />
        {line.settledByName === null ? null : (
          <span className={styles['placeType']}>
            {[`${line.settledByName}, ${settledAt(line)}`, line.note]
              .filter((part) => part !== null)
              .join('. ')}
          </span>
        )}
      </>
    ),
  },
];

/** Lots that are known here, and numbers in the notice that have never been in stock. */
const lotNames = (numbers: readonly string[], lots: RecallPageFragment['lots']): string => {
  const known = new Set(lots.map(({ lot }) => lot.toLowerCase()));
  return [
    ...lots.map(({ lot }) => lot),
    ...numbers.filter((lot) => !known.has(lot.toLowerCase())).map((lot) => `${lot} (not in stock)`),
  ].join(', ');
};

function Notice({ details: { recall, lots } }: { readonly details: RecallPageFragment }) {
  const range = [
    recall.lotsFrom === null ? null : `from ${formatDate(recall.lotsFrom)}`,
    recall.lotsTo === null ? null : `to ${formatDate(recall.lotsTo)}`,
  ]
    .filter((part) => part !== null)
    .join(' ');
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Class', RECALL_CLASS_TABLE[recall.recallClass].label],
    ['Action', RECALL_MEASURE_TABLE[recall.measure].label],
    ['Received', formatDate(recall.receivedOn)],
    ...(recall.issuedBy === null ? [] : [['Issued by', recall.issuedBy] as const]),
    [
      'Lots',
      [recall.isAllLots ? `All ${range}`.trim() : null, lotNames(recall.lotNumbers, lots)]
        .filter((part) => part !== null && part !== '')
        .join(': ') || 'None named yet',
    ],
    ['Settled', settledWords(recall.lineCount, recall.openCount)],
    ...(recall.instructions === null ? [] : [['The notice asks for', recall.instructions] as const]),
  ];
  return <Facts facts={facts} />;
}

const controlId = (field: string): string => `recall-line-${field}`;

interface SettleDrawerProps {
  readonly line: RecallLineRowFragment;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** How one line was settled. */
function SettleDrawer({ line, onClose, onDone }: SettleDrawerProps) {
  const [outcome, setOutcome] = useState<RecallOutcome | null>(null);
  const [note, setNote] = useState('');
  const [settle] = useSettleRecallLineMutation({ context: inlineErrors });
  const saving = useSaving(controlId);
  const error = saving.problems.of('outcome');
  const save = async () => {
    const problems =
      outcome === null ? [{ field: 'outcome', code: 'required', message: 'Say how it was settled.' }] : null;
    const isSaved = await saving.run(problems, async () => {
      if (outcome !== null) await settle({ variables: { input: { lineId: line.id, outcome, note } } });
    });
    if (!isSaved) return;
    notify.success('Line settled.');
    onDone();
  };
  return (
    <DrawerForm
      title={`Settle ${RECALL_LINE_TABLE[line.kind].label.toLowerCase()}: ${lineWhere(line)}`}
      action="Settle line"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormField id={controlId('outcome')} label="What was done" error={error} isRequired>
        <Choice<RecallOutcome>
          id={controlId('outcome')}
          {...(outcome === null ? {} : { value: outcome })}
          placeholder="Choose what was done"
          options={RECALL_LINE_TABLE[line.kind].settled.map((value) => ({
            value,
            label: RECALL_OUTCOME_TABLE[value].label,
          }))}
          style={{ width: '100%' }}
          onChange={setOutcome}
        />
      </FormField>
      <TextField
        id={controlId('note')}
        label="Note"
        value={note}
        isLong
        error={saving.problems.of('note')}
        onChange={setNote}
      />
    </DrawerForm>
  );
}
