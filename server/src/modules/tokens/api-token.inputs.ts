import type { TokenRole } from '@sideline/schema/roles';
import type { TokenScope } from '@sideline/schema/scopes';
import { Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import { TokenRoleEnum, TokenScopeEnum } from './api-token.entity.js';
import type { NewApiToken } from './api-token.service.js';

@InputType()
export class CreateApiTokenInput implements NewApiToken {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second token.',
  })
  id!: string;

  @Field(() => String, { description: 'The purpose of the token.' })
  name!: string;

  @Field(() => TokenRoleEnum)
  role!: TokenRole;

  @Field(() => [TokenScopeEnum], { description: 'The scopes of the token; it can reach nothing else.' })
  scopes!: TokenScope[];

  @Field(() => GraphQLISODateTime, { description: 'At most a year ahead.' })
  expiresAt!: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'For the role client: the client whose events it may see.',
  })
  clientId?: string | null;
}
