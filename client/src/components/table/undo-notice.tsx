import { Button } from 'antd';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/errors';
import { sayFailed } from '../../lib/failures';
import { notify, notifyWith } from '../../lib/notices';

/** How long 'Undo' is offered. The notice stays longer while the pointer is on it. */
const UNDO_SECONDS = 10;

interface Undoable {
  /** What was done: 'Telephone of Harbour Supplies is 01632 960001.' */
  readonly text: string;
  /** Undoes it with the same services. Rejects with the reason. */
  readonly undo: () => Promise<void>;
  /** The message after undoing. */
  readonly undone: string;
}

/** Says what was done, with 'Undo' beside it for ten seconds. */
export function notifyUndoable(done: Undoable): void {
  notifyWith({
    kind: 'success',
    text: done.text,
    seconds: UNDO_SECONDS,
    content: (close) => <UndoOffer done={done} onClose={close} />,
  });
}

function UndoOffer({ done, onClose }: { readonly done: Undoable; readonly onClose: () => void }) {
  const [isUndoing, setUndoing] = useState(false);
  const isTaken = useRef(false);
  const undo = async () => {
    if (isTaken.current) return;
    isTaken.current = true;
    setUndoing(true);
    try {
      await done.undo();
      notify.success(done.undone);
    } catch (failure) {
      sayFailed(`This could not be undone. ${messageOf(failure)}`);
    }
    onClose();
  };
  return (
    <>
      {done.text}
      <Button
        style={{ minHeight: 44, marginInlineStart: 8 }}
        aria-label={`Undo: ${done.text}`}
        loading={isUndoing}
        onClick={() => void undo()}
      >
        Undo
      </Button>
    </>
  );
}
