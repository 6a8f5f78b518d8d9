import { addQuantities, compareQuantities, quantityText } from '@sideline/schema/inventory/quantity';
import { Empty } from '../../../components/ui/empty';
import { StatusTag } from '../../../components/ui/status-tag';
import { todayAsLocalDate } from '../../../lib/dates';
import { Expiry } from '../expiry';
import inventory from '../inventory.module.css';
import { amountWords } from '../stock-words';
import { placesOf, type CheckRow } from './bag-check-draft';
import type { BagDetailsPartsFragment } from './bags.generated';
import styles from './bags.module.css';

/** The contents of a bag, pouch by pouch, compared with its kit. */
export function BagContents({ details }: { readonly details: BagDetailsPartsFragment }) {
  const places = placesOf(details, todayAsLocalDate());
  if (places.length === 0)
    return (
      <Empty title="Nothing in this bag" size="small">
        Its kit has nothing in it. Choose another kit.
      </Empty>
    );
  return (
    <div className={styles['form']}>
      {places.map((place) => (
        <section key={place.id} className={styles['place']} aria-label={place.name}>
          <div className={styles['placeHead']}>
            <h2>{place.name}</h2>
            {place.id === details.bag.id ? null : place.seal === null ? (
              <StatusTag tone="neutral">Not sealed</StatusTag>
            ) : (
              <StatusTag tone="success">{`Seal ${place.seal}`}</StatusTag>
            )}
          </div>
          <table className={inventory['table']} aria-label={`Contents: ${place.name}`}>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col" className={inventory['figure']}>
                  Present, of required
                </th>
              </tr>
            </thead>
            <tbody>
              {place.rows.map((row) => (
                <tr key={row.key}>
                  <td>
                    {row.name}
                    {row.isOptional && row.wanted !== null ? ', optional' : ''} <Shortage row={row} />
                    {row.lots.map((lot) => (
                      <Lot key={lot.batchId ?? lot.itemId} lot={lot} />
                    ))}
                  </td>
                  <td className={inventory['figure']}>
                    {row.wanted === null
                      ? amountWords(row.booked, row.unit)
                      : `${quantityText(row.booked)} of ${amountWords(row.wanted, row.unit)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function Lot({ lot }: { readonly lot: CheckRow['lots'][number] }) {
  if (lot.lot === null) return null;
  return (
    <p className={styles['quiet']}>
      {`${quantityText(lot.quantity)} of lot ${lot.lot}`}
      {lot.expiresOn === null ? '' : ', expiry '}
      {lot.expiresOn === null ? null : <Expiry on={lot.expiresOn} />}{' '}
      {lot.status === 'recalled' || lot.status === 'quarantined' ? (
        <StatusTag tone="danger">{lot.status === 'recalled' ? 'Recalled' : 'Quarantined'}</StatusTag>
      ) : null}
    </p>
  );
}

function Shortage({ row }: { readonly row: CheckRow }) {
  if (row.wanted === null) return <StatusTag tone="neutral">Not in the kit</StatusTag>;
  const isShort = compareQuantities(addQuantities(row.booked, row.standsIn), row.wanted) < 0;
  return isShort && !row.isOptional ? <StatusTag tone="warning">Short</StatusTag> : null;
}
