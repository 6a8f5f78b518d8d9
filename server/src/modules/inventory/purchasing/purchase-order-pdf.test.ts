import { USUAL_FORMATS } from '@sideline/schema/provider/formats';
import { expect, it } from 'vitest';
import { deliveryWords, purchaseOrderPdf, type PrintedOrder } from './purchase-order-pdf.js';

const ORDER: PrintedOrder = {
  ...{ number: 'PO-00007', providerName: 'Harrowmere', companyName: 'Harrowmere Ltd' },
  ...{ providerEmail: null, providerPhone: null, supplierName: 'Quay Medical', supplierContact: null },
  ...{ accountNumber: null, deliverTo: 'Main store', deliveryAddress: null },
  ...{ orderedOn: '2026-11-20', expectedOn: null, notes: null },
  ...{ isDraft: false, hasPrices: true, madeAt: new Date('2026-11-20T14:32:00Z') },
  lines: [
    { supplierSku: 'A1', itemName: 'Gauze', packs: 2, packWords: '10 each', packPricePence: 500 },
    { supplierSku: 'B2', itemName: 'Splint', packs: 1, packWords: '1 each', packPricePence: null },
  ],
};
const wordsOf = (order: PrintedOrder): string =>
  JSON.stringify(purchaseOrderPdf(order, USUAL_FORMATS).content);

it('says that its total leaves out what has no price yet', () => {
  expect(wordsOf(ORDER)).toContain('"Total without VAT and without what is to be agreed"');
  const priced = { ...ORDER, lines: ORDER.lines.slice(0, 1) };
  expect(wordsOf(priced)).toContain('"Total without VAT"');
  expect(wordsOf({ ...ORDER, hasPrices: false })).not.toContain('Total');
});

it('gives the delivery address, below the name of the place', () => {
  const addressed = { ...ORDER, deliveryAddress: '1 Quay Street,\n\nHarrowmere ' };
  expect(wordsOf(addressed)).toContain('"Main store\\n1 Quay Street,\\nHarrowmere"');
  expect(deliveryWords(addressed)).toBe('Main store, 1 Quay Street, Harrowmere');
  expect(wordsOf(ORDER)).toContain('"Main store"');
  expect(deliveryWords(ORDER)).toBe('Main store');
});
