import { LIMITS } from '@sideline/schema/limits';
import type { Role } from '@sideline/schema/roles';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from './config.js';
import { AddressSearchResolver } from './modules/addresses/address-search.resolver.js';
import { AddressSearchService } from './modules/addresses/address-search.service.js';
import { AttachmentService } from './modules/attachments/attachment.service.js';
import type { AuditKeys } from './modules/audit/audit-keys.js';
import { AuditHeadsService } from './modules/audit/audit-heads.service.js';
import { AuditResolver } from './modules/audit/audit.resolver.js';
import { AuditService } from './modules/audit/audit.service.js';
import { AuditTrailService } from './modules/audit/audit-trail.service.js';
import { CheerAdminService } from './modules/cheer/cheer-admin.service.js';
import { CheerResolver } from './modules/cheer/cheer.resolver.js';
import { CheerService } from './modules/cheer/cheer.service.js';
import { ClientResolver } from './modules/clients/client.resolver.js';
import { ClientService } from './modules/clients/client.service.js';
import { EventCloseResolver } from './modules/events/event-close.resolver.js';
import { EventCloseService } from './modules/events/event-close.service.js';
import { EventPlanningService } from './modules/events/event-planning.service.js';
import { EventResolver } from './modules/events/event.resolver.js';
import { EventService } from './modules/events/event.service.js';
import { FhirExportService } from './modules/interop/fhir/fhir-export.service.js';
import { WebhookDeliveryService } from './modules/interop/webhooks/webhook-delivery.service.js';
import { WebhookSender } from './modules/interop/webhooks/webhook-sender.js';
import { WebhookResolver } from './modules/interop/webhooks/webhook.resolver.js';
import { WebhookService } from './modules/interop/webhooks/webhook.service.js';
import { ListViewResolver } from './modules/list-views/list-view.resolver.js';
import { ListViewService } from './modules/list-views/list-view.service.js';
import { NotificationResolver } from './modules/notifications/notification.resolver.js';
import { NotificationService } from './modules/notifications/notification.service.js';
import { PostOffice } from './modules/notifications/post-office.service.js';
import { PatientBatchService } from './modules/patients/patient-batch.service.js';
import { PatientDeathResolver } from './modules/patients/patient-death.resolver.js';
import { PatientDeathService } from './modules/patients/patient-death.service.js';
import { PatientImportResolver } from './modules/patients/patient-import.resolver.js';
import { PatientImportService } from './modules/patients/patient-import.service.js';
import { PatientMergeResolver } from './modules/patients/patient-merge.resolver.js';
import { PatientClashResolver } from './modules/patients/patient-clash.resolver.js';
import { PatientClashService } from './modules/patients/patient-clash.service.js';
import { PatientMergeService } from './modules/patients/patient-merge.service.js';
import { PatientResolver } from './modules/patients/patient.resolver.js';
import { PatientService } from './modules/patients/patient.service.js';
import { PatientSearchService } from './modules/patients/patient-search.service.js';
import { GuardianResolver } from './modules/patients/guardian/guardian.resolver.js';
import { GuardianService } from './modules/patients/guardian/guardian.service.js';
import { ProposalResolver } from './modules/patients/proposals/proposal.resolver.js';
import { ProposalService } from './modules/patients/proposals/proposal.service.js';
import { HandoverResolver } from './modules/prf/handover/handover.resolver.js';
import { HandoverService } from './modules/prf/handover/handover.service.js';
import { PrfAmendingResolver } from './modules/prf/prf-amending.resolver.js';
import { PrfAmendingService } from './modules/prf/prf-amending.service.js';
import { PrfHistoryResolver } from './modules/prf/prf-history.resolver.js';
import { PrfHistoryService } from './modules/prf/prf-history.service.js';
import { PrfLateEditsService } from './modules/prf/prf-late-edits.service.js';
import { PrfResolver } from './modules/prf/prf.resolver.js';
import { PrfLiveResolver } from './modules/prf/prf-live.resolver.js';
import { PRFS_UNSIGNED } from './modules/prf/prf-close.hot.js';
import { PrfLiveService } from './modules/prf/prf-live.service.js';
import { PrfFollowing } from './modules/prf/prf-following.js';
import { PrfNews } from './modules/prf/prf-news.js';
import { PrfPresence } from './modules/prf/prf-presence.js';
import { PrfService } from './modules/prf/prf.service.js';
import { PrfPicturesService } from './modules/prf/prf-pictures.service.js';
import { PrfPrintoutService } from './modules/prf/printout/prf-printout.service.js';
import { PrfReadingService } from './modules/prf/prf-reading.service.js';
import { PrfSavingService } from './modules/prf/prf-saving.service.js';
import { PrfSigningService } from './modules/prf/prf-signing.service.js';
import { SeeAndTreatResolver } from './modules/see-and-treat/see-and-treat.resolver.js';
import { SeeAndTreatService } from './modules/see-and-treat/see-and-treat.service.js';
import { AccountCopyService } from './modules/privacy/copy/account-copy.service.js';
import { PatientCopyService } from './modules/privacy/copy/patient-copy.service.js';
import { KioskDeskService } from './modules/privacy/kiosk/kiosk-desk.service.js';
import { KioskResolver } from './modules/privacy/kiosk/kiosk.resolver.js';
import { KioskService } from './modules/privacy/kiosk/kiosk.service.js';
import { NoticeResolver } from './modules/privacy/notice.resolver.js';
import { NoticeService } from './modules/privacy/notice.service.js';
import { BreachResolver } from './modules/privacy/breaches/breach.resolver.js';
import { BreachWarningService } from './modules/privacy/breaches/breach-warning.service.js';
import { BreachService } from './modules/privacy/breaches/breach.service.js';
import { AccessRequestResolver } from './modules/privacy/rights/access-request.resolver.js';
import { AccessRequestService } from './modules/privacy/rights/access-request.service.js';
import { AssemblingService } from './modules/privacy/rights/assembling.service.js';
import { ErasingService } from './modules/privacy/retention/erasing.service.js';
import { RestrictedResolver } from './modules/privacy/restricted/restricted.resolver.js';
import { RestrictedService } from './modules/privacy/restricted/restricted.service.js';
import { LegalHoldResolver } from './modules/privacy/retention/legal-hold.resolver.js';
import { LegalHoldService } from './modules/privacy/retention/legal-hold.service.js';
import { RetentionResolver } from './modules/privacy/retention/retention.resolver.js';
import { RetentionService } from './modules/privacy/retention/retention.service.js';
import { DashboardResolver } from './modules/reports/dashboard.resolver.js';
import { DashboardService } from './modules/reports/dashboard.service.js';
import { ExportService } from './modules/reports/export.service.js';
import { LongExportMaker } from './modules/reports/long-export-maker.js';
import { LongExportResolver } from './modules/reports/long-export.resolver.js';
import { LongExportService } from './modules/reports/long-export.service.js';
import { PhraseResolver } from './modules/settings/phrase.resolver.js';
import { PhraseService } from './modules/settings/phrase.service.js';
import { BackupStatusResolver } from './modules/settings/backup-status.resolver.js';
import { BackupStatusService } from './modules/settings/backup-status.service.js';
import { ProviderSettingsResolver } from './modules/settings/provider-settings.resolver.js';
import { isInventedProvider, ProviderSettingsService } from './modules/settings/provider-settings.service.js';
import { ShiftProposalResolver } from './modules/shifts/auto-assign/proposal.resolver.js';
import { ShiftProposalService } from './modules/shifts/auto-assign/proposal.service.js';
import { ShiftAttendanceService } from './modules/shifts/shift-attendance.service.js';
import { EventShiftsService } from './modules/shifts/event-shifts.service.js';
import { HOURS_UNAPPROVED, SHIFTS_WITHOUT_CHECK_OUT } from './modules/shifts/shift-close.hot.js';
import { ShiftNoticesService } from './modules/shifts/shift-notices.service.js';
import { ShiftChangingService } from './modules/shifts/shift-changing.service.js';
import { ShiftMakingService } from './modules/shifts/shift-making.service.js';
import { ShiftReadingService } from './modules/shifts/shift-reading.service.js';
import { ShiftReportResolver } from './modules/shifts/shift-report.resolver.js';
import { ShiftReportService } from './modules/shifts/shift-report.service.js';
import { ShiftStaffingService } from './modules/shifts/shift-staffing.service.js';
import { ShiftFitnessResolver } from './modules/shifts/shift-fitness.resolver.js';
import { ShiftFitnessService } from './modules/shifts/shift-fitness.service.js';
import { ShiftPlanningResolver, ShiftStaffingResolver } from './modules/shifts/shift.resolver.js';
import { CalendarFeedResolver } from './modules/shifts/feed/calendar-feed.resolver.js';
import { CalendarFeedService } from './modules/shifts/feed/calendar-feed.service.js';
import { UnfitShiftsService } from './modules/shifts/unfit-shifts.service.js';
import { ShiftSwapResolver } from './modules/shifts/swaps/swap.resolver.js';
import { StaleSwapsService } from './modules/shifts/swaps/stale-swaps.service.js';
import { ShiftSwapService } from './modules/shifts/swaps/swap.service.js';
import { AvailabilityResolver } from './modules/staff/availability.resolver.js';
import { AvailabilityService } from './modules/staff/availability.service.js';
import { ExpiryWarningService } from './modules/staff/expiry-warning.service.js';
import { StaffProfileService } from './modules/staff/staff-profile.service.js';
import { StaffResolver } from './modules/staff/staff.resolver.js';
import { StaffService } from './modules/staff/staff.service.js';
import { ApiTokenResolver } from './modules/tokens/api-token.resolver.js';
import { ApiTokenService } from './modules/tokens/api-token.service.js';
import { AccountResolver } from './modules/users/account.resolver.js';
import { AccountLinksService } from './modules/users/account-links.service.js';
import { AccountMailService } from './modules/users/account-mail.service.js';
import { OwnSessionsService } from './modules/users/own-sessions.service.js';
import { IdentityCheckResolver } from './modules/users/identity-check.resolver.js';
import { IdentityCheckService } from './modules/users/identity-check.service.js';
import { PasswordHasher } from './modules/users/password-hasher.js';
import { RegistrationResolver } from './modules/users/registration.resolver.js';
import { RegistrationService } from './modules/users/registration.service.js';
import { SecondFactorCheckService } from './modules/users/second-factor-check.service.js';
import { SecondFactorService } from './modules/users/second-factor.service.js';
import { SessionService } from './modules/users/session.service.js';
import { SetupService } from './modules/users/setup.service.js';
import { SignInService } from './modules/users/sign-in.service.js';
import { SignInThrottle } from './modules/users/sign-in-throttle.js';
import { AuditActorResolver } from './modules/users/actor-names.resolver.js';
import { UserAdminResolver } from './modules/users/user-admin.resolver.js';
import { UserAdminService } from './modules/users/user-admin.service.js';
import { UserResolver } from './modules/users/user.resolver.js';
import { UserService } from './modules/users/user.service.js';
import { PERSONAL_DATA } from './personal-data.js';
import type { Clock } from './platform/clock.js';
import type { FileStorage } from './platform/files/file-storage.js';
import type { Connection } from './platform/database/connection.js';
import { DatabaseEvents } from './platform/events/database-events.js';
import type { Logger } from './platform/logger.js';
import { createMailer } from './platform/mail/mailer.js';
import { Sealing } from './platform/sealing.js';
import { PublicAddress } from './platform/public-address.js';

export interface ContainerDeps {
  /** Need not be connected: nothing here runs a statement before a request asks for it. */
  readonly dataSource: DataSource;
  /** The same for what nobody waits for: jobs, with connections and limits of their own. */
  readonly behind: DataSource;
  /** The same database past any pooler, to listen on. */
  readonly direct: Connection;
  readonly config: Config;
  /** Where the files of records lie. */
  readonly files: FileStorage;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Where everything lives that is not code, absolute; mail that is not sent goes into a folder of it. */
  readonly dataFolder: string;
  /** What entries of the trail are keyed with. */
  readonly auditKeys: AuditKeys;
}

/**
 * The composition root: plain constructor calls, bottom up (design section 3).
 * Services take a deps object; resolvers take their services, and type-graphql asks `get` for them by class.
 */
const construct = ({
  dataSource,
  behind,
  direct,
  config,
  files,
  clock,
  logger,
  dataFolder,
  auditKeys,
}: ContainerDeps) => {
  // — platform and audit
  const bus = new DatabaseEvents({ dataSource, direct, logger });
  const audit = new AuditService({ dataSource, keys: auditKeys });
  const auditTrail = new AuditTrailService({ audit });
  const auditHeads = new AuditHeadsService({
    dataSource: behind,
    clock,
    files,
    dataFolder,
    places: config.audit.headsTo,
  });
  const publicAddress = new PublicAddress(config);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    folder: join(dataFolder, 'mail'),
    publicUrl: () => publicAddress.base,
    clock,
  });

  // — addresses, clients, cheer, settings
  const addressSearch = new AddressSearchService({ geocoder: config.geocoder, logger, clock });
  const cheer = new CheerService({ audit });
  const isProduction = config.mode === 'production';
  const settings = new ProviderSettingsService({ audit, provider: config.provider, isProduction });
  const backupStatus = new BackupStatusService({ dataFolder, clock });
  const phrases = new PhraseService({
    audit,
    isInvented: isInventedProvider(config.provider, isProduction),
  });

  // — patients
  const patientSearch = new PatientSearchService({ audit });
  const news = new PrfNews({ events: bus });
  const prfFollowing = new PrfFollowing({ audit, news });
  const deaths = new PatientDeathService({ audit, news: prfFollowing });
  const patients = new PatientService({ audit, cheer, searches: patientSearch, news: prfFollowing });
  const proposals = new ProposalService({ audit, patients });
  const guardians = new GuardianService({ audit, patients, dataSource: behind });
  const patientBatch = new PatientBatchService({ audit, cheer });
  const patientImports = new PatientImportService({
    audit,
    batch: patientBatch,
    patients,
    searches: patientSearch,
  });

  // — notifications, users, tokens
  const post = new PostOffice({ dataSource: behind, clock, mailer, publicAddress, settings });
  const notifications = new NotificationService({ dataSource: behind, clock, events: bus, post });
  const hasher = new PasswordHasher();
  const throttle = new SignInThrottle();
  const sealing = new Sealing(config.secretKey);
  const needingSecondFactor: readonly Role[] = config.requiresAdminSecondFactor ? ['admin'] : [];
  const secondFactorChecks = new SecondFactorCheckService({
    audit,
    sealing,
    requiredOf: needingSecondFactor,
  });
  const sessions = new SessionService({
    events: bus,
    limits: { idleMinutes: config.sessionIdleMinutes, absoluteHours: LIMITS.session.absoluteHours },
    needingSecondFactor,
    isDemo: config.isDemo,
  });
  const signIns = new SignInService({
    dataSource,
    clock,
    audit,
    sessions,
    throttle,
    hasher,
    secondFactors: secondFactorChecks,
    isDemo: config.isDemo,
  });
  const setup = new SetupService({ dataSource, isSetupMode: config.isSetupMode, logger, audit, hasher });
  const users = new UserService({ audit });
  const accountMail = new AccountMailService({ dataSource: behind, clock, post });
  const accountLinks = new AccountLinksService({
    audit,
    mail: accountMail,
    hasher,
    sessions,
    throttle,
    signIns,
    secondFactors: secondFactorChecks,
  });
  const secondFactors = new SecondFactorService({
    audit,
    sealing,
    checks: secondFactorChecks,
    sessions,
    signIns,
    mail: accountMail,
    settings,
  });
  const ownSessions = new OwnSessionsService({ audit, sessions });
  const registrations = new RegistrationService({
    audit,
    cheer,
    patients,
    guardians,
    proposals,
    mail: accountMail,
    hasher,
  });
  const identityChecks = new IdentityCheckService({ audit, proposals });
  const tokens = new ApiTokenService({ audit, events: bus, isDemo: config.isDemo });
  const unfitShifts = new UnfitShiftsService({ notifications, post });
  const calendarFeeds = new CalendarFeedService({
    audit,
    dataSource,
    clock,
    publicAddress,
    isDemo: config.isDemo,
  });
  const userAdmin = new UserAdminService({
    audit,
    sessions,
    mail: accountMail,
    integrations: tokens,
    rota: unfitShifts,
    feeds: calendarFeeds,
  });
  const listViews = new ListViewService({ audit });
  const attachments = new AttachmentService({ files, logger });

  // — staff, events
  const staff = new StaffService({ audit });
  const availability = new AvailabilityService({ audit });
  const staffProfiles = new StaffProfileService({ audit, shifts: unfitShifts });
  const expiryWarnings = new ExpiryWarningService({ notifications, post });
  const breachWarnings = new BreachWarningService({ notifications, post });
  const events = new EventService({ audit });
  const clients = new ClientService({ audit });

  // — shifts
  const shiftNotices = new ShiftNoticesService({ notifications, post });
  const staleSwaps = new StaleSwapsService({ notices: shiftNotices, post });
  const eventClosing = new EventCloseService({
    audit,
    events,
    checks: [PRFS_UNSIGNED, SHIFTS_WITHOUT_CHECK_OUT, HOURS_UNAPPROVED],
  });
  const eventPlanning = new EventPlanningService({
    audit,
    clients,
    shifts: new EventShiftsService({ audit, notices: shiftNotices }),
    closing: eventClosing,
  });
  const shiftReading = new ShiftReadingService();
  const shiftMaking = new ShiftMakingService({ audit, events });
  const shiftChanging = new ShiftChangingService({ audit, notices: shiftNotices });
  const shiftStaffing = new ShiftStaffingService({ audit, notices: shiftNotices });
  const shiftReports = new ShiftReportService({ audit });
  const shiftAttendance = new ShiftAttendanceService({ audit });
  const shiftProposals = new ShiftProposalService({ reading: shiftReading });

  // — prf
  const prfSaving = new PrfSavingService({ audit, news, settings, notifications });
  const prfSigning = new PrfSigningService({ audit, news, signIns, staff, deaths });
  const prfAmending = new PrfAmendingService({ audit, news, signIns, staff, deaths });
  const prfLateEdits = new PrfLateEditsService({ audit, news });
  const handovers = new HandoverService({ audit, news });
  const prfHistory = new PrfHistoryService({ audit });
  const prfs = new PrfService({ audit, news, deaths });
  const prfLive = new PrfLiveService({ audit, events: bus, presence: new PrfPresence({ events: bus }) });
  const prfReading = new PrfReadingService({ audit });
  const seeAndTreat = new SeeAndTreatService({ audit, events, prfSaving });
  const dashboards = new DashboardService({ audit, events, patientSearch, prfReading, shiftReading });
  const prfPictures = new PrfPicturesService({ audit, news, attachments, logger });
  const prfPrintouts = new PrfPrintoutService({
    reading: prfReading,
    pictures: prfPictures,
    settings,
    cheer,
  });
  const exports = new ExportService({
    audit,
    auditTrail,
    events,
    patientSearch,
    prfReading,
    seeAndTreat,
    shiftReports,
    settings,
  });
  const longExports = new LongExportService({ audit, exports, files });
  const exportMaker = new LongExportMaker({
    audit,
    exports,
    sessions,
    files,
    dataSource: behind,
    clock,
    logger,
  });

  // — privacy
  const notices = new NoticeService({ audit });
  const kiosks = new KioskService({ audit, notices, proposals, sessions });
  const kioskDesk = new KioskDeskService({
    audit,
    patients,
    proposals,
    prfs,
    reading: prfReading,
    saving: prfSaving,
  });

  const retention = new RetentionService({ audit, holders: PERSONAL_DATA, dataSource: behind, clock });
  const erasing = new ErasingService({
    audit,
    attachments,
    holders: PERSONAL_DATA,
    dataSource: behind,
    clock,
    logger,
  });
  const patientCopies = new PatientCopyService({
    patients,
    reading: prfReading,
    printouts: prfPrintouts,
    seeAndTreat,
    settings,
  });

  const accessRequests = new AccessRequestService({ audit });
  const patientMerges = new PatientMergeService({
    audit,
    followers: [identityChecks, retention, accessRequests],
    news: prfFollowing,
  });

  // — interop
  const fhirExports = new FhirExportService({
    patients,
    merges: patientMerges,
    reading: prfReading,
    pictures: prfPictures,
    seeAndTreat,
    settings,
    cheer,
  });

  const assembling = new AssemblingService({
    audit,
    copies: patientCopies,
    accounts: new AccountCopyService({ holders: PERSONAL_DATA, settings }),
    fhir: fhirExports,
    holders: PERSONAL_DATA,
    files,
    dataSource: behind,
    clock,
    logger,
  });

  const sender = new WebhookSender(config.webhooks);
  const webhooks = new WebhookService({ audit, sender });
  const webhookDeliveries = new WebhookDeliveryService({ audit, sender, dataSource: behind, clock });

  const services = {
    bus,
    audit,
    publicAddress,
    addressSearch,
    cheer,
    auditTrail,
    auditHeads,
    backupStatus,
    settings,
    patients,
    patientSearch,
    sessions,
    throttle,
    secondFactors,
    signIns,
    setup,
    users,
    accountMail,
    registrations,
    tokens,
    attachments,
    staff,
    staffProfiles,
    expiryWarnings,
    breachWarnings,
    guardians,
    events,
    notifications,
    shiftNotices,
    staleSwaps,
    unfitShifts,
    calendarFeeds,
    shiftReading,
    shiftMaking,
    shiftChanging,
    shiftStaffing,
    shiftAttendance,
    shiftReports,
    prfSaving,
    prfSigning,
    prfAmending,
    handovers,
    prfs,
    prfReading,
    prfLive,
    prfPictures,
    prfPrintouts,
    seeAndTreat,
    notices,
    kiosks,
    retention,
    erasing,
    assembling,
    patientCopies,
    fhirExports,
    webhookDeliveries,
    dashboards,
    exports,
    longExports,
    exportMaker,
  };
  const resolvers = new Map<unknown, object>([
    [AuditResolver, new AuditResolver(auditTrail)],
    [AddressSearchResolver, new AddressSearchResolver(addressSearch)],
    [CheerResolver, new CheerResolver(cheer, new CheerAdminService({ audit }))],
    [ProviderSettingsResolver, new ProviderSettingsResolver(settings)],
    [BackupStatusResolver, new BackupStatusResolver(backupStatus)],
    [PhraseResolver, new PhraseResolver(phrases)],
    [PatientImportResolver, new PatientImportResolver(patientImports)],
    [WebhookResolver, new WebhookResolver(webhooks, webhookDeliveries)],
    [PatientMergeResolver, new PatientMergeResolver(patientMerges)],
    [PatientClashResolver, new PatientClashResolver(new PatientClashService({ audit, patients }))],
    [IdentityCheckResolver, new IdentityCheckResolver(identityChecks)],
    [PatientDeathResolver, new PatientDeathResolver(deaths)],
    [PatientResolver, new PatientResolver(patients, patientSearch)],
    [GuardianResolver, new GuardianResolver(guardians)],
    [ProposalResolver, new ProposalResolver(proposals)],
    [UserResolver, new UserResolver(signIns, setup, users)],
    [AccountResolver, new AccountResolver(ownSessions, secondFactors)],
    [UserAdminResolver, new UserAdminResolver(userAdmin)],
    [RegistrationResolver, new RegistrationResolver(registrations, accountLinks)],
    [AuditActorResolver, new AuditActorResolver()],
    [ApiTokenResolver, new ApiTokenResolver(tokens)],
    [NotificationResolver, new NotificationResolver(notifications)],
    [ListViewResolver, new ListViewResolver(listViews)],
    [AvailabilityResolver, new AvailabilityResolver(availability)],
    [StaffResolver, new StaffResolver(staff, staffProfiles)],
    [ClientResolver, new ClientResolver(clients)],
    [EventCloseResolver, new EventCloseResolver(eventClosing)],
    [EventResolver, new EventResolver(events, eventPlanning)],
    [ShiftReportResolver, new ShiftReportResolver(shiftReports)],
    [ShiftPlanningResolver, new ShiftPlanningResolver(shiftReading, shiftMaking, shiftChanging)],
    [CalendarFeedResolver, new CalendarFeedResolver(calendarFeeds)],
    [ShiftFitnessResolver, new ShiftFitnessResolver(new ShiftFitnessService())],
    [ShiftSwapResolver, new ShiftSwapResolver(new ShiftSwapService({ audit, notices: shiftNotices }))],
    [ShiftProposalResolver, new ShiftProposalResolver(shiftProposals)],
    [ShiftStaffingResolver, new ShiftStaffingResolver(shiftStaffing, shiftAttendance)],
    [PrfResolver, new PrfResolver(prfSaving, prfSigning, prfs, prfReading)],
    [PrfAmendingResolver, new PrfAmendingResolver(prfAmending, prfLateEdits)],
    [HandoverResolver, new HandoverResolver(handovers, publicAddress)],
    [PrfLiveResolver, new PrfLiveResolver(prfLive)],
    [PrfHistoryResolver, new PrfHistoryResolver(prfHistory)],
    [SeeAndTreatResolver, new SeeAndTreatResolver(seeAndTreat)],
    [NoticeResolver, new NoticeResolver(notices)],
    [KioskResolver, new KioskResolver(kiosks, kioskDesk, publicAddress)],
    [LongExportResolver, new LongExportResolver(longExports)],
    [AccessRequestResolver, new AccessRequestResolver(accessRequests)],
    [BreachResolver, new BreachResolver(new BreachService({ audit }))],
    [RetentionResolver, new RetentionResolver(retention, erasing)],
    [RestrictedResolver, new RestrictedResolver(new RestrictedService({ audit }))],
    [LegalHoldResolver, new LegalHoldResolver(new LegalHoldService({ audit }))],
    [DashboardResolver, new DashboardResolver(dashboards)],
  ]);
  return { services, resolvers };
};

export type Services = ReturnType<typeof construct>['services'];

export interface Container {
  readonly services: Services;
  /** type-graphql's container: the one instance of a resolver class. Throws for a class that nobody constructed. */
  get(resolverClass: abstract new (...parameters: never[]) => object): object;
}

export const createContainer = (deps: ContainerDeps): Container => {
  const { services, resolvers } = construct(deps);
  return {
    services,
    get: (resolverClass) => {
      const resolver = resolvers.get(resolverClass);
      if (!resolver) throw new Error(`container.ts constructs no ${resolverClass.name}`);
      return resolver;
    },
  };
};
