import { addQuantities } from '@sideline/schema/inventory/quantity';
import { localDay } from '@sideline/schema/local-day';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { StatusTag } from '../../components/ui/status-tag';
import { useSignedInUser } from '../../lib/session';
import type { CorrectionStart } from './correct-drawer';
import { Expiry } from './expiry';
import type { StockItemQuery } from './inventory.generated';
import styles from './inventory.module.css';
import { amountWords, freeOf } from './stock-words';

type Details = StockItemQuery['stockItem'];
type Holding = Details['stock'][number];

interface ItemStockProps {
  readonly details: Details;
  /** The lot that a label or another page linked to. */
  readonly lot: string | null;
  /** The figure that led here: all stock on hand, or only what is free. */
  readonly show: string | null;
  /** Null for people who may not correct stock. */
  readonly onCorrect: ((start: CorrectionStart) => void) | null;
}

const MOST_FRAMES = 30;

const isBlocked = (status: string | null): boolean => status === 'quarantined' || status === 'recalled';
/** As the server counts it, by the provider's day, whatever this device's day is. */
const isUsable = ({ status, expiresOn }: Holding): boolean =>
  !isBlocked(status) && (expiresOn === null || expiresOn >= localDay(new Date()));

/** The stock of an item by location and lot. */
export function ItemStock({ details, lot, show, onCorrect }: ItemStockProps) {
  const { item, stock, usable, promised } = details;
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (show === null) return;
    let next = 0;
    // Coming from another tab, the panel is shown a frame or two later.
    const look = (left: number) => {
      frame.current?.focus();
      if (document.activeElement !== frame.current && left > 0)
        next = requestAnimationFrame(() => look(left - 1));
    };
    look(MOST_FRAMES);
    return () => cancelAnimationFrame(next);
  }, [show]);
  const correct =
    onCorrect === null ? null : (
      <Button onClick={() => onCorrect({ place: null, lot: null })}>Correct stock</Button>
    );
  if (stock.length === 0)
    return (
      <Empty title="No stock available." size="small" action={correct}>
        {item.isBatchTracked
          ? 'Receive an order, or add a lot and correct its stock.'
          : 'Receive an order, or correct the stock.'}
      </Empty>
    );
  const isFree = show === 'free';
  const rows = isFree ? stock.filter(isUsable) : stock;
  return (
    <section ref={frame} tabIndex={-1} aria-label={isFree ? 'Free stock' : 'Stock on hand'}>
      {isFree ? (
        <>
          <p>
            {`Excluding lots that are expired, quarantined or recalled: ${amountWords(usable, item.unit)} can be used, ${amountWords(promised, item.unit)} promised to draft transfers, ${amountWords(freeOf(usable, promised), item.unit)} free.`}
          </p>
          <p className={styles['links']}>
            <Link to={`/inventory/transfers?state=draft&item=${item.id}`}>Draft transfers of this item</Link>
            <Link to="?show=hand">Show all stock</Link>
          </p>
        </>
      ) : null}
      <table
        className={`${styles['table'] ?? ''} ${styles['withActs'] ?? ''}`}
        aria-label={`Stock of ${item.name}`}
      >
        <thead>
          <tr>
            <th scope="col">Location</th>
            <th scope="col">Lot</th>
            <th scope="col">Expiry</th>
            <th scope="col" className={styles['figure']}>
              Quantity
            </th>
            <th scope="col">{onCorrect === null ? 'Recalls' : 'Actions'}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((holding) => (
            <tr
              key={`${holding.locationId} ${holding.batchId ?? ''}`}
              aria-current={lot !== null && holding.batchId === lot ? 'true' : undefined}
            >
              <td>{holding.locationName}</td>
              <td>
                {holding.lot ?? '–'}{' '}
                {isBlocked(holding.status) ? (
                  <StatusTag tone="danger">
                    {holding.status === 'recalled' ? 'Recalled' : 'Quarantined'}
                  </StatusTag>
                ) : null}
              </td>
              <td>{holding.lot === null ? '–' : <Expiry on={holding.expiresOn} />}</td>
              <td className={styles['figure']}>{amountWords(holding.quantity, item.unit)}</td>
              <td>
                <span className={styles['links']}>
                  <LotRecalls itemId={item.id} holding={holding} />
                  {onCorrect === null ? null : (
                    <Button
                      type="link"
                      style={{ padding: 0 }}
                      aria-label={`Correct the stock of ${holding.lot === null ? item.name : `lot ${holding.lot}`} at ${holding.locationName}`}
                      onClick={() =>
                        onCorrect({
                          place: { id: holding.locationId, name: holding.locationName },
                          lot:
                            holding.batchId === null
                              ? null
                              : { id: holding.batchId, name: holding.lot ?? '' },
                        })
                      }
                    >
                      Correct
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {isFree ? 'Can be used' : 'On hand'}
            </th>
            <td className={styles['figure']}>
              {amountWords(addQuantities(0, ...rows.map(({ quantity }) => quantity)), item.unit)}
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
      {correct === null ? null : <p>{correct}</p>}
    </section>
  );
}

/** From a lot to its recalls: for a blocked lot to the one that blocks it, for any other lot to a new recall. */
function LotRecalls({ itemId, holding }: { readonly itemId: string; readonly holding: Holding }) {
  const isAdmin = useSignedInUser().role === 'admin';
  const { batchId, lot, status } = holding;
  if (batchId === null) return isAdmin ? null : <>–</>;
  if (isBlocked(status)) return <Link to={`/inventory/recalls?lot=${batchId}`}>See its recalls</Link>;
  return isAdmin ? (
    <Link
      to={`/inventory/recalls?new=1&item=${itemId}&lot=${batchId}`}
      aria-label={`Recall lot ${lot ?? ''} at ${holding.locationName}`}
    >
      Recall
    </Link>
  ) : (
    <>–</>
  );
}
