import type { PrfStepKey } from '@sideline/schema/prf/catalogue/steps';
import { defineModule } from '../../platform/module.js';
import type { AttachmentService } from '../attachments/attachment.service.js';
import type { AuditService } from '../audit/audit.service.js';
import type { CheerService } from '../cheer/cheer.service.js';
import { CLOSE_CHECKS } from '../events/events.ports.js';
import type { RecordStockService } from '../inventory/usage/record-stock.service.js';
import type { NotificationService } from '../notifications/notification.service.js';
import { STILL_SO } from '../notifications/notifications.ports.js';
import type { PostOffice } from '../notifications/post-office.service.js';
import type { PatientDeathService } from '../patients/patient-death.service.js';
import { PATIENT_NEWS } from '../patients/patients.ports.js';
import type { RightsService } from '../settings/rights.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { StaffService } from '../staff/staff.service.js';
import type { SignInService } from '../users/sign-in.service.js';
import { CHASE_TASK, UnsignedAuthorsService } from './chase/unsigned-authors.service.js';
import { CHASE_OBSERVATIONS_TASK, OverdueObservationsService } from './chase/overdue-observations.service.js';
import { UnsignedAuthorsResolver } from './chase/unsigned-authors.resolver.js';
import { HandoverResolver } from './handover/handover.resolver.js';
import { handoverRoutes } from './handover/handover.routes.js';
import { HandoverService } from './handover/handover.service.js';
import { pictureRoutes } from './pictures/pictures.routes.js';
import { PrfAmendingResolver } from './amending/prf-amending.resolver.js';
import { PrfAmendingService } from './amending/prf-amending.service.js';
import { PRFS_UNSIGNED } from './saving/prf-close.hot.js';
import { PrfFollowing } from './saving/prf-following.js';
import { PrfHistoryResolver } from './history/prf-history.resolver.js';
import { PrfHistoryService } from './history/prf-history.service.js';
import { PrfLateEditsService } from './amending/prf-late-edits.service.js';
import { PrfLiveResolver } from './live/prf-live.resolver.js';
import { PrfLiveService } from './live/prf-live.service.js';
import { PrfNews } from './live/prf-news.js';
import { PrfPicturesService } from './pictures/prf-pictures.service.js';
import { PrfPresence } from './live/prf-presence.js';
import { PrfReadingService } from './reading/prf-reading.service.js';
import { PrfSavingService } from './saving/prf-saving.service.js';
import { PrfSigningService } from './signing/prf-signing.service.js';
import { SealedSigningService } from './signing/sealed-signing.service.js';
import { FORGET_SIGNING_KEYS_TASK, SigningKeysService } from './signing/signing-keys.service.js';
import { prfData } from './prf.personal-data.js';
import { PrfResolver } from './prf.resolver.js';
import { prfRoutes } from './printout/prf.routes.js';
import { PrfService } from './prf.service.js';
import { QuestionAnswersResolver } from './questions/question-answers.resolver.js';
import { QuestionAnswersService } from './questions/question-answers.service.js';
import { PrfPrintoutService } from './printout/prf-printout.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly cheer: CheerService;
  readonly deaths: PatientDeathService;
  readonly settings: ProviderSettingsService;
  readonly notifications: NotificationService;
  readonly post: PostOffice;
  readonly signIns: SignInService;
  readonly attachments: AttachmentService;
  readonly staff: StaffService;
  readonly recordStock: RecordStockService;
  readonly rights: RightsService;
}

export const prfModule = defineModule({
  name: 'prf',
  scope: 'prfs',
  personalData: [prfData],
  impersonal: {
    signing_key: 'Keys of the server itself, for signatures that are made offline.',
    prf_reminder: 'That an account has been reminded on a day.',
  },
  start: (
    {
      audit,
      cheer,
      deaths,
      settings,
      notifications,
      post,
      signIns,
      attachments,
      staff,
      rights,
      recordStock: stock,
    }: Needs,
    { logger, bus, publicAddress, dataSource, sealing, clock },
  ) => {
    const news = new PrfNews({ events: bus });
    const prfSaving = new PrfSavingService({ audit, news, stock, settings, notifications });
    const prfSigning = new PrfSigningService({ audit, news, signIns, staff, deaths });
    const signingKeys = new SigningKeysService({ dataSource, sealing, clock });
    const sealedSigning = new SealedSigningService({
      audit,
      signIns,
      staff,
      signing: prfSigning,
      keys: signingKeys,
    });
    const prfs = new PrfService({ audit, news, stock, deaths, rights });
    const unsigned = new UnsignedAuthorsService({ audit, notifications, post });
    const overdueObservations = new OverdueObservationsService({ notifications, post });
    const prfReading = new PrfReadingService({ audit });
    const amending = new PrfAmendingService({ audit, news, stock, signIns, staff, deaths });
    const lateEdits = new PrfLateEditsService({ audit, news });
    const handovers = new HandoverService({ audit, news });
    const live = new PrfLiveService({ audit, events: bus, presence: new PrfPresence({ events: bus }) });
    const prfPictures = new PrfPicturesService({ audit, news, attachments, logger });
    const prfPrintouts = new PrfPrintoutService({
      reading: prfReading,
      pictures: prfPictures,
      settings,
      cheer,
    });
    return {
      services: {
        unsignedAuthors: unsigned,
        overdueObservations,
        prfSaving,
        prfSigning,
        prfs,
        prfReading,
        prfPictures,
        prfPrintouts,
      },
      resolvers: [
        new PrfResolver(prfSaving, prfSigning, sealedSigning, signingKeys, prfs, prfReading),
        new PrfAmendingResolver(amending, lateEdits),
        new HandoverResolver(handovers, publicAddress),
        new PrfHistoryResolver(new PrfHistoryService({ audit })),
        new PrfLiveResolver(live),
        new UnsignedAuthorsResolver(unsigned),
        new QuestionAnswersResolver(new QuestionAnswersService({ audit })),
      ],
      routes: {
        prf: prfRoutes({ prfPrintouts }),
        pictures: pictureRoutes({ prfPictures }),
        handover: handoverRoutes({ handovers }),
      },
      jobs: {
        tasks: {
          [CHASE_TASK]: () => unsigned.chase(),
          [CHASE_OBSERVATIONS_TASK]: () => overdueObservations.chase(),
          [FORGET_SIGNING_KEYS_TASK]: () => signingKeys.forgetExpired(),
        },
        crontab: [
          `5 7 * * * ${CHASE_TASK}`,
          `* * * * * ${CHASE_OBSERVATIONS_TASK}`,
          `25 3 * * * ${FORGET_SIGNING_KEYS_TASK}`,
        ],
      },
      // The SDL has checked the arguments' shapes.
      subscriptions: {
        prfChanged: ({ context, args }) => live.follow(context, args['prfId'] as string),
        prfVisitors: ({ context, args }) =>
          live.visit(context, args['prfId'] as string, args['step'] as PrfStepKey),
      },
      contributes: [
        PATIENT_NEWS.takes(new PrfFollowing({ audit, news })),
        CLOSE_CHECKS.takes(PRFS_UNSIGNED),
        STILL_SO.takes((sent) => unsigned.isStillSo(sent)),
        STILL_SO.takes((sent) => overdueObservations.isStillSo(sent)),
      ],
    };
  },
});
