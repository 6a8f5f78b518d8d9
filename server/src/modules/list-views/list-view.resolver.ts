import type { ViewedList } from '@sideline/schema/lists';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { ListView, ViewedListEnum } from './list-view.entity.js';
import { SaveListViewInput } from './list-view.inputs.js';
import type { ListViewService } from './list-view.service.js';

/** Views are a person's own: an API token has none. */
@Resolver()
export class ListViewResolver {
  constructor(private readonly views: ListViewService) {}

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Query(() => [ListView], { description: "The caller's own views of a list, by name." })
  listViews(
    @Ctx() context: Context,
    @Arg('list', () => ViewedListEnum) list: ViewedList,
  ): Promise<ListView[]> {
    return this.views.list(context, list);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @MadeId('input.id')
  @Mutation(() => ListView)
  saveListView(
    @Ctx() context: Context,
    @Arg('input', () => SaveListViewInput) input: SaveListViewInput,
  ): Promise<ListView> {
    return this.views.save(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Boolean, { description: 'True; repeating it gives NOT_FOUND.' })
  deleteListView(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return this.views.remove(context, id);
  }
}
