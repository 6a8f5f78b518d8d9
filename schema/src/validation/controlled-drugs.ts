import { z } from 'zod';
import {
  CONTROLLED_MOVES,
  DISCREPANCY_OUTCOMES,
  WITNESSED_OCCASIONS,
} from '../inventory/controlled-drugs.js';
import { compareQuantities, positiveQuantity, quantityOrNone } from '../inventory/quantity.js';
import { RECALL_CLASSES, RECALL_MEASURES, RECALL_OUTCOMES } from '../inventory/recalls.js';
import { LIMITS } from '../limits.js';
import { uuid } from './id.js';
import { operationalDay } from './instant.js';
import { optionalText, requiredText } from './text.js';

const { short } = LIMITS.text;
const { noteLength, keyLength, lines: mostLots } = LIMITS.stock;

const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);
const key = requiredText(keyLength, 'Give this posting a key.');

/** Who witnesses, and how they prove at that moment who they are. Never stored. */
export const witnessProof = z.object({
  userId: uuid('Choose the witness.'),
  secret: z.string().min(1, 'Ask the witness to enter their password or code.').max(1_000),
});

const place = {
  key,
  itemId: uuid('Choose the drug.'),
  batchId: uuid('Choose the lot.'),
};

/** Moves a controlled drug from one place to another. */
export const controlledMoveFacts = z
  .object({
    ...place,
    kind: z.enum(CONTROLLED_MOVES, 'Say whether it is issued or returned.'),
    fromLocationId: uuid('Choose where it comes from.'),
    toLocationId: uuid('Choose where it goes.'),
    quantity: positiveQuantity,
    eventId: orNull(uuid()),
    note: optionalText(noteLength),
  })
  .refine(({ fromLocationId, toLocationId }) => fromLocationId !== toLocationId, {
    path: ['toLocationId'],
    message: 'Choose a different place from the one it comes from.',
  });

/** What was drawn up, and what of it was given. The rest is waste; all of it where nothing was given. */
export const controlledDoseFacts = z
  .object({
    ...place,
    locationId: uuid('Choose where it comes from.'),
    drawnUp: positiveQuantity,
    given: quantityOrNone,
    eventId: orNull(uuid()),
    prfNumber: optionalText(60),
    occurredAt: orNull(z.date()),
    overrideReason: optionalText(noteLength),
    note: optionalText(noteLength),
  })
  .refine(({ drawnUp, given }) => compareQuantities(given, drawnUp) <= 0, {
    path: ['given'],
    message: 'Enter no more than was drawn up.',
  })
  .refine(({ given, note }) => compareQuantities(given, 0) > 0 || note !== null, {
    path: ['note'],
    message: 'Say why all of it is wasted.',
  });

export const controlledCountFacts = z.object({
  id: uuid(),
  itemId: uuid('Choose the drug.'),
  locationId: uuid('Choose the location.'),
  occasion: z.enum(WITNESSED_OCCASIONS, 'Say when it is counted.'),
  counted: quantityOrNone,
  eventId: orNull(uuid()),
  note: optionalText(noteLength),
});

export const discrepancyFacts = z
  .object({
    countId: uuid('Choose the discrepancy.'),
    outcome: z.enum(DISCREPANCY_OUTCOMES, 'Say what was found.'),
    finding: requiredText(noteLength, 'Say what was found.'),
    batchId: orNull(uuid('Choose the lot.')),
  })
  .refine(({ outcome, batchId }) => outcome !== 'corrected' || batchId !== null, {
    path: ['batchId'],
    message: 'Choose the lot to correct.',
  });

export const destructionFacts = z.object({
  ...place,
  locationId: uuid('Choose where it comes from.'),
  quantity: positiveQuantity,
  authorisedName: optionalText(short),
  authorisedRole: optionalText(short),
  method: requiredText(short, 'Say how it is destroyed.'),
  note: optionalText(noteLength),
});

const recallOf = {
  title: requiredText(short, 'Give the recall a title.'),
  recallClass: z.enum(RECALL_CLASSES, 'Choose the class.'),
  reference: requiredText(short, 'Enter the reference of the notice.'),
  issuedBy: optionalText(short),
  receivedOn: operationalDay,
  measure: z.enum(RECALL_MEASURES, 'Choose what to do with the stock.'),
  instructions: optionalText(LIMITS.text.long),
  itemId: uuid('Choose the item.'),
  batchIds: z
    .array(uuid())
    .max(mostLots, `Choose at most ${String(mostLots)} lots.`)
    .refine((ids) => new Set(ids).size === ids.length, 'List each lot only once.'),
  lotNumbers: z
    .array(requiredText(60, 'Enter a lot number.'))
    .max(mostLots, `Enter at most ${String(mostLots)} lot numbers.`)
    .nullish()
    // Each once, as a notice repeats them.
    .transform((lots) => [...new Map((lots ?? []).map((lot) => [lot.toLowerCase(), lot])).values()]),
  isAllLots: z.boolean(),
  lotsFrom: orNull(operationalDay),
  lotsTo: orNull(operationalDay),
};

/** What a notice says. All lots: those that came in between two days, or all there are. */
export const recallFacts = z
  .object(recallOf)
  .refine(({ lotsFrom, lotsTo }) => lotsFrom === null || lotsTo === null || lotsFrom <= lotsTo, {
    path: ['lotsTo'],
    message: 'Enter a day that is not before the first.',
  });
export type RecallFacts = z.output<typeof recallFacts>;

export const recallStepFacts = z.object({
  action: z.enum(['activate', 'close', 'reopen', 'withdraw'], 'Choose what happens.'),
  reason: optionalText(noteLength),
});

export const recallLineFacts = z.object({
  outcome: z.enum(RECALL_OUTCOMES, 'Say how it was settled.'),
  note: optionalText(noteLength),
});
