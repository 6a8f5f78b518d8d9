import { localDay } from '@sideline/schema/local-day';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { Looks } from '../../../platform/looks.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { NotificationService } from '../../notifications/notification.service.js';
import type { SentNotification } from '../../notifications/notification.types.js';
import type { PostOffice } from '../../notifications/post-office.service.js';
import { HAS_OPEN, LEADS_OF_UNSIGNED, UNSIGNED_AUTHORS } from './unsigned.hot.js';
import { unsignedAuthorRow, type UnsignedAuthor, type UnsignedRecord } from './unsigned.types.js';

/** The job that reminds, each morning. */
export const CHASE_TASK = 'remind-of-unsigned-records';

const HOUR_MS = 3_600_000;
const NAMED_RECORDS = 10;

const eventLeadRow = z.object({
  userId: z.string(),
  eventId: z.string(),
  name: z.string(),
  count: z.number(),
  numbers: z.array(z.string()),
});
type EventLead = z.infer<typeof eventLeadRow>;

interface Deps {
  readonly audit: AuditService;
  readonly notifications: NotificationService;
  readonly post: PostOffice;
}

/** Reminds the people who began records that nobody has signed, by hand and each morning. */
export class UnsignedAuthorsService {
  readonly #deps: Deps;
  readonly #looks = new Looks();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Everyone with open records, those with the oldest first. One audit entry; a page that refreshes itself counts as one view. */
  async list(context: Context): Promise<UnsignedAuthor[]> {
    if (this.#looks.isNew(context))
      await this.#deps.audit.record(context, {
        action: 'PRFS_LISTED',
        entity: { type: 'Prf', id: 'unsigned' },
      });
    return this.#all(context);
  }

  #all({ manager, clock }: Context): Promise<UnsignedAuthor[]> {
    const now = clock();
    return fetchRows(manager, unsignedAuthorRow, UNSIGNED_AUTHORS, [now, localDay(now), null]);
  }

  /** Reminds an author, once a day. NOT_FOUND, NOTHING_UNSIGNED, AUTHOR_REMINDED; BAD_INPUT for oneself and leavers. */
  async remind(context: Context, userId: string): Promise<UnsignedAuthor> {
    if (!isId(userId)) throw notFound('Author');
    const before = await this.#of(context, userId);
    if (before === undefined) throw new DomainError('NOTHING_UNSIGNED');
    if (actorOf(context).userId === userId)
      throw badInput([
        { field: 'userId', code: 'own', message: 'These are your own records. Sign them instead.' },
      ]);
    if (!before.isActive)
      throw badInput([
        {
          field: 'userId',
          code: 'inactive',
          message: 'This person can no longer sign in. Ask another crew member to finish the records.',
        },
      ]);
    if (!(await this.#isFirst(context, 'asked', userId, userId))) throw new DomainError('AUTHOR_REMINDED');
    await this.#deps.notifications.tell(context, {
      userId,
      kind: 'prf_unsigned',
      entityId: userId,
      ...authorWords(before, context.clock(), 'An administrator has asked you to finish and sign them.'),
    });
    await this.#deps.audit.record(context, {
      action: 'PRF_AUTHOR_REMINDED',
      entity: { type: 'User', id: userId },
    });
    return (await this.#of(context, userId)) ?? before;
  }

  /**
   * For a job: reminds each author of records that have been open for over a day, and reminds the leads of past events of
   * the open records there. Each once a day of the provider's zone, however often it runs.
   */
  chase(): Promise<void> {
    return runInTransaction(this.#deps.post.context(), async (context) => {
      for (const author of await this.#all(context)) {
        const records = author.records.filter(
          ({ createdAt }) => context.clock().getTime() - Date.parse(createdAt) > 24 * HOUR_MS,
        );
        const { userId, isActive } = author;
        if (!isActive || records.length === 0 || !(await this.#isFirst(context, 'author', userId, userId)))
          continue;
        await this.#deps.notifications.tell(context, {
          userId,
          kind: 'prf_unsigned',
          entityId: userId,
          ...authorWords({ records, openCount: author.openCount }, context.clock(), FINISH),
        });
      }
      const leads = await fetchRows(context.manager, eventLeadRow, LEADS_OF_UNSIGNED, [context.clock()]);
      for (const lead of leads) {
        if (!(await this.#isFirst(context, 'event', lead.userId, lead.eventId))) continue;
        await this.#deps.notifications.tell(context, {
          userId: lead.userId,
          kind: 'event_unsigned',
          entityId: lead.eventId,
          ...leadWords(lead),
        });
      }
    });
  }

  /** Whether what a reminder says is still true, checked before it is sent. */
  async isStillSo({ kind, entityId, isSuperseded }: SentNotification): Promise<boolean> {
    if (kind !== 'prf_unsigned' && kind !== 'event_unsigned') return true;
    if (isSuperseded) return false;
    const open = await execute(this.#deps.post.context().manager, HAS_OPEN[kind], [entityId]);
    return open > 0;
  }

  async #of({ manager, clock }: Context, userId: string): Promise<UnsignedAuthor | undefined> {
    const now = clock();
    const author = await fetchMaybe(manager, unsignedAuthorRow, UNSIGNED_AUTHORS, [
      now,
      localDay(now),
      userId,
    ]);
    return author;
  }

  async #isFirst(
    { manager, clock }: Context,
    kind: 'asked' | 'author' | 'event',
    userId: string,
    about: string,
  ): Promise<boolean> {
    const now = clock();
    const made = await execute(
      manager,
      `INSERT INTO prf_reminder (user_id, kind, about, day, made_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING user_id`,
      [userId, kind, about, localDay(now), now],
    );
    return made > 0;
  }
}

const FINISH = 'Add what is missing, and sign them.';

const counted = (count: number): string => `${String(count)} ${count === 1 ? 'record' : 'records'}`;

const ageWords = (createdAt: string, now: Date): string => {
  const hours = Math.floor((now.getTime() - Date.parse(createdAt)) / HOUR_MS);
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${String(hours)} hours`;
  return `${String(Math.floor(hours / 24))} days`;
};

const recordWords = ({ customPrfId, eventName, createdAt }: UnsignedRecord, now: Date): string =>
  `${customPrfId}${eventName === null ? '' : `, ${eventName}`}: open for ${ageWords(createdAt, now)}.`;

/** The text for an author, the oldest record first. */
const authorWords = (
  { records, openCount }: Pick<UnsignedAuthor, 'records' | 'openCount'>,
  now: Date,
  ask: string,
): { readonly title: string; readonly body: string } => {
  const named = records.slice(0, NAMED_RECORDS);
  const more = openCount - named.length;
  return {
    title: `You have ${counted(openCount)} to sign`,
    body: [
      ...named.map((record) => recordWords(record, now)),
      ...(more > 0 ? [`And ${String(more)} more.`] : []),
      ask,
    ].join('\n'),
  };
};

/** The text for the lead of an event. */
const leadWords = ({
  name,
  count,
  numbers,
}: EventLead): { readonly title: string; readonly body: string } => ({
  title: `${counted(count)} from ${name} ${count === 1 ? 'is' : 'are'} not signed`,
  body: [
    `${numbers.join(', ')}${count > numbers.length ? ` and ${String(count - numbers.length)} more` : ''}.`,
    'The event is over. It cannot be closed until every record is signed. Ask the people who started the records.',
  ].join('\n'),
});
