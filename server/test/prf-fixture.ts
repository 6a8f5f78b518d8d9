import { randomBytes } from 'node:crypto';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { documentedName } from '@sideline/schema/patient-names';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { AttachmentService } from '../src/modules/attachments/attachment.service.js';
import { AuditService } from '../src/modules/audit/audit.service.js';
import { HandoverService } from '../src/modules/prf/handover/handover.service.js';
import { PrfAmendingService, type AmendRequest } from '../src/modules/prf/amending/prf-amending.service.js';
import { PrfHistoryService } from '../src/modules/prf/history/prf-history.service.js';
import { PrfLateEditsService } from '../src/modules/prf/amending/prf-late-edits.service.js';
import { PostingService } from '../src/modules/inventory/stock/posting.service.js';
import { WitnessService } from '../src/modules/inventory/witnesses/witness.service.js';
import { RecordStockService } from '../src/modules/inventory/usage/record-stock.service.js';
import { NotificationService } from '../src/modules/notifications/notification.service.js';
import { AccountMailService } from '../src/modules/users/account-mail.service.js';
import { PostOffice } from '../src/modules/notifications/post-office.service.js';
import { PrfFollowing } from '../src/modules/prf/saving/prf-following.js';
import { PrfNews } from '../src/modules/prf/live/prf-news.js';
import { CheerService } from '../src/modules/cheer/cheer.service.js';
import { PatientDeathService } from '../src/modules/patients/patient-death.service.js';
import { PatientSearchService } from '../src/modules/patients/patient-search.service.js';
import { PatientService } from '../src/modules/patients/patient.service.js';
import { PrfPicturesService } from '../src/modules/prf/pictures/prf-pictures.service.js';
import type { DeskLimits, PrfDesk } from '../src/modules/prf/reading/prf-list.hot.js';
import { PrfReadingService } from '../src/modules/prf/reading/prf-reading.service.js';
import { PrfSavingService } from '../src/modules/prf/saving/prf-saving.service.js';
import { PrfService } from '../src/modules/prf/prf.service.js';
import { PrfSigningService, type SignRequest } from '../src/modules/prf/signing/prf-signing.service.js';
import { SealedSigningService } from '../src/modules/prf/signing/sealed-signing.service.js';
import { SigningKeysService } from '../src/modules/prf/signing/signing-keys.service.js';
import type { PrfCommandResult } from '../src/modules/prf/saving/prf-saving.types.js';
import type { Prf } from '../src/modules/prf/prf.types.js';
import type { SaveCommand } from '../src/modules/prf/saving/save-command.js';
import { MailTextService } from '../src/modules/notifications/mail-text.service.js';
import { LogoEncoder } from '../src/modules/settings/logo-encoder.js';
import { ProviderLookService } from '../src/modules/settings/provider-look.service.js';
import { ProviderSettingsService } from '../src/modules/settings/provider-settings.service.js';
import { RightsService } from '../src/modules/settings/rights.service.js';
import { SettingStore } from '../src/modules/settings/setting-store.service.js';
import { PasswordHasher } from '../src/modules/users/password-hasher.js';
import { SecondFactorCheckService } from '../src/modules/users/second-factor-check.service.js';
import { Sealing } from '../src/platform/secrets/sealing.js';
import { SessionService } from '../src/modules/users/session.service.js';
import { StaffService } from '../src/modules/staff/staff.service.js';
import { SignInService } from '../src/modules/users/sign-in.service.js';
import { RateShare } from '../src/platform/http/rate-window.js';
import { KnownDevices } from '../src/modules/users/known-devices.js';
import { SignInThrottle } from '../src/modules/users/sign-in-throttle.js';
import type { Actor, Context } from '../src/platform/context.js';
import { DatabaseEvents } from '../src/platform/events/database-events.js';
import { newId } from '../src/platform/ids.js';
import { FolderStorage } from '../src/platform/files/folder-storage.js';
import { readTogether } from '../src/platform/database/read.js';
import { LoaderRegistry } from '../src/platform/database/loader-registry.js';
import { createMailer } from '../src/platform/mail/mailer.js';
import { PublicAddress } from '../src/platform/http/public-address.js';
import { createLogger } from '../src/platform/logger.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import { AUDIT_KEYS, createTestDatabase, type TestDatabase } from './harness/database.js';
import { PASSWORD, PASSWORD_HASH } from './harness/password.js';

/** The PRF services on a database of their own, with people to call them. */
export interface PrfBench {
  readonly database: TestDatabase;
  readonly audit: AuditService;
  readonly news: PrfNews;
  readonly following: PrfFollowing;
  readonly deaths: PatientDeathService;
  readonly patients: PatientService;
  readonly saving: PrfSavingService;
  readonly signing: PrfSigningService;
  readonly sealedSigning: SealedSigningService;
  readonly signingKeys: SigningKeysService;
  readonly amending: PrfAmendingService;
  readonly lateEdits: PrfLateEditsService;
  readonly handovers: HandoverService;
  readonly history: PrfHistoryService;
  readonly prfs: PrfService;
  readonly reading: PrfReadingService;
  readonly pictures: PrfPicturesService;
  now(): Date;
  advance(ms: number): void;
  /** An account with a staff profile where the role is staff; its password is PASSWORD. */
  actor(role: Actor['role'], more?: Partial<Actor>): Promise<Actor>;
  patient(change?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Of eight hours; in Europe/London where no other zone is named. */
  event(startsAt?: string, timeZone?: string): Promise<string>;
  staffIdOf(actor: Actor): Promise<string>;
  context(actor: Actor | null): Context;
  save(actor: Actor, ...commands: readonly SaveCommand[]): Promise<PrfCommandResult[]>;
  /** Runs a mutation's service call in the transaction that GraphQL would open for it. */
  mutate<T>(actor: Actor, work: (context: Context) => Promise<T>): Promise<T>;
  /** What waits for a person, as their dashboard reads it. */
  desk(actor: Actor, limits: DeskLimits): Promise<PrfDesk>;
  audited(action: string, prfId: string): Promise<number>;
  close(): Promise<void>;
}

/** A signature of two strokes. */
export const STROKES = 'M 10 10 L 60 40 C 70 50 80 20 120 30';

export const openPrfBench = async (): Promise<PrfBench> => {
  const database = await createTestDatabase();
  const { dataSource } = database;
  let now = new Date('2026-11-20T14:32:00.000Z').getTime();
  const clock = (): Date => new Date(now);
  const audit = new AuditService({ dataSource, keys: AUDIT_KEYS });
  const store = new SettingStore({ audit });
  const look = new ProviderLookService({ store, encoder: new LogoEncoder() });
  const settings = new ProviderSettingsService({ audit, look, store, provider: { prfPrefix: 'SL' } });
  const texts = new MailTextService({ store, audit });
  const bus = new DatabaseEvents({ dataSource, direct: database.app, logger: createLogger('silent') });
  const hasher = new PasswordHasher();
  const passwordHash = await PASSWORD_HASH;
  const news = new PrfNews({ events: bus });
  const following = new PrfFollowing({ audit, news });
  const deaths = new PatientDeathService({ audit, news: [following] });
  const patients = new PatientService({
    audit,
    cheer: new CheerService({ audit }),
    searches: new PatientSearchService({ audit }),
    news: [following],
  });
  const publicAddress = new PublicAddress({ publicUrl: null, host: '127.0.0.1', port: 0, tls: null });
  const mailer = createMailer({
    smtpUrl: null,
    folder: '/nowhere',
    publicUrl: () => publicAddress.base,
    clock,
  });
  const post = new PostOffice({ dataSource, clock, mailer, publicAddress, settings, texts });
  const signIns = new SignInService({
    dataSource,
    clock,
    audit,
    sessions: new SessionService({ events: bus }),
    throttle: new SignInThrottle(),
    devices: new KnownDevices(),
    mail: new AccountMailService({ dataSource, clock, post }),
    rates: new RateShare(dataSource),
    hasher,
    secondFactors: new SecondFactorCheckService({ audit, sealing: new Sealing([]), requiredOf: [] }),
    isDemo: false,
  });
  const notifications = new NotificationService({ dataSource, clock, events: bus, post });
  const witnesses = new WitnessService({ signIns });
  const stock = new RecordStockService({
    ...{ audit, witnesses },
    posting: new PostingService({ audit, witnesses }),
  });
  const saving = new PrfSavingService({ audit, news, stock, settings, notifications });
  const staff = new StaffService({ audit });
  const signing = new PrfSigningService({ audit, news, signIns, staff, deaths });
  const signingKeys = new SigningKeysService({ dataSource, sealing: new Sealing([randomBytes(32)]), clock });
  const sealedSigning = new SealedSigningService({ audit, signIns, staff, signing, keys: signingKeys });
  const amending = new PrfAmendingService({ audit, news, stock, signIns, staff, deaths });
  const lateEdits = new PrfLateEditsService({ audit, news });
  const handovers = new HandoverService({ audit, news });
  const history = new PrfHistoryService({ audit });
  const prfs = new PrfService({ audit, news, stock, deaths, rights: new RightsService({ store }) });
  const reading = new PrfReadingService({ audit });
  const logger = createLogger('silent');
  const attachments = new AttachmentService({ files: new FolderStorage('/nowhere'), logger });
  const pictures = new PrfPicturesService({ audit, news, attachments, logger });

  const context = (actor: Actor | null): Context => ({
    requestId: newId(),
    actor,
    address: '127.0.0.1',
    userAgent: null,
    manager: dataSource.manager,
    transaction: null,
    loaders: new LoaderRegistry(),
    clock,
  });
  const mutate: PrfBench['mutate'] = (actor, work) => runInTransaction(context(actor), work);

  return {
    database,
    audit,
    news,
    following,
    deaths,
    patients,
    saving,
    signing,
    sealedSigning,
    signingKeys,
    amending,
    lateEdits,
    handovers,
    history,
    prfs,
    reading,
    pictures,
    now: clock,
    advance: (ms) => {
      now += ms;
    },
    context,
    mutate,
    actor: async (role, more = {}) => {
      const userId = newId();
      const email = `${userId}@example.org`;
      await database.asOwner(
        `INSERT INTO app_user (id, email, password_hash, role, first_name, last_name, patient_id, created_at)
         VALUES ($1, $2, $3, $4, 'Robin', 'Hale', $5, $6)`,
        [userId, email, passwordHash, role, more.patientId ?? null, clock()],
      );
      if (role === 'staff' || role === 'admin')
        await database.asOwner(
          `INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'Paramedic')`,
          [newId(), userId],
        );
      return {
        kind: 'session',
        userId,
        role,
        firstName: 'Robin',
        lastName: 'Hale',
        email,
        patientId: null,
        clientId: null,
        sessionId: newId(),
        tokenId: null,
        isReadOnly: false,
        ...more,
      };
    },
    desk: async (actor, limits) => {
      const asked = context(actor);
      const { desk } = await readTogether<{ desk: PrfDesk }>(asked.manager, {
        desk: reading.desk(asked, limits),
      });
      return desk;
    },
    patient: async (change = {}) => {
      const row = { id: newId(), name: 'Alex Example', dob: '1990-03-01', ...change };
      const columns = Object.keys(row).map(documentedName);
      await database.asOwner(
        `INSERT INTO patient (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${String(index + 1)}`).join(', ')})`,
        Object.values(row),
      );
      return row.id;
    },
    event: async (startsAt = '2026-11-21T09:00:00Z', timeZone = 'Europe/London') => {
      const id = newId();
      await database.asOwner(
        `INSERT INTO event (event_id, name, starts_at, ends_at, time_zone)
         VALUES ($1, 'Harrowmere Open', $2::timestamptz, $2::timestamptz + interval '8 hours', $3)`,
        [id, startsAt, timeZone],
      );
      return id;
    },
    staffIdOf: async ({ userId }) => {
      const [row] = await database.asOwner<{ staff_id: string }>(
        'SELECT staff_id FROM staff_profile WHERE user_id = $1',
        [userId],
      );
      return row?.staff_id ?? '';
    },
    save: (actor, ...commands) => mutate(actor, (inside) => saving.save(inside, commands)),
    audited: async (action, prfId) => {
      const [row] = await database.asOwner<{ count: number }>(
        'SELECT count(*)::integer AS count FROM audit_entry WHERE action = $1 AND prf_id = $2',
        [action, prfId],
      );
      return row?.count ?? 0;
    },
    close: async () => {
      await audit.settled();
      await bus.stop();
      await database.drop();
    },
  };
};

/** A command as a device makes it. */
export const command = (
  prfId: string,
  section: PrfSectionKey,
  changes: SectionData,
  more: Partial<SaveCommand> = {},
): SaveCommand => ({
  commandId: newId(),
  prfId,
  section,
  baseVersion: 0,
  deviceTime: new Date('2026-11-20T14:31:58.000Z'),
  changes,
  eventId: null,
  patientId: null,
  ...more,
});

/** An observation set that scores NEWS2 0. */
export const WELL: SectionData = {
  date_time: '2026-11-20T14:10:00.000Z',
  respiratory_rate: 16,
  oxygen_saturation: 98,
  supplemental_o2: false,
  bp_systolic: 122,
  bp_diastolic: 78,
  heart_rate: 72,
  acvpu: 'A',
  temperature: 36.8,
};
/** One that scores high. */
export const SICK: SectionData = {
  ...WELL,
  respiratory_rate: 26,
  oxygen_saturation: 91,
  heart_rate: 124,
  bp_systolic: 95,
};

/** What is asked of the complete record where its patient's allergies are known, answered 'true as recorded'. */
const ALLERGY_ANSWER = {
  id: '01934a5e-0000-7000-8000-000000000003',
  answered_at: '2026-11-20T14:26:00.000Z',
  rule: 'ALLERGY_STATUS',
  place_section: 'PresentingComplaint',
  place_field: 'allergy_status',
  question: "'No known allergies', but the record or the patient's own details name: Penicillin.",
  reason: 'The patient says that they are not allergic',
  answered_by: 'Robin Hale',
} as const;

/** Everything that signing asks for, for a minor case of a well patient. */
export const COMPLETE: Readonly<Partial<Record<PrfSectionKey, SectionData>>> = {
  incidentDetails: {
    incident_date: '2026-11-20T14:00:00.000Z',
    incident_location: 'Warm-up area',
    chief_complaint: 'Sprained ankle',
    acuity: 'p3',
  },
  PresentingComplaint: { presenting_complaint: 'Twisted the left ankle', allergy_status: 'none_known' },
  PrimarySurvey: {
    consent: 'verbal',
    capacity_conclusion: 'has_capacity',
    catastrophic_haemorrhage: 'none',
    airway: 'clear',
    breathing: ['normal_effort'],
    circulation: ['normal_colour'],
  },
  SocialHistory: { safeguarding_concerns: 'yes', safeguarding_concerns_details: 'Bruises of several ages' },
  observations: { entries: [{ id: '01934a5e-0000-7000-8000-000000000001', ...WELL }] },
  ClinicalInterventions: {
    drugs_administered: [
      {
        id: '01934a5e-0000-7000-8000-000000000002',
        drug_name: 'paracetamol_oral',
        dose: 1,
        dose_unit: 'g',
        route: 'oral',
        time_administered: '2026-11-20T14:12:00.000Z',
        given_by: 'Robin Hale',
      },
    ],
  },
  clinical_impression: { clinical_impression: ['sprain_strain'] },
  DispositionOutcome: {
    disposition_outcome: 'discharged_with_advice',
    time_left_dc_care: '2026-11-20T14:25:00.000Z',
    discharging_clinician: 'Robin Hale',
    worsening_advice_given: true,
    question_answers: [ALLERGY_ANSWER],
  },
};

/** Makes a record that can be signed; its id. */
export const completeRecord = async (bench: PrfBench, author: Actor, patientId?: string): Promise<string> => {
  const prfId = newId();
  const about = patientId ?? (await bench.patient({ allergies: 'Penicillin' }));
  await bench.save(
    author,
    ...Object.entries(COMPLETE).map(([section, changes]) =>
      command(prfId, section as PrfSectionKey, changes, { patientId: about }),
    ),
  );
  return prfId;
};

export const sign = (
  bench: PrfBench,
  actor: Actor,
  prfId: string,
  seen?: SignRequest['seen'],
): Promise<Prf> =>
  bench.signing.sign(bench.context(actor), {
    prfId,
    password: PASSWORD,
    grade: 'Paramedic',
    strokes: STROKES,
    ...(seen ? { seen } : {}),
  });

/** An amendment of a signed record from the version that stands, as a device makes it. */
export const amendment = async (
  bench: PrfBench,
  prfId: string,
  change: Readonly<Partial<Record<PrfSectionKey, SectionData>>>,
  more: Partial<AmendRequest> = {},
): Promise<AmendRequest> => {
  const [newest] = await bench.database.asOwner<{ hash: string; versions: Record<string, number> }>(
    `SELECT g.content_hash AS hash,
            (SELECT jsonb_object_agg(section, version) FROM prf_section s WHERE s.prf_id = g.prf_id) AS versions
     FROM prf_signature g WHERE g.prf_id = $1 ORDER BY g.revision DESC LIMIT 1`,
    [prfId],
  );
  return {
    prfId,
    amendmentId: newId(),
    reason: 'Found while writing the report',
    password: PASSWORD,
    grade: 'Paramedic',
    strokes: STROKES,
    alertActions: [],
    lateEdits: [],
    seen: newest?.hash ?? '',
    commands: Object.entries(change).map(([section, changes]) =>
      command(prfId, section as PrfSectionKey, changes, { baseVersion: newest?.versions[section] ?? 0 }),
    ),
    ...more,
  };
};

/** What was done about an alert, as a device sends it. */
export const told = (answer: string) => ({
  action: toldWords(answer),
  escalation: {
    kind: 'escalated' as const,
    name: 'Dr Shah',
    role: 'event doctor',
    at: '2026-11-20T14:26:00.000Z',
    answer,
  },
});
/** The same as the record says it. */
export const toldWords = (answer: string): string =>
  `Escalated to Dr Shah (event doctor), 20 Nov 2026, 14:26: ${answer}`;
