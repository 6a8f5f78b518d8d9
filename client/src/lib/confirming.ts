import type { ModalFuncProps } from 'antd';
import { outletOf } from './outlet';

/** A question, or a message, shown over the page before something is done. */
type Asked = ModalFuncProps & { readonly kind: 'confirm' | 'error' };

const { send, attach } = outletOf<Asked>();

let open = 0;
let waiting: (() => void)[] = [];

const answered = (): void => {
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
};

/** The shell provides the place where it is shown. Returns a function that detaches it. */
export const attachConfirmOutlet = (show: (asked: Asked) => void): (() => void) => {
  const detach = attach(show);
  return () => {
    detach();
    // What it showed went with it.
    open = 0;
    answered();
  };
};

/** Asks before something that cannot be undone, or that affects other people. */
export const askToConfirm = (question: ModalFuncProps): void => {
  open += 1;
  send({
    ...question,
    kind: 'confirm',
    onOk: async () => {
      try {
        await question.onOk?.();
      } catch {
        // The question closes all the same: what it did says why it was refused (lib/apollo.ts).
      }
    },
    afterClose: () => {
      question.afterClose?.();
      open = Math.max(0, open - 1);
      if (open === 0) answered();
    },
  });
};

/**
 * Does it once no question lies over the page: at once, if none does. A question gives the focus back to what was pressed
 * as it closes, and would take it from what is shown earlier.
 */
export const onceAnswered = (act: () => void): void => {
  if (open === 0) act();
  else waiting.push(act);
};

/** Says why something cannot be done. */
export const sayWhyNot = (said: ModalFuncProps): void => send({ ...said, kind: 'error' });
