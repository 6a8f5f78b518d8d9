import type { PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { isLocked, PRF_STATES } from '@sideline/schema/prf/states';
import { actorOf, type Context } from '../../platform/context.js';
import type { Events } from '../../platform/events/events.js';
import type { PatientNews } from '../patients/patient-news.types.js';
import { samePersonSql } from '../patients/patient.hot.js';

/** What is told of a record that changed: which part, and by whom. Whoever hears it reads what he may see. */
export type PrfNotice =
  | { readonly kind: 'SECTION'; readonly section: PrfSectionKey; readonly version: number }
  /** Its state, its patient or its alerts. */
  | { readonly kind: 'RECORD'; readonly by: string };

/** What who follows a record hears: a notice, or that he is to look for himself because he may have missed some. */
export type FollowedNotice = PrfNotice | { readonly kind: 'FOLLOWED' };

export const prfTopic = (prfId: string): string => `prf ${prfId}`;

const OPEN_STATES = PRF_STATES.filter((state) => !isLocked(state));
const OPEN_OF_PATIENT = `
  SELECT id FROM prf WHERE patient_id = ANY (${samePersonSql('$1')}) AND status = ANY ($2)`;

/** Tells every process that a record has changed, once that is committed. */
export class PrfNews implements PatientNews {
  readonly #events: Events;

  constructor(deps: { readonly events: Events }) {
    this.#events = deps.events;
  }

  sectionChanged(context: Context, prfId: string, section: PrfSectionKey, version: number): void {
    this.#tell(context, prfId, section, { kind: 'SECTION', section, version });
  }

  recordChanged(context: Context, prfId: string): void {
    this.#tell(context, prfId, 'record', { kind: 'RECORD', by: actorOf(context).userId });
  }

  /** Open records show what their patient is allergic to: they are looked at again. */
  async patientChanged(context: Context, patientId: string): Promise<void> {
    const open = await context.manager.query<{ id: string }[]>(OPEN_OF_PATIENT, [patientId, OPEN_STATES]);
    for (const { id } of open) this.recordChanged(context, id);
  }

  #tell(context: Context, prfId: string, key: string, body: PrfNotice): void {
    this.#events.publish(context, { topic: prfTopic(prfId), key, body });
  }
}
