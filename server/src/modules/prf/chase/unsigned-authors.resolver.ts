import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { UnsignedAuthorsService } from './unsigned-authors.service.js';
import { RemindAuthorInput, UnsignedAuthor } from './unsigned.types.js';

@Resolver()
export class UnsignedAuthorsResolver {
  constructor(private readonly authors: UnsignedAuthorsService) {}

  @Allow('admin')
  @Query(() => [UnsignedAuthor], {
    description: 'People who started records that are not signed, those with the oldest first; at most 100.',
  })
  unsignedAuthors(@Ctx() context: Context): Promise<UnsignedAuthor[]> {
    return this.authors.list(context);
  }

  @Allow('admin')
  @Mutation(() => UnsignedAuthor, {
    description: 'Notifies an author of their open records by their chosen channels, once a day.',
  })
  remindAuthor(
    @Ctx() context: Context,
    @Arg('input', () => RemindAuthorInput) input: RemindAuthorInput,
  ): Promise<UnsignedAuthor> {
    return this.authors.remind(context, input.userId);
  }
}
