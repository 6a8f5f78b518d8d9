import type { ReactNode } from 'react';
import { outletOf } from './outlet';

/** Short messages about what happened elsewhere (screens section 7). A failure in a form is shown in the form instead. */
export interface Notice {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly text: string;
  /** Shown for longer than usual. */
  readonly seconds?: number;
  /** Drawn instead of the text, if something can be done about it. */
  readonly content?: (close: () => void) => ReactNode;
}

const { send, attach } = outletOf<Notice>();

/**
 * The shell provides the place where notices are shown. Earlier notices are then shown too. Returns a function that
 * detaches it.
 */
export const attachNoticeOutlet = attach;

/** `notify.success('Patient created successfully.')`. The same text at the same time is shown only once. */
export const notify = {
  success: (text: string) => send({ kind: 'success', text }),
  error: (text: string) => send({ kind: 'error', text }),
  warning: (text: string) => send({ kind: 'warning', text }),
  info: (text: string) => send({ kind: 'info', text }),
};

/** A notice with something to press. It is identified by its text. */
export const notifyWith = (notice: Notice): void => send(notice);
