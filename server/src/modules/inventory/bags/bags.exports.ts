import { BAG_STATES } from '@sideline/schema/inventory/bag-transitions';
import { BAG_STATE_TABLE } from '@sideline/schema/inventory/bags';
import { z } from 'zod';
import { flag, id, text } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { moment, yesNo } from '../../../platform/export/table.js';
import type { BagService } from './bag.service.js';

/** Bags and pouches as files. */
export const bagExports = (bags: BagService): ListExports => ({
  bags: listExport({
    mirrors: 'Query.bags',
    filters: z.strictObject({
      text,
      state: z.enum(BAG_STATES).optional(),
      kitId: id,
      homeId: id,
      eventId: id,
      isNotReady: flag,
    }),
    page: (context, filter, page) => bags.list(context, filter, page),
    columns: [
      { title: 'Bag', value: ({ name }) => name },
      { title: 'State', value: ({ state }) => BAG_STATE_TABLE[state].label },
      { title: 'Still needs', value: ({ reasons }) => reasons.map((reason) => reason.text).join(' ') },
      { title: 'Kit', value: ({ kitName }) => kitName },
      { title: 'Kit version', value: ({ kitNumber }) => kitNumber },
      { title: 'Home', value: ({ homeName }) => homeName },
      { title: 'With', value: ({ outTo }) => outTo && (outTo.staffName ?? outTo.crewName) },
      { title: 'Event', value: ({ outTo }) => outTo?.eventName },
      { title: 'Seal', value: ({ seal }) => seal },
      { title: 'Last check', value: ({ lastCheckedAt }) => moment(lastCheckedAt) },
      { title: 'Next check', value: ({ nextCheckOn }) => nextCheckOn },
    ],
  }),
  bagPouches: listExport({
    mirrors: 'Query.bagPouches',
    filters: z.strictObject({ id, text, bagId: id }),
    page: (context, filter, page) => bags.pouches(context, filter, page),
    columns: [
      { title: 'Pouch', value: ({ name }) => name },
      { title: 'Bag', value: ({ bagName }) => bagName },
      { title: 'State of the bag', value: ({ bagState }) => BAG_STATE_TABLE[bagState].label },
      { title: 'Seal', value: ({ seal }) => seal },
      { title: 'Sealed', value: ({ isSealed }) => yesNo(isSealed) },
      { title: 'Sealed at', value: ({ sealedAt }) => moment(sealedAt) },
      { title: 'Items', value: ({ itemCount }) => itemCount },
      { title: 'First to expire', value: ({ earliestExpiry }) => earliestExpiry },
    ],
  }),
});
