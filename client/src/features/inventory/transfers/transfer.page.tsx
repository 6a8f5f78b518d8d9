import { OTHER_LOT_WORDS } from '@sideline/schema/inventory/fefo';
import { DISCREPANCY_TABLE } from '@sideline/schema/inventory/moving';
import { compareQuantities, lessQuantity } from '@sideline/schema/inventory/quantity';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Empty } from '../../../components/ui/empty';
import { Page } from '../../../components/ui/page';
import { PageSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { useWitnessing } from '../../../components/witness/use-witnessing';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { askToConfirm } from '../../../lib/confirming';
import { attempt } from '../../../lib/failures';
import { notify } from '../../../lib/notices';
import { Expiry } from '../expiry';
import { Facts } from '../papers/facts';
import { History, stepSentence } from '../papers/history';
import styles from '../papers/papers.module.css';
import { amountWords } from '../stock-words';
import { PickDrawer } from './pick-drawer';
import { ReceiveTransferDrawer } from './receive-transfer-drawer';
import { TransferEditor } from './transfer-editor';
import { TransferState } from './transfer-state';
import {
  useCancelStockTransferMutation,
  useDispatchStockTransferMutation,
  useStockTransferQuery,
  type TransferDetailsFragment,
  type TransferLineFragment,
} from './transfers.generated';

/** One transfer: what to pick, what is on its way, what arrived and what was wrong with it. */
export default function TransferPage() {
  const { transferId = '' } = useParams();
  const { data, error, refetch } = useStockTransferQuery({
    variables: { transferId },
    fetchPolicy: 'cache-and-network',
  });
  const [open, setOpen] = useState<'edit' | 'pick' | 'receive' | null>(null);
  const [send] = useDispatchStockTransferMutation({ context: inlineErrors });
  const witnessing = useWitnessing();
  const [cancel] = useCancelStockTransferMutation({ context: inlineErrors });
  const details = data?.stockTransfer;
  const crumbs = [{ label: 'Transfers', path: '/inventory/transfers' }];
  if (details === undefined)
    return error ? (
      <Page title="Transfer" breadcrumb={crumbs} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  const { transfer, lines, canDispatch, canReceive, canCancel } = details;
  const isShort = lines.some(({ short }) => short > 0);
  const close = () => setOpen(null);
  const done = () => {
    close();
    void refetch();
  };

  const dispatch = async () => {
    await attempt(async () => {
      const isSent = await witnessing.run((witness) =>
        send({ variables: { input: { id: transfer.id, witness } } }),
      );
      if (isSent) notify.success(`${transfer.number} is on its way to ${transfer.toName}.`);
    });
    // If it cannot be loaded again, it stays as it is shown.
    await refetch().catch(() => undefined);
  };
  const ask = () =>
    askToConfirm({
      title: `Cancel ${transfer.number}?`,
      content: 'Nothing has left the shelf. The draft is kept and marked as cancelled.',
      okText: 'Cancel transfer',
      okButtonProps: { danger: true },
      cancelText: 'Keep it',
      onOk: async () => {
        await attempt(() => cancel({ variables: { input: { id: transfer.id } } }));
        await refetch().catch(() => undefined);
      },
    });
  return (
    <Page
      title={transfer.number}
      breadcrumb={crumbs}
      purpose={`${transfer.fromName} → ${transfer.toName}`}
      aside={<TransferState state={transfer.state} />}
      actions={
        <>
          {canCancel ? (
            <>
              <Button danger onClick={ask}>
                Cancel transfer
              </Button>
              <Button onClick={() => setOpen('edit')}>Edit draft</Button>
              {lines.length === 0 ? null : <Button onClick={() => setOpen('pick')}>Pick other lots</Button>}
            </>
          ) : null}
          {canDispatch && !isShort ? (
            <Button type="primary" onClick={() => void dispatch()}>
              Send transfer
            </Button>
          ) : null}
          {canReceive ? (
            <Button type="primary" onClick={() => setOpen('receive')}>
              Receive
            </Button>
          ) : null}
        </>
      }
    >
      {open === 'edit' ? (
        <TransferEditor existing={details} onCancel={close} onSaved={done} />
      ) : (
        <>
          <Facts
            facts={[
              ['Drafted by', transfer.createdByName],
              ...(transfer.eventId === null
                ? []
                : [
                    [
                      'For',
                      <Link key="event" to={`/events/${transfer.eventId}/replenish`}>
                        {transfer.eventName ?? 'an event'}
                      </Link>,
                    ] as const,
                  ]),
              ...(transfer.notes === null ? [] : [['Notes', transfer.notes] as const]),
            ]}
          />
          {isShort ? (
            <Alert
              type="warning"
              showIcon
              style={{ marginBottom: 16 }}
              title={`${transfer.fromName} does not hold all of this. Pick less, or change the draft.`}
            />
          ) : null}
          <Lines details={details} />
          <Discrepancies details={details} />
          <History steps={details.steps} sentence={stepSentence} />
        </>
      )}
      {witnessing.dialog}
      {open === 'pick' ? <PickDrawer details={details} onClose={close} onSent={done} /> : null}
      {open === 'receive' ? (
        <ReceiveTransferDrawer details={details} onClose={close} onReceived={done} />
      ) : null}
    </Page>
  );
}

interface PartProps {
  readonly details: TransferDetailsFragment;
}

interface PickStateProps {
  readonly pick: TransferLineFragment['picks'][number];
  readonly isFirst: boolean;
}

function PickState({ pick, isFirst }: PickStateProps) {
  if (pick.id === null) return isFirst ? <StatusTag tone="neutral">First to use</StatusTag> : null;
  if (pick.missing > 0) return <StatusTag tone="warning">Not all arrived</StatusTag>;
  if (compareQuantities(pick.received, pick.quantity) === 0)
    return <StatusTag tone="success">Arrived</StatusTag>;
  return <StatusTag tone="info">On its way</StatusTag>;
}

/** The pick list of a draft, and later what was sent and what arrived. */
function Lines({ details: { lines, transfer } }: PartProps) {
  if (lines.length === 0)
    return (
      <Empty title="No lines yet" size="small">
        Edit the draft to add items to move.
      </Empty>
    );
  return (
    <ul className={styles['lines']} aria-label={transfer.state === 'draft' ? 'Pick list' : 'What was sent'}>
      {lines.map((line) => (
        <li key={line.id} className={styles['line']}>
          <div>
            <Link to={`/inventory/items/${line.itemId}`}>
              <strong>{line.itemName}</strong>
            </Link>
            <p className={styles['quiet']}>
              {line.sku}
              {line.isWitnessed ? ' · controlled drug, needs a witness' : ''}
            </p>
          </div>
          <strong className={styles['figure']}>{amountWords(line.quantity, line.unit)}</strong>
          {line.picks.map((pick, index) => (
            <div key={pick.id ?? index} className={styles['lineFoot']}>
              <span>
                {amountWords(pick.quantity, line.unit)}
                {pick.lot === null ? '' : `, lot ${pick.lot}`}
              </span>
              {pick.lot === null ? null : <Expiry on={pick.expiresOn} />}
              <PickState pick={pick} isFirst={index === 0} />
              {pick.isProposed ? null : <StatusTag tone="neutral">{OTHER_LOT_WORDS}</StatusTag>}
              {pick.id === null ? null : (
                <span className={styles['quiet']}>{`${amountWords(pick.received, line.unit)} received`}</span>
              )}
            </div>
          ))}
          {line.short > 0 ? (
            <div className={styles['lineFoot']}>
              <StatusTag tone="danger">{`${amountWords(line.short, line.unit)} short: ${amountWords(lessQuantity(line.quantity, line.short), line.unit)} ${
                line.promised > 0
                  ? `free, ${amountWords(line.promised, line.unit)} promised to earlier drafts`
                  : 'there'
              }`}</StatusTag>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Discrepancies({ details: { discrepancies } }: PartProps) {
  if (discrepancies.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="transfer-discrepancies">
      <h2 id="transfer-discrepancies">What was wrong</h2>
      <ul className={styles['lines']} aria-labelledby="transfer-discrepancies">
        {discrepancies.map((one) => (
          <li key={one.id} className={styles['line']}>
            <div>
              <strong>
                {`${amountWords(one.quantity, one.unit)} ${one.itemName}${one.lot === null ? '' : `, lot ${one.lot}`}`}
              </strong>
              <p className={styles['quiet']}>{`${one.reason} · ${one.recordedByName}`}</p>
            </div>
            <StatusTag tone={one.kind === 'found' ? 'info' : 'warning'}>
              {DISCREPANCY_TABLE[one.kind].label}
            </StatusTag>
          </li>
        ))}
      </ul>
    </section>
  );
}
