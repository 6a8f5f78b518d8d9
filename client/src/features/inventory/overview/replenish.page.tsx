import { LOCATION_KIND_TABLE } from '@sideline/schema/inventory/vocabulary';
import { lessQuantity, quantityText } from '@sideline/schema/inventory/quantity';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { Page } from '../../../components/ui/page';
import { PageSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { formatDateTime } from '../../../lib/dates';
import styles from '../papers/papers.module.css';
import { amountWords } from '../stock-words';
import { Forecast } from './forecast';
import { ForecastAhead } from './forecast-ahead';
import { TransferState } from '../transfers/transfer-state';
import {
  useEventReplenishmentQuery,
  useReplenishEventMutation,
  type ReplenishDetailsFragment,
  type ReplenishEventMutation,
} from './overview.generated';

type Line = ReplenishDetailsFragment['lines'][number];

/** Where the missing stock will come from: '12 from Store, 1 pack from Quay Medical'. */
const sourceWords = (line: Line): string => {
  const parts = [
    ...(line.fromSource > 0
      ? [`${amountWords(line.fromSource, line.unit)} from ${line.sourceName ?? 'its store'}`]
      : []),
    ...(line.packs > 0
      ? [`${String(line.packs)} ${line.packs === 1 ? 'pack' : 'packs'} from ${line.supplierName ?? ''}`]
      : []),
    ...(line.short > 0 && line.packs === 0 ? ['No preferred supplier'] : []),
    ...(line.incoming > 0 ? [`${amountWords(line.incoming, line.unit)} on its way`] : []),
    ...(line.onOrder > 0 ? [`${amountWords(line.onOrder, line.unit)} on order`] : []),
  ];
  return parts.length === 0 ? '–' : parts.join(', ');
};

function Need({ line }: { readonly line: Line }) {
  if (line.par === null) return <StatusTag tone="neutral">No level set</StatusTag>;
  if (line.wanted > 0)
    return line.short > 0 ? (
      <StatusTag tone="danger">{`${amountWords(line.short, line.unit)} short`}</StatusTag>
    ) : (
      <StatusTag tone="warning">{`${amountWords(line.wanted, line.unit)} to send`}</StatusTag>
    );
  return lessQuantity(line.back, line.unusable) < line.par ? (
    <StatusTag tone="info">On its way</StatusTag>
  ) : (
    <StatusTag tone="success">Full</StatusTag>
  );
}

function Unexplained({ line }: { readonly line: Line }) {
  return line.unexplained === 0 ? (
    <>0</>
  ) : (
    <StatusTag tone="warning">{quantityText(line.unexplained)}</StatusTag>
  );
}

/** The stock that is there, and how much of it is unusable. */
function Back({ line }: { readonly line: Line }) {
  return line.unusable === 0 ? (
    <>{quantityText(line.back)}</>
  ) : (
    <>
      {quantityText(line.back)}
      <div className={styles['quiet']}>{`${quantityText(line.unusable)} expired or blocked`}</div>
    </>
  );
}

const figure = (key: string, title: string, of: (line: Line) => number): DataColumn<Line> => ({
  ...{ key, title, align: 'right', width: 96 },
  render: (line) => quantityText(of(line)),
});

const COLUMNS: readonly DataColumn<Line>[] = [
  {
    key: 'item',
    title: 'Item',
    render: ({ itemId, itemName }) => <Link to={`/inventory/items/${itemId}`}>{itemName}</Link>,
  },
  { key: 'place', title: 'Where', render: ({ locationName }) => locationName },
  figure('out', 'Out', ({ out }) => out),
  figure('used', 'Used', ({ used }) => used),
  figure('wasted', 'Wasted', ({ wasted }) => wasted),
  figure('returned', 'Returned', ({ returned }) => returned),
  {
    key: 'unexplained',
    title: 'Unexplained',
    align: 'right',
    width: 130,
    render: (line) => <Unexplained line={line} />,
  },
  { key: 'back', title: 'Back', align: 'right', width: 104, render: (line) => <Back line={line} /> },
  {
    key: 'par',
    title: 'Full at',
    align: 'right',
    width: 96,
    render: ({ par }) => (par === null ? '–' : quantityText(par)),
  },
  { key: 'need', title: 'Needs', width: 170, render: (line) => <Need line={line} /> },
  { key: 'source', title: 'From', render: sourceWords },
];

type DraftedReplenishment = ReplenishEventMutation['replenishEvent']['draftedReplenishment'];

/** What the event used, and what its bags need to be ready again. */
export default function ReplenishPage() {
  const { eventId = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useEventReplenishmentQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  const [drafted, setDrafted] = useState<DraftedReplenishment | null>(null);
  // One id for each press, so that sending it again after an answer was lost does not draft anything twice.
  const [key, setKey] = useState(() => newId());
  const [draft, { loading: isDrafting }] = useReplenishEventMutation();
  const shown = data?.eventReplenishment;
  if (shown === undefined)
    return error ? (
      <Page title="Replenish event" error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  const missing = shown.lines.filter(({ wanted }) => wanted > 0);
  const press = async () => {
    try {
      const { data: answer } = await draft({ variables: { input: { key, eventId } } });
      if (answer) setDrafted(answer.replenishEvent.draftedReplenishment);
      setKey(newId());
    } catch {
      // The page already says why. The next press sends the same key.
    }
    await refetch();
  };
  return (
    <Page
      title={`Replenish ${shown.eventName}`}
      width="wide"
      breadcrumb={[
        { label: 'Events', path: '/events' },
        { label: shown.eventName, path: `/events/${eventId}` },
      ]}
      purpose={`${formatDateTime(shown.startsAt)} to ${formatDateTime(shown.endsAt)}: what was used, and what its bags need to be ready again.`}
      actions={
        <>
          <Button onClick={() => void navigate(`/inventory/returns/new?event=${eventId}`)}>
            Return unused stock
          </Button>
          <Button onClick={() => void navigate(`/inventory/transfer?event=${eventId}`)}>
            Send stock to the event
          </Button>
          <Button
            type="primary"
            disabled={missing.length === 0}
            loading={isDrafting}
            onClick={() => void press()}
          >
            {missing.length === 0 ? 'Nothing to draft' : `Draft for ${String(missing.length)} missing`}
          </Button>
        </>
      }
    >
      {drafted === null ? null : <Drafted drafted={drafted} />}
      <DataTable<Line>
        label="Stock for this event"
        rows={shown.lines}
        rowKey={({ itemId, locationId }) => `${itemId} ${locationId}`}
        columns={COLUMNS}
        card={(line) => ({
          title: line.itemName,
          status: <Need line={line} />,
          facts: [
            `${line.locationName} (${LOCATION_KIND_TABLE[line.locationKind].label.toLowerCase()})`,
            `${quantityText(line.out)} out, ${quantityText(line.used)} used, ${quantityText(line.wasted)} wasted, ${quantityText(line.returned)} returned, ${quantityText(line.back)} back`,
            ...(line.unusable === 0 ? [] : [`${quantityText(line.unusable)} expired or blocked`]),
            ...(line.unexplained === 0 ? [] : [`${quantityText(line.unexplained)} unexplained`]),
            sourceWords(line),
          ],
        })}
        empty={
          <Empty
            title="Nothing was sent to this event"
            action={
              <Button type="primary" onClick={() => void navigate(`/inventory/transfer?event=${eventId}`)}>
                Send stock to the event
              </Button>
            }
          >
            Stock sent to the event or used there is listed here.
          </Empty>
        }
      />
      {data && <Forecast forecast={data.eventForecast} lines={shown.lines} />}
      {data && <ForecastAhead forecast={data.stockForecast} />}
      <Transfers shown={shown} />
    </Page>
  );
}

function Drafted({ drafted }: { readonly drafted: DraftedReplenishment }) {
  return (
    <Alert
      type={drafted.leftOut.length > 0 ? 'warning' : 'success'}
      showIcon
      role="status"
      style={{ marginBottom: 16 }}
      title="Drafted"
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {drafted.transfers.map((transfer) => (
            <li key={transfer.id}>
              <Link to={`/inventory/transfers/${transfer.id}`}>
                {`${transfer.number}: ${transfer.fromName} → ${transfer.toName}`}
              </Link>
            </li>
          ))}
          {drafted.orders.map((order) => (
            <li key={order.id}>
              <Link
                to={`/inventory/purchasing/${order.id}`}
              >{`${order.number} from ${order.supplierName}`}</Link>
            </li>
          ))}
          {drafted.leftOut.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      }
    />
  );
}

function Transfers({ shown: { transfers } }: { readonly shown: ReplenishDetailsFragment }) {
  if (transfers.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="event-transfers">
      <h2 id="event-transfers">Transfers for this event</h2>
      <ul className={styles['lines']} aria-labelledby="event-transfers">
        {transfers.map((transfer) => (
          <li key={transfer.id} className={styles['line']}>
            <div>
              <Link to={`/inventory/transfers/${transfer.id}`}>{transfer.number}</Link>
              <p className={styles['quiet']}>{`${transfer.fromName} → ${transfer.toName}`}</p>
            </div>
            <TransferState state={transfer.state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
