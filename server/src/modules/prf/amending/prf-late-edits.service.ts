import { isSigned, PRF_STATE_LABELS } from '@sideline/schema/prf/record/states';
import { actorOf, type Context } from '../../../platform/context.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { auditFieldsOf } from '../saving/prf-changes.js';
import { readLateEdits, settleLateEdits } from './prf-late-edits.store.js';
import type { PrfLateEdit } from './prf-late-edits.types.js';
import { lockPrf, recordAct, refusedPrf, type PrfJournal } from '../saving/prf-open.js';
import { readRevisions } from '../saving/prf-revisions.js';
import { findHiddenPrf } from '../reading/prf.hot.js';
import { LONGEST_REASON, isConcerned } from '../prf.policy.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireText } from '../../../platform/text/required-text.js';

interface SetAsideRequest {
  readonly prfId: string;
  readonly commandIds: readonly string[];
  readonly reason: string;
}

/** Changes that came after a record was signed: shown, and set aside where they do not belong in an amendment. */
export class PrfLateEditsService {
  readonly #journal: PrfJournal;

  constructor(deps: PrfJournal) {
    this.#journal = deps;
  }

  /** All of them, oldest first, including those settled; NOT_FOUND without such a record. Clinicians only. */
  async list(context: Context, prfId: string): Promise<PrfLateEdit[]> {
    const prf = await findHiddenPrf(context.manager, prfId);
    if (prf === null) throw notFound('PRF');
    await this.#journal.audit.record(context, {
      action: 'PRF_VIEWED',
      entity: { type: 'Prf', id: prf.id },
      prfId: prf.id,
      patientId: prf.patientId,
      eventId: prf.eventId,
      context: 'Edits after the signature',
    });
    return readLateEdits(context.manager, prf.id);
  }

  /**
   * Sets some aside, with a reason: people on the record may set aside any, others only their own. Repeating it changes
   * nothing.
   */
  async setAside(
    context: Context,
    { prfId, commandIds, reason: given }: SetAsideRequest,
  ): Promise<PrfLateEdit[]> {
    const reason = requireText(given, 'reason', 'Say why these do not belong in the record.', LONGEST_REASON);
    requireId(prfId, 'prfId');
    if (commandIds.length === 0 || !commandIds.every(isId))
      throw badInput([{ field: 'commandIds', code: 'invalid', message: 'Give the ids of the changes.' }]);
    const actor = actorOf(context);
    const open = await lockPrf(context, prfId);
    if (!isSigned(open.prf.status))
      throw new DomainError('PRF_STATE', { state: PRF_STATE_LABELS[open.prf.status].toLowerCase() });
    const wanted = new Set(commandIds);
    const edits = (await readLateEdits(context.manager, prfId)).filter(({ commandId }) =>
      wanted.has(commandId),
    );
    if (edits.length < wanted.size) throw notFound('Change');
    const signerIds = (await readRevisions(context.manager, prfId)).map(({ signedBy }) => signedBy);
    const areOwn = edits.every(({ author }) => author.userId === actor.userId);
    if (!areOwn && !isConcerned(actor, { ...open.prf, signerIds }))
      throw refusedPrf('PRF_AMEND_NOT_YOURS', prfId, open.prf);
    await settleLateEdits(context.manager, {
      prfId,
      commandIds,
      settledBy: actor.userId,
      settledAt: context.clock(),
      how: { reason },
    });
    await recordAct(
      this.#journal,
      context,
      'PRF_LATE_EDIT_SET_ASIDE',
      open,
      auditFieldsOf(edits.flatMap(({ changedPaths }) => changedPaths)),
    );
    return readLateEdits(context.manager, prfId);
  }
}
