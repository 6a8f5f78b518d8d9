import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { CheerService } from '../cheer/cheer.service.js';
import { GuardianResolver } from './guardian/guardian.resolver.js';
import { GuardianService } from './guardian/guardian.service.js';
import { PatientBatchService } from './patient-batch.service.js';
import { PatientClashResolver } from './patient-clash.resolver.js';
import { PatientClashService } from './patient-clash.service.js';
import { PatientDeathResolver } from './patient-death.resolver.js';
import { PatientDeathService } from './patient-death.service.js';
import { PatientImportResolver } from './patient-import.resolver.js';
import { PatientImportService } from './patient-import.service.js';
import { PatientMergeResolver } from './patient-merge.resolver.js';
import { PatientMergeService } from './patient-merge.service.js';
import { PatientSearchService } from './patient-search.service.js';
import { PatientSquadLink } from './patient-squad.entity.js';
import { Patient } from './patient.entity.js';
import { PatientResolver } from './patient.resolver.js';
import { PatientService } from './patient.service.js';
import { patientData } from './patients.personal-data.js';
import { MERGE_FOLLOWERS, PATIENT_NEWS } from './patients.ports.js';
import { patientRoutes } from './patients.routes.js';
import { ProposalResolver } from './proposals/proposal.resolver.js';
import { ProposalService } from './proposals/proposal.service.js';

export const patientsModule = defineModule({
  name: 'patients',
  scope: 'patients',
  entities: [Patient, PatientSquadLink],
  personalData: [patientData],
  start: (
    { audit, cheer }: { readonly audit: AuditService; readonly cheer: CheerService },
    { clock, behind, every },
  ) => {
    const news = every(PATIENT_NEWS);
    const patientSearch = new PatientSearchService({ audit });
    const patients = new PatientService({ audit, cheer, searches: patientSearch, news });
    const proposals = new ProposalService({ audit, patients });
    const guardians = new GuardianService({ audit, patients, dataSource: behind });
    const patientImports = new PatientImportService({
      audit,
      batch: new PatientBatchService({ audit, cheer }),
      patients,
      searches: patientSearch,
    });
    const deaths = new PatientDeathService({ audit, news });
    const patientMerges = new PatientMergeService({ audit, followers: every(MERGE_FOLLOWERS), news });
    return {
      services: { patients, patientSearch, proposals, guardians, patientMerges, deaths },
      resolvers: [
        new PatientImportResolver(patientImports),
        new PatientMergeResolver(patientMerges),
        new PatientClashResolver(new PatientClashService({ audit, patients })),
        new PatientDeathResolver(deaths),
        new PatientResolver(patients, patientSearch),
        new ProposalResolver(proposals),
        new GuardianResolver(guardians),
      ],
      routes: { patients: patientRoutes({ patients, patientSearch }) },
      jobs: {
        tasks: { 'list-guardian-reviews': () => guardians.listDue(clock()) },
        // At midnight where the provider works, in summer and in winter.
        crontab: ['3 * * * * list-guardian-reviews'],
      },
    };
  },
});
