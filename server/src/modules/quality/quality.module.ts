import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import { qualityData } from './quality.personal-data.js';
import { QualityResolver } from './quality.resolver.js';
import { QualityService } from './quality.service.js';

interface Needs {
  readonly audit: AuditService;
}

export const qualityModule = defineModule({
  name: 'quality',
  scope: 'reports',
  personalData: [qualityData],
  start: ({ audit }: Needs) => ({
    resolvers: [new QualityResolver(new QualityService({ audit }))],
  }),
});
