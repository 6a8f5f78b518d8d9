import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import { DoseRangeRow } from './dose-range.entity.js';
import { DoseRangeResolver } from './dose-range.resolver.js';
import { DoseRangeService } from './dose-range.service.js';

export const formularyModule = defineModule({
  name: 'formulary',
  scope: 'settings',
  entities: [DoseRangeRow],
  impersonal: {
    dose_range: 'The dose range of a drug; who entered it counts as the account’s activity.',
    dose_range_version: 'The same, as it was before.',
  },
  start: ({ audit }: { readonly audit: AuditService }) => {
    const doseRanges = new DoseRangeService({ audit });
    return { services: { doseRanges }, resolvers: [new DoseRangeResolver(doseRanges)] };
  },
});
