import { FilePdfOutlined, MailOutlined } from '@ant-design/icons';
import {
  PURCHASE_LINE_STATE_TABLE,
  PURCHASE_ORDER_BUTTON_TABLE,
  varianceWords,
  type PurchaseLineState,
  type PurchaseOrderButton,
} from '@sideline/schema/inventory/purchasing';
import { PURCHASE_ORDER_TRANSITIONS } from '@sideline/schema/inventory/purchase-order-transitions';
import { LIMITS } from '@sideline/schema/limits';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useOwnRight } from '../../../components/rights/use-own-right';
import { Empty } from '../../../components/ui/empty';
import { PartFailure } from '../../../components/ui/failure';
import { FileButton } from '../../../components/ui/file-button';
import { Page } from '../../../components/ui/page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { PageSkeleton } from '../../../components/ui/skeletons';
import { StatusTag, type Tone } from '../../../components/ui/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { poundsText, shownFormats } from '../../../lib/formats';
import { askToConfirm } from '../../../lib/confirming';
import { attempt, clearFailed } from '../../../lib/failures';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import inventory from '../inventory.module.css';
import { amountWords } from '../stock-words';
import { InvoiceDrawer } from './invoice-drawer';
import { Facts } from '../papers/facts';
import { History } from '../papers/history';
import { OrderEditor } from './order-editor';
import { OrderState } from './order-state';
import { packsWords, stepSentence, valueWords } from './order-words';
import {
  useMailPurchaseOrderMutation,
  useOrderReturnsQuery,
  usePurchaseOrderQuery,
  useStepPurchaseOrderMutation,
  type OrderDetailsFragment,
} from './purchasing.generated';
import { LabelsButton } from '../labels-dialog';
import styles from '../papers/papers.module.css';
import { ReturnState } from '../returns/return-state';
import { ReceiveDrawer } from './receive-drawer';

const LINE_TONES: Readonly<Record<PurchaseLineState, Tone>> = {
  open: 'waiting',
  part: 'warning',
  received: 'success',
  over: 'info',
};
const DANGEROUS: ReadonlySet<PurchaseOrderButton> = new Set(['discard', 'cancel', 'close_short']);
/** The main action, which takes the order to its next state. */
const PRIMARY: ReadonlySet<PurchaseOrderButton> = new Set(['submit', 'approve', 'order', 'close']);
const REASONS: Readonly<
  Partial<Record<PurchaseOrderButton, { readonly label: string; readonly hint: string }>>
> = {
  send_back: { label: 'What needs to change?', hint: 'The order becomes a draft again.' },
  cancel: { label: 'Why are you cancelling it?', hint: 'You cannot receive stock for a cancelled order.' },
  close_short: {
    label: 'Why will the rest not arrive?',
    hint: 'Items that have not arrived are no longer expected.',
  },
};
const INVOICED: ReadonlySet<string> = new Set([
  'ordered',
  'part_received',
  'received',
  'closed',
  'closed_short',
]);
/** What a supplier may still get, again or for the first time. */
const PRINTED: ReadonlySet<string> = new Set(['draft', 'submitted', 'approved', 'ordered', 'part_received']);
const MAILED: ReadonlySet<string> = new Set(['approved', 'ordered', 'part_received']);

type Open = 'edit' | 'receive' | 'invoice' | PurchaseOrderButton | null;

/** One order: its lines, its approval, what has arrived and what was invoiced. */
export default function OrderPage() {
  const { poId = '' } = useParams();
  const isAdmin = useSignedInUser().role === 'admin';
  const { data, error, refetch } = usePurchaseOrderQuery({
    variables: { id: poId, isAdmin },
    fetchPolicy: 'cache-and-network',
  });
  const [open, setOpen] = useState<Open>(null);
  const [step] = useStepPurchaseOrderMutation({ context: inlineErrors });
  const [mail] = useMailPurchaseOrderMutation({ context: inlineErrors });
  const details = data?.purchaseOrder;
  const approving = useOwnRight('approve', details?.possible.includes('approve') ?? false);
  const crumbs = [{ label: 'Purchase orders', path: '/inventory/purchasing' }];
  if (details === undefined)
    return error ? (
      <Page title="Purchase order" breadcrumb={crumbs} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  const { order, supplierEmail, possible, canReceive, needsAnotherApprover } = details;

  const take = async (action: PurchaseOrderButton, sendsMail = false) => {
    const isDone = await attempt(() =>
      step({ variables: { input: { id: order.id, action, sendsMail }, isAdmin } }),
    );
    if (isDone)
      notify.success(sendsMail ? `${order.number} is on its way to ${order.supplierName}.` : 'Done.');
    // If it cannot be loaded again, it stays as it is shown.
    await refetch().catch(() => undefined);
  };
  const press = (action: PurchaseOrderButton) => {
    clearFailed();
    if ('needsReason' in PURCHASE_ORDER_TRANSITIONS[action]) setOpen(action);
    else if (action === 'order' && supplierEmail !== null)
      askToConfirm({
        title: `Send ${order.number} to ${order.supplierName}?`,
        content: `The order goes to ${supplierEmail} as a PDF.`,
        okText: 'Order and send by e-mail',
        cancelText: 'Order without e-mail',
        closable: true,
        onOk: () => take('order', true),
        // Not `onCancel`: closing the dialog with its cross or Escape does not place an order.
        cancelButtonProps: { onClick: () => void take('order') },
      });
    else if (action === 'discard')
      askToConfirm({
        title: `Discard ${order.number}?`,
        okText: 'Discard draft',
        okButtonProps: { danger: true },
        cancelText: 'Keep it',
        onOk: () => take('discard'),
      });
    else void take(action);
  };
  const sendAgain = async () => {
    const isSent = await attempt(() => mail({ variables: { input: { id: order.id } } }));
    if (isSent) notify.success(`${order.number} is on its way to ${order.supplierName}.`);
  };
  const asked = open === null ? undefined : REASONS[open as PurchaseOrderButton];
  const close = () => setOpen(null);

  return (
    <Page
      title={order.number}
      breadcrumb={crumbs}
      purpose={`${order.supplierName}, for ${order.deliveryLocationName}`}
      aside={<OrderState state={order.state} />}
      actions={
        <>
          <FileButton
            path={`/api/inventory/purchase-orders/${order.id}/pdf`}
            timeoutMs={LIMITS.http.pdfTimeoutMs}
            icon={<FilePdfOutlined aria-hidden="true" />}
          >
            PDF
          </FileButton>
          {isAdmin && supplierEmail !== null && MAILED.has(order.state) && order.state !== 'approved' ? (
            <Button icon={<MailOutlined aria-hidden="true" />} onClick={() => void sendAgain()}>
              Send again
            </Button>
          ) : null}
          {order.state === 'draft' ? <Button onClick={() => setOpen('edit')}>Edit draft</Button> : null}
          {isAdmin && INVOICED.has(order.state) ? (
            <Button onClick={() => setOpen('invoice')}>Record invoice</Button>
          ) : null}
          {possible
            .filter((action) => !PRIMARY.has(action))
            .map((action) => (
              <Button key={action} danger={DANGEROUS.has(action)} onClick={() => press(action)}>
                {PURCHASE_ORDER_BUTTON_TABLE[action].label}
              </Button>
            ))}
          {canReceive ? (
            <Button type="primary" onClick={() => setOpen('receive')}>
              Receive
            </Button>
          ) : null}
          {possible
            .filter((action) => PRIMARY.has(action))
            .map((action) => (
              <Button
                key={action}
                type="primary"
                {...(action === 'approve' ? approving.button : {})}
                onClick={() => press(action)}
              >
                {PURCHASE_ORDER_BUTTON_TABLE[action].label}
              </Button>
            ))}
          {approving.reason}
        </>
      }
    >
      {isAdmin && needsAnotherApprover ? (
        <Alert
          type="info"
          showIcon
          title="You submitted this order. Because of its value, another administrator must approve it."
          style={{ marginBottom: 16 }}
        />
      ) : null}
      {open === 'edit' ? (
        <OrderEditor
          existing={details}
          onCancel={close}
          onSaved={() => {
            close();
            void refetch();
          }}
        />
      ) : (
        <>
          <OrderHead details={details} isAdmin={isAdmin} />
          <OrderLines details={details} isAdmin={isAdmin} />
          <Receipts details={details} />
          {isAdmin ? <Invoices details={details} /> : null}
          <OrderReturns orderId={order.id} isAdmin={isAdmin} />
          <History steps={details.steps} sentence={stepSentence} />
        </>
      )}
      {open === 'receive' ? (
        <ReceiveDrawer
          details={details}
          onClose={close}
          onReceived={() => {
            close();
            void refetch();
          }}
        />
      ) : null}
      {open === 'invoice' ? (
        <InvoiceDrawer
          details={details}
          onClose={close}
          onSaved={() => {
            close();
            void refetch();
          }}
        />
      ) : null}
      {asked === undefined || open === null ? null : (
        <ReasonDialog
          title={`${PURCHASE_ORDER_BUTTON_TABLE[open as PurchaseOrderButton].label}: ${order.number}`}
          label={asked.label}
          hint={asked.hint}
          okText={PURCHASE_ORDER_BUTTON_TABLE[open as PurchaseOrderButton].label}
          isDanger={DANGEROUS.has(open as PurchaseOrderButton)}
          onGive={async (reason) => {
            await step({
              variables: { input: { id: order.id, action: open as PurchaseOrderButton, reason }, isAdmin },
            });
            await refetch();
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}

interface PartProps {
  readonly details: OrderDetailsFragment;
}

function OrderHead({
  details: { order, deliveryAddress },
  isAdmin,
}: PartProps & { readonly isAdmin: boolean }) {
  return (
    <Facts
      facts={[
        [
          'Delivery address',
          deliveryAddress === null ? (
            PRINTED.has(order.state) ? (
              <Link
                key="address"
                to={`/inventory/locations?q=${encodeURIComponent(order.deliveryLocationName)}`}
              >
                None. Enter one under Locations.
              </Link>
            ) : (
              'None'
            )
          ) : (
            <span key="address" style={{ whiteSpace: 'pre-line' }}>
              {deliveryAddress}
            </span>
          ),
        ],
        ['Expected', order.expectedOn === null ? 'Not known' : formatDate(order.expectedOn)],
        ...(isAdmin ? [['Value', valueWords(order.valuePence)] as const] : []),
        ['Drafted by', order.createdByName],
        ['Sent by e-mail', order.mailedAt === null ? 'Not yet' : formatDateTime(order.mailedAt)],
        ...(order.notes === null ? [] : [['Notes', order.notes] as const]),
      ]}
    />
  );
}

function OrderLines({ details: { lines }, isAdmin }: PartProps & { readonly isAdmin: boolean }) {
  if (lines.length === 0)
    return (
      <Empty title="No lines yet" size="small">
        Edit the draft to add items to order.
      </Empty>
    );
  return (
    <ul className={styles['lines']} aria-label="Order lines">
      {lines.map((line) => (
        <li key={line.id} className={styles['line']}>
          <div>
            <strong>{line.itemName}</strong>
            <p className={styles['quiet']}>
              {[
                line.supplierSku,
                packsWords(line.packs, amountWords(line.packQuantity, line.unit)),
                ...(isAdmin && line.packPricePence != null
                  ? [`${poundsText(line.packPricePence)} a pack`]
                  : []),
                `for ${line.locationName}`,
              ].join(' · ')}
            </p>
          </div>
          <StatusTag tone={LINE_TONES[line.state]}>{PURCHASE_LINE_STATE_TABLE[line.state].label}</StatusTag>
          <span className={styles['lineFoot']}>
            {amountWords(line.received, line.unit)} of {amountWords(line.ordered, line.unit)} received
          </span>
        </li>
      ))}
    </ul>
  );
}

function Receipts({ details: { receipts } }: PartProps) {
  if (receipts.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="order-receipts">
      <h2 id="order-receipts">Received</h2>
      <ul className={styles['lines']}>
        {receipts.map((receipt) => (
          <li key={receipt.id} className={styles['line']}>
            <div>
              <strong>{formatDateTime(receipt.receivedAt)}</strong>
              <p className={styles['quiet']}>
                {[
                  receipt.receivedByName,
                  ...(receipt.deliveryNote === null ? [] : [`delivery note ${receipt.deliveryNote}`]),
                  ...(receipt.notes === null ? [] : [receipt.notes]),
                ].join(' · ')}
              </p>
              {receipt.lines.map((line, index) => (
                <p key={index} style={{ margin: '4px 0 0' }}>
                  {[
                    `${amountWords(line.quantity, line.unit)} ${line.itemName}`,
                    ...(line.lot === null ? [] : [`lot ${line.lot}`]),
                    ...(line.expiresOn === null ? [] : [`exp ${formatDate(line.expiresOn)}`]),
                  ].join(', ')}
                  {` → ${line.locationName} `}
                  {line.damaged > 0 ? (
                    <StatusTag tone="danger">
                      {`${amountWords(line.damaged, line.unit)} ${line.lot === null ? 'damaged, written off' : 'damaged, in quarantine'}`}
                    </StatusTag>
                  ) : null}
                  {line.shortDatedBy === null ? null : (
                    <StatusTag tone="warning">{`Short-dated by ${String(line.shortDatedBy)} days`}</StatusTag>
                  )}
                  {line.overReason === null ? null : (
                    <StatusTag tone="info">{`More than ordered: ${line.overReason}`}</StatusTag>
                  )}
                </p>
              ))}
            </div>
            <ReceiptLabels receipt={receipt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Labels for the lots of a delivery, one for each. */
function ReceiptLabels({ receipt }: { readonly receipt: OrderDetailsFragment['receipts'][number] }) {
  const lots = new Set(receipt.lines.flatMap(({ batchId }) => (batchId === null ? [] : [batchId])));
  return lots.size === 0 ? null : (
    <LabelsButton
      kind="batch"
      ids={[...lots]}
      about={`for the lots received on ${formatDateTime(receipt.receivedAt)}`}
    />
  );
}

/** What was returned from it, and what the supplier credited for that. */
function OrderReturns({ orderId, isAdmin }: { readonly orderId: string; readonly isAdmin: boolean }) {
  const { data, error, refetch } = useOrderReturnsQuery({
    variables: { orderId, isAdmin },
    fetchPolicy: 'cache-and-network',
  });
  const returns = data?.stockReturns.nodes ?? [];
  if (data === undefined && error)
    return (
      <PartFailure
        error={error}
        title="Returns of this order cannot be loaded just now."
        onRetry={() => void refetch()}
      />
    );
  if (returns.length === 0) return null;
  const credited = returns.reduce((sum, { creditPence }) => sum + (creditPence ?? 0), 0);
  return (
    <section className={styles['section']} aria-labelledby="order-returns">
      <h2 id="order-returns">Returns and credits</h2>
      <ul className={styles['lines']} aria-labelledby="order-returns">
        {returns.map((one) => (
          <li key={one.id} className={styles['line']}>
            <div>
              <Link to={`/inventory/returns/${one.id}`}>
                <strong>{one.number}</strong>
              </Link>
              <p className={styles['quiet']}>
                {[
                  formatDateTime(one.createdAt),
                  one.lineCount === 1 ? '1 line' : `${String(one.lineCount)} lines`,
                  ...(one.creditReference === null ? [] : [`credit note ${one.creditReference}`]),
                ].join(' · ')}
              </p>
            </div>
            <ReturnState state={one.state} />
            {one.creditPence == null ? null : (
              <span className={styles['lineFoot']}>{`${poundsText(one.creditPence)} credited`}</span>
            )}
          </li>
        ))}
      </ul>
      {isAdmin && credited > 0 ? (
        <p className={styles['quiet']}>{`${poundsText(credited)} credited against this order.`}</p>
      ) : null}
    </section>
  );
}

function Invoices({ details: { invoices } }: PartProps) {
  if (invoices === undefined || invoices.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="order-invoices">
      <h2 id="order-invoices">Invoices</h2>
      <table className={inventory['table']} aria-labelledby="order-invoices">
        <thead>
          <tr>
            <th scope="col">Invoice</th>
            <th scope="col">Date</th>
            <th scope="col" className={inventory['figure']}>
              Total
            </th>
            <th scope="col">Compared with the order</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => {
            const variance = varianceWords(invoice.variancePence, shownFormats());
            return (
              <tr key={invoice.id}>
                <td>{invoice.number}</td>
                <td>{formatDate(invoice.invoicedOn)}</td>
                <td className={inventory['figure']}>{poundsText(invoice.totalPence)}</td>
                <td>
                  {variance === null ? (
                    <StatusTag tone="success">As ordered</StatusTag>
                  ) : (
                    <StatusTag tone="warning">{variance}</StatusTag>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
