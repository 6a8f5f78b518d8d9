import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { WitnessService } from './witness.service.js';
import { PossibleWitness } from './witness.types.js';

@Resolver()
export class WitnessResolver {
  constructor(private readonly witnesses: WitnessService) {}

  @Allow('admin', 'staff')
  @Query(() => [PossibleWitness], {
    description: 'Everyone who may witness controlled drugs, except the caller, by name. At most 1,000.',
  })
  possibleWitnesses(
    @Ctx() context: Context,
    @Arg('isAfterwards', () => Boolean, {
      nullable: true,
      description: 'True: includes the caller, for an entry that another person made.',
    })
    isAfterwards?: boolean | null,
  ): Promise<PossibleWitness[]> {
    return this.witnesses.possible(context, isAfterwards === true);
  }
}
