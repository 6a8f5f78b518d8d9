import { formatSpan } from '../../../lib/dates';
import { roleLabel } from '../rota';
import type { SwapShiftFragment } from './swaps.generated';

/** A shift in one line: 'Harvest Fair, Paramedic, 21 Nov 2026, 08:00 to 16:00'. */
export const shiftLine = ({ eventName, role, shiftStart, shiftEnd }: SwapShiftFragment): string =>
  [eventName, ...(role ? [roleLabel(role) ?? role] : []), formatSpan(shiftStart, shiftEnd)].join(', ');
