import type { ModalFuncProps } from 'antd';
import { outletOf } from './outlet';

/** A question, or a message, shown over the page before something is done. */
type Asked = ModalFuncProps & { readonly kind: 'confirm' | 'error' };

const { send, attach } = outletOf<Asked>();

/** The shell provides the place where it is shown. Returns a function that detaches it. */
export const attachConfirmOutlet = attach;

/** Asks before something that cannot be undone, or that affects other people. */
export const askToConfirm = (question: ModalFuncProps): void => send({ ...question, kind: 'confirm' });

/** Says why something cannot be done. */
export const sayWhyNot = (said: ModalFuncProps): void => send({ ...said, kind: 'error' });
