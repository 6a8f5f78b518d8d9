import { needsAuthorisedPerson, stillToCorrect, wastedOf } from '@sideline/schema/inventory/controlled-drugs';
import { quantityText } from '@sideline/schema/inventory/quantity';
import { PAPER_TABLE, PAPERS } from '@sideline/schema/inventory/reversal';
import { MOVE_SOURCE_TABLE, virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { HOME_ZONE } from '@sideline/schema/local-day';
import {
  controlledCountFacts,
  controlledDoseFacts,
  controlledMoveFacts,
  destructionFacts,
  discrepancyFacts,
} from '@sideline/schema/validation/controlled-drugs';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchOne, idRow, storedJson } from '../../../platform/database/checked.js';
import { isNamedSql } from '../../../platform/database/named-sql.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { NotificationService } from '../../notifications/notification.service.js';
import { itemNameSql } from '../items/stock-item.hot.js';
import type { NewMove, Posted } from '../stock/posting.types.js';
import type { PostingService } from '../stock/posting.service.js';
import type { WitnessService } from '../witnesses/witness.service.js';
import { witnessRequired } from '../witnesses/witness.types.js';
import type { Witness } from '../witnesses/witness.types.js';
import type {
  ClosedDiscrepancy,
  CorrectedEntry,
  DrugCount,
  NewControlledDose,
  NewControlledMove,
  NewDestruction,
  NewDrugCount,
} from './controlled-drugs.types.js';
import { COUNT_JOINS, COUNT_JSON } from './drug-register.hot.js';

interface ControlledItem {
  readonly name: string;
  readonly schedule: number;
  readonly status: 'available' | 'quarantined' | 'recalled';
  /** Null where no lot is named. */
  readonly lot: string | null;
  readonly reference: string | null;
}

interface Difference {
  readonly countId: string;
  readonly item: string;
  readonly place: string;
  /** By the register. */
  readonly expected: number;
  readonly counted: number;
}

/** The controlled drugs that the check of a bag found. */
export interface DifferenceOfCheck {
  readonly checkId: string;
  readonly eventId: string | null;
  readonly countedAt: Date;
  readonly lines: readonly (Omit<Difference, 'countId'> & {
    readonly itemId: string;
    readonly locationId: string;
  })[];
}

interface Deps {
  readonly audit: AuditService;
  readonly posting: PostingService;
  readonly witnesses: WitnessService;
  readonly notifications: NotificationService;
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: HOME_ZONE,
});

const witnessEntryRow = z.object({
  performedBy: z.string(),
  prfId: z.string().nullable(),
  isGiver: z.boolean(),
});
const keptRow = z.object({ expected: z.number() });
const correctedSinceRow = z.object({ since: z.number() });
const closeDiscrepancyRow = z.object({ closedAt: z.date().nullable(), closedBy: z.string() });

const controlledRow = z.object({
  name: z.string(),
  schedule: z.number().nullable(),
  status: z.enum(['available', 'quarantined', 'recalled']),
  lot: z.string().nullable(),
  reference: z.string().nullable(),
  isWitnessed: z.boolean(),
});

const paperRow = z.object({
  source: z.enum(PAPERS),
  number: z.string().nullable(),
});

/** Refuses an entry that a document made, naming the document. */
const refusePapers = async (context: Context, moveId: string): Promise<void> => {
  const paper = isId(moveId)
    ? await fetchMaybe(
        context.manager,
        paperRow,
        `SELECT m.source_kind AS source,
           coalesce(t.number, r.number, s.number, o.number) AS number
         FROM stock_move m
         LEFT JOIN stock_transfer t ON m.source_kind = 'transfer' AND t.id = m.source_id
         LEFT JOIN stock_return r ON m.source_kind IN ('return', 'destruction') AND r.id = m.source_id
         LEFT JOIN stocktake s ON m.source_kind = 'stocktake' AND s.id = m.source_id
         LEFT JOIN purchase_receipt n ON m.source_kind = 'receipt' AND n.id = m.source_id
         LEFT JOIN purchase_order o ON o.id = n.order_id
         WHERE m.id = $1 AND m.source_id IS NOT NULL AND m.source_kind = ANY ($2::text[])`,
        [moveId, PAPERS],
      )
    : undefined;
  if (paper === undefined) return;
  const name = [
    MOVE_SOURCE_TABLE[paper.source === 'destruction' ? 'return' : paper.source].label,
    ...(paper.number === null ? [] : [paper.number]),
  ].join(paper.source === 'receipt' ? ' of ' : ' ');
  throw badInput([
    {
      field: 'moveId',
      code: 'belongs',
      message: `${name} made this entry. ${PAPER_TABLE[paper.source].instead}`,
    },
  ]);
};

/** Everything done with controlled drugs, always before a witness (operations sections 3 and 5). */
export class ControlledDrugService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Issues from the safe, or returns to it. A blocked lot cannot be issued, but can always be returned. */
  async move(context: Context, { witness, ...given }: NewControlledMove): Promise<Posted> {
    const facts = requireValid(controlledMoveFacts, given);
    await this.#deps.witnesses.requireHandler(context);
    const item = await this.#controlled(context, facts.itemId, facts.batchId);
    await requireReal(context, facts.fromLocationId, 'fromLocationId');
    await requireReal(context, facts.toLocationId, 'toLocationId');
    if (facts.kind === 'issue' && item.status !== 'available')
      throw new DomainError(item.status === 'recalled' ? 'BATCH_RECALLED' : 'BATCH_QUARANTINED', {
        item: item.name,
        lot: item.lot ?? '',
        reference: item.reference === null ? '' : ` (${item.reference})`,
      });
    return this.#deps.posting.post(context, {
      ...{ key: facts.key, source: { kind: 'transfer' }, eventId: facts.eventId, witness },
      comparesLots: facts.kind === 'issue',
      moves: [
        {
          ...{ itemId: facts.itemId, batchId: facts.batchId, quantity: facts.quantity, reason: 'moved' },
          ...{ fromLocationId: facts.fromLocationId, toLocationId: facts.toLocationId, note: facts.note },
        },
      ],
    });
  }

  /**
   * A dose or waste that no PRF records: what was drawn up is given and wasted in one posting, so both make up what left
   * the place. POSITION_NOT_ALLOWED unless the caller may give or, where nothing was given, handle it.
   */
  async give(context: Context, { witness, ...given }: NewControlledDose): Promise<Posted> {
    const facts = requireValid(controlledDoseFacts, given);
    const { witnesses, posting, audit } = this.#deps;
    await (facts.given > 0 ? witnesses.requireGiver(context) : witnesses.requireHandler(context));
    await this.#controlled(context, facts.itemId, facts.batchId);
    await requireReal(context, facts.locationId, 'locationId');
    const prf = facts.prfNumber === null ? null : await prfOf(context, facts.prfNumber);
    const wasted = wastedOf(facts.drawnUp, facts.given);
    const base = {
      ...{ itemId: facts.itemId, batchId: facts.batchId, fromLocationId: facts.locationId, note: facts.note },
    };
    const moves: NewMove[] = [];
    if (facts.given > 0)
      moves.push({
        ...{ ...base, quantity: facts.given, reason: 'administered' },
        toLocationId: virtualLocation('consumed'),
      });
    if (wasted > 0)
      moves.push({
        ...{ ...base, quantity: wasted, reason: 'wasted', toLocationId: virtualLocation('waste') },
        note: facts.note ?? `Remainder of ${quantityText(facts.drawnUp)} drawn up`,
      });
    const posted = await posting.post(context, {
      ...{ key: facts.key, source: { kind: 'usage' }, occurredAt: facts.occurredAt, witness, moves },
      ...{ eventId: facts.eventId ?? prf?.eventId ?? null, prfId: prf?.id ?? null },
      overrideReason: facts.overrideReason,
      comparesLots: true,
    });
    if (!posted.replayed)
      await audit.record(context, {
        action: 'CONTROLLED_DRUG_GIVEN',
        entity: { type: 'StockPosting', id: posted.postingId },
        prfId: prf?.id,
        eventId: facts.eventId ?? prf?.eventId,
      });
    return posted;
  }

  /**
   * Destroys stock. For schedule 2 an authorised person must be present (Misuse of Drugs Regulations 2001, regulation 27).
   */
  async destroy(context: Context, { witness, ...given }: NewDestruction): Promise<Posted> {
    const facts = requireValid(destructionFacts, given);
    const item = await this.#controlled(context, facts.itemId, facts.batchId);
    await requireReal(context, facts.locationId, 'locationId');
    const { authorisedName, authorisedRole } = facts;
    if (needsAuthorisedPerson(item.schedule) && (authorisedName === null || authorisedRole === null))
      throw badInput([
        {
          field: authorisedName === null ? 'authorisedName' : 'authorisedRole',
          code: 'required',
          message:
            'A schedule 2 drug must be destroyed in front of an authorised person. Enter their name and role.',
        },
      ]);
    const posted = await this.#deps.posting.post(context, {
      ...{ key: facts.key, source: { kind: 'destruction' }, witness },
      moves: [
        {
          ...{ itemId: facts.itemId, batchId: facts.batchId, quantity: facts.quantity, reason: 'destroyed' },
          ...{ fromLocationId: facts.locationId, toLocationId: virtualLocation('waste') },
          note: facts.note ?? facts.method,
        },
      ],
    });
    if (posted.replayed) return posted;
    await this.#deps.posting.keepDestruction(context, posted.postingId, {
      ...{ authorisedName, authorisedRole, method: facts.method },
    });
    await this.#deps.audit.record(context, {
      action: 'CONTROLLED_DRUG_DESTROYED',
      entity: { type: 'StockPosting', id: posted.postingId },
    });
    return posted;
  }

  /**
   * A correction is a dated reversal, made once (MOVE_REVERSED), also before a witness. Entries of a transfer, return, receipt or
   * count are refused, because the document would no longer agree with them: BAD_INPUT.
   */
  async correct(context: Context, { key, moveId, reason, witness }: CorrectedEntry): Promise<Posted> {
    await refusePapers(context, moveId);
    return this.#deps.posting.reverse(context, {
      ...{ key, moveIds: [moveId], reason, witness },
      needsWitness: true,
    });
  }

  /**
   * A person confirms afterwards that they saw an entry: neither its performer nor the person who, according to the record,
   * gave the drug. NOT_FOUND if no witness is needed.
   */
  async witnessEntry(context: Context, moveId: string, witness: Witness): Promise<boolean> {
    const row = isId(moveId)
      ? await fetchMaybe(
          context.manager,
          witnessEntryRow,
          `SELECT m.performed_by AS "performedBy", m.prf_id AS "prfId",
                  EXISTS (SELECT FROM controlled_giver g JOIN app_user u ON u.id = $2
                    WHERE g.move_id = m.id AND ${isNamedSql('u', 'g.given_by')}) AS "isGiver"
           FROM controlled_witness l JOIN stock_move m ON m.id = l.move_id
           WHERE l.move_id = $1 AND l.witnessed_by IS NULL FOR UPDATE OF l`,
          [moveId, isId(witness.userId) ? witness.userId : null],
        )
      : undefined;
    if (row === undefined) throw notFound('Entry without a witness');
    if (row.isGiver)
      throw new DomainError(
        'WITNESS_SAME_PERSON',
        {},
        {
          problems: [
            {
              field: 'witness.userId',
              code: 'gave_it',
              message: 'The record says that this person gave the drug. Choose a different person.',
            },
          ],
        },
      );
    const { userId } = await this.#deps.witnesses.prove(context, witness, row.performedBy);
    await execute(
      context.manager,
      'UPDATE controlled_witness SET witnessed_by = $2, witnessed_at = $3 WHERE move_id = $1',
      [moveId, userId, context.clock()],
    );
    await this.#deps.audit.record(context, {
      action: 'CONTROLLED_DRUG_WITNESSED',
      entity: { type: 'StockMove', id: moveId },
      prfId: row.prfId,
    });
    return true;
  }

  /**
   * Counts what is there, before a witness. A count that differs from the register opens a discrepancy, and every administrator
   * is notified. Safe to repeat with the same id; CONFLICT where it says something else.
   */
  async count(context: Context, { witness, ...given }: NewDrugCount): Promise<DrugCount> {
    const facts = requireValid(controlledCountFacts, given);
    requireId(facts.id, 'id');
    const { witnesses, audit } = this.#deps;
    const known = await readCount(context, facts.id);
    if (known !== null) {
      if (
        known.itemId !== facts.itemId ||
        known.locationId !== facts.locationId ||
        known.counted !== facts.counted
      )
        throw new DomainError('CONFLICT');
      return known;
    }
    await witnesses.requireHandler(context);
    const item = await this.#controlled(context, facts.itemId, null);
    const place = await requireReal(context, facts.locationId, 'locationId');
    if (witness === null || witness === undefined) throw witnessRequired(item.name);
    const { userId } = await witnesses.prove(context, witness);
    let expected: number;
    try {
      // Compared with the register at the same moment: one statement.
      const kept = await fetchOne(
        context.manager,
        keptRow,
        `INSERT INTO controlled_count (id, item_id, location_id, occasion, expected, counted, event_id, note, counted_at,
           counted_by, witnessed_by)
         SELECT $1, $2, $3, $4, coalesce(sum(b.quantity), 0), $5, $6, $7, $8, $9, $10 FROM stock_balance b
         WHERE b.item_id = $2 AND b.location_id = $3 AND b.is_real RETURNING expected::float8 AS expected`,
        [
          ...[facts.id, facts.itemId, facts.locationId, facts.occasion, facts.counted],
          ...[facts.eventId, facts.note, context.clock(), actorOf(context).userId, userId],
        ],
      );
      ({ expected } = kept);
    } catch (error) {
      if (isConstraintViolation(error, 'controlled_count_event_id_fkey')) throw notFound('Event');
      throw error;
    }
    await audit.record(context, {
      action: 'CONTROLLED_DRUG_COUNTED',
      entity: { type: 'StockItem', id: facts.itemId },
      eventId: facts.eventId,
    });
    if (expected !== facts.counted) {
      await this.#alarm(context, {
        ...{ countId: facts.id, eventId: facts.eventId, item: item.name, place, expected },
        counted: facts.counted,
      });
    }
    const made = await readCount(context, facts.id);
    if (made === null) throw notFound('Count');
    return made;
  }

  /**
   * Closes a discrepancy with a finding and, if needed, corrects the register by the difference, on a lot,
   * before a witness. Corrections of the register since the count are taken off the difference, so that two counts that found the
   * same one missing correct it once. STATE_CHANGED where another administrator closed it.
   */
  async closeDiscrepancy(context: Context, { witness, ...given }: ClosedDiscrepancy): Promise<DrugCount> {
    const { countId, outcome, finding, batchId } = requireValid(discrepancyFacts, given);
    const row = await fetchMaybe(
      context.manager,
      closeDiscrepancyRow,
      `SELECT d.closed_at AS "closedAt", concat_ws(' ', u.first_name, u.last_name) AS "closedBy"
       FROM controlled_discrepancy d LEFT JOIN app_user u ON u.id = d.closed_by WHERE d.count_id = $1 FOR UPDATE OF d`,
      [countId],
    );
    const count = row === undefined ? null : await readCount(context, countId);
    if (row === undefined || count === null) throw notFound('Discrepancy');
    if (row.closedAt !== null)
      throw new DomainError('STATE_CHANGED', {
        who: row.closedBy,
        did: 'closed this discrepancy',
        time: TIME.format(row.closedAt),
      });
    let postingId: string | null = null;
    const change = outcome === 'count_wrong' ? 0 : await this.#stillToCorrect(context, count, outcome);
    if (outcome === 'corrected') {
      const books = virtualLocation('adjustment');
      const [fromLocationId, toLocationId] =
        change > 0 ? [books, count.locationId] : [count.locationId, books];
      const posted = await this.#deps.posting.post(context, {
        ...{ key: `discrepancy ${countId}`, source: { kind: 'stocktake', id: countId }, witness },
        eventId: count.eventId,
        moves: [
          {
            ...{ itemId: count.itemId, batchId, quantity: Math.abs(change), reason: 'counted' },
            ...{ fromLocationId, toLocationId, note: finding },
          },
        ],
      });
      ({ postingId } = posted);
    }
    await execute(
      context.manager,
      `UPDATE controlled_discrepancy SET closed_at = $2, closed_by = $3, outcome = $4, finding = $5, posting_id = $6
       WHERE count_id = $1`,
      [countId, context.clock(), actorOf(context).userId, outcome, finding, postingId],
    );
    await this.#deps.audit.record(context, {
      action: 'CONTROLLED_DRUG_DISCREPANCY_CLOSED',
      entity: { type: 'StockItem', id: count.itemId },
      eventId: count.eventId,
    });
    return (await readCount(context, countId)) ?? count;
  }

  /** By how much the register is to be corrected. BAD_INPUT where the outcome says otherwise. */
  async #stillToCorrect(
    context: Context,
    count: DrugCount,
    outcome: 'corrected' | 'already_corrected',
  ): Promise<number> {
    const { itemId, locationId } = count;
    // Two discrepancies of a register are closed one after the other.
    await execute(context.manager, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `register ${itemId} ${locationId}`,
    ]);
    const { since } = await fetchOne(
      context.manager,
      correctedSinceRow,
      `SELECT coalesce(sum(CASE WHEN m.to_location_id = $2 THEN m.quantity ELSE -m.quantity END), 0)::float8 AS since
       FROM stock_move m WHERE m.item_id = $1 AND m.recorded_at > $4
         AND ((m.from_location_id = $2 AND m.to_location_id = $3) OR (m.from_location_id = $3 AND m.to_location_id = $2))`,
      [itemId, locationId, virtualLocation('adjustment'), count.countedAt],
    );
    const left = stillToCorrect(count.counted - count.expected, since);
    if ((left === 0) === (outcome === 'already_corrected')) return left;
    throw badInput([
      {
        field: 'outcome',
        code: left === 0 ? 'corrected_since' : 'not_corrected',
        message:
          left === 0
            ? 'The register has been corrected by this difference since the count. Choose that as the outcome.'
            : `The register still differs by ${quantityText(Math.abs(left))}. Correct it, or find out why.`,
      },
    ]);
  }

  /**
   * Differences from the registers that the check of a bag found: each is a discrepancy with a notification, as for a count. The same
   * difference, still open, is not raised again.
   */
  async openFromCheck(context: Context, found: DifferenceOfCheck): Promise<void> {
    const { checkId, eventId, countedAt, lines } = found;
    for (const { itemId, locationId, item, place, expected, counted } of lines) {
      const known = await fetchMaybe(
        context.manager,
        idRow,
        `SELECT c.id FROM controlled_discrepancy d JOIN controlled_count c ON c.id = d.count_id
         WHERE d.closed_at IS NULL AND c.item_id = $1 AND c.location_id = $2 AND c.expected = $3 AND c.counted = $4 LIMIT 1`,
        [itemId, locationId, expected, counted],
      );
      if (known !== undefined) continue;
      const countId = newId();
      await execute(
        context.manager,
        `INSERT INTO controlled_count (id, item_id, location_id, occasion, expected, counted, event_id, counted_at, counted_by, check_id)
         VALUES ($1, $2, $3, 'bag_check', $4, $5, $6, $7, $8, $9)`,
        [
          countId,
          itemId,
          locationId,
          expected,
          counted,
          eventId,
          countedAt,
          actorOf(context).userId,
          checkId,
        ],
      );
      await this.#alarm(context, { countId, eventId, item, place, expected, counted });
    }
  }

  async #alarm(
    context: Context,
    { countId, eventId, item, place, expected, counted }: Difference & { readonly eventId: string | null },
  ): Promise<void> {
    await execute(
      context.manager,
      'INSERT INTO controlled_discrepancy (count_id, event_id, opened_at) VALUES ($1, $2, $3)',
      [countId, eventId, context.clock()],
    );
    await this.#deps.notifications.notifyAdmins(context, {
      kind: 'drug_discrepancy',
      entityId: countId,
      title: `Controlled drugs: the count of ${item} at ${place} differs`,
      body: `The register says ${quantityText(expected)}, but ${quantityText(counted)} were counted. Find out why, and close the discrepancy.`,
    });
  }

  /** The drug, and the lot where one is named. BAD_INPUT for an item that is not controlled, or has no such lot. */
  async #controlled(context: Context, itemId: string, batchId: string | null): Promise<ControlledItem> {
    const row = await fetchMaybe(
      context.manager,
      controlledRow,
      `SELECT ${itemNameSql()} AS name, i.controlled_schedule AS schedule, i.is_witnessed AS "isWitnessed", b.lot,
              coalesce(b.status, 'available') AS status, b.status_reference AS reference
       FROM stock_item i LEFT JOIN stock_batch b ON b.item_id = i.id AND b.id = $2 WHERE i.id = $1`,
      [itemId, batchId],
    );
    if (row === undefined) throw notFound('Drug');
    const { schedule } = row;
    if (!row.isWitnessed || schedule === null)
      throw badInput([
        {
          field: 'itemId',
          code: 'not_controlled',
          message: 'This item is not kept in a register. Choose a controlled drug.',
        },
      ]);
    return { ...row, schedule };
  }
}

const requireRealRow = z.object({ name: z.string() });

/** The name of a place; BAD_INPUT for a virtual location, or for an unknown one. */
const requireReal = async (context: Context, locationId: string, field: string): Promise<string> => {
  const row = await fetchMaybe(
    context.manager,
    requireRealRow,
    'SELECT name FROM stock_location WHERE id = $1 AND is_real',
    [locationId],
  );
  if (row === undefined)
    throw badInput([{ field, code: 'unknown', message: 'This location was not found. Choose it again.' }]);
  return row.name;
};

const prfOfRow = z.object({ id: z.string(), eventId: z.string().nullable() });

/** The record of that number. It does not matter here whether it is restricted: only its id is kept. */
const prfOf = async (
  context: Context,
  number: string,
): Promise<{ readonly id: string; readonly eventId: string | null }> => {
  const row = await fetchMaybe(
    context.manager,
    prfOfRow,
    `SELECT id, event_id AS "eventId" FROM prf WHERE custom_prf_id = upper($1)`,
    [number],
  );
  if (row === undefined)
    throw badInput([
      { field: 'prfNumber', code: 'unknown', message: 'There is no PRF with this number. Check the number.' },
    ]);
  return row;
};

const readCountRow = z.object({ count: storedJson<DrugCount>() });

const readCount = async (context: Context, id: string): Promise<DrugCount | null> => {
  const row = await fetchMaybe(
    context.manager,
    readCountRow,
    `SELECT ${COUNT_JSON} AS count FROM controlled_count c
     LEFT JOIN controlled_discrepancy d ON d.count_id = c.id ${COUNT_JOINS} WHERE c.id = $1`,
    [id],
  );
  return row?.count ?? null;
};
