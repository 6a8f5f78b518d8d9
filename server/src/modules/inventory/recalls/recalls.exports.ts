import { RECALL_STATES } from '@sideline/schema/inventory/recall-transitions';
import {
  RECALL_CLASS_TABLE,
  RECALL_LINE_KINDS,
  RECALL_LINE_TABLE,
  RECALL_MEASURE_TABLE,
  RECALL_OUTCOME_TABLE,
  RECALL_STATE_TABLE,
} from '@sideline/schema/inventory/recalls';
import { uuid } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { flag, id, text } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { moment } from '../../../platform/export/table.js';
import { NO_ENTRIES } from '../../audit/audit.service.js';
import type { RecallService } from './recall.service.js';

/** Recalls and their lines as files. */
export const recallExports = (recalls: RecallService): ListExports => ({
  recalls: listExport({
    mirrors: 'Query.recalls',
    filters: z.strictObject({ text, state: z.enum(RECALL_STATES).optional(), itemId: id, batchId: id }),
    page: (context, filter, page) => recalls.list(context, filter, page),
    columns: [
      { title: 'Number', value: ({ number }) => number },
      { title: 'Title', value: ({ title }) => title },
      { title: 'Class', value: ({ recallClass }) => RECALL_CLASS_TABLE[recallClass].label },
      { title: 'Reference', value: ({ reference }) => reference },
      { title: 'Issued by', value: ({ issuedBy }) => issuedBy },
      { title: 'Received', value: ({ receivedOn }) => receivedOn },
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'Measure', value: ({ measure }) => RECALL_MEASURE_TABLE[measure].label },
      { title: 'State', value: ({ state }) => RECALL_STATE_TABLE[state].label },
      { title: 'Lines', value: ({ lineCount }) => lineCount },
      { title: 'Still to settle', value: ({ openCount }) => openCount },
      { title: 'Entered by', value: ({ createdByName }) => createdByName },
    ],
  }),
  recallLines: listExport({
    mirrors: 'Query.recallLines',
    filters: z.strictObject({
      recallId: uuid('Choose the recall.'),
      kind: z.enum(RECALL_LINE_KINDS).optional(),
      isSettled: flag,
    }),
    page: (context, { recallId, ...filter }, page) =>
      recalls.lines(context, recallId, filter, page, NO_ENTRIES),
    columns: [
      { title: 'Kind', value: ({ kind }) => RECALL_LINE_TABLE[kind].label },
      { title: 'Lot', value: ({ lot }) => lot },
      { title: 'Quantity', value: ({ quantity }) => quantity },
      { title: 'Location', value: ({ locationName }) => locationName },
      {
        title: 'Transfers',
        value: ({ transfers }) => transfers.map(({ number: named }) => named).join(', '),
      },
      { title: 'PRF', value: ({ customPrfId }) => customPrfId },
      { title: 'See-and-treat log', value: ({ logId }) => logId },
      { title: 'Event', value: ({ eventName }) => eventName },
      { title: 'Happened at', value: ({ happenedAt }) => moment(happenedAt) },
      { title: 'Settled at', value: ({ settledAt }) => moment(settledAt) },
      { title: 'Settled by', value: ({ settledByName }) => settledByName },
      { title: 'Outcome', value: ({ outcome }) => outcome && RECALL_OUTCOME_TABLE[outcome].label },
      { title: 'Note', value: ({ note }) => note },
    ],
  }),
});
