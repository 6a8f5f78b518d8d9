import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { ApiTokenView, CreatedApiToken } from './api-token.entity.js';
import { CreateApiTokenInput } from './api-token.inputs.js';
import type { ApiTokenService } from './api-token.service.js';

@Resolver()
export class ApiTokenResolver {
  constructor(private readonly tokens: ApiTokenService) {}

  @Allow({ roles: ['admin'], sessionOnly: true })
  @Query(() => [ApiTokenView], { description: 'Every API token, newest first.' })
  apiTokens(@Ctx() context: Context): Promise<ApiTokenView[]> {
    return this.tokens.list(context);
  }

  @Allow({ roles: ['admin'], sessionOnly: true })
  @MadeId('input.id')
  @Mutation(() => CreatedApiToken)
  createApiToken(
    @Ctx() context: Context,
    @Arg('input', () => CreateApiTokenInput) input: CreateApiTokenInput,
  ): Promise<CreatedApiToken> {
    return this.tokens.create(context, input);
  }

  @Allow({ roles: ['admin'], sessionOnly: true })
  @Mutation(() => ApiTokenView)
  revokeApiToken(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<ApiTokenView> {
    return this.tokens.revoke(context, id);
  }
}
