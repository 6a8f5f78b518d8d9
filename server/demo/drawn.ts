import type { PrfData } from '@sideline/schema/prf/catalogue/catalogue';
import type { NewPosting } from '../src/modules/inventory/stock/posting.types.js';
import type { Random } from './random.js';
import type { DemoRecord } from './records.js';
import type { Interventions } from './scene.js';
import type { DemoStock } from './stock.js';

/** What the records took: each drug and consumable names its lot, so that saving the record moves the stock. */
export interface DemoDrawn {
  readonly records: readonly DemoRecord[];
  /** What was filled up from the store in the evening. */
  readonly restocks: readonly { readonly at: Date; readonly posting: NewPosting }[];
  /** Entries with controlled drugs, and when somebody proved that they had seen it; the newest wait for that. */
  readonly witnessed: readonly { readonly entryId: string; readonly at: Date }[];
}

type Drug = NonNullable<Interventions['drugs_administered']>[number];
type Consumable = NonNullable<Interventions['consumables_used']>[number];
type Item = DemoStock['items'][number];
type Lot = DemoStock['lots'][number];

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const EVENING_HOURS = 10;
/** Records younger than this wait for their witness. */
const WAITING_HOURS = 12;

/** The pack that a drug is taken from, where there is more than one. */
const PACKS: Readonly<Record<string, string>> = {
  paracetamol_oral: 'MED-PAR',
  ibuprofen: 'MED-IBU',
  chlorphenamine: 'MED-CHL',
  sodium_chloride_09: 'FLU-NAC5',
};
/** By mouth in milligrams, for children: the sachet. */
const SMALL_DOSES: Readonly<Record<string, readonly [below: number, sku: string]>> = {
  paracetamol_oral: [500, 'MED-PAS'],
};

const MILLIGRAMS: Readonly<Record<string, number>> = { g: 1_000, mg: 1, microgram: 0.001 };
/** Filled for one patient: one is opened, however much of it is given. */
const OPENED_ONCE: ReadonlySet<string> = new Set(['inhaler', 'bottle', 'tube', 'bag', 'set']);

/** How many ampoules, tablets or vials a dose takes. */
export const unitsOf = (item: Pick<Item, 'strength' | 'unit'>, dose: number, unit: string): number => {
  if (OPENED_ONCE.has(item.unit)) return 1;
  const [, amount, of = ''] = /^([\d.,]+) (g|mg|microgram)\b/.exec(item.strength ?? '') ?? [];
  const held = Number(amount?.replaceAll(',', '')) * (MILLIGRAMS[of] ?? Number.NaN);
  const given = dose * (MILLIGRAMS[unit] ?? Number.NaN);
  if (Number.isNaN(held) || Number.isNaN(given)) return unit === item.unit ? Math.ceil(dose) : 1;
  return Math.max(1, Math.ceil(given / held - 1e-9));
};

/** What goes with a treatment, by its field or its procedure. */
const GOES_WITH: Readonly<Record<string, readonly (readonly [sku: string, quantity: number])[]>> = {
  intravenous_cannulation: [
    ['CAN-20G', 1],
    ['CAN-DRS', 1],
  ],
  intraosseous_access: [['IO-ADU', 1]],
  ecg_12_lead: [['ECG-ELE', 10]],
  blood_glucose: [
    ['GLU-STR', 1],
    ['LAN-SAF', 1],
  ],
  splinting: [['SPL-FOA-45CM', 1]],
  pelvic_binder: [['PEL-BIN', 1]],
  eye_irrigation: [['EYE-WSH', 4]],
  burn_cooling: [['BRN-10CM', 1]],
  chest_decompression: [['NEE-DEC', 1]],
  nasopharyngeal_airway: [['NPA-7MM', 1]],
  supraglottic_airway: [['IGL-SIZE4', 1]],
  wound_treatments: [
    ['SAL-WIP', 2],
    ['DRS-6CM', 1],
  ],
  defibrillation: [['PAD-ADU', 1]],
};

const byExpiry = (one: Lot, other: Lot): number =>
  (one.expiresOn ?? '9999') < (other.expiresOn ?? '9999') ? -1 : 1;

interface Taken {
  readonly lot: Lot | null;
  readonly place: { readonly id: string; readonly name: string };
}

/** What the books say is on each shelf, as the records use it up, oldest first. */
class Shelves {
  readonly #held = new Map<string, number>();
  readonly #places: ReadonlyMap<string, DemoStock['places'][number]>;
  readonly #lots: ReadonlyMap<string, readonly Lot[]>;

  constructor(private readonly stock: DemoStock) {
    this.#places = new Map(stock.places.map((place) => [place.id, place]));
    const lots = new Map<string, Lot[]>();
    for (const lot of stock.lots.toSorted(byExpiry))
      lots.set(lot.item.id, [...(lots.get(lot.item.id) ?? []), lot]);
    this.#lots = lots;
    for (const { itemId, batchId, toLocationId, quantity } of stock.openings.flatMap(
      ({ posting }) => posting.moves,
    ))
      this.#add(itemId, batchId, toLocationId, quantity);
  }

  /** Takes from the vehicle, else from where the item is at home; null where neither has enough. */
  take(item: Item, quantity: number, vehicleId: string): Taken | null {
    for (const rule of [
      this.#rule(item, vehicleId),
      this.stock.rules.find(({ itemId, replenishFromId }) => itemId === item.id && replenishFromId === null),
    ]) {
      const place = this.#places.get(rule?.locationId ?? '');
      if (place === undefined) continue;
      const lots: readonly (Lot | null)[] = item.isBatchTracked ? (this.#lots.get(item.id) ?? []) : [null];
      const lot = lots.find((one) => this.#heldOf(item.id, one?.id ?? null, place.id) >= quantity);
      if (lot === undefined) continue;
      this.#add(item.id, lot?.id ?? null, place.id, -quantity);
      return { lot, place };
    }
    return null;
  }

  /** What a vehicle lacks, as moves from where it is filled up; they count as made. */
  fillUp(vehicleId: string): NewPosting['moves'] {
    return this.stock.rules
      .filter(({ locationId, replenishFromId }) => locationId === vehicleId && replenishFromId !== null)
      .flatMap(({ itemId, par, minimum, replenishFromId: from }) => {
        const lots = this.#lots.get(itemId) ?? [];
        const held = (lots.length === 0 ? [null] : lots).reduce(
          (sum, lot) => sum + this.#heldOf(itemId, lot?.id ?? null, vehicleId),
          0,
        );
        if (from === null || held >= minimum) return [];
        const lot = lots.findLast(({ id }) => this.#heldOf(itemId, id, from) >= par - held);
        if (lot === undefined && lots.length > 0) return [];
        const [batchId, quantity] = [lot?.id ?? null, par - held];
        this.#add(itemId, batchId, from, -quantity);
        this.#add(itemId, batchId, vehicleId, quantity);
        return [
          {
            itemId,
            batchId,
            quantity,
            fromLocationId: from,
            toLocationId: vehicleId,
            reason: 'moved' as const,
          },
        ];
      });
  }

  #rule(item: Item, locationId: string) {
    return this.stock.rules.find((rule) => rule.itemId === item.id && rule.locationId === locationId);
  }

  #heldOf(itemId: string, batchId: string | null, locationId: string): number {
    return this.#held.get(`${itemId} ${batchId ?? ''} ${locationId}`) ?? 0;
  }

  #add(itemId: string, batchId: string | null, locationId: string, quantity: number): void {
    const key = `${itemId} ${batchId ?? ''} ${locationId}`;
    this.#held.set(key, (this.#held.get(key) ?? 0) + quantity);
  }
}

const batchOf = ({ lot, place }: Taken, item: Item) => ({
  ...(lot === null ? {} : { lot: lot.lot, batch_id: lot.id }),
  ...(lot?.expiresOn == null ? {} : { expiry: lot.expiresOn }),
  taken_from: place.name,
  item_id: item.id,
  location_id: place.id,
});

/** Names the lots in the records of the set, and fills the vehicles up again. */
export const drawFromStock = (
  random: Random,
  records: readonly DemoRecord[],
  stock: DemoStock,
  now: Date,
): DemoDrawn => {
  const shelves = new Shelves(stock);
  const bySku = new Map(stock.items.map((item) => [item.sku, item]));
  const byDrug = new Map<string, Item>();
  for (const item of stock.items)
    if (item.drug !== undefined && item.itemType !== 'gas' && !byDrug.has(item.drug))
      byDrug.set(item.drug, item);
  const vehicles = stock.places.filter(({ type }) => type === 'response_vehicle');
  const packOf = ({ drug_name, dose, dose_unit: unit }: Drug): Item | undefined => {
    const drug = drug_name ?? '';
    const [below, small = ''] = SMALL_DOSES[drug] ?? [];
    if (below !== undefined && unit === 'mg' && (dose ?? 0) < below) return bySku.get(small);
    return bySku.get(PACKS[drug] ?? '') ?? byDrug.get(drug);
  };
  const restocks: { readonly at: Date; readonly posting: NewPosting }[] = [];
  const witnessed: { readonly entryId: string; readonly at: Date }[] = [];

  const drawDrug = (drug: Drug, vehicleId: string): Drug => {
    const isOurs = drug.is_before_arrival !== true && drug.not_given_reason == null;
    const item = packOf(drug);
    if (!isOurs || item === undefined || drug.dose == null || drug.dose_unit == null) return drug;
    const taken = unitsOf(item, drug.dose + (drug.wasted ?? 0), drug.dose_unit);
    const from = shelves.take(item, taken, vehicleId);
    if (from === null) return drug;
    const at = new Date(drug.time_administered ?? now);
    if (item.controlledSchedule === 2 || item.controlledSchedule === 3)
      if (now.getTime() - at.getTime() > WAITING_HOURS * HOUR_MS)
        witnessed.push({ entryId: drug.id, at: new Date(at.getTime() + 90 * MINUTE_MS) });
    return { ...drug, batch: { ...batchOf(from, item), taken } };
  };

  const consumablesOf = (given: Interventions, at: Date, vehicleId: string): readonly Consumable[] =>
    [...Object.keys(given), ...(given.procedures ?? []).map(({ procedure }) => String(procedure))]
      .flatMap((what) => GOES_WITH[what] ?? [])
      .flatMap(([sku, quantity]) => {
        const item = bySku.get(sku);
        if (item === undefined) throw new Error(`The demonstration has no ${sku}`);
        const from = shelves.take(item, quantity, vehicleId);
        if (from === null) return [];
        return [
          {
            id: random.id(at),
            consumable: item.name,
            quantity,
            time_used: at.toISOString(),
            batch: batchOf(from, item),
          },
        ];
      });

  const draw = (record: DemoRecord, vehicleId: string): DemoRecord => {
    const drawn = new Map<string, Drug>();
    const last = record.steps.findLast(({ changes }) => changes.ClinicalInterventions != null);
    const whole = record.data.ClinicalInterventions;
    if (last === undefined || whole == null) return record;
    for (const drug of whole.drugs_administered ?? []) drawn.set(drug.id, drawDrug(drug, vehicleId));
    const consumables_used = [...consumablesOf(whole, last.at, vehicleId)];
    const within = (data: PrfData, isLast: boolean): PrfData => {
      const section = data.ClinicalInterventions;
      if (section == null) return data;
      const { drugs_administered: drugs } = section;
      return {
        ...data,
        ClinicalInterventions: {
          ...section,
          ...(drugs == null ? {} : { drugs_administered: drugs.map((drug) => drawn.get(drug.id) ?? drug) }),
          ...(isLast && consumables_used.length > 0 ? { consumables_used } : {}),
        },
      };
    };
    return {
      ...record,
      data: within(record.data, true),
      steps: record.steps.map((step) => ({ ...step, changes: within(step.changes, step === last) })),
    };
  };

  const beganAt = ({ steps }: DemoRecord): number => steps[0]?.at.getTime() ?? 0;
  const drawn = new Map<string, DemoRecord>();
  let evening = 0;
  for (const [index, record] of records.toSorted((one, other) => beganAt(one) - beganAt(other)).entries()) {
    if (evening > 0 && beganAt(record) > evening) {
      for (const { id } of vehicles) {
        const moves = shelves.fillUp(id);
        const at = new Date(evening);
        if (moves.length > 0)
          restocks.push({
            at,
            posting: {
              key: `demonstration restock ${random.id(at)}`,
              source: { kind: 'adjustment' },
              occurredAt: at,
              moves,
            },
          });
      }
      evening = 0;
    }
    const vehicle = vehicles[index % vehicles.length];
    drawn.set(record.id, vehicle === undefined ? record : draw(record, vehicle.id));
    if (evening === 0) evening = beganAt(record) + EVENING_HOURS * HOUR_MS;
  }
  return { records: records.map((record) => drawn.get(record.id) ?? record), restocks, witnessed };
};
