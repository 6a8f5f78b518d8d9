import { isLocked, PRF_STATES } from '@sideline/schema/prf/record/states';
import { handOf, type Context } from '../../../platform/context.js';
import { execute, fetchRows, idRow } from '../../../platform/database/checked.js';
import type { PatientNews } from '../../patients/patient-news.types.js';
import { samePersonSql } from '../../patients/patient.hot.js';
import type { PrfJournal } from './prf-open.js';
import { applySave, loadForSave } from './prf-store.js';
import { WorkingCopy } from './prf-working-copy.js';

const OPEN_STATES = PRF_STATES.filter((state) => !isLocked(state));
const OPEN_OF_PERSON = `
  SELECT id FROM prf WHERE patient_id = ANY (${samePersonSql('$1')}) AND status = ANY ($2)`;
/** In the order in which saves hold them. */
const OPEN_OF_PATIENT = 'SELECT id FROM prf WHERE patient_id = $1 AND status = ANY ($2) ORDER BY id';

/** The patient's facts about age, which decide whether a NEWS2 is valid. */
const BIRTH: ReadonlySet<string> = new Set(['dob', 'estimatedAge']);

/** Has open records follow their patient; a signed one keeps what was signed. */
export class PrfFollowing implements PatientNews {
  readonly #journal: PrfJournal;

  constructor(deps: PrfJournal) {
    this.#journal = deps;
  }

  /** Records are locked before their patient, by saving and signing too: otherwise two could wait for each other. */
  async patientChanging({ manager }: Context, patientId: string, fields: readonly string[]): Promise<void> {
    if (fields.some((field) => BIRTH.has(field)))
      await execute(manager, `${OPEN_OF_PATIENT} FOR NO KEY UPDATE`, [patientId, OPEN_STATES]);
  }

  /** Recalculates scores that depend on the patient's age, and checks again their open records, which show allergies. */
  async patientChanged(context: Context, patientId: string, fields: readonly string[]): Promise<void> {
    if (fields.some((field) => BIRTH.has(field))) await this.#score(context, patientId);
    const open = await fetchRows(context.manager, idRow, OPEN_OF_PERSON, [patientId, OPEN_STATES]);
    for (const { id } of open) this.#journal.news.recordChanged(context, id);
  }

  async #score(context: Context, patientId: string): Promise<void> {
    const { manager } = context;
    const userId = handOf(context);
    const open = await fetchRows(manager, idRow, OPEN_OF_PATIENT, [patientId, OPEN_STATES]);
    if (open.length === 0) return;
    const nothing = { events: [], patients: [], staff: [], commands: [], bases: [] };
    const loaded = await loadForSave(
      manager,
      open.map(({ id }) => ({ id, actor: userId, ...nothing })),
    );
    const now = context.clock();
    const copies = loaded.map((prf) => new WorkingCopy(prf, { actor: { userId }, now }));
    for (const copy of copies) copy.linkPatient(patientId);
    const writes = copies.flatMap((copy) => copy.finish([]) ?? []);
    await applySave(manager, now, writes);
    for (const { id, writes: sections, head } of writes)
      for (const { section } of sections)
        await this.#journal.audit.record(context, {
          action: 'PRF_UPDATED',
          entity: { type: 'Prf', id },
          prfId: id,
          patientId,
          eventId: head?.eventId ?? undefined,
          context: section,
          fieldsChanged: ['news2'],
        });
  }
}
