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
    description: 'Who last wrote each field of a patient, from the last fifty changes.',
  })
  patientFieldAuthors(
    @Ctx() context: Context,
    @Arg('patientId', () => ID) patientId: string,
  ): Promise<PatientFieldAuthor[]> {
    return this.clashes.authors(context, patientId);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Boolean, {
    description:
      'Records in the audit trail which of two answers about a patient was kept; changes nothing about the patient.',
  })
  settlePatientClash(
    @Ctx() context: Context,
    @Arg('input', () => SettlePatientClashInput) input: SettlePatientClashInput,
  ): Promise<boolean> {
    return this.clashes.settle(context, input);
  }
}
