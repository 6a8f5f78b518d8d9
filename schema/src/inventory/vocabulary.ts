/** The vocabulary of stock (operations sections 3 and 5). Keys are stored and sent, and are never removed. */

interface Worded {
  readonly label: string;
}

/** The keys of a table, in its order. */
const keysOf = <T extends Readonly<Record<string, Worded>>>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table);

export const ITEM_TYPE_TABLE = {
  consumable: { label: 'Consumable' },
  medicine: { label: 'Medicine' },
  equipment: { label: 'Equipment' },
  fluid: { label: 'Fluid' },
  gas: { label: 'Medical gas' },
} as const satisfies Readonly<Record<string, Worded>>;
export type ItemType = keyof typeof ITEM_TYPE_TABLE;
export const ITEM_TYPES = keysOf(ITEM_TYPE_TABLE);

/** How a medicine may be supplied (Human Medicines Regulations 2012). */
export const LEGAL_CLASS_TABLE = {
  GSL: { label: 'General sale (GSL)' },
  P: { label: 'Pharmacy (P)' },
  POM: { label: 'Prescription only (POM)' },
} as const satisfies Readonly<Record<string, Worded>>;
export type LegalClass = keyof typeof LEGAL_CLASS_TABLE;
export const LEGAL_CLASSES = keysOf(LEGAL_CLASS_TABLE);

/**
 * Schedules of the Misuse of Drugs Regulations 2001, numbered as the formulary numbers them. For 2 and 3 every move needs
 * a witness; for 4 and 5 the provider decides, item by item.
 */
export const CONTROLLED_SCHEDULES = [2, 3, 4, 5] as const;
export type ControlledSchedule = (typeof CONTROLLED_SCHEDULES)[number];
export const CONTROLLED_SCHEDULE_LABELS: Readonly<Record<ControlledSchedule, string>> = {
  2: 'Schedule 2',
  3: 'Schedule 3',
  4: 'Schedule 4',
  5: 'Schedule 5',
};

/** Whether the law itself asks for a witness, whatever the provider decides. */
export const alwaysNeedsWitness = (schedule: number | null | undefined): boolean =>
  schedule === 2 || schedule === 3;

export const STORAGE_TABLE = {
  ambient: { label: 'Room temperature' },
  fridge: { label: 'Fridge, 2 to 8 °C' },
  controlled_drug_safe: { label: 'Controlled-drug safe' },
} as const satisfies Readonly<Record<string, Worded>>;
export type Storage = keyof typeof STORAGE_TABLE;
export const STORAGES = keysOf(STORAGE_TABLE);

/** Units that stock is counted in. Packs are for buying and receiving only. */
export const STOCK_UNIT_TABLE = {
  each: { label: 'each', many: 'each' },
  pair: { label: 'pair', many: 'pairs' },
  tablet: { label: 'tablet', many: 'tablets' },
  capsule: { label: 'capsule', many: 'capsules' },
  ampoule: { label: 'ampoule', many: 'ampoules' },
  vial: { label: 'vial', many: 'vials' },
  syringe: { label: 'prefilled syringe', many: 'prefilled syringes' },
  nebule: { label: 'nebule', many: 'nebules' },
  inhaler: { label: 'inhaler', many: 'inhalers' },
  sachet: { label: 'sachet', many: 'sachets' },
  tube: { label: 'tube', many: 'tubes' },
  bottle: { label: 'bottle', many: 'bottles' },
  bag: { label: 'bag', many: 'bags' },
  roll: { label: 'roll', many: 'rolls' },
  set: { label: 'set', many: 'sets' },
  litre: { label: 'litre', many: 'litres' },
} as const satisfies Readonly<Record<string, Worded & { readonly many: string }>>;
export type StockUnit = keyof typeof STOCK_UNIT_TABLE;
export const STOCK_UNITS = keysOf(STOCK_UNIT_TABLE);

/** The seven types of the specification (section 9), which its API gives by their labels. */
export const LOCATION_TYPE_TABLE = {
  response_vehicle: { label: 'Response Vehicle' },
  main_storage_box: { label: 'Main Storage Box' },
  event_kit_bag: { label: 'Event Kit Bag' },
  medical_tent: { label: 'Medical Tent' },
  on_site_locker: { label: 'On-Site Locker' },
  support_vehicle: { label: 'Support Vehicle' },
  temporary_storage: { label: 'Temporary Storage' },
} as const satisfies Readonly<Record<string, Worded>>;
export type LocationType = keyof typeof LOCATION_TYPE_TABLE;
export const LOCATION_TYPES = keysOf(LOCATION_TYPE_TABLE);

/** The type for a key or a label, whatever the case; null for anything else. */
export const locationTypeOf = (text: string): LocationType | null => {
  const asked = text.trim().toLowerCase();
  return (
    LOCATION_TYPES.find(
      (type) => type === asked || LOCATION_TYPE_TABLE[type].label.toLowerCase() === asked,
    ) ?? null
  );
};

/** A bag is a location, and a pouch is one within a bag. Virtual ones are where stock comes from and goes to. */
export const LOCATION_KIND_TABLE = {
  place: { label: 'Place' },
  bag: { label: 'Bag' },
  pouch: { label: 'Pouch' },
  virtual: { label: 'Book entry' },
} as const satisfies Readonly<Record<string, Worded>>;
export type LocationKind = keyof typeof LOCATION_KIND_TABLE;
export const LOCATION_KINDS = keysOf(LOCATION_KIND_TABLE);

/**
 * The other side of each move that does not go from one real place to another. The database is made with them. `isSource`:
 * stock enters the books here, so that the balance may be below zero.
 */
export const VIRTUAL_LOCATION_TABLE = {
  supplier: { id: '00000000-0000-7000-8000-000000000001', label: 'Supplier', isSource: true },
  in_transit: { id: '00000000-0000-7000-8000-000000000002', label: 'In transit', isSource: false },
  consumed: { id: '00000000-0000-7000-8000-000000000003', label: 'Consumed', isSource: false },
  waste: { id: '00000000-0000-7000-8000-000000000004', label: 'Waste', isSource: false },
  adjustment: { id: '00000000-0000-7000-8000-000000000005', label: 'Adjustment', isSource: true },
  opening: { id: '00000000-0000-7000-8000-000000000006', label: 'Opening stock', isSource: true },
  shortage: { id: '00000000-0000-7000-8000-000000000007', label: 'Shortage', isSource: true },
} as const satisfies Readonly<Record<string, Worded & { readonly id: string; readonly isSource: boolean }>>;
export type VirtualLocation = keyof typeof VIRTUAL_LOCATION_TABLE;
export const VIRTUAL_LOCATIONS = keysOf(VIRTUAL_LOCATION_TABLE);

/** The id of a virtual location. */
export const virtualLocation = (name: VirtualLocation): string => VIRTUAL_LOCATION_TABLE[name].id;

/** Why stock moved, in the words of its timeline. */
export const MOVE_REASON_TABLE = {
  opening: { label: 'Opening stock' },
  received: { label: 'Received' },
  moved: { label: 'Moved' },
  dispatched: { label: 'Dispatched' },
  arrived: { label: 'Arrived' },
  packed: { label: 'Packed into a bag' },
  unpacked: { label: 'Unpacked from a bag' },
  administered: { label: 'Given to a patient' },
  used: { label: 'Used' },
  wasted: { label: 'Wasted' },
  expired: { label: 'Expired' },
  damaged: { label: 'Damaged' },
  recalled: { label: 'Recalled' },
  lost: { label: 'Lost' },
  found: { label: 'Found' },
  counted: { label: 'Corrected by a count' },
  returned: { label: 'Returned to the supplier' },
  destroyed: { label: 'Destroyed' },
  settled: { label: 'Shortage settled' },
  reversed: { label: 'Reversed' },
} as const satisfies Readonly<Record<string, Worded>>;
export type MoveReason = keyof typeof MOVE_REASON_TABLE;
export const MOVE_REASONS = keysOf(MOVE_REASON_TABLE);

/** What made a move; the source's id names which one. */
export const MOVE_SOURCE_TABLE = {
  opening: { label: 'Opening stock' },
  receipt: { label: 'Receipt' },
  transfer: { label: 'Transfer' },
  return: { label: 'Return' },
  prf_drug: { label: 'Drug in a PRF' },
  prf_consumable: { label: 'Consumable in a PRF' },
  see_and_treat: { label: 'See and treat log' },
  usage: { label: 'Usage entered by hand' },
  stocktake: { label: 'Stocktake' },
  kit_build: { label: 'Kit' },
  bag_check: { label: 'Bag check' },
  adjustment: { label: 'Adjustment' },
  destruction: { label: 'Destruction' },
  shortage: { label: 'Shortage' },
  import: { label: 'Import' },
} as const satisfies Readonly<Record<string, Worded>>;
export type MoveSource = keyof typeof MOVE_SOURCE_TABLE;
export const MOVE_SOURCES = keysOf(MOVE_SOURCE_TABLE);

/** As stored. Expired and exhausted are derived: from the day, and from the balances. */
export const BATCH_STATUS_TABLE = {
  available: { label: 'Available' },
  quarantined: { label: 'Quarantined' },
  recalled: { label: 'Recalled' },
} as const satisfies Readonly<Record<string, Worded>>;
export type BatchStatus = keyof typeof BATCH_STATUS_TABLE;
export const BATCH_STATUSES = keysOf(BATCH_STATUS_TABLE);

/** The problem with a lot that was issued anyway: by override, or because it had already been given. */
export const BATCH_EXCEPTION_TABLE = {
  expired: { label: 'Expired' },
  quarantined: { label: 'Quarantined' },
  recalled: { label: 'Recalled' },
} as const satisfies Readonly<Record<string, Worded>>;
export type BatchException = keyof typeof BATCH_EXCEPTION_TABLE;
export const BATCH_EXCEPTIONS = keysOf(BATCH_EXCEPTION_TABLE);
