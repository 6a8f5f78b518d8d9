import type { PrfStepKey } from '@sideline/schema/prf/catalogue/steps';
import { actorOf, type Context } from '../../../platform/context.js';
import { requireId } from '../../../platform/http/required-id.js';
import { EventStream, mapStream } from '../../../platform/events/event-stream.js';
import type { Events } from '../../../platform/events/events.js';
import type { AuditService } from '../../audit/audit.service.js';
import { readChange, readOpening, readVisitorNames, type VisitorNames } from './prf-live.hot.js';
import type { PrfChange, PrfVisitor } from './prf-live.types.js';
import { prfTopic, type FollowedNotice, type PrfNotice } from './prf-news.js';
import type { PrfPresence, Visit } from './prf-presence.js';

interface Deps {
  readonly audit: AuditService;
  readonly events: Events;
  readonly presence: PrfPresence;
}

/** Everyone who is in a record; with their names where the listener does not have them yet. */
export interface HeardVisits {
  readonly visits: readonly Visit[];
  readonly names: VisitorNames | null;
}

/** A record that several people work on: others' changes while it is open, and who they are (clinical section 7). */
export class PrfLiveService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Notices of a record from now on, FOLLOWED first and wherever some may have been missed. NOT_FOUND if there is none or
   * the caller may not see it; one entry of the trail. `change` gives the content of each notice, as the caller may see it then.
   */
  async follow(context: Context, prfId: string): Promise<AsyncIterable<FollowedNotice>> {
    requireId(prfId, 'prfId');
    const stream = new EventStream<FollowedNotice>(() => {
      stop();
    });
    // It takes the first place now; its content is read below, once nothing can be missed.
    const first: { kind: 'FOLLOWED'; opening?: PrfChange } = { kind: 'FOLLOWED' };
    stream.push('followed', first);
    const stop = await this.#deps.events.listen(prfTopic(prfId), (heard) => {
      if (heard.kind === 'resumed') {
        stream.push('followed', { kind: 'FOLLOWED' });
        return;
      }
      const notice = heard.body as PrfNotice;
      stream.push(notice.kind === 'SECTION' ? notice.section : 'record', notice);
    });
    try {
      const { opening, eventId } = await readOpening(context, prfId);
      await this.#deps.audit.record(context, {
        action: 'PRF_FOLLOWED',
        entity: { type: 'Prf', id: prfId },
        prfId,
        patientId: opening.patientId,
        eventId,
      });
      first.opening = opening;
    } catch (error) {
      stop();
      throw error;
    }
    return stream;
  }

  /** What a notice is about, as the caller may see it now. */
  change(context: Context, prfId: string, notice: FollowedNotice): Promise<PrfChange> {
    if (notice.kind === 'FOLLOWED' && notice.opening !== undefined) return Promise.resolve(notice.opening);
    return readChange(context, prfId, notice);
  }

  /** Puts the caller at a step of the record for as long as the stream is read. The stream gives everyone who is there. */
  async visit(context: Context, prfId: string, step: PrfStepKey): Promise<AsyncIterable<HeardVisits>> {
    requireId(prfId, 'prfId');
    const { presence } = this.#deps;
    const { userId } = actorOf(context);
    const met = [userId, ...presence.visitsIn(prfId).map((visit) => visit.userId)];
    let names: VisitorNames | null = await readVisitorNames(context, prfId, met);
    return mapStream(await presence.visit(prfId, { userId, step }), (visits) => {
      const heard = { visits, names };
      // Later events check again who may see them.
      names = null;
      return Promise.resolve(heard);
    });
  }

  /** Everyone there, by name, each once at each step; NOT_FOUND where the caller may no longer see the record. */
  async visitors(context: Context, prfId: string, { visits, names }: HeardVisits): Promise<PrfVisitor[]> {
    const distinct = [...new Map(visits.map((visit) => [`${visit.userId} ${visit.step}`, visit])).values()];
    const isKnown = names !== null && distinct.every(({ userId }) => names.has(userId));
    const named = isKnown
      ? names
      : await readVisitorNames(
          context,
          prfId,
          distinct.map(({ userId }) => userId),
        );
    return distinct.flatMap(({ userId, step }): PrfVisitor[] => {
      const person = named.get(userId);
      return person === undefined ? [] : [{ person, step }];
    });
  }
}
