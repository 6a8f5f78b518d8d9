import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { ListLayout } from './list-layout.entity.js';
import { SaveListLayoutInput } from './list-layout.inputs.js';
import type { ListLayoutService } from './list-layout.service.js';

/** Columns are a person's own: an API token keeps none. */
@Resolver()
export class ListLayoutResolver {
  constructor(private readonly layouts: ListLayoutService) {}

  @Allow({ roles: ['admin', 'staff', 'client'], sessionOnly: true })
  @Query(() => [ListLayout], { description: 'The list columns that the caller has set, by list.' })
  listLayouts(@Ctx() context: Context): Promise<ListLayout[]> {
    return this.layouts.list(context);
  }

  @Allow({ roles: ['admin', 'staff', 'client'], sessionOnly: true })
  @Mutation(() => ListLayout, {
    description: 'Saves the columns of a list; without columns, resets them to the default.',
  })
  saveListLayout(
    @Ctx() context: Context,
    @Arg('input', () => SaveListLayoutInput) input: SaveListLayoutInput,
  ): Promise<ListLayout> {
    return this.layouts.save(context, input);
  }
}
