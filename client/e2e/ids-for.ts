import { expect, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { anAdult, commandOf, linkPatient, save, saveResults } from './prf/made-record';
import type { Visitor } from './screens';
import { callGraphql } from './prf/stored-record';
import { signInAs } from './sign-in-as';
import { unlikeOthers } from './unlike-others';

interface First {
  readonly events: { readonly nodes: readonly { readonly id: string }[] };
  readonly stockItems: { readonly nodes: readonly { readonly id: string }[] };
  readonly recalls: { readonly nodes: readonly { readonly id: string }[] };
  readonly purchaseOrders: { readonly nodes: readonly { readonly id: string }[] };
  readonly bags: { readonly nodes: readonly { readonly id: string }[] };
  readonly stockTransfers: { readonly nodes: readonly { readonly id: string }[] };
  readonly stockReturns: { readonly nodes: readonly { readonly id: string }[] };
  readonly stocktakes: { readonly nodes: readonly { readonly id: string }[] };
  readonly clientBoards: readonly { readonly clientId: string }[];
}
interface Own {
  readonly patientPrfs: readonly { readonly customPrfId: string }[];
}

/** A record that is still filled in, of a patient of its own. */
const recordOf = async (page: Page) => {
  const prfId = newId();
  const [record] = saveResults(
    await save(page, [commandOf(prfId, 'PresentingComplaint', { presenting_complaint: 'Sprain' })]),
  );
  const patientId = await anAdult(page);
  expect((await linkPatient(page, prfId, patientId)).errors).toBeUndefined();
  return { customPrfId: record?.customPrfId ?? undefined, patientId };
};

/**
 * Signs a visitor in; ids of what they may open, by the names that the table of first loads has for them. The record is one that is
 * still filled in: a signed one opens with other questions.
 */
export const idsFor = async (
  page: Page,
  visitor: Visitor,
  baseURL: string,
): Promise<Readonly<Record<string, string | undefined>>> => {
  if (visitor === 'nobody') return { customPrfId: 'SL-261120-7K3M9Q2D' };
  const { id, patientId } = await signInAs(page, visitor);
  if (patientId !== null) {
    const { data } = await callGraphql(
      page,
      'query ($id: ID!) { patientPrfs(patientId: $id) { customPrfId } }',
      { id: patientId },
    );
    return { patientId, customPrfId: (data as unknown as Own).patientPrfs[0]?.customPrfId };
  }
  if (visitor === 'client') {
    const { data } = await callGraphql(
      page,
      '{ events(first: 1) { nodes { id } } clientBoards { clientId } }',
      {},
    );
    const { events, clientBoards } = data as unknown as Pick<First, 'events' | 'clientBoards'>;
    return { eventId: events.nodes[0]?.id, clientId: clientBoards[0]?.clientId };
  }
  const { data } = await callGraphql(
    page,
    '{ events(first: 1) { nodes { id } } clientBoards { clientId } stockItems(first: 1) { nodes { id } } purchaseOrders(first: 1) { nodes { id } } stockTransfers(first: 1) { nodes { id } } stockReturns(first: 1) { nodes { id } } stocktakes(first: 1, filter: { state: counting }) { nodes { id } } recalls(first: 1) { nodes { id } } bags(first: 1) { nodes { id } } }',
    {},
  );
  const { events, clientBoards, stockItems, ...stock } = data as unknown as First;
  // The first of these lists may be another journey's, and be restricted, merged or signed before it is opened.
  const record = await recordOf(page);
  return {
    ...record,
    eventId: events.nodes[0]?.id,
    clientId: clientBoards[0]?.clientId,
    itemId: stockItems.nodes[0]?.id,
    orderId: stock.purchaseOrders.nodes[0]?.id,
    bagId: stock.bags.nodes[0]?.id,
    recallId: stock.recalls.nodes[0]?.id,
    transferId: stock.stockTransfers.nodes[0]?.id,
    returnId: stock.stockReturns.nodes[0]?.id,
    stocktakeId: stock.stocktakes.nodes[0]?.id,
    subjectId: id,
    ...(visitor === 'admin' ? await unlikeOthers(page, baseURL) : {}),
  };
};
