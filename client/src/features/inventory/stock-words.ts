import { compareQuantities, lessQuantity, quantityText } from '@sideline/schema/inventory/quantity';
import type { LocationKind } from '@sideline/schema/inventory/vocabulary';

export { amountWords, expiryWords, placeWords, type ExpiryWords } from '../../lib/stock-words';

export interface MoveWords {
  readonly itemName: string;
  readonly quantity: number;
  readonly lot: string | null;
  readonly fromName: string;
  readonly fromKind: LocationKind;
  readonly toName: string;
  readonly toKind: LocationKind;
}

/** A move as a sentence with an arrow: '4 × Salbutamol nebule 2.5 mg, lot K2231: Store → Bag 03' (screens section 10). */
export const moveSentence = ({ itemName, quantity, lot, fromName, toName }: MoveWords): string =>
  `${quantityText(quantity)} × ${itemName}${lot === null ? '' : `, lot ${lot}`}: ${fromName} → ${toName}`;

/** Usable stock that is not promised, never below zero. */
export const freeOf = (usable: number, promised: number): number =>
  compareQuantities(usable, promised) <= 0 ? 0 : lessQuantity(usable, promised);
