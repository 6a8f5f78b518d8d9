import type { ReturnService } from '../src/modules/inventory/returns/return.service.js';
import type { StocktakeService } from '../src/modules/inventory/stocktakes/stocktake.service.js';
import type { TransferService } from '../src/modules/inventory/transfers/transfer.service.js';
import type { Context } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import type { Dataset } from './dataset.js';
import type { DemoStaff } from './staff.js';

export interface MovingServices {
  readonly transfers: TransferService;
  readonly stockReturns: ReturnService;
  readonly stocktakes: StocktakeService;
}

interface MovingDeed {
  readonly at: Date;
  readonly by: DemoStaff | null;
  readonly run: (context: Context) => Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Transfers in every state, a return, and a stocktake that is being counted. */
export const movingDeeds = (
  { events, staff, stock, now }: Pick<Dataset, 'events' | 'staff' | 'stock' | 'now'>,
  { transfers, stockReturns, stocktakes }: MovingServices,
): readonly MovingDeed[] => {
  const admin = staff.find(({ role }) => role === 'admin') ?? null;
  const clinician = staff.find(({ role }) => role === 'staff') ?? null;
  const plain = new Set(
    stock.items
      .filter(
        ({ isSerialised, controlledSchedule }) => isSerialised !== true && controlledSchedule === undefined,
      )
      .map(({ id }) => id),
  );
  // What the vehicles are filled with from the store, a place at a time.
  const road = stock.rules.filter(
    ({ itemId, replenishFromId }) => replenishFromId !== null && plain.has(itemId),
  );
  const [first] = road;
  if (first?.replenishFromId == null) return [];
  const source = first.replenishFromId;
  const wanted = [
    ...new Set(road.filter((rule) => rule.replenishFromId === source).map(({ itemId }) => itemId)),
  ];
  const goals = [...new Set(road.map(({ locationId }) => locationId))];
  const live = events.find(({ startsAt, endsAt }) => startsAt <= now && endsAt >= now);
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const deeds: MovingDeed[] = [];
  const draft = (hours: number, goal: number, items: readonly string[], eventId: string | null): string => {
    const id = newId();
    deeds.push({
      at: ago(hours),
      by: clinician,
      run: async (context) => {
        await transfers.create(context, {
          ...{ id, fromLocationId: source, toLocationId: goals[goal % goals.length] ?? '', eventId },
          lines: items.map((itemId) => ({ id: newId(), itemId, quantity: 2 })),
        });
      },
    });
    return id;
  };
  const send = (hours: number, id: string): void => {
    deeds.push({
      at: ago(hours),
      by: clinician,
      run: async (context) => {
        await transfers.dispatch(context, { id });
      },
    });
  };
  const received = draft(150, 0, wanted.slice(0, 3), null);
  send(149, received);
  deeds.push({
    at: ago(140),
    by: clinician,
    run: async (context) => {
      const { lines } = await transfers.details(context, received);
      const picks = lines.flatMap((line) => line.picks);
      await transfers.receive(context, {
        ...{ id: newId(), transferId: received },
        lines: picks.map(({ id, quantity }, index) =>
          index === 0
            ? {
                ...{ pickId: id ?? '', received: quantity - 1 },
                discrepancy: { kind: 'damaged', quantity: 1, reason: 'The box was wet.' },
              }
            : { pickId: id ?? '', received: quantity },
        ),
      });
    },
  });
  send(3, draft(4, 1, wanted.slice(2, 5), live?.id ?? null));
  draft(1, 2, wanted.slice(4, 7), null);

  const lot = stock.lots.find(({ item }) => plain.has(item.id) && item.shelfMonths !== null);
  const home = stock.rules.find(
    ({ itemId, replenishFromId }) => itemId === lot?.item.id && replenishFromId === null,
  );
  if (lot !== undefined && home !== undefined)
    deeds.push({
      at: ago(30),
      by: clinician,
      run: async (context) => {
        await stockReturns.create(context, {
          ...{ id: newId(), kind: 'to_destruction', fromLocationId: home.locationId },
          notes: 'The seal of the box is broken.',
          lines: [{ id: newId(), itemId: lot.item.id, batchId: lot.id, quantity: 1 }],
        });
      },
    });

  const stocktakeId = newId();
  deeds.push(
    {
      at: ago(6),
      by: admin,
      run: async (context) => {
        await stocktakes.create(context, {
          ...{ id: stocktakeId, scope: 'place', locationId: goals[0] ?? null },
          counterIds: clinician === null ? [] : [clinician.userId],
        });
      },
    },
    {
      at: ago(5),
      by: clinician,
      run: async (context) => {
        await stocktakes.step(context, { id: stocktakeId, action: 'start' });
      },
    },
  );
  return deeds;
};
