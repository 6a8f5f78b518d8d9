import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { PatientClashService } from './patient-clash.service.js';
import { PatientFieldAuthor, SettlePatientClashInput } from './patient-clash.types.js';

@Resolver()
export class PatientClashResolver {
  constructor(private readonly clashes: PatientClashService) {}

  @Allow('admin', 'staff')
  @Query(() => [PatientFieldAuthor], {
    description: 'Who wrote each field of a patient last, of his last fifty changes.',
  })
  patientFieldAuthors(
    @Ctx() context: Context,
    @Arg('patient_id', () => ID) patientId: string,
  ): Promise<PatientFieldAuthor[]> {
    return this.clashes.authors(context, patientId);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Boolean, {
    description:
      'Puts into the trail which of two answers about a patient was let stand; changes nothing in his row.',
  })
  settlePatientClash(
    @Ctx() context: Context,
    @Arg('input', () => SettlePatientClashInput) input: SettlePatientClashInput,
  ): Promise<boolean> {
    return this.clashes.settle(context, input);
  }
}
