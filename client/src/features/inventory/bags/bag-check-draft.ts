import { addQuantities, compareQuantities, lessQuantity } from '@sideline/schema/inventory/quantity';
import { gtin14 } from '@sideline/schema/inventory/gtin';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { formatDate } from '../../../lib/dates';
import type { CheckBagInput } from '../../../schema.generated';
import type { BagDetailsPartsFragment } from './bags.generated';

/** What a person found on one row. A row that nobody has checked yet has none. */
export interface CheckedRow {
  readonly present: number;
  readonly expired: number;
  readonly damaged: number;
  readonly toppedUp: number;
}

/** A check in progress, kept on the device until it is sent. */
export interface CheckDraft {
  /** The check's own id, so that a check sent again after an answer was lost is the same check. */
  readonly id: string;
  readonly bagId: string;
  readonly bagName: string;
  readonly rows: Readonly<Record<string, CheckedRow>>;
  /** Pouches whose seal was found unbroken. */
  readonly unbroken: readonly string[];
  /** The new seals of pouches, by pouch. */
  readonly pouchSeals: Readonly<Record<string, string>>;
  /** The readings of gas cylinder gauges, by lot. A check that was started before they were asked for has none. */
  readonly gauges?: Readonly<Record<string, number>>;
  readonly seal: string;
  readonly nextCheckOn: string;
  readonly notes: string;
  /** When 'Send' was pressed, ISO 8601; null while the check is in progress. */
  readonly finishedAt: string | null;
  /** The finished check as it is sent, by this page or by a later one: the same each time. */
  readonly input?: CheckBagInput;
}

export interface CheckRow {
  readonly key: string;
  readonly locationId: string;
  readonly itemId: string;
  readonly name: string;
  readonly unit: BagDetailsPartsFragment['contents'][number]['unit'];
  readonly barcode: string | null;
  readonly sku: string;
  /** According to the kit; null if the kit does not ask for it here. */
  readonly wanted: number | null;
  readonly isOptional: boolean;
  readonly isWitnessed: boolean;
  /** According to the books. `expired` is how much of that has expired. */
  readonly booked: number;
  readonly expired: number;
  /** How much of the shortage in the books is covered by a substitute. */
  readonly standsIn: number;
  readonly lots: BagDetailsPartsFragment['contents'];
}

export interface CheckPlace {
  readonly id: string;
  readonly name: string;
  /** The seal that it should have, if nothing has been moved since it was sealed. */
  readonly seal: string | null;
  readonly rows: readonly CheckRow[];
}

const keyOf = (locationId: string, itemId: string): string => `${locationId} ${itemId}`;
/** The lots of a row that nobody may use, whatever their expiry date. */
export const blockedOf = ({ lots }: CheckRow): CheckRow['lots'] =>
  lots.filter(({ status }) => status === 'recalled' || status === 'quarantined');
const isTrouble = (row: CheckRow): boolean =>
  row.expired > 0 ||
  blockedOf(row).length > 0 ||
  (!row.isOptional &&
    row.wanted !== null &&
    compareQuantities(addQuantities(row.booked, row.standsIn), row.wanted) < 0);

/**
 * The rows of a check in the bag's own order, pouch by pouch. In each pouch, rows that are short, expired or blocked in
 * the books come first.
 */
export const placesOf = (details: BagDetailsPartsFragment, today: string): readonly CheckPlace[] => {
  const { bag, pouches, lines, contents } = details;
  const places = [
    { id: bag.id, name: 'Loose in the bag', seal: null },
    ...pouches.map(({ id, name, seal, isSealed }) => ({ id, name, seal: isSealed ? seal : null })),
  ];
  return places.flatMap((place) => {
    const rows = new Map<string, CheckRow>();
    const lotsOf = (itemId: string) =>
      contents.filter((one) => one.locationId === place.id && one.itemId === itemId);
    const add = (line: {
      readonly itemId: string;
      readonly name: string;
      readonly unit: CheckRow['unit'];
      readonly barcode: string | null;
      readonly sku: string;
    }) => {
      const lots = lotsOf(line.itemId);
      const old = lots.filter(({ expiresOn }) => expiresOn !== null && expiresOn < today);
      return {
        ...{ key: keyOf(place.id, line.itemId), locationId: place.id, itemId: line.itemId },
        ...{ name: line.name, unit: line.unit, barcode: line.barcode, sku: line.sku, lots },
        isWitnessed: lots.some(({ isWitnessed }) => isWitnessed),
        booked: addQuantities(...lots.map(({ quantity }) => quantity)),
        expired: addQuantities(...old.map(({ quantity }) => quantity)),
        standsIn: 0,
      };
    };
    for (const line of lines.filter(({ locationId }) => locationId === place.id)) {
      const known = rows.get(line.itemId);
      const { wanted, isOptional } = line;
      if (known === undefined) rows.set(line.itemId, { ...add(line), wanted, isOptional });
      else
        rows.set(line.itemId, {
          ...known,
          wanted: addQuantities(known.wanted ?? 0, wanted),
          isOptional: known.isOptional && isOptional,
        });
    }
    for (const content of contents.filter(({ locationId }) => locationId === place.id))
      if (!rows.has(content.itemId))
        rows.set(content.itemId, { ...add(content), wanted: null, isOptional: true });
    if (rows.size === 0) return [];
    // An item counts as a substitute only if no line asks for it directly.
    const spare = new Map(
      [...rows.values()].filter(({ wanted }) => wanted === null).map((row) => [row.itemId, row.booked]),
    );
    const all = [...rows.values()].map((row) => {
      let open = Math.max(0, lessQuantity(row.wanted ?? 0, row.booked));
      const before = open;
      for (const itemId of lines.find((line) => line.locationId === place.id && line.itemId === row.itemId)
        ?.substitutes ?? []) {
        const taken = Math.min(open, spare.get(itemId) ?? 0);
        spare.set(itemId, lessQuantity(spare.get(itemId) ?? 0, taken));
        open = lessQuantity(open, taken);
      }
      return { ...row, standsIn: lessQuantity(before, open) };
    });
    return [{ ...place, rows: [...all.filter(isTrouble), ...all.filter((row) => !isTrouble(row))] }];
  });
};

const isOf = (row: CheckRow, code: ScannedCode): boolean => {
  if (code.is === 'label')
    return code.kind === 'item'
      ? code.id === row.itemId
      : code.kind === 'batch' && row.lots.some(({ batchId }) => batchId === code.id);
  if (code.is === 'gs1') return row.barcode !== null && gtin14(row.barcode) === code.data.gtin;
  return code.is === 'unknown' && row.sku.toLowerCase() === code.text.toLowerCase();
};

/** The row that a code ticks. If several pouches hold the item, the first that nobody has checked yet. */
export const rowOfCode = (
  places: readonly CheckPlace[],
  draft: CheckDraft,
  code: ScannedCode,
): { readonly place: CheckPlace; readonly row: CheckRow } | null => {
  const found = places.flatMap((place) =>
    place.rows.filter((row) => isOf(row, code)).map((row) => ({ place, row })),
  );
  return found.find(({ row }) => draft.rows[row.key] === undefined) ?? found[0] ?? null;
};

/** The lots of a row that a code names; null if it names none. */
const lotsNamed = ({ lots }: CheckRow, code: ScannedCode): CheckRow['lots'] | null => {
  if (code.is === 'label' && code.kind === 'batch') return lots.filter(({ batchId }) => batchId === code.id);
  const number = code.is === 'gs1' ? (code.data.serial ?? code.data.lot)?.toLowerCase() : undefined;
  return number === undefined ? null : lots.filter(({ lot }) => lot?.toLowerCase() === number);
};

/** What a pack’s own code says about it in a check. `refusal`: it must not count as present. `remark`: the books differ. */
export interface PackWords {
  readonly refusal?: string;
  readonly remark?: string;
}

/** `today` is YYYY-MM-DD. A code that names neither a lot nor a date says nothing. */
export const packWords = (row: CheckRow, code: ScannedCode, today: string): PackWords => {
  const named = lotsNamed(row, code);
  const blocked = named?.find(({ status }) => status === 'recalled' || status === 'quarantined');
  if (blocked !== undefined) {
    const why = blocked.status === 'recalled' ? 'is recalled' : 'is in quarantine';
    return { refusal: `${row.name}, lot ${blocked.lot ?? ''}, ${why}. Take it out of the bag.` };
  }
  const expiresOn = (code.is === 'gs1' ? code.data.expiresOn : null) ?? named?.[0]?.expiresOn ?? null;
  if (expiresOn !== null && expiresOn < today)
    return { refusal: `${row.name} expired on ${formatDate(expiresOn)}. Take it out of the bag.` };
  const isTracked = row.lots.some(({ lot }) => lot !== null);
  if (named?.length === 0 && isTracked && code.is === 'gs1')
    return { remark: `lot ${code.data.serial ?? code.data.lot ?? ''} is not in the books of this bag` };
  return {};
};

/** A row that matches the books, with expired stock taken out. */
export const asBooked = ({ booked, expired }: CheckRow): CheckedRow => ({
  ...{ present: lessQuantity(booked, expired), expired, damaged: 0, toppedUp: 0 },
});

/** What a row is short of, compared with the kit, after the count. */
export const shortageOf = (row: CheckRow, checked: CheckedRow): number =>
  row.wanted === null
    ? 0
    : Math.max(0, lessQuantity(row.wanted, addQuantities(checked.present, checked.toppedUp, row.standsIn)));

/** The rows that nobody has checked yet. Rows behind an unbroken seal do not need checking. */
export const openRows = (draft: CheckDraft, places: readonly CheckPlace[]): readonly CheckRow[] =>
  places
    .filter(({ id }) => !draft.unbroken.includes(id))
    .flatMap(({ rows }) => rows.filter(({ key }) => draft.rows[key] === undefined));

/** The cylinders that are present and whose gauge has not been read yet. */
export const openGauges = (draft: CheckDraft, places: readonly CheckPlace[]): readonly string[] =>
  places
    .filter(({ id }) => !draft.unbroken.includes(id))
    .flatMap(({ rows }) => rows.filter(({ key }) => (draft.rows[key]?.present ?? 0) > 0).flatMap(cylindersOf))
    .filter(({ batchId }) => batchId !== null && draft.gauges?.[batchId] === undefined)
    .map(({ name, lot }) => (lot === null ? name : `${name}, lot ${lot}`));

/** The draft as it is sent. It stays finished until something of it changes. */
export const finishedCheck = (
  draft: CheckDraft,
  places: readonly CheckPlace[],
  now: Date,
): CheckDraft & { readonly input: CheckBagInput } => {
  const finished = { ...draft, finishedAt: draft.finishedAt ?? now.toISOString() };
  return { ...finished, input: draft.input ?? inputOf(finished, places, now) };
};

/** The draft with a change: it has to be finished again. */
export const reopened = ({ input: _sent, ...draft }: CheckDraft): CheckDraft => ({
  ...draft,
  finishedAt: null,
});

/** The draft, with every unchecked row of a place set to the books. */
export const allPresent = (draft: CheckDraft, place: CheckPlace): CheckDraft => ({
  ...draft,
  rows: {
    ...draft.rows,
    ...Object.fromEntries(
      place.rows.filter(({ key }) => draft.rows[key] === undefined).map((row) => [row.key, asBooked(row)]),
    ),
  },
});

/** The cylinders of a row, whose gauges are read in every check. A bag kept by an earlier version does not have them. */
export const cylindersOf = ({ lots }: CheckRow): CheckRow['lots'] =>
  lots.filter(({ batchId, leastPercent }) => batchId !== null && leastPercent != null);

/** The gauges that were read, for the rows that were checked. */
const gaugesOf = (draft: CheckDraft, places: readonly CheckPlace[]) =>
  places
    .filter(({ id }) => !draft.unbroken.includes(id))
    .flatMap(({ rows }) => rows.flatMap(cylindersOf))
    .flatMap(({ batchId }) => {
      const percent = batchId === null ? undefined : draft.gauges?.[batchId];
      return batchId === null || percent === undefined ? [] : [{ batchId, percent }];
    });

/** The check as it is sent. */
export const inputOf = (draft: CheckDraft, places: readonly CheckPlace[], now: Date): CheckBagInput => ({
  id: draft.id,
  bagId: draft.bagId,
  checkedAt: draft.finishedAt ?? now.toISOString(),
  seal: draft.seal.trim() === '' ? null : draft.seal.trim(),
  nextCheckOn: draft.nextCheckOn,
  notes: draft.notes,
  gauges: gaugesOf(draft, places),
  unbroken: places.flatMap(({ id, seal }) =>
    seal !== null && draft.unbroken.includes(id) ? [{ locationId: id, seal }] : [],
  ),
  // A pouch that was opened gets the new seal, or none.
  pouchSeals: places
    .filter(({ id }) => id !== draft.bagId && !draft.unbroken.includes(id))
    .map(({ id }) => ({ locationId: id, seal: draft.pouchSeals[id]?.trim() || null })),
  lines: places
    .filter(({ id }) => !draft.unbroken.includes(id))
    .flatMap(({ rows }) =>
      rows.flatMap(({ key, locationId, itemId }) => {
        const checked = draft.rows[key];
        return checked === undefined ? [] : [{ locationId, itemId, ...checked }];
      }),
    ),
});
