import { callRest } from '../../../lib/http';

/**
 * Makes this browser the kiosk. The page is loaded anew, as nobody's: whoever was signed in here is not any more, in no tab.
 */
export const enterKiosk = async (
  path: string,
  code: string,
  handOver: () => Promise<void>,
): Promise<void> => {
  await callRest('POST', `${path}/kiosk/enter`, { code });
  await handOver();
  location.reload();
};
