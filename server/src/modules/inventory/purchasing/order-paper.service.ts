import { quantityText } from '@sideline/schema/inventory/quantity';
import { STOCK_UNIT_TABLE, type StockUnit } from '@sideline/schema/inventory/vocabulary';
import { localDay } from '@sideline/schema/local-day';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, storedJson } from '../../../platform/database/checked.js';
import { notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { renderPdf, streamPdf } from '../../../platform/export/pdf.js';
import type { PostOffice } from '../../notifications/post-office.service.js';
import type { ProviderFormatsService } from '../../settings/provider-formats.service.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import { deliveryAddressOf } from '../locations/stock-location.hot.js';
import { deliveryWords, purchaseOrderPdf, type PrintedOrder } from './purchase-order-pdf.js';

export interface OrderFile {
  readonly fileName: string;
  readonly content: Readable;
}

interface ReadOrder extends Pick<
  PrintedOrder,
  | 'number'
  | 'supplierName'
  | 'supplierContact'
  | 'accountNumber'
  | 'deliverTo'
  | 'deliveryAddress'
  | 'expectedOn'
  | 'notes'
> {
  readonly supplierEmail: string | null;
  readonly state: string;
  readonly orderedAt: string;
  readonly lines: readonly {
    readonly supplierSku: string;
    readonly itemName: string;
    readonly packs: number;
    readonly packQuantity: number;
    readonly unit: StockUnit;
    readonly packPricePence: number | null;
  }[];
}

const payloadShape = z.object({ orderId: z.uuid() });
const UNPLACED: ReadonlySet<string> = new Set(['draft', 'submitted', 'cancelled']);

const readRow = z.object({ printed: storedJson<ReadOrder>() });

/** Orders on paper: printed for us, and mailed to the supplier. */
export class OrderPaperService {
  readonly #settings: ProviderSettingsService;
  readonly #post: PostOffice;

  readonly #formats: ProviderFormatsService;

  constructor(deps: {
    readonly settings: ProviderSettingsService;
    readonly post: PostOffice;
    readonly formats: ProviderFormatsService;
  }) {
    this.#settings = deps.settings;
    this.#post = deps.post;
    this.#formats = deps.formats;
  }

  /** The order as PDF; prices for administrators only. NOT_FOUND. */
  async print(context: Context, orderId: string): Promise<OrderFile> {
    const order = await this.#read(context, orderId);
    const isAdmin = actorOf(context).role === 'admin';
    const printed = await this.#printed(context, order, isAdmin);
    const formats = await this.#formats.current(context);
    const content = await streamPdf(context, () =>
      this.#settings.onPaper(context, purchaseOrderPdf(printed, formats)),
    );
    return { fileName: `${order.number}.pdf`, content };
  }

  /** The job: mails the order to its supplier, as it is now. Sends nothing if the order is gone or the supplier has no address. */
  async mail(payload: unknown): Promise<void> {
    const { orderId } = payloadShape.parse(payload);
    const context = this.#post.context();
    const order = await this.#read(context, orderId);
    if (order.supplierEmail === null || UNPLACED.has(order.state)) return;
    const file = await renderPdf(
      await this.#settings.onPaper(
        context,
        purchaseOrderPdf(await this.#printed(context, order, true), await this.#formats.current(context)),
      ),
    );
    await this.#post.send(order.supplierEmail, async ({ provider, letter }) => ({
      ...(await letter(
        'purchase_order',
        { provider: provider.companyName, order: order.number, deliver_to: deliveryWords(order) },
        null,
      )),
      attachments: [{ fileName: `${order.number}.pdf`, contentType: 'application/pdf', content: file }],
    }));
    await execute(
      context.manager,
      'UPDATE purchase_order SET mailed_at = $2, version = version + 1 WHERE id = $1',
      [orderId, context.clock()],
    );
  }

  async #read(context: Context, orderId: string): Promise<ReadOrder> {
    const read = isId(orderId)
      ? await fetchMaybe(
          context.manager,
          readRow,
          `SELECT json_build_object('number', o.number, 'state', o.state, 'supplierName', s.name,
             'supplierContact', s.contact_name, 'supplierEmail', s.email, 'accountNumber', s.account_number,
             'deliverTo', d.name, 'deliveryAddress', ${deliveryAddressOf('d.id')}, 'expectedOn', o.expected_on, 'notes', o.notes,
             'orderedAt', coalesce((SELECT max(t.taken_at) FROM purchase_order_step t
                                    WHERE t.order_id = o.id AND t.action = 'order'), o.created_at),
             'lines', coalesce((SELECT json_agg(json_build_object('supplierSku', f.supplier_sku, 'itemName', i.name,
                 'packs', l.packs, 'packQuantity', l.pack_quantity, 'unit', i.unit, 'packPricePence', l.pack_price_pence)
                 ORDER BY l.line)
               FROM purchase_order_line l JOIN supplier_item f ON f.id = l.supplier_item_id
               JOIN stock_item i ON i.id = l.item_id WHERE l.order_id = o.id), '[]')) AS printed
           FROM purchase_order o JOIN supplier s ON s.id = o.supplier_id
           JOIN stock_location d ON d.id = o.delivery_location_id WHERE o.id = $1`,
          [orderId],
        )
      : undefined;
    if (read === undefined) throw notFound('Purchase order');
    return read.printed;
  }

  async #printed(context: Context, order: ReadOrder, hasPrices: boolean): Promise<PrintedOrder> {
    const provider = await this.#settings.current(context);
    const { lines, orderedAt, state, ...rest } = order;
    return {
      ...rest,
      accountNumber: hasPrices ? rest.accountNumber : null,
      providerName: provider.name,
      companyName: provider.companyName,
      providerEmail: provider.supportEmail,
      providerPhone: provider.supportPhone,
      orderedOn: localDay(orderedAt),
      isDraft: UNPLACED.has(state),
      lines: lines.map(({ packQuantity, unit, ...line }) => ({
        ...line,
        packWords: `${quantityText(packQuantity)} ${packQuantity === 1 ? STOCK_UNIT_TABLE[unit].label : STOCK_UNIT_TABLE[unit].many}`,
      })),
      hasPrices,
      madeAt: context.clock(),
    };
  }
}
