import { LIMITS } from '@sideline/schema/limits';
import { expiryWords } from '../../../lib/stock-words';
import { formatDate } from '../../../lib/dates';

interface Words {
  readonly text: string;
  readonly tone: 'danger' | 'warning' | null;
}

/** How one piece is called: by its serial number, or by its lot where it has none. */
export const unitName = ({ serial, lot }: { readonly serial: string | null; readonly lot: string }): string =>
  serial ?? lot;

/** When a piece of equipment is serviced next. Near is what is near for an expiry date. */
export const serviceWords = (nextServiceOn: string | null, today: string): Words => {
  if (nextServiceOn === null) return { text: 'No date', tone: null };
  if (nextServiceOn < today) return { text: `Overdue since ${formatDate(nextServiceOn)}`, tone: 'danger' };
  const isNear = expiryWords(nextServiceOn, today).tone !== null;
  return isNear
    ? { text: `Due ${formatDate(nextServiceOn)}`, tone: 'warning' }
    : { text: formatDate(nextServiceOn), tone: null };
};

/** What is left in a cylinder by its gauge. */
export const gaugeWords = (percentLeft: number | null): Words => {
  if (percentLeft === null) return { text: 'Not read yet', tone: null };
  return {
    text: `${String(percentLeft)}% left`,
    tone: percentLeft < LIMITS.bags.leastCylinderPercent ? 'warning' : null,
  };
};
