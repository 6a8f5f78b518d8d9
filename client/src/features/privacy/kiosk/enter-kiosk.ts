import { callRest } from '../../../lib/http';

/**
 * Makes this browser the kiosk. The page reloads with nobody signed in: anyone who was signed in here is signed out in
 * every tab.
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
