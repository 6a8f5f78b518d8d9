import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { PrfReadingService } from '../prf/reading/prf-reading.service.js';
import { SafetyResolver } from './safety.resolver.js';
import { SafetyService } from './safety.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly prfReading: PrfReadingService;
}

export const safetyModule = defineModule({
  name: 'safety',
  scope: 'reports',
  start: ({ audit, prfReading }: Needs) => ({
    resolvers: [new SafetyResolver(new SafetyService({ audit, prfReading }))],
  }),
});
