import { ArgsType, Field, Int } from 'type-graphql';
import type { PageRequest } from './paging.js';

/** The page of a connection: its first rows or those after a cursor, or its last rows or those before one. */
@ArgsType()
export class PageArgs implements PageRequest {
  @Field(() => Int, { nullable: true })
  first?: number | null;

  @Field(() => String, { nullable: true })
  after?: string | null;

  @Field(() => Int, { nullable: true })
  last?: number | null;

  @Field(() => String, { nullable: true })
  before?: string | null;
}
