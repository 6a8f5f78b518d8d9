import { LIMITS } from '@sideline/schema/limits';
import { HOME_ZONE } from '@sideline/schema/local-day';
import {
  RECALL_STATES,
  RECALL_TRANSITIONS,
  type RecallAction,
  type RecallFact,
  type RecallState,
} from '@sideline/schema/inventory/recall-transitions';
import {
  RECALL_ACTION_TABLE,
  recallNumberOf,
  settlesLine,
  type RecallLineKind,
  type RecallMeasure,
} from '@sideline/schema/inventory/recalls';
import { stockRefusalOf, type StockTransition } from '@sideline/schema/inventory/transition';
import {
  recallFacts,
  recallLineFacts,
  recallStepFacts,
  type RecallFacts,
} from '@sideline/schema/validation/controlled-drugs';
import { z } from 'zod';
import { announce } from '../../../platform/announce.js';
import { actorOf, type Context } from '../../../platform/context.js';
import {
  execute,
  fetchMaybe,
  fetchOne,
  fetchRows,
  idRow,
  listedText,
  storedJson,
} from '../../../platform/database/checked.js';
import {
  countRows,
  ListConditions,
  listPage,
  readRecordedPage,
} from '../../../platform/database/list-page.js';
import type { ReadPart } from '../../../platform/database/read.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import {
  connectionFrom,
  pageRead,
  readBy,
  type Connection,
  type Keyset,
  type PageRequest,
} from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { NotificationService } from '../../notifications/notification.service.js';
import type { PostOffice } from '../../notifications/post-office.service.js';
import {
  FIND_LINES,
  LINE_JOINS,
  LINE_JSON,
  NAME_LOTS,
  RECALL_DETAILS,
  STEP_BY,
  RECALL_JOINS,
  RECALL_JSON,
  UNNOTIFIED_LINES,
} from './recall.hot.js';
import type {
  ChangedRecall,
  NewRecall,
  Recall,
  RecallDetails,
  RecallFilter,
  RecallLine,
  RecallLineFilter,
  RecallStepWanted,
  SettledRecallLine,
} from './recall.types.js';
import { notifyHolders, notifyGivers } from './recall-notices.js';
import { blockLots, freeLots, nameLots, requireItem } from './recall-lots.js';

const RECALLS = { table: 'recall', key: 'id', what: 'recall' } as const;

const LATEST: Keyset = { columns: [{ expression: 'r.place', type: 'integer' }], direction: 'DESC' };

const BY_KIND: Keyset = {
  columns: [
    { expression: 'l.kind', type: 'text' },
    { expression: 'l.id', type: 'uuid' },
  ],
  direction: 'ASC',
};

const LIST = { table: 'recall', alias: 'r', node: RECALL_JSON, joins: RECALL_JOINS };

const LINES = { table: 'recall_line', alias: 'l', node: LINE_JSON, joins: LINE_JOINS };

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: HOME_ZONE,
});

const rowOf = (action: RecallAction): StockTransition<RecallState, RecallFact> => RECALL_TRANSITIONS[action];

const lockedRow = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  reference: z.string(),
  measure: listedText<RecallMeasure>(),
  state: z.enum(RECALL_STATES),
  version: z.number(),
  namesLots: z.boolean(),
  openCount: z.number(),
});

type Locked = z.infer<typeof lockedRow>;

interface Deps {
  readonly audit: AuditService;
  readonly notifications: NotificationService;
  readonly post: PostOffice;
}

/** The job that notifies people of recalled stock that has arrived; the database enqueues it. */
export const ARRIVALS_TASK = 'notify-of-recalled-stock';

const arrivalShape = z.object({ recallId: z.uuid() });

const detailsRow = z.object({
  steps: storedJson<RecallDetails['steps']>(),
  recall: storedJson<RecallDetails['recall']>(),
  lots: storedJson<RecallDetails['lots']>(),
});

const createRow = z.object({ title: z.string(), reference: z.string(), item: z.string() });

const placeRow = z.object({ place: z.number() });

const lineRow = z.object({
  recallId: z.string(),
  kind: listedText<RecallLineKind>(),
  outcome: z.string().nullable(),
  note: z.string().nullable(),
  settledAt: z.date().nullable(),
  settledBy: z.string(),
  prfId: z.string().nullable(),
});

const lastRow = z.object({ action: listedText<RecallAction>(), name: z.string(), takenAt: z.date() });

/** Why a closed recall is open again although nobody opened it. */
const CAME_IN = 'More of the recalled stock arrived, or was given to a patient, after the recall was closed.';

/** Recalls, from the notice to the last settled line (operations section 5). */
export class RecallService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Recalls, the latest first. */
  list(context: Context, filter: RecallFilter, page: PageRequest): Promise<Connection<Recall>> {
    const conditions = new ListConditions();
    const text = filter.text?.trim() ?? '';
    if (text !== '') {
      const sought = conditions.place(contains(text));
      conditions.add(`(r.number ILIKE ${sought} OR r.title ILIKE ${sought} OR r.reference ILIKE ${sought})`);
    }
    if (filter.state) conditions.add(`r.state = ${conditions.place(filter.state)}`);
    conditions.addId('itemId', 'r.item_id', filter.itemId);
    if (filter.batchId != null) {
      requireId(filter.batchId, 'filter.batchId');
      conditions.add(
        `EXISTS (SELECT FROM recall_batch n WHERE n.recall_id = r.id AND n.batch_id = ${conditions.place(filter.batchId)})`,
      );
    }
    return listPage(context.manager, LIST, LATEST, conditions, page);
  }

  /** Active recalls, the latest first, for a statement of the caller's. */
  active(limit: number): ReadPart {
    return {
      sql: `SELECT coalesce(json_agg(${RECALL_JSON} ORDER BY r.place DESC), '[]')
            FROM (SELECT * FROM recall WHERE state = 'active' ORDER BY place DESC LIMIT $1) r ${RECALL_JOINS}`,
      values: [limit],
    };
  }

  /** All of a recall's page but its lines, and what the caller may do. NOT_FOUND. */
  async details(context: Context, recallId: string): Promise<RecallDetails> {
    const read = isId(recallId)
      ? await fetchMaybe(context.manager, detailsRow, RECALL_DETAILS, [recallId])
      : undefined;
    if (read === undefined) throw notFound('Recall');
    const { recall, lots } = read;
    const asker = { role: actorOf(context).role, isAssigned: false };
    const facts = {
      names_lots: recall.isAllLots || lots.length + recall.lotNumbers.length > 0,
      all_settled: recall.openCount === 0,
    };
    const isPossible = (action: RecallAction): boolean =>
      stockRefusalOf(rowOf(action), recall.state, asker, facts) === null;
    return { ...read, possible: (Object.keys(RECALL_TRANSITIONS) as RecallAction[]).filter(isPossible) };
  }

  /** Where the lots are and where they went. It names PRFs: who reads it is in the trail, by `entry`. */
  async lines(
    context: Context,
    recallId: string,
    filter: RecallLineFilter,
    page: PageRequest,
    entry = this.#deps.audit.parameter(context, {
      action: 'RECALL_READ',
      entity: { type: 'RecallLine', id: 'list' },
      context: `Recall ${recallId}`,
    }),
  ): Promise<Connection<RecallLine>> {
    if (!isId(recallId)) throw notFound('Recall');
    const conditions = new ListConditions();
    conditions.add(`l.recall_id = ${conditions.place(recallId)}`);
    if (filter.kind) conditions.add(`l.kind = ${conditions.place(filter.kind)}`);
    if (filter.isSettled != null) conditions.add(`l.settled_at IS ${filter.isSettled ? 'NOT ' : ''}NULL`);
    const counted = new ListConditions();
    counted.add(`l.recall_id = ${counted.place(recallId)}`);
    if (filter.kind) counted.add(`l.kind = ${counted.place(filter.kind)}`);
    if (filter.isSettled != null) counted.add(`l.settled_at IS ${filter.isSettled ? 'NOT ' : ''}NULL`);
    const { isBackward, ...read } = pageRead(page);
    const wanted = { keyset: readBy(BY_KIND, isBackward), ...read };
    const rows = await readRecordedPage<RecallLine>(context, LINES, conditions, wanted, entry);
    const count = (isWhole: boolean) => countRows(context, LINES, counted, isWhole);
    return { ...connectionFrom(rows, page, () => count(false)), wholeCount: () => count(true) };
  }

  /** Enters a notice as a draft. Safe to repeat with the same id; CONFLICT where it says something else. */
  async create(context: Context, { id, ...given }: NewRecall): Promise<RecallDetails> {
    const facts = requireValid(recallFacts, given);
    requireId(id, 'id');
    const known = await fetchMaybe(
      context.manager,
      createRow,
      'SELECT title, reference, item_id AS item FROM recall WHERE id = $1',
      [id],
    );
    if (known !== undefined) {
      if (known.title !== facts.title || known.reference !== facts.reference || known.item !== facts.itemId)
        throw new DomainError('CONFLICT');
      return this.details(context, id);
    }
    await requireItem(context, facts.itemId);
    const { place } = await fetchOne(
      context.manager,
      placeRow,
      `SELECT nextval('recall_place')::float8 AS place`,
    );
    await execute(
      context.manager,
      `INSERT INTO recall (id, place, number, created_at, created_by, ${COLUMNS.join(', ')})
       VALUES ($1, $2, $3, $4, $5, ${COLUMNS.map((_, index) => `$${String(index + 6)}`).join(', ')})`,
      [id, place, recallNumberOf(place), context.clock(), actorOf(context).userId, ...valuesOf(facts)],
    );
    await nameLots(context, id, facts);
    await this.#keepStep(context, id, 'create', null);
    await this.#deps.audit.record(context, {
      action: 'RECALL_CREATED',
      entity: { type: 'Recall', id },
    });
    return this.details(context, id);
  }

  /** All details of a draft. CHANGED_MEANWHILE; STATE_CHANGED once it is active. */
  async update(context: Context, { id, version, ...given }: ChangedRecall): Promise<RecallDetails> {
    const facts = requireValid(recallFacts, given);
    const recall = await this.#lock(context, id);
    if (recall.state !== 'draft') throw await this.#stateChanged(context, id);
    if (recall.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'recall' });
    await requireItem(context, facts.itemId);
    const values = valuesOf(facts);
    await updateVersion(
      context.manager,
      RECALLS,
      recall,
      COLUMNS.map((column, index) => [column, values[index]] as const),
    );
    await execute(context.manager, 'DELETE FROM recall_batch WHERE recall_id = $1', [id]);
    await nameLots(context, id, facts);
    await this.#deps.audit.record(context, {
      action: 'RECALL_UPDATED',
      entity: { type: 'Recall', id },
      fieldsChanged: ['title', 'reference', 'lots'],
    });
    return this.details(context, id);
  }

  /**
   * Takes a step by its table. Activating blocks the issue of every lot at once, finds where they are and went, and notifies
   * the administrators, those who hold a bag with one and those who are responsible for its place; closing searches again,
   * and needs every line settled (RECALL_UNSETTLED); withdrawing restores the earlier status of lots that no other recall
   * blocks. STATE_CHANGED says who did what; FORBIDDEN.
   */
  async step(context: Context, wanted: RecallStepWanted): Promise<RecallDetails> {
    const { action, reason } = requireValid(recallStepFacts, wanted);
    let recall = await this.#lock(context, wanted.id);
    if (action === 'close' && recall.state === 'active') {
      await this.#find(context, recall);
      recall = await this.#lock(context, wanted.id);
    }
    await this.#require(context, recall, action);
    if (rowOf(action).needsReason === true && reason === null)
      throw badInput([{ field: 'reason', code: 'required', message: 'Say why.' }]);
    if (action === 'activate') await this.#block(context, recall);
    if (action === 'withdraw' && recall.state === 'active') await freeLots(this.#deps.audit, context, recall);
    await updateVersion(context.manager, RECALLS, recall, [['state', rowOf(action).to]]);
    await this.#keepStep(context, recall.id, action, reason);
    await this.#deps.audit.record(context, {
      action: 'RECALL_STEPPED',
      entity: { type: 'Recall', id: recall.id },
      fieldsChanged: ['state'],
    });
    if (action === 'activate') {
      await this.#find(context, recall);
      await announce(context, 'recall.activated', { recallId: recall.id });
      await this.#deps.notifications.notifyAdmins(context, {
        kind: 'recall_active',
        entityId: recall.id,
        title: `Recall ${recall.number}: ${recall.title}`,
        body: `Its lots are blocked everywhere. Settle each place where they are or have been: ${recall.reference}.`,
      });
    }
    return this.details(context, recall.id);
  }

  /** Searches again: late doses and stock that arrived since become lines. */
  async lookAgain(context: Context, recallId: string): Promise<RecallDetails> {
    const recall = await this.#lock(context, recallId);
    if (recall.state !== 'active') throw await this.#stateChanged(context, recallId);
    await this.#find(context, recall);
    return this.details(context, recallId);
  }

  /** Settles a line, with who and when. Repeating the same changes nothing; STATE_CHANGED if it was settled differently. */
  async settle(context: Context, { lineId, ...given }: SettledRecallLine): Promise<RecallDetails> {
    const { outcome, note } = requireValid(recallLineFacts, given);
    const line = isId(lineId)
      ? await fetchMaybe(
          context.manager,
          lineRow,
          `SELECT l.recall_id AS "recallId", l.kind, l.outcome, l.note, l.settled_at AS "settledAt", l.prf_id AS "prfId",
                  concat_ws(' ', u.first_name, u.last_name) AS "settledBy"
           FROM recall_line l LEFT JOIN app_user u ON u.id = l.settled_by WHERE l.id = $1 FOR UPDATE OF l`,
          [lineId],
        )
      : undefined;
    if (line === undefined) throw notFound('Line of a recall');
    if (!settlesLine(line.kind, outcome))
      throw badInput([
        { field: 'outcome', code: 'invalid', message: 'This line cannot be settled like this.' },
      ]);
    if (line.settledAt !== null) {
      if (line.outcome === outcome && line.note === note) return this.details(context, line.recallId);
      throw new DomainError('STATE_CHANGED', {
        who: line.settledBy,
        did: 'settled this line',
        time: TIME.format(line.settledAt),
      });
    }
    const recall = await this.#lock(context, line.recallId);
    if (recall.state !== 'active') throw await this.#stateChanged(context, recall.id);
    await execute(
      context.manager,
      'UPDATE recall_line SET outcome = $2, note = $3, settled_at = $4, settled_by = $5 WHERE id = $1',
      [lineId, outcome, note, context.clock(), actorOf(context).userId],
    );
    await this.#deps.audit.record(context, {
      action: 'RECALL_LINE_SETTLED',
      entity: { type: 'Recall', id: line.recallId },
      prfId: line.prfId,
    });
    return this.details(context, line.recallId);
  }

  async #lock(context: Context, recallId: string): Promise<Locked> {
    const recall = isId(recallId)
      ? await fetchMaybe(
          context.manager,
          lockedRow,
          `SELECT r.id, r.number, r.title, r.reference, r.measure, r.state, r.version,
                  (r.is_all_lots OR r.lot_numbers <> '{}' OR EXISTS (SELECT FROM recall_batch n WHERE n.recall_id = r.id)) AS "namesLots",
                  (SELECT count(*)::integer FROM recall_line l WHERE l.recall_id = r.id AND l.settled_at IS NULL) AS "openCount"
           FROM recall r WHERE r.id = $1 FOR NO KEY UPDATE OF r`,
          [recallId],
        )
      : undefined;
    if (recall === undefined) throw notFound('Recall');
    return recall;
  }

  async #require(context: Context, recall: Locked, action: RecallAction): Promise<void> {
    const refusal = stockRefusalOf(
      rowOf(action),
      recall.state,
      { role: actorOf(context).role, isAssigned: false },
      { names_lots: recall.namesLots, all_settled: recall.openCount === 0 },
    );
    if (refusal === null) return;
    if (refusal.why === 'not_allowed') throw new DomainError('FORBIDDEN');
    if (refusal.why === 'state') throw await this.#stateChanged(context, recall.id);
    if (refusal.fact === 'names_lots')
      throw badInput([
        {
          field: 'batchIds',
          code: 'required',
          message: 'Choose the lots first, enter their numbers, or say that all lots are affected.',
        },
      ]);
    const { openCount } = recall;
    throw new DomainError('RECALL_UNSETTLED', {
      count: openCount === 1 ? '1 line is' : `${openCount.toLocaleString('en-GB')} lines are`,
    });
  }

  async #stateChanged(context: Context, recallId: string): Promise<DomainError> {
    const last = await fetchMaybe(
      context.manager,
      lastRow,
      `SELECT t.action, ${STEP_BY} AS name, t.taken_at AS "takenAt"
       FROM recall_step t LEFT JOIN app_user v ON v.id = t.taken_by WHERE t.recall_id = $1
       ORDER BY t.taken_at DESC, t.id DESC LIMIT 1`,
      [recallId],
    );
    return new DomainError('STATE_CHANGED', {
      who: last?.name ?? '',
      did: last === undefined ? '' : RECALL_ACTION_TABLE[last.action].did,
      time: last === undefined ? '' : TIME.format(last.takenAt),
    });
  }

  /** Blocks every lot, each with the notice's reference; the ledger refuses its issue from then on. */
  async #block(context: Context, recall: Locked): Promise<void> {
    await execute(context.manager, NAME_LOTS, [recall.id]);
    await blockLots(this.#deps.audit, context, recall, null);
  }

  /** Finds new lines, and notifies the people who hold the stock or are responsible for its place. */
  async #find(context: Context, recall: Locked): Promise<void> {
    const { id } = recall;
    // Also a lot that was entered at the very moment when the recall became active.
    const named = await fetchRows(context.manager, idRow, NAME_LOTS, [id]);
    if (named.length > 0)
      await blockLots(
        this.#deps.audit,
        context,
        recall,
        named.map((lot) => lot.id),
      );
    const found = await fetchRows(context.manager, idRow, FIND_LINES, [id, context.clock()]);
    // Administrators get the notice itself.
    await notifyHolders(this.#deps.notifications, context, recall, found, { orAdmins: false });
  }

  /**
   * For a job: notifies those who hold what has arrived since the notice, or are responsible for where it is; administrators
   * where nobody is; and administrators and the author where a lot was given to a patient. Each line once, however often it runs,
   * and again where stock came back to a line that was settled. A recall that was closed is open again if anything of it has come in
   * or was given since.
   */
  notifyOfArrivals(payload: unknown): Promise<void> {
    const { recallId } = arrivalShape.parse(payload);
    return runInTransaction(this.#deps.post.context(), async (context) => {
      const recall = await this.#lock(context, recallId);
      const lines = await fetchRows(context.manager, idRow, UNNOTIFIED_LINES, [recallId, context.clock()]);
      if (recall.state === 'closed' && recall.openCount > 0) await this.#openAgain(context, recall);
      await notifyHolders(this.#deps.notifications, context, recall, lines, { orAdmins: true });
      await notifyGivers(this.#deps.notifications, context, recall, lines);
    });
  }

  async #openAgain(context: Context, recall: Locked): Promise<void> {
    await updateVersion(context.manager, RECALLS, recall, [['state', rowOf('reopen').to]]);
    await this.#keepStep(context, recall.id, 'reopen', CAME_IN);
    await this.#deps.audit.record(context, {
      action: 'RECALL_STEPPED',
      entity: { type: 'Recall', id: recall.id },
      fieldsChanged: ['state'],
    });
    await this.#deps.notifications.notifyAdmins(context, {
      kind: 'recall_active',
      entityId: recall.id,
      title: `Recall ${recall.number}: ${recall.title}`,
      body: `${CAME_IN} It is open again: settle the new lines.`,
    });
  }

  async #keepStep(
    context: Context,
    recallId: string,
    action: RecallAction,
    reason: string | null,
  ): Promise<void> {
    await execute(
      context.manager,
      'INSERT INTO recall_step (id, recall_id, action, reason, taken_at, taken_by) VALUES ($1, $2, $3, $4, $5, $6)',
      [newId(), recallId, action, reason, context.clock(), context.actor?.userId ?? null],
    );
  }
}

const COLUMNS = [
  ...['title', 'recall_class', 'reference', 'issued_by', 'received_on', 'measure'],
  ...['instructions', 'item_id', 'is_all_lots', 'lots_from', 'lots_to', 'lot_numbers', 'time_zone'],
] as const;

const valuesOf = (facts: RecallFacts): readonly unknown[] => [
  ...[facts.title, facts.recallClass, facts.reference, facts.issuedBy, facts.receivedOn, facts.measure],
  ...[facts.instructions, facts.itemId, facts.isAllLots, facts.lotsFrom, facts.lotsTo],
  ...[facts.lotNumbers, HOME_ZONE],
];

/** The most lines of one recall that are printed. */
export const MOST_PRINTED = LIMITS.shiftReport.heldLines;
