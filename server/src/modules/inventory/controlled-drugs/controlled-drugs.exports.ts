import {
  COUNT_OCCASION_TABLE,
  DISCREPANCY_OUTCOME_TABLE,
  giverDoubts,
  unbookedWords,
} from '@sideline/schema/inventory/controlled-drugs';
import { MOVE_REASON_TABLE } from '@sideline/schema/inventory/vocabulary';
import { uuid } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { parsedConnection } from '../../../platform/database/json-page.js';
import { flag, id, text } from '../../../platform/export/export-filters.js';
import { listExport, type ExportColumn, type ListExports } from '../../../platform/export/list-export.js';
import { moment, yesNo } from '../../../platform/export/table.js';
import { NO_ENTRIES } from '../../audit/audit.service.js';
import type { DrugCount } from './controlled-drugs.types.js';
import { readRegister } from './drug-register.hot.js';
import type { DrugRegisterService } from './drug-register.service.js';

const COUNT_COLUMNS: readonly ExportColumn<DrugCount>[] = [
  { title: 'Counted at', value: ({ countedAt }) => moment(countedAt) },
  { title: 'Drug', value: ({ itemName }) => itemName },
  { title: 'Location', value: ({ locationName }) => locationName },
  { title: 'Occasion', value: ({ occasion }) => COUNT_OCCASION_TABLE[occasion].label },
  { title: 'Register balance', value: ({ expected }) => expected },
  { title: 'Counted', value: ({ counted: found }) => found },
  { title: 'Unit', value: ({ unit }) => unit },
  { title: 'Counted by', value: ({ countedByName }) => countedByName },
  { title: 'Witnessed by', value: ({ witnessedByName }) => witnessedByName },
  { title: 'Event', value: ({ eventName }) => eventName },
];

/** Registers of controlled drugs, their entries and their counts as files. */
export const controlledDrugExports = (drugRegisters: DrugRegisterService): ListExports => ({
  drugRegisters: listExport({
    mirrors: 'Query.drugRegisters',
    filters: z.strictObject({ text, itemId: id, locationId: id, isHolding: flag }),
    page: (context, filter, page) => drugRegisters.registers(context, filter, page),
    columns: [
      { title: 'Drug', value: ({ itemName }) => itemName },
      { title: 'Strength', value: ({ strength }) => strength },
      { title: 'Schedule', value: ({ schedule }) => schedule },
      { title: 'Location', value: ({ locationName }) => locationName },
      { title: 'Balance', value: ({ balance }) => balance },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'Last counted', value: ({ lastCountedAt }) => moment(lastCountedAt) },
      { title: 'Counted by', value: ({ lastCountedByName }) => lastCountedByName },
      { title: 'Discrepancy open', value: ({ isDisputed }) => yesNo(isDisputed) },
    ],
  }),
  drugRegisterEntries: listExport({
    mirrors: 'Query.drugRegisterEntries',
    filters: z.strictObject({ itemId: uuid('Choose the drug.'), locationId: uuid('Choose the location.') }),
    page: async (context, filter, page) =>
      parsedConnection(await readRegister(context, filter, page, NO_ENTRIES)),
    columns: [
      { title: 'Entry', value: ({ sequence }) => sequence },
      { title: 'Date', value: ({ occurredAt }) => moment(occurredAt) },
      { title: 'Supplied by or to', value: ({ party }) => party },
      { title: 'Event', value: ({ eventName }) => eventName },
      { title: 'PRF', value: ({ customPrfId }) => customPrfId },
      { title: 'Lot', value: ({ lot }) => lot },
      { title: 'Amount in', value: ({ amountIn }) => amountIn },
      { title: 'Amount out', value: ({ amountOut }) => amountOut },
      { title: 'Wasted', value: ({ wasted }) => wasted },
      { title: 'Not in the books', value: unbookedWords },
      { title: 'Balance', value: ({ balance }) => balance },
      { title: 'Reason', value: ({ reason }) => MOVE_REASON_TABLE[reason].label },
      { title: 'Done by', value: ({ performedByName }) => performedByName },
      { title: 'Given by', value: ({ givenByName }) => givenByName },
      { title: 'Witnessed by', value: ({ witnessedByName }) => witnessedByName },
      { title: 'To investigate', value: (entry) => giverDoubts(entry).join('. ') },
    ],
  }),
  drugDiscrepancies: listExport({
    mirrors: 'Query.drugCounts',
    // The screen shows open ones, or those that were closed.
    filters: z.strictObject({ itemId: id, locationId: id, countId: id, isOpen: flag }),
    page: (context, { isOpen = true, ...filter }, page) =>
      drugRegisters.counts(context, { ...filter, isOpen }, page),
    columns: [
      ...COUNT_COLUMNS,
      { title: 'Closed at', value: ({ closedAt }) => moment(closedAt) },
      { title: 'Closed by', value: ({ closedByName }) => closedByName },
      { title: 'Outcome', value: ({ outcome }) => outcome && DISCREPANCY_OUTCOME_TABLE[outcome].label },
      { title: 'Finding', value: ({ finding }) => finding },
    ],
  }),
  drugCounts: listExport({
    mirrors: 'Query.drugCounts',
    filters: z.strictObject({ itemId: id, locationId: id }),
    page: (context, filter, page) => drugRegisters.counts(context, filter, page),
    columns: [
      ...COUNT_COLUMNS,
      { title: 'Differs', value: ({ differs }) => yesNo(differs) },
      { title: 'Note', value: ({ note }) => note },
    ],
  }),
  unwitnessedEntries: listExport({
    mirrors: 'Query.unwitnessedEntries',
    filters: z.strictObject({ moveId: id }),
    page: (context, { moveId }, page) => drugRegisters.unwitnessed(context, page, null, moveId, NO_ENTRIES),
    columns: [
      { title: 'Date', value: ({ occurredAt }) => moment(occurredAt) },
      { title: 'Drug', value: ({ itemName }) => itemName },
      { title: 'Quantity', value: ({ quantity }) => quantity },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'From', value: ({ fromName }) => fromName },
      { title: 'To', value: ({ toName }) => toName },
      { title: 'Reason', value: ({ reason }) => MOVE_REASON_TABLE[reason].label },
      { title: 'Done by', value: ({ performedByName }) => performedByName },
      { title: 'Given by', value: ({ givenByName }) => givenByName },
      { title: 'PRF', value: ({ customPrfId }) => customPrfId },
      { title: 'To investigate', value: (entry) => giverDoubts(entry).join('. ') },
    ],
  }),
});
