import { PlusOutlined } from '@ant-design/icons';
import {
  BREACH_RISKS,
  BREACH_STATE_LABELS,
  BREACH_STATES,
  openDuties,
  type BreachState,
} from '@sideline/schema/breach';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { wallTime } from '@sideline/schema/wall-time';
import { Button } from 'antd';
import { useState } from 'react';
import { DataTable, type DataColumn, type RowAction } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { ToggleChip } from '../../../components/ui/filter-bar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { askToConfirm } from '../../../lib/confirming';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDateTime } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { useNow } from '../../../lib/use-now';
import { BreachDrawer } from './breach-drawer';
import { BreachDue } from './breach-due';
import { BreachHistory } from './breach-history';
import styles from './breaches.module.css';
import {
  useBreachesQuery,
  useCloseBreachMutation,
  useReopenBreachMutation,
  type BreachRowFragment,
} from './breaches.generated';
import { useBulkBreachActs } from './use-bulk-breach-acts';

const BREADCRUMB = [{ label: 'Retention', path: '/retention' }];
const FILTERS = ['state'] as const;
const isState = (text: string | undefined): text is BreachState =>
  BREACH_STATES.some((state) => state === text);

const at = (moment: string): string => formatDateTime(wallTime(moment, HOME_ZONE));
const numberOf = (count: number | null): string => count?.toLocaleString('en-GB') ?? 'not known';
const sizeOf = ({ peopleCount, recordsCount }: BreachRowFragment): string =>
  `People: ${numberOf(peopleCount)}; records: ${numberOf(recordsCount)}`;
const notifiedWords = ({ icoNotifiedAt, icoReference, peopleNotifiedAt }: BreachRowFragment): string =>
  [
    icoNotifiedAt === null
      ? 'ICO not notified'
      : `ICO notified ${at(icoNotifiedAt)}${icoReference ? `, ${icoReference}` : ''}`,
    peopleNotifiedAt === null ? 'people not notified' : `people notified ${at(peopleNotifiedAt)}`,
  ].join('; ');
const changedOf = ({ updatedAt, updatedByName }: BreachRowFragment): string =>
  `${updatedByName}, ${at(updatedAt)}`;

const columnsAt = (now: number): readonly DataColumn<BreachRowFragment>[] => [
  {
    key: 'what',
    title: 'What happened',
    render: ({ whatHappened }) => <span className={styles['what']}>{whatHappened}</span>,
  },
  { key: 'due', title: 'Due', width: 310, render: (breach) => <BreachDue breach={breach} now={now} /> },
  { key: 'known', title: 'Known since', width: 170, render: ({ knownAt }) => at(knownAt) },
  { key: 'risk', title: 'Risk', width: 100, render: ({ risk }) => BREACH_RISKS[risk].label },
  { key: 'size', title: 'Affected', isOptional: true, render: sizeOf },
  { key: 'told', title: 'Notified', isOptional: true, render: notifiedWords },
  { key: 'changed', title: 'Last change', isOptional: true, render: changedOf },
];

type Shown =
  | { readonly what: 'new' }
  | { readonly what: 'edit' | 'history' | 'reopen'; readonly of: BreachRowFragment };

/** /breaches: incidents with personal data, who must still be notified, and by when. */
export default function BreachesPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const state = isState(values.state) ? values.state : 'open';
  const { data, error, refetch, fetchMore } = useBreachesQuery({
    variables: { state },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.breaches;
  const now = useNow();
  const [shown, setShown] = useState<Shown | null>(null);
  const [close] = useCloseBreachMutation();
  const [reopen] = useReopenBreachMutation({ context: inlineErrors });
  const refresh = () => void refetch();
  const acts = useBulkBreachActs();
  const hide = () => setShown(null);
  const saved = () => {
    hide();
    refresh();
  };

  const closeIt = ({ id, version }: BreachRowFragment) =>
    askToConfirm({
      title: 'Close this breach?',
      content:
        'Everyone who must be notified has been, or a reason is recorded. You can reopen the breach with a reason.',
      okText: 'Close breach',
      cancelText: 'Not yet',
      onOk: async () => {
        try {
          await close({ variables: { input: { id, version } } });
          notify.success('The breach is closed.');
        } catch {
          // The page already says why.
        }
        refresh();
      },
    });
  const reopenIt = async ({ id, version }: BreachRowFragment, reason: string) => {
    await reopen({ variables: { input: { id, version, reason } } });
    notify.success('The breach is open again.');
    refresh();
  };

  const actions: readonly RowAction<BreachRowFragment>[] = [
    {
      key: 'edit',
      label: 'Edit',
      isHidden: (row) => row.state !== 'open',
      run: (of) => setShown({ what: 'edit', of }),
    },
    {
      key: 'close',
      label: 'Close',
      isHidden: (row) => row.state !== 'open' || openDuties(row).length > 0,
      run: closeIt,
    },
    {
      key: 'reopen',
      label: 'Reopen',
      isHidden: (row) => row.state !== 'closed',
      run: (of) => setShown({ what: 'reopen', of }),
    },
    { key: 'history', label: 'History', run: (of) => setShown({ what: 'history', of }) },
  ];

  return (
    <Page
      title="Breach log"
      breadcrumb={BREADCRUMB}
      purpose="Personal data that was lost, seen, changed or made unavailable by mistake. The ICO must be notified within 72 hours."
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => setShown({ what: 'new' })}
        >
          New breach
        </Button>
      }
      error={error}
      hasContent={data !== undefined}
      onRetry={refresh}
      filters={
        <div role="group" aria-label="State" className={styles['states']}>
          {BREACH_STATES.map((one) => (
            <ToggleChip
              key={one}
              label={BREACH_STATE_LABELS[one]}
              isOn={one === state}
              onChange={() => set({ state: one })}
            />
          ))}
        </div>
      }
    >
      <DataTable
        label="Breaches"
        rows={list?.nodes}
        rowKey={({ id }) => id}
        columns={columnsAt(now)}
        actions={actions}
        selectable={{ acts, onChanged: refresh }}
        rowName={({ whatHappened }) => whatHappened.slice(0, 60)}
        card={(breach) => ({
          title: <span className={styles['what']}>{breach.whatHappened}</span>,
          facts: [
            <BreachDue key="due" breach={breach} now={now} />,
            `Known since ${at(breach.knownAt)}. Risk to people: ${BREACH_RISKS[breach.risk].label}`,
            sizeOf(breach),
            notifiedWords(breach),
          ],
        })}
        totalCount={list?.totalCount ?? null}
        {...morePages('breaches', data, fetchMore)}
        empty={
          <Empty title={state === 'open' ? 'There are no open breaches.' : 'There are no closed breaches.'}>
            Record every breach as soon as you know about it, even if nobody needs to be notified.
          </Empty>
        }
      />
      {(shown?.what === 'new' || shown?.what === 'edit') && (
        <BreachDrawer breach={shown.what === 'edit' ? shown.of : null} onClose={hide} onSaved={saved} />
      )}
      {shown?.what === 'history' && <BreachHistory id={shown.of.id} onClose={hide} />}
      {shown?.what === 'reopen' && (
        <ReasonDialog
          title="Reopen this breach?"
          label="Reason"
          hint="You can then change it and close it again."
          okText="Reopen breach"
          maxLength={1000}
          onGive={(reason) => reopenIt(shown.of, reason)}
          onClose={hide}
        />
      )}
    </Page>
  );
}
