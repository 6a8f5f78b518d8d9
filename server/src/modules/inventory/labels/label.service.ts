import { MOST_LABELS, type LabelSheetName, type LabelSymbol } from '@sideline/schema/inventory/label-sheets';
import { labelPath, type LabelKind } from '@sideline/schema/inventory/scan-codes';
import { formatDate } from '@sideline/schema/prf/record/format';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchRows } from '../../../platform/database/checked.js';
import { badInput, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { streamPdf } from '../../../platform/export/pdf.js';
import type { PublicAddress } from '../../../platform/http/public-address.js';
import { itemNameSql } from '../items/stock-item.hot.js';
import { labelsPdf, type Label } from './labels-pdf.js';

/** The labels, and the sheet to print them on. */
export interface WantedLabels {
  readonly kind: LabelKind;
  readonly ids: readonly string[];
  readonly sheet: LabelSheetName;
  readonly symbol: LabelSymbol;
  readonly skip: number;
}

export interface LabelsFile {
  readonly fileName: string;
  readonly content: Readable;
}

/** The text of one label: the name and up to two facts that identify the thing. */
const labelRow = z.object({
  id: z.string(),
  title: z.string(),
  fact: z.string().nullable(),
  expires_on: z.string().nullable(),
});

const LOCATION = (kind: string) =>
  `SELECT l.id, l.name AS title, parent.name AS fact, NULL AS expires_on
   FROM stock_location l LEFT JOIN stock_location parent ON parent.id = l.parent_id
   WHERE l.id = ANY($1::uuid[]) AND l.kind = '${kind}'`;

/** One statement for each kind, whatever the number of labels. */
const SQL: Readonly<Record<LabelKind, string>> = {
  item: `SELECT i.id, ${itemNameSql()} AS title, i.sku AS fact, NULL AS expires_on FROM stock_item i WHERE i.id = ANY($1::uuid[])`,
  batch: `SELECT b.id, ${itemNameSql()} AS title, 'Lot ' || b.lot AS fact, b.expires_on::text AS expires_on
          FROM stock_batch b JOIN stock_item i ON i.id = b.item_id WHERE b.id = ANY($1::uuid[])`,
  bag: LOCATION('bag'),
  pouch: LOCATION('pouch'),
  location: LOCATION('place'),
};

const NOUNS: Readonly<Record<LabelKind, string>> = {
  item: 'Item',
  batch: 'Lot',
  bag: 'Bag',
  pouch: 'Pouch',
  location: 'Location',
};

/** Labels for stock, whose code opens the page of the item or place (operations section 5, GS1). */
export class LabelService {
  readonly #address: PublicAddress;

  constructor(deps: { readonly publicAddress: PublicAddress }) {
    this.#address = deps.publicAddress;
  }

  /** In the order requested, one label for each id. NOT_FOUND for an unknown id. */
  async print(context: Context, { kind, ids, sheet, symbol, skip }: WantedLabels): Promise<LabelsFile> {
    if (ids.length === 0 || ids.length > MOST_LABELS)
      throw badInput([
        { field: 'ids', code: 'invalid', message: `Choose from 1 to ${String(MOST_LABELS)} labels.` },
      ]);
    if (!ids.every(isId)) throw notFound(NOUNS[kind]);
    const rows = await fetchRows(context.manager, labelRow, SQL[kind], [ids]);
    const found = new Map(rows.map((row) => [row.id, row]));
    const labels = ids.map((id): Label => {
      const row = found.get(id);
      if (row === undefined) throw notFound(NOUNS[kind]);
      const expiry = row.expires_on === null ? null : `Exp ${formatDate(row.expires_on)}`;
      return {
        address: this.#address.link(`/${labelPath(kind, id).slice(1)}`),
        title: row.title,
        lines: [row.fact, expiry].filter((line) => line !== null),
      };
    });
    const content = await streamPdf(context, () =>
      Promise.resolve(labelsPdf({ labels, sheet, symbol, skip, madeAt: context.clock() })),
    );
    return { fileName: `labels-${kind}.pdf`, content };
  }
}
