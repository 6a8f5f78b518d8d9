import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { PatientMergeService } from './patient-merge.service.js';
import { MergePatientsInput, PatientMerge, UndoPatientMergeInput } from './patient-merge.types.js';

@Resolver()
export class PatientMergeResolver {
  constructor(private readonly merges: PatientMergeService) {}

  @Allow('admin')
  @MadeId('input.mergeId', ['loserVersion', 'survivorVersion'])
  @Mutation(() => PatientMerge, {
    description: 'Merges two records of one person. Both are kept; one points to the other.',
  })
  mergePatients(
    @Ctx() context: Context,
    @Arg('input', () => MergePatientsInput) input: MergePatientsInput,
  ): Promise<PatientMerge> {
    return this.merges.merge(context, input);
  }

  @Allow('admin')
  @Mutation(() => PatientMerge, { description: 'Undoes a merge; repeating it changes nothing.' })
  undoPatientMerge(
    @Ctx() context: Context,
    @Arg('input', () => UndoPatientMergeInput) input: UndoPatientMergeInput,
  ): Promise<PatientMerge> {
    return this.merges.undo(context, input);
  }
}
