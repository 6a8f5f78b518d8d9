import { BAG_BUTTON_TABLE, BAG_STEP_WORDS, type BagButton } from '@sideline/schema/inventory/bags';
import { quantityText } from '@sideline/schema/inventory/quantity';
import { Alert, Button, Tabs } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { Empty } from '../../../components/ui/empty';
import { Page } from '../../../components/ui/page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { PageSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { askToConfirm } from '../../../lib/confirming';
import { attempt, clearFailed, sayFailed } from '../../../lib/failures';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import { LabelsButton } from '../labels-dialog';
import { amountWords } from '../stock-words';
import { BagCheck } from './bag-check';
import { BagContents } from './bag-contents';
import { BagDrawer } from './bag-drawer';
import { BagState } from './bag-state';
import { outWords } from './bag-words';
import {
  useBagQuery,
  useStepBagMutation,
  useUnpackBagMutation,
  type BagDetailsPartsFragment,
} from './bags.generated';
import { Facts } from '../papers/facts';
import styles from './bags.module.css';
import { IssueDrawer } from './issue-drawer';
import { keepBag, readKeptBag } from './kept-checks';
import { PackDrawer } from './pack-drawer';

const FILTERS = ['tab', 'check'] as const;
const TABS = ['contents', 'checks', 'history'] as const;
const PACKED: ReadonlySet<string> = new Set(['returned', 'check_due', 'restock_due', 'ready']);

type Open = 'edit' | 'pack' | 'issue' | 'withdraw' | 'reinstate' | null;

/** One bag: whether it is ready, what is in it, its checks and its history. */
export default function BagPage() {
  const { bagId = '' } = useParams();
  const { values, set } = useUrlFilters(FILTERS);
  const { data, error, refetch } = useBagQuery({
    variables: { bagId },
    fetchPolicy: 'cache-and-network',
  });
  const [kept, setKept] = useState<BagDetailsPartsFragment | null>(null);
  const answered = data?.bag;
  useEffect(() => {
    if (answered !== undefined) void keepBag(answered);
  }, [answered]);
  useEffect(() => {
    // The server cannot be reached, so the bag is shown as this device last had it and can be checked.
    if (error) void readKeptBag(bagId).then(setKept);
  }, [error, bagId]);
  const details = answered ?? kept ?? undefined;
  const crumbs = [{ label: 'Bags', path: '/inventory/bags' }];
  if (details === undefined)
    return error ? (
      <Page title="Bag" breadcrumb={crumbs} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  if (values.check !== undefined && details.canCheck)
    return (
      <BagCheck
        details={details}
        onEnd={() => {
          set({ check: null });
          void refetch();
        }}
      />
    );
  return (
    <Overview
      details={details}
      tab={TABS.find((tab) => tab === values.tab) ?? 'contents'}
      isKept={answered === undefined}
      onTab={(tab) => set({ tab: tab === 'contents' ? null : tab })}
      onCheck={() => set({ check: '1' })}
      onChanged={() => void refetch()}
    />
  );
}

interface OverviewProps {
  readonly details: BagDetailsPartsFragment;
  readonly tab: (typeof TABS)[number];
  readonly isKept: boolean;
  readonly onTab: (tab: string) => void;
  readonly onCheck: () => void;
  readonly onChanged: () => void;
}

function Overview({ details, tab, isKept, onTab, onCheck, onChanged }: OverviewProps) {
  const { bag, possible, canCheck } = details;
  const isAdmin = useSignedInUser().role === 'admin';
  const [open, setOpen] = useState<Open>(null);
  const [step] = useStepBagMutation({ context: inlineErrors });
  const [unpack] = useUnpackBagMutation({ context: inlineErrors });
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  const take = async (action: BagButton) => {
    const isDone = await attempt(() => step({ variables: { input: { id: bag.id, action } } }));
    if (isDone) notify.success(action === 'bring_back' ? `${bag.name} is back. Check it next.` : 'Done.');
    onChanged();
  };
  const press = (action: BagButton) => {
    clearFailed();
    if (action === 'issue' || action === 'withdraw' || action === 'reinstate') setOpen(action);
    else void take(action);
  };
  const empty = () =>
    askToConfirm({
      title: `Unpack ${bag.name}?`,
      content: `Its contents go back to ${bag.homeName}. Controlled drugs stay in the bag because they need a witness.`,
      okText: 'Unpack bag',
      cancelText: 'Keep it packed',
      onOk: async () => {
        await attempt(() => unpack({ variables: { input: { key: newId(), bagId: bag.id } } }));
        onChanged();
      },
    });
  const pack = () => {
    clearFailed();
    setOpen('pack');
  };
  const packed = (missing: number) => {
    done();
    if (missing > 0) sayFailed(`${bag.name} still needs ${String(missing)} of the items in its kit.`);
  };
  const isReady = bag.state === 'ready' && bag.isReady;
  const hasStock = details.contents.length > 0;
  return (
    <Page
      title={bag.name}
      breadcrumb={[{ label: 'Bags', path: '/inventory/bags' }]}
      purpose={`${bag.kitName}, version ${String(bag.kitNumber)}, kept at ${bag.homeName}`}
      aside={<BagState bag={bag} />}
      actions={
        isKept ? (
          <Button type="primary" onClick={onCheck} disabled={!canCheck}>
            Check bag
          </Button>
        ) : (
          <>
            <LabelsButton kind="bag" ids={[bag.id]} />
            {isAdmin ? <Button onClick={() => setOpen('edit')}>Edit</Button> : null}
            {hasStock && PACKED.has(bag.state) && bag.state !== 'ready' ? (
              <Button onClick={empty}>Unpack</Button>
            ) : null}
            {possible
              .filter((action) => action !== 'issue')
              .map((action) => (
                <Button
                  key={action}
                  danger={action === 'withdraw'}
                  type={action === 'bring_back' ? 'primary' : 'default'}
                  onClick={() => press(action)}
                >
                  {BAG_BUTTON_TABLE[action].label}
                </Button>
              ))}
            {PACKED.has(bag.state) ? <Button onClick={pack}>Pack</Button> : null}
            {canCheck ? (
              <Button type={isReady || bag.state === 'out' ? 'default' : 'primary'} onClick={onCheck}>
                Check bag
              </Button>
            ) : null}
            {possible.includes('issue') ? (
              <Button type={isReady ? 'primary' : 'default'} onClick={() => press('issue')}>
                Issue bag
              </Button>
            ) : null}
          </>
        )
      }
    >
      {isKept ? (
        <Alert
          type="warning"
          showIcon
          title="No connection. This is the bag as this device last saw it."
          style={{ marginBottom: 16 }}
        />
      ) : null}
      <Readiness details={details} />
      <BagFacts details={details} />
      <Tabs
        activeKey={tab}
        onChange={onTab}
        items={[
          {
            key: 'contents',
            label: 'Contents',
            children: (
              <>
                <p>
                  <Link to={`/inventory/bags/${bag.id}/contents`}>Contents on a separate page</Link>
                </p>
                <BagContents details={details} />
              </>
            ),
          },
          { key: 'checks', label: 'Checks', children: <Checks details={details} /> },
          { key: 'history', label: 'History', children: <History details={details} /> },
        ]}
      />
      {open === 'edit' ? <BagDrawer existing={bag} onClose={close} onSaved={done} /> : null}
      {open === 'pack' ? <PackDrawer bag={bag} onClose={close} onPacked={packed} /> : null}
      {open === 'issue' ? <IssueDrawer bag={bag} onClose={close} onIssued={done} /> : null}
      {open === 'withdraw' || open === 'reinstate' ? (
        <ReasonDialog
          title={`${BAG_BUTTON_TABLE[open].label}: ${bag.name}`}
          label={open === 'withdraw' ? 'What is wrong with it?' : 'What was done?'}
          hint={
            open === 'withdraw'
              ? 'Nobody can take it out until an administrator puts it back into use.'
              : 'It has to be checked before it can go out.'
          }
          okText={BAG_BUTTON_TABLE[open].label}
          isDanger={open === 'withdraw'}
          onGive={async (reason) => {
            await step({ variables: { input: { id: bag.id, action: open, reason } } });
            onChanged();
          }}
          onClose={close}
        />
      ) : null}
    </Page>
  );
}

interface PartProps {
  readonly details: BagDetailsPartsFragment;
}

function Readiness({ details: { bag } }: PartProps) {
  if (bag.reasons.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={bag.state === 'out' ? 'Problems with this bag' : 'Not ready because'}
      description={
        <ul className={styles['reasons']} aria-label="Why the bag is not ready">
          {bag.reasons.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      }
      style={{ marginBottom: 16 }}
    />
  );
}

function BagFacts({ details: { bag } }: PartProps) {
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ['Where', bag.outTo ? outWords(bag.outTo) : bag.homeName],
    ['Seal', bag.seal ?? 'None'],
    ['Last check', bag.lastCheckedAt === null ? 'Never' : formatDateTime(bag.lastCheckedAt)],
    ['Next check', bag.nextCheckOn === null ? 'Due now' : formatDate(bag.nextCheckOn)],
    ...(bag.notes === null ? [] : [['Notes', bag.notes] as const]),
    ...(bag.isKitOlder
      ? [
          [
            'Kit',
            <StatusTag key="kit" tone="info">
              A newer version exists
            </StatusTag>,
          ] as const,
        ]
      : []),
  ];
  return <Facts facts={facts} />;
}

function Checks({ details: { checks } }: PartProps) {
  if (checks.length === 0)
    return (
      <Empty title="Never checked" size="small">
        Checks of this bag appear here, with what was found.
      </Empty>
    );
  return (
    <ul className={styles['rows']} aria-label="Checks, latest first">
      {checks.map((made) => (
        <li key={made.id} className={styles['row']}>
          <div>
            <strong>{formatDateTime(made.checkedAt)}</strong>{' '}
            {made.reasons.length + made.unsettled.length === 0 ? (
              <StatusTag tone="success">{`Sealed with ${made.seal ?? ''}`}</StatusTag>
            ) : (
              <StatusTag tone="warning">Incomplete</StatusTag>
            )}
            <p className={styles['quiet']}>
              {[
                made.checkedByName,
                `next check ${formatDate(made.nextCheckOn)}`,
                ...(made.notes === null ? [] : [made.notes]),
              ].join(' · ')}
            </p>
          </div>
          {[
            ...made.differences.map((line) =>
              [
                `${line.name}: ${amountWords(line.present, line.unit)} of ${quantityText(line.booked)} in the books`,
                ...(line.expired > 0 ? [`${quantityText(line.expired)} expired`] : []),
                ...(line.damaged > 0 ? [`${quantityText(line.damaged)} damaged`] : []),
                ...(line.toppedUp > 0 ? [`${quantityText(line.toppedUp)} put in`] : []),
              ].join(', '),
            ),
            ...made.unsettled,
          ].map((text) => (
            <p key={text} className={styles['quiet']}>
              {text}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function History({ details: { steps } }: PartProps) {
  return (
    <ol className={styles['rows']} aria-label="History, latest first">
      {steps.map((taken) => (
        <li key={taken.id}>
          {`${taken.takenByName ?? 'The system'} ${BAG_STEP_WORDS[taken.action]}`}
          {taken.action === 'issue' && taken.assignment ? ` to ${outWords(taken.assignment)}` : ''}
          {taken.reason === null ? '' : `: ${taken.reason}`}{' '}
          <span className={styles['quiet']}>{formatDateTime(taken.takenAt)}</span>
        </li>
      ))}
    </ol>
  );
}
