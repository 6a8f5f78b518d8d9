import {
  buildable,
  cycleOf,
  explode,
  kitCost,
  type ItemLine,
  type Kit as PureKit,
  type KitLine as HeldLine,
} from '@sideline/schema/inventory/kits';
import { lessQuantity } from '@sideline/schema/inventory/quantity';
import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { kitFacts, type KitFacts } from '@sideline/schema/validation/bags';
import { actorOf, type Context } from '../../../platform/context.js';
import { listPage, ListConditions, type SqlList } from '../../../platform/database/list-page.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import { fitForBag, KIT_DETAILS, KIT_JSON, kitParts, placesWithin, promisedAt } from './kit.hot.js';
import type { ChangedKit, Kit, KitBuildable, KitDetails, KitFilter, KitPart, NewKit } from './kit.types.js';

const KITS = { table: 'kit', key: 'id', what: 'kit' } as const;
const LIST: SqlList = { table: 'kit', alias: 'k', node: KIT_JSON };
const BY_NAME: Keyset = {
  columns: [
    { expression: 'name_folded(k.name)', type: 'text' },
    { expression: 'k.id', type: 'uuid' },
  ],
  direction: 'ASC',
};

type ReadDetails = Omit<KitDetails, 'cost'> & {
  readonly costs: readonly { readonly itemId: string; readonly pence: number | null }[];
};

/** The newest version of a kit, with the facts that a change uses. */
interface NewestKit {
  readonly id: string;
  readonly name: string;
  readonly latest: number;
  readonly lines: readonly {
    readonly itemId: string | null;
    readonly heldKitId: string | null;
    readonly quantity: number;
    readonly pouch: string | null;
    readonly isOptional: boolean;
    readonly substitutes: readonly string[];
  }[];
}

const conditionsOf = (filter: KitFilter): ListConditions => {
  const conditions = new ListConditions();
  const text = filter.text?.trim() ?? '';
  if (text !== '')
    conditions.add(`name_folded(k.name) LIKE name_folded(${conditions.place(contains(text))})`);
  if (filter.itemId != null) {
    requireId(filter.itemId, 'filter.itemId');
    conditions.add(`EXISTS (SELECT FROM kit_part a
      WHERE a.kit_id = k.id AND a.number = k.latest AND a.item_id = ${conditions.place(filter.itemId)})`);
  }
  if (filter.isActive != null) conditions.add(`k.is_active = ${conditions.place(filter.isActive)}`);
  return conditions;
};

/** Kits and their versions (operations section 3, Kit). They hold no personal data, so reading is not audited. */
export class KitService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Kits by name; one statement. */
  list(context: Context, filter: KitFilter, page: PageRequest): Promise<Connection<Kit>> {
    return listPage(context.manager, LIST, BY_NAME, conditionsOf(filter), page);
  }

  /** One version of a kit, by default the newest. NOT_FOUND if there is none. */
  async details(context: Context, kitId: string, number?: number | null): Promise<KitDetails> {
    const [read] = isId(kitId)
      ? await context.manager.query<ReadDetails[]>(KIT_DETAILS, [kitId, number ?? null])
      : [];
    if (read === undefined) throw notFound('Kit');
    const { costs, ...details } = read;
    const known = new Map(costs.flatMap(({ itemId, pence }) => (pence === null ? [] : [[itemId, pence]])));
    const cost = kitCost(details.parts.map(explodedOf), known);
    const names = new Map(details.parts.map(({ itemId, name }) => [itemId, name]));
    return {
      ...details,
      cost: { pence: cost.pence, unknown: cost.unknown.map((itemId) => names.get(itemId) ?? itemId) },
    };
  }

  /** How many can be built from free stock at the locations and within them, and what is missing for the next. */
  async buildable(context: Context, kitId: string, locationIds: readonly string[]): Promise<KitBuildable> {
    for (const id of locationIds) requireId(id, 'locationIds');
    const [read] = isId(kitId)
      ? await context.manager.query<
          {
            parts: KitPart[];
            witnessed: readonly string[];
            free: readonly {
              readonly itemId: string;
              readonly quantity: number;
              readonly promised: number;
            }[];
          }[]
        >(
          `${placesWithin('$2')}
           , promised AS (${promisedAt('NULL')})
           SELECT ${kitParts('k.id', 'k.latest')} AS parts, coalesce((
             SELECT json_agg(DISTINCT i.id) FROM kit_part a JOIN stock_item i ON i.id = a.item_id AND i.is_witnessed
             WHERE a.kit_id = k.id AND a.number = k.latest), '[]') AS witnessed, coalesce((
             SELECT json_agg(json_build_object('itemId', f.item_id, 'quantity', f.quantity,
               'promised', least(f.quantity, coalesce(r.quantity, 0)))) FROM (
               SELECT b.item_id, sum(b.quantity) AS quantity
               FROM place p JOIN stock_balance b ON b.location_id = p.id AND b.quantity > 0
               JOIN stock_item i ON i.id = b.item_id AND NOT i.is_witnessed LEFT JOIN stock_batch l ON l.id = b.batch_id
               WHERE coalesce(l.status = 'available' AND (l.expires_on IS NULL OR l.expires_on >= $3::date), true)
                 AND ${fitForBag('$3::date')}
               GROUP BY b.item_id) f LEFT JOIN promised r ON r.item_id = f.item_id), '[]') AS free
           FROM kit k WHERE k.id = $1`,
          [kitId, locationIds, localDay(context.clock())],
        )
      : [];
    if (read === undefined) throw notFound('Kit');
    const witnessed = new Set(read.witnessed);
    const isPacked = ({ itemId }: KitPart): boolean => !witnessed.has(itemId);
    const { count, nextNeeds } = buildable(
      read.parts.filter(isPacked).map(explodedOf),
      new Map(read.free.map(({ itemId, quantity, promised }) => [itemId, lessQuantity(quantity, promised)])),
    );
    const facts = new Map(read.parts.map((part) => [part.itemId, part]));
    const promises = new Map(read.free.map(({ itemId, promised }) => [itemId, promised]));
    return {
      count,
      nextNeeds: nextNeeds.flatMap((need) => {
        const part = facts.get(need.itemId);
        const promised = promises.get(need.itemId) ?? 0;
        return part === undefined ? [] : [{ ...need, promised, name: part.name, unit: part.unit }];
      }),
      leftOut: [...new Set(read.parts.filter((part) => !isPacked(part)).map(({ name }) => name))],
    };
  }

  /** Safe to repeat with the same id. CONFLICT where another kit has the name; KIT_CYCLE with the path. */
  async create(context: Context, { id, ...given }: NewKit): Promise<KitDetails> {
    const facts = requireValid(kitFacts, given);
    requireId(id, 'id');
    const made = await named(() =>
      context.manager.query<unknown[]>(
        `INSERT INTO kit (id, name, notes, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, facts.name, facts.notes, context.clock()],
      ),
    );
    if (made.length === 0) {
      const known = await this.details(context, id, 1);
      if (known.kit.name !== facts.name) throw new DomainError('CONFLICT');
      return known;
    }
    await this.#write(context, id, 1, facts);
    await this.#audit.record(context, {
      action: 'KIT_CREATED',
      entity: { type: 'Kit', id },
      fieldsChanged: ['name', 'notes', 'lines'],
    });
    return this.details(context, id);
  }

  /** Changed lines make a new version, even if only a nested kit is newer. CHANGED_MEANWHILE, KIT_CYCLE. */
  async update(context: Context, { id, version, isActive, ...given }: ChangedKit): Promise<KitDetails> {
    const facts = requireValid(kitFacts, given);
    const before = await this.details(context, id);
    const { kit } = before;
    if (kit.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'kit' });
    const hasOtherLines = kit.holdsOlder || JSON.stringify(enteredOf(before)) !== JSON.stringify(facts.lines);
    const fieldsChanged = [
      ...(kit.name === facts.name ? [] : ['name']),
      ...(kit.notes === facts.notes ? [] : ['notes']),
      ...(kit.isActive === isActive ? [] : ['isActive']),
      ...(hasOtherLines ? ['lines'] : []),
    ];
    if (fieldsChanged.length === 0) return before;
    const latest = hasOtherLines ? kit.latest + 1 : kit.latest;
    await named(() =>
      updateVersion(context.manager, KITS, { id, version }, [
        ['name', facts.name],
        ['notes', facts.notes],
        ['is_active', isActive],
        ['latest', latest],
      ]),
    );
    if (hasOtherLines) await this.#write(context, id, latest, facts);
    await this.#audit.record(context, {
      action: 'KIT_UPDATED',
      entity: { type: 'Kit', id },
      fieldsChanged,
    });
    return this.details(context, id);
  }

  /** Writes a version: as entered, and with all nested kits expanded into items. */
  async #write(context: Context, kitId: string, number: number, facts: KitFacts): Promise<void> {
    // Two changes that would put kits into each other run one after the other; kits change rarely.
    await context.manager.query(`SELECT pg_advisory_xact_lock(hashtext('kit'))`);
    await requireItems(context, facts);
    const newest = await this.#newest(context, facts, kitId);
    const kits = new Map<string, PureKit>([
      ...newest.map((kit): [string, PureKit] => [kit.id, pureOf(kit.id, kit.name, kit.lines)]),
      [kitId, pureOf(kitId, facts.name, facts.lines)],
    ]);
    const path = cycleOf(kitId, kits);
    if (path !== null) throw new DomainError('KIT_CYCLE', { path: path.join(' → ') });
    const latest = new Map(newest.map((kit) => [kit.id, kit.latest]));
    const laidOut = explode(kitId, kits);
    const isTooMuch = laidOut.ok ? laidOut.lines.length > LIMITS.bags.checkLines : laidOut.why === 'too_many';
    if (isTooMuch)
      throw badInput([
        {
          field: 'lines',
          code: 'too_many',
          message: `A kit can have at most ${String(LIMITS.bags.checkLines)} lines, counting those of the kits inside it.`,
        },
      ]);
    if (!laidOut.ok) throw unknownKit(facts, 'kitId' in laidOut ? laidOut.kitId : '');
    const { manager } = context;
    await manager.query(
      'INSERT INTO kit_version (kit_id, number, made_at, made_by) VALUES ($1, $2, $3, $4)',
      [kitId, number, context.clock(), actorOf(context).userId],
    );
    const rows = facts.lines.map((line, index) => ({
      line: index + 1,
      item_id: line.itemId,
      held_kit_id: line.heldKitId,
      held_number: line.heldKitId === null ? null : (latest.get(line.heldKitId) ?? null),
      quantity: line.quantity,
      pouch: line.pouch,
      is_optional: line.isOptional,
      substitutes: line.substitutes,
    }));
    await manager.query(
      `INSERT INTO kit_line (kit_id, number, line, item_id, held_kit_id, held_number, quantity, pouch, is_optional, substitutes)
       SELECT $1, $2, r.line, r.item_id, r.held_kit_id, r.held_number, r.quantity, r.pouch, r.is_optional, r.substitutes
       FROM jsonb_to_recordset($3::jsonb) AS r (line integer, item_id uuid, held_kit_id uuid, held_number integer,
         quantity numeric, pouch text, is_optional boolean, substitutes uuid[])`,
      [kitId, number, JSON.stringify(rows)],
    );
    const parts = laidOut.lines.map((line, index) => ({
      line: index + 1,
      item_id: line.itemId,
      quantity: line.quantity,
      pouch: line.pouches.length === 0 ? null : line.pouches.join(' / '),
      is_optional: line.isOptional,
      substitutes: line.substitutes,
    }));
    await manager.query(
      `INSERT INTO kit_part (kit_id, number, line, item_id, quantity, pouch, is_optional, substitutes)
       SELECT $1, $2, r.line, r.item_id, r.quantity, r.pouch, r.is_optional, r.substitutes
       FROM jsonb_to_recordset($3::jsonb) AS r (line integer, item_id uuid, quantity numeric, pouch text,
         is_optional boolean, substitutes uuid[])`,
      [kitId, number, JSON.stringify(parts)],
    );
  }

  /** The newest versions of every kit that the lines reach, at whatever depth. BAD_INPUT for one that is not there. */
  async #newest(context: Context, facts: KitFacts, kitId: string): Promise<readonly NewestKit[]> {
    const held = facts.lines.flatMap((line) => (line.heldKitId === null ? [] : [line.heldKitId]));
    if (held.length === 0) return [];
    const newest = await context.manager.query<NewestKit[]>(
      `WITH RECURSIVE reached AS (
         SELECT k.id, k.latest FROM kit k WHERE k.id = ANY ($1::uuid[]) AND k.is_active
         UNION SELECT h.id, h.latest FROM reached r
           JOIN kit_line n ON n.kit_id = r.id AND n.number = r.latest JOIN kit h ON h.id = n.held_kit_id)
       SELECT k.id, k.name, k.latest, coalesce((SELECT json_agg(json_build_object(
           'itemId', n.item_id, 'heldKitId', n.held_kit_id, 'quantity', n.quantity, 'pouch', n.pouch,
           'isOptional', n.is_optional, 'substitutes', n.substitutes) ORDER BY n.line)
         FROM kit_line n WHERE n.kit_id = k.id AND n.number = k.latest), '[]') AS lines
       FROM reached r JOIN kit k ON k.id = r.id`,
      [held],
    );
    const missing = held.find((id) => id !== kitId && !newest.some((kit) => kit.id === id));
    if (missing !== undefined) throw unknownKit(facts, missing);
    return newest.filter(({ id }) => id !== kitId);
  }
}

const unknownKit = (facts: KitFacts, kitId: string): DomainError => {
  const index = Math.max(
    0,
    facts.lines.findIndex((line) => line.heldKitId === kitId),
  );
  return badInput([
    {
      field: `lines.${String(index)}.heldKitId`,
      code: 'unknown',
      message: 'This kit is not in use. Choose another.',
    },
  ]);
};

const requireItems = async (context: Context, facts: KitFacts): Promise<void> => {
  const wanted = facts.lines.flatMap(({ itemId, substitutes }) => [
    ...(itemId === null ? [] : [itemId]),
    ...substitutes,
  ]);
  const known = await context.manager.query<{ id: string }[]>(
    'SELECT id FROM stock_item WHERE id = ANY ($1::uuid[])',
    [[...new Set(wanted)]],
  );
  const ids = new Set(known.map(({ id }) => id));
  const problems = facts.lines.flatMap(({ itemId, substitutes }, index) => {
    const message = 'This item was not found. Choose it again.';
    if (itemId !== null && !ids.has(itemId))
      return [{ field: `lines.${String(index)}.itemId`, code: 'unknown', message }];
    return substitutes.every((id) => ids.has(id))
      ? []
      : [{ field: `lines.${String(index)}.substitutes`, code: 'unknown', message }];
  });
  if (problems.length > 0) throw badInput(problems);
};

const pureOf = (kitId: string, name: string, lines: NewestKit['lines']): PureKit => ({
  kitId,
  name,
  lines: lines.flatMap(
    ({ itemId, heldKitId, quantity, pouch, isOptional, substitutes }): (ItemLine | HeldLine)[] => {
      const common = { quantity, pouch, isOptional };
      if (itemId !== null) return [{ ...common, itemId, substitutes }];
      return heldKitId === null ? [] : [{ ...common, kitId: heldKitId }];
    },
  ),
});

/** A part as the pure rules read it. */
export const explodedOf = (part: {
  readonly itemId: string;
  readonly quantity: number;
  readonly pouch: string | null;
  readonly isOptional: boolean;
  readonly substitutes: readonly { readonly itemId: string }[];
}) => ({
  itemId: part.itemId,
  quantity: part.quantity,
  pouches: part.pouch === null ? [] : [part.pouch],
  isOptional: part.isOptional,
  substitutes: part.substitutes.map(({ itemId }) => itemId),
});

/** The lines of a version as they would be entered again. */
const enteredOf = ({ lines }: KitDetails): KitFacts['lines'] =>
  lines.map(({ itemId, heldKitId, quantity, pouch, isOptional, substitutes }) => ({
    ...{ itemId, heldKitId, quantity, pouch, isOptional },
    substitutes: substitutes.map((one) => one.itemId),
  }));

const named = async <T>(statement: () => Promise<T>): Promise<T> => {
  try {
    return await statement();
  } catch (error) {
    if (!isConstraintViolation(error, 'kit_name')) throw error;
    throw new DomainError(
      'CONFLICT',
      {},
      {
        problems: [{ field: 'name', code: 'taken', message: 'Another kit has this name.' }],
        cause: error,
      },
    );
  }
};
