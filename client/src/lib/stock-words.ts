import { lotExpiryOn } from '@sideline/schema/inventory/lot-expiry';
import { quantityText } from '@sideline/schema/inventory/quantity';
import { STOCK_UNIT_TABLE, type LocationKind, type StockUnit } from '@sideline/schema/inventory/vocabulary';
import { formatDate } from './dates';

/** '4 ampoules', '1 vial', '0.5 litres'. Single items have no unit: '12'. */
export const amountWords = (quantity: number, unit: StockUnit): string => {
  if (unit === 'each') return quantityText(quantity);
  const { label, many } = STOCK_UNIT_TABLE[unit];
  return `${quantityText(quantity)} ${quantity === 1 ? label : many}`;
};

/** A location shown without its bag: each bag has pouches with the same names. 'Bag 03 / Airway'. */
export const placeWords = ({
  name,
  kind,
  parentName,
}: {
  readonly name: string;
  readonly kind: LocationKind;
  readonly parentName: string | null;
}): string => (kind === 'pouch' && parentName !== null ? `${parentName} / ${name}` : name);

export interface ExpiryWords {
  readonly text: string;
  readonly tone: 'danger' | 'warning' | null;
}

/**
 * An expiry date in words: expired dates say so, and near ones give the days (screens section 10). `today` is YYYY-MM-DD.
 */
export const expiryWords = (expiresOn: string | null, today: string): ExpiryWords => {
  const expiry = lotExpiryOn(expiresOn, today);
  if (expiresOn === null || expiry.state === 'none') return { text: 'No expiry date', tone: null };
  const day = formatDate(expiresOn);
  if (expiry.state === 'expired') return { text: `Expired ${day}`, tone: 'danger' };
  if (expiry.state === 'in_date') return { text: day, tone: null };
  if (expiry.days === 0) return { text: `${day}, last day today`, tone: 'warning' };
  return {
    text: `${day}, ${String(expiry.days)} ${expiry.days === 1 ? 'day' : 'days'} left`,
    tone: 'warning',
  };
};
