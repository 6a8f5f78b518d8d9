/**
 * Assigns people to open places: as many places as possible are filled, with hours spread as evenly as possible (the
 * smallest sum of squared minutes). It knows nothing about shifts or people except which combinations are allowed.
 *
 * First each place is put where there is room, making room by moving others on (augmenting paths, which for places that all
 * clash is the maximum matching). Then a few places at a time are taken out and put back in the best way there is, by
 * exhaustive search; where all places are few, that is the optimum of the whole.
 */
export interface Places {
  /** Minutes of each place. */
  readonly minutes: readonly number[];
  /** The people who may have it in addition to what they already have, by number. */
  readonly options: readonly (readonly number[])[];
  /** The other places that nobody can have beside it; symmetrical. */
  readonly clashes: readonly (readonly number[])[];
  /** Minutes that each person has already. */
  readonly load: readonly number[];
}

/** The person for each place; null where nobody can have it. */
export type Filling = readonly (number | null)[];

/** Places that are taken out at once, and how often the search that follows looks at a person for a place at most. */
const NEIGHBOURHOOD = 9;
const LOOKS_AT_ONCE = 2_000_000;
const LOOKS_IN_ALL = 100_000_000;
/** The search ends after this many tries without an improvement. */
const TRIES_IN_VAIN = 250;

/** The same numbers for the same places each time: a proposal that is asked for again is the same. */
const drawing = (): ((below: number) => number) => {
  let state = 0x9e3779b9;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/** A filling in progress. */
class Board {
  readonly staffOf: (number | null)[];
  readonly load: number[];
  /** The places that each person has: few, where a place may clash with all others. */
  readonly #held: number[][];
  /** Whether two places clash, at the one times how many there are plus the other. */
  readonly #isClash: Uint8Array;

  constructor(readonly places: Places) {
    const all = places.minutes.length;
    this.staffOf = places.minutes.map(() => null);
    this.load = [...places.load];
    this.#held = places.load.map(() => []);
    this.#isClash = new Uint8Array(all * all);
    places.clashes.forEach((others, place) => {
      for (const other of others) this.#isClash[place * all + other] = 1;
    });
  }

  put(place: number, staff: number | null): void {
    const before = this.staffOf[place] ?? null;
    const minutes = this.places.minutes[place] ?? 0;
    if (before !== null) {
      this.load[before] = (this.load[before] ?? 0) - minutes;
      const held = this.heldBy(before);
      held.splice(held.indexOf(place), 1);
    }
    if (staff !== null) {
      this.load[staff] = (this.load[staff] ?? 0) + minutes;
      this.heldBy(staff).push(place);
    }
    this.staffOf[place] = staff;
  }

  heldBy(staff: number): number[] {
    return this.#held[staff] ?? [];
  }

  clash(one: number, other: number): boolean {
    return this.#isClash[one * this.staffOf.length + other] === 1;
  }

  loadOf(staff: number): number {
    return this.load[staff] ?? 0;
  }

  /** Places that a person has and cannot hold together with this one. */
  inTheWay(place: number, staff: number): number[] {
    return this.heldBy(staff).filter((other) => this.clash(place, other));
  }

  isFree(place: number, staff: number): boolean {
    for (const other of this.heldBy(staff)) if (this.clash(place, other)) return false;
    return true;
  }

  /** Who may have a place, the least burdened first. */
  candidates(place: number): number[] {
    return this.#leastFirst([...(this.places.options[place] ?? [])]);
  }

  /** Those who have no clash with it. */
  freeFor(place: number): number[] {
    return this.#leastFirst((this.places.options[place] ?? []).filter((staff) => this.isFree(place, staff)));
  }

  #leastFirst(people: number[]): number[] {
    return people.sort((a, b) => this.loadOf(a) - this.loadOf(b) || a - b);
  }
}

type Undo = (readonly [place: number, staff: number | null])[];

/** Finds a person for a place, moving on what is in the way; leaves everything as it was if nobody can be found. */
const makeRoom = (board: Board, place: number, seen: Set<number>, undo: Undo): boolean => {
  seen.add(place);
  const put = (which: number, staff: number | null): void => {
    undo.push([which, board.staffOf[which] ?? null]);
    board.put(which, staff);
  };
  const candidates = board.candidates(place);
  const free = candidates.find((staff) => board.isFree(place, staff));
  if (free !== undefined) {
    put(place, free);
    return true;
  }
  for (const staff of candidates) {
    const moved = board.inTheWay(place, staff);
    if (moved.some((other) => seen.has(other))) continue;
    const mark = undo.length;
    for (const other of moved) put(other, null);
    put(place, staff);
    if (moved.every((other) => makeRoom(board, other, seen, undo))) return true;
    while (undo.length > mark) {
      const last = undo.pop();
      if (last) board.put(...last);
    }
  }
  return false;
};

/** Adding a place to a person adds this to the sum of squares. */
const costOf = (minutes: number, load: number): number => minutes * (minutes + 2 * load);

/** Puts the places that were taken out back in the best way: most filled, then least cost. Gives how often it looked at a person. */
const putBack = (
  board: Board,
  out: readonly number[],
  limit: number,
): { readonly looks: number; readonly isBetter: boolean } => {
  const { minutes, options } = board.places;
  const order = [...out].sort((a, b) => (options[a]?.length ?? 0) - (options[b]?.length ?? 0) || a - b);
  const before = order.map((place) => board.staffOf[place] ?? null);
  const worth = (): { unfilled: number; cost: number } => {
    for (const place of order) board.put(place, null);
    let unfilled = 0;
    let cost = 0;
    order.forEach((place, at) => {
      const staff = before[at] ?? null;
      if (staff === null) unfilled += 1;
      else cost += costOf(minutes[place] ?? 0, board.loadOf(staff));
      board.put(place, staff);
    });
    for (const place of order) board.put(place, null);
    return { unfilled, cost };
  };
  let best = { ...worth(), staff: before };
  let looks = 0;

  const search = (at: number, unfilled: number, cost: number): void => {
    if (looks > limit) return;
    const place = order[at];
    if (place === undefined) {
      if (unfilled < best.unfilled || (unfilled === best.unfilled && cost < best.cost))
        best = { unfilled, cost, staff: order.map((one) => board.staffOf[one] ?? null) };
      return;
    }
    if (unfilled > best.unfilled) return;
    if (unfilled === best.unfilled) {
      // Loads only grow: what is left costs at least what it would beside today's.
      let least = cost;
      for (let next = at; next < order.length; next += 1) {
        const one = order[next] ?? 0;
        let lightest = Number.POSITIVE_INFINITY;
        looks += options[one]?.length ?? 0;
        for (const staff of options[one] ?? []) lightest = Math.min(lightest, board.loadOf(staff));
        if (lightest !== Number.POSITIVE_INFINITY) least += costOf(minutes[one] ?? 0, lightest);
      }
      if (least >= best.cost) return;
    }
    looks += (options[place]?.length ?? 0) + 1;
    for (const staff of board.freeFor(place)) {
      const added = costOf(minutes[place] ?? 0, board.loadOf(staff));
      board.put(place, staff);
      search(at + 1, unfilled, cost + added);
      board.put(place, null);
    }
    search(at + 1, unfilled + 1, cost);
  };
  search(0, 0, 0);
  order.forEach((place, at) => {
    board.put(place, best.staff[at] ?? null);
  });
  return { looks, isBetter: best.staff !== before };
};

/** Places that hang together: one that is open or whose holder has most, what it clashes with, and what its people hold. */
const neighbourhood = (board: Board, draw: (below: number) => number): number[] => {
  const all = board.staffOf.length;
  const chosen = new Set<number>();
  const unfilled = board.staffOf.flatMap((staff, place) => (staff === null ? [place] : []));
  const first = unfilled.length > 0 && draw(3) === 0 ? unfilled[draw(unfilled.length)] : draw(all);
  const queue = [first ?? 0];
  while (chosen.size < NEIGHBOURHOOD && queue.length > 0) {
    const [place] = queue.splice(draw(Math.min(queue.length, 3)), 1);
    if (place === undefined || chosen.has(place)) continue;
    chosen.add(place);
    const byLoad = board.candidates(place);
    // Those who have least and most of the people who may have it, and one in between.
    const people = new Set([byLoad[0], byLoad.at(-1), byLoad[draw(Math.max(1, byLoad.length))]]);
    const held = board.staffOf.flatMap((staff, other) =>
      staff !== null && people.has(staff) && !chosen.has(other) ? [other] : [],
    );
    const near = (board.places.clashes[place] ?? []).filter((other) => !chosen.has(other));
    for (const group of [held, near])
      for (let taken = 0; taken < 3 && group.length > 0; taken += 1)
        queue.push(...group.splice(draw(group.length), 1));
  }
  while (chosen.size < Math.min(NEIGHBOURHOOD, all)) chosen.add(draw(all));
  return [...chosen];
};

/**
 * There may now be room for places that had none. A place that could not be moved for one open place is not tried again for
 * the next: with hundreds open, each would search all the filled ones.
 */
const fillOpen = (board: Board, order: readonly number[]): void => {
  let seen = new Set<number>();
  for (const place of order)
    if (board.staffOf[place] === null && makeRoom(board, place, seen, [])) seen = new Set();
};

/** As many places filled as can be found, with hours spread evenly. The same for the same places. */
export const fillPlaces = (places: Places): Filling => {
  const board = new Board(places);
  const all = places.minutes.length;
  const order = places.minutes
    .map((_, place) => place)
    .sort((a, b) => (places.options[a]?.length ?? 0) - (places.options[b]?.length ?? 0) || a - b);
  for (const place of order) makeRoom(board, place, new Set(), []);
  if (all <= NEIGHBOURHOOD) {
    putBack(board, order, LOOKS_IN_ALL);
    return board.staffOf;
  }
  const draw = drawing();
  const square = (): number => board.load.reduce((sum, minutes) => sum + minutes * minutes, 0);
  const worth = (): readonly [number, number] => [
    board.staffOf.filter((staff) => staff === null).length,
    square(),
  ];
  let [unfilled, cost] = worth();
  let looks = 0;
  for (let vain = 0; vain < TRIES_IN_VAIN && looks < LOOKS_IN_ALL; vain += 1) {
    const tried = putBack(board, neighbourhood(board, draw), LOOKS_AT_ONCE);
    looks += tried.looks;
    // If nothing has changed, there is still no room for places that had none.
    if (!tried.isBetter) continue;
    fillOpen(board, order);
    const [nowUnfilled, nowCost] = worth();
    if (nowUnfilled < unfilled || (nowUnfilled === unfilled && nowCost < cost)) vain = -1;
    [unfilled, cost] = [nowUnfilled, nowCost];
  }
  return board.staffOf;
};
