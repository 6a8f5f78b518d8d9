import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import { CLOSE_CHECKS } from '../../events/events.ports.js';
import type { NotificationService } from '../../notifications/notification.service.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import { UNWITNESSED_ENTRIES } from '../overview/overview.ports.js';
import type { PostingService } from '../stock/posting.service.js';
import type { WitnessService } from '../witnesses/witness.service.js';
import { controlledDrugExports } from './controlled-drugs.exports.js';
import { controlledDrugData } from './controlled-drugs.personal-data.js';
import { ControlledDrugResolver } from './controlled-drugs.resolver.js';
import { controlledDrugRoutes } from './controlled-drugs.routes.js';
import { ControlledDrugService } from './controlled-drugs.service.js';
import { DrugRegisterPaperService } from './drug-register-paper.service.js';
import { DrugRegisterService } from './drug-register.service.js';
import { DISCREPANCIES_OPEN, ENTRIES_TO_WITNESS, ENTRIES_UNWITNESSED } from './drugs-close.hot.js';

interface Needs {
  readonly audit: AuditService;
  readonly settings: ProviderSettingsService;
  readonly notifications: NotificationService;
  readonly stockPosting: PostingService;
  readonly witnesses: WitnessService;
}

export const controlledDrugsModule = defineModule({
  name: 'inventory/controlled-drugs',
  scope: 'controlled_drugs',
  personalData: [controlledDrugData],
  impersonal: {
    controlled_witness: 'That an entry of a register had no witness, and who proved that they saw it.',
    controlled_count: 'How much of a drug two people counted at a place.',
    controlled_discrepancy: 'What an administrator found behind a count that differs.',
  },
  start: ({ audit, settings, notifications, stockPosting, witnesses }: Needs) => {
    const registers = new DrugRegisterService({ audit });
    const drugs = new ControlledDrugService({ audit, posting: stockPosting, witnesses, notifications });
    const papers = new DrugRegisterPaperService({ audit, settings, registers });
    return {
      services: { controlledDrugs: drugs, drugRegisters: registers },
      resolvers: [new ControlledDrugResolver(registers, drugs)],
      routes: { 'controlled-drugs': controlledDrugRoutes({ papers }) },
      exports: controlledDrugExports(registers),
      contributes: [
        CLOSE_CHECKS.takes(DISCREPANCIES_OPEN),
        CLOSE_CHECKS.takes(ENTRIES_UNWITNESSED),
        UNWITNESSED_ENTRIES.takes(ENTRIES_TO_WITNESS),
      ],
    };
  },
});
