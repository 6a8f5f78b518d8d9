import { callRest, RefusedError } from '../../../lib/http';

/**
 * Sends the form and ends kiosk mode. Safe to repeat if either succeeded or its answer was lost: what the server has is
 * not sent again, corrections are, and a kiosk that has ended with the patient's details counts as done. Throws what
 * `call` throws.
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
