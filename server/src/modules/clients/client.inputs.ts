import { Field, ID, InputType, Int } from 'type-graphql';
import type { ChangedClient, ClientFilter, NewClient } from './client.types.js';

@InputType('ClientFilter', { description: 'Which clients; what is left out does not narrow.' })
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
  contact_name?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;
}

@InputType()
export class CreateClientInput extends ClientFactsInput implements NewClient {
  @Field(() => ID, { description: 'A UUID v7 that the client made; repeating it makes no second client.' })
  client_id!: string;
}

@InputType({ description: 'All that is said of a client: what is left out is cleared.' })
export class UpdateClientInput extends ClientFactsInput implements ChangedClient {
  @Field(() => ID)
  client_id!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Boolean)
  is_active!: boolean;
}
