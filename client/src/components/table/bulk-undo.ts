import { messageOf } from '../../lib/errors';
import { numberText } from '../../lib/formats';
import type { BulkAct } from './bulk-act';
import { notifyUndoable } from './undo-notice';

/** Offers to undo a change to several rows, after its dialog has closed. */
export function offerUndo<Row>(
  { noun, done, undo }: BulkAct<Row>,
  rows: readonly Row[],
  onBack: (rows: readonly Row[]) => void,
): void {
  if (undo === undefined) return;
  const counted = (count: number) => `${numberText(count)} ${noun[count === 1 ? 0 : 1]}`;
  notifyUndoable({
    text: `${counted(rows.length)} ${done}.`,
    undone: `${counted(rows.length)} ${undo.done}.`,
    undo: async () => {
      const back: Row[] = [];
      const why: string[] = [];
      for (const row of rows) {
        try {
          back.push(await undo.run(row));
        } catch (failure) {
          why.push(messageOf(failure));
        }
      }
      if (back.length > 0) onBack(back);
      if (why[0] !== undefined)
        throw new Error(`${counted(why.length)} could not be changed back. ${why[0]}`);
    },
  });
}
