import { claimChanges } from '@sideline/schema/inventory/record-stock';
import type { Context } from '../../../platform/context.js';
import type { RecordTakings } from '../../inventory/usage/record-stock.service.js';
import type { LoadedPrf, PrfWrite } from './prf-store.types.js';

const SECTION = 'ClinicalInterventions';

/** How a save changed the record's use of stock; nothing if it did not change it. */
export const takingsOf = (
  context: Context,
  { id, prf, sections }: LoadedPrf,
  write: PrfWrite | null,
): readonly RecordTakings[] => {
  if (write === null) return [];
  const before = sections?.[SECTION]?.data;
  const last = write.writes.findLast(({ section }) => section === SECTION);
  const eventId = write.head === undefined ? (prf?.eventId ?? null) : write.head.eventId;
  // Stock used counts for the event of its record.
  const isMoved = prf !== null && prf.eventId !== eventId;
  if (last === undefined && !isMoved) return [];
  const changes = claimChanges(before, last === undefined ? before : last.data, isMoved);
  if (changes.length === 0) return [];
  return [{ context, prfId: id, eventId, deviceTime: last?.device_time ?? null, changes }];
};
