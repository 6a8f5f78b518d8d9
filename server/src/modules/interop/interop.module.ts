import { ANNOUNCE_TASK, type Announcement } from '../../platform/announce.js';
import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { CheerService } from '../cheer/cheer.service.js';
import type { PatientMergeService } from '../patients/patient-merge.service.js';
import type { PatientService } from '../patients/patient.service.js';
import type { PrfPicturesService } from '../prf/pictures/prf-pictures.service.js';
import type { PrfReadingService } from '../prf/reading/prf-reading.service.js';
import type { SeeAndTreatService } from '../see-and-treat/see-and-treat.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import { FhirApiService } from './api/fhir-api.service.js';
import { fhirApiRoutes } from './api/fhir-api.routes.js';
import { FhirCode } from './codes/fhir-code.entity.js';
import { FhirCodeResolver } from './codes/fhir-code.resolver.js';
import { FhirCodeService } from './codes/fhir-code.service.js';
import { CHANGE_LIMITS } from '@sideline/schema/changes';
import { enqueue } from '../../platform/jobs/jobs.js';
import type { EventService } from '../events/event.service.js';
import type { StockReadingService } from '../inventory/stock/stock-reading.service.js';
import type { ShiftReadingService } from '../shifts/shift-reading.service.js';
import { changeRoutes } from './changes/changes.routes.js';
import { ChangesResolver } from './changes/changes.resolver.js';
import { ChangesService } from './changes/changes.service.js';
import { NodeService } from './changes/node.service.js';
import { FhirExportService } from './fhir/fhir-export.service.js';
import { fhirRoutes } from './fhir/fhir.routes.js';
import { DELIVER_TASK, WebhookDeliveryService } from './webhooks/webhook-delivery.service.js';
import { WebhookSender } from './webhooks/webhook-sender.js';
import { WebhookResolver } from './webhooks/webhook.resolver.js';
import { WebhookService } from './webhooks/webhook.service.js';

const PUBLISH_TASK = 'publish-changes';
const MINUTE_MS = 60_000;
const EVERY_MS: number = CHANGE_LIMITS.publishEveryMs;
/** The later moments of a minute at which changes are published. */
const LATER_IN_A_MINUTE = Array.from(
  { length: Math.ceil(MINUTE_MS / EVERY_MS) - 1 },
  (_, turn) => (turn + 1) * EVERY_MS,
);

interface Needs {
  readonly audit: AuditService;
  readonly cheer: CheerService;
  readonly settings: ProviderSettingsService;
  readonly patients: PatientService;
  readonly patientMerges: PatientMergeService;
  readonly prfReading: PrfReadingService;
  readonly prfPictures: PrfPicturesService;
  readonly seeAndTreat: SeeAndTreatService;
  readonly events: EventService;
  readonly shiftReading: ShiftReadingService;
  readonly stockReading: StockReadingService;
}

export const interopModule = defineModule({
  name: 'interop',
  scope: 'prfs',
  entities: [FhirCode],
  impersonal: {
    fhir_code: 'The code for a value in a list; who entered it counts as the account’s activity.',
    webhook_endpoint: 'Another system’s address, and who entered it.',
    webhook_delivery: 'Ids only (schema/src/webhooks).',
    webhook_attempt: 'How another system answered an id.',
  },
  start: (
    {
      audit,
      cheer,
      settings,
      patients,
      patientMerges,
      prfReading,
      prfPictures,
      seeAndTreat,
      events,
      shiftReading,
      stockReading,
    }: Needs,
    { config, clock, behind, sealing, publicAddress },
  ) => {
    const fhirCodes = new FhirCodeService({ audit });
    const fhirExports = new FhirExportService({
      codes: fhirCodes,
      patients,
      merges: patientMerges,
      reading: prfReading,
      pictures: prfPictures,
      seeAndTreat,
      settings,
      cheer,
    });
    const fhirApi = new FhirApiService({ audit, patients, exports: fhirExports, publicAddress });
    const sender = new WebhookSender(config.webhooks);
    const webhooks = new WebhookService({ audit, sender, sealing });
    const webhookDeliveries = new WebhookDeliveryService({
      audit,
      sender,
      sealing,
      dataSource: behind,
      clock,
    });
    const changes = new ChangesService();
    const nodes = new NodeService({ changes, patients, prfReading, shiftReading, events, stockReading });
    return {
      services: { fhirExports, webhookDeliveries },
      resolvers: [
        new WebhookResolver(webhooks, webhookDeliveries),
        new FhirCodeResolver(fhirCodes),
        new ChangesResolver(changes, nodes),
      ],
      routes: {
        fhir: [...fhirRoutes({ fhirExports }), ...fhirApiRoutes({ fhirApi })],
        changes: changeRoutes({ changes }),
      },
      jobs: {
        tasks: {
          [ANNOUNCE_TASK]: (payload) => webhookDeliveries.announce(payload as Announcement),
          [DELIVER_TASK]: (payload) =>
            webhookDeliveries.deliver((payload as { readonly deliveryId: string }).deliveryId),
          [PUBLISH_TASK]: async (payload) => {
            await changes.publish(behind);
            // The queue's clock has minutes. In between, each minute's own task asks for the rest of it.
            if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return;
            for (const after of LATER_IN_A_MINUTE)
              await enqueue(
                behind,
                PUBLISH_TASK,
                {},
                { key: `${PUBLISH_TASK}:${String(after)}`, runAt: new Date(Date.now() + after) },
              );
          },
        },
        crontab: [`* * * * * ${PUBLISH_TASK}`],
      },
    };
  },
});
