import { PlusOutlined } from '@ant-design/icons';
import {
  ACCESS_REQUEST_STATE_LABELS,
  ACCESS_REQUEST_STATES,
  type AccessRequestState,
} from '@sideline/schema/access-request';
import { ROLE_LABELS } from '@sideline/schema/roles';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { DataTable, type DataColumn, type RowAction } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { ToggleChip } from '../../../components/ui/filter-bar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { askToConfirm } from '../../../lib/confirming';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import {
  useAccessRequestsQuery,
  useAskAccessIdentityMutation,
  useAssembleAccessRequestMutation,
  useCheckAccessIdentityMutation,
  useExtendAccessRequestMutation,
  useHandOverAccessRequestMutation,
  useRefuseAccessRequestMutation,
  type AccessRequestRowFragment,
} from './access-requests.generated';
import styles from './rights.module.css';
import { RequestDrawer } from './request-drawer';
import { canAskIdentity, canAssemble, isBeingMade, useBulkRequestActs } from './use-bulk-request-acts';

const BREADCRUMB = [{ label: 'Retention', path: '/retention' }];
const FILTERS = ['state'] as const;
const isState = (text: string | undefined): text is AccessRequestState =>
  ACCESS_REQUEST_STATES.some((state) => state === text);

/** Who it is about: a patient, or the holder of an account. */
const kindOf = ({ subjectRole }: AccessRequestRowFragment): string =>
  subjectRole === null ? 'Patient' : `${ROLE_LABELS[subjectRole]} account`;
const recordsOf = ({ recordNumbers }: AccessRequestRowFragment): readonly string[] =>
  recordNumbers.map((number) => `record ${number}`);
const pathOf = ({ patientId, subjectName }: AccessRequestRowFragment): string =>
  patientId === null ? `/users?q=${encodeURIComponent(subjectName)}` : `/patients/${patientId}`;

function About({ request }: { readonly request: AccessRequestRowFragment }) {
  return (
    <span className={styles['about']}>
      {request.subjectName}
      <span className={styles['quiet']}>{[kindOf(request), ...recordsOf(request)].join(', ')}</span>
    </span>
  );
}

function Due({ request }: { readonly request: AccessRequestRowFragment }) {
  const { state, deadline, daysLeft } = request;
  if (state !== 'open') return <StatusTag tone="neutral">{ACCESS_REQUEST_STATE_LABELS[state]}</StatusTag>;
  if (deadline === null || daysLeft === null) return <StatusTag tone="waiting">Paused</StatusTag>;
  const days = `${String(Math.abs(daysLeft))} ${Math.abs(daysLeft) === 1 ? 'day' : 'days'}`;
  if (daysLeft < 0) return <StatusTag tone="danger">{`${days} overdue`}</StatusTag>;
  return <StatusTag tone={daysLeft <= 7 ? 'warning' : 'info'}>{`${days} left`}</StatusTag>;
}

function Files({ request }: { readonly request: AccessRequestRowFragment }) {
  const { id, assembly, stepsDone, stepsTotal, files, expiresAt } = request;
  if (isBeingMade(request)) {
    const words = `${String(stepsDone)} of ${String(stepsTotal)} files made`;
    return (
      <>
        {words}
        <Progress
          percent={stepsTotal === 0 ? 0 : Math.round((100 * stepsDone) / stepsTotal)}
          aria-label={words}
        />
      </>
    );
  }
  if (assembly === 'failed') return <StatusTag tone="danger">Could not be made. Assemble again.</StatusTag>;
  if (assembly === 'expired') return <>Removed because they had expired</>;
  if (files.length === 0) return <>Not assembled yet</>;
  return (
    <ul className={styles['files']}>
      {files.map(({ name }) => (
        <li key={name}>
          <a href={`/api/access-requests/${id}/files/${name}`} download={name}>
            {name}
          </a>
        </li>
      ))}
      <li className={styles['quiet']}>Until {formatDate(expiresAt)}</li>
    </ul>
  );
}

const identityOf = ({ identityHow, identityCheckedOn, identityAskedOn }: AccessRequestRowFragment): string =>
  identityCheckedOn !== null
    ? `${identityHow ?? ''} (${formatDate(identityCheckedOn)})`
    : identityAskedOn !== null
      ? `Asked for on ${formatDate(identityAskedOn)}`
      : 'Not checked yet';

const COLUMNS: readonly DataColumn<AccessRequestRowFragment>[] = [
  { key: 'about', title: 'About', render: (request) => <About request={request} /> },
  { key: 'due', title: 'Due', render: (request) => <Due request={request} /> },
  {
    key: 'from',
    title: 'From',
    render: ({ requester, receivedOn, deadline }) =>
      `${requester}, ${formatDate(receivedOn)}${deadline === null ? '' : `; answer by ${formatDate(deadline)}`}`,
  },
  { key: 'identity', title: 'Identity', isOptional: true, render: identityOf },
  { key: 'files', title: 'Files', width: 230, render: (request) => <Files request={request} /> },
];

const EMPTY: Readonly<Record<AccessRequestState, string>> = {
  open: 'There are no open requests.',
  handed_over: 'Nothing has been handed over yet.',
  refused: 'No requests have been refused.',
};

type Asked = { readonly act: 'identity' | 'extend' | 'refuse'; readonly of: AccessRequestRowFragment };
const ASKS = {
  identity: { title: 'Identity checked', label: 'How it was checked', hint: 'The time limit keeps running.' },
  extend: {
    title: 'Extend by two months',
    label: 'Reason',
    hint: 'Tell the person why within the first month.',
  },
  refuse: {
    title: 'Refuse the request',
    label: 'Reason',
    hint: 'Tell the person why, and how to complain.',
  },
} as const;

/**
 * /access-requests: who asked for the data held about a patient or a member of staff, what is due, and the files with the
 * answer.
 */
export default function AccessRequestsPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const state = isState(values.state) ? values.state : 'open';
  const [isMaking, setMaking] = useState(false);
  const { data, error, refetch, fetchMore } = useAccessRequestsQuery({
    variables: { state },
    fetchPolicy: 'cache-and-network',
    pollInterval: isMaking ? 2_000 : 0,
  });
  const list = data?.accessRequests;
  const isAnyMade = list?.nodes.some(isBeingMade) ?? false;
  if (isAnyMade !== isMaking) setMaking(isAnyMade);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isNew, setNew] = useState(false);
  const [askIdentity] = useAskAccessIdentityMutation();
  const [assemble] = useAssembleAccessRequestMutation();
  const [handOver] = useHandOverAccessRequestMutation();
  const [checkIdentity] = useCheckAccessIdentityMutation({ context: inlineErrors });
  const [extend] = useExtendAccessRequestMutation({ context: inlineErrors });
  const [refuse] = useRefuseAccessRequestMutation({ context: inlineErrors });
  const refresh = () => void refetch();
  const acts = useBulkRequestActs();

  const run = (act: () => Promise<unknown>) => async () => {
    try {
      await act();
    } catch {
      // The page already says why.
    }
    refresh();
  };
  const give = async (reason: string) => {
    if (asked === null) return;
    const variables = { input: { id: asked.of.id, reason } };
    await { identity: checkIdentity, extend, refuse }[asked.act]({ variables });
    notify.success('Saved.');
    refresh();
  };
  const isOpen = ({ state: its }: AccessRequestRowFragment) => its === 'open';
  const actions: readonly RowAction<AccessRequestRowFragment>[] = [
    {
      key: 'ask',
      label: 'Ask for identity',
      isHidden: (row) => !canAskIdentity(row),
      run: ({ id }) => void run(() => askIdentity({ variables: { id } }))(),
    },
    {
      key: 'identity',
      label: 'Identity checked',
      isHidden: (row) => !isOpen(row) || row.identityCheckedOn !== null,
      run: (of) => setAsked({ act: 'identity', of }),
    },
    {
      key: 'assemble',
      label: 'Assemble the files',
      isHidden: (row) => !canAssemble(row),
      run: ({ id }) => void run(() => assemble({ variables: { id } }))(),
    },
    {
      key: 'extend',
      label: 'Extend by two months',
      isHidden: (row) => !isOpen(row) || row.extendedReason !== null,
      run: (of) => setAsked({ act: 'extend', of }),
    },
    {
      key: 'hand-over',
      label: 'Handed over',
      isHidden: (row) => !isOpen(row) || row.assembly !== 'ready',
      run: ({ id, subjectName }) =>
        askToConfirm({
          title: 'Were the files handed over?',
          content: `The data about ${subjectName} is now with the right person.`,
          okText: 'Handed over',
          cancelText: 'Not yet',
          onOk: run(() => handOver({ variables: { id } })),
        }),
    },
    {
      key: 'refuse',
      label: 'Refuse',
      isDangerous: true,
      isHidden: (row) => !isOpen(row),
      run: (of) => setAsked({ act: 'refuse', of }),
    },
  ];

  return (
    <Page
      title="Access requests"
      breadcrumb={BREADCRUMB}
      purpose="Requests for the data held about a patient or a member of staff. Each is answered within a month."
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setNew(true)}>
          New request
        </Button>
      }
      error={error}
      hasContent={data !== undefined}
      onRetry={refresh}
      filters={
        <div role="group" aria-label="State" className={styles['states']}>
          {ACCESS_REQUEST_STATES.map((one) => (
            <ToggleChip
              key={one}
              label={ACCESS_REQUEST_STATE_LABELS[one]}
              isOn={one === state}
              onChange={() => set({ state: one })}
            />
          ))}
        </div>
      }
    >
      <DataTable
        label="Access requests"
        rows={list?.nodes}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        href={pathOf}
        actions={actions}
        selectable={{ acts, onChanged: refresh }}
        rowName={({ subjectName }) => subjectName}
        card={(request) => ({
          title: request.subjectName,
          status: <Due request={request} />,
          facts: [
            [kindOf(request), ...recordsOf(request)].join(', '),
            `${request.requester}, ${formatDate(request.receivedOn)}`,
            identityOf(request),
            <Files key="files" request={request} />,
          ],
        })}
        totalCount={list?.totalCount ?? null}
        {...morePages('accessRequests', data, fetchMore)}
        empty={
          <Empty title={EMPTY[state]}>
            {state === 'open' && 'Record each request on the day it is received.'}
          </Empty>
        }
      />
      {isNew && (
        <RequestDrawer
          onClose={() => setNew(false)}
          onSaved={() => {
            setNew(false);
            refresh();
          }}
        />
      )}
      {asked !== null && (
        <ReasonDialog
          title={ASKS[asked.act].title}
          label={ASKS[asked.act].label}
          hint={ASKS[asked.act].hint}
          okText={ASKS[asked.act].title}
          isDanger={asked.act === 'refuse'}
          maxLength={1000}
          onGive={give}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  );
}
