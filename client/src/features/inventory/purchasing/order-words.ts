import { stepWords } from '@sideline/schema/inventory/purchasing';
import type { PurchaseOrderAction } from '@sideline/schema/inventory/purchase-order-transitions';
import { numberText, poundsText } from '../../../lib/formats';

/** A step as a sentence: 'Robin Ash approved it.' */
export const stepSentence = ({
  takenByName,
  action,
  reason,
}: {
  readonly takenByName: string;
  readonly action: PurchaseOrderAction;
  readonly reason: string | null;
}): string => `${takenByName} ${stepWords(action)}${reason === null ? '.' : `: ${reason}`}`;

/** A value that staff do not see. It is unknown while a line has no price. */
export const valueWords = (pence: number | null | undefined): string =>
  pence == null ? 'Not known' : poundsText(pence);

/** '2 packs of 100'. */
export const packsWords = (packs: number, pack: string): string =>
  `${numberText(packs)} ${packs === 1 ? 'pack' : 'packs'} of ${pack}`;
