import { z } from 'zod';
import { BAG_BUTTONS } from '../inventory/bags.js';
import { positiveQuantity, quantityOrNone } from '../inventory/quantity.js';
import { LIMITS } from '../limits.js';
import { uuid } from './id.js';
import { operationalDay } from './instant.js';
import { gaugeReading } from './stock.js';
import { optionalText, requiredText } from './text.js';

const { short } = LIMITS.text;
const { noteLength } = LIMITS.stock;
const { kitLines, pouchLength, sealLength, checkLines, checkEveryDays } = LIMITS.bags;

const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);
const isTrue = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

const kitLine = z
  .object({
    itemId: orNull(uuid('Choose the item.')),
    /** Another kit, as it is now. */
    heldKitId: orNull(uuid('Choose the kit.')),
    quantity: positiveQuantity,
    pouch: optionalText(pouchLength),
    isOptional: isTrue,
    substitutes: z
      .array(uuid())
      .max(10, 'Choose at most 10 substitutes.')
      .nullish()
      .transform((ids) => [...new Set(ids ?? [])]),
  })
  .superRefine((line, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if ((line.itemId === null) === (line.heldKitId === null))
      wrong('itemId', 'Choose an item or another kit.');
    if (line.heldKitId !== null && line.substitutes.length > 0)
      wrong('substitutes', 'Only an item has substitutes. Leave this empty.');
    if (line.heldKitId !== null && !Number.isInteger(line.quantity))
      wrong('quantity', 'Enter a whole number of kits.');
    if (line.itemId !== null && line.substitutes.includes(line.itemId))
      wrong('substitutes', 'An item cannot be a substitute for itself. Choose another.');
  });

/** What a kit holds (operations section 3, Kit). */
export const kitFacts = z.object({
  name: requiredText(short, 'Give the kit a name.'),
  notes: optionalText(2_000),
  lines: z
    .array(kitLine)
    .min(1, 'Add what belongs in the kit.')
    .max(kitLines, `A kit has at most ${String(kitLines)} lines.`),
});
export type KitFacts = z.output<typeof kitFacts>;

/** The details of a bag. */
export const bagFacts = z.object({
  name: requiredText(short, 'Give the bag a name.'),
  kitId: uuid('Choose the kit.'),
  homeId: uuid('Choose where it is kept.'),
  checkEveryDays: z
    .int('Enter a number of days.')
    .min(1, 'Enter at least 1 day.')
    .max(checkEveryDays, `Enter at most ${String(checkEveryDays)} days.`),
  notes: optionalText(2_000),
});
export type BagFacts = z.output<typeof bagFacts>;

const places = z
  .array(uuid('Choose where it comes from.'))
  .max(20, 'Choose at most 20 locations.')
  .nullish()
  .transform((ids) => [...new Set(ids ?? [])]);

/** Packs what a bag lacks. No places: its home. */
export const packingFacts = z.object({
  key: requiredText(LIMITS.stock.keyLength, 'Give this posting a key.'),
  fromIds: places,
  isPartial: isTrue,
});

export const bagStepFacts = z
  .object({
    action: z.enum(BAG_BUTTONS, 'Choose what to do.'),
    reason: optionalText(noteLength),
    staffId: orNull(uuid('Choose the person.')),
    crewId: orNull(uuid('Choose the crew.')),
    eventId: orNull(uuid('Choose the event.')),
  })
  .superRefine((step, context) => {
    if (step.action === 'issue' && step.staffId === null && step.crewId === null && step.eventId === null)
      context.addIssue({
        code: 'custom',
        path: ['staffId'],
        message: 'Choose who takes it: a person, a crew or an event.',
      });
  });

const seal = optionalText(sealLength);

const checkLine = z.object({
  locationId: uuid('Choose the bag or the pouch.'),
  itemId: uuid('Choose the item.'),
  present: quantityOrNone,
  expired: quantityOrNone.nullish().transform((value) => value ?? 0),
  damaged: quantityOrNone.nullish().transform((value) => value ?? 0),
  /** Quantity added from the shelf during the check. */
  toppedUp: quantityOrNone.nullish().transform((value) => value ?? 0),
});

/** A bag check as it was made, with or without a connection. The id is the check's: sent again, nothing is done twice. */
export const bagCheckFacts = z.object({
  id: uuid(),
  checkedAt: z.date(),
  seal,
  nextCheckOn: operationalDay,
  notes: optionalText(2_000),
  topUpFromIds: places,
  /** Pouches whose seal was found unbroken: they hold what they held. */
  unbroken: z
    .array(z.object({ locationId: uuid(), seal: requiredText(sealLength, 'Enter the number of the seal.') }))
    .max(60),
  /** The seals that pouches have after it. */
  pouchSeals: z.array(z.object({ locationId: uuid(), seal })).max(60),
  lines: z.array(checkLine).max(checkLines, `A check has at most ${String(checkLines)} lines.`),
  /** What the gauges of cylinders in it show. None is the same as not said: a check that is sent again is the same check. */
  gauges: z
    .array(z.object({ batchId: uuid(), ...gaugeReading.shape }))
    .max(checkLines)
    .nullish()
    .transform((gauges) => (gauges == null || gauges.length === 0 ? undefined : gauges)),
});
export type BagCheckFacts = z.output<typeof bagCheckFacts>;
