import { z } from 'zod';
import { pence } from '../inventory/money.js';
import { PURCHASE_ORDER_BUTTONS } from '../inventory/purchasing.js';
import { positiveQuantity, quantityOrNone } from '../inventory/quantity.js';
import { LIMITS } from '../limits.js';
import { uuid } from './id.js';
import { operationalDay } from './instant.js';
import { optionalText, requiredText } from './text.js';

const { short } = LIMITS.text;
const { orderLines, packs: mostPacks, leadDays: mostLeadDays } = LIMITS.supply;
const { noteLength, keyLength } = LIMITS.stock;

const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);
const leadDays = orNull(
  z
    .int('Enter a number of days.')
    .min(0, 'Enter 0 or more days.')
    .max(mostLeadDays, `Enter at most ${String(mostLeadDays)} days.`),
);

/** The details of a supplier (operations section 3). Returned as stored. */
export const supplierFacts = z.object({
  name: requiredText(short, 'Give the supplier a name.'),
  accountNumber: optionalText(60),
  contactName: optionalText(short),
  email: optionalText(254).refine(
    (text) => text === null || z.email().safeParse(text).success,
    'Enter an e-mail address, like orders@example.org.',
  ),
  phone: optionalText(40).refine(
    (text) => text === null || /^[+\d][\d\s()./-]{4,}(\s?(ext|x)\.?\s?\d+)?$/i.test(text),
    'Enter a telephone number in figures.',
  ),
  leadDays,
  terms: optionalText(2_000),
  notes: optionalText(2_000),
});
export type SupplierFacts = z.output<typeof supplierFacts>;

/** How a supplier sells an item. */
export const supplierItemFacts = z.object({
  supplierSku: requiredText(60, 'Enter the supplier’s own code for it.'),
  packQuantity: positiveQuantity,
  leadDays,
  isPreferred: z.boolean(),
});
export type SupplierItemFacts = z.output<typeof supplierItemFacts>;

/** What a pack costs from a day on. */
export const priceFacts = z.object({
  packPricePence: pence,
  validFrom: operationalDay,
});

const wholePacks = z
  .int('Enter a whole number of packs.')
  .min(1, 'Enter at least 1 pack.')
  .max(mostPacks, `Enter at most ${String(mostPacks)} packs.`);

/** What is ordered: whole packs of what the supplier sells, each line for one place. */
export const orderFacts = z.object({
  deliveryLocationId: uuid('Choose where it is delivered.'),
  expectedOn: orNull(operationalDay),
  notes: optionalText(2_000),
  lines: z
    .array(
      z.object({
        id: uuid(),
        supplierItemId: uuid('Choose what is ordered.'),
        packs: wholePacks,
        locationId: orNull(uuid()),
      }),
    )
    .max(orderLines, `An order has at most ${String(orderLines)} lines.`)
    .refine(
      (lines) => new Set(lines.map(({ id }) => id)).size === lines.length,
      'Each line needs its own id.',
    ),
});
export type OrderFacts = z.output<typeof orderFacts>;

export const orderStepFacts = z.object({
  action: z.enum(PURCHASE_ORDER_BUTTONS, 'Choose what to do.'),
  reason: optionalText(noteLength),
  sendsMail: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

const receivedLine = z
  .object({
    lineId: uuid('Choose the line.'),
    locationId: orNull(uuid('Choose where it goes.')),
    /** What is good, and what arrived broken, in the item's unit. */
    quantity: quantityOrNone,
    damaged: quantityOrNone.nullish().transform((value) => value ?? 0),
    lot: optionalText(60),
    expiresOn: orNull(operationalDay),
    serial: optionalText(60),
    overReason: optionalText(noteLength),
  })
  .refine(({ quantity, damaged }) => quantity + damaged > 0, {
    path: ['quantity'],
    message: 'Enter how much arrived.',
  });

/** What arrived. The id is the receipt's: sent again, nothing is received twice. */
export const receiptFacts = z.object({
  id: uuid(),
  deliveryNote: optionalText(60),
  notes: optionalText(2_000),
  lines: z
    .array(receivedLine)
    .min(1, 'Enter what arrived.')
    .max(orderLines, `Receive at most ${String(orderLines)} lines at once.`),
});
export type ReceiptFacts = z.output<typeof receiptFacts>;

/** What the supplier asks for: the packs and the price of each line of the order that it names. */
export const invoiceFacts = z.object({
  id: uuid(),
  number: requiredText(60, 'Enter the number of the invoice.'),
  invoicedOn: operationalDay,
  lines: z
    .array(z.object({ lineId: uuid('Choose the line.'), packs: wholePacks, packPricePence: pence }))
    .min(1, 'Enter at least one line.')
    .max(orderLines, `Enter at most ${String(orderLines)} lines.`)
    .refine(
      (lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length,
      'List each line only once.',
    ),
});

/** Rules whose shortage becomes draft orders. The same key again answers the same orders. */
export const draftingFacts = z.object({
  key: requiredText(keyLength, 'Give this a key.'),
  rules: z
    .array(z.object({ itemId: uuid('Choose the item.'), locationId: uuid('Choose the place.') }))
    .min(1, 'Choose at least one line.')
    .max(orderLines, `Choose at most ${String(orderLines)} lines.`),
});

export const purchasingSettingsFacts = z.object({ twoPeopleAbovePence: pence });
