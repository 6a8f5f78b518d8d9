import { expect, it } from 'vitest';
import { askedOf, invoiceField, stillToInvoice } from './invoice-lines';

it('shows a problem at its own line, even if an earlier line is not on the invoice', () => {
  const lines = [
    { lineId: 'gauze', packs: null },
    { lineId: 'splint', packs: 2 },
    { lineId: 'tape', packs: 0 },
    { lineId: 'gloves', packs: 1 },
  ];
  expect(askedOf(lines).map(({ lineId }) => lineId)).toEqual(['splint', 'gloves']);
  expect(invoiceField(lines, 'splint', 'packPricePence')).toBe('lines.0.packPricePence');
  expect(invoiceField(lines, 'gloves', 'packPricePence')).toBe('lines.1.packPricePence');
  expect(invoiceField(lines, 'gauze', 'packPricePence')).toBe('lines.gauze.packPricePence');
});

it('starts with what earlier invoices have not charged', () => {
  const invoices = [
    { lines: [{ orderLineId: 'gauze', packs: 3 }] },
    {
      lines: [
        { orderLineId: 'gauze', packs: 1 },
        { orderLineId: 'splint', packs: 2 },
      ],
    },
  ];
  expect(stillToInvoice({ id: 'gauze', packs: 10 }, invoices)).toBe(6);
  expect(stillToInvoice({ id: 'splint', packs: 2 }, invoices)).toBeNull();
  expect(stillToInvoice({ id: 'tape', packs: 5 }, invoices)).toBe(5);
});
