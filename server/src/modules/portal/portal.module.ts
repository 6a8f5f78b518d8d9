import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { PatientService } from '../patients/patient.service.js';
import type { PrfReadingService } from '../prf/reading/prf-reading.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import { GuardianLinkService } from './guardian-link.service.js';
import { portalData } from './portal.personal-data.js';
import { PortalResolver } from './portal.resolver.js';
import { portalRoutes } from './portal.routes.js';
import { PortalService } from './portal.service.js';
import { ShareService } from './share.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly patients: PatientService;
  readonly prfReading: PrfReadingService;
  readonly settings: ProviderSettingsService;
}

export const portalModule = defineModule({
  name: 'portal',
  personalData: [portalData],
  start: ({ audit, patients, prfReading, settings }: Needs, { publicAddress }) => {
    const portal = new PortalService({ audit, reading: prfReading, settings });
    const shares = new ShareService({ audit, settings, portal });
    const guardians = new GuardianLinkService({ audit, patients });
    return {
      resolvers: [new PortalResolver(portal, shares, guardians, publicAddress)],
      routes: { portal: portalRoutes({ portal, shares }) },
    };
  },
});
