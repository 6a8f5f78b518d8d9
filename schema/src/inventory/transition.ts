/** Whom a row allows: an admin, any member of staff, or the member of staff who is assigned to this one. */
export type StockParty = 'admin' | 'staff' | 'assigned';

/** One change of state: from which, to which, who, and what must be true of it. `Fact` names what the caller has looked up. */
export interface StockTransition<State extends string, Fact extends string = never> {
  readonly from: readonly State[];
  readonly to: State;
  readonly who: readonly StockParty[];
  /** Only while all of these are true. */
  readonly when?: readonly Fact[];
  readonly needsReason?: true;
}

/** Every change of state of one kind of document, by the name of its action. */
export type StockTransitions<State extends string, Fact extends string = never> = Readonly<
  Record<string, StockTransition<State, Fact>>
>;

/** Who asks: the role, and whether the caller is the person to whom it is assigned. */
export interface StockAsker {
  readonly role: string;
  readonly isAssigned: boolean;
}

export type StockRefusal<State extends string, Fact extends string> =
  | { readonly why: 'not_allowed' }
  | { readonly why: 'state'; readonly state: State | null }
  /** The first that is not true. */
  | { readonly why: 'fact'; readonly fact: Fact };

const isParty = (who: readonly StockParty[], { role, isAssigned }: StockAsker): boolean => {
  if (role === 'admin') return who.includes('admin');
  if (role !== 'staff') return false;
  return who.includes('staff') || (isAssigned && who.includes('assigned'));
};

/**
 * Why a change cannot be made now by the caller; null where it can. `state` is null for what does not exist yet, which only
 * a row without a `from` takes. Permission is checked before the state and the facts, so that a refusal reveals nothing to
 * others.
 */
export const stockRefusalOf = <State extends string, Fact extends string>(
  row: StockTransition<State, Fact>,
  state: State | null,
  asker: StockAsker,
  facts: Readonly<Partial<Record<Fact, boolean>>>,
): StockRefusal<State, Fact> | null => {
  if (!isParty(row.who, asker)) return { why: 'not_allowed' };
  if (state === null ? row.from.length > 0 : !row.from.includes(state)) return { why: 'state', state };
  const missing = row.when?.find((fact) => facts[fact] !== true);
  return missing === undefined ? null : { why: 'fact', fact: missing };
};

/** Whether a state may follow another: a table without who and when, as the database keeps it. */
export const stockMayFollow = <State extends string, Fact extends string>(
  table: StockTransitions<State, Fact>,
  from: State,
  to: State,
): boolean => Object.values(table).some((row) => row.to === to && row.from.includes(from));
