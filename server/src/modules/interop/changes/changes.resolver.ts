import type { ChangeKind } from '@sideline/schema/changes';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { ChangeKindEnum, Changes, Node } from './change.types.js';
import type { ChangesService } from './changes.service.js';
import type { NodeService } from './node.service.js';

@Resolver()
export class ChangesResolver {
  constructor(
    private readonly feed: ChangesService,
    private readonly nodes: NodeService,
  ) {}

  @Allow('admin', 'staff')
  @Query(() => Changes, {
    description:
      'Changes since a cursor, including deletions, the earliest first; without a cursor, everything once. A token gets only what its scopes let it read.',
  })
  changes(
    @Ctx() context: Context,
    @Arg('since', () => String, { nullable: true }) since?: string | null,
    @Arg('kinds', () => [ChangeKindEnum], { nullable: true }) kinds?: ChangeKind[] | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
  ): Promise<Changes> {
    return this.feed.read(context, { since, kinds, first });
  }

  @Allow('admin', 'staff')
  @Query(() => Node, {
    nullable: true,
    description: 'A patient, PRF, shift, event or stock item by its id, as its own query returns it.',
  })
  node(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<object> {
    return this.nodes.read(context, id);
  }
}
