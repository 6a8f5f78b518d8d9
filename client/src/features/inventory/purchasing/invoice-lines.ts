interface InvoiceLine {
  readonly lineId: string;
  readonly packs: number | null;
}

/** The lines that are on the invoice: those with packs. */
export const askedOf = <Line extends InvoiceLine>(lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ packs }) => packs !== null && packs > 0);

/** The field name of a line. Problems number only the lines that are on the invoice. */
export const invoiceField = (lines: readonly InvoiceLine[], lineId: string, field: string): string => {
  const index = askedOf(lines).findIndex((line) => line.lineId === lineId);
  return `lines.${index < 0 ? lineId : String(index)}.${field}`;
};

interface Invoiced {
  readonly lines: readonly { readonly orderLineId: string; readonly packs: number }[];
}

/** How many packs of a line have not been invoiced yet; null if none. */
export const stillToInvoice = (
  { id, packs }: { readonly id: string; readonly packs: number },
  invoices: readonly Invoiced[],
): number | null => {
  const asked = invoices.flatMap(({ lines }) => lines.filter(({ orderLineId }) => orderLineId === id));
  const left = packs - asked.reduce((sum, line) => sum + line.packs, 0);
  return left > 0 ? left : null;
};
