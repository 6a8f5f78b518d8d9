import { z } from 'zod';
import { pence } from '../inventory/money.js';
import {
  DISCREPANCY_KINDS,
  EXPIRING_ACTS,
  RETURN_BUTTONS,
  STOCKTAKE_BUTTONS,
  STOCKTAKE_SCOPES,
} from '../inventory/moving.js';
import { addQuantities, positiveQuantity, quantityOrNone } from '../inventory/quantity.js';
import { RETURN_KINDS } from '../inventory/return-transitions.js';
import { ITEM_TYPES } from '../inventory/vocabulary.js';
import { LIMITS } from '../limits.js';
import { uuid } from './id.js';
import { operationalDay } from './instant.js';
import { optionalText, requiredText } from './text.js';

const { short } = LIMITS.text;
const { noteLength, keyLength } = LIMITS.stock;
const { lines: mostLines, recountPercent, counters } = LIMITS.moving;

const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);
const notes = optionalText(2_000);
const tooMany = `Use at most ${String(mostLines)} lines.`;
const idsDiffer = (lines: readonly { readonly id: string }[]): boolean =>
  new Set(lines.map(({ id }) => id)).size === lines.length;

/** What moves from where to where. Which lots is decided when it leaves. */
export const transferFacts = z
  .object({
    fromLocationId: uuid('Choose where it comes from.'),
    toLocationId: uuid('Choose where it goes.'),
    eventId: orNull(uuid('Choose the event.')),
    notes,
    lines: z
      .array(z.object({ id: uuid(), itemId: uuid('Choose the item.'), quantity: positiveQuantity }))
      .max(mostLines, tooMany)
      .refine(idsDiffer, 'Each line needs its own id.')
      .refine(
        (lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length,
        'List each item only once.',
      ),
  })
  .refine(({ fromLocationId, toLocationId }) => fromLocationId !== toLocationId, {
    path: ['toLocationId'],
    message: 'Choose a different location from the one that it comes from.',
  });
export type TransferFacts = z.output<typeof transferFacts>;

/** What was picked instead of what was proposed. */
export const dispatchFacts = z.object({
  picks: orNull(
    z
      .array(
        z.object({
          lineId: uuid('Choose the line.'),
          batchId: orNull(uuid('Choose the lot.')),
          quantity: positiveQuantity,
        }),
      )
      .min(1, 'Pick at least one lot.')
      .max(mostLines, tooMany),
  ),
});

const arrivedLine = z
  .object({
    pickId: uuid('Choose the line.'),
    received: quantityOrNone,
    discrepancy: orNull(
      z.object({
        kind: z.enum(DISCREPANCY_KINDS, 'Choose what was wrong.'),
        quantity: positiveQuantity,
        reason: requiredText(noteLength, 'Say what happened.'),
      }),
    ),
  })
  .refine(({ received, discrepancy }) => addQuantities(received, discrepancy?.quantity ?? 0) > 0, {
    path: ['received'],
    message: 'Enter how much arrived.',
  });

/** What arrived of a transfer. The id is the receipt's: sent again, nothing is received twice. */
export const transferReceiptFacts = z.object({
  id: uuid(),
  lines: z
    .array(arrivedLine)
    .min(1, 'Enter what arrived.')
    .max(mostLines, tooMany)
    .refine(
      (lines) => new Set(lines.map(({ pickId }) => pickId)).size === lines.length,
      'List each line only once.',
    ),
});
export type TransferReceiptFacts = z.output<typeof transferReceiptFacts>;

/** Lots that expire, and what is drafted for them. */
export const expiringDraftFacts = z
  .object({
    key: requiredText(keyLength, 'Give this a key.'),
    act: z.enum(EXPIRING_ACTS, 'Choose what to do.'),
    toLocationId: orNull(uuid('Choose where it goes.')),
    lots: z
      .array(z.object({ batchId: uuid('Choose the lot.'), locationId: uuid('Choose the location.') }))
      .min(1, 'Choose at least one lot.')
      .max(mostLines, tooMany),
  })
  .superRefine(({ act, toLocationId }, context) => {
    if (act === 'move' && toLocationId === null)
      context.addIssue({ code: 'custom', path: ['toLocationId'], message: 'Choose where it goes.' });
  });
export type ExpiringDraftFacts = z.infer<typeof expiringDraftFacts>;

/** What goes back, and to whom. */
export const returnFacts = z
  .object({
    kind: z.enum(RETURN_KINDS, 'Choose what kind of return it is.'),
    fromLocationId: uuid('Choose where it comes from.'),
    toLocationId: orNull(uuid('Choose where it goes.')),
    supplierId: orNull(uuid('Choose the supplier.')),
    orderId: orNull(uuid('Choose the order.')),
    eventId: orNull(uuid('Choose the event.')),
    authorisedPerson: optionalText(short),
    notes,
    lines: z
      .array(
        z.object({
          id: uuid(),
          itemId: uuid('Choose the item.'),
          batchId: orNull(uuid('Choose the lot.')),
          quantity: positiveQuantity,
        }),
      )
      .max(mostLines, tooMany)
      .refine(idsDiffer, 'Each line needs its own id.'),
  })
  .superRefine((value, context) => {
    const wanted = (path: string, message: string): void => {
      context.addIssue({ code: 'custom', path: [path], message });
    };
    if (value.kind === 'to_supplier' && value.supplierId === null)
      wanted('supplierId', 'Choose the supplier.');
    if (value.kind !== 'unused_from_event') return;
    if (value.eventId === null) wanted('eventId', 'Choose the event.');
    if (value.toLocationId === null) wanted('toLocationId', 'Choose where it goes.');
    else if (value.toLocationId === value.fromLocationId)
      wanted('toLocationId', 'Choose a different location from the one that it comes from.');
  })
  .transform((value) => ({
    ...value,
    toLocationId: value.kind === 'unused_from_event' ? value.toLocationId : null,
    supplierId: value.kind === 'to_supplier' ? value.supplierId : null,
    orderId: value.kind === 'to_supplier' ? value.orderId : null,
    eventId: value.kind === 'unused_from_event' ? value.eventId : null,
    authorisedPerson: value.kind === 'to_destruction' ? value.authorisedPerson : null,
  }));
export type ReturnFacts = z.output<typeof returnFacts>;

/** What a supplier sent in place of what went back. Whether the item needs lots or serial numbers is the service's to check. */
const replacement = z.object({
  itemId: uuid('Choose the item.'),
  quantity: positiveQuantity,
  lot: optionalText(60),
  expiresOn: orNull(operationalDay),
  serial: optionalText(60),
});
export type Replacement = z.output<typeof replacement>;

export const returnStepFacts = z.object({
  action: z.enum(RETURN_BUTTONS, 'Choose what to do.'),
  reason: optionalText(noteLength),
  creditPence: orNull(pence),
  creditReference: optionalText(60),
  replacements: z
    .array(replacement)
    .max(mostLines, tooMany)
    .nullish()
    .transform((value) => value ?? []),
});

/** What is counted, by whom, and from which variance on it is counted again. */
export const stocktakeFacts = z
  .object({
    scope: z.enum(STOCKTAKE_SCOPES, 'Choose what is counted.'),
    locationId: orNull(uuid('Choose the location.')),
    itemType: orNull(z.enum(ITEM_TYPES, 'Choose the type of item.')),
    limitPercent: z
      .int('Enter a whole number.')
      .min(0, 'Enter 0 or more.')
      .max(recountPercent.most, `Enter at most ${String(recountPercent.most)}.`)
      .nullish()
      .transform((value) => value ?? recountPercent.usual),
    counterIds: z
      .array(uuid('Choose who counts.'))
      .max(counters, `Choose at most ${String(counters)} people.`),
    notes,
  })
  .superRefine(({ scope, locationId, itemType }, context) => {
    if (scope !== 'class' && locationId === null)
      context.addIssue({ code: 'custom', path: ['locationId'], message: 'Choose the location.' });
    if (scope === 'class' && itemType === null)
      context.addIssue({ code: 'custom', path: ['itemType'], message: 'Choose the type of item.' });
  })
  .transform((value) => ({ ...value, itemType: value.scope === 'class' ? value.itemType : null }));

export const stocktakeStepFacts = z.object({
  action: z.enum(STOCKTAKE_BUTTONS, 'Choose what to do.'),
  reason: optionalText(noteLength),
});

/** One count: of a line that is listed, or of what was found beside them. The id is the count's: sent again, it counts once. */
export const countFacts = z
  .object({
    id: uuid(),
    lineId: orNull(uuid()),
    itemId: orNull(uuid('Choose the item.')),
    batchId: orNull(uuid('Choose the lot.')),
    locationId: orNull(uuid('Choose the location.')),
    quantity: quantityOrNone,
    /** How often the line had been counted when it was read; null where nobody read it. */
    counts: orNull(z.int()),
    /** When it was counted, where that was without a connection; now where nothing is said. */
    countedAt: orNull(z.date('Enter when it was counted.')),
  })
  .refine(({ lineId, itemId, locationId }) => lineId !== null || (itemId !== null && locationId !== null), {
    path: ['itemId'],
    message: 'Choose what was counted, and where.',
  });

export const replenishFacts = z.object({
  key: requiredText(keyLength, 'Give this a key.'),
  eventId: uuid('Choose the event.'),
});

export const keeperFacts = z.object({
  locationId: uuid('Choose the location.'),
  userIds: z.array(uuid('Choose the people.')).max(counters, `Choose at most ${String(counters)} people.`),
});
