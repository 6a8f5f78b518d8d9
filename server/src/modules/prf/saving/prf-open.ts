import type { AuditAction } from '@sideline/schema/audit-actions';
import type { Alert } from '@sideline/schema/prf/rules/alerts';
import type { StatedDeath } from '@sideline/schema/prf/rules/death';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { PRF_STATE_LABELS, nextState, type PrfAct, type PrfState } from '@sideline/schema/prf/record/states';
import type { WebhookEvent } from '@sideline/schema/webhooks';
import { announce } from '../../../platform/announce.js';
import { actorOf, type Context } from '../../../platform/context.js';
import { DomainError, notFound, type ErrorParams } from '../../../platform/errors.js';
import { requireId } from '../../../platform/http/required-id.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { PatientDeathService } from '../../patients/patient-death.service.js';
import { planAlerts } from './prf-alerts.js';
import { prfFacts } from '../prf-facts.js';
import type { PrfNews } from '../live/prf-news.js';
import { loadOneForSave } from './prf-store.js';
import type { LoadedPrf, StoredPrf } from './prf-store.types.js';
import { readWholePrf } from '../reading/prf.hot.js';
import { canWrite } from '../prf.policy.js';
import type { Prf } from '../prf.types.js';

/**
 * The steps that every act on a record shares: it is opened under lock, its state must allow the act, and the trail records
 * it.
 */

export interface OpenPrf {
  readonly loaded: LoadedPrf;
  readonly prf: StoredPrf;
}

/** The next state; throws the reason if there is none. */
export const stateAfter = (status: PrfState, act: PrfAct): PrfState => {
  const next = nextState(status, act);
  if (next !== null) return next;
  if (status === 'void') throw new DomainError('PRF_VOID');
  if (nextState(status, 'write') === null) throw new DomainError('PRF_LOCKED');
  throw new DomainError('PRF_STATE', { state: PRF_STATE_LABELS[status].toLowerCase() });
};

/** A refusal about a record that is there, with the record for the trail. */
export const refusedPrf = (
  code: 'FORBIDDEN' | 'PRF_NOT_YOURS' | 'PRF_AMEND_NOT_YOURS' | 'PRF_AMEND_LATE',
  id: string,
  { patientId, eventId }: StoredPrf,
  params: ErrorParams = {},
): DomainError =>
  new DomainError(code, params, { about: { entity: { type: 'Prf', id }, prfId: id, patientId, eventId } });

/** The record locked until the transaction ends; NOT_FOUND if there is none. */
export const lockPrf = async (context: Context, prfId: string): Promise<OpenPrf> => {
  requireId(prfId, 'prfId');
  const loaded = await loadOneForSave(context.manager, actorOf(context).userId, prfId);
  if (loaded.prf === null) throw notFound('PRF');
  return { loaded, prf: loaded.prf };
};

/** Locks the record and returns it if it is open and the caller may write in it; otherwise throws the reason. */
export const openPrf = async (context: Context, prfId: string): Promise<OpenPrf> => {
  const open = await lockPrf(context, prfId);
  stateAfter(open.prf.status, 'write');
  if (!canWrite(actorOf(context), open.prf)) throw refusedPrf('PRF_NOT_YOURS', prfId, open.prf);
  return open;
};

/** The zone of the record's event; undefined where it has none. */
export const zoneIn = ({ prf, events }: LoadedPrf): string | undefined =>
  (events ?? []).find(({ id }) => id === prf?.eventId)?.timeZone;

/** The facts that the rules use in a record read under lock, and its open alerts. */
export const factsOf = (
  loaded: LoadedPrf,
): { readonly facts: PrfFacts; readonly alerts: readonly Alert[] } => {
  const data = Object.fromEntries(
    Object.entries(loaded.sections ?? {}).map(([key, head]) => [key, head.data]),
  );
  const patient = (loaded.patients ?? []).find(({ id }) => id === loaded.prf?.patientId) ?? null;
  const timeZone = zoneIn(loaded);
  const facts = prfFacts(data, patient, {
    begun: loaded.prf?.createdAt ?? '',
    timeZone: timeZone ?? null,
  });
  const { open } = planAlerts(data['observations'] ?? {}, loaded.alerts ?? [], timeZone);
  return { facts, alerts: open };
};

/** The result of a mutation: the caller has just written in the record, which is already in the trail. */
export const readBack = async (context: Context, prfId: string): Promise<Prf> => {
  const prf = await readWholePrf(context, { idOrNumber: prfId, revision: null });
  if (prf === null) throw notFound('PRF');
  return prf;
};

/** The locked record, returned if the act changed nothing: a read like any other, so recorded like any other. */
export const viewBack = async (
  { audit }: Pick<PrfJournal, 'audit'>,
  context: Context,
  { loaded: { id }, prf: { patientId, eventId } }: OpenPrf,
): Promise<Prf> => {
  await audit.record(context, {
    action: 'PRF_VIEWED',
    entity: { type: 'Prf', id },
    prfId: id,
    patientId,
    eventId,
  });
  return readBack(context, id);
};

/** The places where an act on a record is reported: the trail, and the news for people who have it open. */
export interface PrfJournal {
  readonly audit: AuditService;
  readonly news: PrfNews;
}

/** Acts that other systems are notified about. */
const ANNOUNCED: Readonly<Record<string, WebhookEvent>> = {
  PRF_SIGNED: 'prf.signed',
  PRF_AMENDED: 'prf.amended',
  PRF_VOIDED: 'prf.voided',
};

/**
 * One entry of the trail about a record that the caller has just written in. People who have it open are notified, and so
 * are other systems where an act closes it.
 */
export const recordAct = async (
  { audit, news }: PrfJournal,
  context: Context,
  action: AuditAction,
  { loaded, prf }: OpenPrf,
  fieldsChanged: readonly string[],
  /** Further details for the trail: never a value of the record. */
  how?: string,
): Promise<void> => {
  news.recordChanged(context, loaded.id);
  news.figuresChanged(context, prf.eventId);
  const announced = ANNOUNCED[action];
  if (announced !== undefined)
    await announce(context, announced, { prfId: loaded.id, patientId: prf.patientId });
  return audit.record(context, {
    action,
    entity: { type: 'Prf', id: loaded.id },
    prfId: loaded.id,
    patientId: prf.patientId,
    eventId: prf.eventId,
    fieldsChanged: [...fieldsChanged],
    ...(how === undefined ? {} : { context: how }),
  });
};

/** Updates the patient's row with what a just signed, amended or voided record says of a death, in the same transaction. */
export const followDeath = async (
  { deaths }: { readonly deaths: PatientDeathService },
  context: Context,
  { loaded: { id }, prf: { patientId, eventId } }: OpenPrf,
  death: StatedDeath | null,
): Promise<void> => {
  if (patientId === null) return;
  const diedAt = death === null ? null : new Date(death.at ?? context.clock());
  await deaths.follow(context, { prfId: id, patientId, eventId, diedAt, place: death?.place ?? null });
};
