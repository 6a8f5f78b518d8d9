import { quantityText } from '@sideline/schema/inventory/quantity';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchRows } from '../../../platform/database/checked.js';
import type { NotificationService } from '../../notifications/notification.service.js';
import { LINE_GIVERS, LINE_HOLDERS } from './recall.hot.js';

/** The people who are notified of recalled lots: those who hold them and those who gave them. */

const holderRow = z.object({
  userId: z.string(),
  held: z.array(z.object({ place: z.string(), lot: z.string(), quantity: z.number() })),
});

const MOST_NAMED = 12;

const heldWords = (held: z.infer<typeof holderRow>['held']): string =>
  [
    'Do not use these lots. Keep them separate until the recall is settled:',
    ...held
      .slice(0, MOST_NAMED)
      .map(({ place, lot, quantity }) => `${place}: ${quantityText(quantity)} of lot ${lot}`),
    ...(held.length > MOST_NAMED ? [`And ${String(held.length - MOST_NAMED)} more.`] : []),
  ].join('\n');

const giverRow = z.object({
  userId: z.string(),
  given: z.array(z.object({ record: z.string().nullable(), lot: z.string() })),
});

const givenWords = (given: z.infer<typeof giverRow>['given']): string =>
  [
    'The recall is not settled until its instructions have been followed for the patient:',
    ...given
      .slice(0, MOST_NAMED)
      .map(({ record, lot }) => `${record === null ? 'A see-and-treat log' : `PRF ${record}`}: lot ${lot}`),
    ...(given.length > MOST_NAMED ? [`And ${String(given.length - MOST_NAMED)} more.`] : []),
  ].join('\n');

/** What notifications name of a recall. */
interface Notice {
  readonly id: string;
  readonly number: string;
  readonly title: string;
}

export const notifyHolders = async (
  notifications: NotificationService,
  context: Context,
  { id, number, title }: Notice,
  lines: readonly { readonly id: string }[],
  { orAdmins }: { readonly orAdmins: boolean },
): Promise<void> => {
  if (lines.length === 0) return;
  const holders = await fetchRows(context.manager, holderRow, LINE_HOLDERS, [
    ...[context.clock(), lines.map((line) => line.id), orAdmins],
  ]);
  for (const { userId, held } of holders)
    await notifications.tell(context, {
      ...{ userId, kind: 'recall_held', entityId: id, title: `Recall ${number}: ${title}` },
      body: heldWords(held),
    });
};

/**
 * A lot may be given after the notice: by a device that did not know about it, or entered late. The record keeps it (ADR
 * 45).
 */
export const notifyGivers = async (
  notifications: NotificationService,
  context: Context,
  { id, number, title }: Notice,
  lines: readonly { readonly id: string }[],
): Promise<void> => {
  if (lines.length === 0) return;
  const givers = await fetchRows(context.manager, giverRow, LINE_GIVERS, [lines.map((line) => line.id)]);
  for (const { userId, given } of givers)
    await notifications.tell(context, {
      ...{ userId, kind: 'recall_given', entityId: id, title: `Recall ${number}: ${title}` },
      body: givenWords(given),
    });
};
