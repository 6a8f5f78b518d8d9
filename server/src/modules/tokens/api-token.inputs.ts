import type { TokenRole } from '@sideline/schema/roles';
import { Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import { TokenRoleEnum } from './api-token.entity.js';
import type { NewApiToken } from './api-token.service.js';

@InputType()
export class CreateApiTokenInput implements NewApiToken {
  @Field(() => ID, { description: 'A UUID v7 made by the client; sending it again makes no second token.' })
  id!: string;

  @Field(() => String, { description: 'What it is for, in words.' })
  name!: string;

  @Field(() => TokenRoleEnum)
  role!: TokenRole;

  @Field(() => Boolean, { defaultValue: false })
  canWrite!: boolean;

  @Field(() => [String], {
    defaultValue: [],
    description:
      'Resources of the FHIR interface that it may read, such as system/Patient.read, and nothing else.',
  })
  scopes!: readonly string[];

  @Field(() => GraphQLISODateTime, { description: 'At most a year ahead.' })
  expiresAt!: Date;

  @Field(() => ID, { nullable: true, description: 'For the role client: whose events it may see.' })
  clientId?: string | null;
}
