import {
  expectedOnOf,
  lineStateOf,
  orderNumberOf,
  PURCHASE_ORDER_BUTTONS,
  stepWords,
  type PurchaseOrderButton,
} from '@sideline/schema/inventory/purchasing';
import {
  approvalIsIndependent,
  PURCHASE_ORDER_STATES,
  PURCHASE_ORDER_TRANSITIONS,
  type PurchaseOrderAction,
  type PurchaseOrderFact,
  type PurchaseOrderState,
} from '@sideline/schema/inventory/purchase-order-transitions';
import { stockRefusalOf, type StockTransition } from '@sideline/schema/inventory/transition';
import { poundsText } from '@sideline/schema/inventory/money';
import { HOME_ZONE, localDay } from '@sideline/schema/local-day';
import {
  invoiceFacts,
  orderFacts,
  orderStepFacts,
  type OrderFacts,
} from '@sideline/schema/validation/supply';
import { z } from 'zod';
import { announce } from '../../../platform/announce.js';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchOne, listedText, storedJson } from '../../../platform/database/checked.js';
import { listPage, ListConditions } from '../../../platform/database/list-page.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import { enqueue } from '../../../platform/jobs/jobs.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { RightsService } from '../../settings/rights.service.js';
import { isOverdueOn, ORDER_DETAILS, ORDER_JOINS, orderJson, personBehind } from './purchase-order.hot.js';
import type { PurchasingSettingsService } from './purchasing-settings.service.js';
import type {
  ChangedPurchaseOrder,
  NewInvoice,
  NewPurchaseOrder,
  PurchaseInvoice,
  PurchaseOrder,
  PurchaseOrderDetails,
  PurchaseOrderFilter,
  PurchaseOrderLine,
  PurchaseOrderStepWanted,
} from './purchasing.types.js';
import { quantitiesOf, freshenLines, requireOrderPlaces, writeLines } from './purchase-order-lines.js';
import { keepInvoice } from './purchase-invoice.js';

/** The job that sends an order to its supplier. */
export const MAIL_ORDER_TASK = 'mail-purchase-order';

const ORDERS = { table: 'purchase_order', key: 'id', what: 'purchase order' } as const;

const LATEST: Keyset = { columns: [{ expression: 'o.place', type: 'integer' }], direction: 'DESC' };

interface ReadDetails extends Pick<
  PurchaseOrderDetails,
  'order' | 'supplierEmail' | 'deliveryAddress' | 'receipts' | 'steps'
> {
  readonly submittedBy: string | null;
  readonly lines: Omit<PurchaseOrderLine, 'state'>[];
  readonly invoices: Omit<PurchaseInvoice, 'totalPence' | 'variancePence'>[];
}

/** The row that a statement returns. */
const readDetailsRow: z.ZodType<ReadDetails> = z.object({
  submittedBy: z.string().nullable(),
  lines: z.array(storedJson<Omit<PurchaseOrderLine, 'state'>>()),
  invoices: z.array(storedJson<Omit<PurchaseInvoice, 'totalPence' | 'variancePence'>>()),
  order: storedJson<ReadDetails['order']>(),
  supplierEmail: z.string().nullable(),
  deliveryAddress: z.string().nullable(),
  receipts: storedJson<ReadDetails['receipts']>(),
  steps: storedJson<ReadDetails['steps']>(),
});

/** An order with the facts that a step uses, locked until the transaction ends. */
const lockedOrderRow = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(PURCHASE_ORDER_STATES),
  version: z.number(),
  supplierId: z.string(),
  supplierEmail: z.string().nullable(),
  deliveryLocationId: z.string(),
  submittedBy: z.string().nullable(),
  leadDays: z.number().nullable(),
  expectedOn: z.string().nullable(),
});

export type LockedOrder = z.infer<typeof lockedOrderRow>;

type Facts = Partial<Record<PurchaseOrderFact, boolean>>;

const conditionsOf = (filter: PurchaseOrderFilter, today: string): ListConditions => {
  const conditions = new ListConditions();
  conditions.addId('supplierId', 'o.supplier_id', filter.supplierId);
  const text = filter.text?.trim() ?? '';
  if (text !== '') {
    const sought = conditions.place(contains(text));
    conditions.add(`(o.number ILIKE ${sought} OR EXISTS (SELECT FROM supplier n WHERE n.id = o.supplier_id
      AND name_folded(n.name) LIKE name_folded(${sought})))`);
  }
  const { state, isOverdue, itemId } = filter;
  if (state) conditions.add(`o.state = ${conditions.place(state)}`);
  if (isOverdue != null) conditions.add(`${isOverdue ? '' : 'NOT '}${isOverdueOn(`DATE '${today}'`)}`);
  if (itemId != null) {
    requireId(itemId, 'filter.itemId');
    conditions.add(
      `EXISTS (SELECT FROM purchase_order_line n WHERE n.order_id = o.id AND n.item_id = ${conditions.place(itemId)})`,
    );
  }
  return conditions;
};

const createRow = z.object({ supplier_id: z.string() });

const supplierRow = z.object({ isActive: z.boolean() });

const draftRow = z.object({ place: z.number() });

const lastRow = z.object({ action: listedText<PurchaseOrderAction>(), name: z.string(), takenAt: z.date() });

/** Orders to suppliers, from draft to closed (operations section 3). Receipts are `ReceivingService`'s. */
export class PurchaseOrderService {
  readonly #audit: AuditService;
  readonly #settings: PurchasingSettingsService;
  readonly #rights: RightsService;

  constructor(deps: {
    readonly audit: AuditService;
    readonly settings: PurchasingSettingsService;
    readonly rights: RightsService;
  }) {
    this.#audit = deps.audit;
    this.#rights = deps.rights;
    this.#settings = deps.settings;
  }

  /** Orders, the latest first. */
  list(context: Context, filter: PurchaseOrderFilter, page: PageRequest): Promise<Connection<PurchaseOrder>> {
    const today = localDay(context.clock());
    const list = {
      ...{ table: 'purchase_order', alias: 'o', node: orderJson(`DATE '${today}'`), joins: ORDER_JOINS },
    };
    return listPage(context.manager, list, LATEST, conditionsOf(filter, today), page);
  }

  /** All of an order's page in one statement, and what the caller may do. NOT_FOUND. */
  async details(context: Context, orderId: string): Promise<PurchaseOrderDetails> {
    const read = isId(orderId)
      ? await fetchMaybe(context.manager, readDetailsRow, ORDER_DETAILS, [orderId, localDay(context.clock())])
      : undefined;
    if (read === undefined) throw notFound('Purchase order');
    const { order, supplierEmail, deliveryAddress, submittedBy, receipts, steps } = read;
    const lines = read.lines.map((line) => ({ ...line, state: lineStateOf(line.ordered, line.received) }));
    const isIndependent = await this.#isIndependent(context, order.valuePence, submittedBy);
    const facts: Facts = { ...factsOf(lines), approver_is_another: isIndependent };
    const asker = { role: actorOf(context).role, isAssigned: false };
    const may = (action: PurchaseOrderAction): boolean =>
      stockRefusalOf(rowOf(action), order.state, asker, facts) === null;
    return {
      ...{ order, supplierEmail, deliveryAddress, lines, receipts, steps },
      invoices: read.invoices.map(priced),
      possible: PURCHASE_ORDER_BUTTONS.filter(may),
      canReceive:
        stockRefusalOf(PURCHASE_ORDER_TRANSITIONS.receive, order.state, asker, { all_received: true }) ===
        null,
      needsAnotherApprover: order.state === 'submitted' && !isIndependent,
    };
  }

  /** Drafts an order. Safe to repeat with the same id; CONFLICT where it is another's. */
  async create(
    context: Context,
    { id, supplierId, ...given }: NewPurchaseOrder,
  ): Promise<PurchaseOrderDetails> {
    const facts = requireValid(orderFacts, given);
    requireId(id, 'id');
    requireId(supplierId, 'supplierId');
    const known = await fetchMaybe(
      context.manager,
      createRow,
      'SELECT supplier_id FROM purchase_order WHERE id = $1',
      [id],
    );
    if (known !== undefined) {
      const details = await this.details(context, id);
      const isSame =
        known.supplier_id === supplierId &&
        details.lines.map((line) => line.id).join() === facts.lines.map((line) => line.id).join();
      if (!isSame) throw new DomainError('CONFLICT');
      return details;
    }
    await this.draft(context, { id, supplierId, facts, draftedWith: null });
    return this.details(context, id);
  }

  /** The same for callers of this module, which have already checked the details: low stock drafts several at once. */
  async draft(
    context: Context,
    wanted: {
      readonly id: string;
      readonly supplierId: string;
      readonly facts: OrderFacts;
      readonly draftedWith: string | null;
    },
  ): Promise<void> {
    const { id, supplierId, facts, draftedWith } = wanted;
    const supplier = await fetchMaybe(
      context.manager,
      supplierRow,
      'SELECT is_active AS "isActive" FROM supplier WHERE id = $1',
      [supplierId],
    );
    if (supplier?.isActive !== true)
      throw badInput([
        { field: 'supplierId', code: 'unknown', message: 'This supplier is not in use. Choose another.' },
      ]);
    const { place } = await fetchOne(
      context.manager,
      draftRow,
      `SELECT nextval('purchase_order_place')::float8 AS place`,
    );
    await requireOrderPlaces(context, facts);
    await execute(
      context.manager,
      `INSERT INTO purchase_order (id, place, number, supplier_id, delivery_location_id, expected_on, notes, drafted_with,
         created_at, created_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        place,
        orderNumberOf(place),
        supplierId,
        facts.deliveryLocationId,
        facts.expectedOn,
        facts.notes,
        draftedWith,
        context.clock(),
        actorOf(context).userId,
      ],
    );
    await writeLines(context, id, supplierId, facts);
    await this.#keepStep(context, id, 'create', null, null);
    await this.#audit.record(context, {
      action: 'PURCHASE_ORDER_CREATED',
      entity: { type: 'PurchaseOrder', id },
      fieldsChanged: ['supplierId', 'deliveryLocationId', 'lines'],
    });
  }

  /** All details of a draft. CHANGED_MEANWHILE; STATE_CHANGED once it is submitted. */
  async update(
    context: Context,
    { id, version, ...given }: ChangedPurchaseOrder,
  ): Promise<PurchaseOrderDetails> {
    const facts = requireValid(orderFacts, given);
    const order = await this.lock(context, id);
    if (order.state !== 'draft') throw await this.stateChanged(context, id);
    if (order.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'purchase order' });
    await requireOrderPlaces(context, facts);
    await updateVersion(context.manager, ORDERS, order, [
      ['delivery_location_id', facts.deliveryLocationId],
      ['expected_on', facts.expectedOn],
      ['notes', facts.notes],
    ]);
    await execute(context.manager, 'DELETE FROM purchase_order_line WHERE order_id = $1', [id]);
    await writeLines(context, id, order.supplierId, facts);
    await this.#audit.record(context, {
      action: 'PURCHASE_ORDER_UPDATED',
      entity: { type: 'PurchaseOrder', id },
      fieldsChanged: ['deliveryLocationId', 'expectedOn', 'notes', 'lines'],
    });
    return this.details(context, id);
  }

  /** Takes a step by its table. STATE_CHANGED says who did what; APPROVER_SAME_PERSON; FORBIDDEN; RIGHT_OFF. */
  async step(context: Context, wanted: PurchaseOrderStepWanted): Promise<PurchaseOrderDetails> {
    const { action, reason, sendsMail } = requireValid(orderStepFacts, wanted);
    if (action === 'approve') await this.#rights.require(context, 'approve');
    const order = await this.lock(context, wanted.id);
    // Packs and prices are those of the day on which it is submitted.
    if (action === 'submit' && order.state === 'draft') await freshenLines(context, order.id);
    const { lines, value } = await quantitiesOf(context, order.id);
    const isIndependent = await this.#isIndependent(context, value, order.submittedBy);
    const facts = { ...factsOf(lines), approver_is_another: isIndependent };
    await this.require(context, order, action, facts);
    const row: StockTransition<PurchaseOrderState, PurchaseOrderFact> = PURCHASE_ORDER_TRANSITIONS[action];
    if (row.needsReason === true && reason === null)
      throw badInput([{ field: 'reason', code: 'required', message: 'Say why.' }]);
    if (action === 'order' && sendsMail) {
      this.#requireAddress(order);
      await this.#enqueueMail(context, order.id);
    }
    await this.move(context, order, action, reason, this.#valuesOf(context, action, order));
    if (action === 'approve')
      await announce(context, 'order.approved', { orderId: order.id, supplierId: order.supplierId });
    return this.details(context, order.id);
  }

  /** Sends the order to its supplier again. */
  async mail(context: Context, orderId: string): Promise<boolean> {
    const order = await this.lock(context, orderId);
    if (!['approved', 'ordered', 'part_received'].includes(order.state))
      throw await this.stateChanged(context, order.id);
    this.#requireAddress(order);
    await this.#enqueueMail(context, order.id);
    return true;
  }

  /** Records the supplier's invoice. Safe to repeat with the same id; CONFLICT for a number that is already recorded. */
  async recordInvoice(context: Context, { orderId, ...given }: NewInvoice): Promise<PurchaseOrderDetails> {
    const invoice = requireValid(invoiceFacts, given);
    const order = await this.lock(context, orderId);
    if (['draft', 'submitted', 'approved', 'cancelled'].includes(order.state))
      throw await this.stateChanged(context, order.id);
    if (!(await keepInvoice(context, orderId, invoice))) return this.details(context, orderId);
    await this.#audit.record(context, {
      action: 'PURCHASE_INVOICE_RECORDED',
      entity: { type: 'PurchaseOrder', id: orderId },
      fieldsChanged: ['invoices'],
    });
    return this.details(context, orderId);
  }

  /** An order held until the transaction ends. NOT_FOUND. */
  async lock(context: Context, orderId: string): Promise<LockedOrder> {
    const order = isId(orderId)
      ? await fetchMaybe(
          context.manager,
          lockedOrderRow,
          `SELECT o.id, o.number, o.state, o.version, o.supplier_id AS "supplierId", s.email AS "supplierEmail",
                  o.delivery_location_id AS "deliveryLocationId", ${personBehind('o.submitted_by')} AS "submittedBy",
                  o.expected_on::text AS "expectedOn",
                  coalesce((SELECT max(coalesce(f.lead_days, s.lead_days)) FROM purchase_order_line l
                            JOIN supplier_item f ON f.id = l.supplier_item_id WHERE l.order_id = o.id), s.lead_days) AS "leadDays"
           FROM purchase_order o JOIN supplier s ON s.id = o.supplier_id WHERE o.id = $1 FOR UPDATE OF o`,
          [orderId],
        )
      : undefined;
    if (order === undefined) throw notFound('Purchase order');
    return order;
  }

  /** Refuses a step that the table does not allow. */
  async require(
    context: Context,
    order: LockedOrder,
    action: PurchaseOrderAction,
    facts: Facts,
  ): Promise<void> {
    const refusal = stockRefusalOf(
      rowOf(action),
      order.state,
      { role: actorOf(context).role, isAssigned: false },
      facts,
    );
    if (refusal === null) return;
    if (refusal.why === 'not_allowed') throw new DomainError('FORBIDDEN');
    if (refusal.why === 'state') throw await this.stateChanged(context, order.id);
    if (refusal.fact === 'approver_is_another') {
      const { twoPeopleAbovePence } = await this.#settings.current(context);
      throw new DomainError('APPROVER_SAME_PERSON', { value: poundsText(twoPeopleAbovePence) });
    }
    if (refusal.fact === 'has_lines')
      throw badInput([{ field: 'lines', code: 'required', message: 'Add at least one line first.' }]);
    throw await this.stateChanged(context, order.id);
  }

  /** Moves an order to the state after a step, and records the step. */
  async move(
    context: Context,
    order: LockedOrder,
    action: PurchaseOrderAction,
    reason: string | null,
    values: readonly (readonly [column: string, value: unknown])[] = [],
  ): Promise<void> {
    await updateVersion(context.manager, ORDERS, order, [['state', rowOf(action).to], ...values]);
    await this.#keepStep(context, order.id, action, order.state, reason);
    await this.#audit.record(context, {
      action: 'PURCHASE_ORDER_STEPPED',
      entity: { type: 'PurchaseOrder', id: order.id },
      fieldsChanged: ['state'],
    });
  }

  /** STATE_CHANGED, with who did what last. */
  async stateChanged(context: Context, orderId: string): Promise<DomainError> {
    const last = await fetchMaybe(
      context.manager,
      lastRow,
      `SELECT t.action, concat_ws(' ', u.first_name, u.last_name) AS name, t.taken_at AS "takenAt"
       FROM purchase_order_step t JOIN app_user u ON u.id = t.taken_by
       WHERE t.order_id = $1 ORDER BY t.id DESC LIMIT 1`,
      [orderId],
    );
    return new DomainError('STATE_CHANGED', {
      who: last?.name ?? '',
      did: last === undefined ? '' : stepWords(last.action),
      time: last === undefined ? '' : TIME.format(last.takenAt),
    });
  }

  #valuesOf(
    context: Context,
    action: PurchaseOrderButton,
    order: LockedOrder,
  ): readonly (readonly [column: string, value: unknown])[] {
    if (action === 'submit') return [['submitted_by', actorOf(context).userId]];
    if (action === 'send_back') return [['submitted_by', null]];
    if (action === 'order' && order.expectedOn === null && order.leadDays !== null)
      return [['expected_on', expectedOnOf(localDay(context.clock()), order.leadDays)]];
    return [];
  }

  #requireAddress({ supplierEmail }: LockedOrder): void {
    if (supplierEmail === null)
      throw badInput([
        {
          field: 'sendsMail',
          code: 'required',
          message: 'This supplier has no e-mail address. Add one, or order without e-mail.',
        },
      ]);
  }

  async #enqueueMail(context: Context, orderId: string): Promise<void> {
    await enqueue(context, MAIL_ORDER_TASK, { orderId }, { key: `${MAIL_ORDER_TASK} ${orderId}` });
    await this.#audit.record(context, {
      action: 'PURCHASE_ORDER_MAILED',
      entity: { type: 'PurchaseOrder', id: orderId },
    });
  }

  async #isIndependent(context: Context, value: number | null, submittedBy: string | null): Promise<boolean> {
    const { twoPeopleAbovePence } = await this.#settings.current(context);
    // Nobody knows the value of an order without prices: two people check it.
    const valuePence = value ?? Number.POSITIVE_INFINITY;
    return approvalIsIndependent(
      { valuePence, submittedBy: submittedBy ?? '' },
      actorOf(context).userId,
      twoPeopleAbovePence,
    );
  }

  async #keepStep(
    context: Context,
    orderId: string,
    action: PurchaseOrderAction,
    from: PurchaseOrderState | null,
    reason: string | null,
  ): Promise<void> {
    await execute(
      context.manager,
      `INSERT INTO purchase_order_step (id, order_id, action, from_state, to_state, reason, taken_at, taken_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [newId(), orderId, action, from, rowOf(action).to, reason, context.clock(), actorOf(context).userId],
    );
  }
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: HOME_ZONE,
});

const rowOf = (action: PurchaseOrderAction): StockTransition<PurchaseOrderState, PurchaseOrderFact> =>
  PURCHASE_ORDER_TRANSITIONS[action];

const factsOf = (lines: readonly { readonly ordered: number; readonly received: number }[]): Facts => ({
  has_lines: lines.length > 0,
  nothing_received: lines.every(({ received }) => received === 0),
});

const priced = (invoice: ReadDetails['invoices'][number]): PurchaseInvoice => {
  const totalPence = invoice.lines.reduce((sum, line) => sum + line.packs * line.packPricePence, 0);
  const ordered = invoice.lines.reduce(
    (sum, line) => sum + line.packs * (line.orderedPricePence ?? line.packPricePence),
    0,
  );
  return { ...invoice, totalPence, variancePence: totalPence - ordered };
};
