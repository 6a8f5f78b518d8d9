import { z } from 'zod';
import {
  alwaysNeedsWitness,
  BATCH_STATUSES,
  CONTROLLED_SCHEDULES,
  ITEM_TYPES,
  LEGAL_CLASSES,
  LOCATION_TYPES,
  MOVE_REASONS,
  MOVE_SOURCES,
  STOCK_UNITS,
  STORAGES,
  type MoveReason,
} from '../inventory/vocabulary.js';
import { gtin14 } from '../inventory/gtin.js';
import { compareQuantities, isQuantity, positiveQuantity, quantityOrNone } from '../inventory/quantity.js';
import { pence } from '../inventory/money.js';
import { LIMITS } from '../limits.js';
import { drugOf, isControlled } from '../prf/catalogue/formulary.js';
import { uuid } from './id.js';
import { operationalDay } from './instant.js';
import { optionalText, requiredText } from './text.js';

const { short } = LIMITS.text;
const { moves, noteLength, keyLength } = LIMITS.stock;

const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

const wholeFrom = (least: number, most: number, message: string) =>
  z.int(message).min(least, message).max(most, message);

/**
 * A GTIN of 8, 12, 13 or 14 digits, kept as 14 so that the codes of one article are one. Null where nothing is given. No scan is of a
 * GTIN with a wrong check digit, so an item with one would never be found.
 */
const barcode = optionalText(40).transform((text, context) => {
  if (text === null) return null;
  const gtin = gtin14(text);
  if (gtin !== null) return gtin;
  const isWhole = /^(\d{8}|\d{12,14})$/.test(text.replaceAll(/[\s-]/g, ''));
  context.addIssue({
    code: 'custom',
    message: isWhole
      ? 'The last digit does not fit the others, so one of them is wrong. Compare it with the label.'
      : 'Enter the 8, 12, 13 or 14 digits below the barcode.',
  });
  return z.NEVER;
});

/** A key of the formulary. Under any other, no dose of a record would ever be offered the item’s lots. */
const formularyKey = optionalText(60).refine((key) => key === null || drugOf(key) !== undefined, {
  error: 'Choose a drug of the formulary, or leave it empty.',
});

/** The details of an item (operations sections 3 and 5). Returned as stored. */
export const itemFacts = z
  .object({
    sku: requiredText(40, 'Give the item a code (SKU).'),
    name: requiredText(short, 'Give the item a name.'),
    itemType: z.enum(ITEM_TYPES, 'Choose the type.'),
    legalClass: orNull(z.enum(LEGAL_CLASSES, 'Choose the legal class.')),
    controlledSchedule: orNull(z.literal([...CONTROLLED_SCHEDULES], 'Choose the schedule.')),
    isWitnessed: z.boolean().nullish(),
    drug: formularyKey,
    strength: optionalText(100),
    unit: z.enum(STOCK_UNITS, 'Choose the unit.'),
    unitsPerPack: wholeFrom(1, 100_000, 'Enter how many units a pack holds, from 1.'),
    isBatchTracked: z.boolean(),
    hasExpiry: z.boolean(),
    isSerialised: z.boolean(),
    storage: z.enum(STORAGES, 'Choose how it is stored.'),
    barcode,
    minShelfLifeDays: orNull(wholeFrom(0, 3_650, 'Enter a number of days, at most 3,650.')),
    isSingleUse: z.boolean(),
    serviceIntervalDays: orNull(wholeFrom(1, 3_650, 'Enter a number of days, from 1 to 3,650.')),
    cylinderLitres: orNull(positiveQuantity),
    notes: optionalText(2_000),
  })
  .superRefine((item, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const isMedicine = item.itemType === 'medicine' || item.itemType === 'fluid' || item.itemType === 'gas';
    if (item.legalClass !== null && !isMedicine)
      wrong('legalClass', 'Only medicines, fluids and gases have a legal class. Leave it empty.');
    if (item.controlledSchedule !== null && item.itemType !== 'medicine')
      wrong('controlledSchedule', 'Only medicines are controlled drugs. Leave it empty.');
    // Otherwise its doses would have no register and no witness. A weaker form may be in schedule 5.
    if (item.drug !== null && isControlled(item.drug) && item.controlledSchedule === null)
      wrong(
        'controlledSchedule',
        `${drugOf(item.drug)?.label ?? ''} is a controlled drug. Choose its schedule.`,
      );
    if (item.hasExpiry && !item.isBatchTracked)
      wrong('hasExpiry', 'An item with an expiry date needs lots. Track its lots.');
    if (item.controlledSchedule !== null && !item.isBatchTracked)
      wrong('isBatchTracked', 'A controlled drug needs lots. Track its lots.');
    if (item.isSerialised && !item.isBatchTracked)
      wrong('isSerialised', 'Serial numbers are kept as lots. Track its lots.');
    if (item.serviceIntervalDays !== null && !item.isSerialised)
      wrong('serviceIntervalDays', 'Only equipment with serial numbers is serviced. Leave it empty.');
    if (item.cylinderLitres !== null && item.itemType !== 'gas')
      wrong('cylinderLitres', 'Only gas comes in cylinders. Leave it empty.');
  })
  .transform(({ isWitnessed, ...item }) => ({
    ...item,
    isWitnessed: alwaysNeedsWitness(item.controlledSchedule) || (isWitnessed ?? false),
  }));
export type ItemFacts = z.output<typeof itemFacts>;

/** The details of a place (spec section 2, 'Location Management'). */
export const placeFacts = z.object({
  name: requiredText(short, 'Give the location a name.'),
  type: z.enum(LOCATION_TYPES, 'Choose the type of location.'),
  parentId: orNull(uuid('Choose the location that it is in.')),
  deliveryAddress: optionalText(500),
});
export type PlaceFacts = z.output<typeof placeFacts>;

/** The details of a lot. Whether the item needs lots, expiry dates or serial numbers is the service's to check. */
export const batchFacts = z.object({
  lot: requiredText(60, 'Enter the lot number.'),
  expiresOn: orNull(operationalDay),
  serial: optionalText(60),
  supplierId: orNull(uuid('Choose the supplier.')),
  unitCostPence: orNull(pence),
  notes: optionalText(2_000),
});
export type BatchFacts = z.output<typeof batchFacts>;

export const batchStatusChange = z.object({
  status: z.enum(BATCH_STATUSES, 'Choose a status.'),
  reference: optionalText(short),
  reason: requiredText(noteLength, 'Say why.'),
});

export const serviceFacts = z.object({
  servicedOn: operationalDay,
  nextDueOn: orNull(operationalDay),
  servicedBy: optionalText(short),
  notes: optionalText(2_000),
});

export const faultFacts = z.object({ description: requiredText(1_000, 'Describe the fault.') });

export const gaugeReading = z.object({
  percent: wholeFrom(0, 100, 'Enter the percentage left, from 0 to 100.'),
});

/** How much of an item a place should hold. */
export const ruleFacts = z
  .object({
    minimum: quantityOrNone,
    par: quantityOrNone,
    orderMultiple: positiveQuantity,
    replenishFromId: orNull(uuid('Choose the location to replenish from.')),
  })
  .refine(({ minimum, par }) => compareQuantities(minimum, par) <= 0, {
    path: ['par'],
    message: 'The full level must not be below the minimum.',
  });
export type RuleFacts = z.output<typeof ruleFacts>;

const moveLine = z
  .object({
    itemId: uuid('Choose the item.'),
    batchId: orNull(uuid('Choose the lot.')),
    fromLocationId: uuid('Choose where it comes from.'),
    toLocationId: uuid('Choose where it goes.'),
    quantity: positiveQuantity,
    reason: z.enum(MOVE_REASONS, 'Choose the reason.'),
    note: optionalText(noteLength),
  })
  .refine(({ fromLocationId, toLocationId }) => fromLocationId !== toLocationId, {
    path: ['toLocationId'],
    message: 'Choose a different place from the one it comes from.',
  });

/** What one posting says (operations section 5, 'Posting'). All of it happens, or nothing. */
export const postingFacts = z.object({
  key: requiredText(keyLength, 'Give this posting a key.'),
  occurredAt: orNull(z.date()),
  source: z.object({ kind: z.enum(MOVE_SOURCES), id: orNull(uuid()) }),
  eventId: orNull(uuid()),
  prfId: orNull(uuid()),
  overrideReason: optionalText(noteLength),
  allowShortage: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  /** Left out of what is sent where it is not true: the same posting has one print. */
  refusesBlocked: z.literal(true).optional(),
  moves: z
    .array(moveLine)
    .min(1, 'There is nothing to move.')
    .max(moves, `Post at most ${String(moves)} moves at once.`),
});
export type PostingFacts = z.output<typeof postingFacts>;

/** What is said to reverse moves. */
export const reversalFacts = z.object({
  key: requiredText(keyLength, 'Give this posting a key.'),
  moveIds: z
    .array(uuid())
    .min(1, 'Choose what to reverse.')
    .max(moves, `Reverse at most ${String(moves)} moves at once.`)
    .refine((ids) => new Set(ids).size === ids.length, 'List each move only once.'),
  reason: requiredText(noteLength, 'Say why you are reversing this.'),
});

/** Why an administrator corrects a balance. The first three add, the others subtract; a count does either. */
export const ADJUSTMENT_REASONS = [
  'opening',
  'found',
  'counted',
  'lost',
  'wasted',
  'expired',
  'damaged',
  'destroyed',
] as const satisfies readonly MoveReason[];
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

export const ONLY_ADDS: readonly AdjustmentReason[] = ['opening', 'found'];

export const adjustmentFacts = z
  .object({
    key: requiredText(keyLength, 'Give this posting a key.'),
    itemId: uuid('Choose the item.'),
    batchId: orNull(uuid('Choose the lot.')),
    locationId: uuid('Choose the location.'),
    change: z
      .number('Enter how much it changes by.')
      .refine(
        (value) => value !== 0 && isQuantity(value),
        'Enter how much it changes by, with at most three decimal places.',
      ),
    reason: z.enum(ADJUSTMENT_REASONS, 'Choose the reason.'),
    note: requiredText(noteLength, 'Say why.'),
    expected: orNull(quantityOrNone),
  })
  .refine(({ change, reason }) => reason === 'counted' || change > 0 === ONLY_ADDS.includes(reason), {
    path: ['reason'],
    message: 'This reason does not fit. Choose one for stock that is added, or for stock that is removed.',
  });

/** How a shortage is settled. */
export const settlementFacts = z.object({
  key: requiredText(keyLength, 'Give this posting a key.'),
  moveId: uuid('Choose the shortage.'),
  outcome: z.enum(['found', 'written_off'], 'Say what was found.'),
  reason: requiredText(noteLength, 'Say why.'),
});

/** Stock used, entered by hand. */
export const usageFacts = z.object({
  key: requiredText(keyLength, 'Give this posting a key.'),
  lines: z
    .array(
      z.object({
        itemId: uuid('Choose the item.'),
        batchId: orNull(uuid('Choose the lot.')),
        locationId: uuid('Choose where it was taken from.'),
        quantity: positiveQuantity,
      }),
    )
    .min(1, 'Add what was used.')
    .max(moves, `Enter at most ${String(moves)} lines at once.`),
  eventId: orNull(uuid('Choose the event.')),
  occurredAt: orNull(z.date('Enter when it was used.')),
  note: optionalText(noteLength),
  overrideReason: optionalText(noteLength),
  allowShortage: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
