import type { TokenRole } from '@sideline/schema/roles';
import type { TokenScope } from '@sideline/schema/scopes';
import { Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import { TokenRoleEnum, TokenScopeEnum } from './api-token.entity.js';
import type { NewApiToken } from './api-token.service.js';

@InputType()
export class CreateApiTokenInput implements NewApiToken {
  @Field(() => ID, { description: 'A UUID v7 made by the client; sending it again makes no second token.' })
  id!: string;

  @Field(() => String, { description: 'What it is for, in words.' })
  name!: string;

  @Field(() => TokenRoleEnum)
  role!: TokenRole;

  @Field(() => [TokenScopeEnum], { description: 'What it may reach: nothing beside these.' })
  scopes!: TokenScope[];

  @Field(() => GraphQLISODateTime, { description: 'At most a year ahead.' })
  expiresAt!: Date;

  @Field(() => ID, { nullable: true, description: 'For the role client: whose events it may see.' })
  clientId?: string | null;
}
