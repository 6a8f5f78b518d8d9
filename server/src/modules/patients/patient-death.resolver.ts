import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { PatientDeathService } from './patient-death.service.js';
import { UndoPatientDeathInput } from './patient-death.types.js';
import { Patient } from './patient.entity.js';

@Resolver()
export class PatientDeathResolver {
  constructor(private readonly deaths: PatientDeathService) {}

  @Allow('admin')
  @Mutation(() => Patient, {
    description:
      'Reverses a recorded death, with a reason. Signed records that state the death are unchanged: amend or void them.',
  })
  undoPatientDeath(
    @Ctx() context: Context,
    @Arg('input', () => UndoPatientDeathInput) input: UndoPatientDeathInput,
  ): Promise<Patient> {
    return this.deaths.undo(context, input);
  }
}
