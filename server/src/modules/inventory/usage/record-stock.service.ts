import type { ClaimChange, StockClaim } from '@sideline/schema/inventory/record-stock';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import type { Context } from '../../../platform/context.js';
import { execute } from '../../../platform/database/checked.js';
import { DomainError } from '../../../platform/errors.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { PostingService } from '../stock/posting.service.js';
import type { WitnessService } from '../witnesses/witness.service.js';
import type { Posted } from '../stock/posting.types.js';
import { NOTHING_POSTED, readPosted, readPostedOf, type PostedEntry } from './record-stock.hot.js';

/** A record that was written, and its use of stock since. */
export interface RecordTakings {
  /** The author; within the transaction that wrote it. */
  readonly context: Context;
  readonly prfId: string;
  readonly eventId: string | null;
  /** When it was written by the device's clock, for entries without a time of their own. */
  readonly deviceTime: string | null;
  readonly changes: readonly ClaimChange[];
}

/** Everything that a log used, in one posting: a log never changes. */
export interface LogTakings {
  readonly logId: string;
  readonly eventId: string;
  readonly at: Date;
  readonly lines: readonly {
    readonly itemId: string;
    readonly batchId: string | null;
    readonly locationId: string;
    readonly quantity: number;
    /** Why an expired lot was used. */
    readonly overrideReason: string | null;
  }[];
}

type Taking = RecordTakings & ClaimChange;

const keyOf = ({ prfId, entryId }: Pick<Taking, 'prfId' | 'entryId'>): string => `${prfId} ${entryId}`;
const lotOf = ({ claim }: Taking): string =>
  claim === null ? '' : `${claim.itemId} ${claim.batchId ?? claim.itemId}`;

const CHANGED = 'The record was changed.';
const VOIDED = 'The record was entered in error.';

/**
 * The ledger follows the records (operations section 3, PRF and stock): dose and move are written in one transaction, and what is
 * struck through is returned. A record never waits for stock. Stock that is not in the books is posted as a shortage, problems with
 * a lot are recorded with the move, and a use that cannot be posted is recorded in the trail.
 */
export class RecordStockService {
  readonly #audit: AuditService;
  readonly #posting: PostingService;
  readonly #witnesses: WitnessService;

  constructor(deps: {
    readonly audit: AuditService;
    readonly posting: PostingService;
    readonly witnesses: WitnessService;
  }) {
    this.#audit = deps.audit;
    this.#posting = deps.posting;
    this.#witnesses = deps.witnesses;
  }

  /** Makes the ledger match the records. They are locked, so nothing else posts for them at the same time. */
  async follow(records: readonly RecordTakings[]): Promise<void> {
    const takings: readonly Taking[] = records
      .flatMap(({ changes, ...record }) => changes.map((change) => ({ ...record, changes, ...change })))
      // Balances are locked lot by lot: one order for all keeps two transactions from waiting for each other.
      .sort((one, other) => (lotOf(one) < lotOf(other) ? -1 : 1));
    const [first] = takings;
    if (first === undefined) return;
    const posted = await readPosted(
      first.context.manager,
      takings.map(({ entryId }) => entryId),
      [...new Set(takings.map(({ prfId }) => prfId))],
    );
    for (const taking of takings) await this.#follow(taking, posted.get(keyOf(taking)) ?? NOTHING_POSTED);
  }

  /** Returns everything that a record used, because it was entered in error. */
  async release(context: Context, prfId: string): Promise<void> {
    for (const [entryId, posted] of await readPostedOf(context.manager, prfId))
      if (posted.standing.length > 0) await this.#return({ context, prfId, entryId }, posted, VOIDED);
  }

  /** Posts what a log used. BAD_INPUT for an unknown item, lot or place. */
  postLog(context: Context, { logId, eventId, at, lines }: LogTakings): Promise<Posted> {
    return this.#posting.post(context, {
      key: `log:${logId}`,
      occurredAt: notAfter(at, context.clock()),
      source: { kind: 'see_and_treat', id: logId },
      eventId,
      overrideReason: reasonsOf(lines),
      allowShortage: true,
      comparesLots: true,
      moves: lines.map(({ itemId, batchId, locationId, quantity }) => ({
        itemId,
        batchId,
        fromLocationId: locationId,
        toLocationId: virtualLocation('consumed'),
        quantity,
        reason: 'used',
      })),
    });
  }

  /** Returns what a log used. */
  async releaseLog(context: Context, logId: string): Promise<void> {
    const posted = (await readPosted(context.manager, [logId], null)).get(` ${logId}`);
    if (posted !== undefined)
      await this.#reverse(context, `log:${logId}:void`, posted, 'The log was entered in error.');
  }

  async #follow(taking: Taking, posted: PostedEntry): Promise<void> {
    if (taking.isGiverOnly) {
      await this.#witnesses.noteGiver(taking.context, posted.standing, taking.claim?.givenBy ?? null);
      return;
    }
    if (posted.standing.length > 0) await this.#return(taking, posted, CHANGED);
    const { context, prfId, entryId, claim } = taking;
    if (claim === null) return;
    await this.#attempt(context, prfId, () =>
      this.#posting.post(context, {
        key: `prf:${prfId}:${entryId}:${String(posted.postings)}`,
        occurredAt: momentOf(taking, claim),
        source: { kind: claim.source, id: entryId },
        eventId: taking.eventId,
        prfId,
        overrideReason: claim.overrideReason,
        givenBy: claim.givenBy,
        allowShortage: true,
        comparesLots: true,
        moves: movesOf(claim),
      }),
    );
  }

  #return(
    { context, prfId, entryId }: Pick<Taking, 'context' | 'prfId' | 'entryId'>,
    posted: PostedEntry,
    reason: string,
  ): Promise<void> {
    const key = `prf:${prfId}:${entryId}:${String(posted.postings)}:back`;
    return this.#attempt(context, prfId, () => this.#reverse(context, key, posted, reason));
  }

  /**
   * The moves, and then the settlements of their shortages, in separate postings: one posting cannot both fill and empty a
   * place.
   */
  async #reverse(
    context: Context,
    key: string,
    { standing, settled }: PostedEntry,
    reason: string,
  ): Promise<void> {
    for (const [moveIds, part] of [
      [standing, key],
      [standing.length === 0 ? [] : settled, `${key}:settled`],
    ] as const)
      if (moveIds.length > 0) await this.#posting.reverse(context, { key: part, moveIds, reason });
  }

  /** A refusal by the ledger does not stop a record: the rest of the transaction is kept, and the trail says what is missing. */
  async #attempt(context: Context, prfId: string, work: () => Promise<unknown>): Promise<void> {
    const { manager } = context;
    await execute(manager, 'SAVEPOINT record_stock');
    try {
      await work();
      await execute(manager, 'RELEASE SAVEPOINT record_stock');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await execute(manager, 'ROLLBACK TO SAVEPOINT record_stock');
      await this.#audit.record(context, {
        action: 'STOCK_NOT_POSTED',
        entity: { type: 'Prf', id: prfId },
        prfId,
        context: error.code,
      });
    }
  }
}

/** One posting has one reason: those of its lines, each once. */
const reasonsOf = (lines: LogTakings['lines']): string | null => {
  const reasons = new Set(lines.flatMap(({ overrideReason }) => overrideReason ?? []));
  return reasons.size === 0 ? null : [...reasons].join('; ').slice(0, LIMITS.stock.noteLength);
};

const notAfter = (at: Date, now: Date): Date => (at > now ? now : at);

/** When it was used: the entry's time, otherwise when it was recorded. A time from a fast clock is never in the future. */
const momentOf = ({ context, deviceTime }: RecordTakings, { at }: StockClaim): Date => {
  const said = Date.parse(at ?? deviceTime ?? '');
  const now = context.clock();
  return Number.isNaN(said) ? now : notAfter(new Date(said), now);
};

const movesOf = ({ source, itemId, batchId, locationId, used, wasted }: StockClaim) =>
  (
    [
      ['consumed', used, source === 'prf_drug' ? 'administered' : 'used'],
      ['waste', wasted, 'wasted'],
    ] as const
  )
    .filter(([, quantity]) => quantity > 0)
    .map(([to, quantity, reason]) => ({
      itemId,
      batchId,
      fromLocationId: locationId,
      toLocationId: virtualLocation(to),
      quantity,
      reason,
    }));
