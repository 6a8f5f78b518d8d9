import type { PrfStepKey } from '@sideline/schema/prf/steps';
import { actorOf, type Context } from '../../platform/context.js';
import { requireId } from '../../platform/required-id.js';
import { EventStream } from '../../platform/events/event-stream.js';
import type { Events } from '../../platform/events/events.js';
import type { AuditService } from '../audit/audit.service.js';
import { userById } from '../users/user.service.js';
import { readChange, readFollowedHead } from './prf-live.hot.js';
import type { PrfChange, PrfVisitor } from './prf-live.types.js';
import { prfTopic, type FollowedNotice, type PrfNotice } from './prf-news.js';
import type { PrfPresence, Visit } from './prf-presence.js';

interface Deps {
  readonly audit: AuditService;
  readonly events: Events;
  readonly presence: PrfPresence;
}

/** A record under several hands: what others change in it while it is open, and who they are (clinical section 7). */
export class PrfLiveService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Notices of a record from now on, FOLLOWED first and wherever some may have been missed. NOT_FOUND where there is none or
   * the caller may not see it; one entry of the trail. What each is about is `change`'s to say, as the caller may see it then.
   */
  async follow(context: Context, prfId: string): Promise<AsyncIterable<FollowedNotice>> {
    requireId(prfId, 'prfId');
    const { patientId, eventId } = await readFollowedHead(context, prfId);
    await this.#deps.audit.record(context, {
      action: 'PRF_FOLLOWED',
      entity: { type: 'Prf', id: prfId },
      prfId,
      patientId,
      eventId,
    });
    const stream = new EventStream<FollowedNotice>(() => {
      stop();
    });
    stream.push('followed', { kind: 'FOLLOWED' });
    const stop = await this.#deps.events.listen(prfTopic(prfId), (heard) => {
      if (heard.kind === 'resumed') {
        stream.push('followed', { kind: 'FOLLOWED' });
        return;
      }
      const notice = heard.body as PrfNotice;
      stream.push(notice.kind === 'SECTION' ? notice.section : 'record', notice);
    });
    return stream;
  }

  /** What a notice is about, as the caller may see it now. */
  change(context: Context, prfId: string, notice: FollowedNotice): Promise<PrfChange> {
    return readChange(context, prfId, notice);
  }

  /** Is at a step of the record for as long as the stream is read, which gives everybody who is there. */
  async visit(context: Context, prfId: string, step: PrfStepKey): Promise<AsyncIterable<readonly Visit[]>> {
    requireId(prfId, 'prfId');
    await readFollowedHead(context, prfId);
    return this.#deps.presence.visit(prfId, { userId: actorOf(context).userId, step });
  }

  /** Everybody who is there, by name, each once at each step; NOT_FOUND where the caller may not see the record any more. */
  async visitors(context: Context, prfId: string, visits: readonly Visit[]): Promise<PrfVisitor[]> {
    await readFollowedHead(context, prfId);
    const distinct = new Map(visits.map((visit) => [`${visit.userId} ${visit.step}`, visit]));
    const visitors = await Promise.all(
      [...distinct.values()].map(async ({ userId, step }): Promise<PrfVisitor[]> => {
        const user = await userById(context).load(userId);
        if (user === null) return [];
        const { firstName, lastName } = user;
        return [{ person: { userId, staffId: null, firstName, lastName, position: null }, step }];
      }),
    );
    return visitors.flat();
  }
}
