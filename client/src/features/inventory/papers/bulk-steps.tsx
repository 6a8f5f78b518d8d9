import { CloseOutlined, DeleteOutlined } from '@ant-design/icons';
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

const ENDING = { isDangerous: true, dismissLabel: 'Keep them' } as const;

/** The act that discards drafts, but for what it is about and how it runs. */
export const DISCARD = {
  ...ENDING,
  key: 'discard',
  label: 'Discard',
  barLabel: 'Discard drafts',
  icon: <DeleteOutlined aria-hidden="true" />,
  consequence: 'The drafts are kept and marked as cancelled. You cannot undo this.',
  otherwise: 'Only drafts can be discarded.',
  done: 'discarded',
} as const;

/** The act that cancels documents, but for when it applies, what that means and how it runs. */
export const cancelOf = (noun: readonly [one: string, many: string]) =>
  ({
    ...ENDING,
    key: 'cancel',
    label: 'Cancel',
    barLabel: `Cancel ${noun[1]}`,
    icon: <CloseOutlined aria-hidden="true" />,
    noun,
    done: 'cancelled',
  }) as const;
