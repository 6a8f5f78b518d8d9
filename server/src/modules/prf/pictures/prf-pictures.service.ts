import { LIMITS } from '@sideline/schema/limits';
import type { PrfData } from '@sideline/schema/prf/catalogue/catalogue';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import {
  isStandingPicture,
  PICTURES,
  picturesIn,
  type PictureEntry,
} from '@sideline/schema/prf/record/pictures';
import { isSigned, PRF_STATES } from '@sideline/schema/prf/record/states';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { fetchMaybe, storedJson } from '../../../platform/database/checked.js';
import { DomainError, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { requireId } from '../../../platform/http/required-id.js';
import type { Logger } from '../../../platform/logger.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import type { AttachmentService } from '../../attachments/attachment.service.js';
import type { Attachment } from '../../attachments/attachment.types.js';
import { isAwaited } from '../amending/prf-late-edits.store.js';
import { lockPrf, openPrf, type OpenPrf, type PrfJournal } from '../saving/prf-open.js';
import { visibleData } from '../reading/prf-visible.js';
import { findHiddenPrf } from '../reading/prf.hot.js';
import { isClinician, isWriter, readAccess } from '../prf.policy.js';

export interface PictureFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A picture that is sent out with its record. */
export interface LeavingPicture {
  readonly entry: PictureEntry;
  /** Its file, read on demand; null where its bytes cannot be read: the copy is still made and says so. */
  readonly read: () => Promise<{ readonly facts: Attachment; readonly bytes: Buffer } | null>;
}

interface Deps extends PrfJournal {
  readonly attachments: AttachmentService;
  readonly logger: Logger;
}

const standingRecordRow = z.object({
  id: z.string(),
  customPrfId: z.string(),
  status: z.enum(PRF_STATES),
  patientId: z.string().nullable(),
  eventId: z.string().nullable(),
  survey: storedJson<SectionData>().nullable(),
});
type StandingRecord = z.infer<typeof standingRecordRow>;

const { perRecord } = LIMITS.pictures;

const RECORD = `
  SELECT p.id, p.custom_prf_id AS "customPrfId", p.status, p.patient_id AS "patientId", p.event_id AS "eventId", s.data AS survey
  FROM prf p LEFT JOIN prf_section s ON s.prf_id = p.id AND s.section = $2
  WHERE p.id = $1`;

/** The files of a record's pictures. An entry of the same id says what each shows; here are the bytes. */
export class PrfPicturesService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Takes the file of a picture under the id of its entry, which may come before or after. A repeat returns the stored file.
   * A signed record takes it only where its entry waits for an amendment. Throws what prevents it (PRF_NOT_YOURS,
   * PRF_LOCKED, PRF_VOID), PictureEncoder's refusals, CONFLICT where the id has another file, PICTURES_FULL.
   */
  async store(context: Context, idOrNumber: string, pictureId: string, bytes: Buffer): Promise<Attachment> {
    const { attachments } = this.#deps;
    requireId(pictureId, 'pictureId');
    const prfId = await this.#idOf(context, idOrNumber);
    const known = await runInTransaction(context, (inside) => this.#known(inside, prfId, pictureId, bytes));
    if (known !== null) return known;
    // Decoding and remote storage take seconds: no record is locked for that long.
    const kept = await attachments.keep(prfId, pictureId, bytes);
    return runInTransaction(context, async (inside) => {
      const { prf } = await openForPicture(inside, prfId, pictureId);
      const { row, isNew } = await attachments.insert(inside, kept);
      if (!isNew) return row;
      // Other files may have arrived while this one was being decoded.
      await this.#requireRoom(inside, prfId, perRecord);
      this.#deps.news.recordChanged(inside, prfId);
      await this.#deps.audit.record(inside, {
        action: 'PRF_PICTURE_STORED',
        entity: { type: 'Attachment', id: pictureId },
        prfId,
        patientId: prf.patientId,
        eventId: prf.eventId,
      });
      return row;
    });
  }

  /** The file as the caller may see it, audited; NOT_FOUND if there is none or they may not. */
  async read(context: Context, idOrNumber: string, pictureId: string): Promise<PictureFile> {
    const { attachments, audit } = this.#deps;
    requireId(pictureId, 'pictureId');
    const record = await fetchMaybe(context.manager, standingRecordRow, RECORD, [
      await this.#idOf(context, idOrNumber),
      PICTURES.section,
    ]);
    if (record === undefined) throw notFound('PRF');
    const about = {
      entity: { type: 'Attachment', id: pictureId },
      prfId: record.id,
      patientId: record.patientId,
      eventId: record.eventId,
    };
    const file = await attachments.find(context.manager, pictureId);
    if (file?.prfId !== record.id || !isShown(context, record, pictureId)) {
      if (!isClinician(actorOf(context)))
        await audit.recordRefusal(context, {
          action: 'ACCESS_DENIED',
          ...about,
          context: 'Picture of a PRF',
        });
      throw notFound('Picture');
    }
    await audit.record(context, { action: 'PRF_PICTURE_VIEWED', ...about });
    return {
      fileName: `${record.customPrfId}-${pictureId}.jpg`,
      contentType: file.contentType,
      bytes: await attachments.bytesOf(file),
    };
  }

  /**
   * The pictures in a record's data, for a copy of it that the caller may have, to be read one after the other.
   * Part of that copy's entry in the trail.
   */
  async leaving(context: Context, prfId: string, data: PrfData): Promise<LeavingPicture[]> {
    const entries = picturesIn(data[PICTURES.section]).filter(isStandingPicture);
    if (entries.length === 0) return [];
    const files = await this.#deps.attachments.ofRecord(context.manager, prfId);
    return entries.map((entry) => {
      const facts = files.find(({ id }) => id === entry.id);
      return { entry, read: () => this.#read(context, facts) };
    });
  }

  async #read(context: Context, facts: Attachment | undefined): ReturnType<LeavingPicture['read']> {
    if (facts === undefined) return null;
    try {
      return { facts, bytes: await this.#deps.attachments.bytesOf(facts) };
    } catch (error) {
      const { requestId } = context;
      this.#deps.logger.error({ requestId, err: error }, 'A picture could not be read for a copy');
      return null;
    }
  }

  /** What is already stored under the id; null if the file is accepted. Throws if it is refused. */
  async #known(
    context: Context,
    prfId: string,
    pictureId: string,
    bytes: Buffer,
  ): Promise<Attachment | null> {
    const { attachments } = this.#deps;
    await lockPrf(context, prfId);
    const known = await attachments.find(context.manager, pictureId);
    if (known !== null) {
      // Also after the record is signed, because the first answer may have been lost.
      attachments.requireSame(known, prfId, bytes);
      return known;
    }
    await openForPicture(context, prfId, pictureId);
    await this.#requireRoom(context, prfId, perRecord - 1);
    return null;
  }

  /** PICTURES_FULL where the record holds more files than that. */
  async #requireRoom(context: Context, prfId: string, most: number): Promise<void> {
    const { length } = await this.#deps.attachments.ofRecord(context.manager, prfId);
    if (length > most) throw new DomainError('PICTURES_FULL', { most: perRecord });
  }

  async #idOf(context: Context, idOrNumber: string): Promise<string> {
    if (isId(idOrNumber)) return idOrNumber;
    const found = await findHiddenPrf(context.manager, idOrNumber);
    if (found === null) throw notFound('PRF');
    return found.id;
  }
}

/**
 * The record locked and open for a picture of the caller's. A signed one takes the file of an entry that came after its
 * signature and is not settled: the amendment that takes up the entry seals both.
 */
const openForPicture = async (context: Context, prfId: string, pictureId: string): Promise<OpenPrf> => {
  const open = await lockPrf(context, prfId);
  const mayJoin =
    isSigned(open.prf.status) &&
    isWriter(actorOf(context), open.prf) &&
    (await isAwaited(context.manager, prfId, pictureId));
  return mayJoin ? open : openPrf(context, prfId);
};

/** Clinicians see every file of a record; patients see their own, where its entry is shown to them. */
const isShown = (context: Context, record: StandingRecord, pictureId: string): boolean => {
  const access = readAccess(actorOf(context), record);
  if (access !== 'own') return access === 'whole';
  const { [PICTURES.section]: survey } = visibleData(
    { [PICTURES.section]: record.survey ?? {} },
    record,
    access,
  );
  return picturesIn(survey).some(({ id }) => id === pictureId);
};
