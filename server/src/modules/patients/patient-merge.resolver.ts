import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { PatientMergeService } from './patient-merge.service.js';
import { MergePatientsInput, PatientMerge, UndoPatientMergeInput } from './patient-merge.types.js';

@Resolver()
export class PatientMergeResolver {
  constructor(private readonly merges: PatientMergeService) {}

  @Allow('admin')
  @Mutation(() => PatientMerge, {
    description: 'Says that two records are one person’s. Both stay; the one points at the other.',
  })
  mergePatients(
    @Ctx() context: Context,
    @Arg('input', () => MergePatientsInput) input: MergePatientsInput,
  ): Promise<PatientMerge> {
    return this.merges.merge(context, input);
  }

  @Allow('admin')
  @Mutation(() => PatientMerge, { description: 'Takes a merge back; repeating it changes nothing.' })
  undoPatientMerge(
    @Ctx() context: Context,
    @Arg('input', () => UndoPatientMergeInput) input: UndoPatientMergeInput,
  ): Promise<PatientMerge> {
    return this.merges.undo(context, input);
  }
}
