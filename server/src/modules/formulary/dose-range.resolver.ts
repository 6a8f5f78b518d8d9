import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { CreateDoseRangeInput, RetireDoseRangeInput, UpdateDoseRangeInput } from './dose-range.inputs.js';
import type { DoseRangeService } from './dose-range.service.js';
import { DoseRange, DoseRangeVersion } from './dose-range.types.js';

@Resolver()
export class DoseRangeResolver {
  constructor(private readonly ranges: DoseRangeService) {}

  @Allow('admin', 'staff')
  @Query(() => [DoseRange], {
    description: 'The provider’s formulary: every entry in use, by drug, route and age. At most 500.',
  })
  doseRanges(@Ctx() context: Context): Promise<DoseRange[]> {
    return this.ranges.list(context);
  }

  @Allow('admin')
  @Query(() => [DoseRangeVersion], {
    description: 'The versions of an entry of the formulary, the newest first, at most 200.',
  })
  doseRangeHistory(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<DoseRangeVersion[]> {
    return this.ranges.history(context, id);
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => DoseRange)
  createDoseRange(
    @Ctx() context: Context,
    @Arg('input', () => CreateDoseRangeInput) input: CreateDoseRangeInput,
  ): Promise<DoseRange> {
    return this.ranges.create(context, input);
  }

  @Allow('admin')
  @Mutation(() => DoseRange)
  updateDoseRange(
    @Ctx() context: Context,
    @Arg('input', () => UpdateDoseRangeInput) input: UpdateDoseRangeInput,
  ): Promise<DoseRange> {
    return this.ranges.update(context, input);
  }

  @Allow('admin')
  @Mutation(() => DoseRange, { description: 'Takes an entry of the formulary out of use.' })
  retireDoseRange(
    @Ctx() context: Context,
    @Arg('input', () => RetireDoseRangeInput) input: RetireDoseRangeInput,
  ): Promise<DoseRange> {
    return this.ranges.retire(context, input);
  }
}
