import type { Position } from '@sideline/schema/positions';
import type { BagCheckService } from '../src/modules/inventory/bags/bag-check.service.js';
import type { BagPackingService } from '../src/modules/inventory/bags/bag-packing.service.js';
import type { BagService } from '../src/modules/inventory/bags/bag.service.js';
import type { NewBagCheck } from '../src/modules/inventory/bags/bag.types.js';
import type { KitService } from '../src/modules/inventory/kits/kit.service.js';
import type { NewKitLine } from '../src/modules/inventory/kits/kit.types.js';
import type { Context } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import type { ControlDeed } from './control.js';
import type { Dataset } from './dataset.js';

/** Four kits, and nine bags made of them: ready, out, back, short, overdue and broken. */

export interface BagServices {
  readonly kits: KitService;
  readonly bags: BagService;
  readonly bagPacking: BagPackingService;
  readonly bagChecks: BagCheckService;
}

type PartPlan = readonly [
  sku: string,
  quantity: number,
  more?: { readonly or?: string; readonly isOptional?: true },
];
interface KitPlan {
  readonly name: string;
  readonly notes: string;
  /** What goes into which pouch; the bag itself under ''. */
  readonly pouches: Readonly<Record<string, readonly PartPlan[]>>;
  /** Kits in it, each in a pouch of that name. */
  readonly holds?: Readonly<Record<string, string>>;
}

const KITS: readonly KitPlan[] = [
  {
    name: 'Airway kit',
    notes: 'For one patient, adult or child.',
    pouches: {
      '': [
        ['POC-MSK', 1],
        ['BVM-ADU', 1],
        ['BVM-CHI', 1, { isOptional: true }],
        ['MSK-ADU', 2],
        ['MSK-CHI', 1],
        ['NEB-ADU', 1],
        ['NAS-CAN', 1],
        ['SUC-HND', 1],
        ['FIL-HME', 1],
      ],
    },
  },
  {
    name: 'Medicines kit',
    notes: 'No controlled drugs: these are signed out of the safe.',
    pouches: {
      '': [
        ['MED-ASP', 4],
        ['MED-PAR', 8],
        ['MED-IBU', 6],
        ['MED-CET', 4, { or: 'MED-LOR' }],
        ['MED-GLU', 2],
        ['MED-SAN', 3],
        ['MED-IPR', 2],
        ['MED-NAL', 2],
        ['MED-CHL', 1],
        ['MED-OND', 2],
        ['MED-MXF', 1, { isOptional: true }],
      ],
    },
  },
  {
    name: 'First aid bag',
    notes: 'For first aiders who work on foot.',
    pouches: {
      '': [
        ['SHE-SCI', 1],
        ['BLK-FOI', 2],
        ['ICE-INS', 2],
      ],
      Wounds: [
        ['TRI-BAN', 2],
        ['TAP-MIC', 1],
        ['SAL-WIP', 10],
        ['EYE-PAD', 1],
        ['EYE-WSH', 2],
        ['BLI-HYD', 4],
      ],
      Hygiene: [
        ['GEL-HND', 1],
        ['APR-PLA', 2],
        ['MSK-SUR', 2],
        ['BAG-CLI', 2],
      ],
    },
  },
  {
    name: 'Response bag',
    notes: 'For paramedics, nurses and doctors.',
    pouches: {
      '': [
        ['SHE-SCI', 1],
        ['BLK-FOI', 2],
        ['GEL-HND', 1],
        ['APR-PLA', 2],
        ['BAG-CLI', 2],
      ],
      Bleeding: [
        ['HAE-GAU', 1],
        ['TOU-CAT', 1],
        ['CHE-SEA', 1],
        ['TRI-BAN', 2],
        ['EYE-PAD', 1],
        ['TAP-ZNO', 1],
      ],
      Observations: [
        ['GLU-STR', 10],
        ['LAN-SAF', 10],
        ['THE-COV', 10],
        ['SHA-0.6', 1],
      ],
    },
    holds: { Airway: 'Airway kit', Medicines: 'Medicines kit' },
  },
];

type Fate = 'ready' | 'out' | 'returned' | 'overdue' | 'short' | 'broken';
interface BagPlan {
  readonly name: string;
  readonly kit: string;
  readonly fate: Fate;
  /** Whose hands it is in. */
  readonly with?: Position;
}

/** Those that go out are packed first, so that the shelf has enough for them. The control board knows their names. */
const BAGS: readonly BagPlan[] = [
  { name: 'Bag 03', kit: 'Response bag', fate: 'out', with: 'paramedic' },
  { name: 'Bag 05', kit: 'Response bag', fate: 'out', with: 'nurse' },
  { name: 'Bag 07', kit: 'First aid bag', fate: 'out', with: 'medic' },
  { name: 'Bag 01', kit: 'Response bag', fate: 'ready' },
  { name: 'Bag 04', kit: 'Response bag', fate: 'returned', with: 'paramedic' },
  { name: 'Bag 06', kit: 'First aid bag', fate: 'ready' },
  { name: 'Bag 02', kit: 'Response bag', fate: 'overdue' },
  { name: 'Bag 08', kit: 'First aid bag', fate: 'short' },
  { name: 'Bag 09', kit: 'First aid bag', fate: 'broken' },
];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EVERY_DAYS = 28;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** A check that finds everything as the books have it, but for some of the first item where it is short. */
const checkOf = async (
  { bags }: BagServices,
  context: Context,
  wanted: {
    readonly bagId: string;
    readonly name: string;
    readonly nextCheckOn: string;
    readonly isShort: boolean;
  },
): Promise<NewBagCheck> => {
  const { contents, pouches } = await bags.details(context, wanted.bagId);
  const places = new Map<string, { locationId: string; itemId: string; present: number }>();
  for (const { locationId, itemId, quantity } of contents) {
    const key = `${locationId} ${itemId}`;
    places.set(key, { locationId, itemId, present: (places.get(key)?.present ?? 0) + quantity });
  }
  const number = wanted.name.slice(-2);
  return {
    ...{ id: newId(), bagId: wanted.bagId, checkedAt: context.clock(), nextCheckOn: wanted.nextCheckOn },
    seal: wanted.isShort ? null : `SL-${number}471`,
    unbroken: [],
    pouchSeals: pouches.map(({ id }, place) => ({ locationId: id, seal: `P-${number}${String(place + 1)}` })),
    lines: [...places.values()].map((line, index) =>
      wanted.isShort && index < 2 ? { ...line, present: Math.max(0, line.present - 1) } : line,
    ),
  };
};

/** What was done with kits and bags, from the first kit to where each bag is now. */
export const bagDeeds = (
  { events, staff, stock, now }: Pick<Dataset, 'events' | 'staff' | 'stock' | 'now'>,
  services: BagServices,
): readonly ControlDeed[] => {
  const { kits, bags, bagPacking, bagChecks } = services;
  const admin = staff.find(({ role }) => role === 'admin');
  const clinician = staff.find(({ role }) => role === 'staff');
  const home = stock.places.find(({ name }) => name === 'Main store');
  if (admin === undefined || clinician === undefined || home === undefined) return [];
  const shelves = stock.places.filter(({ name }) => name === 'Main store' || name === 'Medicines room');
  const ago = (days: number, hours = 0): Date => new Date(now.getTime() - days * DAY_MS - hours * HOUR_MS);
  const kitIds = new Map(KITS.map(({ name }) => [name, newId()]));
  const live = events.find(({ status }) => status === 'live') ?? null;
  const itemId = (sku: string): string => {
    const item = stock.items.find((one) => one.sku === sku);
    if (item === undefined) throw new RangeError(`The demonstration keeps no ${sku}`);
    return item.id;
  };
  const linesOf = ({ pouches, holds = {} }: KitPlan): NewKitLine[] => [
    ...Object.entries(pouches).flatMap(([pouch, parts]) =>
      parts.map(([sku, quantity, more]) => ({
        ...{ itemId: itemId(sku), quantity, pouch: pouch === '' ? null : pouch },
        isOptional: more?.isOptional ?? false,
        substitutes: more?.or === undefined ? [] : [itemId(more.or)],
      })),
    ),
    ...Object.entries(holds).map(([pouch, name]) => ({
      ...{ heldKitId: kitIds.get(name) ?? '', quantity: 1, pouch },
    })),
  ];
  const deed = (at: Date, by: ControlDeed['by'], run: ControlDeed['run']): ControlDeed => ({ at, by, run });
  return [
    ...KITS.map((kit, place) =>
      deed(new Date(ago(20).getTime() + place * 60_000), admin, (context) =>
        kits.create(context, {
          id: kitIds.get(kit.name) ?? newId(),
          name: kit.name,
          notes: kit.notes,
          lines: linesOf(kit),
        }),
      ),
    ),
    ...BAGS.flatMap((plan, place) => {
      const bagId = newId();
      const { name, fate } = plan;
      const hours = -place * 0.2;
      const person = staff.find((one) => one.isActive && one.position === plan.with);
      const made = deed(ago(12, hours), admin, (context) =>
        bags.create(context, {
          ...{ id: bagId, name, kitId: kitIds.get(plan.kit) ?? '', homeId: home.id },
          checkEveryDays: EVERY_DAYS,
        }),
      );
      const packed = deed(ago(11, hours), clinician, (context) =>
        bagPacking.pack(context, {
          ...{ key: newId(), bagId, fromIds: shelves.map(({ id }) => id), isPartial: true },
        }),
      );
      const checked = deed(ago(10, hours), clinician, async (context) => {
        const nextCheckOn = dayOf(fate === 'overdue' ? ago(2) : ago(10 - EVERY_DAYS));
        return bagChecks.check(
          context,
          await checkOf(services, context, { bagId, name, nextCheckOn, isShort: fate === 'short' }),
        );
      });
      const issued = (at: Date) =>
        deed(at, clinician, (context) =>
          bags.step(context, {
            ...{ id: bagId, action: 'issue', staffId: person?.staffId ?? clinician.staffId },
            eventId: fate === 'out' ? (live?.id ?? null) : null,
          }),
        );
      const fates: Readonly<Record<Fate, () => readonly ControlDeed[]>> = {
        ready: () => [],
        short: () => [],
        out: () => [issued(ago(0, 4))],
        returned: () => [
          issued(ago(8)),
          deed(ago(1), clinician, (context) => bags.step(context, { id: bagId, action: 'bring_back' })),
        ],
        overdue: () => [
          deed(ago(1), admin, (context) => bags.letChecksLapse(context.manager, context.clock())),
        ],
        broken: () => [
          deed(ago(3), clinician, (context) =>
            bags.step(context, { id: bagId, action: 'withdraw', reason: 'The main zip is broken.' }),
          ),
        ],
      };
      return [made, packed, checked, ...fates[fate]()];
    }),
  ];
};
