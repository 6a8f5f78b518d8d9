import { LIMITS } from '@sideline/schema/limits';
import { expiryWords } from '../../../lib/stock-words';
import { formatDate } from '../../../lib/dates';

interface Words {
  readonly text: string;
  readonly tone: 'danger' | 'warning' | null;
}

/** The name of a unit: its serial number, or its lot if it has none. */
export const unitName = ({ serial, lot }: { readonly serial: string | null; readonly lot: string }): string =>
  serial ?? lot;

/** When a unit is next due for service. It counts as soon by the same limit as an expiry date. */
export const serviceWords = (nextServiceOn: string | null, today: string): Words => {
  if (nextServiceOn === null) return { text: 'No date', tone: null };
  if (nextServiceOn < today) return { text: `Overdue since ${formatDate(nextServiceOn)}`, tone: 'danger' };
  const isNear = expiryWords(nextServiceOn, today).tone !== null;
  return isNear
    ? { text: `Due ${formatDate(nextServiceOn)}`, tone: 'warning' }
    : { text: formatDate(nextServiceOn), tone: null };
};

/** What is left in a cylinder, according to its gauge. */
export const gaugeWords = (percentLeft: number | null): Words => {
  if (percentLeft === null) return { text: 'Not read yet', tone: null };
  return {
    text: `${String(percentLeft)}% left`,
    tone: percentLeft < LIMITS.bags.leastCylinderPercent ? 'warning' : null,
  };
};
