import { defineModule } from '../../platform/module.js';
import type { AttachmentService } from '../attachments/attachment.service.js';
import type { AuditService } from '../audit/audit.service.js';
import type { FhirExportService } from '../interop/fhir/fhir-export.service.js';
import type { NotificationService } from '../notifications/notification.service.js';
import type { PostOffice } from '../notifications/post-office.service.js';
import type { PatientService } from '../patients/patient.service.js';
import { MERGE_FOLLOWERS } from '../patients/patients.ports.js';
import type { ProposalService } from '../patients/proposals/proposal.service.js';
import type { PrfReadingService } from '../prf/reading/prf-reading.service.js';
import type { PrfSavingService } from '../prf/saving/prf-saving.service.js';
import type { PrfService } from '../prf/prf.service.js';
import type { PrfPrintoutService } from '../prf/printout/prf-printout.service.js';
import type { SeeAndTreatService } from '../see-and-treat/see-and-treat.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { RightsService } from '../settings/rights.service.js';
import type { SessionService } from '../users/session.service.js';
import { BREACH_WARNING_TASK, BreachWarningService } from './breaches/breach-warning.service.js';
import { BreachResolver } from './breaches/breach.resolver.js';
import { BreachService } from './breaches/breach.service.js';
import { AccountCopyService } from './copy/account-copy.service.js';
import { patientCopyRoutes } from './copy/patient-copy.routes.js';
import { PatientCopyService } from './copy/patient-copy.service.js';
import { KioskDeskService } from './kiosk/kiosk-desk.service.js';
import { kioskData } from './kiosk/kiosk.personal-data.js';
import { KioskResolver } from './kiosk/kiosk.resolver.js';
import { kioskRoutes } from './kiosk/kiosk.routes.js';
import { KioskService } from './kiosk/kiosk.service.js';
import { NoticeResolver } from './notice.resolver.js';
import { NoticeService } from './notice.service.js';
import { PublicFigureResolver } from './public-figures/public-figure.resolver.js';
import { PublicFigureService } from './public-figures/public-figure.service.js';
import { restrictedData } from './restricted/restricted.personal-data.js';
import { RestrictedResolver } from './restricted/restricted.resolver.js';
import { RestrictedService } from './restricted/restricted.service.js';
import { ERASE_TASK, ErasingService, REMOVE_FILES_TASK } from './retention/erasing.service.js';
import { LegalHoldResolver } from './retention/legal-hold.resolver.js';
import { LegalHoldService } from './retention/legal-hold.service.js';
import { retentionData } from './retention/retention.personal-data.js';
import { RetentionResolver } from './retention/retention.resolver.js';
import { END_TERMS_TASK, LIST_FOR_ERASURE_TASK, RetentionService } from './retention/retention.service.js';
import { AccessRequestResolver } from './rights/access-request.resolver.js';
import { AccessRequestService } from './rights/access-request.service.js';
import { accessRequestRoutes } from './rights/access-requests.routes.js';
import { ASSEMBLE_TASK, AssemblingService } from './rights/assembling.service.js';
import { rightsData } from './rights/rights.personal-data.js';

interface Needs {
  readonly audit: AuditService;
  readonly rights: RightsService;
  readonly settings: ProviderSettingsService;
  readonly patients: PatientService;
  readonly proposals: ProposalService;
  readonly notifications: NotificationService;
  readonly post: PostOffice;
  readonly sessions: SessionService;
  readonly attachments: AttachmentService;
  readonly prfs: PrfService;
  readonly prfReading: PrfReadingService;
  readonly prfSaving: PrfSavingService;
  readonly prfPrintouts: PrfPrintoutService;
  readonly seeAndTreat: SeeAndTreatService;
  readonly fhirExports: FhirExportService;
}

export const privacyModule = defineModule({
  name: 'privacy',
  scope: 'privacy',
  personalData: [rightsData, restrictedData, retentionData, kioskData],
  impersonal: {
    breach:
      'What happened to the data of several people, without naming anyone; it never holds a patient’s id.',
    breach_change: 'How the description of a breach was changed, and by whom.',
    breach_warning: 'That the administrators were warned of its deadline.',
    erasure_run: 'Who started the approved erasures, and how far they have got.',
    tombstone: 'An id and a number that cannot be used again.',
    gdpr_notice: 'The text that patients read, and who wrote it.',
  },
  start: (
    {
      audit,
      rights,
      settings,
      patients,
      proposals,
      notifications,
      post,
      sessions,
      attachments,
      prfs,
      prfReading,
      prfSaving,
      prfPrintouts,
      seeAndTreat,
      fhirExports,
    }: Needs,
    { clock, logger, behind, files, publicAddress, holders },
  ) => {
    const work = { audit, holders, dataSource: behind, clock, logger };
    const breachWarnings = new BreachWarningService({ notifications, post });
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
    const retention = new RetentionService({ ...work, rights });
    const erasing = new ErasingService({ ...work, attachments });
    const patientCopies = new PatientCopyService({
      patients,
      reading: prfReading,
      printouts: prfPrintouts,
      seeAndTreat,
      settings,
    });
    const accessRequests = new AccessRequestService({ audit });
    const assembling = new AssemblingService({
      ...work,
      copies: patientCopies,
      accounts: new AccountCopyService({ holders, settings }),
      fhir: fhirExports,
      files,
    });
    return {
      services: { breachWarnings, retention, erasing, assembling },
      resolvers: [
        new NoticeResolver(notices),
        new KioskResolver(kiosks, kioskDesk, publicAddress),
        new RetentionResolver(retention, erasing),
        new LegalHoldResolver(new LegalHoldService({ audit })),
        new RestrictedResolver(new RestrictedService({ audit, prfs })),
        new PublicFigureResolver(new PublicFigureService({ audit })),
        new AccessRequestResolver(accessRequests),
        new BreachResolver(new BreachService({ audit })),
      ],
      routes: {
        kiosk: kioskRoutes({ kiosks, notices }),
        'patient-copy': patientCopyRoutes({ patientCopies }),
        'access-requests': accessRequestRoutes({ assembling }),
      },
      jobs: {
        tasks: {
          [BREACH_WARNING_TASK]: () => breachWarnings.warn(),
          [LIST_FOR_ERASURE_TASK]: () => retention.list(),
          [END_TERMS_TASK]: () => retention.endTerms(),
          [ERASE_TASK]: (payload) => erasing.run(payload),
          [REMOVE_FILES_TASK]: (payload) => erasing.removeFiles(payload),
          [ASSEMBLE_TASK]: (payload) => assembling.run(payload),
          'remove-expired-access-files': () => assembling.removeExpired(),
        },
        crontab: [
          '53 3 * * * remove-expired-access-files',
          `11 4 1 * * ${LIST_FOR_ERASURE_TASK}`,
          `19 4 * * * ${END_TERMS_TASK}`,
          `*/5 * * * * ${BREACH_WARNING_TASK}`,
        ],
      },
      contributes: [MERGE_FOLLOWERS.takes(retention, accessRequests)],
    };
  },
});
