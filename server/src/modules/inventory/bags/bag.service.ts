import { bagReasons, type BagReason } from '@sideline/schema/inventory/bag-readiness';
import {
  BAG_STATES,
  BAG_TRANSITIONS,
  type BagAction,
  type BagFact,
  type BagStateName,
} from '@sideline/schema/inventory/bag-transitions';
import { BAG_BUTTONS, BAG_STEP_WORDS, bagReasonText, isAboutContents } from '@sideline/schema/inventory/bags';
import { stockRefusalOf, type StockTransition } from '@sideline/schema/inventory/transition';
import { HOME_ZONE, localDay } from '@sideline/schema/local-day';
import { bagFacts, bagStepFacts } from '@sideline/schema/validation/bags';
import { actorOf, type Context } from '../../../platform/context.js';
import { listPage, ListConditions, type SqlList } from '../../../platform/database/list-page.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { StockPlace } from '../usage/usage.ports.js';
import {
  bagIsNotReady,
  BAG_DETAILS,
  BAG_JOINS,
  BAG_JSON,
  BAG_TABLE,
  POUCH_JOINS,
  POUCH_JSON,
  POUCH_TABLE,
} from './bag.hot.js';
import type {
  Bag,
  BagContentShown,
  BagDetails,
  BagFilter,
  BagLineShown,
  BagPouch,
  BagStateCount,
  BagStepWanted,
  CarriedBag,
  ChangedBag,
  NewBag,
  PouchFilter,
} from './bag.types.js';

const BAGS = { table: 'stock_bag', key: 'location_id', what: 'bag' } as const;
const LIST: SqlList = { table: BAG_TABLE, alias: 'g', node: BAG_JSON, joins: BAG_JOINS };
const POUCHES: SqlList = { table: POUCH_TABLE, alias: 'w', node: POUCH_JSON, joins: POUCH_JOINS };

const BY_NAME: Keyset = {
  columns: [
    { expression: 'name_folded(g.name)', type: 'text' },
    { expression: 'g.location_id', type: 'uuid' },
  ],
  direction: 'ASC',
};
const BY_BAG: Keyset = {
  columns: [
    { expression: 'name_folded(w.bag_name)', type: 'text' },
    { expression: 'w.place', type: 'integer' },
    { expression: 'w.location_id', type: 'uuid' },
  ],
  direction: 'ASC',
};

/** A lot in a bag as it was read, with the facts that readiness and the choice of lots use. */
export type ReadContent = Pick<BagContentShown, keyof BagContentShown> & {
  readonly isSerialised: boolean;
  readonly receivedAt: string | null;
  readonly nextServiceOn: string | null;
  readonly isFaulty: boolean;
  readonly percentLeft: number | null;
  readonly leastPercent: number | null;
};

/** A bag as it was read, before its readiness is computed. */
export type ReadBag = Omit<Bag, 'isReady' | 'reasons'> & {
  readonly endsAt: string | null;
  readonly timeZone: string | null;
  readonly lines: BagLineShown[];
  readonly contents: ReadContent[];
};

type ReadDetails = Pick<BagDetails, 'steps' | 'checks' | 'pouches'> & { readonly bag: ReadBag };
type Facts = Partial<Record<BagFact, boolean>>;
type Row = StockTransition<BagStateName, BagFact>;

const conditionsOf = (filter: BagFilter, today: string): ListConditions => {
  const conditions = new ListConditions();
  const text = filter.text?.trim() ?? '';
  if (text !== '') {
    const sought = conditions.place(contains(text));
    conditions.add(`(name_folded(g.name) LIKE name_folded(${sought}) OR g.seal ILIKE ${sought})`);
  }
  conditions.addId('kitId', 'g.kit_id', filter.kitId);
  conditions.addId('homeId', 'g.home_id', filter.homeId);
  if (filter.state) conditions.add(`g.state = ${conditions.place(filter.state)}`);
  if (filter.isNotReady === true)
    conditions.add(bagIsNotReady('g.location_id', `${conditions.place(today)}::date`));
  if (filter.eventId != null) {
    requireId(filter.eventId, 'filter.eventId');
    const event = conditions.place(filter.eventId);
    conditions.add(`EXISTS (SELECT FROM bag_assignment a WHERE a.bag_id = g.location_id AND a.back_at IS NULL
      AND (a.event_id = ${event} OR a.crew_id IN (SELECT c.crew_id FROM control_crew c WHERE c.event_id = ${event})))`);
  }
  return conditions;
};

/** Bags and their states (operations section 3, Bag). A bag is a stock location; so are its pouches. */
export class BagService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Bags by name with what each still needs; one statement. */
  async list(context: Context, filter: BagFilter, page: PageRequest): Promise<Connection<Bag>> {
    const today = localDay(context.clock());
    const read = await listPage<ReadBag>(context.manager, LIST, BY_NAME, conditionsOf(filter, today), page);
    const edges = read.edges.map(({ node, ...edge }) => ({ ...edge, node: shown(node, today) }));
    return { ...read, edges, nodes: edges.map(({ node }) => node) };
  }

  /** How many bags are in each state. */
  async counts(context: Context): Promise<BagStateCount[]> {
    const rows = await context.manager.query<BagStateCount[]>(
      'SELECT state, count(*)::integer AS count FROM stock_bag GROUP BY state',
    );
    return BAG_STATES.map((state) => ({
      state,
      count: rows.find((row) => row.state === state)?.count ?? 0,
    }));
  }

  /** Pouches by bag, in its order; one statement. */
  pouches(context: Context, filter: PouchFilter, page: PageRequest): Promise<Connection<BagPouch>> {
    const conditions = new ListConditions();
    const text = filter.text?.trim() ?? '';
    if (text !== '') {
      const sought = conditions.place(contains(text));
      conditions.add(`(name_folded(w.name) LIKE name_folded(${sought})
        OR name_folded(w.bag_name) LIKE name_folded(${sought}) OR w.seal ILIKE ${sought})`);
    }
    conditions.addId('id', 'w.location_id', filter.id);
    conditions.addId('bagId', 'w.bag_id', filter.bagId);
    return listPage(context.manager, POUCHES, BY_BAG, conditions, page);
  }

  /** The bag of a pouch, or of the bag itself: what a scanned label of either leads to. NOT_FOUND. */
  async details(context: Context, bagId: string): Promise<BagDetails> {
    const { bag, ...rest } = await this.read(context, bagId);
    const today = localDay(context.clock());
    const facts = factsOf(bag, today);
    const asker = { role: actorOf(context).role, isAssigned: false };
    const may = (action: BagAction): boolean => {
      const refusal = stockRefusalOf(rowOf(action), bag.state, asker, facts);
      // A bag that is not ready says why when a person tries to issue it.
      return refusal === null || (refusal.why === 'fact' && action === 'issue');
    };
    return {
      ...rest,
      bag: shown(bag, today),
      lines: bag.lines,
      contents: bag.contents,
      possible: BAG_BUTTONS.filter(may),
      canCheck: bag.state !== 'out_of_service',
    };
  }

  /** A bag with its required and actual contents. NOT_FOUND. */
  async read(context: Context, bagId: string): Promise<ReadDetails> {
    const [read] = isId(bagId) ? await context.manager.query<ReadDetails[]>(BAG_DETAILS, [bagId]) : [];
    if (read === undefined) throw notFound('Bag');
    return read;
  }

  /** A bag held until the transaction ends. NOT_FOUND. */
  async lock(context: Context, bagId: string): Promise<ReadBag> {
    const locked = isId(bagId)
      ? await context.manager.query<unknown[]>('SELECT FROM stock_bag WHERE location_id = $1 FOR UPDATE', [
          bagId,
        ])
      : [];
    if (locked.length === 0) throw notFound('Bag');
    return (await this.read(context, bagId)).bag;
  }

  /** Makes a bag with the pouches of its kit, empty. Safe to repeat with the same id; CONFLICT for a name that is taken. */
  async create(context: Context, { id, ...given }: NewBag): Promise<BagDetails> {
    const facts = requireValid(bagFacts, given);
    requireId(id, 'id');
    const [known] = await context.manager.query<{ name: string }[]>(
      'SELECT p.name FROM stock_bag g JOIN stock_location p ON p.id = g.location_id WHERE g.location_id = $1',
      [id],
    );
    if (known !== undefined) {
      if (known.name !== facts.name) throw new DomainError('CONFLICT');
      return this.details(context, id);
    }
    const number = await newestOf(context, facts.kitId);
    await requireHome(context, facts.homeId);
    const now = context.clock();
    await named(() =>
      context.manager.query(
        `INSERT INTO stock_location (id, name, location_type, kind, parent_id, created_at)
         VALUES ($1, $2, 'event_kit_bag', 'bag', $3, $4)`,
        [id, facts.name, facts.homeId, now],
      ),
    );
    await context.manager.query(
      `INSERT INTO stock_bag (location_id, kit_id, kit_number, home_id, check_every_days, notes, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, facts.kitId, number, facts.homeId, facts.checkEveryDays, facts.notes, now],
    );
    await this.#makePouches(context, id);
    await this.keepStep(context, { bagId: id, action: 'create', from: null });
    await this.#audit.record(context, {
      action: 'BAG_CREATED',
      entity: { type: 'Bag', id },
      fieldsChanged: ['name', 'kitId', 'homeId', 'checkEveryDays'],
    });
    return this.details(context, id);
  }

  /** All details of a bag. CHANGED_MEANWHILE where a person has saved since `version`. */
  async update(context: Context, input: ChangedBag): Promise<BagDetails> {
    const { id, version, takesNewestKit, ...given } = input;
    const facts = requireValid(bagFacts, given);
    const before = await this.lock(context, id);
    if (before.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'bag' });
    const isOtherKit = facts.kitId !== before.kitId || (takesNewestKit === true && before.isKitOlder);
    const fieldsChanged = [
      ...(Object.keys(facts) as (keyof typeof facts)[]).filter((field) => facts[field] !== before[field]),
      ...(isOtherKit && facts.kitId === before.kitId ? ['kitNumber'] : []),
    ];
    if (fieldsChanged.length === 0) return this.details(context, id);
    if (facts.homeId !== before.homeId) await requireHome(context, facts.homeId);
    const number = isOtherKit ? await newestOf(context, facts.kitId) : before.kitNumber;
    await updateVersion(context.manager, BAGS, before, [
      ['kit_id', facts.kitId],
      ['kit_number', number],
      ['home_id', facts.homeId],
      ['check_every_days', facts.checkEveryDays],
      ['notes', facts.notes],
    ]);
    if (facts.name !== before.name || facts.homeId !== before.homeId)
      await named(() =>
        context.manager.query(
          'UPDATE stock_location SET name = $2, parent_id = $3, version = version + 1 WHERE id = $1',
          [id, facts.name, facts.homeId],
        ),
      );
    if (isOtherKit) await this.#makePouches(context, id);
    await this.#audit.record(context, { action: 'BAG_UPDATED', entity: { type: 'Bag', id }, fieldsChanged });
    return this.details(context, id);
  }

  /** Takes a step by its table. STATE_CHANGED says who did what; BAG_NOT_READY says why; FORBIDDEN; CHANGED_MEANWHILE. */
  async step(context: Context, wanted: BagStepWanted): Promise<BagDetails> {
    const { action, reason, ...to } = requireValid(bagStepFacts, wanted);
    const bag = await this.lock(context, wanted.id);
    const out = action === 'issue' ? await this.#assignmentOf(context, to) : null;
    const today = localDay(context.clock());
    const lastDay = out === null ? today : (out.lastDay ?? today);
    await this.require(context, bag, action, factsOf(bag, lastDay), lastDay);
    if (wanted.version != null && wanted.version !== bag.version)
      throw new DomainError('CHANGED_MEANWHILE', { what: 'bag' });
    if (rowOf(action).needsReason === true && reason === null)
      throw badInput([{ field: 'reason', code: 'required', message: 'Say why.' }]);
    let assignmentId: string | null = null;
    if (out !== null) {
      assignmentId = newId();
      await context.manager.query(
        `INSERT INTO bag_assignment (id, bag_id, staff_id, crew_id, event_id, out_at) VALUES ($1, $2, $3, $4, $5, $6)`,
        [assignmentId, bag.id, to.staffId, to.crewId, to.eventId, context.clock()],
      );
    } else if (bag.state === 'out') assignmentId = await this.#endAssignment(context, bag.id);
    await updateVersion(context.manager, BAGS, bag, [['state', rowOf(action).to]]);
    await this.keepStep(context, { bagId: bag.id, action, from: bag.state, reason, assignmentId });
    await this.#audit.record(context, {
      action: 'BAG_STEPPED',
      entity: { type: 'Bag', id: bag.id },
      eventId: to.eventId,
      fieldsChanged: ['state'],
    });
    return this.details(context, bag.id);
  }

  /**
   * Which bag a member of staff had with them at a moment: their own, otherwise their crew's, otherwise the bag of the event
   * they are working at. Null if there is none, or if the event has several that are assigned to nobody.
   */
  async bagOf(context: Context, staffId: string, at: Date): Promise<CarriedBag | null> {
    if (!isId(staffId)) return null;
    const rows = await context.manager.query<(CarriedBag & { readonly nearness: number })[]>(
      `SELECT DISTINCT ON (f.nearness, f.bag_id) f.nearness, f.bag_id AS "bagId", p.name FROM (
         (SELECT 1 AS nearness, a.bag_id, a.out_at FROM bag_assignment a
          WHERE a.staff_id = $1 AND a.out_at <= $2 AND (a.back_at IS NULL OR a.back_at > $2)
          ORDER BY a.out_at DESC LIMIT 1)
         UNION ALL
         (SELECT 2, a.bag_id, a.out_at FROM control_crew_member c JOIN bag_assignment a ON a.crew_id = c.crew_id
          WHERE c.staff_id = $1 AND a.out_at <= $2 AND (a.back_at IS NULL OR a.back_at > $2)
          ORDER BY a.out_at DESC LIMIT 1)
         UNION ALL
         (SELECT 3, a.bag_id, a.out_at FROM shift s JOIN bag_assignment a ON a.event_id = s.event_id
          WHERE s.staff_id = $1 AND s.status IN ('assigned', 'checked_in', 'checked_out')
            AND s.starts_at <= $2::timestamptz + interval '2 hours' AND s.ends_at >= $2::timestamptz - interval '6 hours'
            AND a.staff_id IS NULL AND a.crew_id IS NULL
            AND a.out_at <= $2 AND (a.back_at IS NULL OR a.back_at > $2) LIMIT 2)) f
       JOIN stock_location p ON p.id = f.bag_id ORDER BY f.nearness, f.bag_id`,
      [staffId, at],
    );
    const [first] = rows;
    if (first === undefined) return null;
    const isOne = rows.filter(({ nearness }) => nearness === first.nearness).length === 1;
    return isOne ? { bagId: first.bagId, name: first.name } : null;
  }

  /** The bag from which the caller works now, as a place; otherwise the one bag of the event that is assigned to nobody. */
  async bagOfCaller(context: Context, eventId: string | null): Promise<StockPlace | null> {
    const [member] = await context.manager.query<{ id: string }[]>(
      'SELECT staff_id AS id FROM staff_profile WHERE user_id = $1',
      [actorOf(context).userId],
    );
    const carried = member === undefined ? null : await this.bagOf(context, member.id, context.clock());
    if (carried !== null) return { id: carried.bagId, name: carried.name };
    if (eventId === null || !isId(eventId)) return null;
    const there = await context.manager.query<StockPlace[]>(
      `SELECT a.bag_id AS id, p.name FROM bag_assignment a JOIN stock_location p ON p.id = a.bag_id
       WHERE a.event_id = $1 AND a.staff_id IS NULL AND a.crew_id IS NULL AND a.back_at IS NULL LIMIT 2`,
      [eventId],
    );
    return there.length === 1 ? (there[0] ?? null) : null;
  }

  /** Marks bags whose check was due before today as waiting for a check. */
  async letChecksLapse(manager: Context['manager'], now: Date): Promise<void> {
    const due = await manager.query<{ id: string }[]>(
      `SELECT location_id AS id FROM stock_bag WHERE state = 'ready' AND next_check_on < $1::date`,
      [localDay(now)],
    );
    for (const { id } of due)
      await manager.query(
        `WITH lapsed AS (
           UPDATE stock_bag SET state = 'check_due', version = version + 1
           WHERE location_id = $1 AND state = 'ready' RETURNING location_id)
         INSERT INTO bag_step (id, bag_id, action, from_state, to_state, taken_at)
         SELECT $2, location_id, 'let_check_lapse', 'ready', 'check_due', $3 FROM lapsed`,
        [id, newId(), now],
      );
  }

  /** Refuses a step that the table does not allow. */
  async require(
    context: Context,
    bag: ReadBag,
    action: BagAction,
    facts: Facts,
    lastDay: string,
  ): Promise<void> {
    const asker = { role: actorOf(context).role, isAssigned: false };
    const refusal = stockRefusalOf(rowOf(action), bag.state, asker, facts);
    if (refusal === null) return;
    if (refusal.why === 'not_allowed') throw new DomainError('FORBIDDEN');
    if (refusal.why === 'state') throw await this.stateChanged(context, bag.id);
    const today = localDay(context.clock());
    const reasons = reasonsOf(bag, lastDay).map((reason) => bagReasonText(reason, today));
    throw new DomainError('BAG_NOT_READY', {
      bag: bag.name,
      reasons:
        reasons.slice(0, 5).join('; ') +
        (reasons.length > 5 ? ` and ${String(reasons.length - 5)} more` : ''),
    });
  }

  /** Who took the last step. */
  async stateChanged(context: Context, bagId: string): Promise<DomainError> {
    const [last] = await context.manager.query<{ action: BagAction; who: string; at: Date }[]>(
      `SELECT s.action, coalesce(concat_ws(' ', u.first_name, u.last_name), '') AS who, s.taken_at AS at
       FROM bag_step s LEFT JOIN app_user u ON u.id = s.taken_by WHERE s.bag_id = $1 ORDER BY s.id DESC LIMIT 1`,
      [bagId],
    );
    return new DomainError('STATE_CHANGED', {
      who: last === undefined || last.who === '' ? 'The system' : last.who,
      did: last === undefined ? 'changed it' : BAG_STEP_WORDS[last.action],
      time: TIME.format(last?.at ?? context.clock()),
    });
  }

  async keepStep(
    context: Context,
    step: {
      readonly bagId: string;
      readonly action: BagAction;
      readonly from: BagStateName | null;
      readonly reason?: string | null;
      readonly assignmentId?: string | null;
      readonly checkId?: string | null;
    },
  ): Promise<void> {
    await context.manager.query(
      `INSERT INTO bag_step (id, bag_id, action, from_state, to_state, reason, assignment_id, check_id, taken_at, taken_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        newId(),
        step.bagId,
        step.action,
        step.from,
        rowOf(step.action).to,
        step.reason ?? null,
        step.assignmentId ?? null,
        step.checkId ?? null,
        context.clock(),
        actorOf(context).userId,
      ],
    );
  }

  /** Makes the pouches that the bag's kit names and the bag does not have yet. Others stay: there may be stock in them. */
  async #makePouches(context: Context, bagId: string): Promise<void> {
    const missing = await context.manager.query<{ name: string }[]>(
      `SELECT a.pouch AS name FROM stock_bag g
       JOIN kit_part a ON a.kit_id = g.kit_id AND a.number = g.kit_number AND a.pouch IS NOT NULL
       WHERE g.location_id = $1 AND NOT EXISTS (SELECT FROM stock_location q
         WHERE q.parent_id = g.location_id AND q.kind = 'pouch' AND q.name = a.pouch)
       GROUP BY a.pouch ORDER BY min(a.line)`,
      [bagId],
    );
    if (missing.length === 0) return;
    const rows = JSON.stringify(missing.map(({ name }, place) => ({ id: newId(), name, place })));
    await context.manager.query(
      `INSERT INTO stock_location (id, name, kind, parent_id, created_at)
       SELECT r.id, r.name, 'pouch', $1, $3 FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, name text)`,
      [bagId, rows, context.clock()],
    );
    await context.manager.query(
      `INSERT INTO stock_pouch (location_id, bag_id, place)
       SELECT r.id, $1, r.place + (SELECT count(*) FROM stock_pouch w WHERE w.bag_id = $1)
       FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, place integer)`,
      [bagId, rows],
    );
  }

  /** Whether that person, crew and event exist, and the last day on which the bag will be used. */
  async #assignmentOf(
    context: Context,
    to: { readonly staffId: string | null; readonly crewId: string | null; readonly eventId: string | null },
  ): Promise<{ readonly lastDay: string | null }> {
    const [found] = await context.manager.query<
      [
        {
          hasStaff: boolean;
          hasCrew: boolean;
          hasEvent: boolean;
          endsAt: Date | null;
          timeZone: string | null;
        },
      ]
    >(
      `SELECT EXISTS (SELECT FROM staff_profile WHERE staff_id = $1) AS "hasStaff",
              EXISTS (SELECT FROM control_crew WHERE crew_id = $2) AS "hasCrew",
              e.event_id IS NOT NULL AS "hasEvent", e.ends_at AS "endsAt", e.time_zone AS "timeZone"
       FROM (SELECT) AS one LEFT JOIN event e ON e.event_id = coalesce($3,
         (SELECT c.event_id FROM control_crew c WHERE c.crew_id = $2))`,
      [to.staffId, to.crewId, to.eventId],
    );
    const unknown = [
      ...(to.staffId !== null && !found.hasStaff ? ['staffId'] : []),
      ...(to.crewId !== null && !found.hasCrew ? ['crewId'] : []),
      ...(to.eventId !== null && !found.hasEvent ? ['eventId'] : []),
    ];
    if (unknown.length > 0)
      throw badInput(
        unknown.map((field) => ({ field, code: 'unknown', message: 'This was not found. Choose it again.' })),
      );
    return lastDayOf(found.endsAt, found.timeZone, context.clock());
  }

  async #endAssignment(context: Context, bagId: string): Promise<string | null> {
    const [rows] = await context.manager.query<[{ id: string }[], number]>(
      'UPDATE bag_assignment SET back_at = $2 WHERE bag_id = $1 AND back_at IS NULL RETURNING id',
      [bagId, context.clock()],
    );
    return rows[0]?.id ?? null;
  }
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: HOME_ZONE,
});

const rowOf = (action: BagAction): Row => BAG_TRANSITIONS[action];

/** The last day of an event, today where it is over. */
const lastDayOf = (
  endsAt: Date | string | null,
  timeZone: string | null,
  now: Date,
): { readonly lastDay: string | null } => {
  if (endsAt === null) return { lastDay: null };
  const end = localDay(endsAt, timeZone ?? HOME_ZONE);
  const today = localDay(now);
  return { lastDay: end < today ? today : end };
};

/** Why a bag will not be ready until a given day. */
export const reasonsOf = (bag: ReadBag, lastDay: string): readonly BagReason[] =>
  bagReasons(
    {
      isOutOfService: bag.state === 'out_of_service',
      nextCheckOn: bag.nextCheckOn,
      lines: bag.lines.map(({ itemId, name, wanted, isOptional, substitutes }) => ({
        ...{ itemId, name, quantity: wanted, isOptional, substitutes },
      })),
      contents: bag.contents.map((content) => ({ ...content, status: content.status ?? 'available' })),
    },
    lastDay,
  );

/** The facts that the state table uses, for a bag that will be used until a given day. */
export const factsOf = (bag: ReadBag, lastDay: string): Facts => {
  const reasons = reasonsOf(bag, lastDay);
  return {
    is_ready: reasons.length === 0,
    has_shortage: reasons.some(isAboutContents),
    check_is_over: bag.nextCheckOn !== null && bag.nextCheckOn < lastDay,
  };
};

/**
 * Why a bag will not be ready until its event ends, or today if it has no event. A bag that waits for a check or for stock
 * is not ready, even if there is no other reason. The database counts by the same rule: `bags_not_ready`.
 */
const reasonsToItsEnd = (read: ReadBag, today: string): readonly BagReason[] => {
  const end = read.endsAt === null ? today : localDay(read.endsAt, read.timeZone ?? HOME_ZONE);
  const reasons = reasonsOf(read, end < today ? today : end);
  const { state } = read;
  if (reasons.length > 0 || state === 'ready' || state === 'out' || state === 'out_of_service')
    return reasons;
  return [{ why: state }];
};

/** Whether a bag is ready as lists of bags say it. */
export const isReadyToItsEnd = (read: ReadBag, now: Date): boolean =>
  reasonsToItsEnd(read, localDay(now)).length === 0;

/** A bag as the schema words it. */
const shown = (read: ReadBag, today: string): Bag => {
  const { endsAt: _endsAt, timeZone: _timeZone, lines: _lines, contents: _contents, ...bag } = read;
  const reasons = reasonsToItsEnd(read, today);
  return {
    ...bag,
    isReady: reasons.length === 0,
    reasons: reasons.map((reason) => ({ why: reason.why, text: bagReasonText(reason, today) })),
  };
};

const newestOf = async (context: Context, kitId: string): Promise<number> => {
  const [kit] = await context.manager.query<{ latest: number }[]>(
    'SELECT latest FROM kit WHERE id = $1 AND is_active',
    [kitId],
  );
  if (kit === undefined)
    throw badInput([{ field: 'kitId', code: 'unknown', message: 'This kit is not in use. Choose another.' }]);
  return kit.latest;
};

const requireHome = async (context: Context, homeId: string): Promise<void> => {
  const found = await context.manager.query<unknown[]>(
    `SELECT FROM stock_location WHERE id = $1 AND kind = 'place' AND is_active`,
    [homeId],
  );
  if (found.length === 0)
    throw badInput([{ field: 'homeId', code: 'unknown', message: 'Choose one of the places in use.' }]);
};

const named = async <T>(statement: () => Promise<T>): Promise<T> => {
  try {
    return await statement();
  } catch (error) {
    if (!isConstraintViolation(error, 'stock_location_name')) throw error;
    throw new DomainError(
      'CONFLICT',
      {},
      {
        problems: [{ field: 'name', code: 'taken', message: 'Another bag there has this name.' }],
        cause: error,
      },
    );
  }
};
