import type { ModalFuncProps } from 'antd';
import { outletOf } from './outlet';

/** What is asked, or only said, over the page before something is done. */
type Asked = ModalFuncProps & { readonly kind: 'confirm' | 'error' };

const { send, attach } = outletOf<Asked>();

/** The shell hands over the place where it is asked. Returns how to detach. */
export const attachConfirmOutlet = attach;

/** Asks before something that cannot be undone, or that reaches others. */
export const askToConfirm = (question: ModalFuncProps): void => send({ ...question, kind: 'confirm' });

/** Says why something cannot be done. */
export const sayWhyNot = (said: ModalFuncProps): void => send({ ...said, kind: 'error' });
