import type { ReactNode } from 'react';
import { outletOf } from './outlet';

/** Short words about what happened elsewhere (screens section 7); what failed in a form is said in the form instead. */
export interface Notice {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly text: string;
  /** Longer than its kind is usually shown. */
  readonly seconds?: number;
  /** Drawn instead of the text, where something can be done about it. */
  readonly content?: (close: () => void) => ReactNode;
}

const { send, attach } = outletOf<Notice>();

/** The shell hands over the place where notices are shown; what came before it is shown then. Returns how to detach. */
export const attachNoticeOutlet = attach;

/** `notify.success('Patient created successfully.')`; the same text at the same time is shown once. */
export const notify = {
  success: (text: string) => send({ kind: 'success', text }),
  error: (text: string) => send({ kind: 'error', text }),
  warning: (text: string) => send({ kind: 'warning', text }),
  info: (text: string) => send({ kind: 'info', text }),
};

/** A notice with something to press; the text is what it is known by. */
export const notifyWith = (notice: Notice): void => send(notice);
