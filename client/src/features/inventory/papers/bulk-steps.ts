import type { StockTransition } from '@sideline/schema/inventory/transition';
import { LIMITS } from '@sideline/schema/limits';

/** Whether a role may ever take a step. A list leaves out what nobody of the role may do. */
export const isStepOf = ({ who }: Pick<StockTransition<string>, 'who'>, role: string): boolean =>
  who.some((party) => party === role);

/** Whether a step leaves from this state. The rest of what it needs is for the server to say. */
export const leavesFrom = <State extends string>(
  { from }: Pick<StockTransition<State>, 'from'>,
  state: State,
): boolean => from.includes(state);

/** A reason that is asked once for several documents. */
export const reasonOf = (label: string, noun: string) => ({
  label,
  hint: `Kept in the history of each ${noun}.`,
  maxLength: LIMITS.stock.noteLength,
});
