import { RETURN_BUTTON_TABLE, RETURN_KIND_TABLE, type ReturnButton } from '@sideline/schema/inventory/moving';
import { compareQuantities } from '@sideline/schema/inventory/quantity';
import { RETURN_TRANSITIONS } from '@sideline/schema/inventory/return-transitions';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useOwnRight } from '../../../components/rights/use-own-right';
import { Empty } from '../../../components/ui/empty';
import { Page } from '../../../components/ui/page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { PageSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { useWitnessing } from '../../../components/witness/use-witnessing';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { poundsText } from '../../../lib/formats';
import { askToConfirm } from '../../../lib/confirming';
import { attempt, clearFailed } from '../../../lib/failures';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import { Expiry } from '../expiry';
import { Facts } from '../papers/facts';
import { History, stepSentence } from '../papers/history';
import styles from '../papers/papers.module.css';
import { amountWords } from '../stock-words';
import { CreditDialog } from './credit-dialog';
import { ReplaceDrawer } from './replace-drawer';
import { ReturnEditor } from './return-editor';
import { ReturnState } from './return-state';
import { goalWords } from './return-words';
import {
  useStepStockReturnMutation,
  useStockReturnQuery,
  type ReturnDetailsFragment,
} from './returns.generated';

const DANGEROUS: ReadonlySet<ReturnButton> = new Set(['discard', 'cancel', 'reject']);
/** The actions that take a return to its next state. */
const PRIMARY: ReadonlySet<ReturnButton> = new Set([
  'authorise',
  'authorise_from_event',
  'dispatch',
  'credit',
  'close',
  'finish',
]);
const REASONS: Readonly<Partial<Record<ReturnButton, { readonly label: string; readonly hint: string }>>> = {
  cancel: { label: 'Why are you cancelling it?', hint: 'Nothing has left the shelf.' },
  reject: {
    label: 'Why did the supplier reject it?',
    hint: 'The stock goes back to where it came from.',
  },
};
const SENT_WORDS = {
  to_supplier: 'The stock is taken off the books and goes to the supplier.',
  unused_from_event: 'The stock moves back to its shelf.',
  to_destruction: 'The stock is taken off the books as destroyed. You cannot undo this.',
} as const;

/** One return: its lines, authorisation and outcome. */
export default function ReturnPage() {
  const { returnId = '' } = useParams();
  const isAdmin = useSignedInUser().role === 'admin';
  const { data, error, refetch } = useStockReturnQuery({
    variables: { returnId, isAdmin },
    fetchPolicy: 'cache-and-network',
  });
  const [open, setOpen] = useState<'edit' | ReturnButton | null>(null);
  const [step] = useStepStockReturnMutation({ context: inlineErrors });
  const witnessing = useWitnessing();
  const details = data?.stockReturn;
  const approving = useOwnRight('approve', details?.possible.includes('authorise') ?? false);
  const crumbs = [{ label: 'Returns', path: '/inventory/returns' }];
  if (details === undefined)
    return error ? (
      <Page title="Return" breadcrumb={crumbs} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  const { return: shown, possible } = details;
  const close = () => setOpen(null);
  const take = async (action: ReturnButton) => {
    await attempt(async () => {
      const isDone = await witnessing.run((witness) =>
        step({ variables: { input: { id: shown.id, action, witness }, isAdmin } }),
      );
      if (isDone) notify.success('Done.');
    });
    // If it cannot be loaded again, it stays as it is shown.
    await refetch().catch(() => undefined);
  };
  const press = (action: ReturnButton) => {
    clearFailed();
    const label = RETURN_BUTTON_TABLE[action].label;
    if ('needsReason' in RETURN_TRANSITIONS[action] || action === 'credit' || action === 'replace')
      setOpen(action);
    else if (action === 'dispatch' || action === 'discard')
      askToConfirm({
        title: `${label}: ${shown.number}?`,
        content:
          action === 'dispatch' ? SENT_WORDS[shown.kind] : 'The draft is kept and marked as cancelled.',
        okText: label,
        okButtonProps: { danger: action === 'discard' || shown.kind === 'to_destruction' },
        cancelText: 'Not yet',
        // Not awaited, because a separate dialog asks for a witness.
        onOk: () => void take(action),
      });
    else void take(action);
  };
  const buttons = (isPrimary: boolean) =>
    possible
      .filter((action) => PRIMARY.has(action) === isPrimary)
      .map((action) => (
        <Button
          key={action}
          {...(isPrimary ? { type: 'primary' as const } : { danger: DANGEROUS.has(action) })}
          {...(action === 'authorise' ? approving.button : {})}
          onClick={() => press(action)}
        >
          {RETURN_BUTTON_TABLE[action].label}
        </Button>
      ));
  const asked = open === null || open === 'edit' ? undefined : REASONS[open];
  return (
    <Page
      title={shown.number}
      breadcrumb={crumbs}
      purpose={`${RETURN_KIND_TABLE[shown.kind].label}: ${shown.fromName} → ${goalWords(shown)}`}
      aside={<ReturnState state={shown.state} />}
      actions={
        <>
          {buttons(false)}
          {shown.state === 'draft' ? <Button onClick={() => setOpen('edit')}>Edit draft</Button> : null}
          {buttons(true)}
          {approving.reason}
        </>
      }
    >
      {open === 'edit' ? (
        <ReturnEditor
          existing={details}
          onCancel={close}
          onSaved={() => {
            close();
            void refetch();
          }}
        />
      ) : (
        <>
          <Head details={details} isAdmin={isAdmin} />
          <Lines details={details} />
          <History steps={details.steps} sentence={stepSentence} />
        </>
      )}
      {witnessing.dialog}
      {open === 'credit' ? (
        <CreditDialog
          number={shown.number}
          onGive={async (facts) => {
            await step({ variables: { input: { id: shown.id, action: 'credit', ...facts }, isAdmin } });
            await refetch();
          }}
          onClose={close}
        />
      ) : null}
      {open === 'replace' ? (
        <ReplaceDrawer
          details={details}
          onClose={close}
          onGive={(replacements) =>
            witnessing.run((witness) =>
              step({
                variables: {
                  input: { id: shown.id, action: 'replace', replacements: [...replacements], witness },
                  isAdmin,
                },
              }),
            )
          }
          onDone={() => {
            close();
            notify.success('Replacement received.');
            void refetch();
          }}
        />
      ) : null}
      {asked === undefined || open === null || open === 'edit' ? null : (
        <ReasonDialog
          title={`${RETURN_BUTTON_TABLE[open].label}: ${shown.number}`}
          label={asked.label}
          hint={asked.hint}
          okText={RETURN_BUTTON_TABLE[open].label}
          isDanger
          onGive={async (reason) => {
            await witnessing.run((witness) =>
              step({ variables: { input: { id: shown.id, action: open, reason, witness }, isAdmin } }),
            );
            await refetch();
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}

interface PartProps {
  readonly details: ReturnDetailsFragment;
}

function Head({ details: { return: shown, lines }, isAdmin }: PartProps & { readonly isAdmin: boolean }) {
  const value = lines.reduce((sum, { valuePence }) => sum + (valuePence ?? 0), 0);
  const isControlled = lines.some(({ isWitnessed }) => isWitnessed);
  return (
    <>
      {!isAdmin && shown.kind === 'to_destruction' && ['draft', 'authorised'].includes(shown.state) ? (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 16 }}
          title="An administrator authorises this return and destroys the stock."
        />
      ) : null}
      {isControlled && ['draft', 'authorised'].includes(shown.state) ? (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 16 }}
          title="A controlled drug is in this return. A second person must witness it when it is sent."
        />
      ) : null}
      <Facts
        facts={[
          ['Drafted by', shown.createdByName],
          ...(isAdmin ? [['Value', poundsText(value)] as const] : []),
          ...(shown.orderId === null
            ? []
            : [
                [
                  'Order',
                  <Link key="order" to={`/inventory/purchasing/${shown.orderId}`}>
                    {shown.orderNumber}
                  </Link>,
                ] as const,
              ]),
          ...(shown.eventId === null
            ? []
            : [
                [
                  'Event',
                  <Link key="event" to={`/events/${shown.eventId}/replenish`}>
                    {shown.eventName}
                  </Link>,
                ] as const,
              ]),
          ...(shown.authorisedPerson === null
            ? []
            : [['Authorised person', shown.authorisedPerson] as const]),
          ...(shown.creditPence == null ? [] : [['Credit', poundsText(shown.creditPence)] as const]),
          ...(shown.creditReference === null ? [] : [['Credit note', shown.creditReference] as const]),
          ...(shown.notes === null ? [] : [['Why', shown.notes] as const]),
        ]}
      />
    </>
  );
}

function Lines({ details: { return: shown, lines } }: PartProps) {
  if (lines.length === 0)
    return (
      <Empty title="No lines yet" size="small">
        Edit the draft to add lots to return.
      </Empty>
    );
  const isHere = shown.state === 'draft' || shown.state === 'authorised';
  return (
    <ul className={styles['lines']} aria-label="Return lines">
      {lines.map((line) => (
        <li key={line.id} className={styles['line']}>
          <div>
            <Link to={`/inventory/items/${line.itemId}`}>
              <strong>{line.itemName}</strong>
            </Link>
            {line.lot === null ? null : <p className={styles['quiet']}>{`lot ${line.lot}`}</p>}
          </div>
          <strong className={styles['figure']}>{amountWords(line.quantity, line.unit)}</strong>
          <div className={styles['lineFoot']}>
            {line.lot === null ? null : <Expiry on={line.expiresOn} />}
            {line.controlledSchedule === null ? null : (
              <StatusTag tone="info">{`Schedule ${String(line.controlledSchedule)}`}</StatusTag>
            )}
            {isHere && compareQuantities(line.onHand, line.quantity) < 0 ? (
              <StatusTag tone="danger">{`Only ${amountWords(line.onHand, line.unit)} there`}</StatusTag>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
