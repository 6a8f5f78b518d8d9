import { Field, ID, InputType, Int } from 'type-graphql';
import type { ChangedClient, ClientFilter, NewClient } from './client.types.js';

@InputType('ClientFilter', { description: 'Which clients; filters left out do not apply.' })
export class ClientFilterInput implements ClientFilter {
  @Field(() => String, { nullable: true, description: 'Part of its name or of the contact’s.' })
  text?: string | null;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean | null;
}

@InputType()
abstract class ClientFactsInput {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  contactName?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;
}

@InputType()
export class CreateClientInput extends ClientFactsInput implements NewClient {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second client.',
  })
  id!: string;
}

@InputType({ description: 'All details of a client; fields left out are cleared.' })
export class UpdateClientInput extends ClientFactsInput implements ChangedClient {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Boolean)
  isActive!: boolean;
}
