import { actorOf, type Context } from '../../platform/context.js';
import { fetchRows } from '../../platform/database/checked.js';
import { notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import type { AuditService } from '../audit/audit.service.js';
import { ownSessionRow, type OwnSession } from './own-sessions.types.js';
import type { SessionService } from './session.service.js';

interface Deps {
  readonly audit: AuditService;
  readonly sessions: SessionService;
}

/** The devices on which a user is signed in, as shown to that user. */
export class OwnSessionsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The caller's sessions that are still valid, latest used first. */
  list(context: Context): Promise<OwnSession[]> {
    const { userId, sessionId } = actorOf(context);
    return fetchRows(
      context.manager,
      ownSessionRow,
      `SELECT id, user_agent AS "userAgent", address, created_at AS "createdAt", last_seen_at AS "lastSeenAt",
              id = $2 AS "isCurrent"
       FROM session WHERE user_id = $1 AND expires_at > $3 AND last_seen_at > $4 ORDER BY last_seen_at DESC, id`,
      [userId, sessionId, context.clock(), this.#deps.sessions.idleSince(context.clock())],
    );
  }

  /** Ends one of the caller's own at once; NOT_FOUND for anyone else's and for one that has ended. */
  async end(context: Context, id: string): Promise<void> {
    const { userId } = actorOf(context);
    if (!isId(id) || !(await this.#deps.sessions.closeOne(context, userId, id)))
      throw notFound('This session');
    await this.#deps.audit.record(context, {
      action: 'SESSION_ENDED',
      entity: { type: 'User', id: userId },
    });
  }
}
