import { Field, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';

/** A client as administrators manage it: others see only its name. */
@ObjectType({ simpleResolvers: true, description: 'A client as administrators manage it.' })
export class ClientDetails {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  contactName!: string | null;

  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => Boolean, { description: 'False if the provider no longer works for it.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  version!: number;

  @Field(() => Int)
  eventCount!: number;

  @Field(() => [String], { description: 'The names of people who can sign in for it, by last name.' })
  users!: string[];
}

/** The row that a statement returns. */
export const clientDetailsRow: z.ZodType<ClientDetails> = z.object({
  id: z.string(),
  name: z.string(),
  contactName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isActive: z.boolean(),
  version: z.number(),
  eventCount: z.number(),
  users: z.array(z.string()),
});

/** Which clients; filters left out do not apply. */
export interface ClientFilter {
  /** Part of the name or the contact's. */
  readonly text?: string | null | undefined;
  readonly isActive?: boolean | null | undefined;
}

/** What is entered about a client, before it is checked. */
export interface NewClient {
  readonly id: string;
  readonly name: string;
  readonly contactName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** All details of a client from now on; `version` is the one that was read. */
export interface ChangedClient extends NewClient {
  readonly version: number;
  readonly isActive: boolean;
}
