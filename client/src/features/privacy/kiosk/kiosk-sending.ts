import { callRest, RefusedError } from '../../../lib/http';

/**
 * Sends what was filled in and ends kiosk mode. Safe to repeat where either went through or its answer was lost: what was
 * heard is not sent again, what was corrected is, and a kiosk that is over once it has heard the patient is done. Throws
 * what `call` throws.
 */
export const kioskSending = (path: string, call: typeof callRest = callRest) => {
  let heard: string | null = null;
  return async (report: object): Promise<void> => {
    const said = JSON.stringify(report);
    try {
      if (said !== heard) await call('POST', `${path}/kiosk/patient`, report);
      heard = said;
      await call('PUT', `${path}/kiosk/disable`, {});
    } catch (reason) {
      const isOver = reason instanceof RefusedError && reason.code === 'KIOSK_CLOSED';
      if (!isOver || heard === null) throw reason;
    }
  };
};
