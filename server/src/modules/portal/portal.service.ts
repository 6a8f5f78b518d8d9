import { LONGEST_CORRECTION, MOST_CORRECTIONS } from '@sideline/schema/record-sharing';
import type { PatientPartKey } from '@sideline/schema/prf/handover/patient-words-source';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { actorOf, isClinician, ownPatientIds, type Context } from '../../platform/context.js';
import { countRow, execute, fetchMaybe, fetchOne } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { ListConditions, listPage } from '../../platform/database/list-page.js';
import { DomainError, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import type { Connection, PageRequest } from '../../platform/lists/paging.js';
import { streamPdf } from '../../platform/export/pdf.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireText } from '../../platform/text/required-text.js';
import { refusedPatient, type AuditService } from '../audit/audit.service.js';
import { clockZoneSql } from '../events/event-zone.hot.js';
import type { PrfReadingService } from '../prf/reading/prf-reading.service.js';
import { findHiddenPrf, readWholePrf } from '../prf/reading/prf.hot.js';
import type { Prf } from '../prf/prf.types.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import { childOf, childrenOf, inPlaceOf, isShownSql } from './guardian-sight.hot.js';
import { patientPagePdf } from './patient-page-pdf.js';
import { pageOf, type ReadPage } from './patient-page.js';
import { correctionsOf, sharesAndCorrectionsOf } from './portal-store.js';
import type { GuardedChild, PatientRecordPage, PatientVisit, RecordCorrection } from './portal.types.js';

interface Deps {
  readonly audit: AuditService;
  readonly reading: PrfReadingService;
  readonly settings: ProviderSettingsService;
}

const AT = `coalesce((p.summary->>'incidentAt')::timestamptz, p.created_at)`;
const VISITS = {
  table: 'prf',
  alias: 'p',
  node: `json_build_object('prfId', p.id, 'customPrfId', p.custom_prf_id, 'at', ${moment(AT)}, 'timeZone', ${clockZoneSql('p.event_id')},
    'eventName', (SELECT e.name FROM event e WHERE e.event_id = p.event_id), 'why', p.summary->>'chiefComplaint',
    'isAmended', p.status = 'amended')`,
};
const NEWEST_FIRST = {
  columns: [
    { expression: 'p.created_at', type: 'timestamptz' },
    { expression: 'p.id', type: 'uuid' },
  ],
  direction: 'DESC',
} as const;

export interface PrintedPage {
  readonly fileName: string;
  readonly content: Readable;
}

const askCorrectionRow = z.object({ prfId: z.string(), askedBy: z.string() });
const answerCorrectionRow = z.object({ prfId: z.string(), patientId: z.string(), isAnswered: z.boolean() });
const ownRow = z.object({ id: z.string(), patientId: z.string() });

/** Signed records as patients read them, and guardians while staff have linked them. Nobody else, and nothing that is withheld. */
export class PortalService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A record in plain words. `childId` names the child whose guardian the caller is. NOT_FOUND in every other case. */
  async page(context: Context, idOrNumber: string, childId: string | null): Promise<PatientRecordPage> {
    const { prf, page } = await this.#read(context, idOrNumber, childId, 'PRF_VIEWED');
    const isOwn = childId === null;
    return {
      ...page,
      prfId: prf.id,
      isOwn,
      ...(isOwn ? await sharesAndCorrectionsOf(context.manager, prf.id) : { shares: [], corrections: [] }),
    };
  }

  /** The same as a PDF. NOT_FOUND, TOO_MANY_REQUESTS. */
  async print(context: Context, idOrNumber: string, childId: string | null): Promise<PrintedPage> {
    let fileName = '';
    const content = await streamPdf(context, async () => {
      const { page } = await this.#read(context, idOrNumber, childId, 'PRF_EXPORTED');
      fileName = `visit-${page.customPrfId}.pdf`;
      return patientPagePdf(page, context.clock());
    });
    return { fileName, content };
  }

  /** The caller's own visits, or a child's, the newest first. FORBIDDEN where the caller is no guardian of the child. */
  async visits(
    context: Context,
    childId: string | null,
    page: PageRequest,
  ): Promise<Connection<PatientVisit>> {
    const conditions = new ListConditions();
    conditions.add(`p.status IN ('completed', 'amended')`);
    if (childId === null) {
      const own = ownPatientIds(actorOf(context));
      conditions.add(`p.patient_id = ANY (${conditions.place(own)}::uuid[])`);
      for (const patientId of own) await this.#listed(context, patientId, null);
    } else {
      const child = await childOf(context, childId);
      if (child === null) throw refusedPatient(childId);
      conditions.add(`p.patient_id = ${conditions.place(child.patientId)}`);
      conditions.add(isShownSql(`${conditions.place(child.isShownUnasked)}::boolean`));
      await this.#listed(context, child.patientId, 'As guardian');
    }
    return listPage(context.manager, VISITS, NEWEST_FIRST, conditions, page);
  }

  /** The children whose records the caller may read today. */
  async children(context: Context): Promise<readonly GuardedChild[]> {
    const children = await childrenOf(context);
    for (const { patientId } of children)
      await this.#deps.audit.record(context, {
        action: 'GUARDIAN_CHILD_LISTED',
        entity: { type: 'Patient', id: patientId },
        patientId,
      });
    return children;
  }

  /**
   * Stores a request to correct part of the caller's own record. Safe to repeat. NOT_FOUND; RECORD_CORRECTIONS_MANY;
   * CONFLICT where the id is another's.
   */
  async askCorrection(
    context: Context,
    input: {
      readonly id: string;
      readonly prfId: string;
      readonly part: PatientPartKey;
      readonly words: string;
    },
  ): Promise<readonly RecordCorrection[]> {
    requireId(input.id, 'id');
    const words = requireText(
      input.words,
      'words',
      'Say what is wrong, and what is right.',
      LONGEST_CORRECTION,
    );
    const { manager } = context;
    const { id: prfId, patientId } = await this.own(context, input.prfId);
    const known = await fetchMaybe(
      manager,
      askCorrectionRow,
      'SELECT prf_id AS "prfId", asked_by AS "askedBy" FROM record_correction WHERE id = $1',
      [input.id],
    );
    const { userId } = actorOf(context);
    if (known !== undefined && (known.prfId !== prfId || known.askedBy !== userId))
      throw new DomainError('CONFLICT');
    if (known === undefined) {
      const { count } = await fetchOne(
        manager,
        countRow,
        'SELECT count(*)::integer AS count FROM record_correction WHERE prf_id = $1 AND answered_at IS NULL',
        [prfId],
      );
      if (count >= MOST_CORRECTIONS)
        throw new DomainError('RECORD_CORRECTIONS_MANY', { count: MOST_CORRECTIONS });
      await execute(
        manager,
        `INSERT INTO record_correction (id, prf_id, patient_id, part, words, asked_by, asked_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [input.id, prfId, patientId, input.part, words, userId, context.clock()],
      );
    }
    await this.#deps.audit.record(context, {
      action: known === undefined ? 'PRF_CORRECTION_ASKED' : 'PRF_CORRECTIONS_LISTED',
      entity: { type: 'Prf', id: prfId },
      prfId,
      patientId,
      ...(known === undefined ? { fieldsChanged: [input.part] } : {}),
    });
    return correctionsOf(manager, 'c.prf_id = $1', prfId);
  }

  /** Requests to correct a patient's records, for staff. */
  async corrections(context: Context, patientId: string): Promise<readonly RecordCorrection[]> {
    requireId(patientId, 'patientId');
    await this.#deps.audit.record(context, {
      action: 'PRF_CORRECTIONS_LISTED',
      entity: { type: 'Patient', id: patientId },
      patientId,
    });
    return correctionsOf(context.manager, 'c.patient_id = $1', patientId);
  }

  /** Answers a request; the first answer stands. The record itself is corrected by an amendment. NOT_FOUND. */
  async answerCorrection(
    context: Context,
    input: { readonly id: string; readonly answer: string },
  ): Promise<readonly RecordCorrection[]> {
    const answer = requireText(
      input.answer,
      'answer',
      'Say what the outcome was. The patient will read this.',
      LONGEST_CORRECTION,
    );
    const found = isId(input.id)
      ? await fetchMaybe(
          context.manager,
          answerCorrectionRow,
          `SELECT prf_id AS "prfId", patient_id AS "patientId", answered_at IS NOT NULL AS "isAnswered"
           FROM record_correction WHERE id = $1 FOR UPDATE`,
          [input.id],
        )
      : undefined;
    if (found === undefined) throw notFound('Request');
    if (!found.isAnswered)
      await execute(
        context.manager,
        'UPDATE record_correction SET answer = $2, answered_by = $3, answered_at = $4 WHERE id = $1',
        [input.id, answer, actorOf(context).userId, context.clock()],
      );
    await this.#deps.audit.record(context, {
      action: found.isAnswered ? 'PRF_CORRECTIONS_LISTED' : 'PRF_CORRECTION_ANSWERED',
      entity: { type: 'Prf', id: found.prfId },
      prfId: found.prfId,
      patientId: found.patientId,
    });
    return correctionsOf(context.manager, 'c.patient_id = $1', found.patientId);
  }

  /** A signed record that is the caller's own, held until the transaction ends. NOT_FOUND. */
  async own(context: Context, prfId: string): Promise<{ readonly id: string; readonly patientId: string }> {
    const row = isId(prfId)
      ? await fetchMaybe(
          context.manager,
          ownRow,
          `SELECT id, patient_id AS "patientId" FROM prf
           WHERE id = $1 AND patient_id = ANY ($2::uuid[]) AND status IN ('completed', 'amended') FOR SHARE`,
          [prfId, ownPatientIds(actorOf(context))],
        )
      : undefined;
    if (row === undefined) {
      await this.#refuse(context, prfId);
      throw notFound('PRF');
    }
    return row;
  }

  async #read(
    context: Context,
    idOrNumber: string,
    childId: string | null,
    action: 'PRF_VIEWED' | 'PRF_EXPORTED',
  ): Promise<{ readonly prf: Prf; readonly page: ReadPage }> {
    const wanted = { idOrNumber, revision: null };
    // Clinicians read the record itself: this page lacks details that they need.
    if (isClinician(actorOf(context))) throw notFound('PRF');
    const prf =
      childId !== null
        ? await this.#ofChild(context, idOrNumber, childId, action)
        : action === 'PRF_EXPORTED'
          ? await this.#deps.reading.findForExport(context, wanted)
          : await this.#deps.reading.find(context, idOrNumber);
    if (prf === null) throw notFound('PRF');
    const { name } = await this.#deps.settings.current(context);
    const page = await pageOf(context, prf, name);
    if (page === null) throw notFound('PRF');
    return { prf, page };
  }

  /** A child's record with a patient's rights, where the caller is a guardian and it is shown; recorded as the caller's reading. */
  async #ofChild(
    context: Context,
    idOrNumber: string,
    childId: string,
    action: 'PRF_VIEWED' | 'PRF_EXPORTED',
  ): Promise<Prf | null> {
    const child = await childOf(context, childId);
    const found = child === null ? null : await findHiddenPrf(context.manager, idOrNumber);
    const shown =
      child === null || found === null
        ? 0
        : await execute(
            context.manager,
            `SELECT FROM prf p WHERE p.id = $1 AND p.patient_id = $2 AND ${isShownSql('$3::boolean')}`,
            [found.id, child.patientId, child.isShownUnasked],
          );
    if (child === null || shown === 0) {
      await this.#refuse(context, idOrNumber);
      return null;
    }
    const entry = this.#deps.audit.parameter(context, {
      action,
      entity: { type: 'Prf', id: 'one' },
      context: 'As guardian',
    });
    return readWholePrf(
      { ...context, actor: inPlaceOf(actorOf(context), child.patientId) },
      { idOrNumber, revision: null },
      entry,
    );
  }

  async #refuse(context: Context, idOrNumber: string): Promise<void> {
    const hidden = await findHiddenPrf(context.manager, idOrNumber);
    if (hidden === null) return;
    await this.#deps.audit.recordRefusal(context, {
      action: 'ACCESS_DENIED',
      entity: { type: 'Prf', id: hidden.id },
      patientId: hidden.patientId,
      prfId: hidden.id,
      eventId: hidden.eventId,
      context: 'PRF as a page',
    });
  }

  #listed(context: Context, patientId: string, how: string | null): Promise<void> {
    return this.#deps.audit.record(context, {
      action: 'PRFS_LISTED',
      entity: { type: 'Patient', id: patientId },
      patientId,
      context: how,
    });
  }
}
